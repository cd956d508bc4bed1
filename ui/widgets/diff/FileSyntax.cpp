#include "ui/widgets/diff/FileSyntax.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <QElapsedTimer>
#include <QTimer>

namespace oz0 {

namespace {

constexpr qint64 sliceMs = 4;
constexpr qsizetype readChars = 4096; ///< of a line; what comes after stays plain

// The theme's five tokens, not the library's own themes: they keep the contrast on the tinted lines.
Token tokenOf(const KSyntaxHighlighting::Format &format)
{
    using Style = KSyntaxHighlighting::Theme;
    switch (format.textStyle()) {
    case Style::Keyword:
    case Style::ControlFlow:
    case Style::Function:
    case Style::Attribute:
    case Style::DataType:
    case Style::BuiltIn:
    case Style::Import:
    case Style::Preprocessor:
    case Style::Extension:
        return Token::SynKey;
    case Style::String:
    case Style::VerbatimString:
    case Style::SpecialString:
    case Style::Char:
    case Style::SpecialChar:
        return Token::SynStr;
    case Style::DecVal:
    case Style::BaseN:
    case Style::Float:
    case Style::Constant:
        return Token::SynNum;
    case Style::Comment:
    case Style::Documentation:
    case Style::Annotation:
    case Style::CommentVar:
    case Style::RegionMarker:
        return Token::SynCom;
    case Style::Operator:
        return Token::SynPun;
    default:
        return Token::Text;
    }
}

// YAML's definition gives what is written without quotes the styles that other languages keep for names; only a Function is a key.
Token tokenInYaml(const KSyntaxHighlighting::Format &format)
{
    using Style = KSyntaxHighlighting::Theme;
    switch (format.textStyle()) {
    case Style::Attribute:
    case Style::DataType:
    case Style::Others:
        return Token::SynStr;
    case Style::Keyword:
        return Token::SynPun; // dashes, brackets and braces
    default:
        return tokenOf(format);
    }
}

} // namespace

class FileSyntax::Work : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    Work()
    {
        m_timer.setInterval(0);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { slice(); });
    }

    void start(const QString &path, const std::shared_ptr<const DiffText> &text)
    {
        m_timer.stop();
        m_text = text;
        for (Side *side : {&m_left, &m_right})
            *side = {};
        const KSyntaxHighlighting::Definition definition = m_repository.definitionForFileName(path);
        if (!text || !definition.isValid())
            return;
        setDefinition(definition);
        m_isYaml = definition.name() == QLatin1String("YAML");
        m_timer.start();
    }

    const QList<SyntaxSpan> *spans(DiffPane pane, int line) const
    {
        const Side &side = pane == DiffPane::Left ? m_left : m_right;
        return line < side.lines.size() ? &side.lines[line] : nullptr;
    }

    std::function<void()> changed;
    KSyntaxHighlighting::Repository m_repository;

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override
    {
        const Token token = m_isYaml ? tokenInYaml(format) : tokenOf(format);
        if (token != Token::Text && length > 0)
            m_spans.append({offset, length, token});
    }

private:
    struct Side
    {
        QList<QList<SyntaxSpan>> lines;
        KSyntaxHighlighting::State state;
    };

    void slice()
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < sliceMs) {
            const bool left = step(m_left, DiffPane::Left);
            const bool right = step(m_right, DiffPane::Right);
            if (!left && !right) {
                m_timer.stop();
                break;
            }
        }
        if (changed)
            changed();
    }

    bool step(Side &side, DiffPane pane)
    {
        const QList<TextLine> &lines = m_text->lines(pane);
        if (side.lines.size() >= lines.size())
            return false;
        m_spans.clear();
        const QString &text = lines[side.lines.size()].text;
        side.state = highlightLine(QStringView(text).left(readChars), side.state);
        side.lines.append(m_spans);
        return true;
    }

    std::shared_ptr<const DiffText> m_text;
    Side m_left;
    Side m_right;
    QList<SyntaxSpan> m_spans;
    bool m_isYaml = false;
    QTimer m_timer;
};

FileSyntax::FileSyntax() : m_work(std::make_unique<Work>()) { }
FileSyntax::~FileSyntax() = default;

bool FileSyntax::isAvailable()
{
    static const bool isThere = KSyntaxHighlighting::Repository().definitionForFileName(QStringLiteral("x.yaml")).isValid();
    return isThere;
}

void FileSyntax::setText(const QString &path, const std::shared_ptr<const DiffText> &text)
{
    m_work->start(path, text);
}

const QList<SyntaxSpan> *FileSyntax::spans(DiffPane pane, int line) const
{
    return m_work->spans(pane, line);
}

void FileSyntax::setChanged(std::function<void()> changed)
{
    m_work->changed = std::move(changed);
}

} // namespace oz0
