#include "core/environment/Marker.h"

#include "core/environment/Pep440.h"
#include "core/environment/Requirement.h"

#include <algorithm>
#include <vector>

namespace oz0 {

struct Operand
{
    bool literal = false;
    QString text;
};

struct Marker::Node
{
    enum class Kind { And, Or, Compare } kind = Kind::Compare;
    std::vector<std::shared_ptr<const Node>> children;
    Operand left;
    QString op;
    Operand right;
};

namespace {

constexpr qsizetype longestMarker = 16 * 1024;
constexpr int deepestMarker = 64;

using NodePtr = std::shared_ptr<const Marker::Node>;

class MarkerParser
{
public:
    explicit MarkerParser(const QString &text) : m_text(text) { }

    NodePtr parseWhole()
    {
        NodePtr node = parseList(Marker::Node::Kind::Or);
        skipSpace();
        return node && m_at == m_text.size() ? node : nullptr;
    }

private:
    void skipSpace()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }

    bool takeWord(const QString &word)
    {
        skipSpace();
        if (m_text.mid(m_at, word.size()) != word)
            return false;
        const qsizetype after = m_at + word.size();
        if (after < m_text.size() && (m_text[after].isLetterOrNumber() || m_text[after] == QLatin1Char('_')))
            return false;
        m_at = after;
        return true;
    }

    NodePtr parseList(Marker::Node::Kind kind)
    {
        const bool isOr = kind == Marker::Node::Kind::Or;
        auto node = std::make_shared<Marker::Node>();
        node->kind = kind;
        do {
            NodePtr child = isOr ? parseList(Marker::Node::Kind::And) : parseOne();
            if (!child)
                return nullptr;
            node->children.push_back(std::move(child));
        } while (takeWord(isOr ? QStringLiteral("or") : QStringLiteral("and")));
        return node->children.size() == 1 ? node->children.front() : NodePtr(node);
    }

    NodePtr parseOne()
    {
        skipSpace();
        if (m_at < m_text.size() && m_text[m_at] == QLatin1Char('(')) {
            if (++m_depth > deepestMarker)
                return nullptr;
            ++m_at;
            NodePtr inner = parseList(Marker::Node::Kind::Or);
            skipSpace();
            if (!inner || m_at >= m_text.size() || m_text[m_at] != QLatin1Char(')'))
                return nullptr;
            ++m_at;
            --m_depth;
            return inner;
        }
        auto node = std::make_shared<Marker::Node>();
        if (!parseOperand(node->left) || !parseOperator(node->op) || !parseOperand(node->right))
            return nullptr;
        return node->left.literal == node->right.literal ? nullptr : NodePtr(node);
    }

    bool parseOperand(Operand &operand)
    {
        skipSpace();
        if (m_at >= m_text.size())
            return false;
        const QChar first = m_text[m_at];
        if (first == QLatin1Char('"') || first == QLatin1Char('\'')) {
            const qsizetype end = m_text.indexOf(first, m_at + 1);
            if (end < 0)
                return false;
            operand = {true, m_text.mid(m_at + 1, end - m_at - 1)};
            m_at = end + 1;
            return true;
        }
        const qsizetype start = m_at;
        while (m_at < m_text.size()
               && (m_text[m_at].isLetterOrNumber() || m_text[m_at] == QLatin1Char('_') || m_text[m_at] == QLatin1Char('.')))
            ++m_at;
        operand = {false, m_text.mid(start, m_at - start).replace(QLatin1Char('.'), QLatin1Char('_'))};
        if (operand.text == QLatin1String("python_implementation"))
            operand.text = QStringLiteral("platform_python_implementation");
        static const QStringList known = {QStringLiteral("os_name"),
                                          QStringLiteral("sys_platform"),
                                          QStringLiteral("platform_machine"),
                                          QStringLiteral("platform_python_implementation"),
                                          QStringLiteral("platform_release"),
                                          QStringLiteral("platform_system"),
                                          QStringLiteral("platform_version"),
                                          QStringLiteral("python_version"),
                                          QStringLiteral("python_full_version"),
                                          QStringLiteral("implementation_name"),
                                          QStringLiteral("implementation_version"),
                                          QStringLiteral("extra"),
                                          QStringLiteral("extras"),
                                          QStringLiteral("dependency_groups")};
        return known.contains(operand.text);
    }

    bool parseOperator(QString &op)
    {
        skipSpace();
        static const QStringList signs = {QStringLiteral("==="), QStringLiteral("=="), QStringLiteral("~="), QStringLiteral("!="),
                                          QStringLiteral("<="),  QStringLiteral(">="), QStringLiteral("<"),  QStringLiteral(">")};
        for (const QString &sign : signs) {
            if (m_text.mid(m_at, sign.size()) == sign) {
                m_at += sign.size();
                op = sign;
                return true;
            }
        }
        if (takeWord(QStringLiteral("not"))) {
            op = QStringLiteral("not in");
            return takeWord(QStringLiteral("in"));
        }
        op = QStringLiteral("in");
        return takeWord(op);
    }

    const QString &m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
};

bool isVersionName(const QString &name)
{
    return name == QLatin1String("python_version") || name == QLatin1String("python_full_version")
        || name == QLatin1String("implementation_version");
}

QString mirrored(const QString &op)
{
    static const QHash<QString, QString> pairs = {{QStringLiteral("<"), QStringLiteral(">")},
                                                  {QStringLiteral(">"), QStringLiteral("<")},
                                                  {QStringLiteral("<="), QStringLiteral(">=")},
                                                  {QStringLiteral(">="), QStringLiteral("<=")}};
    return pairs.value(op, op);
}

bool compareText(const QString &left, const QString &op, const QString &right)
{
    if (op == QLatin1String("==") || op == QLatin1String("==="))
        return left == right;
    if (op == QLatin1String("!="))
        return left != right;
    if (op == QLatin1String("<"))
        return left < right;
    if (op == QLatin1String("<="))
        return left <= right;
    if (op == QLatin1String(">"))
        return left > right;
    if (op == QLatin1String(">="))
        return left >= right;
    return false;
}

bool compareNode(const Marker::Node &node, const MarkerEnvironment &environment)
{
    const bool variableLeft = !node.left.literal;
    const QString &name = variableLeft ? node.left.text : node.right.text;
    const QString &literal = variableLeft ? node.right.text : node.left.text;
    const bool negated = node.op == QLatin1String("not in") || node.op == QLatin1String("!=");

    if (name == QLatin1String("extra") || name == QLatin1String("extras") || name == QLatin1String("dependency_groups"))
        return environment.extras.contains(normalisedPackageName(literal)) != negated;
    const auto found = environment.values.constFind(name);
    if (found == environment.values.constEnd())
        return true;
    const QString &value = *found;
    if (node.op == QLatin1String("in") || node.op == QLatin1String("not in")) {
        const bool inside = variableLeft ? literal.contains(value) : value.contains(literal);
        return inside != negated;
    }
    const QString op = variableLeft ? node.op : mirrored(node.op);
    if (isVersionName(name)) {
        if (const auto range = VersionRange::parse(op + literal))
            return range->contains(value);
    }
    return compareText(value, op, literal);
}

bool evaluate(const Marker::Node &node, const MarkerEnvironment &environment)
{
    const auto child = [&](const NodePtr &one) { return evaluate(*one, environment); };
    if (node.kind == Marker::Node::Kind::And)
        return std::all_of(node.children.begin(), node.children.end(), child);
    if (node.kind == Marker::Node::Kind::Or)
        return std::any_of(node.children.begin(), node.children.end(), child);
    return compareNode(node, environment);
}

} // namespace

Marker::Marker(std::shared_ptr<const Node> root) : m_root(std::move(root)) { }

std::optional<Marker> Marker::parse(const QString &text)
{
    if (text.size() > longestMarker)
        return std::nullopt;
    MarkerParser parser(text);
    if (NodePtr root = parser.parseWhole())
        return Marker(std::move(root));
    return std::nullopt;
}

bool Marker::holds(const MarkerEnvironment &environment) const
{
    return evaluate(*m_root, environment);
}

} // namespace oz0
