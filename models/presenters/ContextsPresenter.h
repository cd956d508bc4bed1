// The contexts without their dialog: import, add, test, sign in again, remove; and what became of each token.
#pragma once

#include "core/base/MonotonicClock.h"
#include "core/client/ContextGate.h"
#include "core/client/HttpApiClient.h"
#include "core/client/RequestScope.h"
#include "models/ContextsModel.h"
#include "models/Roles.h"

#include <functional>
#include <memory>

namespace oz0 {

/// What a person types for a new context. The certificates are PEM, as the file that he chose holds them.
struct ContextDraft
{
    QString name;
    QString server;
    QByteArray certificates;
    QString tenant = QStringLiteral("default");
    ContextClass contextClass = ContextClass::Production;
    QString token;
    TokenPlace place = TokenPlace::Keychain;
};

/// Tokens go into the keychain; when that fails the context is kept all the same, its token stays in memory, and the answer says so.
/// Only keepInFile() puts one into a file. Asks nobody; never shows a token.
class ContextsPresenter : public QObject
{
    Q_OBJECT
public:
    explicit ContextsPresenter(CredentialStore &credentials, QObject *parent = nullptr);
    ~ContextsPresenter() override;

    ContextsModel &model() { return m_model; }
    void reload();
    /// Of the window; it is listed also when no file of this account holds it, and can be tested and kept then.
    void setCurrent(const Context &context);
    const ContextRow *row(const QString &key) const; ///< null: no such one

    /// Where the token is now and, when not where it was to be, why. Called once, later.
    using Kept = std::function<void(Result<Context>, TokenPlace place, const QString &why)>;
    /// Conflict, with the name as subject, when there is one with its name and it is not to be replaced.
    void importFile(const QString &file, bool replace, Kept kept);
    void add(const ContextDraft &draft, Kept kept);
    void replaceToken(const QString &name, const QString &token, Kept kept);
    void keepInFile(const QString &name, Kept kept); ///< the token that is in memory
    Result<void> remove(const QString &name);

    /// Asks the server who one is; the row tells what came of it.
    void test(const QString &name);
    using Tested = std::function<void(Result<WhoAmI>)>;
    /// The same for one that is not kept yet, or with another token.
    void test(const Context &context, Tested tested);

    /// What is wrong with a draft, for the person; the first field that is, by name.
    Result<Context> read(const ContextDraft &draft) const;
    static bool isToken(const QString &text); ///< printable ASCII without spaces, at most 4096
    static QString keychainProblem(const Error &error);
    static QString testSentence(const WhoAmI &who);
    /// "CN=oz0, valid until …, SHA-256 AB:CD:…" of each certificate; empty when there is none.
    static QStringList certificateLines(const QByteArray &pem);

Q_SIGNALS:
    void changed();
    void removed(const QString &name);

private:
    struct Trial;
    void keep(Context context, TokenPlace place, Kept kept);
    void endTrial(Trial *trial);
    void showTest(const QString &name, ContextRow::Test test, const QString &text, const QString &details);
    Result<Context> contextOf(const QString &name) const;

    CredentialStore &m_credentials;
    ContextsModel m_model;
    Context m_current;                   ///< with its token, as the window has it
    QHash<QString, TokenPlace> m_places; ///< where a token is that is not where its file says
    SystemMonotonicClock m_clock;
    std::vector<std::unique_ptr<Trial>> m_trials;
};

} // namespace oz0
