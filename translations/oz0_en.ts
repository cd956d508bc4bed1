<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>oz0::AdminChanges</name>
    <message numerus="yes">
        <source>candidate(s) end at the next renewal:</source>
        <translation>
            <numerusform>candidate ends at the next renewal:</numerusform>
            <numerusform>candidates end at the next renewal:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) go on as an operator’s where an operator could have saved them, else end:</source>
        <translation>
            <numerusform>candidate goes on as an operator’s where an operator could have saved it, else ends:</numerusform>
            <numerusform>candidates go on as an operator’s where an operator could have saved them, else end:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) saved with it end at the next renewal:</source>
        <translation>
            <numerusform>candidate saved with it ends at the next renewal:</numerusform>
            <numerusform>candidates saved with it end at the next renewal:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>running job(s) are homed there</source>
        <translation>
            <numerusform>running job is homed there</numerusform>
            <numerusform>running jobs are homed there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>node(s) that join are open to operators’ candidates</source>
        <translation>
            <numerusform>node that joins is open to operators’ candidates</numerusform>
            <numerusform>nodes that join are open to operators’ candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>agent(s) and flow(s) vanish, and with them what waits in their queues:</source>
        <translation>
            <numerusform>agent or flow vanishes, and with it what waits in its queue:</numerusform>
            <numerusform>agents and flows vanish, and with them what waits in their queues:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tool(s) vanish; calls of them fail:</source>
        <translation>
            <numerusform>tool vanishes; calls of it fail:</numerusform>
            <numerusform>tools vanish; calls of them fail:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>operators’ candidate(s) lose every secret now and are judged anew at the next renewal:</source>
        <translation>
            <numerusform>operator’s candidate loses every secret now and is judged anew at the next renewal:</numerusform>
            <numerusform>operators’ candidates lose every secret now and are judged anew at the next renewal:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n secret(s) away</source>
        <translation>
            <numerusform>Take %n secret away</numerusform>
            <numerusform>Take %n secrets away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n secret(s) available</source>
        <translation>
            <numerusform>Make %n secret available</numerusform>
            <numerusform>Make %n secrets available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>secret(s) become available:</source>
        <translation>
            <numerusform>secret becomes available:</numerusform>
            <numerusform>secrets become available:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>secret(s) are taken away:</source>
        <translation>
            <numerusform>secret is taken away:</numerusform>
            <numerusform>secrets are taken away:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>running candidate(s) of operators lose them at once and end at their next renewal:</source>
        <translation>
            <numerusform>running candidate of an operator loses them at once and ends at its next renewal:</numerusform>
            <numerusform>running candidates of operators lose them at once and end at their next renewal:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) get it:</source>
        <translation>
            <numerusform>candidate gets it:</numerusform>
            <numerusform>candidates get it:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>argument(s) get a secret’s value:</source>
        <translation>
            <numerusform>argument gets a secret’s value:</numerusform>
            <numerusform>arguments get a secret’s value:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>argument(s) are filled no more:</source>
        <translation>
            <numerusform>argument is filled no more:</numerusform>
            <numerusform>arguments are filled no more:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>node(s) that serve it stop it:</source>
        <translation>
            <numerusform>node that serves it stops it:</numerusform>
            <numerusform>nodes that serve it stop it:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>node(s) that run a candidate or are offline have it no more afterwards:</source>
        <translation>
            <numerusform>node that runs a candidate or is offline has it no more afterwards:</numerusform>
            <numerusform>nodes that run a candidate or are offline have it no more afterwards:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>plugin(s) use it, and their calls of it fail:</source>
        <translation>
            <numerusform>plugin uses it, and its calls of it fail:</numerusform>
            <numerusform>plugins use it, and their calls of it fail:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) of an admin or the platform go on; once they end, their nodes run nothing of it:</source>
        <translation>
            <numerusform>candidate of an admin or the platform goes on; once it ends, its nodes run nothing of it:</numerusform>
            <numerusform>candidates of an admin or the platform go on; once they end, their nodes run nothing of it:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) cannot be renewed and expire; their nodes go back:</source>
        <translation>
            <numerusform>candidate cannot be renewed and expires; its nodes go back:</numerusform>
            <numerusform>candidates cannot be renewed and expire; their nodes go back:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>admin(s) are left</source>
        <translation>
            <numerusform>admin is left</numerusform>
            <numerusform>admins are left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>plugin(s) stop there and go on elsewhere:</source>
        <translation>
            <numerusform>plugin stops there and goes on elsewhere:</numerusform>
            <numerusform>plugins stop there and go on elsewhere:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>plugin(s) stop and run on no other node that is online:</source>
        <translation>
            <numerusform>plugin stops and runs on no other node that is online:</numerusform>
            <numerusform>plugins stop and run on no other node that is online:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>local model(s) are served there, and elsewhere:</source>
        <translation>
            <numerusform>local model is served there, and elsewhere:</numerusform>
            <numerusform>local models are served there, and elsewhere:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>local model(s) are served nowhere else:</source>
        <translation>
            <numerusform>local model is served nowhere else:</numerusform>
            <numerusform>local models are served nowhere else:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>node(s) restart the tool servers that use it:</source>
        <translation>
            <numerusform>node restarts the tool servers that use it:</numerusform>
            <numerusform>nodes restart the tool servers that use it:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>installed plugin(s) get it:</source>
        <translation>
            <numerusform>installed plugin gets it:</numerusform>
            <numerusform>installed plugins get it:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::AuditPresenter</name>
    <message numerus="yes">
        <source>%n entrie(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new entrie(s)</source>
        <translation>
            <numerusform>%n new entry</numerusform>
            <numerusform>%n new entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chain holds: all %n entrie(s) up to revision %1 fit.</source>
        <translation>
            <numerusform>The chain holds: %n entry up to revision %1 fits.</numerusform>
            <numerusform>The chain holds: all %n entries up to revision %1 fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The check was stopped after %n entrie(s), which fit.</source>
        <translation>
            <numerusform>The check was stopped after %n entry, which fits.</numerusform>
            <numerusform>The check was stopped after %n entries, which fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrie(s) exported to %1.</source>
        <translation>
            <numerusform>%n entry exported to %1.</numerusform>
            <numerusform>%n entries exported to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrie(s) are hidden.</source>
        <translation>
            <numerusform>%n entry is hidden.</numerusform>
            <numerusform>%n entries are hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entrie(s) fit the filter</source>
        <translation>
            <numerusform>%n entry fits the filter</numerusform>
            <numerusform>%n entries fit the filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::AuditTexts</name>
    <message numerus="yes">
        <source>%1, and %n more reason(s)</source>
        <comment>a reason</comment>
        <translation>
            <numerusform>%1, and %n more reason</numerusform>
            <numerusform>%1, and %n more reasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
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
        <source>%n stay(s)</source>
        <translation>
            <numerusform>%n stays</numerusform>
            <numerusform>%n stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>%n candidate selected</numerusform>
            <numerusform>%n candidates selected</numerusform>
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
    <name>oz0::CandidateRenewal</name>
    <message numerus="yes">
        <source>And %n more reason(s).</source>
        <translation>
            <numerusform>And %n more reason.</numerusform>
            <numerusform>And %n more reasons.</numerusform>
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
        <source>%n candidate(s), nothing needs a look</source>
        <translation>
            <numerusform>%n candidate, nothing needs a look</numerusform>
            <numerusform>%n candidates, nothing needs a look</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hides %n candidate(s).</source>
        <comment>one filter</comment>
        <translation>
            <numerusform>%1 hides %n candidate.</numerusform>
            <numerusform>%1 hides %n candidates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hide %n candidate(s).</source>
        <comment>several filters</comment>
        <translation>
            <numerusform>%1 hide %n candidate.</numerusform>
            <numerusform>%1 hide %n candidates.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::DiffFilesModel</name>
    <message numerus="yes">
        <source>%1, %2, %n refusal(s)</source>
        <comment>file, how it changed</comment>
        <translation>
            <numerusform>%1, %2, %n refusal</numerusform>
            <numerusform>%1, %2, %n refusals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::DiffLinePainter</name>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>%n more character</numerusform>
            <numerusform>%n more characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::DiffPresenter</name>
    <message numerus="yes">
        <source>%n more place(s)</source>
        <translation>
            <numerusform>%n more place</numerusform>
            <numerusform>%n more places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invisible character(s) of before are gone: %1.</source>
        <comment>which and where</comment>
        <translation>
            <numerusform>%n invisible character of before is gone: %1.</numerusform>
            <numerusform>%n invisible characters of before are gone: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invisible character(s) in what changed: %1.</source>
        <comment>which and where</comment>
        <translation>
            <numerusform>%n invisible character in what changed: %1.</numerusform>
            <numerusform>%n invisible characters in what changed: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) hold bytes that are no UTF-8; they are shown as �.</source>
        <translation>
            <numerusform>%n line holds bytes that are no UTF-8; they are shown as �.</numerusform>
            <numerusform>%n lines hold bytes that are no UTF-8; they are shown as �.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of headers and addresses are hidden.</source>
        <translation>
            <numerusform>%n value of headers and addresses is hidden.</numerusform>
            <numerusform>%n values of headers and addresses are hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) refuse this save</source>
        <translation>
            <numerusform>%n check refuses this save</numerusform>
            <numerusform>%n checks refuse this save</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No change that any rule looks at. %n difference(s) are treated as equal.</source>
        <translation>
            <numerusform>No change that any rule looks at. %n difference is treated as equal.</numerusform>
            <numerusform>No change that any rule looks at. %n differences are treated as equal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) widen reach.</source>
        <translation>
            <numerusform>%n change widens reach.</numerusform>
            <numerusform>%n changes widen reach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) differ.</source>
        <translation>
            <numerusform>%n file differs.</numerusform>
            <numerusform>%n files differ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n section(s) reviewed; the ticks hold for digest %2</source>
        <translation>
            <numerusform>%1 of %n section reviewed; the ticks hold for digest %2</numerusform>
            <numerusform>%1 of %n sections reviewed; the ticks hold for digest %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in plugin.yaml.</source>
        <translation>
            <numerusform>%n change in plugin.yaml.</numerusform>
            <numerusform>%n changes in plugin.yaml.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 check(s) refuse this save</source>
        <translation>
            <numerusform>%n of %1 checks refuses this save</numerusform>
            <numerusform>%n of %1 checks refuse this save</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::DiffRefusalsModel</name>
    <message numerus="yes">
        <source>%n refusal(s)</source>
        <translation>
            <numerusform>%n refusal</numerusform>
            <numerusform>%n refusals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::DiffWords</name>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
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
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n widen(s) reach</source>
        <translation>
            <numerusform>%n widens reach</numerusform>
            <numerusform>%n widen reach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::InstallPresenter</name>
    <message numerus="yes">
        <source>The install was refused: %n reason(s).</source>
        <translation>
            <numerusform>The install was refused: %n reason.</numerusform>
            <numerusform>The install was refused: %n reasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) at revision %1</source>
        <translation>
            <numerusform>%n check at revision %1</numerusform>
            <numerusform>%n checks at revision %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n warning(s)</source>
        <translation>
            <numerusform>, %n warning</numerusform>
            <numerusform>, %n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>online node(s) fetch and start it</source>
        <translation>
            <numerusform>online node fetches and starts it</numerusform>
            <numerusform>online nodes fetch and start it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>operators’ candidate(s) of it are judged against the new version at the next renewal:</source>
        <translation>
            <numerusform>operator’s candidate of it is judged against the new version at the next renewal:</numerusform>
            <numerusform>operators’ candidates of it are judged against the new version at the next renewal:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An install of %1 would be refused: %n reason(s).</source>
        <translation>
            <numerusform>An install of %1 would be refused: %n reason.</numerusform>
            <numerusform>An install of %1 would be refused: %n reasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>change(s) widen what it reaches:</source>
        <translation>
            <numerusform>change widens what it reaches:</numerusform>
            <numerusform>changes widen what it reaches:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::MeaningModel</name>
    <message numerus="yes">
        <source>%n declared, unchanged</source>
        <translation>
            <numerusform>%n declared, unchanged</numerusform>
            <numerusform>%n declared, unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n widen(s) reach</source>
        <translation>
            <numerusform>%n widens reach</numerusform>
            <numerusform>%n widen reach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::MeaningView</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>widen(s) reach</source>
        <translation>
            <numerusform>widens reach</numerusform>
            <numerusform>widen reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 added, %2 removed, %3 changed, %n widen(s) reach</source>
        <translation>
            <numerusform>%1 added, %2 removed, %3 changed, %n widens reach</numerusform>
            <numerusform>%1 added, %2 removed, %3 changed, %n widen reach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::NodeModel</name>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>reason</comment>
        <translation>
            <numerusform>%1, and %n more</numerusform>
            <numerusform>%1, and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) homed</source>
        <translation>
            <numerusform>%n job homed</numerusform>
            <numerusform>%n jobs homed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::NodeTexts</name>
    <message numerus="yes">
        <source>%n installed</source>
        <translation>
            <numerusform>%n installed</numerusform>
            <numerusform>%n installed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>homes %n job(s)</source>
        <translation>
            <numerusform>homes %n job</numerusform>
            <numerusform>homes %n jobs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are offline</source>
        <translation>
            <numerusform>%n is offline</numerusform>
            <numerusform>%n are offline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are closed</source>
        <translation>
            <numerusform>%n is closed</numerusform>
            <numerusform>%n are closed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) somebody else’s candidate</source>
        <translation>
            <numerusform>%n runs somebody else’s candidate</numerusform>
            <numerusform>%n run somebody else’s candidate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s) a gate</source>
        <translation>
            <numerusform>%n tests a gate</numerusform>
            <numerusform>%n test a gate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are the last of a plugin</source>
        <translation>
            <numerusform>%n is the last of a plugin</numerusform>
            <numerusform>%n are the last of a plugin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are the last of a model</source>
        <translation>
            <numerusform>%n is the last of a model</numerusform>
            <numerusform>%n are the last of a model</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are the last of a queue</source>
        <translation>
            <numerusform>%n is the last of a queue</numerusform>
            <numerusform>%n are the last of a queue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for %1</source>
        <translation>
            <numerusform>%n for %1</numerusform>
            <numerusform>%n for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::NodesPresenter</name>
    <message numerus="yes">
        <source>%1 of %2 online, %n run(s) a candidate</source>
        <translation>
            <numerusform>%1 of %2 online, %n runs a candidate</numerusform>
            <numerusform>%1 of %2 online, %n run a candidate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hides %n node(s).</source>
        <comment>one filter</comment>
        <translation>
            <numerusform>%1 hides %n node.</numerusform>
            <numerusform>%1 hides %n nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hide %n node(s).</source>
        <comment>several filters</comment>
        <translation>
            <numerusform>%1 hide %n node.</numerusform>
            <numerusform>%1 hide %n nodes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::PlacementModel</name>
    <message numerus="yes">
        <source>%1, works on %n node(s)</source>
        <comment>plugin</comment>
        <translation>
            <numerusform>%1, works on %n node</numerusform>
            <numerusform>%1, works on %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>works on %n node(s)</source>
        <translation>
            <numerusform>works on %n node</numerusform>
            <numerusform>works on %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::PluginModel</name>
    <message numerus="yes">
        <source>Gate on %n node(s)</source>
        <translation>
            <numerusform>Gate on %n node</numerusform>
            <numerusform>Gate on %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failed on %n node(s)</source>
        <translation>
            <numerusform>Failed on %n node</numerusform>
            <numerusform>Failed on %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flow(s)</source>
        <translation>
            <numerusform>%n flow</numerusform>
            <numerusform>%n flows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, edge only</source>
        <comment>secrets that the code does not get</comment>
        <translation>
            <numerusform>%n, edge only</numerusform>
            <numerusform>%n, edge only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 nodes online run(s) a candidate.</source>
        <translation>
            <numerusform>%n of %1 nodes online runs a candidate.</numerusform>
            <numerusform>%n of %1 nodes online run a candidate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::PluginsPresenter</name>
    <message numerus="yes">
        <source>%n at a gate or in a rollout</source>
        <translation>
            <numerusform>%n at a gate or in a rollout</numerusform>
            <numerusform>%n at a gate or in a rollout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on no node</source>
        <translation>
            <numerusform>%n on no node</numerusform>
            <numerusform>%n on no node</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without all of their secrets</source>
        <translation>
            <numerusform>%n without all of its secrets</numerusform>
            <numerusform>%n without all of their secrets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plugin(s)</source>
        <translation>
            <numerusform>%n plugin</numerusform>
            <numerusform>%n plugins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plugin(s), nothing needs a look</source>
        <translation>
            <numerusform>%n plugin, nothing needs a look</numerusform>
            <numerusform>%n plugins, nothing needs a look</numerusform>
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
        <source>%1 hides %n plugin(s).</source>
        <comment>one filter</comment>
        <translation>
            <numerusform>%1 hides %n plugin.</numerusform>
            <numerusform>%1 hides %n plugins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hide %n plugin(s).</source>
        <comment>several filters</comment>
        <translation>
            <numerusform>%1 hide %n plugin.</numerusform>
            <numerusform>%1 hide %n plugins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::PreviewPage</name>
    <message numerus="yes">
        <source>Forget %n preview(s)</source>
        <translation>
            <numerusform>Forget %n preview</numerusform>
            <numerusform>Forget %n previews</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::PreviewPresenter</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::PreviewTexts</name>
    <message numerus="yes">
        <source>The folder cannot be installed as it is: %n problem(s).</source>
        <translation>
            <numerusform>The folder cannot be installed as it is: %n problem.</numerusform>
            <numerusform>The folder cannot be installed as it is: %n problems.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n file, %1</numerusform>
            <numerusform>%n files, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An install of %1 would be refused: %n reason(s).</source>
        <translation>
            <numerusform>An install of %1 would be refused: %n reason.</numerusform>
            <numerusform>An install of %1 would be refused: %n reasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s) break, which passes: %1 counts as a new major version.</source>
        <translation>
            <numerusform>%n contract breaks, which passes: %1 counts as a new major version.</numerusform>
            <numerusform>%n contracts break, which passes: %1 counts as a new major version.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server ran %n check(s), this console knows another set: only those that found something are listed.</source>
        <translation>
            <numerusform>The server ran %n check, this console knows another set: only those that found something are listed.</numerusform>
            <numerusform>The server ran %n checks, this console knows another set: only those that found something are listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n check</numerusform>
            <numerusform>%n checks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refused: %n reason(s)</source>
        <comment>plugin version</comment>
        <translation>
            <numerusform>%1 refused: %n reason</numerusform>
            <numerusform>%1 refused: %n reasons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refused: %n reason(s)</source>
        <translation>
            <numerusform>Refused: %n reason</numerusform>
            <numerusform>Refused: %n reasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::ReachModel</name>
    <message numerus="yes">
        <source>Code that reads %1 could newly send it to %n host(s).</source>
        <translation>
            <numerusform>Code that reads %1 could newly send it to %n host.</numerusform>
            <numerusform>Code that reads %1 could newly send it to %n hosts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could newly reach %n host(s).</source>
        <translation>
            <numerusform>It could newly reach %n host.</numerusform>
            <numerusform>It could newly reach %n hosts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No new host; it widens elsewhere at %n place(s).</source>
        <translation>
            <numerusform>No new host; it widens elsewhere at %n place.</numerusform>
            <numerusform>No new host; it widens elsewhere at %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pattern(s)</source>
        <translation>
            <numerusform>%n pattern</numerusform>
            <numerusform>%n patterns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n pattern(s)</source>
        <comment>before and after</comment>
        <translation>
            <numerusform>%1 → %n pattern</numerusform>
            <numerusform>%1 → %n patterns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, how code gets them</source>
        <translation>
            <numerusform>%n, how code gets it</numerusform>
            <numerusform>%n, how code gets them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Code newly gets %1 as a value and could send it to all %n allowed host pattern(s).</source>
        <translation>
            <numerusform>Code newly gets %1 as a value and could send it to %n allowed host pattern.</numerusform>
            <numerusform>Code newly gets %1 as a value and could send it to all %n allowed host patterns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::RefusalQueueModel</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::RefusalWhatIf</name>
    <message numerus="yes">
        <source>%n more secret(s) that the record names are not asked about.</source>
        <translation>
            <numerusform>%n more secret that the record names is not asked about.</numerusform>
            <numerusform>%n more secrets that the record names are not asked about.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::RefusalsPresenter</name>
    <message numerus="yes">
        <source>%n unseen</source>
        <translation>
            <numerusform>%n unseen</numerusform>
            <numerusform>%n unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s)</source>
        <comment>how many are listed</comment>
        <translation>
            <numerusform>%1 of %n record</numerusform>
            <numerusform>%1 of %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are hidden.</source>
        <translation>
            <numerusform>%n record is hidden.</numerusform>
            <numerusform>%n records are hidden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::RemedyStrip</name>
    <message numerus="yes">
        <source>Applying %n change(s) to plugin.yaml lets all %1 checks pass; nothing else of the file differs.</source>
        <translation>
            <numerusform>Applying %n change to plugin.yaml lets all %1 checks pass; nothing else of the file differs.</numerusform>
            <numerusform>Applying %n changes to plugin.yaml lets all %1 checks pass; nothing else of the file differs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n more line</numerusform>
            <numerusform>%n more lines</numerusform>
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
    <message numerus="yes">
        <source>%n was gone already</source>
        <translation>
            <numerusform>%n was gone already</numerusform>
            <numerusform>%n were gone already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n it is not known whether it was removed</source>
        <translation>
            <numerusform>of %n it is not known whether it was removed</numerusform>
            <numerusform>of %n it is not known whether they were removed</numerusform>
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
    <name>oz0::TextDiffView</name>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n unchanged line</numerusform>
            <numerusform>%n unchanged lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::TextPane</name>
    <message numerus="yes">
        <source>%1 of %n file(s) differ</source>
        <translation>
            <numerusform>%1 of %n file differs</numerusform>
            <numerusform>%1 of %n files differ</numerusform>
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
<context>
    <name>oz0::VerdictTexts</name>
    <message numerus="yes">
        <source>Nothing refuses this; %n check(s) passed.</source>
        <translation>
            <numerusform>Nothing refuses this; %n check passed.</numerusform>
            <numerusform>Nothing refuses this; %n checks passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 checks refuse this</source>
        <translation>
            <numerusform>%n of %1 checks refuses this</numerusform>
            <numerusform>%n of %1 checks refuse this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refuse</source>
        <translation>
            <numerusform>%n refuses</numerusform>
            <numerusform>%n refuse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An install would be refused: %n reason(s).</source>
        <translation>
            <numerusform>An install would be refused: %n reason.</numerusform>
            <numerusform>An install would be refused: %n reasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checked again %1: the same %n refuse(s).</source>
        <translation>
            <numerusform>Checked again %1: the same %n refuses.</numerusform>
            <numerusform>Checked again %1: the same %n refuse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n host</numerusform>
            <numerusform>%n hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s)</source>
        <translation>
            <numerusform>%n secret</numerusform>
            <numerusform>%n secrets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s)</source>
        <translation>
            <numerusform>%n other change</numerusform>
            <numerusform>%n other changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::WhatIfGridModel</name>
    <message numerus="yes">
        <source>%n check(s)</source>
        <comment>that refuse</comment>
        <translation>
            <numerusform>%n check</numerusform>
            <numerusform>%n checks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::WhatIfPresenter</name>
    <message numerus="yes">
        <source>%n would warn.</source>
        <translation>
            <numerusform>%n would warn.</numerusform>
            <numerusform>%n would warn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 could take no node: %n reason(s) hold(s) on every node.</source>
        <comment>plugin version</comment>
        <translation>
            <numerusform>%1 could take no node: %n reason holds on every node.</numerusform>
            <numerusform>%1 could take no node: %n reasons hold on every node.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could not take %n: %1.</source>
        <comment>nodes, why</comment>
        <translation>
            <numerusform>It could not take %n: %1.</numerusform>
            <numerusform>It could not take %n: %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
