// What breaks a caller of a contract, and what does not (V2).
#include "core/domain/SemanticVersion.h"
#include "core/manifest/ChangedContract.h"
#include "core/manifest/ManifestReader.h"

#include <QJsonArray>
#include <QTest>

#include <ctime>

using namespace oz0;

namespace {

QJsonObject schema(const QByteArray &yaml)
{
    const Result<YamlDocument> read = readYaml(yaml);
    if (!read)
        qFatal("%s", qPrintable(read.error().message));
    return read->root.toObject();
}

struct Row
{
    const char *name;
    SchemaSide side;
    const char *before;
    const char *after;
    const char *what; ///< of the first change; empty: no change
    bool breaks;
};

constexpr SchemaSide in = SchemaSide::Input;
constexpr SchemaSide out = SchemaSide::Output;

const Row rows[] = {
    {"V2_optionalInputAdded", in, "{properties: {a: {}}}", "{properties: {a: {}, b: {type: string}}}", "property_added", false},
    {"V2_requiredInputAdded", in, "{properties: {a: {}}}", "{properties: {a: {}, b: {}}, required: [b]}", "required_added", true},
    {"V2_requiredInputDropped", in, "{required: [a]}", "{}", "required_dropped", false},
    {"V2_inputTypeNarrowed", in, "{type: [string, number]}", "{type: string}", "type_narrowed", true},
    {"V2_inputTypePutOn", in, "{}", "{type: string}", "type_narrowed", true},
    {"V2_inputTypeWidened", in, "{type: integer}", "{type: number}", "type_widened", false},
    {"V2_inputIntegerInsteadOfNumber", in, "{type: number}", "{type: integer}", "type_narrowed", true},
    {"V2_typeAsListIsTheSame", in, "{type: string}", "{type: [string]}", "", false},
    {"V2_inputEnumNarrowed", in, "{enum: [a, b]}", "{enum: [a]}", "values_narrowed", true},
    {"V2_inputEnumWidened", in, "{enum: [a]}", "{enum: [b, a]}", "values_widened", false},
    {"V2_inputEnumPutOn", in, "{type: string}", "{type: string, enum: [a]}", "values_narrowed", true},
    {"V2_enumOfOneIsAConst", in, "{enum: [a]}", "{const: a}", "", false},
    {"V2_enumWithItsTypeAddsNothing", in, "{enum: [a, b]}", "{type: string, enum: [a, b]}", "", false},
    {"V2_boundTightened", in, "{maximum: 10}", "{maximum: 5}", "bound_tightened", true},
    {"V2_boundTightenedByOneOfManyDigits", in, "{maximum: 9223372036854775807}", "{maximum: 9223372036854775806}",
     "bound_tightened", true},
    {"V2_boundTightenedBeyondDoubles", in, "{minimum: -9007199254740993}", "{minimum: -9007199254740992}", "bound_tightened",
     true},
    {"V2_boundOfManyDigitsLoosened", in, "{exclusiveMaximum: 9007199254740992}", "{exclusiveMaximum: 9007199254740993}",
     "bound_loosened", false},
    {"V2_enumOfManyDigits", in, "{enum: [9223372036854775807]}", "{enum: [9223372036854775806, 9223372036854775807]}",
     "values_widened", false},
    {"V2_constOfManyDigits", in, "{const: 9223372036854775807}", "{const: 9223372036854775806}", "values_narrowed", true},
    {"V2_boundTightenedBeyond64Bits", in, "{maximum: 10000000000000000001}", "{maximum: 1e19}", "bound_tightened", true},
    {"V2_boundOfUnsigned64Bits", in, "{maximum: 18446744073709551615}", "{maximum: 18446744073709551614}", "bound_tightened",
     true},
    {"V2_boundJustAbove64Bits", in, "{minimum: 9223372036854775807}", "{minimum: 9223372036854775808}", "bound_tightened", true},
    {"V2_boundBelow64BitsLoosened", in, "{minimum: -9223372036854775808}", "{minimum: -9223372036854776000}", "bound_loosened",
     false},
    {"V2_boundOfManyDecimals", in, "{minimum: 0.1}", "{minimum: 0.10000000000000000001}", "bound_tightened", true},
    {"V2_boundOfManyDecimalsLoosened", in, "{exclusiveMaximum: 0.1}", "{exclusiveMaximum: 0.10000000000000000001}",
     "bound_loosened", false},
    {"V2_boundOfManyDecimalsOpened", in, "{minimum: 0.10000000000000000001}", "{exclusiveMinimum: 0.10000000000000000001}",
     "bound_tightened", true},
    {"V2_boundBetweenWholeNumbersBeyondDoubles", in, "{maximum: 9007199254740993.5}", "{maximum: 9007199254740993}",
     "bound_tightened", true},
    {"V2_boundInHexadecimal", in, "{maximum: 0x20000000000001}", "{maximum: 0x20000000000000}", "bound_tightened", true},
    {"V2_boundInLongHexadecimal", in, "{maximum: 0x10000000000000001}", "{maximum: 18446744073709551617}", "", false},
    {"V2_boundWithAnExponentBeyondDoubles", in, "{maximum: 9.007199254740993e15}", "{maximum: 9007199254740992}",
     "bound_tightened", true},
    {"V2_enumBeyond64Bits", in, "{enum: [10000000000000000001]}", "{enum: [1e19]}", "values_narrowed", true},
    {"V2_outputEnumBeyond64Bits", out, "{enum: [1e19]}", "{enum: [1e19, 10000000000000000001]}", "values_widened", true},
    {"V2_constOfManyDecimals", in, "{const: 0.1}", "{const: 0.10000000000000000001}", "values_narrowed", true},
    {"V2_constThatIsNoDoubleButFitsItsType", in, "{type: integer, const: 10000000000000000001}",
     "{type: number, enum: [10000000000000000001]}", "", false},
    {"V2_constOfManyDecimalsIsNoInteger", in, "{const: 1.00000000000000000001}", "{type: integer, const: 1.00000000000000000001}",
     "values_narrowed", true},
    {"V2_constBeyond64BitsIsNoText", in, "{const: 10000000000000000001}", "{const: '10000000000000000001'}", "values_narrowed",
     true},
    {"V2_multipleOfManyDecimals", in, "{multipleOf: 0.1}", "{multipleOf: 0.10000000000000000001}", "keyword", true},
    {"V2_boundOfManyDigitsBelowAllOf", in, "{allOf: [{maximum: 1e19}]}", "{allOf: [{maximum: 10000000000000000001}]}", "keyword",
     true},
    {"V2_longNumberWrittenOtherwiseIsTheSame", in, "{minimum: 10000000000000000001, const: 0.10000000000000000001}",
     "{minimum: 1.00000000000000000010e+19, const: +.1000000000000000000100}", "", false},
    {"V2_numberWrittenOtherwiseIsTheSame", in, "{minimum: 1, const: 1}", "{minimum: 1.0, const: 1e0}", "", false},
    {"V2_boundPutOn", in, "{type: string}", "{type: string, minLength: 1}", "bound_tightened", true},
    {"V2_boundLoosened", in, "{minimum: 3}", "{minimum: 2}", "bound_loosened", false},
    {"V2_boundOpenedAtItsEdge", in, "{minimum: 3}", "{exclusiveMinimum: 3}", "bound_tightened", true},
    {"V2_noLengthIsZero", in, "{minLength: 0}", "{}", "", false},
    {"V2_inputClosed", in, "{properties: {a: {}}}", "{properties: {a: {}}, additionalProperties: false}", "closed", true},
    {"V2_inputOpened", in, "{additionalProperties: false}", "{}", "opened", false},
    {"V2_namedInputDroppedFromAClosedOne", in, "{properties: {a: {}, b: {}}, additionalProperties: false}",
     "{properties: {a: {}}, additionalProperties: false}", "property_gone", true},
    {"V2_namedInputDroppedFromAnOpenOne", in, "{properties: {a: {}, b: {}}}", "{properties: {a: {}}}", "property_gone", false},
    {"V2_inputOfAList", in, "{items: {type: [string, 'null']}}", "{items: {type: string}}", "type_narrowed", true},
    {"V2_patternChanged", in, "{pattern: a}", "{pattern: b}", "keyword", true},
    {"V2_alternativesChanged", in, "{anyOf: [{type: string}]}", "{anyOf: [{type: string}, {type: number}]}", "keyword", true},
    {"V2_unknownKeyword", in, "{}", "{x-rule: 1}", "keyword", true},
    {"V2_describedOtherwise", in, "{description: a, title: b, default: 1}", "{description: c, examples: [1]}", "", false},
    {"V2_outputAdded", out, "{properties: {a: {}}}", "{properties: {a: {}, b: {}}}", "property_added", false},
    {"V2_outputGone", out, "{properties: {a: {}, b: {}}}", "{properties: {a: {}}}", "property_gone", true},
    {"V2_outputNoMoreRequired", out, "{required: [a]}", "{}", "required_dropped", true},
    {"V2_outputRequiredNow", out, "{}", "{required: [a]}", "required_added", false},
    {"V2_outputTypeWidened", out, "{type: string}", "{type: [string, 'null']}", "type_widened", true},
    {"V2_outputTypeNarrowed", out, "{type: [string, 'null']}", "{type: string}", "type_narrowed", false},
    {"V2_outputEnumWidened", out, "{enum: [a]}", "{enum: [a, b]}", "values_widened", true},
    {"V2_outputEnumTakenOff", out, "{type: string, enum: [a]}", "{type: string}", "values_widened", true},
    {"V2_outputBoundLoosened", out, "{maximum: 5}", "{maximum: 10}", "bound_loosened", true},
    {"V2_outputBoundTightened", out, "{maximum: 10}", "{maximum: 5}", "bound_tightened", false},
    {"V2_referenceSaysTheSame", in, "{properties: {a: {$ref: '#/$defs/t'}}, $defs: {t: {type: string}}}",
     "{properties: {a: {type: string}}}", "", false},
    {"V2_referenceSaysLess", in, "{properties: {a: {$ref: '#/$defs/t'}}, $defs: {t: {type: string}}}",
     "{properties: {a: {$ref: '#/$defs/t'}}, $defs: {t: {type: string, maxLength: 3}}}", "bound_tightened", true},
    {"V2_schemaThatRefersToItself", in, "{properties: {next: {$ref: '#'}, a: {type: string}}}",
     "{properties: {next: {$ref: '#'}, a: {type: string, maxLength: 3}}}", "bound_tightened", true},
    {"V2_referenceInACircle", in, "{$ref: '#/$defs/a', $defs: {a: {$ref: '#/$defs/b'}, b: {$ref: '#/$defs/a'}}}",
     "{$ref: '#/$defs/b', $defs: {a: {$ref: '#/$defs/b'}, b: {$ref: '#/$defs/a'}}}", "keyword", true},
    {"V2_referenceBelowAnAlternative", in, "{anyOf: [{$ref: '#/$defs/A'}], $defs: {A: {type: string}}}",
     "{anyOf: [{$ref: '#/$defs/A'}], $defs: {A: {type: integer}}}", "keyword", true},
    {"V2_referenceBesideABound", in, "{properties: {a: {$ref: '#/$defs/A', minLength: 1}}, $defs: {A: {type: string}}}",
     "{properties: {a: {$ref: '#/$defs/A', minLength: 1}}, $defs: {A: {type: integer}}}", "keyword", true},
    {"V2_referenceToAnAnchor", in, "{properties: {a: {$ref: '#A'}}, $defs: {A: {$anchor: A, type: string}}}",
     "{properties: {a: {$ref: '#A'}}, $defs: {A: {$anchor: A, type: integer}}}", "keyword", true},
    {"V2_dynamicReference", in, "{properties: {a: {$dynamicRef: '#A'}}, $defs: {A: {$dynamicAnchor: A, type: string}}}",
     "{properties: {a: {$dynamicRef: '#A'}}, $defs: {A: {$dynamicAnchor: A, type: integer}}}", "keyword", true},
    {"V2_referenceToAnIdentifier", in, "{$ref: 'https://x.example/s', $defs: {A: {$id: 'https://x.example/s', type: string}}}",
     "{$ref: 'https://x.example/s', $defs: {A: {$id: 'https://x.example/s', type: integer}}}", "keyword", true},
    {"V2_unusedDefinitionIsNoChange", in, "{type: string, $defs: {A: {type: string}}}",
     "{type: string, $defs: {A: {type: integer}}}", "", false},
    {"V2_typeNarrowedBesideAnEnum", in, "{type: [string, 'null'], enum: [x, null]}", "{type: string, enum: [x, null]}",
     "values_narrowed", true},
    {"V2_typePutBesideAnEnum", in, "{enum: [x, 1]}", "{type: string, enum: [x, 1]}", "values_narrowed", true},
    {"V2_typeThatRulesAConstOut", in, "{const: 1}", "{const: 1, type: string}", "values_narrowed", true},
    {"V2_outputTypeWidenedBesideAnEnum", out, "{type: string, enum: [x, null]}", "{type: [string, 'null'], enum: [x, null]}",
     "values_widened", true},
    {"V2_orderOfSetsIsNothing", in, "{required: [a, b], enum: [1, 2], type: [object, string]}",
     "{type: [string, object], enum: [2, 1, 1], required: [b, a]}", "", false},
    // What an empty value says depends on its word.
    {"V2_nothingIsAccepted", in, "{type: object}", "{type: object, not: {}}", "keyword", true},
    {"V2_nothingWasPromised", out, "{type: object, not: true}", "{type: object}", "keyword", true},
    {"V2_containsAnything", in, "{type: array}", "{type: array, contains: {}}", "keyword", true},
    {"V2_containsTrue", in, "{type: array}", "{type: array, contains: true}", "keyword", true},
    {"V2_containsNoMore", out, "{type: array, contains: {}}", "{type: array}", "keyword", true},
    {"V2_conditionThatAlwaysHolds", in, "{then: {required: [a]}}", "{if: {}, then: {required: [a]}}", "keyword", true},
    {"V2_conditionWithoutBranches", in, "{}", "{if: {}}", "", false},
    {"V2_branchThatAsksNothing", in, "{if: {required: [a]}}", "{if: {required: [a]}, then: {}, else: true}", "", false},
    {"V2_itemsOfNothing", in, "{type: array}", "{type: array, items: {not: {}}}", "keyword", true},
    {"V2_closedByNot", in, "{properties: {a: {}}}", "{properties: {a: {}}, additionalProperties: {not: {}}}", "keyword", true},
    {"V2_droppedFromOneClosedByNot", in, "{properties: {a: {}, b: {}}, additionalProperties: {not: {}}}",
     "{properties: {a: {}}, additionalProperties: {not: {}}}", "property_gone", true},
    {"V2_namesOfNothing", in, "{}", "{propertyNames: {not: {}}}", "keyword", true},
    {"V2_nothingBelowAllOf", in, "{allOf: [{}]}", "{allOf: [{not: {}}]}", "keyword", true},
    {"V2_nothingBehindAReference", in, "{$ref: '#/$defs/A', $defs: {A: {}}}", "{$ref: '#/$defs/A', $defs: {A: {not: {}}}}",
     "keyword", true},
    {"V2_emptyConstantOfAnAlternative", in, "{anyOf: [{}]}", "{anyOf: [{const: []}]}", "keyword", true},
    {"V2_emptyConstantsDiffer", out, "{oneOf: [{const: {}}]}", "{oneOf: [{const: []}]}", "keyword", true},
    {"V2_emptyListOfTypes", in, "{anyOf: [{}]}", "{anyOf: [{type: []}]}", "keyword", true},
    {"V2_noAlternativeAtAll", in, "{}", "{anyOf: []}", "keyword", true},
    {"V2_unknownKeywordThatIsEmpty", in, "{}", "{x: []}", "keyword", true},
    {"V2_unknownKeywordTakenOff", out, "{x: {}}", "{}", "keyword", true},
    {"V2_emptyWordsThatSayNothing", in, "{}",
     "{required: [], properties: {}, patternProperties: {}, dependentSchemas: {}, dependentRequired: {a: []}, propertyNames: {}, "
     "items: {}, additionalProperties: true, unevaluatedProperties: {}, unevaluatedItems: true}",
     "", false},
    {"V2_emptyWordsBelowAllOf", in, "{allOf: [{}]}", "{allOf: [{required: [], items: {}, additionalProperties: {}}]}", "", false},
    // One way of writing, below any word that holds a schema.
    {"V2_orderBelowNot", in, "{not: {required: [a, b]}}", "{not: {required: [b, a]}}", "", false},
    {"V2_trueIsEmpty", in, "{not: true, if: true, then: {not: {}}}", "{not: {}, if: {}, then: {not: true}}", "", false},
    {"V2_describedBelowNot", in, "{not: {type: string}}", "{not: {type: [string], title: t}}", "", false},
    {"V2_orderInABranch", in, "{if: {required: [a, b]}, then: {enum: [1, 2]}, else: {type: [object, string]}}",
     "{if: {required: [b, a]}, then: {enum: [2, 1]}, else: {type: [string, object]}}", "", false},
    {"V2_orderOfWhatAPropertyRequires", in, "{dependentRequired: {a: [b, c]}}", "{dependentRequired: {a: [c, b, b]}}", "", false},
    {"V2_aPropertyRequiresMore", in, "{dependentRequired: {a: [b]}}", "{dependentRequired: {a: [b, c]}}", "keyword", true},
    // Where what no word has seen is limited, a word lets in what it sees.
    {"V2_namedInputDroppedWhereTheRestIsRefused", in, "{properties: {a: {}, b: {}}, unevaluatedProperties: false}",
     "{properties: {a: {}}, unevaluatedProperties: false}", "property_gone", true},
    {"V2_namedInputAddedWhereTheRestIsRefused", in, "{properties: {a: {}}, unevaluatedProperties: false}",
     "{properties: {a: {}, b: {}}, unevaluatedProperties: false}", "property_added", false},
    {"V2_namedInputAddedWhereTheRestIsText", in, "{unevaluatedProperties: {type: string}}",
     "{properties: {b: {type: integer}}, unevaluatedProperties: {type: string}}", "property_added", true},
    {"V2_namedInputDroppedWhereTheRestIsText", in, "{properties: {b: {type: integer}}, unevaluatedProperties: {type: string}}",
     "{unevaluatedProperties: {type: string}}", "property_gone", true},
    {"V2_openingWordDropped", in, "{additionalProperties: {}, unevaluatedProperties: false}", "{unevaluatedProperties: false}",
     "keyword", true},
    {"V2_openItemsDropped", in, "{items: {}, unevaluatedItems: false}", "{unevaluatedItems: false}", "keyword", true},
    {"V2_openItemsPutOnAnOutput", out, "{unevaluatedItems: false}", "{items: true, unevaluatedItems: false}", "keyword", true},
    {"V2_openingWordDroppedBelowAllOf", in, "{allOf: [{additionalProperties: {}}], unevaluatedProperties: false}",
     "{allOf: [{}], unevaluatedProperties: false}", "keyword", true},
    {"V2_openingWordDroppedTwoBelow", in, "{anyOf: [{if: {items: true}, then: {}}], unevaluatedItems: false}",
     "{anyOf: [{if: {}, then: {}}], unevaluatedItems: false}", "keyword", true},
    {"V2_openingWordOfAnotherValue", in, "{allOf: [{properties: {a: {items: {}}}}], unevaluatedProperties: false}",
     "{allOf: [{properties: {a: {}}}], unevaluatedProperties: false}", "", false},
    {"V2_limitIsDescribed", in, "{items: {}, unevaluatedItems: {title: t}}", "{}", "", false},
};

} // namespace

class SchemaChangeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aChange_data();
    void aChange();
    void V2_deepSchemasOfEqualPartsCostOnePassEach();
    void V2_whatRefersInManyWaysIsAnsweredInLinearTime_data();
    void V2_whatRefersInManyWaysIsAnsweredInLinearTime();
    void V2_aPlaceHasOneHomeHoweverItIsReferredTo();
    void V2_removedToolIsOneBreak();
    void V2_newMajorVersions();
};

void SchemaChangeTest::aChange_data()
{
    QTest::addColumn<int>("index");
    for (int at = 0; at < int(std::size(rows)); ++at)
        QTest::newRow(rows[at].name) << at;
}

void SchemaChangeTest::aChange()
{
    QFETCH(int, index);
    const Row &row = rows[index];
    const QList<SchemaChange> changes = compareSchemas(schema(row.before), schema(row.after), row.side);
    QCOMPARE(changes.isEmpty() ? QString() : changes.first().what, QLatin1String(row.what));
    bool breaks = false;
    for (const SchemaChange &change : changes)
        breaks = breaks || change.breaks;
    QCOMPARE(breaks, row.breaks);
    QCOMPARE(compareSchemas(schema(row.before), schema(row.before), row.side), QList<SchemaChange>());
}

// Each definition refers twice to the next one: unrolled these are 2^40 places.
void SchemaChangeTest::V2_deepSchemasOfEqualPartsCostOnePassEach()
{
    const auto chain = [](const char *last) {
        QByteArray yaml = "{$ref: '#/$defs/d0', $defs: {";
        for (int at = 0; at < 40; ++at) {
            const QByteArray next = QByteArray::number(at + 1);
            yaml += "d" + QByteArray::number(at) + ": {properties: {a: {$ref: '#/$defs/d" + next + "'}, b: {$ref: '#/$defs/d"
                + next + "'}}}, ";
        }
        return schema(yaml + "d40: {type: " + last + "}}}");
    };
    QCOMPARE(compareSchemas(chain("[string, number]"), chain("string"), in).size(), 1);
}

void SchemaChangeTest::V2_whatRefersInManyWaysIsAnsweredInLinearTime_data()
{
    QTest::addColumn<QJsonObject>("before");
    QTest::addColumn<QJsonObject>("after");
    const auto name = [](const char *letter, int at) { return QLatin1String(letter) + QString::number(at); };
    const auto refer = [](const QString &to) {
        return QJsonObject{{QStringLiteral("$ref"), QString(QStringLiteral("#/$defs/") + to)}};
    };
    const auto whole = [](const QJsonObject &top, const QJsonObject &definitions) {
        QJsonObject schema = top;
        schema.insert(QStringLiteral("$defs"), definitions);
        return schema;
    };
    // Two rings whose lengths have no common divisor: every place of the one meets every place of the other.
    const auto ring = [&](int places) {
        QJsonObject definitions;
        for (int at = 0; at < places; ++at)
            definitions.insert(name("d", at),
                               QJsonObject{{QStringLiteral("properties"),
                                            QJsonObject{{QStringLiteral("n"), refer(name("d", (at + 1) % places))}}}});
        return whole(refer(QStringLiteral("d0")), definitions);
    };
    QTest::newRow("rings") << ring(5003) << ring(5002);
    // A long line of references, each of many properties beginning at its start.
    const auto line = [&](int places, const char *type) {
        QJsonObject definitions{{name("d", places), QJsonObject{{QStringLiteral("type"), QLatin1String(type)}}}};
        QJsonObject properties;
        for (int at = 0; at < places; ++at) {
            definitions.insert(name("d", at), refer(name("d", at + 1)));
            properties.insert(name("p", at), refer(QStringLiteral("d0")));
        }
        return whole({{QStringLiteral("properties"), properties}}, definitions);
    };
    QTest::newRow("a line of references") << line(8000, "string") << line(8000, "integer");
    // Every one of many small schemas meets the same big one.
    const auto many = [&](int places, bool isBig) {
        QJsonObject definitions;
        QJsonObject properties;
        QJsonObject big;
        QJsonArray alternatives;
        for (int at = 0; at < places; ++at) {
            big.insert(name("x", at), QJsonObject{{QStringLiteral("type"), QStringLiteral("string")}});
            alternatives.append(QJsonObject{{QStringLiteral("const"), at}});
            definitions.insert(name("s", at), QJsonObject{{QStringLiteral("minLength"), at}});
            properties.insert(name("p", at), refer(isBig ? QStringLiteral("big") : name("s", at)));
        }
        definitions.insert(QStringLiteral("big"),
                           QJsonObject{{QStringLiteral("properties"), big}, {QStringLiteral("oneOf"), alternatives}});
        return whole({{QStringLiteral("properties"), properties}}, definitions);
    };
    QTest::newRow("many meet a big one") << many(6000, false) << many(6000, true);
    // One name is most of the text, and many places stand below it.
    const auto named = [&](int length, const char *type) {
        QJsonObject places;
        for (int at = 0; at < 8000; ++at)
            places.insert(name("p", at), QJsonObject{{QStringLiteral("type"), QLatin1String(type)}});
        return QJsonObject{
            {QStringLiteral("properties"),
             QJsonObject{{QString(length, QLatin1Char('x')), QJsonObject{{QStringLiteral("properties"), places}}}}}};
    };
    QTest::newRow("a long name") << named(500000, "string") << named(500000, "integer");
}

// More than linear would be minutes, more than the stack, or more than the memory here.
void SchemaChangeTest::V2_whatRefersInManyWaysIsAnsweredInLinearTime()
{
    QFETCH(QJsonObject, before);
    QFETCH(QJsonObject, after);
    const std::clock_t begin = std::clock();
    const QList<SchemaChange> changes = compareSchemas(before, after, in);
    const double seconds = double(std::clock() - begin)
        / CLOCKS_PER_SEC; // of the processor, so that a busy machine does not matter
    QVERIFY2(seconds < 20, qPrintable(QString::number(seconds)));
    // What was not compared to its end counts as a break.
    QVERIFY(std::any_of(changes.begin(), changes.end(), [](const SchemaChange &change) { return change.breaks; }));
}

void SchemaChangeTest::V2_aPlaceHasOneHomeHoweverItIsReferredTo()
{
    const auto referring = [](const char *to, const char *type) {
        return schema(QByteArray("{properties: {a: {$ref: '#/$defs/x~1y/oneOf/") + to
                      + "'}}, $defs: {x/y: {oneOf: [{type: string}, {type: " + type + "}]}}}");
    };
    QCOMPARE(compareSchemas(referring("1", "string"), referring("0", "string"), in), QList<SchemaChange>());
    QCOMPARE(compareSchemas(referring("1", "[string, number]"), referring("1", "string"), in).first().what,
             QStringLiteral("type_narrowed"));
    // No number of an entry: it leads nowhere.
    for (const char *other : {"01", "x", "-1", "2", "1.0"})
        QVERIFY2(!compareSchemas(referring("1", "string"), referring(other, "string"), in).isEmpty(), other);
}

void SchemaChangeTest::V2_removedToolIsOneBreak()
{
    const auto installed = readManifest(
        "name: p\nversion: 1.0.0\ntools: [{id: a, server: {module: m.n}, functions: [{name: f}, {name: g}]}]\n"
        "agents: [{name: x}]\nflows: [{name: y}]\n");
    const auto working = readManifest(
        "name: p\nversion: 1.0.0\ntools: [{id: b, server: {module: m.n}, functions: [{name: f}]}]\nflows: [{name: y}]\n");
    QVERIFY(installed && working);
    const QList<ChangedContract> changes = changedContracts(**installed, **working);
    QStringList told;
    for (const ChangedContract &change : changes)
        told.append(QStringLiteral("%1 %2 %3").arg(word(change.what), word(change.kind), change.subject));
    QCOMPARE(told,
             QStringList({QStringLiteral("removed tool a"), QStringLiteral("removed agent x"), QStringLiteral("added tool b")}));
}

void SchemaChangeTest::V2_newMajorVersions()
{
    const auto isNew = [](const char *installed, const char *proposed) {
        return isNewMajor(QLatin1String(installed), QLatin1String(proposed));
    };
    QVERIFY(isNew("1.9.9", "2.0.0"));
    QVERIFY(isNew("1.9.9", "2.0.0-rc.1"));
    QVERIFY(isNew("0.3.2", "0.4.0"));
    QVERIFY(isNew("0.3.2", "0.4.0-rc.1"));
    QVERIFY(isNew("0.0.9", "0.1.0"));
    QVERIFY(isNew("0.9.0", "1.0.0"));
    QVERIFY(isNew("9.0.0", "10.0.0"));
    QVERIFY(!isNew("0.0.1", "0.0.2"));
    QVERIFY(!isNew("1.2.0", "1.3.0"));
    QVERIFY(!isNew("2.0.0", "1.0.0"));
    QVERIFY(!isNew("0.4.0", "0.3.0"));
    QVERIFY(isPreRelease(QStringLiteral("1.0.0-rc.1+b")) && !isPreRelease(QStringLiteral("1.0.0+b-1")));
}

QTEST_GUILESS_MAIN(SchemaChangeTest)
#include "tst_schema_change.moc"
