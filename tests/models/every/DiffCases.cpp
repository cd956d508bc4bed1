// The diff: its two trees, and its files.
#include "models/diff/DiffFilesModel.h"
#include "models/diff/MeaningModel.h"
#include "models/diff/ReachModel.h"
#include "models/diff/ReviewTicks.h"
#include "tests/models/every/ModelCase.h"
#include "tests/models/every/RandomDiff.h"

#include <QTemporaryDir>

namespace oz0::every {

namespace {

struct MeaningCase : ModelCase
{
    MeaningCase() { meaning.setTicks(&ticks); }
    QAbstractItemModel &model() override { return meaning; }
    bool isTree() const override { return true; }
    void step() override
    {
        if (number(4) == 0 && meaning.rowCount() > 0) {
            const QModelIndex cell = meaning.index(number(meaning.rowCount()), int(MeaningModel::Column::Checks));
            meaning.setData(cell, number(2) ? int(Qt::Checked) : int(Qt::Unchecked), Qt::CheckStateRole);
            return;
        }
        meaning.setHeads(QStringLiteral("Before %1").arg(number(2)), QStringLiteral("After"));
        meaning.setDiff(randomSummary(), randomRefusals());
    }
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("ticks.ini")), QSettings::IniFormat};
    ReviewTicks ticks{settings};
    MeaningModel meaning;
};

struct ReachCase : ModelCase
{
    QAbstractItemModel &model() override { return reach; }
    bool isTree() const override { return true; }
    void step() override
    {
        switch (number(6)) {
        case 0:
            reach.clear();
            break;
        case 1:
            reach.setProcess(number(4) - 1);
            break;
        default:
            reach.setReach(randomReach());
        }
    }
    ReachModel reach;
};

struct FilesCase : ModelCase
{
    QAbstractItemModel &model() override { return files; }
    void step() override
    {
        files.setFiles(randomFiles(), number(3));
        files.setBinary(QStringLiteral("src/file-%1.py").arg(number(12)));
    }
    DiffFilesModel files;
};

struct ShownFilesCase : FilesCase
{
    QAbstractItemModel &model() override { return shown; }
    void step() override
    {
        FilesCase::step();
        shown.setHidesUnchanged(number(2));
    }
    DiffFilesFilter shown{files};
};

} // namespace

QList<NamedCase> diffCases()
{
    return {{"MeaningModel", make<MeaningCase>},
            {"ReachModel", make<ReachCase>},
            {"DiffFilesModel", make<FilesCase>},
            {"DiffFilesFilter", make<ShownFilesCase>}};
}

} // namespace oz0::every
