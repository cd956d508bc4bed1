<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>oz0::CandidateDetails</name>
    <message numerus="yes">
        <source>nothing is installed, on %n node(s)</source>
        <translation>
            <numerusform>nothing is installed, on %n node</numerusform>
            <numerusform>nothing is installed, on %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replaces %1 on %n node(s)</source>
        <translation>
            <numerusform>replaces %1 on %n node</numerusform>
            <numerusform>replaces %1 on %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidate</numerusform>
            <numerusform>%n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s)</source>
        <translation>
            <numerusform>%n stays</numerusform>
            <numerusform>%n stay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::CandidateModel</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n job</numerusform>
            <numerusform>%n jobs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::CandidatesPresenter</name>
    <message numerus="yes">
        <source>%n renewal(s) late</source>
        <translation>
            <numerusform>%n renewal is late</numerusform>
            <numerusform>%n renewals are late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need(s) a look: %1</source>
        <translation>
            <numerusform>%n needs a look: %1</numerusform>
            <numerusform>%n need a look: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) on %1 of %2 nodes</source>
        <translation>
            <numerusform>%n candidate on %1 of %2 nodes</numerusform>
            <numerusform>%n candidates on %1 of %2 nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hide(s) %n candidate(s).</source>
        <translation>
            <numerusform>%1 hides %n candidate.</numerusform>
            <numerusform>%1 hide %n candidates.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::RemovalPresenter</name>
    <message numerus="yes">
        <source>Remove %1 of %n candidate(s)?</source>
        <translation>
            <numerusform>Remove %1 of %n candidate?</numerusform>
            <numerusform>Remove %1 of %n candidates?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n candidate(s)?</source>
        <translation>
            <numerusform>Remove %n candidate?</numerusform>
            <numerusform>Remove %n candidates?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) stay(s), for the reason beside it.</source>
        <translation>
            <numerusform>%n candidate stays, for the reason beside it.</numerusform>
            <numerusform>%n candidates stay, for the reasons beside them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n candidate(s)</source>
        <translation>
            <numerusform>Remove %n candidate</numerusform>
            <numerusform>Remove %n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without the confirmation of a node</source>
        <translation>
            <numerusform>%n without the confirmation of a node</numerusform>
            <numerusform>%n without the confirmation of a node</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>node(s) go back:</source>
        <translation>
            <numerusform>node goes back:</numerusform>
            <numerusform>nodes go back:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) on a candidate fail</source>
        <translation>
            <numerusform>job on a candidate fails</numerusform>
            <numerusform>jobs on a candidate fail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) waiting at home are answered by the installed version at their next try</source>
        <translation>
            <numerusform>job waiting at home is answered by the installed version at its next try</numerusform>
            <numerusform>jobs waiting at home are answered by the installed version at their next try</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparison(s) stop at the next pair:</source>
        <translation>
            <numerusform>comparison stops at its next pair:</numerusform>
            <numerusform>comparisons stop at their next pair:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>running oz0 dev stop(s) and say(s) why:</source>
        <translation>
            <numerusform>running oz0 dev stops and says why:</numerusform>
            <numerusform>running oz0 dev stop and say why:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::RemoveDialog</name>
    <message numerus="yes">
        <source>%n candidate(s) in a production context</source>
        <translation>
            <numerusform>%n candidate in a production context</numerusform>
            <numerusform>%n candidates in a production context</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) at once</source>
        <translation>
            <numerusform>%n candidate at once</numerusform>
            <numerusform>%n candidates at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::Tour</name>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
</TS>
