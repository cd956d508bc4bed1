#include "models/presenters/ContextsPresenter.h"

#include "core/client/Await.h"
#include "core/client/ServerAddress.h"
#include "core/client/TlsProblem.h"
#include "core/wire/ErrorTable.h"
#include "models/Texts.h"

#include <QDir>
#include <QFile>
#include <QSslCertificate>

#include <algorithm>

namespace oz0 {

namespace {

Failure wrong(const char *field, const QString &why)
{
    return Failure(ErrorCode::InvalidInput, why, QLatin1String(field));
}

} // namespace

/// One question to a server, with all that it needs to be asked.
struct ContextsPresenter::Trial
{
    Trial(const Context &context, const MonotonicClock &clock) : gate(context.contextClass, clock), client(context, gate) { }
    ContextGate gate;
    HttpApiClient client;
    RequestScope scope;
};

ContextsPresenter::ContextsPresenter(CredentialStore &credentials, QObject *parent) : QObject(parent), m_credentials(credentials)
{ }

ContextsPresenter::~ContextsPresenter() = default;

bool ContextsPresenter::isToken(const QString &text)
{
    for (const QChar c : text) {
        if (c <= QLatin1Char(' ') || c > QLatin1Char('~'))
            return false;
    }
    return !text.isEmpty() && text.size() <= 4096;
}

void ContextsPresenter::reload()
{
    QList<ContextRow> rows;
    bool isCurrentStored = false;
    for (const Result<Context> &read : allContexts()) {
        ContextRow row;
        if (!read) {
            row.context.file = read.error().subject;
            row.problem = read.error().message;
        } else {
            row.context = *read;
            row.context.token.clear();
            row.place = m_places.value(read->name, read->tokenInKeychain ? TokenPlace::Keychain : TokenPlace::File);
            row.isCurrent = read->name == m_current.name;
            isCurrentStored = isCurrentStored || row.isCurrent;
            if (const ContextRow *old = this->row(read->name)) {
                row.test = old->test;
                row.testText = old->testText;
                row.testDetails = old->testDetails;
            }
        }
        rows.append(row);
    }
    if (!m_current.name.isEmpty() && !isCurrentStored) {
        ContextRow row;
        row.context = m_current;
        row.context.token.clear();
        row.place = TokenPlace::Memory;
        row.isCurrent = true;
        row.isStored = false;
        if (const ContextRow *old = this->row(m_current.name)) {
            row.test = old->test;
            row.testText = old->testText;
            row.testDetails = old->testDetails;
        }
        rows.prepend(row);
    }
    m_model.setRows(rows);
    Q_EMIT changed();
}

void ContextsPresenter::setCurrent(const Context &context)
{
    m_current = context;
    reload();
}

const ContextRow *ContextsPresenter::row(const QString &key) const
{
    const int at = m_model.rowOf(key);
    return at < 0 ? nullptr : &m_model.at(at);
}

Result<Context> ContextsPresenter::contextOf(const QString &name) const
{
    const Result<Context> stored = contextNamed(name);
    return !stored && !name.isEmpty() && name == m_current.name ? Result<Context>(m_current) : stored;
}

void ContextsPresenter::keep(Context context, TokenPlace place, Kept kept)
{
    const QString token = context.token;
    const auto finish = [this, context, kept = std::move(kept)](TokenPlace where, const QString &why) {
        const Result<Context> written = keepContext(context, where);
        if (written) {
            if (where == TokenPlace::Memory)
                m_places.insert(context.name, where);
            else
                m_places.remove(context.name);
        }
        reload();
        kept(written, where, why);
    };
    if (place != TokenPlace::Keychain) {
        m_credentials.remember(context, token);
        finish(place, {});
        return;
    }
    await(m_credentials.keep(context, token), this, [finish](const Result<void> &result) {
        if (result)
            finish(TokenPlace::Keychain, {});
        else
            finish(TokenPlace::Memory, keychainProblem(result.error()));
    });
}

void ContextsPresenter::importFile(const QString &file, bool replace, Kept kept)
{
    const Result<Context> context = readContext(file);
    if (!context) {
        kept(context, TokenPlace::File, {});
        return;
    }
    if (!replace && contextNamed(context->name)) {
        kept(Failure(ErrorCode::Conflict, QStringLiteral("there is such a context already"), context->name), TokenPlace::File,
             {});
        return;
    }
    if (context->tokenInKeychain) {
        // Its token was never in the file: whoever has it in his keychain can use it.
        const Result<Context> written = keepContext(*context, TokenPlace::Keychain);
        reload();
        kept(written, TokenPlace::Keychain, {});
        return;
    }
    keep(*context, TokenPlace::Keychain, std::move(kept));
}

void ContextsPresenter::add(const ContextDraft &draft, Kept kept)
{
    const Result<Context> context = read(draft);
    if (!context)
        kept(context, draft.place, {});
    else
        keep(*context, draft.place, std::move(kept));
}

void ContextsPresenter::replaceToken(const QString &name, const QString &token, Kept kept)
{
    Result<Context> context = contextNamed(name); // one that is not stored is not stored by this
    if (!context) {
        kept(context, TokenPlace::Keychain, {});
        return;
    }
    const TokenPlace place = context->tokenInKeychain ? TokenPlace::Keychain : TokenPlace::File;
    context->token = token;
    keep(*context, place, std::move(kept));
}

void ContextsPresenter::keepInFile(const QString &name, Kept kept)
{
    Result<Context> context = contextOf(name);
    if (!context) {
        kept(context, TokenPlace::File, {});
        return;
    }
    await(m_credentials.token(*context), this, [this, context = *context, kept = std::move(kept)](const Result<QString> &token) {
        if (!token) {
            kept(Failure(token.error()), TokenPlace::Memory, keychainProblem(token.error()));
            return;
        }
        Context whole = context;
        whole.token = *token;
        keep(whole, TokenPlace::File, kept);
    });
}

Result<void> ContextsPresenter::remove(const QString &name)
{
    const ContextRow *known = row(name);
    if (!known)
        return Failure(ErrorCode::NotFound, QStringLiteral("there is no context %1").arg(name), name);
    const Context context = known->context;
    if (!known->isStored)
        return Failure(ErrorCode::NotFound, QStringLiteral("%1 is not stored here").arg(name), name);
    if (!QFile::remove(context.file))
        return Failure(ErrorCode::UnreadableFile, QStringLiteral("%1 cannot be removed").arg(context.file), context.file);
    QDir().rmdir(QFileInfo(context.file).path()); // stays when something else lies in it
    m_places.remove(name);
    if (known->problem.isEmpty())
        await(m_credentials.forget(context), this, [](const Result<void> &) {});
    reload();
    Q_EMIT removed(name);
    return {};
}

void ContextsPresenter::showTest(const QString &name, ContextRow::Test test, const QString &text, const QString &details)
{
    const ContextRow *known = row(name);
    if (!known)
        return;
    ContextRow changedRow = *known;
    changedRow.test = test;
    changedRow.testText = text;
    changedRow.testDetails = details;
    m_model.change(changedRow);
    Q_EMIT changed();
}

void ContextsPresenter::test(const QString &name)
{
    const Result<Context> context = contextOf(name);
    if (!context) {
        showTest(name, ContextRow::Test::Bad, Texts::error(context.error()), context.error().message);
        return;
    }
    showTest(name, ContextRow::Test::Running, tr("Asking %1").arg(context->server.toString()), {});
    await(m_credentials.token(*context), this, [this, name, context = *context](const Result<QString> &token) {
        if (!token) {
            showTest(name, ContextRow::Test::Bad, keychainProblem(token.error()), token.error().message);
            return;
        }
        Context whole = context;
        whole.token = *token;
        test(whole, [this, name](const Result<WhoAmI> &who) {
            if (who)
                showTest(name, ContextRow::Test::Good, testSentence(*who), {});
            else
                showTest(name, ContextRow::Test::Bad, Texts::error(who.error()),
                         QStringLiteral("%1 — %2").arg(QString::fromLatin1(rowOf(who.error().code).name), who.error().message));
        });
    });
}

void ContextsPresenter::test(const Context &context, Tested tested)
{
    m_trials.push_back(std::make_unique<Trial>(context, m_clock));
    Trial *trial = m_trials.back().get();
    await(trial->client.whoAmI(trial->scope), this, [this, trial, tested = std::move(tested)](const Result<WhoAmI> &who) {
        const Result<WhoAmI> answer = who;
        endTrial(trial);
        tested(answer);
    });
}

void ContextsPresenter::endTrial(Trial *trial)
{
    m_trials.erase(std::remove_if(m_trials.begin(), m_trials.end(), [trial](const auto &one) { return one.get() == trial; }),
                   m_trials.end());
}

Result<Context> ContextsPresenter::read(const ContextDraft &draft) const
{
    if (!isContextName(draft.name))
        return wrong("name", tr("A name has letters, digits, “.”, “_” and “-”."));
    if (m_model.contains(draft.name))
        return wrong("name", tr("There is a context with this name."));
    const Result<QUrl> server = serverAddress(draft.server.trimmed());
    if (!server)
        return wrong("server", tr("The server’s address reads https://HOST:PORT; http is for this machine only."));
    const qsizetype certificates = QSslCertificate::fromData(draft.certificates, QSsl::Pem).size();
    if (certificates > 2 || (server->scheme() == QLatin1String("https") && certificates == 0))
        return wrong("certificates", tr("A PEM file with one or two certificates is needed: exactly these are trusted."));
    if (draft.tenant.isEmpty() || draft.tenant.size() > 100)
        return wrong("tenant", tr("A tenant is needed."));
    if (!isToken(draft.token))
        return wrong("token", tr("A token is needed, without spaces."));
    Context context;
    context.name = draft.name;
    context.server = *server;
    context.certificates = draft.certificates;
    context.tenant = TenantId(draft.tenant);
    context.contextClass = draft.contextClass;
    context.token = draft.token;
    context.tokenInKeychain = draft.place != TokenPlace::File;
    return context;
}

QString ContextsPresenter::keychainProblem(const Error &error)
{
    switch (error.code) {
    case ErrorCode::TimedOut:
        return tr("The keychain does not answer.");
    case ErrorCode::NotPermitted:
        return tr("The keychain is locked, or did not permit it.");
    case ErrorCode::NotFound:
        return tr("The keychain holds no token for this context.");
    case ErrorCode::InvalidContext:
        return tr("This context has no token.");
    default:
        return tr("No keychain answers on this machine.");
    }
}

QString ContextsPresenter::testSentence(const WhoAmI &who)
{
    const QString until = who.tokenExpires == Instant{}
        ? QString()
        : tr(" The token lasts until %1.").arg(Texts::dateAndTime(who.tokenExpires));
    return tr("It answers: you are %1, %2 of tenant %3.", "principal, role, tenant")
               .arg(who.principal.text(), Texts::role(who.role), who.tenant.text())
        + until;
}

QStringList ContextsPresenter::certificateLines(const QByteArray &pem)
{
    QStringList lines;
    for (const QSslCertificate &certificate : QSslCertificate::fromData(pem, QSsl::Pem)) {
        const QString name = certificate.subjectInfo(QSslCertificate::CommonName).join(QStringLiteral(", ")).left(200);
        lines.append(tr("“%1”, valid until %2, SHA-256 %3", "name, date, fingerprint")
                         .arg(name, QLocale().toString(certificate.expiryDate().toLocalTime(), QLocale::ShortFormat),
                              fingerprint(certificate)));
    }
    return lines;
}

} // namespace oz0
