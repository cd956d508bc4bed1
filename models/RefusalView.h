// A refusal as a person reads it: the fixed anatomy of U17 in words, ready to be shown or written down.
#pragma once

#include "core/domain/Evidence.h"
#include "core/domain/Refusal.h"

#include <QCoreApplication>
#include <QList>
#include <QStringList>

namespace oz0 {

/// A stretch of a line that differs from the other side's.
struct LineMark
{
    int from = 0;
    int length = 0;

    friend bool operator==(const LineMark &, const LineMark &) = default;
};

struct ViewLine
{
    int number = 0;
    QString text;
    QList<LineMark> marks;

    friend bool operator==(const ViewLine &, const ViewLine &) = default;
};

/// One link of the chain from a rule to what it protects.
struct ChainLink
{
    QString label;
    QString value;

    friend bool operator==(const ChainLink &, const ChainLink &) = default;
};

struct RefusalView
{
    int number = 0; ///< from 1; 0: a warning
    QString title;
    QString code;
    QString ruleId; ///< "B1"; empty: it has none
    QString rule;   ///< "B1: …"; empty for an unknown code
    QStringList because;
    QString where;     ///< "plugin.yaml lines 10 and 11"; empty: it stands nowhere
    int line = 0;      ///< of them the first, in plugin.yaml, 1-based; 0: none
    QString whereThen; ///< "installed line 9"; empty: nothing to say
    QList<ViewLine> installed;
    QList<ViewLine> proposed;
    QString whoMay;
    QString next;
    QStringList remedy;     ///< what it does to plugin.yaml, one operation each; empty: none is known
    QList<ChainLink> chain; ///< rule, change, why it matters, what it reaches; those that are known

    bool isWarning() const { return number == 0; }
    /// Its chain says more than the rule: what makes the change matter is known.
    bool tellsWhy() const { return !isWarning() && !rule.isEmpty() && !because.isEmpty(); }
    /// Its essence in one sentence, for a screen reader.
    QString essence() const;
    friend bool operator==(const RefusalView &, const RefusalView &) = default;
};

class RefusalViews
{
    Q_DECLARE_TR_FUNCTIONS(oz0::RefusalViews)
public:
    /// `number` 0 makes a warning. Without an excerpt the place is told by the refusal's own line.
    static RefusalView of(const Refusal &refusal, int number, const Excerpt &excerpt = {});
    /// All of a verdict: refusals numbered from 1, then warnings.
    static QList<RefusalView> of(const Verdict &verdict, const QList<Excerpt> &refusals = {},
                                 const QList<Excerpt> &warnings = {});
    /// A version that is installed with other content differs by no line that is told: its digests say that it differs.
    static void addDigests(QList<RefusalView> &views, const Digest &proposed, const Digest &installed);
    /// One fact of `because` as a sentence; an unknown one as its members.
    static QString because(const QJsonObject &fact);
    static QString contract(const QJsonObject &fact); ///< of a contract's difference
    /// "lines 10 and 11", "lines 3 to 9".
    static QString lines(const QList<int> &numbers);

private:
    static QString changeOf(const RefusalView &view, const Refusal &refusal, const QString &unchanged);
};

/// Marks what differs between lines that stand for each other; nothing when the sides have different lengths.
void markDifferences(QList<ViewLine> &one, QList<ViewLine> &other);

} // namespace oz0
