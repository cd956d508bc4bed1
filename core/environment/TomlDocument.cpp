#include "core/environment/TomlDocument.h"

#include <QStringDecoder>

namespace oz0 {

namespace {

Failure invalid(const QString &what, int line, int column)
{
    return Failure(Error{ErrorCode::InvalidInput, what, {}, {}, line, column});
}

/// The place of the first byte that is not UTF-8, 1-based and in characters.
std::pair<int, int> firstInvalid(const QByteArray &text)
{
    int line = 1;
    qsizetype lineStart = 0;
    while (lineStart < text.size()) {
        qsizetype end = text.indexOf('\n', lineStart);
        if (end < 0)
            end = text.size();
        const QByteArray one = text.mid(lineStart, end - lineStart);
        QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
        const QString decoded = decoder(one);
        if (decoder.hasError()) {
            const qsizetype bad = decoded.indexOf(QChar::ReplacementCharacter);
            return {line, int(std::max<qsizetype>(bad, 0)) + 1};
        }
        lineStart = end + 1;
        ++line;
    }
    return {line, 1};
}

} // namespace

Result<toml::table> parseToml(const QByteArray &text, qsizetype maxBytes)
{
    if (text.size() > maxBytes)
        return invalid(QStringLiteral("is larger than %1 bytes").arg(maxBytes), 1, 1);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    const QString decoded = decoder(text);
    if (decoder.hasError()) {
        const auto [line, column] = firstInvalid(text);
        return invalid(QStringLiteral("is not UTF-8"), line, column);
    }
    try {
        return toml::table(toml::parse(std::string_view(text.constData(), size_t(text.size()))));
    } catch (const toml::parse_error &error) {
        const auto &at = error.source().begin;
        return invalid(QStringLiteral("is not TOML 1.0: ") + textOf(error.description()), int(at.line), int(at.column));
    } catch (const std::exception &error) {
        return invalid(QStringLiteral("is not TOML 1.0: ") + QString::fromUtf8(error.what()), 1, 1);
    }
}

QString textOf(const toml::node *node)
{
    if (node == nullptr || !node->is_string())
        return {};
    return textOf(std::string_view(node->as_string()->get()));
}

} // namespace oz0
