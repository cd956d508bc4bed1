#include "core/manifest/YamlTree.h"

#include "core/manifest/ManifestReader.h"
#include "core/manifest/ShownNames.h"
#include "core/manifest/YamlStandIns.h"

#include <yaml.h>

#include <algorithm>
#include <cstring>

namespace oz0 {

namespace {

class Event
{
public:
    Event() = default;
    ~Event()
    {
        if (m_filled)
            yaml_event_delete(&m_event);
    }
    Event(const Event &) = delete;
    Event &operator=(const Event &) = delete;

    bool read(yaml_parser_t *parser)
    {
        m_filled = yaml_parser_parse(parser, &m_event) != 0;
        return m_filled;
    }
    const yaml_event_t *operator->() const { return &m_event; }

private:
    yaml_event_t m_event{};
    bool m_filled = false;
};

class TreeBuilder
{
public:
    explicit TreeBuilder(const QByteArray &text) : m_text(text), m_standIns(text)
    {
        yaml_parser_initialize(&m_parser);
        yaml_parser_set_encoding(&m_parser, YAML_UTF8_ENCODING);
        // libyaml would give the first line a column more, and then find the next key outside the mapping.
        const qsizetype mark = text.startsWith("\xef\xbb\xbf") ? 3 : 0;
        const QByteArray &given = m_standIns.text();
        yaml_parser_set_input_string(&m_parser, reinterpret_cast<const unsigned char *>(given.constData()) + mark,
                                     size_t(given.size() - mark));
        m_lineStarts.append(mark);
        for (qsizetype i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
            m_lineStarts.append(i + 1);
    }
    ~TreeBuilder() { yaml_parser_delete(&m_parser); }
    TreeBuilder(const TreeBuilder &) = delete;
    TreeBuilder &operator=(const TreeBuilder &) = delete;

    YamlTree build()
    {
        bool goesOn = m_standIns.isPossible();
        if (!goesOn)
            complain(QStringLiteral("more different characters than can be told apart"), 1, 1);
        while (goesOn) {
            Event event;
            if (!event.read(&m_parser)) {
                complainOfSyntax();
                break;
            }
            goesOn = take(event);
        }
        return std::move(m_tree);
    }

private:
    static Span spanOf(const Event &event)
    {
        return {int(event->start_mark.line) + 1, int(event->start_mark.column) + 1, int(event->end_mark.line) + 1,
                int(event->end_mark.column) + 1};
    }

    void complain(const QString &message, int line, int column)
    {
        if (m_tree.problems.size() < yamlMaxProblems)
            m_tree.problems.append(Error{ErrorCode::InvalidInput, message, {}, {}, line, column});
    }

    void complainOfSyntax()
    {
        if (m_parser.error == YAML_READER_ERROR) {
            const qsizetype offset = m_standIns.originalOffset(m_lineStarts.first() + qsizetype(m_parser.problem_offset));
            const qsizetype line = std::upper_bound(m_lineStarts.begin(), m_lineStarts.end(), offset) - m_lineStarts.begin();
            const QString before = QString::fromUtf8(m_text.mid(m_lineStarts[line - 1], offset - m_lineStarts[line - 1]));
            complain(QStringLiteral("this is not text in UTF-8, or a control character"), int(line), int(before.size()) + 1);
            return;
        }
        QString message = QString::fromUtf8(m_parser.problem ? m_parser.problem : "this cannot be read");
        if (m_parser.context)
            message = QString::fromUtf8(m_parser.context) + QStringLiteral(": ") + message;
        const yaml_mark_t &mark = m_parser.problem_mark;
        complain(QStringLiteral("no valid YAML: ") + message, int(mark.line) + 1, int(mark.column) + 1);
    }

    // False when reading is over, for whichever reason.
    bool take(const Event &event)
    {
        switch (event->type) {
        case YAML_DOCUMENT_START_EVENT:
            if (++m_documents > 1) {
                complain(QStringLiteral("a second document; only one is allowed"), spanOf(event).line, spanOf(event).column);
                m_tree.isComplete = true;
                return false;
            }
            return true;
        case YAML_STREAM_END_EVENT:
            m_tree.isComplete = true;
            return false;
        case YAML_ALIAS_EVENT:
            noteWhereItStands();
            complain(QStringLiteral("an alias (*%1) is not allowed").arg(told(event->data.alias.anchor)), spanOf(event).line,
                     spanOf(event).column);
            add(event, YamlNode::Kind::Damaged);
            m_tree.nodes.last().end = qint32(m_tree.nodes.size());
            return true;
        case YAML_SCALAR_EVENT:
            takeScalar(event);
            return true;
        case YAML_SEQUENCE_START_EVENT:
            return open(event, YamlNode::Kind::Sequence, event->data.sequence_start.anchor, event->data.sequence_start.tag,
                        event->data.sequence_start.style == YAML_BLOCK_SEQUENCE_STYLE);
        case YAML_MAPPING_START_EVENT:
            return open(event, YamlNode::Kind::Mapping, event->data.mapping_start.anchor, event->data.mapping_start.tag,
                        event->data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE);
        case YAML_SEQUENCE_END_EVENT:
        case YAML_MAPPING_END_EVENT:
            close(event);
            return true;
        default:
            return true;
        }
    }

    // What stands below `headers` is not told, whatever YAML takes it for; the value of a header may begin with any sign.
    QString told(const unsigned char *name) const { return m_hides ? hiddenWord() : shownWord(QString::fromUtf8(asText(name))); }

    // The next event begins a key or a value of what is open.
    void noteWhereItStands()
    {
        if (m_open.isEmpty())
            return;
        Open &parent = m_open.last();
        const bool isValue = parent.isMapping && parent.children++ % 2 == 1;
        m_hides = parent.hides || (isValue && parent.key == QLatin1String("headers"));
    }

    static const char *asText(const unsigned char *text) { return reinterpret_cast<const char *>(text); }

    YamlNode &add(const Event &event, YamlNode::Kind kind)
    {
        YamlNode node;
        node.kind = kind;
        node.span = spanOf(event);
        if (!m_open.isEmpty() && m_open.last().isBlockSequence)
            node.dash = dashBefore(node.span, m_open.last().column);
        m_lastClosed = node.span;
        m_tree.nodes.append(node);
        return m_tree.nodes.last();
    }

    // Every dash of a block sequence stands in the sequence's own column; an entry may begin on a later line than its dash.
    Span dashBefore(const Span &entry, int column) const
    {
        const qsizetype offset = m_lineStarts[qMin(qsizetype(entry.line), m_lineStarts.size()) - 1] + column - 1;
        if (column <= entry.column && offset < m_text.size() && m_text[offset] == '-')
            return {entry.line, column, entry.line, column + 1};
        return entry;
    }

    void takeScalar(const Event &event)
    {
        const auto &scalar = event->data.scalar;
        noteWhereItStands();
        noteAnchor(event, scalar.anchor);
        YamlNode &node = add(event, YamlNode::Kind::Scalar);
        node.text = m_standIns.restored(QString::fromUtf8(asText(scalar.value), qsizetype(scalar.length)));
        node.plain = scalar.style == YAML_PLAIN_SCALAR_STYLE;
        if (!m_open.isEmpty())
            m_open.last().key = node.text;
        node.end = qint32(m_tree.nodes.size());
        setTag(node, scalar.tag);
    }

    bool open(const Event &event, YamlNode::Kind kind, const unsigned char *anchor, const unsigned char *tag, bool isBlock)
    {
        noteWhereItStands();
        noteAnchor(event, anchor);
        if (m_open.size() >= manifestMaxDepth) {
            complain(QStringLiteral("more than %1 levels").arg(manifestMaxDepth), spanOf(event).line, spanOf(event).column);
            return false;
        }
        YamlNode &node = add(event, kind);
        setTag(node, tag);
        m_open.append({qint32(m_tree.nodes.size() - 1), node.span.column, isBlock, isBlock && kind == YamlNode::Kind::Sequence,
                       kind == YamlNode::Kind::Mapping, m_hides});
        return true;
    }

    void close(const Event &event)
    {
        const Open opened = m_open.takeLast();
        YamlNode &node = m_tree.nodes[opened.index];
        node.end = qint32(m_tree.nodes.size());
        // libyaml ends a block where the next token begins; a person sees it end with its last value.
        const Span last = opened.isBlock && node.end > opened.index + 1 ? m_lastClosed : spanOf(event);
        node.span.endLine = last.endLine;
        node.span.endColumn = last.endColumn;
        m_lastClosed = node.span;
    }

    void noteAnchor(const Event &event, const unsigned char *anchor)
    {
        if (anchor)
            complain(QStringLiteral("an anchor (&%1) is not allowed").arg(told(anchor)), spanOf(event).line,
                     spanOf(event).column);
    }

    void setTag(YamlNode &node, const unsigned char *tag)
    {
        if (!tag)
            return;
        struct Known
        {
            const char *name;
            YamlNode::Tag tag;
            YamlNode::Kind kind;
        };
        static constexpr Known known[] = {
            {"tag:yaml.org,2002:str", YamlNode::Tag::Text, YamlNode::Kind::Scalar},
            {"tag:yaml.org,2002:int", YamlNode::Tag::Integer, YamlNode::Kind::Scalar},
            {"tag:yaml.org,2002:float", YamlNode::Tag::Number, YamlNode::Kind::Scalar},
            {"tag:yaml.org,2002:bool", YamlNode::Tag::Boolean, YamlNode::Kind::Scalar},
            {"tag:yaml.org,2002:null", YamlNode::Tag::Null, YamlNode::Kind::Scalar},
            {"tag:yaml.org,2002:seq", YamlNode::Tag::Sequence, YamlNode::Kind::Sequence},
            {"tag:yaml.org,2002:map", YamlNode::Tag::Mapping, YamlNode::Kind::Mapping},
        };
        if (std::strcmp(asText(tag), "!") == 0) {
            if (node.kind == YamlNode::Kind::Scalar)
                node.tag = YamlNode::Tag::Text;
            return;
        }
        for (const Known &entry : known) {
            if (std::strcmp(asText(tag), entry.name) == 0 && node.kind == entry.kind) {
                node.tag = entry.tag;
                return;
            }
        }
        complain(QStringLiteral("the tag %1 is not allowed here").arg(told(tag)), node.span.line, node.span.column);
        if (node.kind == YamlNode::Kind::Scalar)
            node.kind = YamlNode::Kind::Damaged;
    }

    struct Open
    {
        qint32 index;
        int column;
        bool isBlock;
        bool isBlockSequence;
        bool isMapping;
        bool hides; ///< a value of `headers`
        qsizetype children = 0;
        QString key = {}; ///< the last scalar
    };

    const QByteArray &m_text;
    const YamlStandIns m_standIns;
    QList<qsizetype> m_lineStarts;
    yaml_parser_t m_parser{};
    YamlTree m_tree;
    QList<Open> m_open;
    Span m_lastClosed;
    int m_documents = 0;
    bool m_hides = false; ///< what the event at hand names
};

} // namespace

YamlTree readYamlTree(const QByteArray &text, qsizetype maxBytes)
{
    if (text.size() > maxBytes) {
        const QByteArray kept = text.left(maxBytes);
        const int line = int(kept.count('\n')) + 1;
        const int column = int(QString::fromUtf8(kept.mid(kept.lastIndexOf('\n') + 1)).size()) + 1;
        YamlTree tree;
        tree.problems.append(
            Error{ErrorCode::InvalidInput, QStringLiteral("more than %1 bytes").arg(maxBytes), {}, {}, line, column});
        return tree;
    }
    return TreeBuilder(text).build();
}

} // namespace oz0
