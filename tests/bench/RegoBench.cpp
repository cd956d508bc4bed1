// Which of 500 exact hosts are new, beside the same question in Rego (regopy, of the Python package index).
#include "Bench.h"
#include "BigFolder.h"
#include "core/manifest/HostReach.h"
#include "core/manifest/ManifestReader.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>

namespace oz0::bench {

namespace {

constexpr int hosts = 500;
constexpr int rounds = 11;

QStringList hostNames(bool isEdited)
{
    QStringList names;
    for (int i = 0; i < hosts; ++i)
        names
            += QStringLiteral("h%1.example.%2").arg(i).arg(isEdited && i % 50 == 1 ? QLatin1String("net") : QLatin1String("com"));
    return names;
}

std::shared_ptr<const Manifest> manifestOf(const QStringList &names)
{
    const auto manifest = readManifest("name: big\nversion: 1.0.0\negress:\n  allow: [" + names.join(QLatin1String(", ")).toUtf8()
                                       + "]\n");
    if (!manifest)
        qFatal("%s", qPrintable(manifest.error().message));
    return *manifest;
}

/// uv of the project's own, as ./run and ./check put it there, or of the machine.
QString uvProgram()
{
    const QString own = QStandardPaths::findExecutable(QStringLiteral("uv"), {QStringLiteral(OZ0_SOURCE_DIR "/.cache/bin")});
    return own.isEmpty() ? QStandardPaths::findExecutable(QStringLiteral("uv")) : own;
}

QJsonObject askRego(const QString &uv, const QString &file)
{
    QProcess rego;
    rego.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    rego.start(uv,
               {QStringLiteral("run"), QStringLiteral("--quiet"), QStringLiteral("--no-project"), QStringLiteral("--with"),
                QStringLiteral("regopy==1.5.2"), QStringLiteral(OZ0_SOURCE_DIR "/tests/bench/rego_hosts.py"), file,
                QString::number(rounds)});
    if (!rego.waitForFinished(300000) || rego.exitStatus() != QProcess::NormalExit || rego.exitCode() != 0)
        return {};
    return QJsonDocument::fromJson(rego.readAllStandardOutput()).object();
}

} // namespace

void regoBench(Bench &bench)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("hosts.json"));
    writeFile(file,
              QJsonDocument(QJsonObject{{QStringLiteral("before"), QJsonArray::fromStringList(hostNames(false))},
                                        {QStringLiteral("after"), QJsonArray::fromStringList(hostNames(true))}})
                  .toJson());
    const QString uv = uvProgram();
    const QJsonObject answer = uv.isEmpty() ? QJsonObject() : askRego(uv, file);
    if (answer.isEmpty()) {
        std::fputs("rego: not measured, as there is no uv, or it cannot get regopy\n", stderr);
        return;
    }
    QList<double> theirs;
    for (const QJsonValue &value : answer[QLatin1String("milliseconds")].toArray())
        theirs.append(value.toDouble());

    const auto installed = manifestOf(hostNames(false));
    const auto working = manifestOf(hostNames(true));
    QList<HostGain> gains = hostGains(installed.get(), *working);
    QList<double> ours;
    for (int round = 0; round < rounds; ++round) {
        QElapsedTimer timer;
        timer.start();
        gains = hostGains(installed.get(), *working);
        ours.append(double(timer.nsecsElapsed()) / 1e6);
    }
    QStringList found;
    for (const HostGain &gain : gains)
        found += gain.entry.pattern.host;
    found.sort();
    if (QJsonArray::fromStringList(found) != answer[QLatin1String("found")].toArray())
        qFatal("Rego finds other hosts than ours");
    Row &row = bench.atMost(QStringLiteral("which of 500 exact hosts are new"), median(theirs), QStringLiteral("ms"), ours);
    row.peer = QStringLiteral("the same in Rego (regopy), its rule compiled before");
    row.bar = 0.05;
    row.note = QStringLiteral("both find the same %1").arg(found.size());
}

} // namespace oz0::bench
