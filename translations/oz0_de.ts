<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Banner</name>
    <message>
        <source>Reconnect &amp;now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CandidateDetails</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes of the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a candidate to see what it is, where it runs and what happened to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy run &amp;line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened to the candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>state, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>nothing is installed, on %n node(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replaces %1 on %n node(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copy &amp;IDs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <comment>list, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs running</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>installed version</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ending now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Candidate %2</source>
        <comment>essence, ID</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expires at %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <comment>plugin version, state</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expires in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>State at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expires in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CandidateNodesModel</name>
    <message>
        <source>tier %1</source>
        <comment>sandbox</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>sandbox</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>installed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>serving %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>polling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other plugins’ jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <comment>code, text, last lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, sandbox %3</source>
        <comment>node, state, tier</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs homed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CandidateOverview</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command that runs this candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the run line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it asks for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as this candidate gets them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it was renewed since is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 it had %2 left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends at the next renewal, in %1, unless a save passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The save at %1 was refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is offline and does not run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gate or a rollout has %1 for now, so it does not run there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, %1</source>
        <comment>standing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code digest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, save %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, ready after %1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, every %1, expires after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renewed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for </source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CandidatesPage</name>
    <message>
        <source>Candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy run &amp;line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy removal as &amp;command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy list as co&amp;mmand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the list as &amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the list as &amp;JSON…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sort again now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes one from a folder that holds a plugin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidates cannot be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list was not exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only plugin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only owner %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only state %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only node %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CandidatesPresenter</name>
    <message>
        <source>It is about to be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stays: the removal was undone before it was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was removed; its nodes went back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not removed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing %1 in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its owner or an admin sees what happened to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n renewal(s) late</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need(s) a look: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: all may be removed</source>
        <comment>n selected</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 may be removed, %3 may not</source>
        <comment>n selected</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sorted by state: what needs a look comes first</source>
        <comment>n of m shown</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, sorted by %2</source>
        <comment>n of m shown, column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) on %1 of %2 nodes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <comment>totals, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a filter&apos;s name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On nodes that home jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 hide(s) %n candidate(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>%1, %2</source>
        <comment>filter, how many</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the filter “%1” off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassBlock</name>
    <message>
        <source>%1, %2</source>
        <comment>class, lock</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>Import a context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contexts (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is wrong, details</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextHeader</name>
    <message>
        <source>No context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unlock…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data is old: unlocking is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Plugin, owner, node or state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the candidates by plugin, owner, node or state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expiring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On nodes that home jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plugin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoadingRows</name>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LocalCluster</name>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command oz0 is neither beside this program nor in PATH.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>oz0 console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a context…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2), tenant %3 – oz0 console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No context, so nothing is watched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock %1 for 15 minutes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a production context. What is changed in this window until then happens there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageView</name>
    <message>
        <source>&amp;Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaneTabs</name>
    <message>
        <source>%1: %2</source>
        <comment>tab, how many</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>page, count</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message>
        <source>An admin may try it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, an admin neither, as long as this holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} has no operator role in this tenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placing a candidate takes the tenant&apos;s operator role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An admin can give the role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask an admin of the tenant for the operator role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} has no content permission in this tenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of a candidate reads what its jobs carry, so its saver needs content permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An admin can give the permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask an admin of the tenant for content permission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node {subject} is not open to operators&apos; candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator places candidates only on nodes that carry candidates=allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select other nodes, or ask an admin to give this one the label candidates=allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No online node carries the selected labels ({select}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate runs on the online nodes that carry every selected label.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, until such a node is online.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the nodes&apos; labels, or wait until a node with them is online.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plugin {subject} would be left with no other online node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes leave every pool while they run a candidate; an installed plugin must keep one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select fewer nodes, or bring another node of the plugin online.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model {subject} would lose the last online node that serves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node that runs a candidate serves no local model; each model must keep an online server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select other nodes, or let another online node serve the model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue {subject} would lose the last online node that polls it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node that runs a candidate polls no queue of its queues label; each must keep a poller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select other nodes, or let another online node poll the queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node {subject} already runs candidate {candidate} of {plugin}, owned by {owner}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node runs one candidate at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, until that candidate has left; its owner or an admin can remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select another node, or ask the owner to end his candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node {subject} tests the quality gate of {plugin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node that tests a quality gate takes no candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, until the gate is through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select another node, or wait for the gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rollout of {subject} is under way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plugin takes no candidate while it is being rolled out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, until the rollout has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until the rollout has ended, then save again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool IDs, and the names of agents and flows, are each given once in a tenant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plugins of a tenant stay within its limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, until the tenant&apos;s limit is raised or something else is taken out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare less, or ask for a higher limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A warning stops nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the place that is named and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool ID {subject} belongs to plugin {plugin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of agent {subject} belongs to plugin {plugin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of flow {subject} belongs to plugin {plugin}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tenant&apos;s plugins would need {after} of {limit} task queues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use fewer node selectors and labels, or ask for a higher limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tenant&apos;s plugins would have {after} of {limit} agents and flows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract of {subject} breaks what the installed version promises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts may break only with a new major version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the contract, or raise the major version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {subject} is installed already, with other content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A version number stands for one content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raise the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plugin.yaml is not valid: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A manifest must be valid before any rule can read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bundle is not valid: {problem}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bundle holds plain files below its own folder, within the documented limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node {subject} is the home of running jobs ({jobs}), which wait meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calls of jobs that are homed on a candidate&apos;s node are refused until it leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select nodes of a pool that runs nobody&apos;s jobs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node {subject} has no sandbox: the candidate sees what the node&apos;s user sees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only sandbox tier 1 keeps a candidate apart from its node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select nodes of tier 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plugin {subject}, which it uses, is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate brings no other plugin along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have that plugin installed if the candidate needs to call it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On node {subject} bound secrets reach the code as values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On Windows or without tier 1 a binding hides nothing from code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract of {subject} changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preview names every contract that differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the change before installing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {subject} is lower than the installed {installed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer version usually has a higher number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make sure that going back is meant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tenant is over a limit already: {subject} {after} of {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing grows by this; ask for a higher limit, or take something out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tenant has no secret named {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plugin asks for secrets by the tenant&apos;s names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have an admin add the secret, or mend the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tenant has no mail connection named {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A plugin asks for mail connections by the tenant&apos;s names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have an admin add the mail connection, or mend the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} of {plugin} has no other online node in its pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs wait while no online node of their pool is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select fewer nodes, or bring another node of the pool online.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} could not be installed as it is: {codes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate may differ from what could be installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview the install before you rely on this candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidate has ended; start dev again once the cause is mended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A candidate that was saved with an API key lives no longer than the key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody: a node builds an environment only without running its code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project builds with uv_build alone, or has no build system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that a node installs is a wheel from an index or a URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project may not steer uv&apos;s choice of Python or its builds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The platform tries a changeset only where it reaches no further than what is installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide over the changeset without its check; the approval says that it did not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API key that saved candidate {subject} was revoked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody with that key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The API key that saved candidate {subject} has expired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner}, who saved candidate {subject}, is no operator any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A renewal asks again what the saver may do now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An admin can give the role again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes of candidate {subject} are no longer open to it: {nodes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator&apos;s candidate stays only on nodes that carry candidates=allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An admin may try it, or open the nodes again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate {subject} was taken over by a newer dev.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One dev renews a candidate; the newest start wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its owner, by starting dev again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on in the newer dev, or start this one again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node runs candidate {subject} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A job on a candidate starts only while a node is ready to run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody, until a node runs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the candidate&apos;s nodes, and start the job once one is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project&apos;s build system is not plain uv_build ({subject}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the build system require uv_build alone, or take [build-system] out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The build system sets backend-path ({subject}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take backend-path out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The required uv versions do not take in the node&apos;s uv ({subject}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node&apos;s own uv must fit the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen the range, or select nodes with such a uv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uv-build comes from a source of its own ({subject}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take that source out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project belongs to a uv workspace ({subject}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bundle is one project by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the workspace out and lock the project alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} is a dependency from a folder or file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publish it as a wheel and depend on that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} is a dependency from a Git repository.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lock marks the project as editable, but it has no build system.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock again with the build system, or as a project that is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The uv setting {subject} is not allowed in a candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the setting out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} has no wheel for the node&apos;s platform.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock a version that has a wheel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} has no [project] table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pyproject.toml in a bundle describes its project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a [project] table, or leave the file out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} cannot be read as TOML.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project&apos;s files are TOML 1.0 in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend the file at the line that is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changeset {subject} widens what the plugin may reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of changeset {subject} is not what the patch makes of its base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every file of a changeset&apos;s candidate comes from the base and the patch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open node with a sandbox is free for changeset {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The platform&apos;s candidates run on open, sandboxed nodes other than the job&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An admin can open such a node.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back as in the installed version, or ask an admin to try the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator&apos;s candidate binds each secret to the same hosts as the installed version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No operator&apos;s candidate hands a secret to another outside program than the installed version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside harnesses that a plugin brings itself stay as they are installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While a plugin holds a secret, its own remote harnesses stay as they are installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code that gets a secret&apos;s value reaches no further host than the installed version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator&apos;s candidate keeps the installed version&apos;s connections as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A connection&apos;s name and secret belong to one installed plugin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator&apos;s candidate runs each tool where the installed version does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grants belong to the plugin&apos;s name, so an operator&apos;s candidate declares none that is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret {subject} is not available to the installed version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator&apos;s candidate gets only the secrets that the installed version gets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the secret out, or ask an admin to make it available or to try the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret {subject} gets a host binding that it lacks in the installed version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret {subject} loses its host binding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host binding of secret {subject} differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret {subject} is delivered in another way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator&apos;s candidate gets each secret the way the installed version gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument {subject} is newly marked for secrets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only arguments that the installed version marks may be filled with a secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent {subject} hands a secret to an outside program anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agent {subject} hands its secret to another outside program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside harness {subject} is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside harness {subject} differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote harness {subject} is new, and the plugin holds a secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote harness {subject} differs, and the plugin holds a secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} becomes reachable for code that gets a secret&apos;s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{subject} is no longer denied to code that gets a secret&apos;s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote tool {subject} is new, and code gets a secret&apos;s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote tool {subject} has another address, and code gets a secret&apos;s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote tool {subject} has other headers, and code gets a secret&apos;s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection {subject} is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection {subject} is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection {subject} has another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection {subject} differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connection {subject} is declared by a plugin that is not installed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operator&apos;s candidate of a plugin that is not installed declares no connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the connection out, or ask an admin to try it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another installed plugin has a connection named {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the connection another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret {subject} belongs to another installed plugin&apos;s connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a tenant secret of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool {subject} moves between local and remote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool {subject} moves onto, off or between connections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected tool {subject} has another address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plugin newly uses {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plugin newly reads {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plugin newly uses mail connection {subject}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plugin asks for sampling alias {subject} anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plugin asks for gateway format {subject} anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool {subject} uses another model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RemovalPresenter</name>
    <message>
        <source>It is ending already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its owner or an admin may remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was gone already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it will do is being asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these may be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A reason is needed for another person’s candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type %1 to confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not confirmed; the order stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 of %n candidate(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n candidate(s)?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Its nodes go back to the installed version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their nodes go back to the installed versions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>effect, who stays</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) stay(s), for the reason beside it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n candidate(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without the confirmation of a node</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nothing of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>nodes, version</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>owner, machine</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>node(s) go back:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) on a candidate fail</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) waiting at home are answered by the installed version at their next try</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparison(s) stop at the next pair:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>running oz0 dev stop(s) and say(s) why:</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemovalRowsModel</name>
    <message>
        <source>Stays: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves no node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 nodes have confirmed; waiting for %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed; %1 went back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, owner %2, %3</source>
        <comment>candidate, owner, what</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RemoveDialog</name>
    <message>
        <source>Remove candidates, %1, tenant %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason, for the &amp;audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason, for the &amp;audit (may be empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason, for the audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number of candidates to confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) in a production context</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) at once</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Type %1 to confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it will do is being asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionPresenter</name>
    <message>
        <source>The data is not here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data is %1 old: removing is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has not said yet who you are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This window is read-only. Unlock it to remove.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlocked, %1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, may read content</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disconnected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped at revision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching from revision %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream from %1 broke off at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you see is %1 old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Trying now (attempt %2).</source>
        <comment>what you see, attempt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Next try in %2 (attempt %3).</source>
        <comment>what you see, time, attempt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer came in time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>No contexts yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A context says which cluster this window talks to, with which certificate authority and token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it on this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server and four nodes, for this machine only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts the server on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Installs five sample plugins and places candidates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the context %1, class Local</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start a local cluster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a cluster that runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need its context file; an admin makes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import a context…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file, also by dropping it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not set, and %2 holds no context.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It did not start: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It runs.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Local time, UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local time, UTC%1%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renewal late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready on %1 of %2</source>
        <comment>nodes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building %1 of %2</source>
        <comment>nodes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partly ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>admin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operator’s standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>admin’s standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>platform’s standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Admin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Production</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gone back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>nodes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>first node and how many more</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gate took a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rollout took a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended at the renewal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It expired at %1: no renewal came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended it at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended it at %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withheld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not answer. See whether it runs and this machine reaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server took too long to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server’s certificate is not one that this context trusts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not know this context’s token. Import a new context.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your role does not allow this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This window is read-only. Unlock it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changed meanwhile. Look at it again before you try once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is ending already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has ended already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not there, or not for you to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many requests at once. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot answer now. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server’s answer is not one that this console understands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This context cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A node has not confirmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server failed. Its log says more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refused this (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>list, last</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineModel</name>
    <message>
        <source>%1: %2 by %3. %4</source>
        <comment>time: action by actor. detail</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The tour cannot start: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not reached: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No context: start a local cluster or import a context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidates, with the details of the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its nodes and what they stopped doing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A filter that hides every candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same cluster as a production context: read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, unlocked for 15 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several selected: what may be done with how many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing one: what will happen, before it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing several: the count is typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has not answered yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream by way of a relay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stream was cut: data with its age, actions off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
