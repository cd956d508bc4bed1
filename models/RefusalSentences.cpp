#include "core/domain/RefusalTexts.h"
#include "models/Texts.h"

namespace oz0 {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("RefusalTexts", text);
}

// A sentence of the environment's rules that has the subject alone put in; another one as it is.
QString inTheirLanguage(const QString &sentence)
{
    const QString place = QStringLiteral("{subject}");
    for (const QString &code : catalogueCodes()) {
        const char *title = textFor(code)->title;
        const QStringList around = QString::fromUtf8(title).split(place);
        if (!code.startsWith(QLatin1String("environment.")) || around.size() != 2
            || around.join(QString()).contains(QLatin1Char('{')) || !sentence.startsWith(around.first())
            || !sentence.endsWith(around.last()) || sentence.size() <= around.first().size() + around.last().size())
            continue;
        return translated(title).replace(place, sentence.mid(around.first().size()).chopped(around.last().size()));
    }
    return sentence;
}

} // namespace

// The table's texts are the core's; a code that it does not know shows what the server said of it (U16).
QString Texts::refusal(const Refusal &refusal)
{
    if (const RefusalText *text = textFor(refusal.code))
        return filled(translated(text->title), refusal, tr("and", "between the last two of a list"));
    return refusal.message.isEmpty() ? refusal.code : refusal.message;
}

QString Texts::refusalRule(const Refusal &refusal)
{
    const RefusalText *text = textFor(refusal.code);
    return text ? filled(translated(text->rule), refusal, tr("and", "between the last two of a list")) : QString();
}

// Of an unknown code only the server's word is left (U16).
QString Texts::refusalWhoMay(const Refusal &refusal)
{
    if (const RefusalText *text = textFor(refusal.code))
        return filled(translated(text->whoMay), refusal, tr("and", "between the last two of a list"));
    return refusal.adminMayTry ? tr("An admin may try it.") : QString();
}

QString Texts::refusalNext(const Refusal &refusal)
{
    const RefusalText *text = textFor(refusal.code);
    return text ? filled(translated(text->next), refusal, tr("and", "between the last two of a list")) : QString();
}

// A node tells code and text, no parameters: what of the text was put in is found by the words around it.
QString Texts::partError(const PartError &error)
{
    const RefusalText *text = textFor(error.code);
    if (text && !QString::fromUtf8(text->title).contains(QLatin1Char('{')))
        return translated(text->title);
    QStringList lines = error.text.split(QLatin1Char('\n'));
    for (QString &line : lines)
        line = inTheirLanguage(line);
    return lines.join(QLatin1Char('\n'));
}

QString Texts::deliveryReason(const SecretDelivery &secret)
{
    const QString &why = secret.why;
    if (why == QLatin1String("bound"))
        return tr("for %1, the proxy fills it").arg(secret.hosts.join(QStringLiteral(", ")));
    if (why == QLatin1String("no_binding"))
        return tr("no binding, so the code reads it");
    if (why == QLatin1String("no_sandbox"))
        return tr("a node has no sandbox that could fill it, so the code reads it");
    if (why == QLatin1String("outside_agent"))
        return tr("an agent hands it to an outside program, so the code reads it");
    if (why == QLatin1String("remote_harness"))
        return tr("the plugin brings a remote harness, so the code reads it");
    if (why == QLatin1String("argument_binding"))
        return tr("it fills an argument of a tool, so the code reads it");
    if (why == QLatin1String("not_installed"))
        return tr("no installed version gets it");
    if (why == QLatin1String("not_required"))
        return tr("the installed version does not ask for it");
    if (why == QLatin1String("not_available"))
        return tr("an admin took it away or never gave it to the installed version");
    if (why == QLatin1String("not_in_tenant"))
        return tr("the tenant has no secret of this name");
    if (why == QLatin1String("remote_harness_differs"))
        return tr("its remote harnesses are not those of the installed version");
    return why;
}

} // namespace oz0
