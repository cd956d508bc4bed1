<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ab</translation>
    </message>
</context>
<context>
    <name>RefusalTexts</name>
    <message>
        <source>An admin may try it.</source>
        <translation>Ein Admin darf es versuchen.</translation>
    </message>
    <message>
        <source>Nobody, an admin neither, as long as this holds.</source>
        <translation>Niemand, auch kein Admin, solange das gilt.</translation>
    </message>
    <message>
        <source>{subject} has no operator role in this tenant.</source>
        <translation>{subject} hat in diesem Mandanten nicht die Rolle Operator.</translation>
    </message>
    <message>
        <source>Placing a candidate takes the tenant&apos;s operator role.</source>
        <translation>Einen Kandidaten zu platzieren verlangt die Rolle Operator im Mandanten.</translation>
    </message>
    <message>
        <source>Ask an admin of the tenant for the operator role.</source>
        <translation>Bitte einen Admin des Mandanten um die Rolle Operator.</translation>
    </message>
    <message>
        <source>{subject} has no content permission in this tenant.</source>
        <translation>{subject} hat in diesem Mandanten keine Erlaubnis für Inhalte.</translation>
    </message>
    <message>
        <source>Code of a candidate reads what its jobs carry, so its saver needs content permission.</source>
        <translation>Der Code eines Kandidaten liest, was seine Jobs tragen; wer ihn speichert, braucht darum die Erlaubnis für Inhalte.</translation>
    </message>
    <message>
        <source>Ask an admin of the tenant for content permission.</source>
        <translation>Bitte einen Admin des Mandanten um die Erlaubnis für Inhalte.</translation>
    </message>
    <message>
        <source>Node {subject} is not open to operators&apos; candidates.</source>
        <translation>Knoten {subject} ist nicht offen für Kandidaten von Operatoren.</translation>
    </message>
    <message>
        <source>An operator places candidates only on nodes that carry candidates=allow.</source>
        <translation>Ein Operator platziert Kandidaten nur auf Knoten mit dem Label candidates=allow.</translation>
    </message>
    <message>
        <source>Select other nodes, or ask an admin to give this one the label candidates=allow.</source>
        <translation>Wähle andere Knoten, oder bitte einen Admin, diesem das Label candidates=allow zu geben.</translation>
    </message>
    <message>
        <source>No online node carries the selected labels ({select}).</source>
        <translation>Kein Knoten, der online ist, trägt die gewählten Labels ({select}).</translation>
    </message>
    <message>
        <source>A candidate runs on the online nodes that carry every selected label.</source>
        <translation>Ein Kandidat läuft auf den Knoten, die online sind und jedes gewählte Label tragen.</translation>
    </message>
    <message>
        <source>Nobody, until such a node is online.</source>
        <translation>Niemand, bis ein solcher Knoten online ist.</translation>
    </message>
    <message>
        <source>Look at the nodes&apos; labels, or wait until a node with them is online.</source>
        <translation>Sieh die Labels der Knoten an, oder warte, bis ein Knoten mit ihnen online ist.</translation>
    </message>
    <message>
        <source>Plugin {subject} would be left with no other online node.</source>
        <translation>Dem Plugin {subject} bliebe kein anderer Knoten, der online ist.</translation>
    </message>
    <message>
        <source>Nodes leave every pool while they run a candidate; an installed plugin must keep one.</source>
        <translation>Knoten verlassen jeden Pool, solange sie einen Kandidaten ausführen; ein installiertes Plugin muss einen behalten.</translation>
    </message>
    <message>
        <source>Select fewer nodes, or bring another node of the plugin online.</source>
        <translation>Wähle weniger Knoten, oder bring einen weiteren Knoten des Plugins online.</translation>
    </message>
    <message>
        <source>Model {subject} would lose the last online node that serves it.</source>
        <translation>Das Modell {subject} verlöre den letzten Knoten, der online ist und es bereitstellt.</translation>
    </message>
    <message>
        <source>A node that runs a candidate serves no local model; each model must keep an online server.</source>
        <translation>Ein Knoten, der einen Kandidaten ausführt, stellt kein lokales Modell bereit; jedes Modell muss einen Knoten behalten, der online ist.</translation>
    </message>
    <message>
        <source>Select other nodes, or let another online node serve the model.</source>
        <translation>Wähle andere Knoten, oder lass einen anderen Knoten, der online ist, das Modell bereitstellen.</translation>
    </message>
    <message>
        <source>Queue {subject} would lose the last online node that polls it.</source>
        <translation>Die Queue {subject} verlöre den letzten Knoten, der online ist und sie abfragt.</translation>
    </message>
    <message>
        <source>A node that runs a candidate polls no queue of its queues label; each must keep a poller.</source>
        <translation>Ein Knoten, der einen Kandidaten ausführt, fragt keine Queue aus seinem Label queues ab; jede muss einen Abfrager behalten.</translation>
    </message>
    <message>
        <source>Select other nodes, or let another online node poll the queue.</source>
        <translation>Wähle andere Knoten, oder lass einen anderen Knoten, der online ist, die Queue abfragen.</translation>
    </message>
    <message>
        <source>Node {subject} already runs candidate {candidate} of {plugin}, owned by {owner}.</source>
        <translation>Knoten {subject} führt schon den Kandidaten {candidate} von {plugin} aus; er gehört {owner}.</translation>
    </message>
    <message>
        <source>A node runs one candidate at a time.</source>
        <translation>Ein Knoten führt einen Kandidaten zur Zeit aus.</translation>
    </message>
    <message>
        <source>Nobody, until that candidate has left; its owner or an admin can remove it.</source>
        <translation>Niemand, bis dieser Kandidat gegangen ist; sein Eigner oder ein Admin kann ihn entfernen.</translation>
    </message>
    <message>
        <source>Select another node, or ask the owner to end his candidate.</source>
        <translation>Wähle einen anderen Knoten, oder bitte den Eigner, seinen Kandidaten zu beenden.</translation>
    </message>
    <message>
        <source>Node {subject} tests the quality gate of {plugin}.</source>
        <translation>Knoten {subject} prüft das Quality Gate von {plugin}.</translation>
    </message>
    <message>
        <source>A node that tests a quality gate takes no candidate.</source>
        <translation>Ein Knoten, der ein Quality Gate prüft, nimmt keinen Kandidaten.</translation>
    </message>
    <message>
        <source>Nobody, until the gate is through.</source>
        <translation>Niemand, bis das Gate durch ist.</translation>
    </message>
    <message>
        <source>Select another node, or wait for the gate.</source>
        <translation>Wähle einen anderen Knoten, oder warte auf das Gate.</translation>
    </message>
    <message>
        <source>A rollout of {subject} is under way.</source>
        <translation>Ein Rollout von {subject} ist im Gang.</translation>
    </message>
    <message>
        <source>A plugin takes no candidate while it is being rolled out.</source>
        <translation>Ein Plugin nimmt keinen Kandidaten, solange es ausgerollt wird.</translation>
    </message>
    <message>
        <source>Nobody, until the rollout has ended.</source>
        <translation>Niemand, bis der Rollout geendet hat.</translation>
    </message>
    <message>
        <source>Wait until the rollout has ended, then save again.</source>
        <translation>Warte, bis der Rollout geendet hat, und speichere dann noch einmal.</translation>
    </message>
    <message>
        <source>Tool IDs, and the names of agents and flows, are each given once in a tenant.</source>
        <translation>Werkzeug-IDs und die Namen von Agenten und Flows werden in einem Mandanten je einmal vergeben.</translation>
    </message>
    <message>
        <source>The plugins of a tenant stay within its limits.</source>
        <translation>Die Plugins eines Mandanten bleiben in seinen Grenzen.</translation>
    </message>
    <message>
        <source>Nobody, until the tenant&apos;s limit is raised or something else is taken out.</source>
        <translation>Niemand, bis die Grenze des Mandanten angehoben oder etwas anderes herausgenommen ist.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Declare less, or ask for a higher limit.</source>
        <translation>Erkläre weniger, oder bitte um eine höhere Grenze.</translation>
    </message>
    <message>
        <source>A warning stops nobody.</source>
        <translation>Eine Warnung hält niemanden auf.</translation>
    </message>
    <message>
        <source>Mend the place that is named and try again.</source>
        <translation>Bring die genannte Stelle in Ordnung und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Tool ID {subject} belongs to plugin {plugin}.</source>
        <translation>Die Werkzeug-ID {subject} gehört dem Plugin {plugin}.</translation>
    </message>
    <message>
        <source>The name of agent {subject} belongs to plugin {plugin}.</source>
        <translation>Der Name des Agenten {subject} gehört dem Plugin {plugin}.</translation>
    </message>
    <message>
        <source>The name of flow {subject} belongs to plugin {plugin}.</source>
        <translation>Der Name des Flows {subject} gehört dem Plugin {plugin}.</translation>
    </message>
    <message>
        <source>The tenant&apos;s plugins would need {after} of {limit} task queues.</source>
        <translation>Die Plugins des Mandanten brauchten {after} von {limit} Queues.</translation>
    </message>
    <message>
        <source>Use fewer node selectors and labels, or ask for a higher limit.</source>
        <translation>Nimm weniger Knotenauswahlen und Labels, oder bitte um eine höhere Grenze.</translation>
    </message>
    <message>
        <source>The tenant&apos;s plugins would have {after} of {limit} agents and flows.</source>
        <translation>Die Plugins des Mandanten hätten {after} von {limit} Agenten und Flows.</translation>
    </message>
    <message>
        <source>The contract of {subject} breaks what the installed version promises.</source>
        <translation>Der Vertrag von {subject} bricht, was die installierte Version verspricht.</translation>
    </message>
    <message>
        <source>Contracts may break only with a new major version.</source>
        <translation>Verträge dürfen nur mit einer neuen Hauptversion brechen.</translation>
    </message>
    <message>
        <source>Keep the contract, or raise the major version.</source>
        <translation>Behalte den Vertrag, oder erhöhe die Hauptversion.</translation>
    </message>
    <message>
        <source>Version {subject} is installed already, with other content.</source>
        <translation>Version {subject} ist schon installiert, mit anderem Inhalt.</translation>
    </message>
    <message>
        <source>A version number stands for one content.</source>
        <translation>Eine Versionsnummer steht für einen Inhalt.</translation>
    </message>
    <message>
        <source>Raise the version.</source>
        <translation>Erhöhe die Version.</translation>
    </message>
    <message>
        <source>plugin.yaml is not valid: {problem}.</source>
        <translation>plugin.yaml ist nicht gültig: {problem}.</translation>
    </message>
    <message>
        <source>A manifest must be valid before any rule can read it.</source>
        <translation>Ein Manifest muss gültig sein, bevor eine Regel es lesen kann.</translation>
    </message>
    <message>
        <source>Nobody.</source>
        <translation>Niemand.</translation>
    </message>
    <message>
        <source>The bundle is not valid: {problem}.</source>
        <translation>Das Bundle ist nicht gültig: {problem}.</translation>
    </message>
    <message>
        <source>A bundle holds plain files below its own folder, within the documented limits.</source>
        <translation>Ein Bundle enthält gewöhnliche Dateien unter seinem eigenen Ordner, in den beschriebenen Grenzen.</translation>
    </message>
    <message>
        <source>Node {subject} is the home of running jobs ({jobs}), which wait meanwhile.</source>
        <translation>Knoten {subject} ist das Zuhause laufender Jobs ({jobs}), die solange warten.</translation>
    </message>
    <message>
        <source>Calls of jobs that are homed on a candidate&apos;s node are refused until it leaves.</source>
        <translation>Aufrufe von Jobs, die auf dem Knoten eines Kandidaten zu Hause sind, werden abgelehnt, bis er geht.</translation>
    </message>
    <message>
        <source>Select nodes of a pool that runs nobody&apos;s jobs.</source>
        <translation>Wähle Knoten eines Pools, in dem niemandes Jobs laufen.</translation>
    </message>
    <message>
        <source>Node {subject} has no sandbox: the candidate sees what the node&apos;s user sees.</source>
        <translation>Knoten {subject} hat keine Sandbox: der Kandidat sieht, was der Benutzer des Knotens sieht.</translation>
    </message>
    <message>
        <source>Only sandbox tier 1 keeps a candidate apart from its node.</source>
        <translation>Nur die Sandbox der Stufe 1 hält einen Kandidaten von seinem Knoten fern.</translation>
    </message>
    <message>
        <source>Select nodes of tier 1.</source>
        <translation>Wähle Knoten der Stufe 1.</translation>
    </message>
    <message>
        <source>Plugin {subject}, which it uses, is not installed.</source>
        <translation>Das Plugin {subject}, das es verwendet, ist nicht installiert.</translation>
    </message>
    <message>
        <source>A candidate brings no other plugin along.</source>
        <translation>Ein Kandidat bringt kein anderes Plugin mit.</translation>
    </message>
    <message>
        <source>Have that plugin installed if the candidate needs to call it.</source>
        <translation>Lass dieses Plugin installieren, wenn der Kandidat es aufrufen muss.</translation>
    </message>
    <message>
        <source>On node {subject} bound secrets reach the code as values.</source>
        <translation>Auf Knoten {subject} erreichen gebundene Geheimnisse den Code als Werte.</translation>
    </message>
    <message>
        <source>On Windows or without tier 1 a binding hides nothing from code.</source>
        <translation>Unter Windows oder ohne Stufe 1 verbirgt eine Bindung nichts vor Code.</translation>
    </message>
    <message>
        <source>The contract of {subject} changes.</source>
        <translation>Der Vertrag von {subject} ändert sich.</translation>
    </message>
    <message>
        <source>A preview names every contract that differs.</source>
        <translation>Eine Vorschau nennt jeden Vertrag, der abweicht.</translation>
    </message>
    <message>
        <source>Look at the change before installing.</source>
        <translation>Sieh die Änderung an, bevor du installierst.</translation>
    </message>
    <message>
        <source>Version {subject} is lower than the installed {installed}.</source>
        <translation>Version {subject} ist niedriger als die installierte {installed}.</translation>
    </message>
    <message>
        <source>A newer version usually has a higher number.</source>
        <translation>Eine neuere Version hat gewöhnlich eine höhere Nummer.</translation>
    </message>
    <message>
        <source>Make sure that going back is meant.</source>
        <translation>Vergewissere dich, dass der Rückschritt gewollt ist.</translation>
    </message>
    <message>
        <source>The tenant is over a limit already: {subject} {after} of {limit}.</source>
        <translation>Der Mandant ist schon über einer Grenze: {subject} {after} von {limit}.</translation>
    </message>
    <message>
        <source>Nothing grows by this; ask for a higher limit, or take something out.</source>
        <translation>Hierdurch wächst nichts; bitte um eine höhere Grenze, oder nimm etwas heraus.</translation>
    </message>
    <message>
        <source>The tenant has no secret named {subject}.</source>
        <translation>Der Mandant hat kein Geheimnis namens {subject}.</translation>
    </message>
    <message>
        <source>A plugin asks for secrets by the tenant&apos;s names.</source>
        <translation>Ein Plugin verlangt Geheimnisse mit den Namen des Mandanten.</translation>
    </message>
    <message>
        <source>Have an admin add the secret, or mend the name.</source>
        <translation>Lass einen Admin das Geheimnis anlegen, oder berichtige den Namen.</translation>
    </message>
    <message>
        <source>The tenant has no mail connection named {subject}.</source>
        <translation>Der Mandant hat keine Mail-Verbindung namens {subject}.</translation>
    </message>
    <message>
        <source>A plugin asks for mail connections by the tenant&apos;s names.</source>
        <translation>Ein Plugin verlangt Mail-Verbindungen mit den Namen des Mandanten.</translation>
    </message>
    <message>
        <source>Have an admin add the mail connection, or mend the name.</source>
        <translation>Lass einen Admin die Mail-Verbindung anlegen, oder berichtige den Namen.</translation>
    </message>
    <message>
        <source>{subject} of {plugin} has no other online node in its pool.</source>
        <translation>{subject} von {plugin} hat in seinem Pool keinen anderen Knoten, der online ist.</translation>
    </message>
    <message>
        <source>Jobs wait while no online node of their pool is left.</source>
        <translation>Jobs warten, solange kein Knoten ihres Pools online ist.</translation>
    </message>
    <message>
        <source>Select fewer nodes, or bring another node of the pool online.</source>
        <translation>Wähle weniger Knoten, oder bring einen weiteren Knoten des Pools online.</translation>
    </message>
    <message>
        <source>{subject} could not be installed as it is: {codes}.</source>
        <translation>{subject} könnte nicht installiert werden, wie es ist: {codes}.</translation>
    </message>
    <message>
        <source>A candidate may differ from what could be installed.</source>
        <translation>Ein Kandidat darf von dem abweichen, was installiert werden könnte.</translation>
    </message>
    <message>
        <source>Preview the install before you rely on this candidate.</source>
        <translation>Sieh eine Vorschau der Installation an, bevor du dich auf diesen Kandidaten verlässt.</translation>
    </message>
    <message>
        <source>A candidate that was saved with an API key lives no longer than the key.</source>
        <translation>Ein Kandidat, der mit einem API-Schlüssel gespeichert wurde, lebt nicht länger als der Schlüssel.</translation>
    </message>
    <message>
        <source>Nobody: a node builds an environment only without running its code.</source>
        <translation>Niemand: ein Knoten baut eine Umgebung nur, ohne ihren Code auszuführen.</translation>
    </message>
    <message>
        <source>A project builds with uv_build alone, or has no build system.</source>
        <translation>Ein Projekt baut allein mit uv_build oder hat kein Build-System.</translation>
    </message>
    <message>
        <source>Everything that a node installs is a wheel from an index or a URL.</source>
        <translation>Alles, was ein Knoten installiert, ist ein Wheel aus einem Index oder von einer URL.</translation>
    </message>
    <message>
        <source>A project may not steer uv&apos;s choice of Python or its builds.</source>
        <translation>Ein Projekt darf nicht steuern, welches Python uv wählt und wie es baut.</translation>
    </message>
    <message>
        <source>The platform tries a changeset only where it reaches no further than what is installed.</source>
        <translation>Die Plattform erprobt einen Änderungssatz nur, wo er nicht weiter reicht als das Installierte.</translation>
    </message>
    <message>
        <source>Decide over the changeset without its check; the approval says that it did not run.</source>
        <translation>Entscheide über den Änderungssatz ohne seine Prüfung; die Freigabe sagt, dass sie nicht lief.</translation>
    </message>
    <message>
        <source>The API key that saved candidate {subject} was revoked.</source>
        <translation>Der API-Schlüssel, mit dem Kandidat {subject} gespeichert wurde, ist widerrufen.</translation>
    </message>
    <message>
        <source>Nobody with that key.</source>
        <translation>Niemand mit diesem Schlüssel.</translation>
    </message>
    <message>
        <source>The API key that saved candidate {subject} has expired.</source>
        <translation>Der API-Schlüssel, mit dem Kandidat {subject} gespeichert wurde, ist abgelaufen.</translation>
    </message>
    <message>
        <source>{owner}, who saved candidate {subject}, is no operator any more.</source>
        <translation>{owner} hat Kandidat {subject} gespeichert und ist nicht mehr Operator.</translation>
    </message>
    <message>
        <source>A renewal asks again what the saver may do now.</source>
        <translation>Eine Erneuerung fragt wieder, was der Speichernde jetzt darf.</translation>
    </message>
    <message>
        <source>An admin can give the role again.</source>
        <translation>Ein Admin kann die Rolle wieder geben.</translation>
    </message>
    <message>
        <source>Nodes of candidate {subject} are no longer open to it: {nodes}.</source>
        <translation>Knoten von Kandidat {subject} sind nicht mehr offen für ihn: {nodes}.</translation>
    </message>
    <message>
        <source>An operator&apos;s candidate stays only on nodes that carry candidates=allow.</source>
        <translation>Der Kandidat eines Operators bleibt nur auf Knoten mit dem Label candidates=allow.</translation>
    </message>
    <message>
        <source>An admin may try it, or open the nodes again.</source>
        <translation>Ein Admin darf es versuchen oder die Knoten wieder öffnen.</translation>
    </message>
    <message>
        <source>Candidate {subject} was taken over by a newer dev.</source>
        <translation>Kandidat {subject} wurde von einem neueren dev übernommen.</translation>
    </message>
    <message>
        <source>One dev renews a candidate; the newest start wins.</source>
        <translation>Ein dev erneuert einen Kandidaten; der neueste Start gewinnt.</translation>
    </message>
    <message>
        <source>Its owner, by starting dev again.</source>
        <translation>Sein Eigner, indem er dev wieder startet.</translation>
    </message>
    <message>
        <source>Go on in the newer dev, or start this one again.</source>
        <translation>Arbeite im neueren dev weiter, oder starte dieses noch einmal.</translation>
    </message>
    <message>
        <source>No node runs candidate {subject} now.</source>
        <translation>Kein Knoten führt Kandidat {subject} jetzt aus.</translation>
    </message>
    <message>
        <source>A job on a candidate starts only while a node is ready to run it.</source>
        <translation>Ein Job auf einem Kandidaten beginnt nur, solange ein Knoten bereit ist, ihn auszuführen.</translation>
    </message>
    <message>
        <source>Nobody, until a node runs it.</source>
        <translation>Niemand, bis ein Knoten ihn ausführt.</translation>
    </message>
    <message>
        <source>Look at the candidate&apos;s nodes, and start the job once one is ready.</source>
        <translation>Sieh die Knoten des Kandidaten an, und starte den Job, sobald einer bereit ist.</translation>
    </message>
    <message>
        <source>The project&apos;s build system is not plain uv_build ({subject}).</source>
        <translation>Das Build-System des Projekts ist nicht uv_build allein ({subject}).</translation>
    </message>
    <message>
        <source>Let the build system require uv_build alone, or take [build-system] out.</source>
        <translation>Lass das Build-System allein uv_build verlangen, oder nimm [build-system] heraus.</translation>
    </message>
    <message>
        <source>The build system sets backend-path ({subject}).</source>
        <translation>Das Build-System setzt backend-path ({subject}).</translation>
    </message>
    <message>
        <source>Take backend-path out.</source>
        <translation>Nimm backend-path heraus.</translation>
    </message>
    <message>
        <source>The required uv versions do not take in the node&apos;s uv ({subject}).</source>
        <translation>Die verlangten uv-Versionen schließen das uv des Knotens nicht ein ({subject}).</translation>
    </message>
    <message>
        <source>The node&apos;s own uv must fit the project.</source>
        <translation>Das uv des Knotens muss zum Projekt passen.</translation>
    </message>
    <message>
        <source>Widen the range, or select nodes with such a uv.</source>
        <translation>Erweitere den Bereich, oder wähle Knoten mit einem solchen uv.</translation>
    </message>
    <message>
        <source>uv-build comes from a source of its own ({subject}).</source>
        <translation>uv-build kommt aus einer eigenen Quelle ({subject}).</translation>
    </message>
    <message>
        <source>Take that source out.</source>
        <translation>Nimm diese Quelle heraus.</translation>
    </message>
    <message>
        <source>The project belongs to a uv workspace ({subject}).</source>
        <translation>Das Projekt gehört zu einem uv-Workspace ({subject}).</translation>
    </message>
    <message>
        <source>A bundle is one project by itself.</source>
        <translation>Ein Bundle ist ein Projekt für sich.</translation>
    </message>
    <message>
        <source>Take the workspace out and lock the project alone.</source>
        <translation>Nimm den Workspace heraus, und sperre das Projekt allein.</translation>
    </message>
    <message>
        <source>{subject} is a dependency from a folder or file.</source>
        <translation>{subject} ist eine Abhängigkeit von einem Ordner oder einer Datei.</translation>
    </message>
    <message>
        <source>Publish it as a wheel and depend on that.</source>
        <translation>Veröffentliche sie als Wheel, und hänge davon ab.</translation>
    </message>
    <message>
        <source>{subject} is a dependency from a Git repository.</source>
        <translation>{subject} ist eine Abhängigkeit von einem Git-Repository.</translation>
    </message>
    <message>
        <source>The lock marks the project as editable, but it has no build system.</source>
        <translation>Die Sperrdatei nennt das Projekt editierbar, aber es hat kein Build-System.</translation>
    </message>
    <message>
        <source>Lock again with the build system, or as a project that is not installed.</source>
        <translation>Sperre noch einmal mit dem Build-System, oder als Projekt, das nicht installiert wird.</translation>
    </message>
    <message>
        <source>The uv setting {subject} is not allowed in a candidate.</source>
        <translation>Die uv-Einstellung {subject} ist in einem Kandidaten nicht erlaubt.</translation>
    </message>
    <message>
        <source>Take the setting out.</source>
        <translation>Nimm die Einstellung heraus.</translation>
    </message>
    <message>
        <source>{subject} has no wheel for the node&apos;s platform.</source>
        <translation>{subject} hat kein Wheel für die Plattform des Knotens.</translation>
    </message>
    <message>
        <source>Lock a version that has a wheel.</source>
        <translation>Sperre eine Version, die ein Wheel hat.</translation>
    </message>
    <message>
        <source>{subject} has no [project] table.</source>
        <translation>{subject} hat keine Tabelle [project].</translation>
    </message>
    <message>
        <source>A pyproject.toml in a bundle describes its project.</source>
        <translation>Eine pyproject.toml in einem Bundle beschreibt sein Projekt.</translation>
    </message>
    <message>
        <source>Add a [project] table, or leave the file out.</source>
        <translation>Füge eine Tabelle [project] hinzu, oder lass die Datei weg.</translation>
    </message>
    <message>
        <source>{subject} cannot be read as TOML.</source>
        <translation>{subject} ist nicht als TOML lesbar.</translation>
    </message>
    <message>
        <source>The project&apos;s files are TOML 1.0 in UTF-8.</source>
        <translation>Die Dateien des Projekts sind TOML 1.0 in UTF-8.</translation>
    </message>
    <message>
        <source>Mend the file at the line that is named.</source>
        <translation>Bring die Datei in der genannten Zeile in Ordnung.</translation>
    </message>
    <message>
        <source>Changeset {subject} widens what the plugin may reach.</source>
        <translation>Änderungssatz {subject} erweitert, was das Plugin erreichen darf.</translation>
    </message>
    <message>
        <source>A file of changeset {subject} is not what the patch makes of its base.</source>
        <translation>Eine Datei von Änderungssatz {subject} ist nicht, was der Patch aus ihrer Grundlage macht.</translation>
    </message>
    <message>
        <source>Every file of a changeset&apos;s candidate comes from the base and the patch.</source>
        <translation>Jede Datei des Kandidaten eines Änderungssatzes kommt aus der Grundlage und dem Patch.</translation>
    </message>
    <message>
        <source>No open node with a sandbox is free for changeset {subject}.</source>
        <translation>Kein offener Knoten mit Sandbox ist frei für Änderungssatz {subject}.</translation>
    </message>
    <message>
        <source>The platform&apos;s candidates run on open, sandboxed nodes other than the job&apos;s own.</source>
        <translation>Die Kandidaten der Plattform laufen auf offenen Knoten mit Sandbox, nie auf dem des Jobs.</translation>
    </message>
    <message>
        <source>An admin can open such a node.</source>
        <translation>Ein Admin kann einen solchen Knoten öffnen.</translation>
    </message>
    <message>
        <source>Put it back as in the installed version, or ask an admin to try the change.</source>
        <translation>Stell es her wie in der installierten Version, oder bitte einen Admin, die Änderung zu versuchen.</translation>
    </message>
    <message>
        <source>An operator&apos;s candidate binds each secret to the same hosts as the installed version.</source>
        <translation>Der Kandidat eines Operators bindet jedes Geheimnis an dieselben Hosts wie die installierte Version.</translation>
    </message>
    <message>
        <source>No operator&apos;s candidate hands a secret to another outside program than the installed version.</source>
        <translation>Kein Kandidat eines Operators gibt ein Geheimnis einem anderen fremden Programm als die installierte Version.</translation>
    </message>
    <message>
        <source>Outside harnesses that a plugin brings itself stay as they are installed.</source>
        <translation>Fremde Harnesses, die ein Plugin selbst mitbringt, bleiben, wie sie installiert sind.</translation>
    </message>
    <message>
        <source>While a plugin holds a secret, its own remote harnesses stay as they are installed.</source>
        <translation>Solange ein Plugin ein Geheimnis hält, bleiben seine eigenen entfernten Harnesses, wie sie installiert sind.</translation>
    </message>
    <message>
        <source>Code that gets a secret&apos;s value reaches no further host than the installed version.</source>
        <translation>Code, der den Wert eines Geheimnisses bekommt, erreicht keinen weiteren Host als die installierte Version.</translation>
    </message>
    <message>
        <source>An operator&apos;s candidate keeps the installed version&apos;s connections as they are.</source>
        <translation>Der Kandidat eines Operators behält die Verbindungen der installierten Version, wie sie sind.</translation>
    </message>
    <message>
        <source>A connection&apos;s name and secret belong to one installed plugin.</source>
        <translation>Name und Geheimnis einer Verbindung gehören einem installierten Plugin.</translation>
    </message>
    <message>
        <source>An operator&apos;s candidate runs each tool where the installed version does.</source>
        <translation>Der Kandidat eines Operators führt jedes Werkzeug dort aus, wo die installierte Version es tut.</translation>
    </message>
    <message>
        <source>Grants belong to the plugin&apos;s name, so an operator&apos;s candidate declares none that is not installed.</source>
        <translation>Freigaben gehören dem Namen des Plugins; der Kandidat eines Operators deklariert darum keine, die nicht installiert ist.</translation>
    </message>
    <message>
        <source>Secret {subject} is not available to the installed version.</source>
        <translation>Das Geheimnis {subject} steht der installierten Version nicht zur Verfügung.</translation>
    </message>
    <message>
        <source>An operator&apos;s candidate gets only the secrets that the installed version gets.</source>
        <translation>Der Kandidat eines Operators bekommt nur die Geheimnisse, die die installierte Version bekommt.</translation>
    </message>
    <message>
        <source>Leave the secret out, or ask an admin to make it available or to try the change.</source>
        <translation>Lass das Geheimnis weg, oder bitte einen Admin, es verfügbar zu machen oder die Änderung zu versuchen.</translation>
    </message>
    <message>
        <source>Secret {subject} gets a host binding that it lacks in the installed version.</source>
        <translation>Das Geheimnis {subject} bekommt eine Hostbindung, die ihm in der installierten Version fehlt.</translation>
    </message>
    <message>
        <source>Secret {subject} loses its host binding.</source>
        <translation>Das Geheimnis {subject} verliert seine Hostbindung.</translation>
    </message>
    <message>
        <source>The binding of secret {subject} differs.</source>
        <translation>Die Bindung des Geheimnisses {subject} weicht ab.</translation>
    </message>
    <message>
        <source>Secret {subject} is delivered in another way.</source>
        <translation>Das Geheimnis {subject} wird auf andere Weise übergeben.</translation>
    </message>
    <message>
        <source>An operator&apos;s candidate gets each secret the way the installed version gets it.</source>
        <translation>Der Kandidat eines Operators bekommt jedes Geheimnis so, wie die installierte Version es bekommt.</translation>
    </message>
    <message>
        <source>Argument {subject} is newly marked for secrets.</source>
        <translation>Das Argument {subject} ist neu für Geheimnisse markiert.</translation>
    </message>
    <message>
        <source>Only arguments that the installed version marks may be filled with a secret.</source>
        <translation>Nur Argumente, die die installierte Version markiert, dürfen mit einem Geheimnis gefüllt werden.</translation>
    </message>
    <message>
        <source>Agent {subject} hands a secret to an outside program anew.</source>
        <translation>Der Agent {subject} gibt neuerdings ein Geheimnis an ein fremdes Programm.</translation>
    </message>
    <message>
        <source>Agent {subject} hands its secret to another outside program.</source>
        <translation>Der Agent {subject} gibt sein Geheimnis an ein anderes fremdes Programm.</translation>
    </message>
    <message>
        <source>Outside harness {subject} is new.</source>
        <translation>Das fremde Harness {subject} ist neu.</translation>
    </message>
    <message>
        <source>Outside harness {subject} differs.</source>
        <translation>Das fremde Harness {subject} weicht ab.</translation>
    </message>
    <message>
        <source>Remote harness {subject} is new, and the plugin holds a secret.</source>
        <translation>Das entfernte Harness {subject} ist neu, und das Plugin hält ein Geheimnis.</translation>
    </message>
    <message>
        <source>Remote harness {subject} differs, and the plugin holds a secret.</source>
        <translation>Das entfernte Harness {subject} weicht ab, und das Plugin hält ein Geheimnis.</translation>
    </message>
    <message>
        <source>{subject} becomes reachable for code that gets a secret&apos;s value.</source>
        <translation>{subject} wird erreichbar für Code, der den Wert eines Geheimnisses bekommt.</translation>
    </message>
    <message>
        <source>{subject} is no longer denied to code that gets a secret&apos;s value.</source>
        <translation>{subject} ist Code, der den Wert eines Geheimnisses bekommt, nicht mehr verwehrt.</translation>
    </message>
    <message>
        <source>Remote tool {subject} is new, and code gets a secret&apos;s value.</source>
        <translation>Das entfernte Werkzeug {subject} ist neu, und Code bekommt den Wert eines Geheimnisses.</translation>
    </message>
    <message>
        <source>Remote tool {subject} has another address, and code gets a secret&apos;s value.</source>
        <translation>Das entfernte Werkzeug {subject} hat eine andere Adresse, und Code bekommt den Wert eines Geheimnisses.</translation>
    </message>
    <message>
        <source>Remote tool {subject} has other headers, and code gets a secret&apos;s value.</source>
        <translation>Das entfernte Werkzeug {subject} hat andere Header, und Code bekommt den Wert eines Geheimnisses.</translation>
    </message>
    <message>
        <source>Connection {subject} is new.</source>
        <translation>Die Verbindung {subject} ist neu.</translation>
    </message>
    <message>
        <source>Connection {subject} is gone.</source>
        <translation>Die Verbindung {subject} ist weg.</translation>
    </message>
    <message>
        <source>Connection {subject} has another name.</source>
        <translation>Die Verbindung {subject} hat einen anderen Namen.</translation>
    </message>
    <message>
        <source>Connection {subject} differs.</source>
        <translation>Die Verbindung {subject} weicht ab.</translation>
    </message>
    <message>
        <source>Connection {subject} is declared by a plugin that is not installed.</source>
        <translation>Die Verbindung {subject} wird von einem Plugin deklariert, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>An operator&apos;s candidate of a plugin that is not installed declares no connection.</source>
        <translation>Der Kandidat eines Operators von einem Plugin, das nicht installiert ist, deklariert keine Verbindung.</translation>
    </message>
    <message>
        <source>Leave the connection out, or ask an admin to try it.</source>
        <translation>Lass die Verbindung weg, oder bitte einen Admin, es zu versuchen.</translation>
    </message>
    <message>
        <source>Another installed plugin has a connection named {subject}.</source>
        <translation>Ein anderes installiertes Plugin hat eine Verbindung namens {subject}.</translation>
    </message>
    <message>
        <source>Give the connection another name.</source>
        <translation>Gib der Verbindung einen anderen Namen.</translation>
    </message>
    <message>
        <source>Secret {subject} belongs to another installed plugin&apos;s connection.</source>
        <translation>Das Geheimnis {subject} gehört zur Verbindung eines anderen installierten Plugins.</translation>
    </message>
    <message>
        <source>Use a tenant secret of your own.</source>
        <translation>Verwende ein eigenes Geheimnis des Mandanten.</translation>
    </message>
    <message>
        <source>Tool {subject} moves between local and remote.</source>
        <translation>Das Werkzeug {subject} wechselt zwischen lokal und entfernt.</translation>
    </message>
    <message>
        <source>Tool {subject} moves onto, off or between connections.</source>
        <translation>Das Werkzeug {subject} wechselt auf, von oder zwischen Verbindungen.</translation>
    </message>
    <message>
        <source>Connected tool {subject} has another address.</source>
        <translation>Das verbundene Werkzeug {subject} hat eine andere Adresse.</translation>
    </message>
    <message>
        <source>The plugin newly uses {subject}.</source>
        <translation>Das Plugin verwendet neu {subject}.</translation>
    </message>
    <message>
        <source>The plugin newly reads {subject}.</source>
        <translation>Das Plugin liest neu {subject}.</translation>
    </message>
    <message>
        <source>The plugin newly uses mail connection {subject}.</source>
        <translation>Das Plugin verwendet neu die Mail-Verbindung {subject}.</translation>
    </message>
    <message>
        <source>The plugin asks for sampling alias {subject} anew.</source>
        <translation>Das Plugin verlangt neu den Sampling-Alias {subject}.</translation>
    </message>
    <message>
        <source>The plugin asks for gateway format {subject} anew.</source>
        <translation>Das Plugin verlangt neu das Gateway-Format {subject}.</translation>
    </message>
    <message>
        <source>Tool {subject} uses another model.</source>
        <translation>Das Werkzeug {subject} verwendet ein anderes Modell.</translation>
    </message>
    <message>
        <source>Nobody without it; an admin can give the role.</source>
        <translation>Niemand ohne sie; ein Admin kann die Rolle geben.</translation>
    </message>
    <message>
        <source>Nobody without it; an admin can give the permission.</source>
        <translation>Niemand ohne sie; ein Admin kann die Erlaubnis geben.</translation>
    </message>
    <message>
        <source>The renewal ends the candidate; start dev again once the cause is mended.</source>
        <translation>Die Erneuerung beendet den Kandidaten; starte dev wieder, wenn die Ursache behoben ist.</translation>
    </message>
</context>
<context>
    <name>oz0::AccessDialog</name>
    <message>
        <source>Members, keys and nodes, %1, tenant %2</source>
        <translation>Mitglieder, Schlüssel und Knoten, %1, Mandant %2</translation>
    </message>
    <message>
        <source>Members, keys and nodes</source>
        <translation>Mitglieder, Schlüssel und Knoten</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>API keys</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Members of the tenant</source>
        <translation>Mitglieder des Mandanten</translation>
    </message>
    <message>
        <source>&amp;Add a member…</source>
        <translation>Mitglied &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Role…</source>
        <translation>&amp;Rolle…</translation>
    </message>
    <message>
        <source>Re&amp;move…</source>
        <translation>Ent&amp;fernen…</translation>
    </message>
    <message>
        <source>API keys of the tenant</source>
        <translation>API-Schlüssel des Mandanten</translation>
    </message>
    <message>
        <source>&amp;New API key…</source>
        <translation>&amp;Neuer API-Schlüssel…</translation>
    </message>
    <message>
        <source>Re&amp;voke…</source>
        <translation>&amp;Widerrufen…</translation>
    </message>
    <message>
        <source>Nodes and their labels</source>
        <translation>Knoten und ihre Labels</translation>
    </message>
    <message>
        <source>New &amp;join token…</source>
        <translation>Neues &amp;Beitritts-Token…</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>&amp;Labels…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Select a line.</source>
        <translation>Wähle eine Zeile.</translation>
    </message>
    <message>
        <source>The key is dead already.</source>
        <translation>Der Schlüssel ist schon tot.</translation>
    </message>
    <message>
        <source>No members are shown</source>
        <translation>Keine Mitglieder zu sehen</translation>
    </message>
    <message>
        <source>No API keys yet</source>
        <translation>Noch keine API-Schlüssel</translation>
    </message>
    <message>
        <source>No API keys are shown</source>
        <translation>Keine API-Schlüssel zu sehen</translation>
    </message>
    <message>
        <source>No nodes yet</source>
        <translation>Noch keine Knoten</translation>
    </message>
    <message>
        <source>A machine joins with a join token: make one, and start oz0-node there with it.</source>
        <translation>Eine Maschine tritt mit einem Beitritts-Token bei: erstelle eines, und starte dort damit oz0-node.</translation>
    </message>
</context>
<context>
    <name>oz0::AccessPresenter</name>
    <message>
        <source>The list is being asked for.</source>
        <translation>Die Liste wird erfragt.</translation>
    </message>
    <message>
        <source>Only an admin may see this.</source>
        <translation>Nur ein Admin darf das sehen.</translation>
    </message>
    <message>
        <source>There is no API key. Make one for each program that works in this tenant.</source>
        <translation>Es gibt keinen API-Schlüssel. Erstelle einen für jedes Programm, das in diesem Mandanten arbeitet.</translation>
    </message>
    <message>
        <source>The list is from before the stream broke off.</source>
        <translation>Die Liste ist von vor dem Abriss des Stroms.</translation>
    </message>
</context>
<context>
    <name>oz0::AddContextDialog</name>
    <message>
        <source>Add a context</source>
        <translation>Kontext hinzufügen</translation>
    </message>
    <message>
        <source>Nothing is kept before you add it.</source>
        <translation>Nichts wird behalten, bevor du ihn hinzufügst.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>as it stands in the header, such as prod-eu</source>
        <translation>wie er in der Kopfzeile steht, etwa prod-eu</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>C&amp;A file (PEM)</source>
        <translation>C&amp;A-Datei (PEM)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>Exactly its one or two certificates are trusted.</source>
        <translation>Vertraut wird nur dem einen Zertifikat oder den beiden darin.</translation>
    </message>
    <message>
        <source>Tenan&amp;t</source>
        <translation>&amp;Mandant</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>A production context opens read-only.</source>
        <translation>Ein Produktionskontext öffnet sich schreibgeschützt.</translation>
    </message>
    <message>
        <source>C&amp;lass</source>
        <translation>K&amp;lasse</translation>
    </message>
    <message>
        <source>To&amp;ken</source>
        <translation>To&amp;ken</translation>
    </message>
    <message>
        <source>Keep the token</source>
        <translation>Das Token behalten</translation>
    </message>
    <message>
        <source>In its file, readable by your account alone (0600)</source>
        <translation>In seiner Datei, nur für dein Konto lesbar (0600)</translation>
    </message>
    <message>
        <source>K&amp;eep it</source>
        <translation>&amp;Ablegen</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CA-Datei</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Zertifikate (*.pem *.crt *.cer);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Test &amp;it</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>A&amp;dd context</source>
        <translation>Kontext &amp;hinzufügen</translation>
    </message>
    <message>
        <source>There is no certificate in it.</source>
        <translation>Darin ist kein Zertifikat.</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>%1 wird gefragt</translation>
    </message>
    <message>
        <source>Keeping the token</source>
        <translation>Das Token wird abgelegt</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Gib ihm zuerst einen Namen.</translation>
    </message>
    <message>
        <source>Say first which server it talks to.</source>
        <translation>Sag zuerst, mit welchem Server er spricht.</translation>
    </message>
    <message>
        <source>The test runs.</source>
        <translation>Die Prüfung läuft.</translation>
    </message>
</context>
<context>
    <name>oz0::AdminChanges</name>
    <message>
        <source>Labels are written key=value, one a line, each key once.</source>
        <translation>Labels schreibt man Schlüssel=Wert, eines je Zeile, jeden Schlüssel einmal.</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation>Ein Mitglied hinzufügen</translation>
    </message>
    <message>
        <source>The server makes a token for the new member and tells it once.</source>
        <translation>Der Server erstellt ein Token für das neue Mitglied und nennt es ein einziges Mal.</translation>
    </message>
    <message>
        <source>Add the member</source>
        <translation>Mitglied hinzufügen</translation>
    </message>
    <message>
        <source>%1 is a member now.</source>
        <translation>%1 ist jetzt Mitglied.</translation>
    </message>
    <message>
        <source>The name is missing.</source>
        <translation>Der Name fehlt.</translation>
    </message>
    <message>
        <source>A member is named by letters, digits, dot, dash and _.</source>
        <translation>Ein Mitglied heißt mit Buchstaben, Ziffern, Punkt, Strich und _.</translation>
    </message>
    <message>
        <source>%1 is a member already.</source>
        <translation>%1 ist schon Mitglied.</translation>
    </message>
    <message>
        <source>Change the role of %1</source>
        <translation>Die Rolle von %1 ändern</translation>
    </message>
    <message>
        <source>It holds from the next request on. The token stays the same.</source>
        <translation>Sie gilt ab der nächsten Anfrage. Das Token bleibt dasselbe.</translation>
    </message>
    <message>
        <source>Change the role</source>
        <translation>Rolle ändern</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 ist jetzt %2.</translation>
    </message>
    <message>
        <source>Nothing is different from now.</source>
        <translation>Nichts ist anders als jetzt.</translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) end at the next renewal:</source>
        <translation>
            <numerusform>Kandidat endet bei der nächsten Erneuerung:</numerusform>
            <numerusform>Kandidaten enden bei der nächsten Erneuerung:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) go on as an operator’s where an operator could have saved them, else end:</source>
        <translation>
            <numerusform>Kandidat läuft als der eines Operators weiter, wenn ein Operator ihn hätte speichern dürfen, sonst endet er:</numerusform>
            <numerusform>Kandidaten laufen als die eines Operators weiter, wo ein Operator sie hätte speichern dürfen, sonst enden sie:</numerusform>
        </translation>
    </message>
    <message>
        <source>The tokens and API keys of %1 are worth nothing any more, for good.</source>
        <translation>Die Tokens und API-Schlüssel von %1 gelten nichts mehr, für immer.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 is no member any more.</source>
        <translation>%1 ist kein Mitglied mehr.</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>For a program. It acts for you, with the lower of what you choose here and what you may at that time.</source>
        <translation>Für ein Programm. Er handelt für dich, mit dem Geringeren von dem, was du hier wählst, und dem, was du dann darfst.</translation>
    </message>
    <message>
        <source>Make the key</source>
        <translation>Schlüssel erstellen</translation>
    </message>
    <message>
        <source>The key “%1” is made.</source>
        <translation>Der Schlüssel „%1“ ist gemacht.</translation>
    </message>
    <message>
        <source>Say what it is for.</source>
        <translation>Sag, wofür er ist.</translation>
    </message>
    <message>
        <source>At most 100 characters.</source>
        <translation>Höchstens 100 Zeichen.</translation>
    </message>
    <message>
        <source>Revoke the key “%1”?</source>
        <translation>Den Schlüssel „%1“ widerrufen?</translation>
    </message>
    <message>
        <source>Its token is worth nothing from now on. It cannot be brought back.</source>
        <translation>Sein Token gilt ab jetzt nichts mehr. Es kommt nicht zurück.</translation>
    </message>
    <message>
        <source>Revoke the key</source>
        <translation>Schlüssel widerrufen</translation>
    </message>
    <message>
        <source>The key “%1” is revoked.</source>
        <translation>Der Schlüssel „%1“ ist widerrufen.</translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) saved with it end at the next renewal:</source>
        <translation>
            <numerusform>Kandidat, mit ihm gespeichert, endet bei der nächsten Erneuerung:</numerusform>
            <numerusform>Kandidaten, mit ihm gespeichert, enden bei der nächsten Erneuerung:</numerusform>
        </translation>
    </message>
    <message>
        <source>Labels of %1</source>
        <translation>Labels von %1</translation>
    </message>
    <message>
        <source>With candidates=allow operators may place candidates on it. What else a label means is the tenant’s own.</source>
        <translation>Mit candidates=allow dürfen Operatoren Kandidaten auf ihm platzieren. Was ein Label sonst bedeutet, ist Sache des Mandanten.</translation>
    </message>
    <message>
        <source>Save the labels</source>
        <translation>Labels speichern</translation>
    </message>
    <message>
        <source>The labels of %1 are saved.</source>
        <translation>Die Labels von %1 sind gespeichert.</translation>
    </message>
    <message>
        <source>The node is gone.</source>
        <translation>Der Knoten ist weg.</translation>
    </message>
    <message>
        <source>node closes to operators’ candidates</source>
        <translation>Knoten schließt sich für Kandidaten von Operatoren</translation>
    </message>
    <message>
        <source>candidate ends at its next renewal:</source>
        <translation>Kandidat endet bei seiner nächsten Erneuerung:</translation>
    </message>
    <message>
        <source>node opens to operators’ candidates</source>
        <translation>Knoten öffnet sich für Kandidaten von Operatoren</translation>
    </message>
    <message>
        <source>Remove the node %1?</source>
        <translation>Den Knoten %1 entfernen?</translation>
    </message>
    <message>
        <source>Its token dies; it is told nothing any more. To come back it joins anew with a join token.</source>
        <translation>Sein Token stirbt; ihm wird nichts mehr gesagt. Zurück kommt er, indem er mit einem Beitritts-Token neu beitritt.</translation>
    </message>
    <message>
        <source>%1 is no node of the tenant any more.</source>
        <translation>%1 ist kein Knoten des Mandanten mehr.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>plugin, owner</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>running job(s) are homed there</source>
        <translation>
            <numerusform>laufender Job ist dort zu Hause</numerusform>
            <numerusform>laufende Jobs sind dort zu Hause</numerusform>
        </translation>
    </message>
    <message>
        <source>New join token</source>
        <translation>Neues Beitritts-Token</translation>
    </message>
    <message>
        <source>A machine joins the tenant with it, once for each use, and carries these labels.</source>
        <translation>Eine Maschine tritt damit dem Mandanten bei, einmal je Verwendung, und trägt diese Labels.</translation>
    </message>
    <message>
        <source>Make the join token</source>
        <translation>Beitritts-Token erstellen</translation>
    </message>
    <message>
        <source>The join token is made.</source>
        <translation>Das Beitritts-Token ist erstellt.</translation>
    </message>
    <message numerus="yes">
        <source>node(s) that join are open to operators’ candidates</source>
        <translation>
            <numerusform>Knoten, der beitritt, ist offen für Kandidaten von Operatoren</numerusform>
            <numerusform>Knoten, die beitreten, sind offen für Kandidaten von Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Uninstall %1?</source>
        <translation>%1 deinstallieren?</translation>
    </message>
    <message>
        <source>Uninstall %1</source>
        <translation>%1 deinstallieren</translation>
    </message>
    <message>
        <source>%1 is not installed any more.</source>
        <translation>%1 ist nicht mehr installiert.</translation>
    </message>
    <message>
        <source>It is not installed any more.</source>
        <translation>Es ist nicht mehr installiert.</translation>
    </message>
    <message numerus="yes">
        <source>agent(s) and flow(s) vanish, and with them what waits in their queues:</source>
        <translation>
            <numerusform>Agent oder Flow verschwindet, und was in seiner Queue wartet:</numerusform>
            <numerusform>Agenten und Flows verschwinden, und mit ihnen, was in ihren Queues wartet:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tool(s) vanish; calls of them fail:</source>
        <translation>
            <numerusform>Werkzeug verschwindet; seine Aufrufe scheitern:</numerusform>
            <numerusform>Werkzeuge verschwinden; ihre Aufrufe scheitern:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>operators’ candidate(s) lose every secret now and are judged anew at the next renewal:</source>
        <translation>
            <numerusform>Kandidat eines Operators verliert jetzt jedes Geheimnis und wird bei der nächsten Erneuerung neu beurteilt:</numerusform>
            <numerusform>Kandidaten von Operatoren verlieren jetzt jedes Geheimnis und werden bei der nächsten Erneuerung neu beurteilt:</numerusform>
        </translation>
    </message>
    <message>
        <source>running gate or rollout of it stops</source>
        <translation>laufendes Gate oder Rollout davon hält an</translation>
    </message>
    <message>
        <source>Which secrets may %1 have?</source>
        <translation>Welche Geheimnisse darf %1 haben?</translation>
    </message>
    <message>
        <source>What the installed version gets, and no more, is what an operator’s candidate of it may have.</source>
        <translation>Was die installierte Version bekommt, und nicht mehr, darf der Kandidat eines Operators davon haben.</translation>
    </message>
    <message>
        <source>The secrets of %1 are as you chose.</source>
        <translation>Die Geheimnisse von %1 sind, wie du gewählt hast.</translation>
    </message>
    <message>
        <source>What it requires is being asked.</source>
        <translation>Was es verlangt, wird erfragt.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n secret(s) away</source>
        <translation>
            <numerusform>%n Geheimnis wegnehmen</numerusform>
            <numerusform>%n Geheimnisse wegnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the choice</source>
        <translation>Auswahl speichern</translation>
    </message>
    <message numerus="yes">
        <source>Make %n secret(s) available</source>
        <translation>
            <numerusform>%n Geheimnis verfügbar machen</numerusform>
            <numerusform>%n Geheimnisse verfügbar machen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>secret(s) become available:</source>
        <translation>
            <numerusform>Geheimnis wird verfügbar:</numerusform>
            <numerusform>Geheimnisse werden verfügbar:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>secret(s) are taken away:</source>
        <translation>
            <numerusform>Geheimnis wird weggenommen:</numerusform>
            <numerusform>Geheimnisse werden weggenommen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>running candidate(s) of operators lose them at once and end at their next renewal:</source>
        <translation>
            <numerusform>laufender Kandidat eines Operators verliert sie sofort und endet bei seiner nächsten Erneuerung:</numerusform>
            <numerusform>laufende Kandidaten von Operatoren verlieren sie sofort und enden bei ihrer nächsten Erneuerung:</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a secret’s value</source>
        <translation>Den Wert eines Geheimnisses setzen</translation>
    </message>
    <message>
        <source>Set the value of %1</source>
        <translation>Den Wert von %1 setzen</translation>
    </message>
    <message>
        <source>The value is sealed on the server. Nobody reads it again but the nodes whose plugins get it.</source>
        <translation>Der Wert wird auf dem Server versiegelt. Niemand liest ihn wieder außer den Knoten, deren Plugins ihn bekommen.</translation>
    </message>
    <message>
        <source>Set the value</source>
        <translation>Wert setzen</translation>
    </message>
    <message>
        <source>%1 has its new value.</source>
        <translation>%1 hat seinen neuen Wert.</translation>
    </message>
    <message>
        <source>A secret is named by letters, digits and _.</source>
        <translation>Ein Geheimnis heißt mit Buchstaben, Ziffern und _.</translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) get it:</source>
        <translation>
            <numerusform>Kandidat bekommt ihn:</numerusform>
            <numerusform>Kandidaten bekommen ihn:</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill marked arguments of %1</source>
        <translation>Markierte Argumente von %1 füllen</translation>
    </message>
    <message>
        <source>A bound argument is filled by the edge, whoever calls. A candidate’s argument is filled only where the installed version marks it too.</source>
        <translation>Ein gebundenes Argument füllt der Rand, wer immer aufruft. Das Argument eines Kandidaten wird nur gefüllt, wo auch die installierte Version es markiert.</translation>
    </message>
    <message>
        <source>Save the bindings</source>
        <translation>Bindungen speichern</translation>
    </message>
    <message>
        <source>The bindings of %1 are as you chose.</source>
        <translation>Die Bindungen von %1 sind, wie du gewählt hast.</translation>
    </message>
    <message>
        <source>%1 ← %2</source>
        <comment>argument, secret</comment>
        <translation>%1 ← %2</translation>
    </message>
    <message numerus="yes">
        <source>argument(s) get a secret’s value:</source>
        <translation>
            <numerusform>Argument bekommt den Wert eines Geheimnisses:</numerusform>
            <numerusform>Argumente bekommen den Wert eines Geheimnisses:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>argument(s) are filled no more:</source>
        <translation>
            <numerusform>Argument wird nicht mehr gefüllt:</numerusform>
            <numerusform>Argumente werden nicht mehr gefüllt:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>plugin version, owner</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>It goes from every node of the tenant. Its bundle is kept, so that it can be installed again.</source>
        <translation>Es geht von jedem Knoten des Mandanten. Sein Bündel bleibt erhalten, damit es wieder installiert werden kann.</translation>
    </message>
    <message numerus="yes">
        <source>node(s) that serve it stop it:</source>
        <translation>
            <numerusform>Knoten, der es ausführt, beendet es:</numerusform>
            <numerusform>Knoten, die es ausführen, beenden es:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>node(s) that run a candidate or are offline have it no more afterwards:</source>
        <translation>
            <numerusform>Knoten mit einem Kandidaten oder ohne Verbindung hat es danach nicht mehr:</numerusform>
            <numerusform>Knoten mit einem Kandidaten oder ohne Verbindung haben es danach nicht mehr:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>plugin(s) use it, and their calls of it fail:</source>
        <translation>
            <numerusform>Plugin verwendet es, und seine Aufrufe schlagen fehl:</numerusform>
            <numerusform>Plugins verwenden es, und ihre Aufrufe schlagen fehl:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) of an admin or the platform go on; once they end, their nodes run nothing of it:</source>
        <translation>
            <numerusform>Kandidat eines Admins oder der Plattform läuft weiter; endet er, führen seine Knoten nichts mehr davon aus:</numerusform>
            <numerusform>Kandidaten eines Admins oder der Plattform laufen weiter; enden sie, führen ihre Knoten nichts mehr davon aus:</numerusform>
        </translation>
    </message>
    <message>
        <source>Secrets of %1</source>
        <translation>Geheimnisse von %1</translation>
    </message>
    <message>
        <source>The last admin stays one. Make somebody else an admin first.</source>
        <translation>Der letzte Admin bleibt einer. Mach zuerst jemand anderen zum Admin.</translation>
    </message>
    <message>
        <source>You take rights from yourself.</source>
        <translation>Du nimmst dir selbst Rechte.</translation>
    </message>
    <message>
        <source>Remove yourself, %1?</source>
        <translation>Dich selbst entfernen, %1?</translation>
    </message>
    <message>
        <source>Remove the member %1?</source>
        <translation>Das Mitglied %1 entfernen?</translation>
    </message>
    <message>
        <source>Your tokens and API keys are worth nothing any more, for good.</source>
        <translation>Deine Token und API-Schlüssel gelten nicht mehr, endgültig.</translation>
    </message>
    <message numerus="yes">
        <source>candidate(s) cannot be renewed and expire; their nodes go back:</source>
        <translation>
            <numerusform>Kandidat kann nicht erneuert werden und läuft ab; seine Knoten kehren zurück:</numerusform>
            <numerusform>Kandidaten können nicht erneuert werden und laufen ab; ihre Knoten kehren zurück:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>admin(s) are left</source>
        <translation>
            <numerusform>Admin bleibt</numerusform>
            <numerusform>Admins bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>You are signed out here and cannot sign in again.</source>
        <translation>Du wirst hier abgemeldet und kannst dich nicht wieder anmelden.</translation>
    </message>
    <message>
        <source>The last admin stays. Make somebody else an admin first.</source>
        <translation>Der letzte Admin bleibt. Mach zuerst jemand anderen zum Admin.</translation>
    </message>
    <message numerus="yes">
        <source>plugin(s) stop there and go on elsewhere:</source>
        <translation>
            <numerusform>Plugin endet dort und läuft anderswo weiter:</numerusform>
            <numerusform>Plugins enden dort und laufen anderswo weiter:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>plugin(s) stop and run on no other node that is online:</source>
        <translation>
            <numerusform>Plugin endet und läuft auf keinem anderen Knoten, der online ist:</numerusform>
            <numerusform>Plugins enden und laufen auf keinem anderen Knoten, der online ist:</numerusform>
        </translation>
    </message>
    <message>
        <source>candidate loses its only node:</source>
        <translation>Kandidat verliert seinen einzigen Knoten:</translation>
    </message>
    <message>
        <source>candidate loses this node and keeps its others:</source>
        <translation>Kandidat verliert diesen Knoten und behält die anderen:</translation>
    </message>
    <message numerus="yes">
        <source>local model(s) are served there, and elsewhere:</source>
        <translation>
            <numerusform>lokales Modell wird dort angeboten, und anderswo:</numerusform>
            <numerusform>lokale Modelle werden dort angeboten, und anderswo:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>local model(s) are served nowhere else:</source>
        <translation>
            <numerusform>lokales Modell wird sonst nirgends angeboten:</numerusform>
            <numerusform>lokale Modelle werden sonst nirgends angeboten:</numerusform>
        </translation>
    </message>
    <message>
        <source>quality gate loses this node:</source>
        <translation>Quality Gate verliert diesen Knoten:</translation>
    </message>
    <message>
        <source>rollout loses this node:</source>
        <translation>Rollout verliert diesen Knoten:</translation>
    </message>
    <message>
        <source>No other node that is online is open to operators’ candidates.</source>
        <translation>Kein anderer Knoten, der online ist, steht Kandidaten von Operatoren offen.</translation>
    </message>
    <message>
        <source>Nothing runs there.</source>
        <translation>Dort läuft nichts.</translation>
    </message>
    <message numerus="yes">
        <source>node(s) restart the tool servers that use it:</source>
        <translation>
            <numerusform>Knoten startet die Werkzeugserver neu, die es nutzen:</numerusform>
            <numerusform>Knoten starten die Werkzeugserver neu, die es nutzen:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>installed plugin(s) get it:</source>
        <translation>
            <numerusform>installiertes Plugin bekommt es:</numerusform>
            <numerusform>installierte Plugins bekommen es:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::AdminRights</name>
    <message>
        <source>The data is not here yet.</source>
        <translation>Die Daten sind noch nicht da.</translation>
    </message>
    <message>
        <source>The server has not said yet who you are.</source>
        <translation>Der Server hat noch nicht gesagt, wer du bist.</translation>
    </message>
    <message>
        <source>Only an admin may do this.</source>
        <translation>Nur ein Admin darf das.</translation>
    </message>
    <message>
        <source>This window is read-only. Unlock it to change something.</source>
        <translation>Dieses Fenster ist nur zum Lesen. Entsperre es, um etwas zu ändern.</translation>
    </message>
    <message>
        <source>Nothing can be changed until the server answers again.</source>
        <translation>Bis der Server wieder antwortet, lässt sich nichts ändern.</translation>
    </message>
</context>
<context>
    <name>oz0::ApiKeyModel</name>
    <message>
        <source>revoked</source>
        <translation>widerrufen</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>may read content</source>
        <translation>darf Inhalte lesen</translation>
    </message>
    <message>
        <source>may not read content</source>
        <translation>darf keine Inhalte lesen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Role, at most</source>
        <translation>Rolle, höchstens</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalte</translation>
    </message>
    <message>
        <source>Acts for</source>
        <translation>Handelt für</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>%1, %2, %3, acts for %4 as %5</source>
        <comment>key, for what, state, owner, role</comment>
        <translation>%1, %2, %3, handelt für %4 als %5</translation>
    </message>
</context>
<context>
    <name>oz0::AskingLine</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Noch einmal fragen</translation>
    </message>
</context>
<context>
    <name>oz0::AuditDetails</name>
    <message>
        <source>Select an entry to see who did what, why, and how it stands in the chain.</source>
        <translation>Wähle einen Eintrag, um zu sehen, wer was warum getan hat und wie er in der Kette steht.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>digest</comment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <comment>action, number of the entry</comment>
        <translation>%1, Nummer %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>as %1 then</source>
        <comment>role</comment>
        <translation>damals als %1</translation>
    </message>
    <message>
        <source>By way of</source>
        <translation>Mittels</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Handlung</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Entry before</source>
        <translation>Eintrag davor</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>Dieser Eintrag</translation>
    </message>
    <message>
        <source>Show the candidate</source>
        <translation>Den Kandidaten zeigen</translation>
    </message>
    <message>
        <source>Show the node</source>
        <translation>Knoten zeigen</translation>
    </message>
    <message>
        <source>Show the plugin</source>
        <translation>Plugin zeigen</translation>
    </message>
    <message>
        <source>Show the refusal</source>
        <translation>Ablehnung zeigen</translation>
    </message>
    <message>
        <source>Refused because</source>
        <translation>Abgelehnt, weil</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigner</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>none</source>
        <comment>version</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>bundle %1</source>
        <translation>Bündel %1</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Version before</source>
        <translation>Version vorher</translation>
    </message>
    <message>
        <source>Version after</source>
        <translation>Version nachher</translation>
    </message>
    <message>
        <source>Version asked for</source>
        <translation>Verlangte Version</translation>
    </message>
    <message>
        <source>Same bytes as</source>
        <translation>Dieselben Bytes</translation>
    </message>
    <message>
        <source>candidates of then</source>
        <translation>Kandidaten von damals</translation>
    </message>
    <message>
        <source>The digest of all that is kept of the plugin: its version, secrets, bindings and gates.</source>
        <translation>Der Digest von allem, was zum Plugin vermerkt ist: Version, Geheimnisse, Bindungen und Gates.</translation>
    </message>
</context>
<context>
    <name>oz0::AuditFilterBar</name>
    <message>
        <source>Words, or actor:user:dana</source>
        <translation>Wörter, oder actor:user:dana</translation>
    </message>
    <message>
        <source>Only this action</source>
        <translation>Nur diese Handlung</translation>
    </message>
    <message>
        <source>Any action</source>
        <translation>Alle Handlungen</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Only this time</source>
        <translation>Nur diese Zeit</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Last hour</source>
        <translation>Letzte Stunde</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>From this time on</source>
        <translation>Von dieser Zeit an</translation>
    </message>
    <message>
        <source>Up to this time</source>
        <translation>Bis zu dieser Zeit</translation>
    </message>
    <message>
        <source>Who %1</source>
        <translation>Wer %1</translation>
    </message>
    <message>
        <source>Plugin %1</source>
        <translation>Plugin %1</translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation>Kandidat %1</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Gegenstand %1</translation>
    </message>
    <message>
        <source>Outcome %1</source>
        <translation>Ausgang %1</translation>
    </message>
    <message>
        <source>Filter the entries by words, or by actor:, action:, plugin:, candidate:, node: and object:</source>
        <translation>Die Einträge nach Wörtern filtern oder nach actor:, action:, plugin:, candidate:, node: und object:</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Knoten %1</translation>
    </message>
</context>
<context>
    <name>oz0::AuditModel</name>
    <message>
        <source>%1: %2 by %3</source>
        <comment>time: action by actor</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>does not fit into the chain</source>
        <translation>passt nicht in die Kette</translation>
    </message>
    <message>
        <source>not loaded</source>
        <comment>a row</comment>
        <translation>nicht geladen</translation>
    </message>
    <message>
        <source>loading …</source>
        <comment>a row</comment>
        <translation>wird geladen…</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of an entry</comment>
        <translation>Nr.</translation>
    </message>
</context>
<context>
    <name>oz0::AuditPage</name>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>&amp;Audit</source>
        <translation>&amp;Audit</translation>
    </message>
    <message>
        <source>Copy the &amp;entry as JSON</source>
        <translation>&amp;Eintrag als JSON kopieren</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Show &amp;new entries</source>
        <translation>&amp;Neue Einträge zeigen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Check the whole &amp;chain</source>
        <translation>Ganze &amp;Kette prüfen</translation>
    </message>
    <message>
        <source>&amp;Stop checking the chain</source>
        <translation>Prüfen der Kette an&amp;halten</translation>
    </message>
    <message>
        <source>Export what is listed as &amp;CSV…</source>
        <translation>Liste als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export what is listed as &amp;JSON Lines…</source>
        <translation>Liste als &amp;JSON Lines exportieren…</translation>
    </message>
    <message>
        <source>Cance&amp;l the export</source>
        <translation>Export ab&amp;brechen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Show &amp;them</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Audit entries</source>
        <translation>Einträge des Audits</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>Noch keine Einträge</translation>
    </message>
    <message>
        <source>Whatever anybody changes in this tenant is written down here.</source>
        <translation>Was immer jemand in diesem Mandanten ändert, wird hier festgehalten.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Aufheben</translation>
    </message>
    <message>
        <source>The audit cannot be shown</source>
        <translation>Das Audit kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Export what is listed</source>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Only by %1</source>
        <translation>Nur von %1</translation>
    </message>
    <message>
        <source>Only %1</source>
        <comment>an action</comment>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Only plugin %1</source>
        <translation>Nur Plugin %1</translation>
    </message>
    <message>
        <source>Only object %1</source>
        <translation>Nur Gegenstand %1</translation>
    </message>
</context>
<context>
    <name>oz0::AuditPresenter</name>
    <message numerus="yes">
        <source>%n entrie(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>neueste zuerst</translation>
    </message>
    <message>
        <source>oldest first</source>
        <translation>älteste zuerst</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>entries, order</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>You see what you did and what was done to your candidates; an admin sees everything.</source>
        <translation>Du siehst, was du getan hast und was mit deinen Kandidaten geschah; ein Admin sieht alles.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a filter&apos;s name</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>No entry fits %1.</source>
        <comment>filters</comment>
        <translation>Kein Eintrag passt zu %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n new entrie(s)</source>
        <translation>
            <numerusform>%n neuer Eintrag</numerusform>
            <numerusform>%n neue Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Some rows could not be loaded. %1</source>
        <translation>Einige Zeilen konnten nicht geladen werden. %1</translation>
    </message>
    <message>
        <source>Who you are is not known yet.</source>
        <translation>Wer du bist, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Only an admin can have the whole chain checked.</source>
        <translation>Nur ein Admin kann die ganze Kette prüfen lassen.</translation>
    </message>
    <message>
        <source>The server does not answer now.</source>
        <translation>Der Server antwortet jetzt nicht.</translation>
    </message>
    <message>
        <source>The chain is broken. %1</source>
        <translation>Die Kette ist gebrochen. %1</translation>
    </message>
    <message>
        <source>Checking the chain: %1 of %2 entries fit so far.</source>
        <translation>Die Kette wird geprüft: %1 von %2 Einträgen passen bisher.</translation>
    </message>
    <message>
        <source>Checking the chain …</source>
        <translation>Die Kette wird geprüft…</translation>
    </message>
    <message>
        <source>The chain could not be checked. %1</source>
        <translation>Die Kette konnte nicht geprüft werden. %1</translation>
    </message>
    <message numerus="yes">
        <source>The chain holds: all %n entrie(s) up to revision %1 fit.</source>
        <translation>
            <numerusform>Die Kette hält: %n Eintrag bis Revision %1 passt.</numerusform>
            <numerusform>Die Kette hält: Alle %n Einträge bis Revision %1 passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The check was stopped after %n entrie(s), which fit.</source>
        <translation>
            <numerusform>Die Prüfung wurde nach %n Eintrag angehalten; er passt.</numerusform>
            <numerusform>Die Prüfung wurde nach %n Einträgen angehalten; sie passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each entry carries the digest of the one before it. Those that you look at are checked here.</source>
        <translation>Jeder Eintrag trägt den Digest des vorigen. Die du ansiehst, werden hier geprüft.</translation>
    </message>
    <message>
        <source>An export is running.</source>
        <translation>Ein Export läuft.</translation>
    </message>
    <message>
        <source>Nothing is listed yet.</source>
        <translation>Noch ist nichts gelistet.</translation>
    </message>
    <message numerus="yes">
        <source>%n entrie(s) exported to %1.</source>
        <translation>
            <numerusform>%n Eintrag nach %1 exportiert.</numerusform>
            <numerusform>%n Einträge nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was cancelled; no file was written.</source>
        <translation>Der Export wurde abgebrochen; keine Datei wurde geschrieben.</translation>
    </message>
    <message>
        <source>The export failed; no file was written. %1</source>
        <translation>Der Export misslang; keine Datei wurde geschrieben. %1</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 entries</source>
        <translation>Export: %1 von %2 Einträgen</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <comment>summary, time</comment>
        <translation>%1, Stand %2</translation>
    </message>
    <message>
        <source>Last hour</source>
        <translation>Letzte Stunde</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n entrie(s) are hidden.</source>
        <translation>
            <numerusform>%n Eintrag ist verborgen.</numerusform>
            <numerusform>%n Einträge sind verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only an operator sees what he did, and an admin everything.</source>
        <translation>Nur ein Operator sieht, was er getan hat, und ein Admin alles.</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Outcome %1</source>
        <translation>Ausgang %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entrie(s) fit the filter</source>
        <translation>
            <numerusform>%n Eintrag passt zum Filter</numerusform>
            <numerusform>%n Einträge passen zum Filter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::AuditTexts</name>
    <message>
        <source>Candidate created</source>
        <translation>Kandidat erstellt</translation>
    </message>
    <message>
        <source>Candidate saved</source>
        <translation>Kandidat gespeichert</translation>
    </message>
    <message>
        <source>Job started on a candidate</source>
        <translation>Job auf einem Kandidaten gestartet</translation>
    </message>
    <message>
        <source>Candidate’s standing changed</source>
        <translation>Stellung eines Kandidaten geändert</translation>
    </message>
    <message>
        <source>Candidate removed</source>
        <translation>Kandidat entfernt</translation>
    </message>
    <message>
        <source>Candidate expired</source>
        <translation>Kandidat abgelaufen</translation>
    </message>
    <message>
        <source>Plugin installed</source>
        <translation>Plugin installiert</translation>
    </message>
    <message>
        <source>Plugin uninstalled</source>
        <translation>Plugin deinstalliert</translation>
    </message>
    <message>
        <source>Plugin’s secrets changed</source>
        <translation>Geheimnisse eines Plugins geändert</translation>
    </message>
    <message>
        <source>Plugin’s bindings changed</source>
        <translation>Bindungen eines Plugins geändert</translation>
    </message>
    <message>
        <source>Quality gate</source>
        <translation>Quality Gate</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Node joined</source>
        <translation>Knoten beigetreten</translation>
    </message>
    <message>
        <source>Node changed</source>
        <translation>Knoten geändert</translation>
    </message>
    <message>
        <source>Node removed</source>
        <translation>Knoten entfernt</translation>
    </message>
    <message>
        <source>Join token made</source>
        <translation>Beitritts-Token erstellt</translation>
    </message>
    <message>
        <source>Member added</source>
        <translation>Mitglied hinzugefügt</translation>
    </message>
    <message>
        <source>Member changed</source>
        <translation>Mitglied geändert</translation>
    </message>
    <message>
        <source>Member removed</source>
        <translation>Mitglied entfernt</translation>
    </message>
    <message>
        <source>API key made</source>
        <translation>API-Schlüssel gemacht</translation>
    </message>
    <message>
        <source>API key revoked</source>
        <translation>API-Schlüssel widerrufen</translation>
    </message>
    <message>
        <source>Secret set</source>
        <translation>Geheimnis gesetzt</translation>
    </message>
    <message>
        <source>Secret removed</source>
        <translation>Geheimnis entfernt</translation>
    </message>
    <message>
        <source>Tenant’s settings changed</source>
        <translation>Einstellungen des Mandanten geändert</translation>
    </message>
    <message>
        <source>Tenant made</source>
        <translation>Mandant angelegt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>getan</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>first save</source>
        <translation>erstes Speichern</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>Neuladen</translation>
    </message>
    <message>
        <source>the same bytes again</source>
        <translation>dieselben Bytes noch einmal</translation>
    </message>
    <message>
        <source>takeover</source>
        <translation>Übernahme</translation>
    </message>
    <message>
        <source>renewal</source>
        <translation>Erneuerung</translation>
    </message>
    <message>
        <source>no renewal came</source>
        <translation>keine Erneuerung kam</translation>
    </message>
    <message>
        <source>quality gate</source>
        <translation>Quality Gate</translation>
    </message>
    <message>
        <source>rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>Its own digest fits. The entry before it is not loaded.</source>
        <translation>Der eigene Digest passt. Der Eintrag davor ist nicht geladen.</translation>
    </message>
    <message>
        <source>It fits into the chain: its digest and the one it carries of the entry before are right.</source>
        <translation>Er passt in die Kette: Sein Digest und der des vorigen Eintrags, den er trägt, stimmen.</translation>
    </message>
    <message>
        <source>It does not fit into the chain: it was changed, or the entry before it was.</source>
        <translation>Er passt nicht in die Kette: Er wurde geändert, oder der Eintrag davor.</translation>
    </message>
    <message>
        <source>Entry %1 does not follow the one before it: entries are missing or were put in.</source>
        <translation>Eintrag %1 folgt nicht auf den vorigen: Einträge fehlen oder wurden eingeschoben.</translation>
    </message>
    <message>
        <source>Entry %1 does not carry the digest of the one before it.</source>
        <translation>Eintrag %1 trägt nicht den Digest des vorigen.</translation>
    </message>
    <message>
        <source>Entry %1 is not what its digest was made of: it was changed.</source>
        <translation>Eintrag %1 ist nicht das, woraus sein Digest wurde: Er wurde geändert.</translation>
    </message>
    <message>
        <source>Entries behind number %1 are missing.</source>
        <translation>Einträge nach Nummer %1 fehlen.</translation>
    </message>
    <message>
        <source>Create a candidate</source>
        <translation>Kandidat anlegen</translation>
    </message>
    <message>
        <source>Save a candidate</source>
        <translation>Kandidat speichern</translation>
    </message>
    <message>
        <source>Start a job on a candidate</source>
        <translation>Job auf einem Kandidaten starten</translation>
    </message>
    <message>
        <source>Change a candidate’s standing</source>
        <translation>Rang eines Kandidaten ändern</translation>
    </message>
    <message>
        <source>Remove a candidate</source>
        <translation>Kandidat entfernen</translation>
    </message>
    <message>
        <source>Expire a candidate</source>
        <translation>Kandidat ablaufen lassen</translation>
    </message>
    <message>
        <source>Install a plugin</source>
        <translation>Plugin installieren</translation>
    </message>
    <message>
        <source>Uninstall a plugin</source>
        <translation>Plugin deinstallieren</translation>
    </message>
    <message>
        <source>Change a plugin’s secrets</source>
        <translation>Geheimnisse eines Plugins ändern</translation>
    </message>
    <message>
        <source>Change a plugin’s bindings</source>
        <translation>Bindungen eines Plugins ändern</translation>
    </message>
    <message>
        <source>Join a node</source>
        <translation>Knoten beitreten lassen</translation>
    </message>
    <message>
        <source>Change a node</source>
        <translation>Knoten ändern</translation>
    </message>
    <message>
        <source>Remove a node</source>
        <translation>Knoten entfernen</translation>
    </message>
    <message>
        <source>Make a join token</source>
        <translation>Beitritts-Token erstellen</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation>Mitglied hinzufügen</translation>
    </message>
    <message>
        <source>Change a member</source>
        <translation>Mitglied ändern</translation>
    </message>
    <message>
        <source>Remove a member</source>
        <translation>Mitglied entfernen</translation>
    </message>
    <message>
        <source>Make an API key</source>
        <translation>API-Schlüssel erstellen</translation>
    </message>
    <message>
        <source>Revoke an API key</source>
        <translation>API-Schlüssel widerrufen</translation>
    </message>
    <message>
        <source>Set a secret</source>
        <translation>Geheimnis setzen</translation>
    </message>
    <message>
        <source>Remove a secret</source>
        <translation>Geheimnis entfernen</translation>
    </message>
    <message>
        <source>Change the tenant’s settings</source>
        <translation>Einstellungen des Mandanten ändern</translation>
    </message>
    <message>
        <source>Make a tenant</source>
        <translation>Mandanten anlegen</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more reason(s)</source>
        <comment>a reason</comment>
        <translation>
            <numerusform>%1, und %n weiterer Grund</numerusform>
            <numerusform>%1, und %n weitere Gründe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>owner</comment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>nodes</comment>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>version %1, other bytes</source>
        <translation>Version %1, andere Bytes</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>version %1 → %2</source>
        <comment>before, afterwards</comment>
        <translation>Version %1 → %2</translation>
    </message>
    <message>
        <source>same bytes as candidate %1</source>
        <comment>IDs</comment>
        <translation>dieselben Bytes wie Kandidat %1</translation>
    </message>
</context>
<context>
    <name>oz0::Banner</name>
    <message>
        <source>Reconnect &amp;now</source>
        <translation>&amp;Neu verbinden</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>Sign in a&amp;gain…</source>
        <translation>Neu a&amp;nmelden…</translation>
    </message>
</context>
<context>
    <name>oz0::BindingForm</name>
    <message>
        <source>not bound: the caller gives it</source>
        <translation>nicht gebunden: der Aufrufer gibt den Wert an</translation>
    </message>
</context>
<context>
    <name>oz0::CandidateDetails</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Details of the candidate</source>
        <translation>Einzelheiten des Kandidaten</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Nodes of the candidate</source>
        <translation>Knoten des Kandidaten</translation>
    </message>
    <message>
        <source>Select a candidate to see what it is, where it runs and what happened to it.</source>
        <translation>Wähle einen Kandidaten, um zu sehen, was er ist, wo er läuft und was mit ihm geschah.</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Copy the ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message>
        <source>Copy run &amp;line</source>
        <translation>Aufru&amp;fzeile kopieren</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>What happened to the candidate</source>
        <translation>Was mit dem Kandidaten geschah</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>state, time</comment>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>nothing is installed, on %n node(s)</source>
        <translation>
            <numerusform>nichts ist installiert, auf %n Knoten</numerusform>
            <numerusform>nichts ist installiert, auf %n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replaces %1 on %n node(s)</source>
        <translation>
            <numerusform>ersetzt %1 auf %n Knoten</numerusform>
            <numerusform>ersetzt %1 auf %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Copy &amp;IDs</source>
        <translation>&amp;IDs kopieren</translation>
    </message>
    <message>
        <source>&amp;Remove %1…</source>
        <translation>%1 &amp;entfernen…</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <comment>list, number</comment>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Jobs running</source>
        <translation>Laufende Jobs</translation>
    </message>
    <message numerus="yes">
        <source>%n stay(s)</source>
        <translation>
            <numerusform>%n bleibt</numerusform>
            <numerusform>%n bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>Vergleich</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) selected</source>
        <translation>
            <numerusform>%n Kandidat gewählt</numerusform>
            <numerusform>%n Kandidaten gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>all may be removed</source>
        <translation>alle dürfen entfernt werden</translation>
    </message>
    <message>
        <source>%1 may be removed, %2 may not</source>
        <comment>of those that are selected</comment>
        <translation>%1 dürfen entfernt werden, %2 nicht</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>oz0::CandidateDiff</name>
    <message>
        <source>&amp;Open diff</source>
        <translation>Vergleich &amp;öffnen</translation>
    </message>
    <message>
        <source>Show &amp;it</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>What the candidate changes</source>
        <translation>Was der Kandidat ändert</translation>
    </message>
    <message>
        <source>The diff cannot be shown.</source>
        <translation>Der Vergleich kann nicht gezeigt werden.</translation>
    </message>
</context>
<context>
    <name>oz0::CandidateEdge</name>
    <message>
        <source>What its calls get</source>
        <translation>Was seine Aufrufe bekommen</translation>
    </message>
    <message>
        <source>being asked</source>
        <translation>wird gefragt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>it asks for none</source>
        <translation>er verlangt keine</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>that the tenant fills with a secret</source>
        <translation>die der Mandant mit einem Geheimnis füllt</translation>
    </message>
    <message>
        <source>the tenant fills none with a secret</source>
        <translation>der Mandant füllt keines mit einem Geheimnis</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>of connections, in calls of their tools</source>
        <translation>von Verbindungen, in Aufrufen ihrer Werkzeuge</translation>
    </message>
    <message>
        <source>no tool is on a connection, so calls carry none</source>
        <translation>kein Werkzeug hängt an einer Verbindung, also tragen Aufrufe keines</translation>
    </message>
    <message>
        <source>: %1</source>
        <comment>after a name: why</comment>
        <translation>: %1</translation>
    </message>
</context>
<context>
    <name>oz0::CandidateModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>installed version</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>was ending</source>
        <translation>endete gerade</translation>
    </message>
    <message>
        <source>ending now</source>
        <translation>endet jetzt</translation>
    </message>
    <message>
        <source>%1
Candidate %2</source>
        <comment>essence, ID</comment>
        <translation>%1
Kandidat %2</translation>
    </message>
    <message>
        <source>Expires at %1 (%2)</source>
        <translation>Läuft um %1 ab (%2)</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <comment>plugin version, state</comment>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>Eigner %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>%1 left then</source>
        <translation>damals noch %1</translation>
    </message>
    <message>
        <source>expires in %1</source>
        <translation>läuft in %1 ab</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n Job</numerusform>
            <numerusform>%n Jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>State at %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installiert</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigner</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>Left then</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Expires in</source>
        <translation>Läuft ab in</translation>
    </message>
    <message>
        <source>Last update</source>
        <translation>Zuletzt geändert</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>the next renewal would end it</source>
        <translation>die nächste Erneuerung würde ihn beenden</translation>
    </message>
    <message>
        <source>the next renewal would make it an operator’s</source>
        <translation>die nächste Erneuerung würde ihn zu dem eines Operators machen</translation>
    </message>
    <message>
        <source>What needs a look comes first: failed, no node, late, partly ready, building, ending, ready.</source>
        <translation>Was einen Blick braucht, steht zuerst: gescheitert, kein Knoten, spät, teils bereit, im Bau, endend, bereit.</translation>
    </message>
    <message>
        <source>The plugin whose working copy somebody tries.</source>
        <translation>Das Plugin, dessen Arbeitskopie jemand probiert.</translation>
    </message>
    <message>
        <source>The version that the working copy calls itself.</source>
        <translation>Die Version, die sich die Arbeitskopie nennt.</translation>
    </message>
    <message>
        <source>The version that its nodes leave meanwhile, and go back to.</source>
        <translation>Die Version, die seine Knoten solange verlassen und zu der sie zurückkehren.</translation>
    </message>
    <message>
        <source>Who tries it. He or an admin can remove it.</source>
        <translation>Wer ihn probiert. Er oder ein Admin kann ihn entfernen.</translation>
    </message>
    <message>
        <source>By whose rights it stands: an operator’s gets what the installed version gets, an admin’s what its own plugin.yaml says, the platform’s checks a changeset.</source>
        <translation>Mit wessen Rechten er steht: Der eines Operators bekommt, was die installierte Version bekommt, der eines Admins, was seine eigene plugin.yaml sagt; der der Plattform prüft einen Änderungssatz.</translation>
    </message>
    <message>
        <source>The nodes that run it, and nothing else of the tenant meanwhile.</source>
        <translation>Die Knoten, auf denen er läuft, und solange nichts anderes des Mandanten.</translation>
    </message>
    <message>
        <source>Only jobs that were started against it come to its queues.</source>
        <translation>In seine Queues kommen nur Jobs, die mit ihm gestartet wurden.</translation>
    </message>
    <message>
        <source>Time that is left until it ends, unless its dev renews it before.</source>
        <translation>Zeit, die bleibt, bis er endet, wenn ihn sein dev nicht vorher erneuert.</translation>
    </message>
    <message>
        <source>When its code was saved last.</source>
        <translation>Wann sein Code zuletzt gespeichert wurde.</translation>
    </message>
    <message>
        <source>Jobs that run on it now.</source>
        <translation>Jobs, die jetzt auf ihm laufen.</translation>
    </message>
    <message>
        <source>What the next renewal would say now: it passes, ends the candidate, or makes it an operator’s. Asked for the rows in view.</source>
        <translation>Was die nächste Erneuerung jetzt sagen würde: Sie geht durch, beendet den Kandidaten oder macht ihn zu dem eines Operators. Gefragt wird für die sichtbaren Zeilen.</translation>
    </message>
    <message>
        <source>Renewal</source>
        <translation>Erneuerung</translation>
    </message>
    <message>
        <source>Pending</source>
        <comment>its removal was asked for</comment>
        <translation>Beantragt</translation>
    </message>
</context>
<context>
    <name>oz0::CandidateNodesModel</name>
    <message>
        <source>tier %1</source>
        <comment>sandbox</comment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>installed %1</source>
        <translation>installierte %1</translation>
    </message>
    <message>
        <source>serving %1</source>
        <translation>%1 bereitzustellen</translation>
    </message>
    <message>
        <source>polling %1</source>
        <translation>%1 abzufragen</translation>
    </message>
    <message>
        <source>other plugins’ jobs</source>
        <translation>Jobs anderer Plugins</translation>
    </message>
    <message>
        <source>%1: %2
%3</source>
        <comment>code, text, last lines</comment>
        <translation>%1: %2
%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Stopped meanwhile</source>
        <translation>Ruht derweil</translation>
    </message>
    <message>
        <source>A node that runs the candidate instead of the installed version.</source>
        <translation>Ein Knoten, auf dem der Kandidat statt der installierten Version läuft.</translation>
    </message>
    <message>
        <source>How far the candidate is on this node, as the node last reported.</source>
        <translation>Wie weit der Kandidat auf diesem Knoten ist, wie der Knoten zuletzt gemeldet hat.</translation>
    </message>
    <message>
        <source>Running jobs that started on this node. Their calls wait until the candidate leaves.</source>
        <translation>Laufende Jobs, die auf diesem Knoten begannen. Ihre Aufrufe warten, bis der Kandidat geht.</translation>
    </message>
    <message>
        <source>What the node does not do for the tenant while it runs the candidate.</source>
        <translation>Was der Knoten für den Mandanten nicht tut, solange der Kandidat auf ihm läuft.</translation>
    </message>
    <message>
        <source>no tier 1</source>
        <translation>ohne Stufe 1</translation>
    </message>
    <message>
        <source>%1, %2, sandbox: %3</source>
        <comment>node, state, tier</comment>
        <translation>%1, %2, Sandbox: %3</translation>
    </message>
    <message>
        <source>Tier 1: a sandbox keeps the candidate apart from the node’s files, processes and secrets. No tier 1: it runs as the node’s user and sees what that user sees.</source>
        <translation>Stufe 1: Eine Sandbox hält den Kandidaten von Dateien, Prozessen und Geheimnissen des Knotens fern. Ohne Stufe 1: Er läuft als der Benutzer des Knotens und sieht, was dieser sieht.</translation>
    </message>
</context>
<context>
    <name>oz0::CandidateOverview</name>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Command that runs this candidate</source>
        <translation>Befehl, der diesen Kandidaten ausführt</translation>
    </message>
    <message>
        <source>Copy the run line</source>
        <translation>Aufrufzeile kopieren</translation>
    </message>
    <message>
        <source>Whether it was renewed since is not known.</source>
        <translation>Ob er seither erneuert wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>At %1 it had %2 left.</source>
        <translation>Um %1 blieben ihm %2.</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 ist gescheitert.</translation>
    </message>
    <message>
        <source>%1 is offline and does not run it.</source>
        <translation>%1 ist offline und führt ihn nicht aus.</translation>
    </message>
    <message>
        <source>A gate or a rollout has %1 for now, so it does not run there.</source>
        <translation>Ein Gate oder Rollout hat derzeit %1, daher läuft er dort nicht.</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigner</translation>
    </message>
    <message>
        <source>, %1</source>
        <comment>standing</comment>
        <translation>, %1</translation>
    </message>
    <message>
        <source>, save %1</source>
        <translation>, Speicherung %1</translation>
    </message>
    <message>
        <source>, ready after %1 s</source>
        <translation>, bereit nach %1 s</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Renewed</source>
        <translation>Erneuert</translation>
    </message>
    <message>
        <source>, every %1, expires after %2</source>
        <translation>, alle %1, läuft nach %2 ab</translation>
    </message>
    <message>
        <source>Renewed by</source>
        <translation>Erneuert von</translation>
    </message>
    <message>
        <source> on %1</source>
        <translation> auf %1</translation>
    </message>
    <message>
        <source>Selected by</source>
        <translation>Gewählt durch</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Flows</source>
        <translation>Flows</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funktionen</translation>
    </message>
    <message>
        <source>Nothing isolates it there, whatever its plugin.yaml declares.</source>
        <translation>Dort isoliert ihn nichts, was immer seine plugin.yaml deklariert.</translation>
    </message>
    <message>
        <source>Who tries it, and by whose rights it stands: an operator’s gets what the installed version gets, an admin’s what its own plugin.yaml says.</source>
        <translation>Wer ihn probiert, und mit wessen Rechten er steht: Der eines Operators bekommt, was die installierte Version bekommt, der eines Admins, was seine eigene plugin.yaml sagt.</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>Of its code: the first 12 digits of the SHA-256 of the bundle. The same folder has the same digest.</source>
        <translation>Seines Codes: die ersten 12 Stellen des SHA-256 des Bündels. Derselbe Ordner hat denselben Digest.</translation>
    </message>
    <message>
        <source>When its present code came; each save of the folder counts.</source>
        <translation>Wann sein jetziger Code kam; jedes Speichern des Ordners zählt.</translation>
    </message>
    <message>
        <source>While its dev runs it renews the candidate. Each renewal asks again what its saver may do.</source>
        <translation>Solange sein dev läuft, erneuert es den Kandidaten. Jede Erneuerung fragt wieder, was der Speichernde darf.</translation>
    </message>
    <message>
        <source>The labels that its nodes carried when it was saved.</source>
        <translation>Die Labels, die seine Knoten beim Speichern trugen.</translation>
    </message>
    <message>
        <source>Only jobs that were started against it come to them.</source>
        <translation>In sie kommen nur Jobs, die mit ihm gestartet wurden.</translation>
    </message>
</context>
<context>
    <name>oz0::CandidateQuestion</name>
    <message>
        <source>The data is old: nothing new is asked.</source>
        <translation>Die Daten sind alt: Es wird nichts Neues gefragt.</translation>
    </message>
    <message>
        <source>It was not asked to the end, so nothing is known.</source>
        <translation>Es wurde nicht zu Ende gefragt, also ist nichts bekannt.</translation>
    </message>
    <message>
        <source>As it was at %1.</source>
        <comment>time</comment>
        <translation>So war es um %1.</translation>
    </message>
</context>
<context>
    <name>oz0::CandidateRenewal</name>
    <message>
        <source>What the next renewal would say</source>
        <translation>Was die nächste Erneuerung sagen würde</translation>
    </message>
    <message>
        <source>What the next renewal would say is being asked.</source>
        <translation>Was die nächste Erneuerung sagen würde, wird gefragt.</translation>
    </message>
    <message>
        <source>What the next renewal would say is not known. %1</source>
        <comment>why</comment>
        <translation>Was die nächste Erneuerung sagen würde, ist nicht bekannt. %1</translation>
    </message>
    <message numerus="yes">
        <source>And %n more reason(s).</source>
        <translation>
            <numerusform>Und %n weiterer Grund.</numerusform>
            <numerusform>Und %n weitere Gründe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::CandidatesPage</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>&amp;Candidate</source>
        <translation>&amp;Kandidat</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>&amp;ID kopieren</translation>
    </message>
    <message>
        <source>Copy run &amp;line</source>
        <translation>Aufru&amp;fzeile kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy removal as &amp;command</source>
        <translation>Entfernen als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy list as co&amp;mmand</source>
        <translation>&amp;Liste als Befehl kopieren</translation>
    </message>
    <message>
        <source>&amp;Sort again now</source>
        <translation>Jetzt neu &amp;sortieren</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als Befe&amp;hl kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>No candidates</source>
        <translation>Keine Kandidaten</translation>
    </message>
    <message>
        <source>%1 makes one from a folder that holds a plugin.</source>
        <translation>%1 macht einen aus einem Ordner, der ein Plugin enthält.</translation>
    </message>
    <message>
        <source>&amp;Copy the command</source>
        <translation>Befehl &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>The candidates cannot be shown</source>
        <translation>Die Kandidaten können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Remove the selected candidates</source>
        <translation>Die gewählten Kandidaten entfernen</translation>
    </message>
    <message>
        <source>Only plugin %1</source>
        <translation>Nur Plugin %1</translation>
    </message>
    <message>
        <source>Only owner %1</source>
        <translation>Nur Eigner %1</translation>
    </message>
    <message>
        <source>Only state %1</source>
        <translation>Nur Zustand %1</translation>
    </message>
    <message>
        <source>Only node %1</source>
        <translation>Nur Knoten %1</translation>
    </message>
    <message>
        <source>No candidate is selected.</source>
        <translation>Kein Kandidat ist gewählt.</translation>
    </message>
    <message>
        <source>Several are selected.</source>
        <translation>Mehrere sind gewählt.</translation>
    </message>
    <message>
        <source>Copy &amp;details as command</source>
        <translation>De&amp;tails als Befehl kopieren</translation>
    </message>
    <message>
        <source>Preview an i&amp;nstall…</source>
        <translation>I&amp;nstallation vorab prüfen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+I</source>
        <translation>Ctrl+Shift+I</translation>
    </message>
    <message>
        <source>What an install of this content would do</source>
        <translation>Was eine Installation dieses Inhalts täte</translation>
    </message>
    <message>
        <source>&amp;Open diff</source>
        <translation>&amp;Vergleich öffnen</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>compare differences changes</source>
        <translation>vergleichen Unterschiede Änderungen</translation>
    </message>
</context>
<context>
    <name>oz0::CandidatesPresenter</name>
    <message>
        <source>It is about to be removed.</source>
        <translation>Er wird gleich entfernt.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist gewählt.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 stays: the removal was undone before it was sent.</source>
        <translation>%1 bleibt: Das Entfernen wurde zurückgenommen, bevor es gesendet war.</translation>
    </message>
    <message>
        <source>%1 was removed; its nodes went back.</source>
        <translation>%1 wurde entfernt; seine Knoten sind zurückgekehrt.</translation>
    </message>
    <message>
        <source>%1 was not removed: %2</source>
        <translation>%1 wurde nicht entfernt: %2</translation>
    </message>
    <message>
        <source>Removing %1 in %2</source>
        <translation>%1 wird in %2 entfernt</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>Only its owner or an admin sees what happened to it.</source>
        <translation>Was mit ihm geschah, sehen nur sein Eigner und Admins.</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message numerus="yes">
        <source>%n renewal(s) late</source>
        <translation>
            <numerusform>%n Erneuerung ist spät</numerusform>
            <numerusform>%n Erneuerungen sind spät</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n gescheitert</numerusform>
            <numerusform>%n gescheitert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n need(s) a look: %1</source>
        <translation>
            <numerusform>%n braucht einen Blick: %1</numerusform>
            <numerusform>%n brauchen einen Blick: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 gezeigt</translation>
    </message>
    <message>
        <source>%1, sorted by state: what needs a look comes first</source>
        <comment>n of m shown</comment>
        <translation>%1, nach Zustand sortiert: was einen Blick braucht, steht oben</translation>
    </message>
    <message>
        <source>%1, sorted by %2</source>
        <comment>n of m shown, column</comment>
        <translation>%1, sortiert nach %2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) on %1 of %2 nodes</source>
        <translation>
            <numerusform>%n Kandidat auf %1 von %2 Knoten</numerusform>
            <numerusform>%n Kandidaten auf %1 von %2 Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <comment>totals, time</comment>
        <translation>%1, Stand %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a filter&apos;s name</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Expiring</source>
        <translation>Laufen ab</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>On nodes that home jobs</source>
        <translation>Auf Heimatknoten von Jobs</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s), nothing needs a look</source>
        <translation>
            <numerusform>%n Kandidat, keiner braucht einen Blick</numerusform>
            <numerusform>%n Kandidaten, keiner braucht einen Blick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hides %n candidate(s).</source>
        <comment>one filter</comment>
        <translation>
            <numerusform>%1 verbirgt %n Kandidaten.</numerusform>
            <numerusform>%1 verbirgt %n Kandidaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hide %n candidate(s).</source>
        <comment>several filters</comment>
        <translation>
            <numerusform>%1 verbergen %n Kandidaten.</numerusform>
            <numerusform>%1 verbergen %n Kandidaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them is yours, and only an admin may remove another’s.</source>
        <translation>Keiner davon ist deiner, und nur ein Admin darf fremde entfernen.</translation>
    </message>
    <message>
        <source>%1 was gone already.</source>
        <translation>%1 war schon fort.</translation>
    </message>
    <message>
        <source>It is removed in %1. Until then you can undo it.</source>
        <translation>Er wird in %1 entfernt. Bis dahin lässt es sich zurücknehmen.</translation>
    </message>
    <message>
        <source>The candidate %1 is not there any more.</source>
        <translation>Den Kandidaten %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The candidate %1 is not there any more. %2: %3, by %4.</source>
        <comment>ID, time, what was done last, by whom</comment>
        <translation>Den Kandidaten %1 gibt es nicht mehr. %2: %3, von %4.</translation>
    </message>
    <message>
        <source>%1 was not removed: it changed while the data was old. Look at it again.</source>
        <translation>%1 wurde nicht entfernt: Der Kandidat hat sich geändert, während die Daten alt waren. Sieh ihn dir noch einmal an.</translation>
    </message>
    <message>
        <source>It is not known whether %1 was removed: %2</source>
        <comment>plugin version, why</comment>
        <translation>Ob %1 entfernt wurde, ist nicht bekannt: %2</translation>
    </message>
    <message>
        <source>It is removed once the data is fresh. Until then you can undo it.</source>
        <translation>Er wird entfernt, sobald die Daten frisch sind. Bis dahin kannst du es zurücknehmen.</translation>
    </message>
    <message>
        <source>Removing %1 once the data is fresh</source>
        <translation>%1 wird entfernt, sobald die Daten frisch sind</translation>
    </message>
</context>
<context>
    <name>oz0::ChangeDialog</name>
    <message>
        <source>Type the name to confirm</source>
        <translation>Tippe den Namen zur Bestätigung</translation>
    </message>
    <message>
        <source>The token, shown once</source>
        <translation>Das Token, einmal gezeigt</translation>
    </message>
    <message>
        <source>&amp;Copy the token</source>
        <translation>Token &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Type %1 to confirm</source>
        <translation>Tippe %1 zur Bestätigung</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1, %2, tenant %3</source>
        <comment>what is done, context, tenant</comment>
        <translation>%1, %2, Mandant %3</translation>
    </message>
</context>
<context>
    <name>oz0::ChangeErrors</name>
    <message>
        <source>It is not known whether this was done. %1</source>
        <comment>why the answer was lost</comment>
        <translation>Ob das getan wurde, ist nicht bekannt. %1</translation>
    </message>
</context>
<context>
    <name>oz0::ChangePresenter</name>
    <message>
        <source>It is being done.</source>
        <translation>Es wird getan.</translation>
    </message>
    <message>
        <source>It is done.</source>
        <translation>Es ist getan.</translation>
    </message>
    <message>
        <source>The value is missing.</source>
        <translation>Der Wert fehlt.</translation>
    </message>
    <message>
        <source>Type %1 to confirm.</source>
        <translation>Tippe %1 zur Bestätigung.</translation>
    </message>
    <message>
        <source>It was made already and its token told once. If it was lost on the way, end it and make another.</source>
        <translation>Es wurde schon gemacht und sein Token einmal gesagt. Ging es unterwegs verloren, beende es und mach ein anderes.</translation>
    </message>
    <message>
        <source>It is shown this once and works until %1. The server keeps only its digest.</source>
        <translation>Es wird dieses eine Mal gezeigt und gilt bis %1. Der Server behält nur seinen Digest.</translation>
    </message>
</context>
<context>
    <name>oz0::Chip</name>
    <message>
        <source>%1, %2</source>
        <comment>filter, how many</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Take the filter “%1” off</source>
        <translation>Filter „%1“ wegnehmen</translation>
    </message>
    <message>
        <source>Show only: %1</source>
        <translation>Nur zeigen: %1</translation>
    </message>
</context>
<context>
    <name>oz0::ClassBlock</name>
    <message>
        <source>%1, %2</source>
        <comment>class, lock</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>oz0::CommandPalette</name>
    <message>
        <source>Search or run a command</source>
        <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message>
        <source>Page, candidate, node, plugin or command</source>
        <translation>Seite, Kandidat, Knoten, Plugin oder Befehl</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Was passt</translation>
    </message>
    <message>
        <source>Nothing fits.</source>
        <translation>Nichts passt.</translation>
    </message>
    <message>
        <source>Enter opens or does it, Escape leaves.</source>
        <translation>Eingabe öffnet oder führt aus, Escape schließt.</translation>
    </message>
</context>
<context>
    <name>oz0::CommandRunner</name>
    <message>
        <source>There is nothing to do it to.</source>
        <translation>Es gibt nichts, womit es ginge.</translation>
    </message>
    <message>
        <source>page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>This window has no page for %1.</source>
        <translation>Dieses Fenster hat keine Seite für %1.</translation>
    </message>
    <message>
        <source>%1: which one?</source>
        <comment>a command</comment>
        <translation>%1: welches?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a command, why it is off</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
</context>
<context>
    <name>oz0::Commands</name>
    <message>
        <source>Not possible now</source>
        <translation>Jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>oz0::CommandsModel</name>
    <message>
        <source>%1, no keys</source>
        <comment>command</comment>
        <translation>%1, keine Tasten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>command, keys</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>oz0::Console</name>
    <message>
        <source>Import a context</source>
        <translation>Kontext importieren</translation>
    </message>
    <message>
        <source>Contexts (*.json);;All files (*)</source>
        <translation>Kontexte (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is wrong, details</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The link leads nowhere: %1</source>
        <translation>Der Link führt nirgendwohin: %1</translation>
    </message>
    <message>
        <source>Replace the context %1?</source>
        <translation>Den Kontext %1 ersetzen?</translation>
    </message>
    <message>
        <source>There is one with this name. The file takes its place, its token too.</source>
        <translation>Es gibt einen mit diesem Namen. Die Datei tritt an seine Stelle, auch ihr Token.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>%1 The token is in memory only, until the console ends.</source>
        <comment>why</comment>
        <translation>%1 Das Token liegt nur im Speicher, bis die Konsole endet.</translation>
    </message>
    <message>
        <source>%1 was not removed: you left its context before the removal was sent.</source>
        <translation>%1 wurde nicht entfernt: Sein Kontext wurde verlassen, bevor das Entfernen gesendet war.</translation>
    </message>
    <message>
        <source>The context cannot be opened</source>
        <translation>Der Kontext lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>oz0::ContextHeader</name>
    <message>
        <source>No context</source>
        <translation>Kein Kontext</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>&amp;Unlock…</source>
        <translation>E&amp;ntsperren…</translation>
    </message>
    <message>
        <source>&amp;Lock now</source>
        <translation>Jetzt &amp;sperren</translation>
    </message>
    <message>
        <source>The data is old: unlocking is off.</source>
        <translation>Die Daten sind alt: Entsperren ist aus.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
</context>
<context>
    <name>oz0::ContextsDialog</name>
    <message>
        <source>Contexts</source>
        <translation>Kontexte</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Import a context</source>
        <translation>Einen Kontext importieren</translation>
    </message>
    <message>
        <source>Contexts (*.json);;All files (*)</source>
        <translation>Kontexte (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Replace t&amp;oken…</source>
        <translation>T&amp;oken ersetzen…</translation>
    </message>
    <message>
        <source>&amp;Keep token in its file</source>
        <translation>Token in seiner Datei &amp;ablegen</translation>
    </message>
    <message>
        <source>A file that only your account can read (0600)</source>
        <translation>Eine Datei, die nur dein Konto lesen kann (0600)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>There is no context yet.</source>
        <translation>Es gibt noch keinen Kontext.</translation>
    </message>
    <message>
        <source>None is selected.</source>
        <translation>Keiner ist gewählt.</translation>
    </message>
    <message>
        <source>It is open in this window.</source>
        <translation>Er ist in diesem Fenster geöffnet.</translation>
    </message>
    <message>
        <source>The test runs.</source>
        <translation>Die Prüfung läuft.</translation>
    </message>
    <message>
        <source>This file cannot be used.</source>
        <translation>Diese Datei kann nicht benutzt werden.</translation>
    </message>
    <message>
        <source>Test asks the server who you are there.</source>
        <translation>Prüfen fragt den Server, wer du dort bist.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what is wrong, details</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The token of %1 lies in the keychain.</source>
        <translation>Das Token von %1 liegt im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The token of %1 is in memory only, until the console ends.</source>
        <translation>Das Token von %1 liegt nur im Speicher, bis die Konsole endet.</translation>
    </message>
    <message>
        <source>%1 So the token of %2 is in memory only, until the console ends.</source>
        <comment>why, context</comment>
        <translation>%1 Darum liegt das Token von %2 nur im Speicher, bis die Konsole endet.</translation>
    </message>
    <message>
        <source>The token of %1 lies in its file, which only your account can read.</source>
        <translation>Das Token von %1 liegt in seiner Datei, die nur dein Konto lesen kann.</translation>
    </message>
    <message>
        <source>Replace the context %1?</source>
        <translation>Den Kontext %1 ersetzen?</translation>
    </message>
    <message>
        <source>There is one with this name. The file takes its place, its token too.</source>
        <translation>Es gibt einen mit diesem Namen. Die Datei tritt an seine Stelle, auch ihr Token.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Remove the context %1?</source>
        <translation>Den Kontext %1 entfernen?</translation>
    </message>
    <message>
        <source>Its file and its token in the keychain go. Nothing changes on the server.</source>
        <translation>Seine Datei und sein Token im Schlüsselbund gehen. Auf dem Server ändert sich nichts.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1 ist entfernt.</translation>
    </message>
    <message>
        <source>A context says which cluster a window talks to, and as whom.</source>
        <translation>Ein Kontext sagt, mit welchem Cluster ein Fenster spricht, und als wer.</translation>
    </message>
    <message>
        <source>There is no context yet</source>
        <translation>Es gibt noch keinen Kontext</translation>
    </message>
    <message>
        <source>Import the file that an admin made with %1, add one by its address and token, or start a local cluster with %2.</source>
        <translation>Importiere die Datei, die ein Admin mit %1 erstellt hat, füge einen mit Adresse und Token hinzu, oder starte einen lokalen Cluster mit %2.</translation>
    </message>
    <message>
        <source>It is not stored here; it goes with the window.</source>
        <translation>Er ist hier nicht gespeichert; er geht mit dem Fenster.</translation>
    </message>
    <message>
        <source>This window was opened with it; no file of this account holds it. Keep it, and it is there next time.</source>
        <translation>Dieses Fenster wurde mit ihm geöffnet; keine Datei dieses Kontos enthält ihn. Behalte ihn, und er ist beim nächsten Mal da.</translation>
    </message>
    <message>
        <source>&amp;Keep it in a file</source>
        <translation>In einer D&amp;atei behalten</translation>
    </message>
</context>
<context>
    <name>oz0::ContextsModel</name>
    <message>
        <source>In the keychain</source>
        <translation>Im Schlüsselbund</translation>
    </message>
    <message>
        <source>In memory until the console ends</source>
        <translation>Im Speicher, bis die Konsole endet</translation>
    </message>
    <message>
        <source>In its file</source>
        <translation>In seiner Datei</translation>
    </message>
    <message>
        <source>Cannot be used</source>
        <translation>Unbrauchbar</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <comment>context</comment>
        <translation>%1 (geöffnet)</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Testing</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antwortet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2</source>
        <comment>file, why</comment>
        <translation>%1 kann nicht benutzt werden: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3, tenant %4</source>
        <comment>context, class, server, tenant</comment>
        <translation>%1, %2, %3, Mandant %4</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Not stored here</source>
        <comment>a context&apos;s token</comment>
        <translation>Hier nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>oz0::ContextsPresenter</name>
    <message>
        <source>Asking %1</source>
        <translation>%1 wird gefragt</translation>
    </message>
    <message>
        <source>A name has letters, digits, “.”, “_” and “-”.</source>
        <translation>Ein Name hat Buchstaben, Ziffern, „.“, „_“ und „-“.</translation>
    </message>
    <message>
        <source>There is a context with this name.</source>
        <translation>Es gibt einen Kontext mit diesem Namen.</translation>
    </message>
    <message>
        <source>The server’s address reads https://HOST:PORT; http is for this machine only.</source>
        <translation>Die Adresse des Servers lautet https://HOST:PORT; http gilt nur für diesen Rechner.</translation>
    </message>
    <message>
        <source>A PEM file with one or two certificates is needed: exactly these are trusted.</source>
        <translation>Eine PEM-Datei mit ein oder zwei Zertifikaten wird gebraucht: genau diesen wird vertraut.</translation>
    </message>
    <message>
        <source>A tenant is needed.</source>
        <translation>Ein Mandant wird gebraucht.</translation>
    </message>
    <message>
        <source>A token is needed, without spaces.</source>
        <translation>Ein Token wird gebraucht, ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>The keychain does not answer.</source>
        <translation>Der Schlüsselbund antwortet nicht.</translation>
    </message>
    <message>
        <source>The keychain is locked, or did not permit it.</source>
        <translation>Der Schlüsselbund ist gesperrt oder hat es nicht erlaubt.</translation>
    </message>
    <message>
        <source>The keychain holds no token for this context.</source>
        <translation>Der Schlüsselbund hat kein Token für diesen Kontext.</translation>
    </message>
    <message>
        <source>This context has no token.</source>
        <translation>Dieser Kontext hat kein Token.</translation>
    </message>
    <message>
        <source>No keychain answers on this machine.</source>
        <translation>Auf diesem Rechner antwortet kein Schlüsselbund.</translation>
    </message>
    <message>
        <source> The token lasts until %1.</source>
        <translation> Das Token gilt bis %1.</translation>
    </message>
    <message>
        <source>It answers: you are %1, %2 of tenant %3.</source>
        <comment>principal, role, tenant</comment>
        <translation>Er antwortet: Du bist %1, %2 im Mandanten %3.</translation>
    </message>
    <message>
        <source>“%1”, valid until %2, SHA-256 %3</source>
        <comment>name, date, fingerprint</comment>
        <translation>„%1“, gültig bis %2, SHA-256 %3</translation>
    </message>
</context>
<context>
    <name>oz0::ContractChanges</name>
    <message>
        <source>The tool is new.</source>
        <translation>Das Werkzeug ist neu.</translation>
    </message>
    <message>
        <source>The agent is new.</source>
        <translation>Der Agent ist neu.</translation>
    </message>
    <message>
        <source>The flow is new.</source>
        <translation>Der Flow ist neu.</translation>
    </message>
    <message>
        <source>The function is new.</source>
        <translation>Die Funktion ist neu.</translation>
    </message>
    <message>
        <source>The tool is gone.</source>
        <translation>Das Werkzeug ist weg.</translation>
    </message>
    <message>
        <source>The agent is gone.</source>
        <translation>Der Agent ist weg.</translation>
    </message>
    <message>
        <source>The flow is gone.</source>
        <translation>Der Flow ist weg.</translation>
    </message>
    <message>
        <source>The function is gone.</source>
        <translation>Die Funktion ist weg.</translation>
    </message>
</context>
<context>
    <name>oz0::ContractChangesModel</name>
    <message>
        <source>Breaking</source>
        <translation>Brechend</translation>
    </message>
    <message>
        <source>Compatible</source>
        <translation>Verträglich</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Tool, agent or flow</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>keine Zeile</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>before, after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>what differs, before and after</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>plugin.yaml line %1</source>
        <translation>plugin.yaml Zeile %1</translation>
    </message>
    <message>
        <source>installed plugin.yaml line %1</source>
        <translation>installierte plugin.yaml Zeile %1</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>kind: subject what differs</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what differs, before and after</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no values</source>
        <translation>keine Werte</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>Vorher → nachher</translation>
    </message>
</context>
<context>
    <name>oz0::DiffFilesModel</name>
    <message>
        <source>%1, binary</source>
        <comment>how a file changed</comment>
        <translation>%1, binär</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>before: %1, %2</source>
        <comment>size, digest</comment>
        <translation>vorher: %1, %2</translation>
    </message>
    <message>
        <source>after: %1, %2</source>
        <comment>size, digest</comment>
        <translation>nachher: %1, %2</translation>
    </message>
    <message>
        <source>It may be executed on one side only.</source>
        <translation>Sie ist nur auf einer Seite ausführbar.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, %n refusal(s)</source>
        <comment>file, how it changed</comment>
        <translation>
            <numerusform>%1, %2, %n Ablehnung</numerusform>
            <numerusform>%1, %2, %n Ablehnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>file, how it changed</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Ablehnungen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>Binär</translation>
    </message>
</context>
<context>
    <name>oz0::DiffLinePainter</name>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>%n weiteres Zeichen</numerusform>
            <numerusform>%n weitere Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>[no line end]</source>
        <translation>[kein Zeilenende]</translation>
    </message>
</context>
<context>
    <name>oz0::DiffPage</name>
    <message>
        <source>Diff</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>The patch was not saved</source>
        <translation>Der Patch wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Save elsewhere</source>
        <translation>Woanders speichern</translation>
    </message>
    <message>
        <source>The patch could not be made</source>
        <translation>Der Patch konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>The window is too narrow for two panes.</source>
        <translation>Das Fenster ist zu schmal für zwei Spalten.</translation>
    </message>
    <message>
        <source>The diff cannot be shown.</source>
        <translation>Der Vergleich kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>Choose two sides to compare.</source>
        <translation>Wähle zwei Seiten zum Vergleichen.</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Nichts unterscheidet sich.</translation>
    </message>
    <message>
        <source>The patch is being made.</source>
        <translation>Der Patch wird erstellt.</translation>
    </message>
    <message>
        <source>Copy patch (Ctrl+Shift+C)</source>
        <translation>Patch kopieren (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>Save patch (Ctrl+Shift+S)</source>
        <translation>Patch speichern (Strg+Umschalt+S)</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner…</translation>
    </message>
    <message>
        <source>Choose the plugin.yaml of a folder</source>
        <translation>plugin.yaml eines Ordners wählen</translation>
    </message>
    <message>
        <source>Manifests (plugin.yaml)</source>
        <translation>Manifeste (plugin.yaml)</translation>
    </message>
    <message>
        <source>Save the patch</source>
        <translation>Patch speichern</translation>
    </message>
    <message>
        <source>Patches (*.patch *.diff)</source>
        <translation>Patches (*.patch *.diff)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back (Escape)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Compare this side</source>
        <translation>Diese Seite</translation>
    </message>
    <message>
        <source>with this side</source>
        <translation>mit dieser Seite vergleichen</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>&amp;Meaning</source>
        <translation>&amp;Bedeutung</translation>
    </message>
    <message>
        <source>Meaning (Ctrl+Shift+M)</source>
        <translation>Bedeutung (Strg+Umschalt+M)</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>Text (Ctrl+Shift+X)</source>
        <translation>Text (Strg+Umschalt+X)</translation>
    </message>
    <message>
        <source>&amp;Reach</source>
        <translation>&amp;Reichweite</translation>
    </message>
    <message>
        <source>Reach (Ctrl+Shift+R)</source>
        <translation>Reichweite (Strg+Umschalt+R)</translation>
    </message>
    <message>
        <source>&amp;Copy patch</source>
        <translation>Patch &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save patch…</source>
        <translation>Patch &amp;speichern…</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Side &amp;by side</source>
        <translation>&amp;Nebeneinander</translation>
    </message>
    <message>
        <source>&amp;Unified</source>
        <translation>&amp;Untereinander</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorige</translation>
    </message>
    <message>
        <source>Previous change (Shift+F7 or Alt+Up)</source>
        <translation>Vorige Änderung (Umschalt+F7 oder Alt+Pfeil hoch)</translation>
    </message>
    <message>
        <source>&amp;Next change</source>
        <translation>&amp;Nächste Änderung</translation>
    </message>
    <message>
        <source>Next change (F7 or Alt+Down)</source>
        <translation>Nächste Änderung (F7 oder Alt+Pfeil runter)</translation>
    </message>
    <message>
        <source>Show &amp;it</source>
        <translation>&amp;Zeigen</translation>
    </message>
    <message>
        <source>Read both sides again (Shift+F5)</source>
        <translation>Beide Seiten neu lesen (Umschalt+F5)</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>Nächste Änderung</translation>
    </message>
    <message>
        <source>Previous change</source>
        <translation>Vorige Änderung</translation>
    </message>
    <message>
        <source>Next refusal</source>
        <translation>Nächste Ablehnung</translation>
    </message>
    <message>
        <source>Previous refusal</source>
        <translation>Vorige Ablehnung</translation>
    </message>
    <message>
        <source>Show the meaning</source>
        <translation>Bedeutung zeigen</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Text zeigen</translation>
    </message>
    <message>
        <source>Show the reach</source>
        <translation>Reichweite zeigen</translation>
    </message>
    <message>
        <source>Side by side or unified</source>
        <translation>Nebeneinander oder untereinander</translation>
    </message>
    <message>
        <source>Show all unchanged lines</source>
        <translation>Alle unveränderten Zeilen zeigen</translation>
    </message>
    <message>
        <source>Copy patch</source>
        <translation>Patch kopieren</translation>
    </message>
    <message>
        <source>Save patch…</source>
        <translation>Patch speichern…</translation>
    </message>
    <message>
        <source>Read both sides again</source>
        <translation>Beide Seiten neu lesen</translation>
    </message>
    <message>
        <source>Copy link to this diff</source>
        <translation>Verweis auf diesen Vergleich kopieren</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>There is no further change.</source>
        <translation>Es gibt keine weitere Änderung.</translation>
    </message>
    <message>
        <source>Both sides are being read</source>
        <translation>Beide Seiten werden gelesen</translation>
    </message>
</context>
<context>
    <name>oz0::DiffPresenter</name>
    <message>
        <source>%1 could not be read. %2</source>
        <comment>file, why</comment>
        <translation>%1 konnte nicht gelesen werden. %2</translation>
    </message>
    <message>
        <source>%1 in line %2</source>
        <comment>U+202E, a line&apos;s number</comment>
        <translation>%1 in Zeile %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more place(s)</source>
        <translation>
            <numerusform>%n weitere Stelle</numerusform>
            <numerusform>%n weitere Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invisible character(s) of before are gone: %1.</source>
        <comment>which and where</comment>
        <translation>
            <numerusform>%n unsichtbares Zeichen von vorher ist weg: %1.</numerusform>
            <numerusform>%n unsichtbare Zeichen von vorher sind weg: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n invisible character(s) in what changed: %1.</source>
        <comment>which and where</comment>
        <translation>
            <numerusform>%n unsichtbares Zeichen im Geänderten: %1.</numerusform>
            <numerusform>%n unsichtbare Zeichen im Geänderten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same bytes, before at %1.</source>
        <translation>Dieselben Bytes, vorher in %1.</translation>
    </message>
    <message>
        <source>The same on both sides.</source>
        <translation>Auf beiden Seiten gleich.</translation>
    </message>
    <message>
        <source>The lines differ in their ends only.</source>
        <translation>Die Zeilen unterscheiden sich nur in ihren Enden.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) hold bytes that are no UTF-8; they are shown as �.</source>
        <translation>
            <numerusform>%n Zeile enthält Bytes, die kein UTF-8 sind; sie stehen als � da.</numerusform>
            <numerusform>%n Zeilen enthalten Bytes, die kein UTF-8 sind; sie stehen als � da.</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins with an invisible byte order mark now (U+FEFF).</source>
        <translation>Sie beginnt jetzt mit einer unsichtbaren Bytefolge-Marke (U+FEFF).</translation>
    </message>
    <message>
        <source>The invisible byte order mark (U+FEFF) at its beginning is gone.</source>
        <translation>Die unsichtbare Bytefolge-Marke (U+FEFF) am Anfang ist weg.</translation>
    </message>
    <message>
        <source>It may be executed now.</source>
        <translation>Sie ist jetzt ausführbar.</translation>
    </message>
    <message>
        <source>It may not be executed any more.</source>
        <translation>Sie ist nicht mehr ausführbar.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of headers and addresses are hidden.</source>
        <translation>
            <numerusform>%n Wert von Kopfzeilen und Adressen ist verborgen.</numerusform>
            <numerusform>%n Werte von Kopfzeilen und Adressen sind verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>when, who</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The folder %1 cannot be read any more; this is how it was.</source>
        <translation>Der Ordner %1 ist nicht mehr lesbar; so war er.</translation>
    </message>
    <message>
        <source>The folder %1 has changed since.</source>
        <translation>Der Ordner %1 hat sich seitdem geändert.</translation>
    </message>
    <message>
        <source>The candidate is gone; this is its last save.</source>
        <translation>Der Kandidat ist fort; dies ist sein letzter Stand.</translation>
    </message>
    <message>
        <source>Save %1 came in at %2.</source>
        <translation>Stand %1 kam um %2.</translation>
    </message>
    <message>
        <source>%1 was installed at %2.</source>
        <comment>version, time</comment>
        <translation>%1 wurde um %2 installiert.</translation>
    </message>
    <message>
        <source>The plugin is not installed any more.</source>
        <translation>Das Plugin ist nicht mehr installiert.</translation>
    </message>
    <message>
        <source>Nothing installed</source>
        <translation>Nichts installiert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of side, version</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <comment>kind of side, version, ID</comment>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of side, its path</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing is installed</source>
        <translation>nichts ist installiert</translation>
    </message>
    <message>
        <source>digest %1</source>
        <translation>Digest %1</translation>
    </message>
    <message>
        <source>%1, digest %2</source>
        <comment>version</comment>
        <translation>%1, Digest %2</translation>
    </message>
    <message>
        <source>%1 is not there, or you may not read its code.</source>
        <comment>a side</comment>
        <translation>%1 ist nicht da, oder du darfst den Code nicht lesen.</translation>
    </message>
    <message>
        <source>%1 could not be read. %2</source>
        <comment>a side, why</comment>
        <translation>%1 konnte nicht gelesen werden. %2</translation>
    </message>
    <message>
        <source>Waiting for the tenant’s data</source>
        <translation>Wartet auf die Daten des Mandanten</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleicht</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Liest %1</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) refuse this save</source>
        <translation>
            <numerusform>%n Prüfung lehnt diesen Stand ab</numerusform>
            <numerusform>%n Prüfungen lehnen diesen Stand ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; an admin may try it.</source>
        <comment>a verdict</comment>
        <translation>%1; ein Admin darf es versuchen.</translation>
    </message>
    <message>
        <source>%1; an admin may not try it either.</source>
        <comment>a verdict</comment>
        <translation>%1; auch ein Admin darf es nicht versuchen.</translation>
    </message>
    <message>
        <source>plugin.yaml of %1 cannot be read, so its meaning is not known.</source>
        <translation>plugin.yaml von %1 ist nicht lesbar, daher ist ihre Bedeutung nicht bekannt.</translation>
    </message>
    <message>
        <source>Both sides are the same, byte for byte.</source>
        <translation>Beide Seiten sind Byte für Byte gleich.</translation>
    </message>
    <message numerus="yes">
        <source>No change that any rule looks at. %n difference(s) are treated as equal.</source>
        <translation>
            <numerusform>Keine Änderung, auf die eine Regel schaut. %n Unterschied gilt als gleich.</numerusform>
            <numerusform>Keine Änderung, auf die eine Regel schaut. %n Unterschiede gelten als gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>No change that any rule looks at.</source>
        <translation>Keine Änderung, auf die eine Regel schaut.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) widen reach.</source>
        <translation>
            <numerusform>%n Änderung weitet die Reichweite.</numerusform>
            <numerusform>%n Änderungen weiten die Reichweite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing widens reach.</source>
        <translation>Nichts weitet die Reichweite.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) differ.</source>
        <translation>
            <numerusform>%n Datei unterscheidet sich.</numerusform>
            <numerusform>%n Dateien unterscheiden sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Installed %1 by %2.</source>
        <translation>Installiert %1 von %2.</translation>
    </message>
    <message>
        <source>Saved %1 by %2.</source>
        <translation>Gespeichert %1 von %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n section(s) reviewed; the ticks hold for digest %2</source>
        <translation>
            <numerusform>%1 von %n Abschnitt geprüft; die Haken gelten für Digest %2</numerusform>
            <numerusform>%1 von %n Abschnitten geprüft; die Haken gelten für Digest %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in plugin.yaml.</source>
        <translation>
            <numerusform>%n Änderung in plugin.yaml.</numerusform>
            <numerusform>%n Änderungen in plugin.yaml.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 check(s) refuse this save</source>
        <translation>
            <numerusform>%n von %1 Prüfungen lehnt diesen Stand ab</numerusform>
            <numerusform>%n von %1 Prüfungen lehnen diesen Stand ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of %1 is installed in this tenant.</source>
        <comment>a plugin</comment>
        <translation>Von %1 ist in diesem Mandanten nichts installiert.</translation>
    </message>
    <message>
        <source>%1 is not there. Choose a folder that is.</source>
        <comment>a folder</comment>
        <translation>%1 ist nicht da. Wähle einen Ordner, der da ist.</translation>
    </message>
    <message>
        <source>%1 cannot be read, or changed while it was read. Try again once it is still.</source>
        <comment>a folder</comment>
        <translation>%1 ist nicht lesbar oder änderte sich beim Lesen. Versuche es erneut, sobald sich nichts mehr ändert.</translation>
    </message>
</context>
<context>
    <name>oz0::DiffRefusalsModel</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1 before</source>
        <translation>Zeile %1 vorher</translation>
    </message>
    <message>
        <source>no line</source>
        <translation>keine Zeile</translation>
    </message>
    <message>
        <source>Refused: %1, %2</source>
        <comment>sentence, line</comment>
        <translation>Abgelehnt: %1, %2</translation>
    </message>
    <message>
        <source>Warning: %1, %2</source>
        <comment>sentence, line</comment>
        <translation>Warnung: %1, %2</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>Ablehnung</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message numerus="yes">
        <source>%n refusal(s)</source>
        <translation>
            <numerusform>%n Ablehnung</numerusform>
            <numerusform>%n Ablehnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Refusal %1 of %2</source>
        <translation>Ablehnung %1 von %2</translation>
    </message>
    <message>
        <source>Warning %1 of %2</source>
        <translation>Warnung %1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, code</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 before</source>
        <comment>line</comment>
        <translation>%1 vorher</translation>
    </message>
</context>
<context>
    <name>oz0::DiffWords</name>
    <message>
        <source>Secrets and bindings</source>
        <translation>Geheimnisse und Bindungen</translation>
    </message>
    <message>
        <source>Network access</source>
        <translation>Netzzugang</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Harnesses</source>
        <translation>Harnesse</translation>
    </message>
    <message>
        <source>Agents and flows</source>
        <translation>Agenten und Flows</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Uses, reads, mail</source>
        <translation>Verwendet, liest, Mail</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Verträge</translation>
    </message>
    <message>
        <source>Identity</source>
        <translation>Name und Version</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Denied host</source>
        <translation>Verbotener Host</translation>
    </message>
    <message>
        <source>Allowed host</source>
        <translation>Erlaubter Host</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of entry, its name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bindings</source>
        <translation>Bindungen</translation>
    </message>
    <message>
        <source>Binding of %1</source>
        <translation>Bindung von %1</translation>
    </message>
    <message>
        <source>How secrets are handed over</source>
        <translation>Wie Geheimnisse übergeben werden</translation>
    </message>
    <message>
        <source>How %1 is handed over</source>
        <translation>Wie %1 übergeben wird</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Secret %1</source>
        <translation>Geheimnis %1</translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modell %1</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an entry of the manifest, what of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n entfernt</numerusform>
            <numerusform>%n entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, none widens reach</source>
        <comment>count of changes</comment>
        <translation>%1, keine weitet die Reichweite</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>count of changes, how many widen reach</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n widen(s) reach</source>
        <translation>
            <numerusform>%n weitet die Reichweite</numerusform>
            <numerusform>%n weiten die Reichweite</numerusform>
        </translation>
    </message>
    <message>
        <source>another order, or repeats</source>
        <translation>andere Reihenfolge oder Wiederholungen</translation>
    </message>
    <message>
        <source>empty against absent, or the default</source>
        <translation>leer gegen abwesend, oder der Vorgabewert</translation>
    </message>
    <message>
        <source>the same in other words</source>
        <translation>dasselbe in anderen Worten</translation>
    </message>
    <message>
        <source>lets a new host in</source>
        <translation>lässt einen neuen Host zu</translation>
    </message>
    <message>
        <source>denies less</source>
        <translation>verbietet weniger</translation>
    </message>
    <message>
        <source>asks for another secret</source>
        <translation>verlangt ein weiteres Geheimnis</translation>
    </message>
    <message>
        <source>fills a secret in at a new place</source>
        <translation>setzt ein Geheimnis an einer neuen Stelle ein</translation>
    </message>
    <message>
        <source>gives the code the value instead of a placeholder</source>
        <translation>gibt dem Code den Wert statt eines Platzhalters</translation>
    </message>
    <message>
        <source>marks an argument that a secret may fill</source>
        <translation>markiert ein Argument, das ein Geheimnis füllen darf</translation>
    </message>
    <message>
        <source>adds a connection</source>
        <translation>fügt eine Verbindung hinzu</translation>
    </message>
    <message>
        <source>changes what a connection may</source>
        <translation>ändert, was eine Verbindung darf</translation>
    </message>
    <message>
        <source>adds a remote tool</source>
        <translation>fügt ein entferntes Werkzeug hinzu</translation>
    </message>
    <message>
        <source>moves a tool out of the sandbox, or into it</source>
        <translation>verlegt ein Werkzeug aus der Sandbox oder in sie</translation>
    </message>
    <message>
        <source>calls a tool at another address</source>
        <translation>ruft ein Werkzeug an anderer Adresse</translation>
    </message>
    <message>
        <source>sends a tool other headers</source>
        <translation>sendet einem Werkzeug andere Kopfzeilen</translation>
    </message>
    <message>
        <source>calls a tool with another connection</source>
        <translation>ruft ein Werkzeug mit anderer Verbindung</translation>
    </message>
    <message>
        <source>lets a tool use another model</source>
        <translation>lässt ein Werkzeug ein anderes Modell verwenden</translation>
    </message>
    <message>
        <source>runs a program outside the sandbox</source>
        <translation>startet ein Programm außerhalb der Sandbox</translation>
    </message>
    <message>
        <source>runs an agent on another machine</source>
        <translation>führt einen Agenten auf einer anderen Maschine aus</translation>
    </message>
    <message>
        <source>hands a secret to an outside program</source>
        <translation>übergibt ein Geheimnis an ein äußeres Programm</translation>
    </message>
    <message>
        <source>asks for another grant</source>
        <translation>verlangt eine weitere Freigabe</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Renamed</source>
        <translation>Umbenannt</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installiert</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Refused save</source>
        <translation>Abgelehnter Stand</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
</context>
<context>
    <name>oz0::EdgePresenter</name>
    <message>
        <source>Only its owner or an admin sees what its calls get.</source>
        <translation>Nur sein Eigner oder ein Admin sieht, was seine Aufrufe bekommen.</translation>
    </message>
    <message>
        <source>It has ended: nothing calls it any more.</source>
        <translation>Er hat geendet: Nichts ruft ihn mehr auf.</translation>
    </message>
</context>
<context>
    <name>oz0::EdgeTexts</name>
    <message>
        <source>Filled</source>
        <translation>Gefüllt</translation>
    </message>
    <message>
        <source>Not filled</source>
        <translation>Nicht gefüllt</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Kein Token</translation>
    </message>
    <message>
        <source>the tenant binds it, and both this code and the installed version mark it</source>
        <translation>der Mandant bindet es, und dieser Code wie die installierte Version markieren es</translation>
    </message>
    <message>
        <source>no version is installed that marks it</source>
        <translation>keine Version ist installiert, die es markiert</translation>
    </message>
    <message>
        <source>this code does not mark it</source>
        <translation>dieser Code markiert es nicht</translation>
    </message>
    <message>
        <source>the installed version does not mark it</source>
        <translation>die installierte Version markiert es nicht</translation>
    </message>
    <message>
        <source>the tenant has no secret %1</source>
        <translation>der Mandant hat kein Geheimnis %1</translation>
    </message>
    <message>
        <source>as the installed version defines the connection</source>
        <translation>wie die installierte Version die Verbindung festlegt</translation>
    </message>
    <message>
        <source>as its own plugin.yaml defines the connection</source>
        <translation>wie seine eigene plugin.yaml die Verbindung festlegt</translation>
    </message>
    <message>
        <source>no version is installed that defines the connection</source>
        <translation>keine Version ist installiert, die die Verbindung festlegt</translation>
    </message>
    <message>
        <source>the installed version has no connection of this name</source>
        <translation>die installierte Version hat keine Verbindung dieses Namens</translation>
    </message>
    <message>
        <source>its own plugin.yaml does not put the tool on this connection</source>
        <translation>seine eigene plugin.yaml hängt das Werkzeug nicht an diese Verbindung</translation>
    </message>
    <message>
        <source>the tool is not on this connection here and in the installed version</source>
        <translation>das Werkzeug hängt nicht hier wie in der installierten Version an dieser Verbindung</translation>
    </message>
    <message>
        <source>the tool runs elsewhere than in the installed version</source>
        <translation>das Werkzeug läuft anderswo als in der installierten Version</translation>
    </message>
    <message>
        <source>by its own definitions, as an admin’s candidate</source>
        <translation>nach eigenen Festlegungen, als Kandidat eines Admins</translation>
    </message>
    <message>
        <source>by the installed version’s definitions</source>
        <translation>nach den Festlegungen der installierten Version</translation>
    </message>
</context>
<context>
    <name>oz0::EffectList</name>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
</context>
<context>
    <name>oz0::FailedView</name>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Sign in a&amp;gain…</source>
        <translation>Neu a&amp;nmelden…</translation>
    </message>
</context>
<context>
    <name>oz0::FilterBar</name>
    <message>
        <source>Plugin, owner, node or state</source>
        <translation>Plugin, Eigner, Knoten, Zustand</translation>
    </message>
    <message>
        <source>Filter the candidates by plugin, owner, node or state</source>
        <translation>Kandidaten nach Plugin, Eigner, Knoten oder Zustand filtern</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Expiring</source>
        <translation>Laufen ab</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>On nodes that home jobs</source>
        <translation>Auf Heimatknoten von Jobs</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>Eigner %1</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>Plugin %1</source>
        <translation>Plugin %1</translation>
    </message>
    <message>
        <source>State %1</source>
        <translation>Zustand %1</translation>
    </message>
</context>
<context>
    <name>oz0::FilterField</name>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
</context>
<context>
    <name>oz0::ForecastPresenter</name>
    <message>
        <source>The save at %1 was refused (%2).</source>
        <comment>time, code</comment>
        <translation>Das Speichern um %1 wurde abgelehnt (%2).</translation>
    </message>
    <message>
        <source>Only its owner or an admin is told what the next renewal would say.</source>
        <translation>Nur seinem Eigner oder einem Admin wird gesagt, was die nächste Erneuerung sagen würde.</translation>
    </message>
</context>
<context>
    <name>oz0::ForecastTexts</name>
    <message>
        <source>%1 changed the plugin’s secrets at %2.</source>
        <translation>%1 hat um %2 die Geheimnisse des Plugins geändert.</translation>
    </message>
    <message>
        <source>%1 changed the plugin’s bindings at %2.</source>
        <translation>%1 hat um %2 die Bindungen des Plugins geändert.</translation>
    </message>
    <message>
        <source>%1 installed a version of the plugin at %2.</source>
        <translation>%1 hat um %2 eine Version des Plugins installiert.</translation>
    </message>
    <message>
        <source>%1 uninstalled the plugin at %2.</source>
        <translation>%1 hat um %2 das Plugin deinstalliert.</translation>
    </message>
    <message>
        <source>%1 changed what its saver may do at %2.</source>
        <translation>%1 hat um %2 geändert, was der Speichernde darf.</translation>
    </message>
    <message>
        <source>%1 took its saver out of the tenant at %2.</source>
        <translation>%1 hat um %2 den Speichernden aus dem Mandanten genommen.</translation>
    </message>
    <message>
        <source>%1 revoked the API key at %2.</source>
        <translation>%1 hat um %2 den API-Schlüssel widerrufen.</translation>
    </message>
    <message>
        <source>%1 changed the node at %2.</source>
        <translation>%1 hat um %2 den Knoten geändert.</translation>
    </message>
    <message>
        <source>The next renewal, which is due, would pass.</source>
        <translation>Die nächste Erneuerung, die fällig ist, ginge durch.</translation>
    </message>
    <message>
        <source>The next renewal, in %1, would pass.</source>
        <translation>Die nächste Erneuerung, in %1, ginge durch.</translation>
    </message>
    <message>
        <source>The next renewal, which is due, would make it an operator’s candidate: who saved it is no admin any more.</source>
        <translation>Die nächste Erneuerung, die fällig ist, würde ihn zum Kandidaten eines Operators machen: Wer ihn gespeichert hat, ist kein Admin mehr.</translation>
    </message>
    <message>
        <source>The next renewal, in %1, would make it an operator’s candidate: who saved it is no admin any more.</source>
        <translation>Die nächste Erneuerung, in %1, würde ihn zum Kandidaten eines Operators machen: Wer ihn gespeichert hat, ist kein Admin mehr.</translation>
    </message>
    <message>
        <source>The next renewal, which is due, would be refused.</source>
        <translation>Die nächste Erneuerung, die fällig ist, würde abgelehnt.</translation>
    </message>
    <message>
        <source>The next renewal, in %1, would be refused.</source>
        <translation>Die nächste Erneuerung, in %1, würde abgelehnt.</translation>
    </message>
    <message>
        <source>It is ending or has ended: nothing renews it.</source>
        <translation>Er endet oder hat geendet: Nichts erneuert ihn.</translation>
    </message>
    <message>
        <source>It ends at the next renewal, which is due, unless a save passes.</source>
        <translation>Er endet bei der nächsten Erneuerung, die fällig ist, wenn bis dahin kein Speichern durchgeht.</translation>
    </message>
    <message>
        <source>It ends at the next renewal, in %1, unless a save passes.</source>
        <translation>Er endet bei der nächsten Erneuerung, in %1, wenn bis dahin kein Speichern durchgeht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule&apos;s ID: sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 by %2 at %3.</source>
        <comment>what was done, who, when</comment>
        <translation>%1 von %2 um %3.</translation>
    </message>
    <message>
        <source>%1 The reason given: %2</source>
        <comment>sentence, words</comment>
        <translation>%1 Angegebener Grund: %2</translation>
    </message>
    <message>
        <source>It would then end.</source>
        <translation>Er würde dann enden.</translation>
    </message>
    <message>
        <source>It would then leave %1, and nothing of the plugin runs there.</source>
        <translation>Er würde dann %1 verlassen, und nichts vom Plugin läuft dort.</translation>
    </message>
    <message>
        <source>It would then leave %1, back to %2.</source>
        <comment>nodes, version</comment>
        <translation>Er würde dann %1 verlassen, zurück zu %2.</translation>
    </message>
    <message>
        <source>The save at %1 was refused (%2). A save that passes before lets it go on.</source>
        <comment>time, code</comment>
        <translation>Das Speichern um %1 wurde abgelehnt (%2). Geht vorher eines durch, läuft er weiter.</translation>
    </message>
    <message>
        <source>as operator’s</source>
        <comment>the next renewal lets it go on so</comment>
        <translation>als Operators</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>what the next renewal says</comment>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>not asked</source>
        <comment>what the next renewal says</comment>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>not told</source>
        <comment>what the next renewal says</comment>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>passes</source>
        <comment>the next renewal</comment>
        <translation>geht durch</translation>
    </message>
    <message>
        <source>none</source>
        <comment>renewal</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>The next renewal would end this candidate.</source>
        <translation>Die nächste Erneuerung würde diesen Kandidaten beenden.</translation>
    </message>
    <message>
        <source>The next renewal would make it an operator’s candidate: who saved it is no admin any more.</source>
        <translation>Die nächste Erneuerung würde ihn zum Kandidaten eines Operators machen: Wer ihn gespeichert hat, ist kein Admin mehr.</translation>
    </message>
    <message>
        <source>What the next renewal would say is not known.</source>
        <translation>Was die nächste Erneuerung sagen würde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>What the next renewal would say is asked while the row is in view.</source>
        <translation>Was die nächste Erneuerung sagen würde, wird gefragt, solange die Zeile sichtbar ist.</translation>
    </message>
    <message>
        <source>Only its owner or an admin is told what the next renewal would say.</source>
        <translation>Nur seinem Eigner oder einem Admin wird gesagt, was die nächste Erneuerung sagen würde.</translation>
    </message>
    <message>
        <source>The next renewal would pass.</source>
        <translation>Die nächste Erneuerung ginge durch.</translation>
    </message>
    <message>
        <source>ends</source>
        <comment>at the next renewal</comment>
        <translation>endet</translation>
    </message>
    <message>
        <source>What the next renewal would say is being asked.</source>
        <translation>Was die nächste Erneuerung sagen würde, wird gefragt.</translation>
    </message>
</context>
<context>
    <name>oz0::Gauge</name>
    <message>
        <source>%1 of %2</source>
        <comment>afterwards, limit</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>+%1 after</source>
        <comment>number</comment>
        <translation>+%1 danach</translation>
    </message>
    <message>
        <source>−%1 after</source>
        <comment>number</comment>
        <translation>−%1 danach</translation>
    </message>
    <message>
        <source>%1 used now</source>
        <comment>number</comment>
        <translation>%1 jetzt belegt</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 afterwards, %4 now</source>
        <comment>name, numbers</comment>
        <translation>%1: danach %2 von %3, jetzt %4</translation>
    </message>
</context>
<context>
    <name>oz0::Glossary</name>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>A working copy that is placed on chosen nodes, for its owner alone to try.</source>
        <translation>Eine Arbeitskopie, die auf gewählten Knoten steht, damit allein ihr Eigner sie ausprobiert.</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>By whose rights a candidate stands: an operator’s, an admin’s or the platform’s.</source>
        <translation>Mit wessen Rechten ein Kandidat steht: denen eines Operators, eines Admins oder der Plattform.</translation>
    </message>
    <message>
        <source>renewal</source>
        <translation>Erneuerung</translation>
    </message>
    <message>
        <source>The word by which the owner’s “dev” keeps a candidate standing. Without one it ends when its time is over; each renewal asks again what its saver may do now.</source>
        <translation>Das Wort, mit dem das „dev“ des Eigners einen Kandidaten stehen lässt. Ohne eines endet er, wenn seine Zeit um ist; jede Erneuerung fragt wieder, was der Speichernde jetzt darf.</translation>
    </message>
    <message>
        <source>home</source>
        <translation>Heimatknoten</translation>
    </message>
    <message>
        <source>The node where a job started. The job’s calls go there, whatever runs there now.</source>
        <translation>Der Knoten, auf dem ein Job begann. Die Aufrufe des Jobs gehen dorthin, was immer dort jetzt läuft.</translation>
    </message>
    <message>
        <source>tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>1: the node runs candidates in a sandbox and can hide secrets from code; 0: it does not.</source>
        <translation>1: Der Knoten führt Kandidaten in einer Sandbox aus und kann Geheimnisse vor Code verbergen; 0: Er tut es nicht.</translation>
    </message>
    <message>
        <source>closed node</source>
        <translation>geschlossener Knoten</translation>
    </message>
    <message>
        <source>A node without the label candidates=allow. Only an admin’s candidate may take it.</source>
        <translation>Ein Knoten ohne das Label candidates=allow. Nur der Kandidat eines Admins darf ihn belegen.</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>A trial of a plugin’s version on a node before it counts as installed.</source>
        <translation>Eine Probe einer Plugin-Version auf einem Knoten, bevor sie als installiert gilt.</translation>
    </message>
    <message>
        <source>rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>An installed version on its way over the nodes.</source>
        <translation>Eine installierte Version auf ihrem Weg über die Knoten.</translation>
    </message>
    <message>
        <source>what-if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>What the rules would say if it were so: asked of the server, answered at once and kept nowhere.</source>
        <translation>Was die Regeln sagen würden, wenn es so wäre: Der Server wird gefragt, antwortet sofort und hebt nichts auf.</translation>
    </message>
    <message>
        <source>process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>What runs by itself and has a reach of its own: a plugin’s tools, or one agent’s sandbox.</source>
        <translation>Was für sich läuft und eine eigene Reichweite hat: die Werkzeuge eines Plugins oder die Sandbox eines Agenten.</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>The hosts, secrets, tools and grants that a plugin’s code may use. A change widens reach when it lets something in that was not.</source>
        <translation>Die Hosts, Geheimnisse, Werkzeuge und Rechte, die der Code eines Plugins verwenden darf. Eine Änderung weitet die Reichweite, wenn sie etwas hereinlässt, das vorher draußen war.</translation>
    </message>
    <message>
        <source>placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>What code sees in a secret’s place. The node’s proxy fills the secret in on the way to the hosts that it is bound to, and nowhere else.</source>
        <translation>Was Code anstelle eines Geheimnisses sieht. Der Proxy des Knotens setzt das Geheimnis auf dem Weg zu den Hosts ein, an die es gebunden ist, und nirgends sonst.</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>vorenthalten</translation>
    </message>
    <message>
        <source>Said of a secret that the plugin asks for and does not get.</source>
        <translation>Gesagt von einem Geheimnis, das das Plugin verlangt und nicht bekommt.</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>working copy</source>
        <translation>Arbeitskopie</translation>
    </message>
    <message>
        <source>The folder that a person edits.</source>
        <translation>Der Ordner, den ein Mensch bearbeitet.</translation>
    </message>
    <message>
        <source>exit status</source>
        <translation>Endestatus</translation>
    </message>
    <message>
        <source>The number with which the command line ends when it does the same: 0 when it would pass, another when not.</source>
        <translation>Die Zahl, mit der die Befehlszeile endet, wenn sie dasselbe tut: 0, wenn es durchginge, sonst eine andere.</translation>
    </message>
    <message>
        <source>audit chain</source>
        <translation>Audit-Kette</translation>
    </message>
    <message>
        <source>A tenant’s entries of who did what. Each carries the digest of the one before, so that none can be changed or left out unseen.</source>
        <translation>Die Einträge eines Mandanten, wer was getan hat. Jeder trägt den Digest des vorigen, sodass keiner unbemerkt geändert oder weggelassen werden kann.</translation>
    </message>
    <message>
        <source>digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>SHA-256 of the bytes: the same content has the same digest. Its first twelve digits are shown.</source>
        <translation>SHA-256 der Bytes: Derselbe Inhalt hat denselben Digest. Seine ersten zwölf Ziffern werden gezeigt.</translation>
    </message>
    <message>
        <source>revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>The tenant’s counter of changes. The status line says up to which one this window knows everything.</source>
        <translation>Der Zähler der Änderungen eines Mandanten. Die Statuszeile sagt, bis zu welcher dieses Fenster alles kennt.</translation>
    </message>
    <message>
        <source>A refusal that was kept, with its rule, its place and what mends it.</source>
        <translation>Eine aufbewahrte Ablehnung mit ihrer Regel, ihrer Stelle und dem, was sie behebt.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>geht durch</translation>
    </message>
    <message>
        <source>Said of the next renewal: asked now, no rule would refuse it, and the candidate would go on standing.</source>
        <translation>Von der nächsten Erneuerung: Jetzt gefragt, lehnte keine Regel sie ab, und der Kandidat bliebe stehen.</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>Bündel</translation>
    </message>
    <message>
        <source>A folder packed as one file: what is sent to the server, and from there to the nodes.</source>
        <translation>Ein Ordner, in eine Datei gepackt: was zum Server geht und von dort zu den Knoten.</translation>
    </message>
    <message>
        <source>open node</source>
        <translation>offener Knoten</translation>
    </message>
    <message>
        <source>A node with the label candidates=allow. Operators may place candidates on it.</source>
        <translation>Ein Knoten mit dem Label candidates=allow. Operatoren dürfen Kandidaten auf ihn stellen.</translation>
    </message>
    <message>
        <source>left meanwhile</source>
        <translation>derweil verlassen</translation>
    </message>
    <message>
        <source>Said of an installed plugin on a node that runs a candidate: it comes back there once the candidate has left.</source>
        <translation>Von einem installierten Plugin auf einem Knoten, der einen Kandidaten ausführt: Es kehrt dorthin zurück, sobald der Kandidat fort ist.</translation>
    </message>
    <message>
        <source>binding</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>Where a secret may be filled in: its hosts, and the header or argument there. Code gets the value itself of a secret without one.</source>
        <translation>Wo ein Geheimnis eingesetzt werden darf: seine Hosts und dort Header oder Argument. Ohne Bindung bekommt der Code den Wert selbst.</translation>
    </message>
    <message>
        <source>edge only</source>
        <translation>nur am Rand</translation>
    </message>
    <message>
        <source>Said of a secret that is filled in at a binding only: no code sees its value.</source>
        <translation>Von einem Geheimnis, das nur an einer Bindung eingesetzt wird: Kein Code sieht seinen Wert.</translation>
    </message>
    <message>
        <source>harness</source>
        <translation>Harness</translation>
    </message>
    <message>
        <source>The program that runs an agent: the built-in one, or another that the plugin names.</source>
        <translation>Das Programm, das einen Agenten ausführt: das eingebaute oder ein anderes, das das Plugin nennt.</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>festlegen</translation>
    </message>
    <message>
        <source>To record the digest of what is installed: nodes run exactly those bytes.</source>
        <translation>Den Digest dessen vermerken, was installiert wird: Knoten führen genau diese Bytes aus.</translation>
    </message>
</context>
<context>
    <name>oz0::GlossaryDialog</name>
    <message>
        <source>What the words mean</source>
        <translation>Was die Wörter bedeuten</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Words on %1</source>
        <comment>a page</comment>
        <translation>Wörter auf %1</translation>
    </message>
    <message>
        <source>&amp;All words</source>
        <translation>&amp;Alle Wörter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>oz0::InstallChecksModel</name>
    <message>
        <source>%1: %2</source>
        <comment>what a check came to, its rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
</context>
<context>
    <name>oz0::InstallDialog</name>
    <message>
        <source>Install, %1, tenant %2</source>
        <comment>context, tenant</comment>
        <translation>Installieren, %1, Mandant %2</translation>
    </message>
    <message>
        <source>Install a plugin</source>
        <translation>Ein Plugin installieren</translation>
    </message>
    <message>
        <source>It is packed, sent and checked first. Nothing is installed before you have seen the verdict.</source>
        <translation>Erst wird es gepackt, gesendet und geprüft. Nichts wird installiert, ehe du das Urteil gesehen hast.</translation>
    </message>
    <message>
        <source>Type the name to confirm</source>
        <translation>Tippe den Namen zur Bestätigung</translation>
    </message>
    <message>
        <source>Folder or packed bundle to install</source>
        <translation>Ordner oder gepacktes Bündel zum Installieren</translation>
    </message>
    <message>
        <source>A folder with a plugin.yaml, or a .tar.zst; drop one here</source>
        <translation>Ein Ordner mit plugin.yaml oder ein .tar.zst; leg es hier ab</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>Fi&amp;le…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Install a folder</source>
        <translation>Einen Ordner installieren</translation>
    </message>
    <message>
        <source>Install a packed bundle</source>
        <translation>Ein gepacktes Bündel installieren</translation>
    </message>
    <message>
        <source>Packed plugins (*.tar.zst *.zst);;All files (*)</source>
        <translation>Gepackte Plugins (*.tar.zst *.zst);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Refusals and warnings</source>
        <translation>Ablehnungen und Warnungen</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>&amp;Show in Refusals</source>
        <translation>In Ablehnungen &amp;zeigen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>Ablehnung</translation>
    </message>
    <message>
        <source>, plugin.yaml line %1</source>
        <translation>, plugin.yaml Zeile %1</translation>
    </message>
    <message>
        <source>, an admin may try</source>
        <translation>, ein Admin darf es versuchen</translation>
    </message>
    <message>
        <source>Type %1 to confirm</source>
        <translation>Tippe %1 zur Bestätigung</translation>
    </message>
    <message>
        <source>Show the plugin</source>
        <translation>Plugin zeigen</translation>
    </message>
    <message>
        <source>Install %1 %2</source>
        <translation>%1 %2 installieren</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Ein&amp;zelheiten</translation>
    </message>
    <message>
        <source>Open &amp;diff</source>
        <translation>&amp;Vergleich öffnen</translation>
    </message>
    <message>
        <source>Check it first: press Enter or Check.</source>
        <translation>Zuerst prüfen: Eingabetaste oder „Prüfen“ drücken.</translation>
    </message>
</context>
<context>
    <name>oz0::InstallPresenter</name>
    <message>
        <source>It is being done.</source>
        <translation>Es wird getan.</translation>
    </message>
    <message>
        <source>Choose what to install.</source>
        <translation>Wähle, was zu installieren ist.</translation>
    </message>
    <message>
        <source>The install would be refused.</source>
        <translation>Die Installation würde abgelehnt.</translation>
    </message>
    <message>
        <source>Type %1 to confirm.</source>
        <translation>Tippe %1 zur Bestätigung.</translation>
    </message>
    <message>
        <source>Packing %1</source>
        <translation>%1 wird gepackt</translation>
    </message>
    <message>
        <source>Sending the bundle</source>
        <translation>Das Bündel wird gesendet</translation>
    </message>
    <message>
        <source>The server checks it</source>
        <translation>Der Server prüft es</translation>
    </message>
    <message>
        <source>Installing %1 %2</source>
        <translation>%1 %2 wird installiert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 is installed.</source>
        <translation>%1 ist installiert.</translation>
    </message>
    <message numerus="yes">
        <source>The install was refused: %n reason(s).</source>
        <translation>
            <numerusform>Die Installation wurde abgelehnt: %n Grund.</numerusform>
            <numerusform>Die Installation wurde abgelehnt: %n Gründe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can be installed.</source>
        <translation>%1 kann installiert werden.</translation>
    </message>
    <message>
        <source>Nothing was changed. The tenant may have moved on since the preview; the record is kept with the refusals.</source>
        <translation>Nichts wurde geändert. Der Mandant kann sich seit der Vorschau bewegt haben; der Datensatz liegt bei den Ablehnungen.</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) at revision %1</source>
        <translation>
            <numerusform>%n Prüfung bei Revision %1</numerusform>
            <numerusform>%n Prüfungen bei Revision %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n warning(s)</source>
        <translation>
            <numerusform>, %n Warnung</numerusform>
            <numerusform>, %n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%2. Digest %3.</source>
        <comment>checks, warnings, digest</comment>
        <translation>%1%2. Digest %3.</translation>
    </message>
    <message>
        <source>plugin is new in the tenant</source>
        <translation>Plugin ist neu im Mandanten</translation>
    </message>
    <message>
        <source>version is replaced: %1 → %2</source>
        <comment>old, new</comment>
        <translation>Version wird ersetzt: %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>online node(s) fetch and start it</source>
        <translation>
            <numerusform>Knoten, der online ist, holt und startet es</numerusform>
            <numerusform>Knoten, die online sind, holen und starten es</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>operators’ candidate(s) of it are judged against the new version at the next renewal:</source>
        <translation>
            <numerusform>Kandidat eines Operators davon wird bei der nächsten Erneuerung an der neuen Version gemessen:</numerusform>
            <numerusform>Kandidaten von Operatoren davon werden bei der nächsten Erneuerung an der neuen Version gemessen:</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1 agents and flows in use then, %2 now</source>
        <translation>von %1 Agenten und Flows dann in Gebrauch, %2 jetzt</translation>
    </message>
    <message>
        <source>of %1 task queues in use then, %2 now</source>
        <translation>von %1 Queues dann in Gebrauch, %2 jetzt</translation>
    </message>
    <message>
        <source>version is replaced by other code that is called %1 too: %2 → %3</source>
        <comment>version, old digest, new digest</comment>
        <translation>Version wird durch anderen Code ersetzt, der ebenfalls %1 heißt: %2 → %3</translation>
    </message>
    <message>
        <source>The folder or file cannot be read. See whether it is there, and whether you may read it.</source>
        <translation>Der Ordner oder die Datei lässt sich nicht lesen. Sieh nach, ob er da ist und du ihn lesen darfst.</translation>
    </message>
    <message>
        <source>plugin.yaml is not valid: line %1, column %2. Mend it, and check again.</source>
        <translation>plugin.yaml ist nicht gültig: Zeile %1, Spalte %2. Berichtige sie und prüfe nochmals.</translation>
    </message>
    <message>
        <source>plugin.yaml is not valid. Mend it, and check again.</source>
        <translation>plugin.yaml ist nicht gültig. Berichtige sie und prüfe nochmals.</translation>
    </message>
    <message>
        <source>This is no folder and no packed bundle of a plugin. Choose a folder that holds a plugin.yaml, or a .tar.zst.</source>
        <translation>Das ist kein Ordner und kein gepacktes Bündel eines Plugins. Wähle einen Ordner mit einer plugin.yaml oder ein .tar.zst.</translation>
    </message>
    <message>
        <source>Only a folder can be compared, not a packed file.</source>
        <translation>Nur ein Ordner lässt sich vergleichen, keine gepackte Datei.</translation>
    </message>
    <message numerus="yes">
        <source>An install of %1 would be refused: %n reason(s).</source>
        <translation>
            <numerusform>Eine Installation von %1 würde abgelehnt: %n Grund.</numerusform>
            <numerusform>Eine Installation von %1 würde abgelehnt: %n Gründe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is what is installed: an install would change nothing.</source>
        <translation>%1 ist bereits installiert: Eine Installation würde nichts ändern.</translation>
    </message>
    <message>
        <source>What it reaches is being compared.</source>
        <translation>Die Reichweite wird verglichen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>change(s) widen what it reaches:</source>
        <translation>
            <numerusform>Änderung weitet die Reichweite:</numerusform>
            <numerusform>Änderungen weiten die Reichweite:</numerusform>
        </translation>
    </message>
    <message>
        <source>What was chosen was not judged.</source>
        <translation>Das Gewählte wurde nicht beurteilt.</translation>
    </message>
    <message>
        <source>The install was refused.</source>
        <translation>Die Installation wurde abgelehnt.</translation>
    </message>
    <message>
        <source>It is installed.</source>
        <translation>Es ist installiert.</translation>
    </message>
    <message>
        <source>Nothing would change: this is what is installed.</source>
        <translation>Nichts würde sich ändern: Genau das ist installiert.</translation>
    </message>
    <message>
        <source>The candidate is not there any more.</source>
        <translation>Den Kandidaten gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>It is not known whether it was installed. Check it again.</source>
        <translation>Ob es installiert wurde, ist nicht bekannt. Prüfe es noch einmal.</translation>
    </message>
    <message>
        <source>It was not installed. Check it again.</source>
        <translation>Es wurde nicht installiert. Prüfe es noch einmal.</translation>
    </message>
    <message>
        <source>The candidate is not there any more. %1</source>
        <comment>facts</comment>
        <translation>Den Kandidaten gibt es nicht mehr. %1</translation>
    </message>
</context>
<context>
    <name>oz0::JoinForm</name>
    <message>
        <source>&amp;Labels, one a line</source>
        <translation>&amp;Labels, eines je Zeile</translation>
    </message>
    <message>
        <source>&amp;Nodes that may use it</source>
        <translation>&amp;Knoten, die es verwenden dürfen</translation>
    </message>
    <message>
        <source> h</source>
        <comment>unit behind a number</comment>
        <translation> h</translation>
    </message>
    <message>
        <source>Works &amp;for</source>
        <translation>&amp;Gilt</translation>
    </message>
</context>
<context>
    <name>oz0::KeyForm</name>
    <message>
        <source>the nightly build</source>
        <translation>der nächtliche Build</translation>
    </message>
    <message>
        <source>&amp;What it is for</source>
        <translation>&amp;Wofür er ist</translation>
    </message>
    <message>
        <source>&amp;Role, at most</source>
        <translation>&amp;Rolle, höchstens</translation>
    </message>
    <message>
        <source>May read &amp;content</source>
        <translation>Darf &amp;Inhalte lesen</translation>
    </message>
    <message>
        <source> days</source>
        <comment>unit behind a number</comment>
        <translation> Tage</translation>
    </message>
    <message>
        <source>&amp;Lives for</source>
        <translation>&amp;Gilt</translation>
    </message>
</context>
<context>
    <name>oz0::Label</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>oz0::LabelsForm</name>
    <message>
        <source>&amp;Labels, one a line</source>
        <translation>&amp;Labels, eines je Zeile</translation>
    </message>
</context>
<context>
    <name>oz0::ListExport</name>
    <message>
        <source>Export the list as &amp;CSV…</source>
        <translation>Die Liste als &amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export the list as &amp;JSON…</source>
        <translation>Die Liste als &amp;JSON exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>Die Liste exportieren</translation>
    </message>
    <message>
        <source>The list was not exported</source>
        <translation>Die Liste wurde nicht exportiert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>oz0::ListRights</name>
    <message>
        <source>You are not signed in.</source>
        <translation>Du bist nicht angemeldet.</translation>
    </message>
    <message>
        <source>The server has not answered yet.</source>
        <translation>Der Server hat noch nicht geantwortet.</translation>
    </message>
    <message>
        <source>The data is not here yet.</source>
        <translation>Die Daten sind noch nicht da.</translation>
    </message>
</context>
<context>
    <name>oz0::LoadingLines</name>
    <message>
        <source>Loading</source>
        <translation>Lädt</translation>
    </message>
</context>
<context>
    <name>oz0::LoadingRows</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
</context>
<context>
    <name>oz0::LocalCluster</name>
    <message>
        <source>%1 cannot be started: %2</source>
        <translation>%1 lässt sich nicht starten: %2</translation>
    </message>
    <message>
        <source>The command oz0 is neither beside this program nor in PATH.</source>
        <translation>Der Befehl oz0 liegt weder neben diesem Programm noch im PATH.</translation>
    </message>
</context>
<context>
    <name>oz0::MainWindow</name>
    <message>
        <source>oz0 console</source>
        <translation>oz0-Konsole</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Candidate</source>
        <translation>&amp;Kandidat</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Import a context…</source>
        <translation>Kontext &amp;importieren…</translation>
    </message>
    <message>
        <source>Ctrl+I</source>
        <translation>Ctrl+I</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>%1 (%2), tenant %3 – oz0 console</source>
        <translation>%1 (%2), Mandant %3 – oz0-Konsole</translation>
    </message>
    <message>
        <source>No context, so nothing is watched</source>
        <translation>Kein Kontext, daher wird nichts beobachtet</translation>
    </message>
    <message>
        <source>Data %1</source>
        <translation>Daten %1</translation>
    </message>
    <message>
        <source>Unlock %1 for 15 minutes?</source>
        <translation>%1 für 15 Minuten entsperren?</translation>
    </message>
    <message>
        <source>It is a production context. What is changed in this window until then happens there.</source>
        <translation>Es ist ein Produktionskontext. Was bis dahin in diesem Fenster geändert wird, geschieht dort.</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 entsperren</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Needs a context</source>
        <translation>Braucht einen Kontext</translation>
    </message>
    <message>
        <source>&amp;Contexts…</source>
        <translation>&amp;Kontexte…</translation>
    </message>
    <message>
        <source>&amp;Lock this window now</source>
        <translation>Dieses Fenster jetzt &amp;sperren</translation>
    </message>
    <message>
        <source>&amp;Unlock this window…</source>
        <translation>Dieses Fenster &amp;entsperren…</translation>
    </message>
    <message>
        <source>Only a production context is locked</source>
        <translation>Nur ein Produktionskontext ist gesperrt</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>Es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Ex&amp;tras</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>H&amp;ilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Find in this page</source>
        <translation>Auf dieser Seite &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Copy lin&amp;k</source>
        <translation>Lin&amp;k kopieren</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Compact</source>
        <translation>&amp;Kompakt</translation>
    </message>
    <message>
        <source>C&amp;omfortable</source>
        <translation>&amp;Bequem</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>Weniger &amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;Search or run a command</source>
        <translation>&amp;Suchen oder Befehl ausführen</translation>
    </message>
    <message>
        <source>Sign &amp;in again…</source>
        <translation>Neu &amp;anmelden…</translation>
    </message>
    <message>
        <source>Ctrl+U</source>
        <translation>Ctrl+U</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>Refusals</source>
        <translation>Ablehnungen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>There is nothing to go back to.</source>
        <translation>Es gibt nichts, wohin es zurückginge.</translation>
    </message>
    <message>
        <source>You did not go back from anywhere.</source>
        <translation>Du bist von nirgendwo zurückgegangen.</translation>
    </message>
    <message>
        <source>&amp;What the words mean</source>
        <translation>&amp;Was die Wörter bedeuten</translation>
    </message>
    <message>
        <source>glossary help explain</source>
        <translation>Glossar Hilfe erklären Begriffe</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
</context>
<context>
    <name>oz0::ManifestProblems</name>
    <message>
        <source>a second document; only one is allowed</source>
        <translation>ein zweites Dokument, wo nur eines erlaubt ist</translation>
    </message>
    <message>
        <source>this is not text in UTF-8, or a control character</source>
        <translation>das ist kein Text in UTF-8, oder es ist ein Steuerzeichen</translation>
    </message>
    <message>
        <source>more different characters than can be told apart</source>
        <translation>mehr verschiedene Zeichen, als sich unterscheiden lassen</translation>
    </message>
    <message>
        <source>an alias (*%1) is not allowed</source>
        <translation>ein Alias (*%1) ist nicht erlaubt</translation>
    </message>
    <message>
        <source>an anchor (&amp;%1) is not allowed</source>
        <translation>ein Anker (&amp;%1) ist nicht erlaubt</translation>
    </message>
    <message>
        <source>the tag %1 is not allowed here</source>
        <translation>das Tag %1 ist hier nicht erlaubt</translation>
    </message>
    <message>
        <source>more than %1 levels</source>
        <translation>mehr als %1 Ebenen</translation>
    </message>
    <message>
        <source>more than %1 bytes</source>
        <translation>mehr als %1 Bytes</translation>
    </message>
    <message>
        <source>The parser says: %1</source>
        <comment>what the YAML parser says, in English</comment>
        <translation>Der Parser sagt: %1</translation>
    </message>
</context>
<context>
    <name>oz0::MeaningModel</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what is equal, why</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how many, the first of them</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n declared, unchanged</source>
        <translation>
            <numerusform>%n deklariert, unverändert</numerusform>
            <numerusform>%n deklariert, unverändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Treated as equal</source>
        <translation>Gilt als gleich</translation>
    </message>
    <message numerus="yes">
        <source>%n widen(s) reach</source>
        <translation>
            <numerusform>%n weitet aus</numerusform>
            <numerusform>%n weiten aus</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Widens reach</source>
        <translation>Weitet aus</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, before %2, after %3</source>
        <comment>what changed</comment>
        <translation>%1, vorher %2, nachher %3</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Added, Removed or Changed; what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, unchanged</source>
        <comment>a declared name</comment>
        <translation>%1, unverändert</translation>
    </message>
</context>
<context>
    <name>oz0::MeaningView</name>
    <message>
        <source>What changed</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <source>Widens reach</source>
        <translation>Weitet aus</translation>
    </message>
    <message>
        <source>Only refused</source>
        <translation>Nur Abgelehntes</translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation>Ungeprüft</translation>
    </message>
    <message>
        <source>added</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place, number of changes</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Keine Änderung</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>widen(s) reach</source>
        <translation>
            <numerusform>weitet die Reichweite</numerusform>
            <numerusform>weiten die Reichweite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 added, %2 removed, %3 changed, %n widen(s) reach</source>
        <translation>
            <numerusform>%1 neu, %2 entfernt, %3 geändert, %n weitet die Reichweite</numerusform>
            <numerusform>%1 neu, %2 entfernt, %3 geändert, %n weiten die Reichweite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::MemberForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>&amp;Rolle</translation>
    </message>
    <message>
        <source>May read &amp;content: inputs, outputs and code of jobs and candidates</source>
        <translation>Darf &amp;Inhalte lesen: Eingaben, Ausgaben und Code von Jobs und Kandidaten</translation>
    </message>
</context>
<context>
    <name>oz0::MemberModel</name>
    <message>
        <source>may read content</source>
        <translation>darf Inhalte lesen</translation>
    </message>
    <message>
        <source>may not read content</source>
        <translation>darf keine Inhalte lesen</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalte</translation>
    </message>
    <message>
        <source>Member since</source>
        <translation>Mitglied seit</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>member, role, content</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>oz0::MessageView</name>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
</context>
<context>
    <name>oz0::NodeDetails</name>
    <message>
        <source>Select a node to see its labels, what it runs and what a candidate would meet on it.</source>
        <translation>Wähle einen Knoten, um seine Labels zu sehen, was auf ihm läuft und was einem Kandidaten auf ihm begegnete.</translation>
    </message>
    <message>
        <source>The node %1 is not in this tenant.</source>
        <translation>Den Knoten %1 gibt es in diesem Mandanten nicht.</translation>
    </message>
</context>
<context>
    <name>oz0::NodeFilterBar</name>
    <message>
        <source>Node, label, plugin or queue</source>
        <translation>Knoten, Label, Plugin oder Queue</translation>
    </message>
    <message>
        <source>Filter the nodes by name, label, plugin, model or queue</source>
        <translation>Knoten nach Name, Label, Plugin, Modell oder Queue filtern</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>No tier 1</source>
        <translation>Ohne Stufe 1</translation>
    </message>
    <message>
        <source>Home jobs</source>
        <translation>Heimat von Jobs</translation>
    </message>
</context>
<context>
    <name>oz0::NodeLabelModel</name>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>none</source>
        <comment>labels</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>%1, %2, labels %3</source>
        <comment>node, state, labels</comment>
        <translation>%1, %2, Labels %3</translation>
    </message>
</context>
<context>
    <name>oz0::NodeModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <comment>reason</comment>
        <translation>
            <numerusform>%1, und %n weiterer</numerusform>
            <numerusform>%1, und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>rule, reason</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>tier %1</source>
        <comment>sandbox</comment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>no tier 1</source>
        <translation>ohne Stufe 1</translation>
    </message>
    <message>
        <source>open</source>
        <comment>to candidates</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>to candidates</comment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>essence, labels</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>offline since %1 (%2)</source>
        <translation>offline seit %1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>node, state, system</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>sandbox %1</source>
        <comment>tier</comment>
        <translation>Sandbox %1</translation>
    </message>
    <message>
        <source>open to candidates</source>
        <translation>offen für Kandidaten</translation>
    </message>
    <message>
        <source>closed to candidates</source>
        <translation>geschlossen für Kandidaten</translation>
    </message>
    <message>
        <source>runs %1</source>
        <translation>führt %1 aus</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) homed</source>
        <translation>
            <numerusform>%n Job beheimatet</numerusform>
            <numerusform>%n Jobs beheimatet</numerusform>
        </translation>
    </message>
    <message>
        <source>if a candidate took it: %1</source>
        <translation>wenn ein Kandidat ihn belegte: %1</translation>
    </message>
    <message>
        <source>State at %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Runs now</source>
        <translation>Läuft jetzt</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>Jobs homed</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>If a candidate took it</source>
        <translation>Wenn ein Kandidat ihn belegte</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>answer, its reasons</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Could be taken</source>
        <translation>Könnte belegt werden</translation>
    </message>
</context>
<context>
    <name>oz0::NodeTexts</name>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>gate of %1</source>
        <translation>Gate von %1</translation>
    </message>
    <message>
        <source>rollout of %1</source>
        <translation>Rollout von %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 only</source>
        <comment>plugin</comment>
        <translation>nur %1</translation>
    </message>
    <message numerus="yes">
        <source>%n installed</source>
        <translation>
            <numerusform>%n installiert</numerusform>
            <numerusform>%n installiert</numerusform>
        </translation>
    </message>
    <message>
        <source>jobs of %1</source>
        <translation>Jobs von %1</translation>
    </message>
    <message>
        <source>serving %1</source>
        <translation>Anbieten von %1</translation>
    </message>
    <message>
        <source>polling %1</source>
        <translation>Abfragen von %1</translation>
    </message>
    <message>
        <source>left meanwhile: %1</source>
        <translation>derweil verlassen: %1</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>offline for %1</source>
        <translation>offline seit %1</translation>
    </message>
    <message>
        <source>closed to operators</source>
        <translation>geschlossen für Operatoren</translation>
    </message>
    <message>
        <source>last node of %1</source>
        <translation>letzter Knoten von %1</translation>
    </message>
    <message>
        <source>last server of model %1</source>
        <translation>letzter Anbieter des Modells %1</translation>
    </message>
    <message>
        <source>last poller of queue %1</source>
        <translation>letzter Abfrager der Queue %1</translation>
    </message>
    <message>
        <source>runs %1’s candidate</source>
        <translation>führt den Kandidaten von %1 aus</translation>
    </message>
    <message>
        <source>tests the gate of %1</source>
        <translation>prüft das Gate von %1</translation>
    </message>
    <message>
        <source>rollout of %1 runs</source>
        <translation>Rollout von %1 läuft</translation>
    </message>
    <message>
        <source>takeover of your own candidate</source>
        <translation>Übernahme deines eigenen Kandidaten</translation>
    </message>
    <message numerus="yes">
        <source>homes %n job(s)</source>
        <translation>
            <numerusform>Heimat von %n Job</numerusform>
            <numerusform>Heimat von %n Jobs</numerusform>
        </translation>
    </message>
    <message>
        <source>no sandbox</source>
        <translation>keine Sandbox</translation>
    </message>
    <message>
        <source>%1, warns</source>
        <comment>of what</comment>
        <translation>%1, warnt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>rule, sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n is/are offline</source>
        <translation>
            <numerusform>%n ist offline</numerusform>
            <numerusform>%n sind offline</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are closed</source>
        <translation>
            <numerusform>%n ist geschlossen</numerusform>
            <numerusform>%n sind geschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) somebody else’s candidate</source>
        <translation>
            <numerusform>auf %n läuft ein fremder Kandidat</numerusform>
            <numerusform>auf %n laufen fremde Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n test(s) a gate</source>
        <translation>
            <numerusform>%n prüft ein Gate</numerusform>
            <numerusform>%n prüfen ein Gate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are the last of a plugin</source>
        <translation>
            <numerusform>%n ist der letzte eines Plugins</numerusform>
            <numerusform>%n sind die letzten eines Plugins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are the last of a model</source>
        <translation>
            <numerusform>%n ist der letzte eines Modells</numerusform>
            <numerusform>%n sind die letzten eines Modells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n is/are the last of a queue</source>
        <translation>
            <numerusform>%n ist der letzte einer Queue</numerusform>
            <numerusform>%n sind die letzten einer Queue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for %1</source>
        <translation>
            <numerusform>%n wegen %1</numerusform>
            <numerusform>%n wegen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>last node for %1 of %2</source>
        <comment>an agent or a flow, its plugin</comment>
        <translation>letzter Knoten für %1 von %2</translation>
    </message>
    <message>
        <source>Reach is what plugin.yaml declares. Without a sandbox nothing holds the code to that on %1.</source>
        <comment>nodes</comment>
        <translation>Reichweite ist, was plugin.yaml deklariert. Ohne Sandbox zwingt auf %1 nichts den Code, sich daran zu halten.</translation>
    </message>
    <message>
        <source>the sandbox was switched off (--sandbox off)</source>
        <translation>die Sandbox wurde abgeschaltet (--sandbox off)</translation>
    </message>
    <message>
        <source>this version knows a sandbox on Linux only</source>
        <translation>diese Version kennt eine Sandbox nur unter Linux</translation>
    </message>
    <message>
        <source>bubblewrap (bwrap) is not installed</source>
        <translation>bubblewrap (bwrap) ist nicht installiert</translation>
    </message>
    <message>
        <source>there is no Python to start in the sandbox</source>
        <translation>es gibt kein Python, das in der Sandbox starten könnte</translation>
    </message>
    <message>
        <source>bubblewrap starts %1 on its own</source>
        <translation>bubblewrap startet %1 für sich allein</translation>
    </message>
    <message>
        <source>bubblewrap does not work here: %1</source>
        <translation>bubblewrap geht hier nicht: %1</translation>
    </message>
</context>
<context>
    <name>oz0::NodesPage</name>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>&amp;Node</source>
        <translation>&amp;Knoten</translation>
    </message>
    <message>
        <source>Copy &amp;name</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Show what &amp;happened to it</source>
        <translation>Zeigen, was &amp;geschah</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Show as &amp;table</source>
        <translation>Als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Placement as a table</source>
        <translation>Verteilung als Tabelle</translation>
    </message>
    <message>
        <source>No nodes</source>
        <translation>Keine Knoten</translation>
    </message>
    <message>
        <source>An admin makes a join token with %1, and %2 joins on the machine.</source>
        <translation>Ein Admin erstellt mit %1 ein Beitritts-Token, und %2 tritt auf der Maschine bei.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Aufheben</translation>
    </message>
    <message>
        <source>The nodes cannot be shown</source>
        <translation>Die Knoten können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>No node is selected.</source>
        <translation>Kein Knoten ist gewählt.</translation>
    </message>
    <message>
        <source>Several are selected.</source>
        <translation>Mehrere sind gewählt.</translation>
    </message>
    <message>
        <source>Export the nodes</source>
        <translation>Knoten ausgeben</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>The nodes were not exported</source>
        <translation>Die Knoten wurden nicht ausgegeben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>what if a candidate took them</source>
        <translation>was wäre wenn ein Kandidat sie belegte</translation>
    </message>
    <message>
        <source>Show its &amp;candidate</source>
        <translation>Den &amp;Kandidaten zeigen</translation>
    </message>
    <message>
        <source>&amp;Remove its candidate…</source>
        <translation>Kandidaten &amp;entfernen…</translation>
    </message>
    <message>
        <source>No candidate is on it.</source>
        <translation>Auf ihm ist kein Kandidat.</translation>
    </message>
    <message>
        <source>Export the nodes and which it could take as &amp;JSON…</source>
        <translation>Die Knoten und welche er belegen könnte als &amp;JSON ausgeben…</translation>
    </message>
    <message>
        <source>Ask &amp;again which nodes it could take</source>
        <translation>&amp;Noch einmal fragen, welche Knoten er belegen könnte</translation>
    </message>
</context>
<context>
    <name>oz0::NodesPresenter</name>
    <message numerus="yes">
        <source>%1 of %2 online, %n run(s) a candidate</source>
        <translation>
            <numerusform>%1 von %2 online, auf %n läuft ein Kandidat</numerusform>
            <numerusform>%1 von %2 online, auf %n laufen Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <comment>summary, time</comment>
        <translation>%1, Stand %2</translation>
    </message>
    <message>
        <source>%1 of %2 nodes shown</source>
        <translation>%1 von %2 Knoten gezeigt</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a filter&apos;s name</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>No tier 1</source>
        <translation>Ohne Stufe 1</translation>
    </message>
    <message>
        <source>Home jobs</source>
        <translation>Heimat von Jobs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>offline since %1</source>
        <translation>offline seit %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>open to operators</source>
        <translation>offen für Operatoren</translation>
    </message>
    <message>
        <source>closed: only an admin may place one here</source>
        <translation>geschlossen: nur ein Admin darf hier einen platzieren</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Sandbox</source>
        <translation>Sandbox</translation>
    </message>
    <message>
        <source>tier %1</source>
        <comment>sandbox</comment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>no tier 1</source>
        <translation>ohne Stufe 1</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>uv %1, Python %2</source>
        <translation>uv %1, Python %2</translation>
    </message>
    <message>
        <source>Runs now</source>
        <translation>Läuft jetzt</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>limited to those it was given</source>
        <translation>beschränkt auf die, die er bekam</translation>
    </message>
    <message>
        <source>every installed one</source>
        <translation>jedes installierte</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>Queues</translation>
    </message>
    <message>
        <source>Jobs homed</source>
        <translation>Jobs</translation>
    </message>
    <message>
        <source>Assignment</source>
        <translation>Zuweisung</translation>
    </message>
    <message>
        <source>follows %1 of %2</source>
        <translation>folgt %1 von %2</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 hides %n node(s).</source>
        <comment>one filter</comment>
        <translation>
            <numerusform>%1 verbirgt %n Knoten.</numerusform>
            <numerusform>%1 verbirgt %n Knoten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hide %n node(s).</source>
        <comment>several filters</comment>
        <translation>
            <numerusform>%1 verbergen %n Knoten.</numerusform>
            <numerusform>%1 verbergen %n Knoten.</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>a program, instead of its version</comment>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>oz0::PaletteModel</name>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>candidate %1 by %2 on %3</source>
        <comment>ID, owner, nodes</comment>
        <translation>Kandidat %1 von %2 auf %3</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>off: %1</source>
        <comment>why an action cannot be done</comment>
        <translation>aus: %1</translation>
    </message>
    <message>
        <source>plugin, %1 by %2</source>
        <comment>version, who installed it</comment>
        <translation>Plugin, %1 von %2</translation>
    </message>
    <message>
        <source>refusal %1 of %2</source>
        <comment>ID, who</comment>
        <translation>Ablehnung %1 von %2</translation>
    </message>
    <message>
        <source>node, %1</source>
        <comment>its labels</comment>
        <translation>Knoten, %1</translation>
    </message>
</context>
<context>
    <name>oz0::PaneTabs</name>
    <message>
        <source>%1: %2</source>
        <comment>tab, how many</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>oz0::PlacementLegend</name>
    <message>
        <source>Shapes: %1</source>
        <translation>Formen: %1</translation>
    </message>
</context>
<context>
    <name>oz0::PlacementListModel</name>
    <message>
        <source>%1 on %2: %3</source>
        <comment>plugin, node, what</comment>
        <translation>%1 auf %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>What it does there</source>
        <translation>Was es dort tut</translation>
    </message>
</context>
<context>
    <name>oz0::PlacementModel</name>
    <message>
        <source>installed</source>
        <translation>installiert</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>left meanwhile</source>
        <translation>derweil verlassen</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>last node</source>
        <translation>letzter Knoten</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message numerus="yes">
        <source>%1, works on %n node(s)</source>
        <comment>plugin</comment>
        <translation>
            <numerusform>%1, arbeitet auf %n Knoten</numerusform>
            <numerusform>%1, arbeitet auf %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what, nodes</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>works on %n node(s)</source>
        <translation>
            <numerusform>arbeitet auf %n Knoten</numerusform>
            <numerusform>arbeitet auf %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <comment>plugin, node, what</comment>
        <translation>%1 auf %2: %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
</context>
<context>
    <name>oz0::PlacementView</name>
    <message>
        <source>Plugins and on how many nodes each works</source>
        <translation>Plugins, und auf wie vielen Knoten jedes arbeitet</translation>
    </message>
    <message>
        <source>What each plugin does on each node</source>
        <translation>Was jedes Plugin auf jedem Knoten tut</translation>
    </message>
    <message>
        <source>%1 of %2 plugins, %3 of %4 nodes shown</source>
        <translation>%1 von %2 Plugins, %3 von %4 Knoten gezeigt</translation>
    </message>
</context>
<context>
    <name>oz0::PluginDetails</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Details of the plugin</source>
        <translation>Einzelheiten des Plugins</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Manifest</translation>
    </message>
    <message>
        <source>Select a plugin to see what it declares, what it reaches and who tries another version of it.</source>
        <translation>Wähle ein Plugin, um zu sehen, was es deklariert, was es erreicht und wer eine andere Version davon versucht.</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Secrets of the plugin</source>
        <translation>Geheimnisse des Plugins</translation>
    </message>
    <message>
        <source>Candidates of the plugin; Enter opens one</source>
        <translation>Kandidaten des Plugins; Enter öffnet einen</translation>
    </message>
    <message>
        <source>plugin.yaml of the installed version</source>
        <translation>plugin.yaml der installierten Version</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>installed by %1</source>
        <translation>installiert von %1</translation>
    </message>
    <message>
        <source>It requires no secrets.</source>
        <translation>Es verlangt keine Geheimnisse.</translation>
    </message>
    <message>
        <source> is filled with </source>
        <translation> wird gefüllt mit </translation>
    </message>
    <message>
        <source>Nobody tries another version of it.</source>
        <translation>Niemand versucht eine andere Version davon.</translation>
    </message>
    <message>
        <source>Enter opens a candidate on its own page.</source>
        <translation>Enter öffnet einen Kandidaten auf seiner eigenen Seite.</translation>
    </message>
    <message>
        <source>Its code gets no secret; the edge alone uses these.</source>
        <translation>Sein Code bekommt kein Geheimnis; diese verwendet nur der Rand.</translation>
    </message>
    <message>
        <source>How each secret is handed over. Values are never shown.</source>
        <translation>Wie jedes Geheimnis übergeben wird. Werte werden nie gezeigt.</translation>
    </message>
    <message>
        <source>Nothing of %1 is installed in this tenant.</source>
        <comment>a plugin</comment>
        <translation>Von %1 ist in diesem Mandanten nichts installiert.</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <comment>state, time</comment>
        <translation>%1, Stand %2</translation>
    </message>
</context>
<context>
    <name>oz0::PluginFilterBar</name>
    <message>
        <source>Plugin, tool, agent or flow</source>
        <translation>Plugin, Werkzeug, Agent oder Flow</translation>
    </message>
    <message>
        <source>Filter the plugins by name, version, tool, agent or flow</source>
        <translation>Plugins nach Name, Version, Werkzeug, Agent oder Flow filtern</translation>
    </message>
    <message>
        <source>Has candidates</source>
        <translation>Hat Kandidaten</translation>
    </message>
    <message>
        <source>Gate or rollout</source>
        <translation>Gate oder Rollout</translation>
    </message>
    <message>
        <source>Secrets withheld</source>
        <translation>Geheimnisse vorenthalten</translation>
    </message>
    <message>
        <source>On no node</source>
        <translation>Ohne Knoten</translation>
    </message>
</context>
<context>
    <name>oz0::PluginModel</name>
    <message>
        <source>Gate stopped</source>
        <translation>Gate gestoppt</translation>
    </message>
    <message>
        <source>At its first gate</source>
        <translation>Am ersten Gate</translation>
    </message>
    <message>
        <source>Not installed</source>
        <translation>Nicht installiert</translation>
    </message>
    <message>
        <source>Rollout runs</source>
        <translation>Rollout läuft</translation>
    </message>
    <message numerus="yes">
        <source>Gate on %n node(s)</source>
        <translation>
            <numerusform>Gate auf %n Knoten</numerusform>
            <numerusform>Gate auf %n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failed on %n node(s)</source>
        <translation>
            <numerusform>Gescheitert auf %n Knoten</numerusform>
            <numerusform>Gescheitert auf %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>On no node</source>
        <translation>Ohne Knoten</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installiert</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>nodes</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>–</source>
        <comment>not known</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>none</source>
        <comment>secrets</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>secrets</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n Agent</numerusform>
            <numerusform>%n Agenten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flow(s)</source>
        <translation>
            <numerusform>%n Flow</numerusform>
            <numerusform>%n Flows</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, %3, serves on %4 nodes, %5 candidates</source>
        <comment>plugin version, state, nodes, candidates</comment>
        <translation>%1 %2, %3, dient auf %4 Knoten, %5 Kandidaten</translation>
    </message>
    <message>
        <source>No node serves it.</source>
        <translation>Kein Knoten bedient es.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <comment>time, who</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Serving nodes</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Declares</source>
        <translation>Deklariert</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message numerus="yes">
        <source>%n, edge only</source>
        <comment>secrets that the code does not get</comment>
        <translation>
            <numerusform>%n, nur am Rand</numerusform>
            <numerusform>%n, nur am Rand</numerusform>
        </translation>
    </message>
    <message>
        <source>State at %1</source>
        <translation>Stand %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 nodes online run(s) a candidate.</source>
        <translation>
            <numerusform>Auf %n von %1 Knoten, die online sind, läuft ein Kandidat.</numerusform>
            <numerusform>Auf %n von %1 Knoten, die online sind, läuft ein Kandidat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
</context>
<context>
    <name>oz0::PluginOverview</name>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Declares</source>
        <translation>Deklariert</translation>
    </message>
    <message>
        <source>Reaches</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Its first version waits at the quality gate. It has grants, and no installed version yet.</source>
        <translation>Seine erste Version wartet am Quality Gate. Es hat Grants, und noch keine installierte Version.</translation>
    </message>
    <message>
        <source>The gate of its first version stopped.</source>
        <translation>Das Gate seiner ersten Version hielt an.</translation>
    </message>
    <message>
        <source>A rollout runs. While it does, no candidate of it is placed or reloaded.</source>
        <translation>Ein Rollout läuft. Solange wird kein Kandidat davon platziert oder neu geladen.</translation>
    </message>
    <message>
        <source>Its quality gate is tested on %1.</source>
        <translation>Sein Quality Gate wird auf %1 geprüft.</translation>
    </message>
    <message>
        <source>It failed on %1.</source>
        <translation>Es scheiterte auf %1.</translation>
    </message>
    <message>
        <source>No node serves it.</source>
        <translation>Kein Knoten bedient es.</translation>
    </message>
    <message>
        <source>Its jobs wait.</source>
        <translation>Seine Jobs warten.</translation>
    </message>
    <message>
        <source>%1 of the %2 secrets that it requires are not made available.</source>
        <translation>%1 der %2 Geheimnisse, die es verlangt, sind nicht verfügbar gemacht.</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installiert</translation>
    </message>
    <message>
        <source> by </source>
        <translation> von </translation>
    </message>
    <message>
        <source>Serving nodes</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Says of itself</source>
        <translation>Sagt von sich</translation>
    </message>
    <message>
        <source>, also %1</source>
        <comment>who else declares it</comment>
        <translation>, auch %1</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>Funktionen</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Flows</source>
        <translation>Flows</translation>
    </message>
    <message>
        <source>, but not </source>
        <translation>, aber nicht </translation>
    </message>
    <message>
        <source> at </source>
        <translation> bei </translation>
    </message>
    <message>
        <source> with the secret </source>
        <translation> mit dem Geheimnis </translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Verwendet</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Liest</translation>
    </message>
    <message>
        <source>Mail</source>
        <translation>Mail</translation>
    </message>
    <message>
        <source>a name is declared once in the tenant</source>
        <translation>jeder Name gilt im Mandanten einmal</translation>
    </message>
    <message>
        <source>those of the tools</source>
        <translation>die der Werkzeuge</translation>
    </message>
    <message>
        <source> withheld</source>
        <comment>a secret</comment>
        <translation> vorenthalten</translation>
    </message>
    <message>
        <source> as value</source>
        <comment>a secret</comment>
        <translation> als Wert</translation>
    </message>
    <message>
        <source> as placeholder, filled for </source>
        <translation> als Platzhalter, gefüllt für </translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>what its manifest asks for, within the tenant’s lists</source>
        <translation>was sein Manifest verlangt, im Rahmen der Listen des Mandanten</translation>
    </message>
</context>
<context>
    <name>oz0::PluginsPage</name>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>&amp;Plugin</source>
        <translation>&amp;Plugin</translation>
    </message>
    <message>
        <source>The plugins cannot be shown</source>
        <translation>Die Plugins können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Install a folder or a packed bundle</source>
        <translation>Einen Ordner oder ein gepacktes Bündel installieren</translation>
    </message>
    <message>
        <source>Only an admin may do this.</source>
        <translation>Nur ein Admin darf das.</translation>
    </message>
    <message>
        <source>Members, API keys, node labels and join tokens</source>
        <translation>Mitglieder, API-Schlüssel, Labels der Knoten und Beitritts-Tokens</translation>
    </message>
    <message>
        <source>Set a secret’s value</source>
        <translation>Den Wert eines Geheimnisses setzen</translation>
    </message>
    <message>
        <source>Uninstall the selected plugin</source>
        <translation>Das gewählte Plugin deinstallieren</translation>
    </message>
    <message>
        <source>Choose which secrets it gets</source>
        <translation>Wählen, welche Geheimnisse es bekommt</translation>
    </message>
    <message>
        <source>Fill marked arguments with secrets</source>
        <translation>Markierte Argumente mit Geheimnissen füllen</translation>
    </message>
    <message>
        <source>Select a plugin.</source>
        <translation>Wähle ein Plugin.</translation>
    </message>
    <message>
        <source>Copy the installed plugin.yaml</source>
        <translation>Die installierte plugin.yaml kopieren</translation>
    </message>
    <message>
        <source>&amp;Install…</source>
        <translation>&amp;Installieren…</translation>
    </message>
    <message>
        <source>&amp;Uninstall…</source>
        <translation>&amp;Deinstallieren…</translation>
    </message>
    <message>
        <source>&amp;Secrets it gets…</source>
        <translation>&amp;Geheimnisse…</translation>
    </message>
    <message>
        <source>Set a secret’s &amp;value…</source>
        <translation>Geheimnis&amp;wert setzen…</translation>
    </message>
    <message>
        <source>Argument &amp;bindings…</source>
        <translation>Argument&amp;bindungen…</translation>
    </message>
    <message>
        <source>&amp;Members, keys and nodes…</source>
        <translation>&amp;Mitglieder, Schlüssel und Knoten…</translation>
    </message>
    <message>
        <source>Copy &amp;name</source>
        <translation>&amp;Namen kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Copy mani&amp;fest</source>
        <translation>Mani&amp;fest kopieren</translation>
    </message>
    <message>
        <source>Copy list as co&amp;mmand</source>
        <translation>Liste als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>No plugins</source>
        <translation>Keine Plugins</translation>
    </message>
    <message>
        <source>%1 installs one from a folder, and so does Install.</source>
        <translation>%1 installiert eines aus einem Ordner, Installieren ebenso.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Compare with a folder</source>
        <translation>Mit einem Ordner vergleichen</translation>
    </message>
    <message>
        <source>It is not installed.</source>
        <translation>Es ist nicht installiert.</translation>
    </message>
    <message>
        <source>Compare the installed version with a candidate or a folder</source>
        <translation>Die installierte Version mit einem Kandidaten oder einem Ordner vergleichen</translation>
    </message>
    <message>
        <source>Open &amp;diff</source>
        <translation>&amp;Vergleich öffnen</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>compare differences changes</source>
        <translation>vergleichen Unterschiede Änderungen</translation>
    </message>
    <message>
        <source>roles tokens labels join</source>
        <translation>Rollen Token Labels beitreten</translation>
    </message>
    <message>
        <source>add a plugin</source>
        <translation>Plugin hinzufügen</translation>
    </message>
    <message>
        <source>remove a plugin</source>
        <translation>Plugin entfernen</translation>
    </message>
</context>
<context>
    <name>oz0::PluginsPresenter</name>
    <message>
        <source>%1’s candidate of %2</source>
        <comment>owner, plugin</comment>
        <translation>Kandidat von %2, Eigner %1</translation>
    </message>
    <message>
        <source>Select a plugin.</source>
        <translation>Wähle ein Plugin.</translation>
    </message>
    <message>
        <source>It is not installed.</source>
        <translation>Es ist nicht installiert.</translation>
    </message>
    <message>
        <source>What it requires is not known yet.</source>
        <translation>Was es verlangt, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>It requires no secrets.</source>
        <translation>Es verlangt keine Geheimnisse.</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message numerus="yes">
        <source>%n at a gate or in a rollout</source>
        <translation>
            <numerusform>%n an einem Gate oder im Rollout</numerusform>
            <numerusform>%n an einem Gate oder im Rollout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n on no node</source>
        <translation>
            <numerusform>%n auf keinem Knoten</numerusform>
            <numerusform>%n auf keinem Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without all of their secrets</source>
        <translation>
            <numerusform>%n ohne alle seine Geheimnisse</numerusform>
            <numerusform>%n ohne alle ihre Geheimnisse</numerusform>
        </translation>
    </message>
    <message>
        <source>1 selected</source>
        <translation>1 gewählt</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>%1 von %2 gezeigt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>plugins, candidates</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n plugin(s)</source>
        <translation>
            <numerusform>%n Plugin</numerusform>
            <numerusform>%n Plugins</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a filter&apos;s words</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>“Has candidates”</source>
        <translation>„Hat Kandidaten“</translation>
    </message>
    <message>
        <source>“Gate or rollout”</source>
        <translation>„Gate oder Rollout“</translation>
    </message>
    <message>
        <source>“Secrets withheld”</source>
        <translation>„Geheimnisse vorenthalten“</translation>
    </message>
    <message>
        <source>“On no node”</source>
        <translation>„Ohne Knoten“</translation>
    </message>
    <message>
        <source>Its first version is not installed yet.</source>
        <translation>Seine erste Version ist noch nicht installiert.</translation>
    </message>
    <message>
        <source>The server has not said yet who you are.</source>
        <translation>Der Server hat noch nicht gesagt, wer du bist.</translation>
    </message>
    <message>
        <source>Only an operator may read manifests.</source>
        <translation>Nur ein Operator darf Manifeste lesen.</translation>
    </message>
    <message>
        <source>The manifest is being asked for.</source>
        <translation>Das Manifest wird erfragt.</translation>
    </message>
    <message>
        <source>What it marks is not known yet.</source>
        <translation>Was es markiert, ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>It marks no argument.</source>
        <translation>Es markiert kein Argument.</translation>
    </message>
    <message numerus="yes">
        <source>%n plugin(s), nothing needs a look</source>
        <translation>
            <numerusform>%n Plugin, keines braucht einen Blick</numerusform>
            <numerusform>%n Plugins, keines braucht einen Blick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidat</numerusform>
            <numerusform>%n Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hides %n plugin(s).</source>
        <comment>one filter</comment>
        <translation>
            <numerusform>%1 verbirgt %n Plugin.</numerusform>
            <numerusform>%1 verbirgt %n Plugins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hide %n plugin(s).</source>
        <comment>several filters</comment>
        <translation>
            <numerusform>%1 verbergen %n Plugin.</numerusform>
            <numerusform>%1 verbergen %n Plugins.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of its secrets can be given or taken: its code asks for none, the edge alone uses them.</source>
        <translation>Keines seiner Geheimnisse lässt sich geben oder nehmen: Sein Code verlangt keine, nur der Rand verwendet sie.</translation>
    </message>
    <message>
        <source>It marks no argument now, so its bindings fill none.</source>
        <translation>Es markiert jetzt kein Argument, also füllen seine Bindungen keines.</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <comment>totals, time</comment>
        <translation>%1, Stand %2</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewChecksPart</name>
    <message>
        <source>Each check with what it came to</source>
        <translation>Jede Prüfung mit ihrem Ergebnis</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewContractsPart</name>
    <message>
        <source>Contract changes</source>
        <translation>Vertragsänderungen</translation>
    </message>
    <message>
        <source>Contract changes, breaking ones first</source>
        <translation>Vertragsänderungen, brechende zuerst</translation>
    </message>
    <message>
        <source>%1 breaking, %2 compatible</source>
        <comment>numbers</comment>
        <translation>%1 brechend, %2 verträglich</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>n warnings, of what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 compatible</source>
        <comment>number</comment>
        <translation>%1 verträglich</translation>
    </message>
    <message>
        <source>%1 breaking</source>
        <comment>number</comment>
        <translation>%1 brechend</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewHistory</name>
    <message>
        <source>Earlier previews cannot be read: %1.</source>
        <translation>Frühere Vorschauen sind nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>The previews are not kept: %1.</source>
        <translation>Die Vorschauen werden nicht aufbewahrt: %1.</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewHistoryModel</name>
    <message>
        <source>%1, %2</source>
        <comment>time, folder</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1
%2
%3</source>
        <comment>verdict, folder, time</comment>
        <translation>%1
%2
%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>verdict, when and which folder</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewNamesModel</name>
    <message>
        <source>%1 %2: %3</source>
        <comment>kind, name, holder</comment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Name or tool ID</source>
        <translation>Name oder Werkzeug-ID</translation>
    </message>
    <message>
        <source>In the tenant</source>
        <translation>Im Mandanten</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewPage</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>&amp;Preview</source>
        <translation>&amp;Vorschau</translation>
    </message>
    <message>
        <source>&amp;Preview now</source>
        <translation>Jetzt &amp;vorschauen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Cancel the preview</source>
        <translation>Vorschau ab&amp;brechen</translation>
    </message>
    <message>
        <source>Preview again on &amp;save</source>
        <translation>Bei jedem &amp;Speichern erneut</translation>
    </message>
    <message>
        <source>Open &amp;diff</source>
        <translation>&amp;Vergleich öffnen</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy &amp;JSON</source>
        <translation>&amp;JSON kopieren</translation>
    </message>
    <message>
        <source>Copy di&amp;gest</source>
        <translation>Prüf&amp;summe kopieren</translation>
    </message>
    <message>
        <source>Save the report as &amp;HTML…</source>
        <translation>Bericht als &amp;HTML speichern…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Save the report as &amp;PDF…</source>
        <translation>Bericht als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;JSON…</source>
        <translation>Als &amp;JSON speichern…</translation>
    </message>
    <message>
        <source>&amp;Forget all previews…</source>
        <translation>Alle Vorschauen ver&amp;gessen…</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as JSON</source>
        <translation>Als JSON speichern</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Forget all previews of tenant %1?</source>
        <translation>Alle Vorschauen des Mandanten %1 vergessen?</translation>
    </message>
    <message>
        <source>They are kept by this console only.</source>
        <translation>Nur diese Konsole bewahrt sie auf.</translation>
    </message>
    <message numerus="yes">
        <source>Forget %n preview(s)</source>
        <translation>
            <numerusform>%n Vorschau vergessen</numerusform>
            <numerusform>%n Vorschauen vergessen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show &amp;JSON</source>
        <translation>&amp;JSON zeigen</translation>
    </message>
    <message>
        <source>Save re&amp;port…</source>
        <translation>Beri&amp;cht speichern…</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Aus&amp;wählen…</translation>
    </message>
    <message>
        <source>Choose a folder to preview</source>
        <translation>Ordner für die Vorschau wählen</translation>
    </message>
    <message>
        <source>Preview a&amp;gain on save</source>
        <translation>Bei jedem Speichern erne&amp;ut</translation>
    </message>
    <message>
        <source>Previe&amp;w</source>
        <translation>&amp;Vorschauen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Select two to compare</source>
        <translation>Zwei zum Vergleichen</translation>
    </message>
    <message>
        <source>Earlier previews, newest first</source>
        <translation>Frühere Vorschauen, die neueste zuerst</translation>
    </message>
    <message>
        <source>The report was not saved</source>
        <translation>Der Bericht wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Preview again on save</source>
        <translation>Bei jedem Speichern erneut</translation>
    </message>
    <message>
        <source>No previews yet. Each one that you make is kept here, by this console only.</source>
        <translation>Noch keine Vorschauen. Jede, die du machst, wird hier aufbewahrt, nur von dieser Konsole.</translation>
    </message>
    <message>
        <source>Nothing has been previewed yet.</source>
        <translation>Es gibt noch keine Vorschau.</translation>
    </message>
    <message>
        <source>Show each chec&amp;k</source>
        <translation>Jede Pr&amp;üfung zeigen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+K</source>
        <translation>Ctrl+Shift+K</translation>
    </message>
    <message>
        <source>Folder or candidate to preview</source>
        <translation>Ordner oder Kandidat für die Vorschau</translation>
    </message>
    <message>
        <source>A folder that holds a plugin.yaml, or candidate:ID; drop a folder here</source>
        <translation>Ein Ordner mit einer plugin.yaml, oder candidate:ID; Ordner hier ablegen</translation>
    </message>
    <message>
        <source>Folders that were previewed before, and candidates</source>
        <translation>Ordner früherer Vorschauen, und Kandidaten</translation>
    </message>
    <message>
        <source>Nothing was previewed before, and no candidate is yours.</source>
        <translation>Noch nichts wurde in Vorschau geprüft, und kein Kandidat gehört dir.</translation>
    </message>
    <message>
        <source>A preview runs. Cancel it first.</source>
        <translation>Eine Vorschau läuft. Brich sie erst ab.</translation>
    </message>
    <message>
        <source>No preview runs.</source>
        <translation>Es läuft keine Vorschau.</translation>
    </message>
    <message>
        <source>Nothing that was checked is shown.</source>
        <translation>Es wird nichts gezeigt, was geprüft wurde.</translation>
    </message>
    <message>
        <source>No preview is kept here.</source>
        <translation>Hier ist keine Vorschau aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Install…</source>
        <translation>&amp;Installieren…</translation>
    </message>
    <message>
        <source>It is checked once more, and installed when you confirm.</source>
        <translation>Es wird noch einmal geprüft und nach der Bestätigung installiert.</translation>
    </message>
    <message>
        <source>No preview is shown.</source>
        <translation>Es wird keine Vorschau gezeigt.</translation>
    </message>
    <message>
        <source>A preview runs: wait for what it says.</source>
        <translation>Eine Vorschau läuft: Warte, was sie sagt.</translation>
    </message>
    <message>
        <source>%1 Check again first.</source>
        <comment>why it is out of date</comment>
        <translation>%1 Prüfe erst noch einmal.</translation>
    </message>
    <message>
        <source>The install would be refused.</source>
        <translation>Die Installation würde abgelehnt.</translation>
    </message>
    <message>
        <source>It is what is installed: an install would change nothing.</source>
        <translation>Genau das ist installiert: Eine Installation würde nichts ändern.</translation>
    </message>
    <message>
        <source>%1 %2 of the candidate %3</source>
        <comment>plugin version, ID</comment>
        <translation>%1 %2 des Kandidaten %3</translation>
    </message>
    <message>
        <source>Hide &amp;JSON</source>
        <translation>&amp;JSON ausblenden</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewPresenter</name>
    <message>
        <source>No folder is chosen.</source>
        <translation>Kein Ordner ist gewählt.</translation>
    </message>
    <message>
        <source>Packing: %1 of %2 MB</source>
        <translation>Packen: %1 von %2 MB</translation>
    </message>
    <message>
        <source>Packing: looking at the folder</source>
        <translation>Packen: Der Ordner wird durchgesehen</translation>
    </message>
    <message>
        <source>Sending: %1 of %2 MB</source>
        <translation>Senden: %1 von %2 MB</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Checking against tenant %1</source>
        <translation>Prüfen gegen den Mandanten %1</translation>
    </message>
    <message>
        <source>Not every folder can be watched: a save is noticed after some seconds.</source>
        <translation>Nicht jeder Ordner lässt sich beobachten: Ein Speichern wird nach einigen Sekunden bemerkt.</translation>
    </message>
    <message>
        <source>what an install would do, without doing it</source>
        <translation>was eine Installation täte, ohne sie zu machen</translation>
    </message>
    <message>
        <source>Against the preview at %1</source>
        <translation>Gegenüber der Vorschau von %1</translation>
    </message>
    <message>
        <source>Since the preview at %1</source>
        <translation>Seit der Vorschau um %1</translation>
    </message>
    <message>
        <source>One of the two was not checked</source>
        <translation>Eine der beiden wurde nicht geprüft</translation>
    </message>
    <message>
        <source>Nothing differs between the two</source>
        <translation>Zwischen den beiden ist nichts verschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidate %1 · %2 · %3 %4</source>
        <comment>ID, owner, plugin, version</comment>
        <translation>Kandidat %1 · %2 · %3 %4</translation>
    </message>
    <message>
        <source>The data is not here yet.</source>
        <translation>Die Daten sind noch nicht da.</translation>
    </message>
    <message>
        <source>Candidate %1 is not there any more.</source>
        <translation>Kandidat %1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Comparing with what is installed</source>
        <translation>Vergleich mit dem Installierten</translation>
    </message>
    <message>
        <source>Only a folder can be watched.</source>
        <translation>Nur ein Ordner lässt sich beobachten.</translation>
    </message>
    <message>
        <source>Of the newer one: %1, %2</source>
        <comment>plugin and version, time</comment>
        <translation>Von der neueren: %1, %2</translation>
    </message>
    <message>
        <source>Nothing that was checked is shown.</source>
        <translation>Es wird nichts gezeigt, was geprüft wurde.</translation>
    </message>
    <message>
        <source>Candidate %1 is not there.</source>
        <translation>Kandidat %1 ist nicht da.</translation>
    </message>
    <message>
        <source>The candidate is not there any more.</source>
        <translation>Den Kandidaten gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>%1 was uninstalled since.</source>
        <comment>plugin</comment>
        <translation>%1 wurde seitdem deinstalliert.</translation>
    </message>
    <message>
        <source>It was installed since: this was said before that install.</source>
        <translation>Es wurde seitdem installiert: Das hier wurde vor dieser Installation gesagt.</translation>
    </message>
    <message>
        <source>%1 %2 was installed since: this was said before that install.</source>
        <comment>plugin, version</comment>
        <translation>%1 %2 wurde seitdem installiert: Das hier wurde vor dieser Installation gesagt.</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <comment>summary, time</comment>
        <translation>%1, Stand %2</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewReachPart</name>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Open &amp;diff</source>
        <translation>&amp;Vergleich öffnen</translation>
    </message>
    <message>
        <source>(%1)</source>
        <comment>processes</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>plugin.yaml line %1</source>
        <translation>plugin.yaml Zeile %1</translation>
    </message>
    <message>
        <source>installed line %1</source>
        <translation>installiert Zeile %1</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewResult</name>
    <message>
        <source>Reasons, warnings and changes</source>
        <translation>Gründe, Warnungen und Änderungen</translation>
    </message>
    <message>
        <source>What the command prints with --json</source>
        <translation>Was der Befehl mit --json ausgibt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Progress of this step</source>
        <translation>Fortschritt dieses Schritts</translation>
    </message>
    <message>
        <source>Exit status %1 %2</source>
        <comment>number, word</comment>
        <translation>Endestatus %1 %2</translation>
    </message>
    <message>
        <source>Nothing previewed yet</source>
        <translation>Noch keine Vorschau</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Nichts unterscheidet sich.</translation>
    </message>
    <message>
        <source>Newer: %1</source>
        <comment>a preview</comment>
        <translation>Neuer: %1</translation>
    </message>
    <message>
        <source>Older: %1</source>
        <comment>a preview</comment>
        <translation>Älter: %1</translation>
    </message>
    <message>
        <source>Choose, type or drop a folder that holds a plugin.yaml, or choose a candidate. It is checked as an install would be; nothing is kept on the server.</source>
        <translation>Wähle oder tippe einen Ordner mit einer plugin.yaml, oder zieh ihn her; auch einen Kandidaten kannst du wählen. Geprüft wird wie bei einer Installation; auf dem Server bleibt nichts.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>where and when it was made, what the server keeps</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Out of date. %1</source>
        <comment>why</comment>
        <translation>Veraltet. %1</translation>
    </message>
    <message>
        <source>No longer:</source>
        <translation>Nicht mehr:</translation>
    </message>
    <message>
        <source>New:</source>
        <translation>Neu:</translation>
    </message>
    <message>
        <source>Changed:</source>
        <translation>Geändert:</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewRights</name>
    <message>
        <source>Only an operator or an admin may preview.</source>
        <translation>Nur ein Operator oder Admin darf eine Vorschau machen.</translation>
    </message>
    <message>
        <source>Only its owner or an admin may preview what a candidate holds.</source>
        <translation>Nur Eigner oder Admin dürfen eine Vorschau dessen machen, was ein Kandidat enthält.</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewSide</name>
    <message>
        <source>Limits, names and digest</source>
        <translation>Grenzen, Namen und Digest</translation>
    </message>
    <message>
        <source>Agents and flows</source>
        <translation>Agenten und Flows</translation>
    </message>
    <message>
        <source>Task queues</source>
        <translation>Task-Queues</translation>
    </message>
    <message>
        <source>Names and tool IDs, and whom they belong to</source>
        <translation>Namen und Werkzeug-IDs, und wem sie gehören</translation>
    </message>
    <message>
        <source>Would lock to</source>
        <translation>Digest danach</translation>
    </message>
    <message>
        <source>Copy the digest</source>
        <translation>Digest kopieren</translation>
    </message>
    <message>
        <source>Limits of tenant %1</source>
        <translation>Grenzen des Mandanten %1</translation>
    </message>
    <message>
        <source>Limits, names and the digest stand here once the server has checked the folder.</source>
        <translation>Grenzen, Namen und der Digest stehen hier, sobald der Server den Ordner geprüft hat.</translation>
    </message>
    <message>
        <source>The digest of exactly these bytes, which an install would record: nodes then run no others.</source>
        <translation>Der Digest genau dieser Bytes, den eine Installation vermerken würde: Andere führen die Knoten dann nicht aus.</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewSteps</name>
    <message>
        <source>Packed</source>
        <translation>Gepackt</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Gesendet</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Packing</source>
        <translation>Packen</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Packen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Not packed</source>
        <translation>Nicht gepackt</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>On the server</source>
        <translation>Auf dem Server</translation>
    </message>
    <message>
        <source>Show each of %1</source>
        <comment>n checks</comment>
        <translation>Alle %1 zeigen</translation>
    </message>
</context>
<context>
    <name>oz0::PreviewTexts</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Stopped by you.</source>
        <translation>Von dir abgebrochen.</translation>
    </message>
    <message numerus="yes">
        <source>The folder cannot be installed as it is: %n problem(s).</source>
        <translation>
            <numerusform>So lässt sich der Ordner nicht installieren: %n Problem.</numerusform>
            <numerusform>So lässt sich der Ordner nicht installieren: %n Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped by you</source>
        <translation>Von dir abgebrochen</translation>
    </message>
    <message>
        <source>Not readable: line %1</source>
        <translation>Nicht lesbar: Zeile %1</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>%1 cannot be read, or changed while it was packed. Preview again once it is still.</source>
        <translation>%1 ist nicht lesbar oder hat sich beim Packen geändert. Starte die Vorschau erneut, sobald sich nichts mehr ändert.</translation>
    </message>
    <message>
        <source>%1, of which nothing is installed in tenant %2.</source>
        <comment>plugin version, tenant</comment>
        <translation>%1, wovon im Mandanten %2 nichts installiert ist.</translation>
    </message>
    <message>
        <source>%1 over installed %2 in tenant %3.</source>
        <comment>plugin version, version, tenant</comment>
        <translation>%1 über das installierte %2 im Mandanten %3.</translation>
    </message>
    <message>
        <source>would install</source>
        <translation>würde installiert</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>not readable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht zu Ende</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s), %1</source>
        <translation>
            <numerusform>%n Datei, %1</numerusform>
            <numerusform>%n Dateien, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 agents and flows, on %3 of %4 task queues.</source>
        <translation>%1 von %2 Agenten und Flows, auf %3 von %4 Task-Queues.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>vergeben</translation>
    </message>
    <message>
        <source>%1 has it</source>
        <comment>plugin</comment>
        <translation>gehört %1</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agent</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flow</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Reason: %1</source>
        <translation>Grund: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>%1: %2, before %3</source>
        <comment>what, now, before</comment>
        <translation>%1: %2, vorher %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind, name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Plugin</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Installed version</source>
        <translation>Installierte Version</translation>
    </message>
    <message>
        <source>Agents and flows afterwards</source>
        <translation>Agenten und Flows danach</translation>
    </message>
    <message>
        <source>Task queues afterwards</source>
        <translation>Task-Queues danach</translation>
    </message>
    <message>
        <source>Would lock to</source>
        <translation>Digest danach</translation>
    </message>
    <message>
        <source>You are not allowed to preview here.</source>
        <translation>Du darfst hier keine Vorschau machen.</translation>
    </message>
    <message>
        <source>No answer: it was not checked.</source>
        <translation>Keine Antwort: es wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>The folder is not readable.</source>
        <translation>Der Ordner ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Not finished: the server took too long.</source>
        <translation>Nicht fertig: der Server brauchte zu lange.</translation>
    </message>
    <message>
        <source>The preview failed.</source>
        <translation>Die Vorschau ist gescheitert.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht fertig</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Contract change: %1</source>
        <translation>Vertragsänderung: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>used, limit</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what widens reach, processes</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>What else differs is not known: this one was not checked.</source>
        <translation>Was sich sonst unterscheidet, ist nicht bekannt: Dies hier wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>What else differs is not known: it was not checked then.</source>
        <translation>Was sich sonst unterscheidet, ist nicht bekannt: Damals wurde nicht geprüft.</translation>
    </message>
    <message>
        <source>Widens reach: %1</source>
        <translation>Weitet die Reichweite: %1</translation>
    </message>
    <message>
        <source>What differs in reach is not known: one of the two could not be compared.</source>
        <translation>Was sich in der Reichweite unterscheidet, ist nicht bekannt: Eines von beiden ließ sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>Flow %1</source>
        <translation>Flow %1</translation>
    </message>
    <message>
        <source>Tool %1</source>
        <translation>Werkzeug %1</translation>
    </message>
    <message numerus="yes">
        <source>An install of %1 would be refused: %n reason(s).</source>
        <translation>
            <numerusform>Eine Installation von %1 würde abgelehnt: %n Grund.</numerusform>
            <numerusform>Eine Installation von %1 würde abgelehnt: %n Gründe.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is what is installed: an install would change nothing.</source>
        <comment>plugin version</comment>
        <translation>%1 ist bereits installiert: Eine Installation würde nichts ändern.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin, version</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>candidate %1 of %2</source>
        <comment>ID, owner</comment>
        <translation>Kandidat %1 von %2</translation>
    </message>
    <message>
        <source>This is what is installed in tenant %1: %2, same digest.</source>
        <comment>tenant, version</comment>
        <translation>Das ist im Mandanten %1 installiert: %2, gleicher Digest.</translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s) break, which passes: %1 counts as a new major version.</source>
        <translation>
            <numerusform>%n Vertrag bricht, und das geht durch: %1 gilt als neue Hauptversion.</numerusform>
            <numerusform>%n Verträge brechen, und das geht durch: %1 gilt als neue Hauptversion.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>candidate&apos;s ID, its owner</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Same content as candidate %1.</source>
        <comment>IDs with owners</comment>
        <translation>Gleicher Inhalt wie Kandidat %1.</translation>
    </message>
    <message>
        <source>What it reaches is not known: a manifest could not be read.</source>
        <translation>Was es erreicht, ist nicht bekannt: Ein Manifest war nicht lesbar.</translation>
    </message>
    <message>
        <source>It reaches nothing outside its sandbox.</source>
        <translation>Es erreicht nichts außerhalb seiner Sandbox.</translation>
    </message>
    <message>
        <source>Nothing widens reach.</source>
        <translation>Nichts weitet die Reichweite.</translation>
    </message>
    <message>
        <source>Widens reach: %1, all of it new, as nothing is installed.</source>
        <translation>Weitet die Reichweite: %1, alles neu, da nichts installiert ist.</translation>
    </message>
    <message>
        <source>Widens reach: %1.</source>
        <translation>Weitet die Reichweite: %1.</translation>
    </message>
    <message>
        <source>agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>the whole plugin</source>
        <translation>das ganze Plugin</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what of the manifest, why it widens reach</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>tool, agent or flow, what differs</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>what differs, before, after</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Warned, %1 times</source>
        <translation>Gewarnt, %1-mal</translation>
    </message>
    <message>
        <source>Warned</source>
        <translation>Gewarnt</translation>
    </message>
    <message>
        <source>Refused, %1 times</source>
        <translation>Abgelehnt, %1-mal</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Nicht anwendbar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule&apos;s ID, rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The server ran %n check(s), this console knows another set: only those that found something are listed.</source>
        <translation>
            <numerusform>Der Server machte %n Prüfung, diese Konsole kennt andere: Nur die mit einem Befund sind gelistet.</numerusform>
            <numerusform>Der Server machte %n Prüfungen, diese Konsole kennt andere: Nur die mit einem Befund sind gelistet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n Prüfung</numerusform>
            <numerusform>%n Prüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Candidate %1 of %2, save %3</source>
        <comment>ID, owner, number</comment>
        <translation>Kandidat %1 von %2, Stand %3</translation>
    </message>
    <message>
        <source>An install would change nothing.</source>
        <translation>Eine Installation würde nichts ändern.</translation>
    </message>
    <message>
        <source>%1, revision %2</source>
        <comment>folder at time, number</comment>
        <translation>%1, Revision %2</translation>
    </message>
    <message>
        <source>The server keeps nothing.</source>
        <translation>Der Server behält nichts.</translation>
    </message>
    <message>
        <source>%1 would install</source>
        <comment>plugin version</comment>
        <translation>%1 würde installiert</translation>
    </message>
    <message>
        <source>%1 would install, with %2</source>
        <comment>plugin version, n warnings</comment>
        <translation>%1 würde installiert, mit %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 refused: %n reason(s)</source>
        <comment>plugin version</comment>
        <translation>
            <numerusform>%1 abgelehnt: %n Grund</numerusform>
            <numerusform>%1 abgelehnt: %n Gründe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is installed already</source>
        <comment>plugin version</comment>
        <translation>%1 ist schon installiert</translation>
    </message>
    <message>
        <source>%1 is not there. Choose a folder that is.</source>
        <comment>a path</comment>
        <translation>%1 ist nicht da. Wähle einen Ordner, der da ist.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>candidate with its save, time of the save</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, previewed at %2</source>
        <comment>folder or candidate, time</comment>
        <translation>%1, Vorschau von %2</translation>
    </message>
    <message>
        <source>nothing refuses</source>
        <translation>nichts lehnt ab</translation>
    </message>
    <message>
        <source>%1, which code gets as a value</source>
        <comment>asks for a secret</comment>
        <translation>%1, das der Code als Wert bekommt</translation>
    </message>
    <message numerus="yes">
        <source>Refused: %n reason(s)</source>
        <translation>
            <numerusform>Abgelehnt: %n Grund</numerusform>
            <numerusform>Abgelehnt: %n Gründe</numerusform>
        </translation>
    </message>
    <message>
        <source>Installed already</source>
        <translation>Schon installiert</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what came of it, plugin version</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Would install</source>
        <translation>Würde installiert</translation>
    </message>
    <message>
        <source>Would install, with %1</source>
        <comment>n warnings</comment>
        <translation>Würde installiert, mit %1</translation>
    </message>
    <message>
        <source>Previewed at %1.</source>
        <comment>time</comment>
        <translation>Vorschau von %1.</translation>
    </message>
    <message>
        <source>%1 The candidate runs there now; installed it runs on every node of its plugin.</source>
        <comment>what holds nothing</comment>
        <translation>%1 Dort läuft jetzt der Kandidat; installiert läuft es auf jedem Knoten seines Plugins.</translation>
    </message>
</context>
<context>
    <name>oz0::Rail</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>page, count</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 unseen</source>
        <comment>page, count</comment>
        <translation>%1, %2 ungesehen</translation>
    </message>
</context>
<context>
    <name>oz0::ReachModel</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message numerus="yes">
        <source>Code that reads %1 could newly send it to %n host(s).</source>
        <translation>
            <numerusform>Code, der %1 liest, könnte es neu an %n Host senden.</numerusform>
            <numerusform>Code, der %1 liest, könnte es neu an %n Hosts senden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It could newly reach %n host(s).</source>
        <translation>
            <numerusform>Es könnte neu %n Host erreichen.</numerusform>
            <numerusform>Es könnte neu %n Hosts erreichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No new host; it widens elsewhere at %n place(s).</source>
        <translation>
            <numerusform>Kein neuer Host; es weitet sich anderswo an %n Stelle.</numerusform>
            <numerusform>Kein neuer Host; es weitet sich anderswo an %n Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>What it reaches changes, and nothing widens.</source>
        <translation>Die Reichweite ändert sich, und nichts weitet sich.</translation>
    </message>
    <message>
        <source>It reaches what it reached before.</source>
        <translation>Es erreicht, was es vorher erreichte.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>denied</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>%1 lets a new host in.</source>
        <translation>%1 lässt einen neuen Host zu.</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Hosts of the tools</source>
        <translation>Hosts der Werkzeuge</translation>
    </message>
    <message>
        <source>Hosts of agent %1</source>
        <translation>Hosts von Agent %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pattern(s)</source>
        <translation>
            <numerusform>%n Muster</numerusform>
            <numerusform>%n Muster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 → %n pattern(s)</source>
        <comment>before and after</comment>
        <translation>
            <numerusform>%1 → %n Muster</numerusform>
            <numerusform>%1 → %n Muster</numerusform>
        </translation>
    </message>
    <message>
        <source>those of the tools</source>
        <translation>die der Werkzeuge</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>header, host</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>Filled in before: %1
Filled in after: %2</source>
        <translation>Eingesetzt vorher: %1
Eingesetzt nachher: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n, how code gets them</source>
        <translation>
            <numerusform>%n, wie Code es bekommt</numerusform>
            <numerusform>%n, wie Code sie bekommt</numerusform>
        </translation>
    </message>
    <message>
        <source>local</source>
        <comment>where a tool runs</comment>
        <translation>lokal</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <comment>address, connection</comment>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>Functions before: %1
Functions after: %2</source>
        <translation>Funktionen vorher: %1
Funktionen nachher: %2</translation>
    </message>
    <message>
        <source>Outside the sandbox</source>
        <translation>Außerhalb der Sandbox</translation>
    </message>
    <message>
        <source>agent %1</source>
        <translation>Agent %1</translation>
    </message>
    <message>
        <source>harness %1</source>
        <translation>Harness %1</translation>
    </message>
    <message>
        <source>Grants</source>
        <translation>Freigaben</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of grant, its name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>granted</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>group, count</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, before %2, after %3</source>
        <comment>what is reached</comment>
        <translation>%1, vorher %2, nachher %3</translation>
    </message>
    <message>
        <source>%1, widens reach</source>
        <translation>%1, weitet die Reichweite</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What it reaches</source>
        <translation>Was erreicht wird</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of a group of what is reached</comment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>Code newly gets %1 as a value and could send it to all %n allowed host pattern(s).</source>
        <translation>
            <numerusform>Code bekommt %1 neu als Wert und könnte es an %n erlaubtes Host-Muster senden.</numerusform>
            <numerusform>Code bekommt %1 neu als Wert und könnte es an alle %n erlaubten Host-Muster senden.</numerusform>
        </translation>
    </message>
    <message>
        <source>reached in part: %1</source>
        <comment>host and port</comment>
        <translation>teilweise erreicht: %1</translation>
    </message>
    <message>
        <source>otherwise</source>
        <comment>what changed though its words are those before</comment>
        <translation>anders</translation>
    </message>
    <message>
        <source>elsewhere</source>
        <comment>how a secret is delivered, as before</comment>
        <translation>anderswo</translation>
    </message>
</context>
<context>
    <name>oz0::ReachPane</name>
    <message>
        <source>Reach, before and after</source>
        <translation>Reichweite, vorher und nachher</translation>
    </message>
    <message>
        <source>&amp;Process</source>
        <translation>&amp;Prozess</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Prozess</translation>
    </message>
    <message>
        <source>All processes</source>
        <translation>Alle Prozesse</translation>
    </message>
</context>
<context>
    <name>oz0::RefusalCard</name>
    <message>
        <source>%1. %2</source>
        <comment>number, what was refused</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Refusal %1: %2</source>
        <translation>Ablehnung %1: %2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Weil</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installiert</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>Who may</source>
        <translation>Wer darf</translation>
    </message>
    <message>
        <source>%1
Programs key on this code.</source>
        <comment>rule</comment>
        <translation>%1
Programme richten sich nach diesem Code.</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Explain rule %1</source>
        <translation>Regel %1 erklären</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
</context>
<context>
    <name>oz0::RefusalDetails</name>
    <message>
        <source>Refusal</source>
        <translation>Ablehnung</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Refusals and warnings</source>
        <translation>Ablehnungen und Warnungen</translation>
    </message>
    <message>
        <source>Check again n&amp;ow</source>
        <translation>Jetzt erneut &amp;prüfen</translation>
    </message>
    <message>
        <source>Open &amp;diff</source>
        <translation>&amp;Vergleich öffnen</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>The record is being fetched.</source>
        <translation>Der Eintrag wird geholt.</translation>
    </message>
    <message>
        <source>Select a refusal to see what was refused, why, and what would pass.</source>
        <translation>Wähle eine Ablehnung aus, um zu sehen, was abgelehnt wurde, warum, und was durchginge.</translation>
    </message>
    <message>
        <source>Checking against the state of now</source>
        <translation>Prüfen gegen den jetzigen Stand</translation>
    </message>
    <message>
        <source>Not checked again yet.</source>
        <translation>Noch nicht erneut geprüft.</translation>
    </message>
    <message>
        <source>Show the newest &amp;refusal</source>
        <translation>Die neueste &amp;Ablehnung zeigen</translation>
    </message>
    <message>
        <source>This refusal cannot be shown</source>
        <translation>Diese Ablehnung kann nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Record %1. A record is kept for 30 days.</source>
        <translation>Eintrag %1. Ein Eintrag wird 30 Tage aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>oz0::RefusalPanel</name>
    <message>
        <source>About the open file</source>
        <translation>Zur offenen Datei</translation>
    </message>
    <message>
        <source>Refusal</source>
        <translation>Ablehnung</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Treated as equal</source>
        <translation>Gilt als gleich</translation>
    </message>
    <message>
        <source>Previous refusal (Shift+F8)</source>
        <translation>Vorige Ablehnung (Umschalt+F8)</translation>
    </message>
    <message>
        <source>Next refusal (F8)</source>
        <translation>Nächste Ablehnung (F8)</translation>
    </message>
    <message>
        <source>Patch of the open file</source>
        <translation>Patch der offenen Datei</translation>
    </message>
    <message>
        <source>The selected refusal</source>
        <translation>Die gewählte Ablehnung</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Reaches</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Who may</source>
        <translation>Wer darf</translation>
    </message>
    <message>
        <source>An admin may try it.</source>
        <translation>Ein Admin darf es versuchen.</translation>
    </message>
    <message>
        <source>Nobody, as it is.</source>
        <translation>Niemand, so wie es ist.</translation>
    </message>
    <message>
        <source>No text of this file differs.</source>
        <translation>Kein Text dieser Datei unterscheidet sich.</translation>
    </message>
    <message>
        <source>%1: %2 (before %3, after %4)</source>
        <comment>what, why it is equal</comment>
        <translation>%1: %2 (vorher %3, nachher %4)</translation>
    </message>
    <message>
        <source>Nothing in plugin.yaml is written otherwise and means the same.</source>
        <translation>Nichts in plugin.yaml ist anders geschrieben und bedeutet dasselbe.</translation>
    </message>
    <message>
        <source>Select one in the list, or press F8.</source>
        <translation>Wähle eine in der Liste, oder drücke F8.</translation>
    </message>
    <message>
        <source>It is no text, so there are no lines to show of it.</source>
        <translation>Es ist kein Text, also gibt es keine Zeilen davon zu zeigen.</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
</context>
<context>
    <name>oz0::RefusalQueueModel</name>
    <message>
        <source>%1, %2</source>
        <comment>attempt, version</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <comment>plugin, saver, records</comment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1, %2 unseen</source>
        <comment>what, number</comment>
        <translation>%1, %2 ungesehen</translation>
    </message>
    <message>
        <source>%1: %2, %3, %4</source>
        <comment>plugin: verdict, attempt and version, time</comment>
        <translation>%1: %2, %3, %4</translation>
    </message>
    <message>
        <source>%1, unseen</source>
        <comment>a record</comment>
        <translation>%1, ungesehen</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>sentence, time</comment>
        <translation>%1
%2</translation>
    </message>
</context>
<context>
    <name>oz0::RefusalViews</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>lines %1 and %2</source>
        <translation>Zeilen %1 und %2</translation>
    </message>
    <message>
        <source>lines %1 to %2</source>
        <translation>Zeilen %1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>secret: how it is delivered</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Node %1 is not open to candidates.</source>
        <translation>Knoten %1 ist für Kandidaten nicht offen.</translation>
    </message>
    <message>
        <source>Node %1 carries these labels and is offline.</source>
        <translation>Knoten %1 trägt diese Labels und ist offline.</translation>
    </message>
    <message>
        <source>Node %1 would be taken.</source>
        <translation>Knoten %1 würde belegt.</translation>
    </message>
    <message>
        <source>Plugin %1 declares a tool of this ID.</source>
        <translation>Plugin %1 deklariert ein Werkzeug mit dieser ID.</translation>
    </message>
    <message>
        <source>Plugin %1 declares an agent of this name.</source>
        <translation>Plugin %1 deklariert einen Agenten mit diesem Namen.</translation>
    </message>
    <message>
        <source>Plugin %1 declares a flow of this name.</source>
        <translation>Plugin %1 deklariert einen Flow mit diesem Namen.</translation>
    </message>
    <message>
        <source>An install would be refused by %1 (%2).</source>
        <comment>code, subject</comment>
        <translation>Eine Installation würde von %1 abgelehnt (%2).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule&apos;s ID: the rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>file, lines</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>installed: %1</source>
        <comment>lines of the installed version</comment>
        <translation>installiert: %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Matters because</source>
        <translation>Zählt, weil</translation>
    </message>
    <message>
        <source>Reaches</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>plugin.yaml is not valid at line %1.</source>
        <translation>plugin.yaml ist in Zeile %1 nicht gültig.</translation>
    </message>
    <message>
        <source>plugin.yaml is not valid.</source>
        <translation>plugin.yaml ist nicht gültig.</translation>
    </message>
    <message>
        <source>The working copy’s digest is %1.</source>
        <translation>Der Digest der Arbeitskopie ist %1.</translation>
    </message>
    <message>
        <source>The working copy’s digest is %1, the installed version’s %2.</source>
        <translation>Der Digest der Arbeitskopie ist %1, der der installierten Version %2.</translation>
    </message>
    <message>
        <source>Plugin %1 declares a connection of it.</source>
        <translation>Plugin %1 deklariert eine Verbindung davon.</translation>
    </message>
    <message>
        <source>%1 is required now.</source>
        <translation>%1 ist jetzt Pflicht.</translation>
    </message>
    <message>
        <source>%1 is no more required.</source>
        <translation>%1 ist nicht mehr Pflicht.</translation>
    </message>
    <message>
        <source>fewer types are taken.</source>
        <translation>weniger Typen werden angenommen.</translation>
    </message>
    <message>
        <source>more types may come.</source>
        <translation>mehr Typen können kommen.</translation>
    </message>
    <message>
        <source>fewer values are taken.</source>
        <translation>weniger Werte werden angenommen.</translation>
    </message>
    <message>
        <source>more values may come.</source>
        <translation>mehr Werte können kommen.</translation>
    </message>
    <message>
        <source>%1 is tighter.</source>
        <translation>%1 ist enger.</translation>
    </message>
    <message>
        <source>%1 is looser.</source>
        <translation>%1 ist weiter.</translation>
    </message>
    <message>
        <source>nothing further is taken.</source>
        <translation>nichts Weiteres wird angenommen.</translation>
    </message>
    <message>
        <source>anything further may come.</source>
        <translation>alles Weitere kann kommen.</translation>
    </message>
    <message>
        <source>%1 is new.</source>
        <translation>%1 ist neu.</translation>
    </message>
    <message>
        <source>%1 is gone.</source>
        <translation>%1 ist weg.</translation>
    </message>
    <message>
        <source>%1 differs.</source>
        <translation>%1 ist anders.</translation>
    </message>
    <message>
        <source>It is gone, so callers are left with nothing.</source>
        <translation>Es ist weg, und wer es aufruft, steht mit nichts da.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>input or output: what differs</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>input or output, place: what differs</comment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Add %1: %2</source>
        <comment>path: value</comment>
        <translation>%1 hinzufügen: %2</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>path, value</comment>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <comment>secret, node: how it is delivered</comment>
        <translation>%1 auf %2: %3</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>lines of the manifest: proposed, installed</comment>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <comment>a line of the manifest</comment>
        <translation>%1 ist neu</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <comment>a line of the manifest</comment>
        <translation>%1 ist weg</translation>
    </message>
    <message>
        <source>%1, entry %2</source>
        <comment>a list of plugin.yaml, number from 1</comment>
        <translation>%1, Eintrag %2</translation>
    </message>
    <message>
        <source>%1, a new entry</source>
        <comment>a list of plugin.yaml</comment>
        <translation>%1, ein neuer Eintrag</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry of plugin.yaml, a key of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <comment>a place of plugin.yaml, line</comment>
        <translation>%1 (Zeile %2)</translation>
    </message>
    <message>
        <source>%1 (around line %2)</source>
        <comment>a place of plugin.yaml, line</comment>
        <translation>%1 (um Zeile %2)</translation>
    </message>
    <message>
        <source>%1, as installed</source>
        <comment>lines of the manifest that are the same on both sides</comment>
        <translation>%1, wie installiert</translation>
    </message>
</context>
<context>
    <name>oz0::RefusalWhatIf</name>
    <message>
        <source>No refusal is shown.</source>
        <translation>Keine Ablehnung wird gezeigt.</translation>
    </message>
    <message>
        <source>This was an install. What if asks about candidates; Preview asks about installs.</source>
        <translation>Das war eine Installation. Was wäre wenn fragt nach Kandidaten; die Vorschau fragt nach Installationen.</translation>
    </message>
    <message>
        <source>The record has no code that could be asked about.</source>
        <translation>Der Vermerk hat keinen Code, nach dem gefragt werden könnte.</translation>
    </message>
    <message>
        <source>The server has not said yet who you are.</source>
        <translation>Der Server hat noch nicht gesagt, wer du bist.</translation>
    </message>
    <message>
        <source>Only an operator or an admin can ask what the rules would say.</source>
        <translation>Nur Operatoren und Admins können fragen, was die Regeln sagen würden.</translation>
    </message>
    <message>
        <source>The data is old: nothing new is asked.</source>
        <translation>Die Daten sind alt: Es wird nichts Neues gefragt.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>as whom, circumstance</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>It is not known. %1</source>
        <comment>why</comment>
        <translation>Es ist nicht bekannt. %1</translation>
    </message>
    <message>
        <source>The server is being asked.</source>
        <translation>Der Server wird gefragt.</translation>
    </message>
    <message>
        <source>Nothing was asked yet.</source>
        <translation>Noch wurde nichts gefragt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>as whom and where: verdict</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule&apos;s ID: sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>It was stopped; what was not answered is not known.</source>
        <translation>Es wurde angehalten; was nicht beantwortet ist, ist nicht bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more secret(s) that the record names are not asked about.</source>
        <translation>
            <numerusform>Nach %n weiterem Geheimnis, das der Vermerk nennt, wird nicht gefragt.</numerusform>
            <numerusform>Nach %n weiteren Geheimnissen, die der Vermerk nennt, wird nicht gefragt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::RefusalWhatIfPane</name>
    <message>
        <source>&amp;What if</source>
        <translation>&amp;Was wäre wenn</translation>
    </message>
    <message>
        <source>The server runs the same rules on the tenant of now, and keeps neither the question nor the answer.</source>
        <translation>Der Server wendet dieselben Regeln auf den Mandanten von jetzt an und behält weder Frage noch Antwort.</translation>
    </message>
    <message>
        <source>What the rules would say, as whom and under which circumstances</source>
        <translation>Was die Regeln sagen würden, als wer und unter welchen Umständen</translation>
    </message>
    <message>
        <source>What the rules would say</source>
        <translation>Was die Regeln sagen würden</translation>
    </message>
    <message>
        <source>Copy this as command</source>
        <translation>Dies als Befehl kopieren</translation>
    </message>
    <message>
        <source>Select a verdict first.</source>
        <translation>Wähle erst ein Urteil.</translation>
    </message>
    <message>
        <source>asked of a candidate, nothing is kept</source>
        <translation>als Kandidat, nichts wird behalten</translation>
    </message>
</context>
<context>
    <name>oz0::RefusalsPage</name>
    <message>
        <source>Refusals</source>
        <translation>Ablehnungen</translation>
    </message>
    <message>
        <source>&amp;Refusal</source>
        <translation>Ab&amp;lehnung</translation>
    </message>
    <message>
        <source>Check again n&amp;ow</source>
        <translation>Jetzt erneut &amp;prüfen</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Open &amp;diff</source>
        <translation>&amp;Vergleich öffnen</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>&amp;ID kopieren</translation>
    </message>
    <message>
        <source>Mark as &amp;seen</source>
        <translation>Als &amp;gesehen markieren</translation>
    </message>
    <message>
        <source>Mark &amp;all seen</source>
        <translation>&amp;Alle als gesehen markieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>Next &amp;unseen</source>
        <translation>Nächste &amp;ungesehene</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Export the record as &amp;JSON…</source>
        <translation>Eintrag als &amp;JSON exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export the record as &amp;HTML…</source>
        <translation>Eintrag als &amp;HTML exportieren…</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Eintrag exportieren</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>HTML (*.html)</source>
        <translation>HTML (*.html)</translation>
    </message>
    <message>
        <source>Plugin, person or code</source>
        <translation>Plugin, Person oder Code</translation>
    </message>
    <message>
        <source>Filter the refusals by plugin, person or code</source>
        <translation>Ablehnungen nach Plugin, Person oder Code filtern</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Refused attempts, by plugin and person</source>
        <translation>Abgelehnte Versuche, nach Plugin und Person</translation>
    </message>
    <message>
        <source>Mark all seen</source>
        <translation>Alle gesehen</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Aufheben</translation>
    </message>
    <message>
        <source>Show &amp;older ones</source>
        <translation>Ä&amp;ltere zeigen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>Nothing was refused in the last 7 days</source>
        <translation>In den letzten 7 Tagen wurde nichts abgelehnt</translation>
    </message>
    <message>
        <source>Nothing was refused</source>
        <translation>Nichts wurde abgelehnt</translation>
    </message>
    <message>
        <source>A refused save, reload, renewal or install stands here for 30 days.</source>
        <translation>Ein abgelehntes Speichern, Neuladen, Erneuern oder Installieren steht hier 30 Tage lang.</translation>
    </message>
    <message>
        <source>The refusals cannot be shown</source>
        <translation>Die Ablehnungen können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>The record was not exported</source>
        <translation>Der Eintrag wurde nicht exportiert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>YAML (*.yaml)</source>
        <translation>YAML (*.yaml)</translation>
    </message>
    <message>
        <source>The file was not mended</source>
        <translation>Die Datei wurde nicht berichtigt</translation>
    </message>
    <message>
        <source>Export the record as P&amp;DF…</source>
        <translation>Eintrag als P&amp;DF exportieren…</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>compare differences changes</source>
        <translation>vergleichen Unterschiede Änderungen</translation>
    </message>
    <message>
        <source>report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>was wäre wenn</translation>
    </message>
    <message>
        <source>Copy the command that &amp;tries it as admin</source>
        <translation>Befehl kopieren, der es als Admin &amp;versucht</translation>
    </message>
    <message>
        <source>Sa&amp;ve patched plugin.yaml…</source>
        <translation>Berichtigte plugin.yaml &amp;speichern…</translation>
    </message>
    <message>
        <source>Copy &amp;patch</source>
        <translation>&amp;Patch kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON Patch</source>
        <translation>Als &amp;JSON Patch kopieren</translation>
    </message>
    <message>
        <source>Save patched plugin.yaml</source>
        <translation>Berichtigte plugin.yaml speichern</translation>
    </message>
</context>
<context>
    <name>oz0::RefusalsPresenter</name>
    <message>
        <source>The lines cannot be shown. %1</source>
        <comment>why</comment>
        <translation>Die Zeilen können nicht gezeigt werden. %1</translation>
    </message>
    <message>
        <source>It could not be checked again. %1</source>
        <comment>why</comment>
        <translation>Es ließ sich nicht erneut prüfen. %1</translation>
    </message>
    <message>
        <source>The server does not answer now.</source>
        <translation>Der Server antwortet gerade nicht.</translation>
    </message>
    <message>
        <source>Nothing listed is unseen.</source>
        <translation>Nichts in der Liste ist ungesehen.</translation>
    </message>
    <message>
        <source>nothing unseen</source>
        <translation>nichts ungesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen</source>
        <translation>
            <numerusform>%n ungesehen</numerusform>
            <numerusform>%n ungesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, everybody’s</source>
        <comment>n unseen</comment>
        <translation>%1, von allen</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <comment>n unseen</comment>
        <translation>%1, deine eigenen</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>As of %1.</source>
        <translation>Stand %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>as of, why</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>“Last 7 days”</source>
        <translation>„Letzte 7 Tage“</translation>
    </message>
    <message>
        <source>“Unseen”</source>
        <translation>„Ungesehen“</translation>
    </message>
    <message>
        <source>“Mine”</source>
        <translation>„Meine“</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a filter&apos;s name</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>No record is left by %1.</source>
        <comment>filters</comment>
        <translation>%1 lassen keinen Eintrag übrig.</translation>
    </message>
    <message>
        <source>The candidate runs save %1 until its next renewal.</source>
        <translation>Der Kandidat läuft bis zur nächsten Erneuerung mit Speicherstand %1.</translation>
    </message>
    <message>
        <source>This record was kept before the lines were.</source>
        <translation>Dieser Eintrag ist älter als das Aufbewahren der Zeilen.</translation>
    </message>
    <message>
        <source>No refusal is shown.</source>
        <translation>Keine Ablehnung wird gezeigt.</translation>
    </message>
    <message>
        <source>It is being checked.</source>
        <translation>Sie wird geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n record(s)</source>
        <comment>how many are listed</comment>
        <translation>
            <numerusform>%1 von %n Eintrag</numerusform>
            <numerusform>%1 von %n Einträgen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are hidden.</source>
        <translation>
            <numerusform>%n Eintrag ist verborgen.</numerusform>
            <numerusform>%n Einträge sind verborgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No record is shown.</source>
        <translation>Kein Eintrag wird gezeigt.</translation>
    </message>
    <message>
        <source>No remedy for all of it is known.</source>
        <translation>Keine Abhilfe für alles ist bekannt.</translation>
    </message>
    <message>
        <source>The file is being fetched.</source>
        <translation>Die Datei wird geholt.</translation>
    </message>
    <message>
        <source>No record is selected.</source>
        <translation>Kein Eintrag ist gewählt.</translation>
    </message>
    <message>
        <source>It is marked as seen.</source>
        <translation>Er ist als gesehen markiert.</translation>
    </message>
    <message>
        <source>You are an admin: try it with %1, DIR being the folder.</source>
        <comment>a command</comment>
        <translation>Du bist Admin: Versuche es mit %1, wobei DIR der Ordner ist.</translation>
    </message>
    <message>
        <source>Nothing is shown that you, as an admin, may try as it is.</source>
        <translation>Es ist nichts zu sehen, das du als Admin so versuchen darfst.</translation>
    </message>
    <message>
        <source>Its lines are being fetched.</source>
        <translation>Ihre Zeilen werden geholt.</translation>
    </message>
</context>
<context>
    <name>oz0::RemedyDiff</name>
    <message>
        <source>Its lines cannot be shown. %1</source>
        <comment>why</comment>
        <translation>Ihre Zeilen können nicht gezeigt werden. %1</translation>
    </message>
    <message>
        <source>The file is too large for its lines to be shown here.</source>
        <translation>Die Datei ist zu groß, um ihre Zeilen hier zu zeigen.</translation>
    </message>
    <message>
        <source>plugin.yaml %1</source>
        <comment>lines 10 and 11</comment>
        <translation>plugin.yaml %1</translation>
    </message>
</context>
<context>
    <name>oz0::RemedyStrip</name>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
    <message numerus="yes">
        <source>Applying %n change(s) to plugin.yaml lets all %1 checks pass; nothing else of the file differs.</source>
        <translation>
            <numerusform>Mit %n Änderung in plugin.yaml gehen alle %1 Prüfungen durch; sonst bleibt die Datei, wie sie ist.</numerusform>
            <numerusform>Mit %n Änderungen in plugin.yaml gehen alle %1 Prüfungen durch; sonst bleibt die Datei, wie sie ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its lines are being fetched.</source>
        <translation>Ihre Zeilen werden geholt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s)</source>
        <translation>
            <numerusform>%n weitere Zeile</numerusform>
            <numerusform>%n weitere Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::RemovalPresenter</name>
    <message>
        <source>It is ending already.</source>
        <translation>Er endet schon.</translation>
    </message>
    <message>
        <source>Only its owner or an admin may remove it.</source>
        <translation>Nur sein Eigner oder ein Admin darf ihn entfernen.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It was gone already.</source>
        <translation>Er war schon fort.</translation>
    </message>
    <message>
        <source>What it will do is being asked.</source>
        <translation>Was es bewirkt, wird gerade erfragt.</translation>
    </message>
    <message>
        <source>It is being done.</source>
        <translation>Es geschieht gerade.</translation>
    </message>
    <message>
        <source>None of these may be removed.</source>
        <translation>Keiner davon darf entfernt werden.</translation>
    </message>
    <message>
        <source>A reason is needed for another person’s candidate.</source>
        <translation>Für den Kandidaten eines anderen ist ein Grund nötig.</translation>
    </message>
    <message>
        <source>Type %1 to confirm.</source>
        <translation>Zur Bestätigung %1 eingeben.</translation>
    </message>
    <message>
        <source>%1 has not confirmed; the order stands.</source>
        <translation>%1 hat nicht bestätigt; der Auftrag gilt weiter.</translation>
    </message>
    <message>
        <source>It was cancelled before it was sent.</source>
        <translation>Es wurde abgebrochen, bevor es gesendet war.</translation>
    </message>
    <message>
        <source>Remove %1?</source>
        <translation>%1 entfernen?</translation>
    </message>
    <message numerus="yes">
        <source>Remove %1 of %n candidate(s)?</source>
        <translation>
            <numerusform>%1 von %n Kandidaten entfernen?</numerusform>
            <numerusform>%1 von %n Kandidaten entfernen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n candidate(s)?</source>
        <translation>
            <numerusform>%n Kandidaten entfernen?</numerusform>
            <numerusform>%n Kandidaten entfernen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Its nodes go back to the installed version.</source>
        <translation>Seine Knoten kehren zur installierten Version zurück.</translation>
    </message>
    <message>
        <source>Their nodes go back to the installed versions.</source>
        <translation>Ihre Knoten kehren zu den installierten Versionen zurück.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>effect, who stays</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) stay(s), for the reason beside it.</source>
        <translation>
            <numerusform>%n Kandidat bleibt, aus dem Grund daneben.</numerusform>
            <numerusform>%n Kandidaten bleiben, aus den Gründen daneben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidaten entfernen</numerusform>
            <numerusform>%n Kandidaten entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n entfernt</numerusform>
            <numerusform>%n entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without the confirmation of a node</source>
        <translation>
            <numerusform>%n ohne die Bestätigung eines Knotens</numerusform>
            <numerusform>%n ohne die Bestätigung eines Knotens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n gescheitert</numerusform>
            <numerusform>%n gescheitert</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing of %1</source>
        <translation>nichts von %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>nodes, version</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>owner, machine</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>node(s) go back:</source>
        <translation>
            <numerusform>Knoten kehrt zurück:</numerusform>
            <numerusform>Knoten kehren zurück:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) on a candidate fail</source>
        <translation>
            <numerusform>Job auf einem Kandidaten scheitert</numerusform>
            <numerusform>Jobs auf einem Kandidaten scheitern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>job(s) waiting at home are answered by the installed version at their next try</source>
        <translation>
            <numerusform>wartenden Job beantwortet die installierte Version beim nächsten Versuch</numerusform>
            <numerusform>wartende Jobs beantwortet die installierte Version beim nächsten Versuch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>comparison(s) stop at the next pair:</source>
        <translation>
            <numerusform>Vergleich hält beim nächsten Paar:</numerusform>
            <numerusform>Vergleiche halten beim nächsten Paar:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>running oz0 dev stop(s) and say(s) why:</source>
        <translation>
            <numerusform>laufendes oz0 dev hält und sagt warum:</numerusform>
            <numerusform>laufende oz0 dev halten und sagen warum:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was gone already</source>
        <comment>plugin version</comment>
        <translation>%1 war schon fort</translation>
    </message>
    <message numerus="yes">
        <source>%n was gone already</source>
        <translation>
            <numerusform>%n war schon fort</numerusform>
            <numerusform>%n waren schon fort</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 It still stands.</source>
        <comment>why it is not removed</comment>
        <translation>%1 Er steht noch.</translation>
    </message>
    <message numerus="yes">
        <source>of %n it is not known whether it was removed</source>
        <translation>
            <numerusform>von %n ist nicht bekannt, ob er entfernt wurde</numerusform>
            <numerusform>von %n ist nicht bekannt, ob sie entfernt wurden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::RemovalRowsModel</name>
    <message>
        <source>Stays: %1</source>
        <translation>Bleibt: %1</translation>
    </message>
    <message>
        <source>leaves no node</source>
        <translation>verlässt keinen Knoten</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>verlässt %1</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>wird gesendet</translation>
    </message>
    <message>
        <source>%1 of %2 nodes have confirmed; waiting for %3</source>
        <translation>%1 von %2 Knoten haben bestätigt; es fehlt %3</translation>
    </message>
    <message>
        <source>removed; %1 went back</source>
        <translation>entfernt; %1 kehrte zurück</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>gescheitert: %1</translation>
    </message>
    <message>
        <source>%1, owner %2, %3</source>
        <comment>candidate, owner, what</comment>
        <translation>%1, Eigner %2, %3</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigner</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>not known whether it was removed: %1</source>
        <translation>nicht bekannt, ob er entfernt wurde: %1</translation>
    </message>
</context>
<context>
    <name>oz0::RemoveDialog</name>
    <message>
        <source>Remove candidates, %1, tenant %2</source>
        <translation>Kandidaten entfernen, %1, Mandant %2</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Candidates to remove</source>
        <translation>Kandidaten, die entfernt werden</translation>
    </message>
    <message>
        <source>Reason, for the &amp;audit</source>
        <translation>&amp;Grund, für das Audit</translation>
    </message>
    <message>
        <source>Reason, for the &amp;audit (may be empty)</source>
        <translation>&amp;Grund, für das Audit (darf leer sein)</translation>
    </message>
    <message>
        <source>Reason, for the audit</source>
        <translation>Grund, für das Audit</translation>
    </message>
    <message>
        <source>Type the number of candidates to confirm</source>
        <translation>Zur Bestätigung die Zahl der Kandidaten eingeben</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) in a production context</source>
        <translation>
            <numerusform>%n Kandidat in einem Produktionskontext</numerusform>
            <numerusform>%n Kandidaten in einem Produktionskontext</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) at once</source>
        <translation>
            <numerusform>%n Kandidat auf einmal</numerusform>
            <numerusform>%n Kandidaten auf einmal</numerusform>
        </translation>
    </message>
    <message>
        <source>Type %1 to confirm</source>
        <translation>Zur Bestätigung %1 eingeben</translation>
    </message>
    <message>
        <source>Copy as &amp;command</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What it will do is being asked.</source>
        <translation>Was es bewirkt, wird gerade erfragt.</translation>
    </message>
    <message>
        <source>Retry %1</source>
        <translation>%1 erneut versuchen</translation>
    </message>
    <message>
        <source>Stop after these</source>
        <translation>Nach diesen aufhören</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>oz0::RuleDialog</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>It says</source>
        <translation>Sie besagt</translation>
    </message>
    <message>
        <source>Refused here</source>
        <translation>Hier abgelehnt</translation>
    </message>
    <message>
        <source>Who may</source>
        <translation>Wer darf</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>oz0::RuleTexts</name>
    <message>
        <source>A candidate’s code can read what its jobs carry, and it gets secrets of the tenant. So placing one takes an operator with content permission. Without being an admin he gets the nodes that an admin has opened, and the secrets that the installed version gets.</source>
        <translation>Der Code eines Kandidaten kann lesen, was seine Jobs tragen, und bekommt Geheimnisse des Mandanten. Darum braucht es einen Operator mit Erlaubnis für Inhalte, um einen zu platzieren. Wer kein Admin ist, bekommt die Knoten, die ein Admin geöffnet hat, und die Geheimnisse, die die installierte Version bekommt.</translation>
    </message>
    <message>
        <source>While a candidate runs, its nodes take no other work of the tenant. So no installed plugin, local model or queue may lose its last online node by it, and another candidate, a gate or a rollout keeps its nodes. That holds for an admin too: the work of others would stop.</source>
        <translation>Während ein Kandidat läuft, nehmen seine Knoten keine andere Arbeit des Mandanten an. Darum darf kein installiertes Plugin, kein lokales Modell und keine Queue durch ihn den letzten erreichbaren Knoten verlieren, und ein anderer Kandidat, ein Gate oder ein Rollout behält seine Knoten. Das gilt auch für einen Admin: Die Arbeit anderer bliebe stehen.</translation>
    </message>
    <message>
        <source>A secret reaches an operator’s candidate only in the ways of the installed version: through the same hosts, headers, programs and arguments. And while its code can read a secret it may reach no further host, or it could send the secret there. An admin may try such a change.</source>
        <translation>Ein Geheimnis erreicht den Kandidaten eines Operators nur auf den Wegen der installierten Version: über dieselben Hosts, Header, Programme und Argumente. Und solange sein Code ein Geheimnis lesen kann, darf er keinen weiteren Host erreichen, denn er könnte es dorthin senden. Ein Admin darf eine solche Änderung versuchen.</translation>
    </message>
    <message>
        <source>The token of a call is made from the connection’s definition. So an operator’s candidate keeps every connection as it is installed. A connection that another plugin has stays that plugin’s, whoever asks.</source>
        <translation>Das Token eines Aufrufs entsteht aus der Definition der Verbindung. Darum behält der Kandidat eines Operators jede Verbindung, wie sie installiert ist. Eine Verbindung, die ein anderes Plugin hat, bleibt die seine, wer auch fragt.</translation>
    </message>
    <message>
        <source>Where a tool runs decides who reads what a call carries, and grants belong to a plugin’s name. So an operator’s candidate runs each tool where the installed version does, and declares no grant that the installed version lacks. An admin may try it.</source>
        <translation>Wo ein Werkzeug läuft, entscheidet, wer liest, was ein Aufruf trägt, und Rechte gehören zum Namen eines Plugins. Darum führt der Kandidat eines Operators jedes Werkzeug dort aus, wo es die installierte Version tut, und deklariert kein Recht, das der installierten Version fehlt. Ein Admin darf es versuchen.</translation>
    </message>
    <message>
        <source>A candidate stands by what its saver may do now, not by what he might do when he saved it. So each renewal by somebody who is no admin asks the checks of a save again, against the installed version and the nodes of now.</source>
        <translation>Ein Kandidat steht durch das, was der Speichernde jetzt darf, nicht durch das, was er beim Speichern durfte. Darum stellt jede Erneuerung durch jemanden, der kein Admin ist, die Prüfungen des Speicherns noch einmal, gegen die installierte Version und die Knoten von jetzt.</translation>
    </message>
    <message>
        <source>A node builds a candidate’s environment without running its code: from wheels alone, with the node’s own Python, and with the one build backend that it knows. A project that needs more cannot be tried as a candidate, whoever asks.</source>
        <translation>Ein Knoten baut die Umgebung eines Kandidaten, ohne dessen Code auszuführen: nur aus Wheels, mit dem Python des Knotens und mit dem einen Build-Backend, das er kennt. Ein Projekt, das mehr braucht, lässt sich nicht als Kandidat versuchen, wer auch fragt.</translation>
    </message>
    <message>
        <source>The platform tries a changeset without a person looking on. So it may reach no further than what is installed, is exactly what its patch makes of its base, and runs on an open node with a sandbox.</source>
        <translation>Die Plattform versucht einen Änderungssatz, ohne dass ein Mensch zusieht. Darum darf er nicht weiter reichen als das Installierte, ist genau das, was sein Patch aus seiner Basis macht, und läuft auf einem offenen Knoten mit Sandbox.</translation>
    </message>
    <message>
        <source>An installation changes the tenant for everybody. So its names and IDs must be free, its numbers within the tenant’s limits, and the contracts that callers rely on kept, unless its version says that they break.</source>
        <translation>Eine Installation ändert den Mandanten für alle. Darum müssen ihre Namen und IDs frei sein, ihre Zahlen in den Grenzen des Mandanten liegen und die Verträge halten, auf die sich Aufrufer verlassen, es sei denn, ihre Version sagt, dass sie brechen.</translation>
    </message>
    <message>
        <source>A candidate runs on the online nodes that carry the labels asked for, and one “dev” at a time holds it. So it is always clear whose code runs where, and who ends it.</source>
        <translation>Ein Kandidat läuft auf den erreichbaren Knoten mit den verlangten Labels, und immer nur ein „dev“ hält ihn. So ist stets klar, wessen Code wo läuft und wer ihn beendet.</translation>
    </message>
</context>
<context>
    <name>oz0::SearchField</name>
    <message>
        <source>Search or run a command</source>
        <translation>Suchen oder Befehl ausführen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>oz0::SecretChoiceForm</name>
    <message>
        <source>&amp;Everything that it requires, also what a later version requires</source>
        <translation>&amp;Alles, was es verlangt, auch was eine spätere Version verlangt</translation>
    </message>
</context>
<context>
    <name>oz0::SecretRowsModel</name>
    <message>
        <source>connection %1, tokens are made from it</source>
        <translation>Verbindung %1, aus ihm werden Tokens gemacht</translation>
    </message>
    <message>
        <source>outside agent %1, as value</source>
        <translation>äußerer Agent %1, als Wert</translation>
    </message>
    <message>
        <source>as placeholder, filled for %1</source>
        <translation>als Platzhalter, gefüllt für %1</translation>
    </message>
    <message>
        <source>argument %1, filled by the edge</source>
        <translation>Argument %1, vom Rand gefüllt</translation>
    </message>
    <message>
        <source>its code, as value in a file</source>
        <translation>sein Code, als Wert in einer Datei</translation>
    </message>
    <message>
        <source>its code, as value in the environment</source>
        <translation>sein Code, als Wert in der Umgebung</translation>
    </message>
    <message>
        <source>available</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>vorenthalten</translation>
    </message>
    <message>
        <source>set</source>
        <translation>gesetzt</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a secret&apos;s value</comment>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>–</source>
        <comment>not known</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>–</source>
        <comment>nothing</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1, %2, value %3, %4</source>
        <comment>secret, state, value, what it reaches</comment>
        <translation>%1, %2, Wert %3, %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheimnis</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Reaches</source>
        <translation>Erreicht</translation>
    </message>
    <message>
        <source>edge only</source>
        <comment>a secret&apos;s state</comment>
        <translation>nur am Rand</translation>
    </message>
    <message>
        <source>Also in</source>
        <comment>other plugins</comment>
        <translation>Auch in</translation>
    </message>
</context>
<context>
    <name>oz0::SecretValueForm</name>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Geheimnis</translation>
    </message>
    <message>
        <source>&amp;Value, not shown</source>
        <translation>&amp;Wert, nicht gezeigt</translation>
    </message>
</context>
<context>
    <name>oz0::SessionPresenter</name>
    <message>
        <source>The data is not here yet.</source>
        <translation>Die Daten sind noch nicht da.</translation>
    </message>
    <message>
        <source>Data is %1 old: removing is off.</source>
        <translation>Die Daten sind %1 alt: Entfernen ist aus.</translation>
    </message>
    <message>
        <source>The server has not said yet who you are.</source>
        <translation>Der Server hat noch nicht gesagt, wer du bist.</translation>
    </message>
    <message>
        <source>This window is read-only. Unlock it to remove.</source>
        <translation>Dieses Fenster liest nur. Entsperre es, um zu entfernen.</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesend</translation>
    </message>
    <message>
        <source>unlocked, %1 left</source>
        <translation>entsperrt, noch %1</translation>
    </message>
    <message>
        <source>%1, may read content</source>
        <translation>%1, darf Inhalte lesen</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>Verbindet</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Disconnected</source>
        <translation>Getrennt</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>%1 alt</translation>
    </message>
    <message>
        <source>No answer from %1</source>
        <translation>Keine Antwort von %1</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>%1 wird gefragt</translation>
    </message>
    <message>
        <source>Stopped at revision %1</source>
        <translation>Stehen geblieben bei Revision %1</translation>
    </message>
    <message>
        <source>Watching from revision %1</source>
        <translation>Beobachtet ab Revision %1</translation>
    </message>
    <message>
        <source>The stream from %1 broke off at %2.</source>
        <translation>Der Strom von %1 riss um %2 ab.</translation>
    </message>
    <message>
        <source>What you see is %1 old.</source>
        <translation>Was du siehst, ist %1 alt.</translation>
    </message>
    <message>
        <source>%1 Trying now (attempt %2).</source>
        <comment>what you see, attempt</comment>
        <translation>%1 Versuch %2 läuft.</translation>
    </message>
    <message>
        <source>%1 Next try in %2 (attempt %3).</source>
        <comment>what you see, time, attempt</comment>
        <translation>%1 Versuch %3 in %2.</translation>
    </message>
    <message>
        <source>No answer came in time.</source>
        <translation>Es kam rechtzeitig keine Antwort.</translation>
    </message>
    <message>
        <source>You are not signed in any more.</source>
        <translation>Du bist nicht mehr angemeldet.</translation>
    </message>
    <message>
        <source>The token of %1 is not to be had.</source>
        <translation>Das Token von %1 ist nicht zu bekommen.</translation>
    </message>
    <message>
        <source>%1 does not accept your token any more.</source>
        <translation>%1 nimmt dein Token nicht mehr an.</translation>
    </message>
    <message>
        <source>Nothing is shown before you have signed in.</source>
        <translation>Nichts wird gezeigt, bevor du dich angemeldet hast.</translation>
    </message>
    <message>
        <source>What you typed here stays.</source>
        <translation>Was du hier eingegeben hast, bleibt.</translation>
    </message>
    <message>
        <source>Not signed in</source>
        <translation>Nicht angemeldet</translation>
    </message>
    <message>
        <source>Not signed in at %1</source>
        <translation>Nicht angemeldet bei %1</translation>
    </message>
    <message>
        <source>%1 does not accept your token.</source>
        <translation>%1 nimmt dein Token nicht an.</translation>
    </message>
    <message>
        <source>Asking the keychain for the token, then %1</source>
        <translation>Der Schlüsselbund wird nach dem Token gefragt, danach %1</translation>
    </message>
    <message>
        <source>The keychain does not answer, so the token of %1 is not to be had.</source>
        <translation>Der Schlüsselbund antwortet nicht, deshalb ist das Token von %1 nicht zu bekommen.</translation>
    </message>
</context>
<context>
    <name>oz0::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter the commands</source>
        <translation>Die Befehle filtern</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>Nach Befehl oder Tasten filtern</translation>
    </message>
    <message>
        <source>Each command is also found by %1.</source>
        <translation>Jeder Befehl wird auch mit %1 gefunden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>oz0::SignInDialog</name>
    <message>
        <source>New to&amp;ken</source>
        <translation>Neues To&amp;ken</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>Neues Token</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Sign in</source>
        <translation>&amp;Anmelden</translation>
    </message>
    <message>
        <source>This is no token: it has spaces or other characters that no token has.</source>
        <translation>Das ist kein Token: Es hat Leerzeichen oder andere Zeichen, die kein Token hat.</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>%1 wird gefragt</translation>
    </message>
    <message>
        <source>The server does not know this token.</source>
        <translation>Der Server kennt dieses Token nicht.</translation>
    </message>
    <message>
        <source>Sign in, %1, tenant %2</source>
        <translation>Anmelden, %1, Mandant %2</translation>
    </message>
    <message>
        <source>A new token for %1</source>
        <translation>Ein neues Token für %1</translation>
    </message>
    <message>
        <source>The server is %1. An admin makes a new token with %2.</source>
        <translation>Der Server ist %1. Ein Admin erstellt ein neues Token mit %2.</translation>
    </message>
    <message>
        <source>Paste the new token first.</source>
        <translation>Füge zuerst das neue Token ein.</translation>
    </message>
    <message>
        <source>The server is being asked.</source>
        <translation>Der Server wird gefragt.</translation>
    </message>
    <message>
        <source>It is tried at the server first.</source>
        <translation>Es wird zuerst am Server erprobt.</translation>
    </message>
</context>
<context>
    <name>oz0::StartPage</name>
    <message>
        <source>No contexts yet</source>
        <translation>Noch keine Kontexte</translation>
    </message>
    <message>
        <source>A context says which cluster this window talks to, with which certificate authority and token.</source>
        <translation>Ein Kontext sagt, mit welchem Cluster dieses Fenster spricht, mit welcher Zertifizierungsstelle und welchem Token.</translation>
    </message>
    <message>
        <source>Try it on this machine</source>
        <translation>Auf diesem Rechner ausprobieren</translation>
    </message>
    <message>
        <source>A server and four nodes, for this machine only.</source>
        <translation>Ein Server und vier Knoten, nur für diesen Rechner.</translation>
    </message>
    <message>
        <source>Installs five sample plugins and places candidates</source>
        <translation>Installiert fünf Beispiel-Plugins und platziert Kandidaten</translation>
    </message>
    <message>
        <source>Adds the context %1, class Local</source>
        <translation>Fügt den Kontext %1 hinzu, Klasse Lokal</translation>
    </message>
    <message>
        <source>&amp;Start a local cluster</source>
        <translation>Lokalen Cluster &amp;starten</translation>
    </message>
    <message>
        <source>Copy as &amp;command</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>&amp;Protokoll zeigen</translation>
    </message>
    <message>
        <source>Use a cluster that runs</source>
        <translation>Einen laufenden Cluster verwenden</translation>
    </message>
    <message>
        <source>&amp;Import a context…</source>
        <translation>Kontext &amp;importieren…</translation>
    </message>
    <message>
        <source>a file, also by dropping it</source>
        <translation>eine Datei, auch durch Ablegen</translation>
    </message>
    <message>
        <source>%1 is not set, and %2 holds no context.</source>
        <translation>%1 ist nicht gesetzt, und %2 enthält keinen Kontext.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>It did not start: %1</source>
        <translation>Er startete nicht: %1</translation>
    </message>
    <message>
        <source>Starts the server on %1, on a free port</source>
        <translation>Startet den Server auf %1, auf einem freien Port</translation>
    </message>
    <message>
        <source>You need its URL, CA certificate and a token.</source>
        <translation>Du brauchst seine URL, sein CA-Zertifikat und ein Token.</translation>
    </message>
    <message>
        <source>&amp;Add a context…</source>
        <translation>Kontext &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>enter and test it</source>
        <translation>eingeben und prüfen</translation>
    </message>
    <message>
        <source>%1 Where none answers, they stay in memory.</source>
        <translation>%1 Wo keiner antwortet, bleiben sie im Speicher.</translation>
    </message>
    <message>
        <source>Tokens go into the system keychain.</source>
        <translation>Tokens kommen in den Schlüsselbund des Systems.</translation>
    </message>
    <message>
        <source>about 5 s, 5 MB of disk</source>
        <translation>etwa 5 s, 5 MB Platte</translation>
    </message>
    <message>
        <source>Starts %1 to %2, sandboxed where possible</source>
        <translation>Startet %1 bis %2, mit Sandbox, wo möglich</translation>
    </message>
    <message>
        <source>&amp;Open the local cluster</source>
        <translation>Den l&amp;okalen Cluster öffnen</translation>
    </message>
    <message>
        <source>It is starting.</source>
        <translation>Er startet.</translation>
    </message>
    <message>
        <source>It runs. This window is not connected to it.</source>
        <translation>Er läuft. Dieses Fenster ist nicht mit ihm verbunden.</translation>
    </message>
    <message>
        <source>Log of the start</source>
        <translation>Protokoll des Starts</translation>
    </message>
    <message>
        <source>Hide &amp;log</source>
        <translation>Protokoll ver&amp;bergen</translation>
    </message>
</context>
<context>
    <name>oz0::StatusLine</name>
    <message>
        <source>Local time, UTC</source>
        <translation>Ortszeit, UTC</translation>
    </message>
    <message>
        <source>Local time, UTC%1%2</source>
        <translation>Ortszeit, UTC%1%2</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>oz0::TextDiffView</name>
    <message>
        <source>%1. %2</source>
        <comment>name of the view, its current line</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1
Enter shows all, + shows %2 more</source>
        <translation>%1
Eingabe zeigt alle, + zeigt %2 mehr</translation>
    </message>
    <message>
        <source>Show %1 more</source>
        <translation>%1 mehr zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Text of both sides</source>
        <translation>Text beider Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <translation>
            <numerusform>%n unveränderte Zeile</numerusform>
            <numerusform>%n unveränderte Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>key of the manifest, whose</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count of lines, the keys in them</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Folded: %1</source>
        <translation>Gefaltet: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Line %1 removed: %2</source>
        <translation>Zeile %1 entfernt: %2</translation>
    </message>
    <message>
        <source>Line %1 added: %2</source>
        <translation>Zeile %1 neu: %2</translation>
    </message>
    <message>
        <source>Line %1 changed: %2; before, line %3: %4</source>
        <translation>Zeile %1 geändert: %2; vorher, Zeile %3: %4</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>line, its refusal</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>oz0::TextPane</name>
    <message>
        <source>Hide unchanged</source>
        <translation>Gleiche ausblenden</translation>
    </message>
    <message>
        <source>Files of both sides</source>
        <translation>Dateien beider Seiten</translation>
    </message>
    <message>
        <source>Refusals and warnings</source>
        <translation>Ablehnungen und Warnungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s) differ</source>
        <translation>
            <numerusform>%1 von %n anders</numerusform>
            <numerusform>%1 von %n anders</numerusform>
        </translation>
    </message>
    <message>
        <source>No file is open.</source>
        <translation>Keine Datei ist offen.</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Liest %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 is too large to be shown line by line.</source>
        <translation>%1 ist zu groß, um Zeile für Zeile gezeigt zu werden.</translation>
    </message>
    <message>
        <source>%1 is no text.</source>
        <translation>%1 ist kein Text.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place, number of changes</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>oz0::Texts</name>
    <message>
        <source>Ending</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>No node</source>
        <translation>Kein Knoten</translation>
    </message>
    <message>
        <source>Renewal late</source>
        <translation>Erneuerung spät</translation>
    </message>
    <message>
        <source>Ready on %1 of %2</source>
        <comment>nodes</comment>
        <translation>Bereit auf %1 von %2</translation>
    </message>
    <message>
        <source>Building %1 of %2</source>
        <comment>nodes</comment>
        <translation>Im Bau %1 von %2</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Im Bau</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Partly ready</source>
        <translation>Teilweise bereit</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>admin</source>
        <translation>Admin</translation>
    </message>
    <message>
        <source>platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>operator’s standing</source>
        <translation>Stellung des Operators</translation>
    </message>
    <message>
        <source>admin’s standing</source>
        <translation>Stellung des Admins</translation>
    </message>
    <message>
        <source>platform’s standing</source>
        <translation>Stellung der Plattform</translation>
    </message>
    <message>
        <source>No role</source>
        <translation>Keine Rolle</translation>
    </message>
    <message>
        <source>Viewer</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>Admin</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugewiesen</translation>
    </message>
    <message>
        <source>Fetching</source>
        <translation>Holt</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüft</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Startet</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Entzogen</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Geht</translation>
    </message>
    <message>
        <source>Gone back</source>
        <translation>Zurückgekehrt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>none</source>
        <comment>nodes</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <comment>first node and how many more</comment>
        <translation>%1 +%2</translation>
    </message>
    <message>
        <source>Save refused</source>
        <translation>Speichern abgelehnt</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Reload refused</source>
        <translation>Neuladen abgelehnt</translation>
    </message>
    <message>
        <source>Taken over</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>A gate took a node</source>
        <translation>Ein Gate belegte einen Knoten</translation>
    </message>
    <message>
        <source>A rollout took a node</source>
        <translation>Ein Rollout belegte einen Knoten</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Ended at the renewal</source>
        <translation>Bei der Erneuerung beendet</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Standing changed</source>
        <translation>Stellung geändert</translation>
    </message>
    <message>
        <source>Job started</source>
        <translation>Job gestartet</translation>
    </message>
    <message>
        <source>code %1</source>
        <translation>Code %1</translation>
    </message>
    <message>
        <source>record %1</source>
        <translation>Eintrag %1</translation>
    </message>
    <message>
        <source>It expired at %1: no renewal came.</source>
        <translation>Er lief um %1 ab: Es kam keine Erneuerung.</translation>
    </message>
    <message>
        <source>%1 ended it at %2.</source>
        <translation>%1 beendete ihn um %2.</translation>
    </message>
    <message>
        <source>%1 ended it at %2: %3</source>
        <translation>%1 beendete ihn um %2: %3</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Withheld</source>
        <translation>Vorenthalten</translation>
    </message>
    <message>
        <source>The server does not answer. See whether it runs and this machine reaches it.</source>
        <translation>Der Server antwortet nicht. Sieh nach, ob er läuft und ob dieser Rechner ihn erreicht.</translation>
    </message>
    <message>
        <source>The server took too long to answer.</source>
        <translation>Der Server brauchte zu lange für eine Antwort.</translation>
    </message>
    <message>
        <source>The server’s certificate is not one that this context trusts.</source>
        <translation>Dem Zertifikat des Servers vertraut dieser Kontext nicht.</translation>
    </message>
    <message>
        <source>Your role does not allow this.</source>
        <translation>Deine Rolle erlaubt das nicht.</translation>
    </message>
    <message>
        <source>This window is read-only. Unlock it first.</source>
        <translation>Dieses Fenster liest nur. Entsperre es zuerst.</translation>
    </message>
    <message>
        <source>It changed meanwhile. Look at it again before you try once more.</source>
        <translation>Er hat sich inzwischen geändert. Sieh ihn dir an, bevor du es erneut versuchst.</translation>
    </message>
    <message>
        <source>It is ending already.</source>
        <translation>Er endet schon.</translation>
    </message>
    <message>
        <source>It has ended already.</source>
        <translation>Er ist schon beendet.</translation>
    </message>
    <message>
        <source>It is not there, or not for you to see.</source>
        <translation>Das gibt es nicht, oder es ist nicht für dich.</translation>
    </message>
    <message>
        <source>Too many requests at once. Try again in a moment.</source>
        <translation>Zu viele Anfragen auf einmal. Versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The server cannot answer now. Try again in a moment.</source>
        <translation>Der Server kann gerade nicht antworten. Versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The server’s answer is not one that this console understands.</source>
        <translation>Die Antwort des Servers versteht diese Konsole nicht.</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>Es wurde abgebrochen.</translation>
    </message>
    <message>
        <source>This context cannot be used.</source>
        <translation>Dieser Kontext ist nicht brauchbar.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>A node has not confirmed.</source>
        <translation>Ein Knoten hat nicht bestätigt.</translation>
    </message>
    <message>
        <source>The server failed. Its log says more.</source>
        <translation>Der Server ist gescheitert. Sein Protokoll sagt mehr.</translation>
    </message>
    <message>
        <source>The server refused this (%1).</source>
        <translation>Der Server hat das abgelehnt (%1).</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>list, last</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between the last two of a list</comment>
        <translation>und</translation>
    </message>
    <message>
        <source>for %1, the proxy fills it</source>
        <translation>für %1, der Proxy setzt es ein</translation>
    </message>
    <message>
        <source>no binding, so the code reads it</source>
        <translation>keine Bindung, daher liest der Code es</translation>
    </message>
    <message>
        <source>a node has no sandbox that could fill it, so the code reads it</source>
        <translation>ein Knoten hat keine Sandbox, die es einsetzen könnte, daher liest der Code es</translation>
    </message>
    <message>
        <source>an agent hands it to an outside program, so the code reads it</source>
        <translation>ein Agent gibt es an ein fremdes Programm, daher liest der Code es</translation>
    </message>
    <message>
        <source>the plugin brings a remote harness, so the code reads it</source>
        <translation>das Plugin bringt ein entferntes Harness mit, daher liest der Code es</translation>
    </message>
    <message>
        <source>it fills an argument of a tool, so the code reads it</source>
        <translation>es füllt das Argument eines Werkzeugs, daher liest der Code es</translation>
    </message>
    <message>
        <source>no installed version gets it</source>
        <translation>keine installierte Version bekommt es</translation>
    </message>
    <message>
        <source>the installed version does not ask for it</source>
        <translation>die installierte Version verlangt es nicht</translation>
    </message>
    <message>
        <source>an admin took it away or never gave it to the installed version</source>
        <translation>ein Admin hat es der installierten Version genommen oder nie gegeben</translation>
    </message>
    <message>
        <source>the tenant has no secret of this name</source>
        <translation>der Mandant hat kein Geheimnis dieses Namens</translation>
    </message>
    <message>
        <source>its remote harnesses are not those of the installed version</source>
        <translation>seine entfernten Harnesses sind nicht die der installierten Version</translation>
    </message>
    <message>
        <source>The server does not accept this context’s token. Sign in again.</source>
        <translation>Der Server nimmt das Token dieses Kontexts nicht an. Melde dich neu an.</translation>
    </message>
    <message>
        <source>An admin may try it.</source>
        <translation>Ein Admin darf es versuchen.</translation>
    </message>
</context>
<context>
    <name>oz0::TimelineModel</name>
    <message>
        <source>%1: %2 by %3. %4</source>
        <comment>time: action by actor. detail</comment>
        <translation>%1: %2 von %3. %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
</context>
<context>
    <name>oz0::Told</name>
    <message>
        <source>Saved as %1.</source>
        <comment>a file</comment>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>The command is copied.</source>
        <translation>Der Befehl ist kopiert.</translation>
    </message>
    <message>
        <source>The run line is copied.</source>
        <translation>Die Startzeile ist kopiert.</translation>
    </message>
    <message>
        <source>The link to what is shown is copied.</source>
        <translation>Der Link zu dem, was gezeigt wird, ist kopiert.</translation>
    </message>
    <message>
        <source>The patch is copied.</source>
        <translation>Der Patch ist kopiert.</translation>
    </message>
    <message>
        <source>The digest is copied.</source>
        <translation>Der Digest ist kopiert.</translation>
    </message>
    <message>
        <source>The JSON is copied.</source>
        <translation>Das JSON ist kopiert.</translation>
    </message>
    <message>
        <source>The ID is copied.</source>
        <translation>Die ID ist kopiert.</translation>
    </message>
    <message>
        <source>The IDs are copied.</source>
        <translation>Die IDs sind kopiert.</translation>
    </message>
    <message>
        <source>The name is copied.</source>
        <translation>Der Name ist kopiert.</translation>
    </message>
    <message>
        <source>The names are copied.</source>
        <translation>Die Namen sind kopiert.</translation>
    </message>
    <message>
        <source>The manifest is copied.</source>
        <translation>Das Manifest ist kopiert.</translation>
    </message>
    <message>
        <source>The entry is copied.</source>
        <translation>Der Eintrag ist kopiert.</translation>
    </message>
    <message>
        <source>The token is copied.</source>
        <translation>Das Token ist kopiert.</translation>
    </message>
</context>
<context>
    <name>oz0::Tour</name>
    <message>
        <source>The tour cannot start: %1</source>
        <translation>Der Rundgang kann nicht beginnen: %1</translation>
    </message>
    <message>
        <source>%1 cannot be made.</source>
        <translation>%1 lässt sich nicht anlegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reached: %1</source>
        <translation>Nicht erreicht: %1</translation>
    </message>
    <message>
        <source>No context: start a local cluster or import a context</source>
        <translation>Kein Kontext: lokalen Cluster starten oder Kontext importieren</translation>
    </message>
    <message>
        <source>Candidates, with the details of the first</source>
        <translation>Kandidaten, mit den Einzelheiten des ersten</translation>
    </message>
    <message>
        <source>Its nodes and what they stopped doing</source>
        <translation>Seine Knoten und was sie solange lassen</translation>
    </message>
    <message>
        <source>What happened to it</source>
        <translation>Was mit ihm geschah</translation>
    </message>
    <message>
        <source>A filter that hides every candidate</source>
        <translation>Ein Filter, der jeden Kandidaten verbirgt</translation>
    </message>
    <message>
        <source>The same cluster as a production context: read-only</source>
        <translation>Derselbe Cluster als Produktionskontext: nur lesend</translation>
    </message>
    <message>
        <source>The same, unlocked for 15 minutes</source>
        <translation>Dasselbe, für 15 Minuten entsperrt</translation>
    </message>
    <message>
        <source>Several selected: what may be done with how many</source>
        <translation>Mehrere gewählt: was mit wie vielen geschehen darf</translation>
    </message>
    <message>
        <source>Removing one: what will happen, before it does</source>
        <translation>Einen entfernen: was geschehen wird, bevor es geschieht</translation>
    </message>
    <message>
        <source>Removing several: the count is typed</source>
        <translation>Mehrere entfernen: die Zahl wird eingetippt</translation>
    </message>
    <message>
        <source>A server without any candidate</source>
        <translation>Ein Server ohne Kandidaten</translation>
    </message>
    <message>
        <source>%1: the server has not answered yet</source>
        <translation>%1: Der Server hat noch nicht geantwortet</translation>
    </message>
    <message>
        <source>%1: the server cannot be reached</source>
        <translation>%1: Der Server ist nicht erreichbar</translation>
    </message>
    <message>
        <source>%1: the stream by way of a relay</source>
        <translation>%1: Der Strom über ein Relais</translation>
    </message>
    <message>
        <source>%1: the stream was cut, data with its age, actions off</source>
        <translation>%1: Der Strom wurde getrennt, Daten mit ihrem Alter, Aktionen aus</translation>
    </message>
    <message>
        <source>%1: a server without any</source>
        <translation>%1: ein Server ohne etwas davon</translation>
    </message>
    <message>
        <source>Removing several</source>
        <translation>Mehrere entfernen</translation>
    </message>
    <message>
        <source>%1, laid out from right to left</source>
        <translation>%1, von rechts nach links gesetzt</translation>
    </message>
    <message>
        <source>The command palette before anything is typed</source>
        <translation>Die Befehlspalette, bevor etwas eingegeben ist</translation>
    </message>
    <message>
        <source>The command palette, with a node typed</source>
        <translation>Die Befehlspalette mit einem Knoten</translation>
    </message>
    <message>
        <source>Every command with its keys</source>
        <translation>Jeder Befehl mit seinen Tasten</translation>
    </message>
    <message>
        <source>The contexts of this account</source>
        <translation>Die Kontexte dieses Kontos</translation>
    </message>
    <message>
        <source>A context that is typed</source>
        <translation>Ein Kontext, der eingegeben wird</translation>
    </message>
    <message>
        <source>The server does not know the token</source>
        <translation>Der Server kennt das Token nicht</translation>
    </message>
    <message>
        <source>Another token for the same context</source>
        <translation>Ein anderes Token für denselben Kontext</translation>
    </message>
    <message>
        <source>What a candidate changes, in short</source>
        <translation>Was ein Kandidat ändert, in Kürze</translation>
    </message>
    <message>
        <source>A diff: what it means, what widens reach first</source>
        <translation>Ein Vergleich: was er bedeutet, zuerst was die Reichweite weitet</translation>
    </message>
    <message>
        <source>The same, line by line</source>
        <translation>Derselbe, Zeile für Zeile</translation>
    </message>
    <message>
        <source>The same in one column</source>
        <translation>Derselbe in einer Spalte</translation>
    </message>
    <message>
        <source>What it reaches, before and after</source>
        <translation>Was erreicht wird, vorher und nachher</translation>
    </message>
    <message>
        <source>A folder on disk against the installed version: a file that is no text</source>
        <translation>Ein Ordner gegen die installierte Version: eine Datei, die kein Text ist</translation>
    </message>
    <message>
        <source>The folder is gone: what was read stays, and says so</source>
        <translation>Der Ordner ist fort: was gelesen wurde, bleibt und sagt es</translation>
    </message>
    <message>
        <source>Plugins, with what the selected one declares and reaches</source>
        <translation>Plugins, mit dem, was das gewählte deklariert und erreicht</translation>
    </message>
    <message>
        <source>A plugin’s details: %1</source>
        <translation>Einzelheiten eines Plugins: %1</translation>
    </message>
    <message>
        <source>A filter that hides every plugin</source>
        <translation>Ein Filter, der jedes Plugin verbirgt</translation>
    </message>
    <message>
        <source>Which secrets a plugin may have</source>
        <translation>Welche Geheimnisse ein Plugin haben darf</translation>
    </message>
    <message>
        <source>Taking a secret away: who loses it</source>
        <translation>Ein Geheimnis wegnehmen: wer es verliert</translation>
    </message>
    <message>
        <source>Setting a secret’s value, which is never shown</source>
        <translation>Den Wert eines Geheimnisses setzen, der nie gezeigt wird</translation>
    </message>
    <message>
        <source>Filling marked arguments with secrets</source>
        <translation>Markierte Argumente mit Geheimnissen füllen</translation>
    </message>
    <message>
        <source>Uninstalling: what vanishes</source>
        <translation>Deinstallieren: was verschwindet</translation>
    </message>
    <message>
        <source>Installing: choose first</source>
        <translation>Installieren: erst wählen</translation>
    </message>
    <message>
        <source>Installing: the verdict before it is done</source>
        <translation>Installieren: das Urteil, ehe es geschieht</translation>
    </message>
    <message>
        <source>Installing: there is no such folder</source>
        <translation>Installieren: es gibt keinen solchen Ordner</translation>
    </message>
    <message>
        <source>Members, keys and nodes: %1</source>
        <translation>Mitglieder, Schlüssel und Knoten: %1</translation>
    </message>
    <message>
        <source>Preview, before the first</source>
        <translation>Vorschau, vor der ersten</translation>
    </message>
    <message>
        <source>An install would pass</source>
        <translation>Eine Installation ginge durch</translation>
    </message>
    <message>
        <source>An install would be refused, and what differs from before</source>
        <translation>Eine Installation würde abgelehnt, und was sich seither unterscheidet</translation>
    </message>
    <message>
        <source>The same as the command prints it with --json</source>
        <translation>Dasselbe, wie der Befehl es mit --json ausgibt</translation>
    </message>
    <message>
        <source>A folder that cannot be read</source>
        <translation>Ein Ordner, der nicht lesbar ist</translation>
    </message>
    <message>
        <source>A folder that has gone</source>
        <translation>Ein Ordner, den es nicht mehr gibt</translation>
    </message>
    <message>
        <source>Two previews of the history, compared</source>
        <translation>Zwei Vorschauen des Verlaufs im Vergleich</translation>
    </message>
    <message>
        <source>A preview that runs: the server has not answered yet</source>
        <translation>Eine laufende Vorschau: Der Server hat noch nicht geantwortet</translation>
    </message>
    <message>
        <source>The same, cancelled</source>
        <translation>Dieselbe, abgebrochen</translation>
    </message>
    <message>
        <source>The folder as it may be installed, once more</source>
        <translation>Noch einmal der Ordner, wie er installiert werden darf</translation>
    </message>
    <message>
        <source>Refusals, with the newest record</source>
        <translation>Ablehnungen, mit dem neuesten Eintrag</translation>
    </message>
    <message>
        <source>The same record, checked against the state of now</source>
        <translation>Derselbe Eintrag, gegen den jetzigen Stand geprüft</translation>
    </message>
    <message>
        <source>Another record of the queue</source>
        <translation>Ein anderer Eintrag der Liste</translation>
    </message>
    <message>
        <source>Refusals: a filter that leaves nothing</source>
        <translation>Ablehnungen: ein Filter, der nichts übrig lässt</translation>
    </message>
    <message>
        <source>A link to a record that is not there</source>
        <translation>Ein Link zu einem Eintrag, den es nicht gibt</translation>
    </message>
    <message>
        <source>Audit: who did what, with the details of the newest entry</source>
        <translation>Audit: wer was tat, mit den Einzelheiten des neuesten Eintrags</translation>
    </message>
    <message>
        <source>The whole chain, checked by the server</source>
        <translation>Die ganze Kette, vom Server geprüft</translation>
    </message>
    <message>
        <source>One plugin&apos;s entries of the last day</source>
        <translation>Die Einträge eines Plugins vom letzten Tag</translation>
    </message>
    <message>
        <source>A filter that no entry fits</source>
        <translation>Ein Filter, zu dem kein Eintrag passt</translation>
    </message>
    <message>
        <source>The same question, as an operator</source>
        <translation>Dieselbe Frage, als Operator</translation>
    </message>
    <message>
        <source>What is known of one node</source>
        <translation>Was von einem Knoten bekannt ist</translation>
    </message>
    <message>
        <source>The placement map as a table</source>
        <translation>Die Verteilung als Tabelle</translation>
    </message>
    <message>
        <source>A filter that hides every node</source>
        <translation>Ein Filter, der jeden Knoten verbirgt</translation>
    </message>
    <message>
        <source>Contexts of each class; one does not answer</source>
        <translation>Kontexte jeder Klasse; einer antwortet nicht</translation>
    </message>
    <message>
        <source>No context, before the first</source>
        <translation>Kein Kontext, vor dem ersten</translation>
    </message>
    <message>
        <source>Each check, with what it came to</source>
        <translation>Jede Prüfung, mit ihrem Ergebnis</translation>
    </message>
    <message>
        <source>What an install of a candidate&apos;s content would do, and what it widens</source>
        <translation>Was eine Installation dessen täte, was ein Kandidat enthält, und was sie weitet</translation>
    </message>
    <message>
        <source>Nodes: what runs where, and which a candidate could take</source>
        <translation>Knoten: was wo läuft, und welche ein Kandidat belegen könnte</translation>
    </message>
    <message>
        <source>Two sides that do not differ</source>
        <translation>Zwei Seiten, die sich nicht unterscheiden</translation>
    </message>
    <message>
        <source>A folder that is not there</source>
        <translation>Ein Ordner, den es nicht gibt</translation>
    </message>
    <message>
        <source>The server has not answered yet</source>
        <translation>Der Server hat noch nicht geantwortet</translation>
    </message>
    <message>
        <source>The server cannot be reached</source>
        <translation>Der Server ist nicht zu erreichen</translation>
    </message>
</context>
<context>
    <name>oz0::TwoLineDelegate</name>
    <message>
        <source>unseen</source>
        <translation>ungesehen</translation>
    </message>
</context>
<context>
    <name>oz0::VerdictReport</name>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number, what was refused</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>Weil</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place, installed place</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installiert</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>Vorgeschlagen</translation>
    </message>
    <message>
        <source>Who may</source>
        <translation>Wer darf</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>What would be installed</source>
        <translation>Was installiert würde</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenten</translation>
    </message>
    <message>
        <source>Flows</source>
        <translation>Flows</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Would lock to</source>
        <translation>Digest danach</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>local time, UTC</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Mandant</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>The remedy as a JSON Patch of plugin.yaml</source>
        <translation>Die Abhilfe als JSON Patch für plugin.yaml</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>kind, name, holder</comment>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Taken names</source>
        <translation>Vergebene Namen</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Breaking: %1</source>
        <translation>Brechend: %1</translation>
    </message>
    <message>
        <source>Compatible: %1</source>
        <translation>Verträglich: %1</translation>
    </message>
    <message>
        <source>Contract changes</source>
        <translation>Vertragsänderungen</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>Exit status</source>
        <translation>Exit-Status</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number, word</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
</context>
<context>
    <name>oz0::VerdictTexts</name>
    <message numerus="yes">
        <source>Nothing refuses this; %n check(s) passed.</source>
        <translation>
            <numerusform>Nichts lehnt das ab; %n Prüfung bestanden.</numerusform>
            <numerusform>Nichts lehnt das ab; %n Prüfungen bestanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 checks refuse this</source>
        <translation>
            <numerusform>%n von %1 Prüfungen lehnt das ab</numerusform>
            <numerusform>%n von %1 Prüfungen lehnen das ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; an admin may try it.</source>
        <comment>n of m checks refuse this</comment>
        <translation>%1; ein Admin darf es versuchen.</translation>
    </message>
    <message>
        <source>%1; an admin may try %2 of them.</source>
        <comment>n of m checks refuse this, number</comment>
        <translation>%1; ein Admin darf %2 davon versuchen.</translation>
    </message>
    <message>
        <source>Nothing refuses</source>
        <translation>Nichts lehnt ab</translation>
    </message>
    <message numerus="yes">
        <source>%n refuse</source>
        <translation>
            <numerusform>%n lehnt ab</numerusform>
            <numerusform>%n lehnen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, an admin may try</source>
        <comment>n refuse</comment>
        <translation>%1, ein Admin darf</translation>
    </message>
    <message>
        <source>%1, %2 an admin may try</source>
        <comment>n refuse, how many</comment>
        <translation>%1, bei %2 darf ein Admin</translation>
    </message>
    <message>
        <source>%1, nobody may</source>
        <comment>n refuse</comment>
        <translation>%1, niemand darf</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An install would be refused: %n reason(s).</source>
        <translation>
            <numerusform>Eine Installation würde abgelehnt: %n Grund.</numerusform>
            <numerusform>Eine Installation würde abgelehnt: %n Gründe.</numerusform>
        </translation>
    </message>
    <message>
        <source>An install would pass.</source>
        <translation>Eine Installation ginge durch.</translation>
    </message>
    <message>
        <source>An install would pass, with %1.</source>
        <comment>n warnings</comment>
        <translation>Eine Installation ginge durch, mit %1.</translation>
    </message>
    <message>
        <source>save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>Neuladen</translation>
    </message>
    <message>
        <source>takeover</source>
        <translation>Übernahme</translation>
    </message>
    <message>
        <source>renewal</source>
        <translation>Erneuerung</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>install</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>%1, of which nothing was installed</source>
        <comment>plugin version</comment>
        <translation>%1, wovon nichts installiert war</translation>
    </message>
    <message>
        <source>%1 against installed %2</source>
        <comment>plugin version, version</comment>
        <translation>%1 gegen das installierte %2</translation>
    </message>
    <message>
        <source>%1, %2 at %3 by %4, digest %5</source>
        <comment>plugin against installed, attempt, time, who, digest</comment>
        <translation>%1, %2 um %3 von %4, Digest %5</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, asked for %2</source>
        <comment>what was refused, nodes</comment>
        <translation>%1, gedacht für %2</translation>
    </message>
    <message>
        <source>%1, asked for nodes with %2</source>
        <comment>what was refused, labels</comment>
        <translation>%1, gedacht für Knoten mit %2</translation>
    </message>
    <message>
        <source>Checked again %1: nothing refuses it any more.</source>
        <translation>Erneut geprüft %1: Nichts lehnt es mehr ab.</translation>
    </message>
    <message numerus="yes">
        <source>Checked again %1: the same %n refuse(s).</source>
        <translation>
            <numerusform>Erneut geprüft %1: Dieselbe %n lehnt ab.</numerusform>
            <numerusform>Erneut geprüft %1: Dieselben %n lehnen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checked again %1: refusing now: %2; gone: %3; new: %4.</source>
        <comment>time, numbers</comment>
        <translation>Erneut geprüft %1: Jetzt lehnen ab: %2; weg: %3; neu: %4.</translation>
    </message>
    <message>
        <source>Gone: %1</source>
        <comment>a reason</comment>
        <translation>Weg: %1</translation>
    </message>
    <message>
        <source>New: %1</source>
        <comment>a reason</comment>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>The plugin is not installed any more.</source>
        <translation>Das Plugin ist nicht mehr installiert.</translation>
    </message>
    <message>
        <source>Version %1 is installed, with another manifest than then.</source>
        <translation>Version %1 ist installiert, mit einem anderen Manifest als damals.</translation>
    </message>
    <message>
        <source>Version %1 is installed now.</source>
        <translation>Jetzt ist Version %1 installiert.</translation>
    </message>
    <message>
        <source>%1; nobody may allow it.</source>
        <comment>n of m checks refuse this</comment>
        <translation>%1; niemand darf es erlauben.</translation>
    </message>
    <message numerus="yes">
        <source>%n host(s)</source>
        <translation>
            <numerusform>%n Host</numerusform>
            <numerusform>%n Hosts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s)</source>
        <translation>
            <numerusform>%n Geheimnis</numerusform>
            <numerusform>%n Geheimnisse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s)</source>
        <translation>
            <numerusform>%n andere Änderung</numerusform>
            <numerusform>%n andere Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>counts of what widens reach</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, %2 and %3</source>
        <comment>counts of what widens reach</comment>
        <translation>%1, %2 und %3</translation>
    </message>
    <message>
        <source>%1, and widens reach: %2</source>
        <comment>what would install, how many hosts</comment>
        <translation>%1 und weitet die Reichweite: %2</translation>
    </message>
</context>
<context>
    <name>oz0::WhatIfChooser</name>
    <message>
        <source>What &amp;if</source>
        <translation>Was, &amp;wenn</translation>
    </message>
    <message>
        <source>The code whose placing is asked about</source>
        <translation>Der Code, nach dessen Platz gefragt wird</translation>
    </message>
    <message>
        <source>took it, as</source>
        <comment>after a plugin&apos;s name</comment>
        <translation>einen Knoten belegte, als</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>Admin</translation>
    </message>
    <message>
        <source>%1 %2 %3 · %4</source>
        <comment>plugin version digest, what it is</comment>
        <translation>%1 %2 %3 · %4</translation>
    </message>
    <message>
        <source>no code yet</source>
        <translation>noch kein Code</translation>
    </message>
</context>
<context>
    <name>oz0::WhatIfGrid</name>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Geht durch</translation>
    </message>
</context>
<context>
    <name>oz0::WhatIfGridModel</name>
    <message>
        <source>Its nodes</source>
        <translation>Seine Knoten</translation>
    </message>
    <message>
        <source>Open nodes</source>
        <translation>Offene Knoten</translation>
    </message>
    <message>
        <source>All nodes</source>
        <translation>Alle Knoten</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>secret</comment>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>Without %1</source>
        <comment>secret</comment>
        <translation>Ohne %1</translation>
    </message>
    <message>
        <source>As admin</source>
        <translation>Als Admin</translation>
    </message>
    <message>
        <source>As operator</source>
        <translation>Als Operator</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Geht durch</translation>
    </message>
    <message>
        <source>Not asked</source>
        <translation>Nicht gefragt</translation>
    </message>
    <message>
        <source>no warning</source>
        <translation>keine Warnung</translation>
    </message>
    <message>
        <source>The server is being asked.</source>
        <translation>Der Server wird gefragt.</translation>
    </message>
    <message>
        <source>Nothing was asked yet.</source>
        <translation>Noch wurde nichts gefragt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule&apos;s ID: sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, being asked again</source>
        <translation>%1, wird noch einmal gefragt</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>as whom, circumstance: verdict</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Every online node, as the record asked.</source>
        <translation>Jeder Knoten, der online ist, wie der Vermerk es verlangte.</translation>
    </message>
    <message>
        <source>The online nodes with %1, as the record asked.</source>
        <translation>Die Knoten online mit %1, wie der Vermerk es verlangte.</translation>
    </message>
    <message>
        <source>The online nodes that an admin has opened to candidates.</source>
        <translation>Die Knoten online, die ein Admin für Kandidaten geöffnet hat.</translation>
    </message>
    <message>
        <source>Every online node.</source>
        <translation>Jeder Knoten, der online ist.</translation>
    </message>
    <message>
        <source>As if an admin had made %1 available to the installed version.</source>
        <translation>Als hätte ein Admin %1 der installierten Version gegeben.</translation>
    </message>
    <message>
        <source>As if an admin had taken %1 from the installed version.</source>
        <translation>Als hätte ein Admin %1 der installierten Version genommen.</translation>
    </message>
    <message>
        <source>Operator, remedy in</source>
        <comment>as an operator, with the remedy applied</comment>
        <translation>Operator, mit Abhilfe</translation>
    </message>
    <message>
        <source>As an operator, as if the remedy were in plugin.yaml.</source>
        <translation>Als Operator, als stünde die Abhilfe in plugin.yaml.</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <comment>that refuse</comment>
        <translation>
            <numerusform>%n Prüfung</numerusform>
            <numerusform>%n Prüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>how many checks, their rules</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>verdict, how many checks or warnings</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Case</source>
        <comment>of nodes and secrets</comment>
        <translation>Fall</translation>
    </message>
</context>
<context>
    <name>oz0::WhatIfPresenter</name>
    <message>
        <source>%1 %2</source>
        <comment>plugin version</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Only its owner or an admin may read its code.</source>
        <translation>Nur sein Eigner oder ein Admin darf seinen Code lesen.</translation>
    </message>
    <message>
        <source>your candidate</source>
        <translation>dein Kandidat</translation>
    </message>
    <message>
        <source>%1’s candidate</source>
        <translation>Kandidat von %1</translation>
    </message>
    <message>
        <source>refused at %1</source>
        <translation>abgelehnt um %1</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installiert</translation>
    </message>
    <message>
        <source>If %1 took it, as admin</source>
        <comment>plugin version</comment>
        <translation>Wenn %1 ihn belegte, als Admin</translation>
    </message>
    <message>
        <source>If %1 took it, as operator</source>
        <comment>plugin version</comment>
        <translation>Wenn %1 ihn belegte, als Operator</translation>
    </message>
    <message>
        <source>There is no code to ask about: nothing is installed or tried yet.</source>
        <translation>Es gibt keinen Code, nach dem zu fragen wäre: Noch ist nichts installiert oder probiert.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>rule, sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n would warn.</source>
        <translation>
            <numerusform>%n würde warnen.</numerusform>
            <numerusform>%n würden warnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>answered at revision %1</source>
        <translation>beantwortet bei Revision %1</translation>
    </message>
    <message>
        <source>The data is old: nothing new is asked.</source>
        <translation>Die Daten sind alt: Es wird nichts Neues gefragt.</translation>
    </message>
    <message>
        <source>The server has not said yet who you are.</source>
        <translation>Der Server hat noch nicht gesagt, wer du bist.</translation>
    </message>
    <message>
        <source>Only an operator or an admin can ask which nodes a candidate could take.</source>
        <translation>Nur ein Operator oder Admin kann fragen, welche Knoten ein Kandidat belegen könnte.</translation>
    </message>
    <message>
        <source>Which nodes %1 could take is not known.</source>
        <comment>plugin version</comment>
        <translation>Welche Knoten %1 belegen könnte, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Asking which nodes %1 could take…</source>
        <comment>plugin version</comment>
        <translation>Frage, welche Knoten %1 belegen könnte…</translation>
    </message>
    <message numerus="yes">
        <source>%1 could take no node: %n reason(s) hold(s) on every node.</source>
        <comment>plugin version</comment>
        <translation>
            <numerusform>%1 könnte keinen Knoten belegen: %n Grund gilt auf jedem.</numerusform>
            <numerusform>%1 könnte keinen Knoten belegen: %n Gründe gelten auf jedem.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could take no node.</source>
        <comment>plugin version</comment>
        <translation>%1 könnte keinen Knoten belegen.</translation>
    </message>
    <message>
        <source>%1 could take %2 of %3 nodes.</source>
        <comment>plugin version, n, m</comment>
        <translation>%1 könnte %2 von %3 Knoten belegen.</translation>
    </message>
    <message numerus="yes">
        <source>It could not take %n: %1.</source>
        <comment>nodes, why</comment>
        <translation>
            <numerusform>%n Knoten nicht: %1.</numerusform>
            <numerusform>%n Knoten nicht: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>oz0::WhyChain</name>
    <message>
        <source>%1: %2</source>
        <comment>label, value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
