<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutPage</name>
    <message>
        <source>Where is my data?</source>
        <translation>Wo sind meine Daten?</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Free software under the GPL, version 3 or later, without any warranty. Our packs and pictures may be shared under CC-BY-SA 4.0.</source>
        <translation>Freie Software unter der GPL, Version 3 oder neuer, ohne jede Gewähr. Unsere Pakete und Bilder dürfen unter CC-BY-SA 4.0 weitergegeben werden.</translation>
    </message>
    <message>
        <source>Everything stays on this device, in the folder {folder}. Nothing is sent anywhere. Copy the folder, and you have a backup of all.</source>
        <translation>Alles bleibt auf diesem Gerät, im Ordner {folder}. Nichts wird irgendwohin geschickt. Kopiere den Ordner, und du hast alles gesichert.</translation>
    </message>
</context>
<context>
    <name>AgeSection</name>
    <message>
        <source>not told</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>The games then begin where most children of that age begin. Only the year of birth is kept, on this device.</source>
        <translation>Die Spiele beginnen dann dort, wo die meisten Kinder dieses Alters beginnen. Behalten wird nur das Geburtsjahr, auf diesem Gerät.</translation>
    </message>
</context>
<context>
    <name>AimStage</name>
    <message>
        <source>The ship: move it left or right</source>
        <translation>Das Schiff: schieb es nach links oder rechts</translation>
    </message>
    <message>
        <source>The ball: let it roll</source>
        <translation>Die Kugel: lass sie rollen</translation>
    </message>
    <message>
        <source>Which cave is below this picture?</source>
        <translation>Welche Höhle liegt unter diesem Bild?</translation>
    </message>
    <message>
        <source>Tap the ball when the arrow is at the flag!</source>
        <translation>Tippe auf die Kugel, wenn der Pfeil richtig steht!</translation>
    </message>
    <message>
        <source>Pull the ball back and let go!</source>
        <translation>Zieh die Kugel zurück und lass los!</translation>
    </message>
    <message>
        <source>Cave {number}: {pictures}</source>
        <translation>Höhle {number}: {pictures}</translation>
    </message>
    <message numerus="yes">
        <source>Just beside it. %n tries left.</source>
        <translation>
            <numerusform>Knapp daneben. Noch %n Versuch.</numerusform>
            <numerusform>Knapp daneben. Noch %n Versuche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That was another cave. %n tries left.</source>
        <translation>
            <numerusform>Das war eine andere Höhle. Noch %n Versuch.</numerusform>
            <numerusform>Das war eine andere Höhle. Noch %n Versuche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ball rests. Next time!</source>
        <translation>Die Kugel ruht sich aus. Nächstes Mal!</translation>
    </message>
    <message>
        <source>Right into the cave!</source>
        <translation>Genau in die Höhle!</translation>
    </message>
    <message>
        <source>Hit! Well aimed.</source>
        <translation>Treffer! Gut gezielt.</translation>
    </message>
    <message>
        <source>Just beside it. Next time!</source>
        <translation>Knapp daneben. Beim nächsten Mal!</translation>
    </message>
</context>
<context>
    <name>AnswerStage</name>
    <message>
        <source>Look again. What else could fit?</source>
        <translation>Schau noch mal. Was könnte sonst passen?</translation>
    </message>
    <message>
        <source>What is missing? Tap it on the island.</source>
        <translation>Was fehlt? Tippe auf die Insel.</translation>
    </message>
    <message>
        <source>The row: {cells}</source>
        <translation>Die Reihe: {cells}</translation>
    </message>
</context>
<context>
    <name>ArrivalPage</name>
    <message>
        <source>What to look at</source>
        <translation>Was noch zu tun ist</translation>
    </message>
    <message>
        <source>Mend it now</source>
        <translation>Gleich ausbessern</translation>
    </message>
    <message>
        <source>This is no pack to play with yet.</source>
        <translation>Damit kann man noch nicht spielen.</translation>
    </message>
    <message>
        <source>A pack has arrived</source>
        <translation>Ein Paket ist da</translation>
    </message>
    <message>
        <source>{file} was not added, and nothing has changed.</source>
        <translation>{file} wurde nicht hinzugefügt, und nichts hat sich geändert.</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Nein, lassen</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Gut</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backup of {day}</source>
        <translation>Sicherung vom {day}</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>Alle Daten</translation>
    </message>
</context>
<context>
    <name>BackupsSection</name>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Backup of {day}</source>
        <translation>Sicherung vom {day}</translation>
    </message>
    <message>
        <source>{day}, before going back</source>
        <translation>{day}, vor dem Zurückgehen</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made every day.</source>
        <translation>Noch gibt es keine Sicherung. Jeden Tag entsteht eine.</translation>
    </message>
    <message>
        <source>One is made every day. Touch a day to see what is in it; nothing changes yet.</source>
        <translation>Jeden Tag entsteht eine. Tippe auf einen Tag und sieh, was darin ist; noch ändert sich nichts.</translation>
    </message>
</context>
<context>
    <name>BeginPage</name>
    <message>
        <source>Write a pack</source>
        <translation>Paket schreiben</translation>
    </message>
    <message>
        <source>Begin a new pack</source>
        <translation>Neues Paket beginnen</translation>
    </message>
    <message>
        <source>A folder I have</source>
        <translation>Ein Ordner von mir</translation>
    </message>
    <message>
        <source>A file I have</source>
        <translation>Eine Datei von mir</translation>
    </message>
    <message>
        <source>All packs</source>
        <translation>Alle Pakete</translation>
    </message>
    <message>
        <source>You write the pack in any text editor, such as Notepad. Each time you save it, this page shows the cards and what is still to be mended.</source>
        <translation>Du schreibst das Paket in einem Texteditor, zum Beispiel im Windows-Editor. Sooft du speicherst, zeigt diese Seite die Karten und was noch zu tun ist.</translation>
    </message>
</context>
<context>
    <name>Blank</name>
    <message>
        <source>Three shells</source>
        <translation>Drei Muscheln</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Find the coin before the parrot does!</source>
        <translation>Finde die Münze vor dem Papagei!</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Papagei</translation>
    </message>
    <message>
        <source>{name} found the coin!</source>
        <translation>{name} hat die Münze gefunden!</translation>
    </message>
    <message>
        <source>Where is the coin?</source>
        <translation>Wo ist die Münze?</translation>
    </message>
    <message>
        <source>Shell {number}: the coin is here</source>
        <translation>Muschel {number}: hier ist die Münze</translation>
    </message>
    <message>
        <source>Shell {number}: nothing here</source>
        <translation>Muschel {number}: hier ist nichts</translation>
    </message>
    <message>
        <source>Lift shell {number}</source>
        <translation>Heb Muschel {number} hoch</translation>
    </message>
    <message>
        <source>Look under shell {number}</source>
        <translation>Schau unter Muschel {number}</translation>
    </message>
</context>
<context>
    <name>CaptainPlate</name>
    <message>
        <source>{name} is on turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the boat</source>
        <translation>
            <numerusform>%n im Boot</numerusform>
            <numerusform>%n im Boot</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>brown</source>
        <translation>braun</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Where shall we sail?</source>
        <translation>Wohin fahren wir?</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>Zeig mir, wie es geht</translation>
    </message>
    <message>
        <source>{game}, {full} of {all} shells</source>
        <translation>{game}, {full} von {all} Muscheln</translation>
    </message>
</context>
<context>
    <name>ChartSection</name>
    <message>
        <source>weekday</source>
        <translation>Wochentag</translation>
    </message>
    <message>
        <source>weekend</source>
        <translation>Wochenende</translation>
    </message>
</context>
<context>
    <name>ChildList</name>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
</context>
<context>
    <name>ChildPage</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
</context>
<context>
    <name>ChooseStage</name>
    <message>
        <source>Which row will you solve?</source>
        <translation>Welche Reihe löst du?</translation>
    </message>
    <message>
        <source>Row {number}, it suits you: {cells}</source>
        <translation>Reihe {number}, sie passt zu dir: {cells}</translation>
    </message>
    <message>
        <source>Row {number}: {cells}</source>
        <translation>Reihe {number}: {cells}</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>Who has not played lately</source>
        <translation>Wer lange nicht gespielt hat</translation>
    </message>
    <message>
        <source>No files here</source>
        <translation>Hier sind keine Dateien</translation>
    </message>
    <message>
        <source>Files that could not be read</source>
        <translation>Dateien, die sich nicht lesen ließen</translation>
    </message>
    <message>
        <source>Rows most often not found at once</source>
        <translation>Reihen, die oft nicht gleich gefunden wurden</translation>
    </message>
    <message>
        <source>No row stands out. A row counts once three children met it.</source>
        <translation>Keine Reihe fällt auf. Eine Reihe zählt, sobald drei Kinder sie hatten.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation>Anderer Ordner</translation>
    </message>
    <message>
        <source>Reading the files …</source>
        <translation>Die Dateien werden gelesen …</translation>
    </message>
    <message>
        <source>See the whole class in one table. The files stay as they are.</source>
        <translation>Die ganze Klasse in einer Tabelle. Die Dateien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>On each tablet, open Data and save the files of all children. Bring the files into one folder, on a USB stick or a school share. Then choose that folder here. Files of several days do no harm.</source>
        <translation>Öffne auf jedem Tablet „Daten“ und speichere die Dateien aller Kinder. Bring die Dateien in einen Ordner, auf einem USB-Stick oder im Schulnetz. Wähle dann hier diesen Ordner. Dateien von mehreren Tagen stören nicht.</translation>
    </message>
</context>
<context>
    <name>ClassWords</name>
    <message numerus="yes">
        <source>%n child(ren), in alphabetical order.</source>
        <translation>
            <numerusform>%n Kind.</numerusform>
            <numerusform>%n Kinder, nach dem Alphabet.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have played since {day}.</source>
        <translation>Seit {day} haben alle gespielt.</translation>
    </message>
    <message>
        <source>Not since {day}: {names}</source>
        <translation>Nicht seit {day}: {names}</translation>
    </message>
    <message>
        <source>{pack} (version {version}), card {card}, {side}, row {row}</source>
        <translation>{pack} (Version {version}), Karte {card}, {side}, Reihe {row}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {children} did not find it at once</source>
        <translation>
            <numerusform>%n von {children} Kindern fand sie nicht gleich</numerusform>
            <numerusform>%n von {children} Kindern fanden sie nicht gleich</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>noch nie</translation>
    </message>
    <message>
        <source>brown side</source>
        <translation>braune Seite</translation>
    </message>
    <message>
        <source>blue side</source>
        <translation>blaue Seite</translation>
    </message>
</context>
<context>
    <name>ComfortSection</name>
    <message>
        <source>Hearing and seeing</source>
        <translation>Hören und Sehen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Letters wide apart</source>
        <translation>Weite Buchstaben</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Strong contrast</source>
        <translation>Starker Kontrast</translation>
    </message>
</context>
<context>
    <name>CrewSetup</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Who sails along? The youngest first!</source>
        <translation>Wer fährt mit? Das jüngste Kind zuerst!</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name}</source>
        <translation>Ich bin {name}</translation>
    </message>
    <message>
        <source>Now {name}! All others look away.</source>
        <translation>Jetzt {name}! Alle anderen schauen weg.</translation>
    </message>
</context>
<context>
    <name>DareButton</name>
    <message numerus="yes">
        <source>%n of ten tiles would go wrong.</source>
        <translation>
            <numerusform>%n von zehn Plättchen ginge daneben.</numerusform>
            <numerusform>%n von zehn Plättchen gingen daneben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataDesk</name>
    <message>
        <source>{other} now belongs to {kept}.</source>
        <translation>{other} gehört jetzt zu {kept}.</translation>
    </message>
    <message>
        <source>There are twelve children already.</source>
        <translation>Hier sind schon zwölf Kinder.</translation>
    </message>
    <message>
        <source>{child} has an entry of its own again.</source>
        <translation>{child} hat wieder einen eigenen Eintrag.</translation>
    </message>
    <message>
        <source>All is as it was in the backup.</source>
        <translation>Alles ist wieder so wie in der Sicherung.</translation>
    </message>
</context>
<context>
    <name>DataDialogs</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Choose progress files</source>
        <translation>Fortschrittsdateien wählen</translation>
    </message>
    <message>
        <source>Choose the folder of the class</source>
        <translation>Ordner der Klasse wählen</translation>
    </message>
    <message>
        <source>A folder for the files</source>
        <translation>Ein Ordner für die Dateien</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Where is my data?</source>
        <translation>Wo sind meine Daten?</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>What the children did belongs to you. Nothing is sent anywhere.</source>
        <translation>Was die Kinder gemacht haben, gehört euch. Nichts wird verschickt.</translation>
    </message>
    <message>
        <source>In the folder {folder}. Copy it, and you have a backup of all.</source>
        <translation>Im Ordner {folder}. Kopiere ihn, und du hast eine Sicherung von allem.</translation>
    </message>
</context>
<context>
    <name>DataWords</name>
    <message numerus="yes">
        <source>%n file(s) read.</source>
        <translation>
            <numerusform>%n Datei gelesen.</numerusform>
            <numerusform>%n Dateien gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved in {folder}</source>
        <translation>
            <numerusform>%n Datei gespeichert in {folder}</numerusform>
            <numerusform>%n Dateien gespeichert in {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: this file is not from KidsLogic.</source>
        <translation>{file}: Diese Datei ist nicht von KidsLogic.</translation>
    </message>
    <message>
        <source>{file}: it comes from a newer KidsLogic. Please renew this one.</source>
        <translation>{file}: Sie kommt von einem neueren KidsLogic. Bitte erneuere es auch hier.</translation>
    </message>
    <message>
        <source>{file}: it is not whole. Please export it once more.</source>
        <translation>{file}: Sie ist nicht vollständig. Bitte speichere sie dort noch einmal.</translation>
    </message>
    <message>
        <source>{file}: it is too large.</source>
        <translation>{file}: Sie ist zu groß.</translation>
    </message>
    <message>
        <source>{file}: there are twelve children already.</source>
        <translation>{file}: Hier sind schon zwölf Kinder.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read.</source>
        <translation>{file}: Sie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>{child}: nothing new</source>
        <translation>{child}: nichts Neues</translation>
    </message>
    <message numerus="yes">
        <source>{child}: %n new entry(s)</source>
        <translation>
            <numerusform>{child}: %n neuer Eintrag</numerusform>
            <numerusform>{child}: %n neue Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoorTile</name>
    <message>
        <source>Door {number}</source>
        <translation>Tür {number}</translation>
    </message>
</context>
<context>
    <name>DrawStage</name>
    <message>
        <source>Turn up a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>Hoist the sail</source>
        <translation>Segel hissen</translation>
    </message>
    <message numerus="yes">
        <source>Take a card! %n card(s) left.</source>
        <translation>
            <numerusform>Nimm eine Karte! Noch %n Karte.</numerusform>
            <numerusform>Nimm eine Karte! Noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, take a card!</source>
        <translation>{name}, nimm eine Karte!</translation>
    </message>
</context>
<context>
    <name>EndStage</name>
    <message>
        <source>The sail: pull it up</source>
        <translation>Das Segel: zieh es hoch</translation>
    </message>
    <message>
        <source>Goal reached! Hoist the sail!</source>
        <translation>Ziel erreicht! Hiss das Segel!</translation>
    </message>
    <message numerus="yes">
        <source>%n gemstone(s) found! Sail again?</source>
        <translation>
            <numerusform>%n Edelstein gefunden! Noch eine Fahrt?</numerusform>
            <numerusform>%n Edelsteine gefunden! Noch eine Fahrt?</numerusform>
        </translation>
    </message>
    <message>
        <source>Champion pirates! {name} hoists the sail.</source>
        <translation>Alle gewinnen! {name} hisst das Segel.</translation>
    </message>
    <message>
        <source>{name} is champion pirate!</source>
        <translation>{name} gewinnt die Piratenfahrt!</translation>
    </message>
    <message>
        <source>Pull the sail up!</source>
        <translation>Zieh das Segel hoch!</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n gemstone(s)</source>
        <translation>
            <numerusform>{name}: %n Edelstein</numerusform>
            <numerusform>{name}: %n Edelsteine</numerusform>
        </translation>
    </message>
    <message>
        <source>What was where?</source>
        <translation>Was war wo?</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch mal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Both are strong. Well played!</source>
        <translation>Beide sind stark. Gut gespielt!</translation>
    </message>
    <message>
        <source>{name} found the flag!</source>
        <translation>{name} hat die Flagge!</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Once more</source>
        <translation>Noch mal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>EnoughScreen</name>
    <message>
        <source>Enough for today!</source>
        <translation>Genug für heute!</translation>
    </message>
    <message>
        <source>Your game is kept. Tomorrow we sail on!</source>
        <translation>Dein Spiel ist sicher. Morgen segeln wir weiter!</translation>
    </message>
    <message>
        <source>Good night!</source>
        <translation>Gute Nacht!</translation>
    </message>
    <message>
        <source>Grown-ups: 10 more minutes</source>
        <translation>Erwachsene: 10 Minuten mehr</translation>
    </message>
</context>
<context>
    <name>ExplainStage</name>
    <message>
        <source>I told someone</source>
        <translation>Ich habe es erzählt</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Yes, that fits! How did you find it?</source>
        <translation>Ja, das passt! Wie hast du es gefunden?</translation>
    </message>
</context>
<context>
    <name>ExportSection</name>
    <message>
        <source>Take along</source>
        <translation>Mitnehmen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Class (may stay empty)</source>
        <translation>Klasse (kann leer bleiben)</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Als Datei speichern</translation>
    </message>
    <message>
        <source>Save as table</source>
        <translation>Als Tabelle speichern</translation>
    </message>
    <message>
        <source>There is no child here yet.</source>
        <translation>Hier ist noch kein Kind.</translation>
    </message>
    <message>
        <source>A progress file carries what a child did to another device. A table opens in every spreadsheet.</source>
        <translation>Eine Fortschrittsdatei bringt, was ein Kind geschafft hat, auf ein anderes Gerät. Eine Tabelle öffnet sich in jeder Tabellenkalkulation.</translation>
    </message>
</context>
<context>
    <name>FaceScreen</name>
    <message>
        <source>Which animal are you?</source>
        <translation>Welches Tier bist du?</translation>
    </message>
</context>
<context>
    <name>FaceSection</name>
    <message>
        <source>Animal</source>
        <translation>Tier</translation>
    </message>
</context>
<context>
    <name>FreshCards</name>
    <message>
        <source>The parrot is drawing new cards!</source>
        <translation>Der Papagei malt neue Karten!</translation>
    </message>
</context>
<context>
    <name>FriendOffer</name>
    <message>
        <source>{name} suits you well. Shall we play?</source>
        <translation>{name} passt gut zu dir. Wollt ihr spielen?</translation>
    </message>
    <message>
        <source>{name} plays more gently. Shall we train?</source>
        <translation>{name} spielt sanfter. Wollt ihr trainieren?</translation>
    </message>
    <message>
        <source>You play well! {name} plays trickier. Dare to?</source>
        <translation>Das läuft gut! {name} spielt kniffliger. Traust du dich?</translation>
    </message>
</context>
<context>
    <name>Friends</name>
    <message>
        <source>Stella</source>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Tilda</source>
        <translation>Tilda</translation>
    </message>
    <message>
        <source>Karlo</source>
        <translation>Karlo</translation>
    </message>
    <message>
        <source>Momo</source>
        <translation>Momo</translation>
    </message>
    <message>
        <source>Fina</source>
        <translation>Fina</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
</context>
<context>
    <name>GameButton</name>
    <message>
        <source>{game}: {done} of {all} lessons done</source>
        <translation>{game}: {done} von {all} Lektionen geschafft</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>For grown-ups</source>
        <translation>Für Erwachsene</translation>
    </message>
    <message>
        <source>Type: {numbers}</source>
        <translation>Tippe als Ziffern: {numbers}</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
</context>
<context>
    <name>GoOnScreen</name>
    <message>
        <source>Shall we go on?</source>
        <translation>Machen wir weiter?</translation>
    </message>
    <message>
        <source>Go on where we were</source>
        <translation>Dort weiter, wo wir waren</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Ein neues Spiel</translation>
    </message>
</context>
<context>
    <name>GoalChest</name>
    <message>
        <source>{have} of {goal} gemstones</source>
        <translation>{have} von {goal} Edelsteinen</translation>
    </message>
</context>
<context>
    <name>GridSection</name>
    <message>
        <source>What is being learned</source>
        <translation>Was gerade gelernt wird</translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation>Noch hat niemand etwas beantwortet.</translation>
    </message>
</context>
<context>
    <name>Harbour</name>
    <message>
        <source>Who is playing today?</source>
        <translation>Wer spielt heute?</translation>
    </message>
    <message>
        <source>I am new here</source>
        <translation>Ich bin neu hier</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Say the row aloud. What do you hear?</source>
        <translation>Sag die Reihe laut. Was hörst du?</translation>
    </message>
    <message>
        <source>Look here first!</source>
        <translation>Schau zuerst hierher!</translation>
    </message>
    <message>
        <source>Only one step is missing now!</source>
        <translation>Jetzt fehlt nur noch ein Schritt!</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>easier ones</source>
        <translation>leichtere</translation>
    </message>
    <message>
        <source>harder ones</source>
        <translation>schwerere</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>now and then</source>
        <translation>manchmal</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>gemstones</source>
        <translation>Edelsteine</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>one colour</source>
        <translation>einer Farbe</translation>
    </message>
    <message>
        <source>both colours</source>
        <translation>beiden Farben</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Balls each turn</source>
        <translation>Kugeln im Zug</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Nach dem Warum fragen</translation>
    </message>
    <message>
        <source>Mark known tiles</source>
        <translation>Bekannte merken</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Gezählt werden</translation>
    </message>
    <message>
        <source>Double tiles go back for</source>
        <translation>Doppelte zurück bei</translation>
    </message>
    <message>
        <source>Sea monsters</source>
        <translation>Seeungeheuer</translation>
    </message>
    <message>
        <source>Alone: cards</source>
        <translation>Allein: Karten</translation>
    </message>
    <message>
        <source>Alone: sea monsters</source>
        <translation>Allein: Seeungeheuer</translation>
    </message>
</context>
<context>
    <name>ImportSection</name>
    <message>
        <source>Read in</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Entries that are here already are not counted twice. Files may come in any order.</source>
        <translation>Was schon hier ist, wird nicht doppelt gezählt. Die Reihenfolge der Dateien ist egal.</translation>
    </message>
    <message>
        <source>Read files</source>
        <translation>Dateien einlesen</translation>
    </message>
</context>
<context>
    <name>InsideSection</name>
    <message>
        <source>What is in it</source>
        <translation>Was darin ist</translation>
    </message>
    <message>
        <source>This backup is damaged and cannot be opened.</source>
        <translation>Diese Sicherung ist beschädigt und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Nothing had been played yet.</source>
        <translation>Da war noch nichts gespielt.</translation>
    </message>
    <message>
        <source>The latest entry is of {day}.</source>
        <translation>Der letzte Eintrag ist vom {day}.</translation>
    </message>
    <message numerus="yes">
        <source>{child}: %n answer(s)</source>
        <translation>
            <numerusform>{child}: %n Antwort</numerusform>
            <numerusform>{child}: %n Antworten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinSection</name>
    <message>
        <source>One child, two entries?</source>
        <translation>Ein Kind, zwei Einträge?</translation>
    </message>
    <message>
        <source>Bring together</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>There is no child here yet.</source>
        <translation>Hier ist noch kein Kind.</translation>
    </message>
    <message>
        <source>There is only one child here.</source>
        <translation>Hier ist nur ein Kind.</translation>
    </message>
    <message>
        <source>Touch the entry that stays, then the other one. It can be taken back.</source>
        <translation>Tippe auf den Eintrag, der bleibt, dann auf den anderen. Das lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>All that {other} did goes to {kept}. It can be taken back.</source>
        <translation>Alles von {other} kommt zu {kept}. Das lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>{other} belongs to {kept}</source>
        <translation>{other} gehört zu {kept}</translation>
    </message>
    <message>
        <source>Part again</source>
        <translation>Wieder trennen</translation>
    </message>
    <message>
        <source>Part {other} again</source>
        <translation>{other} wieder trennen</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>Deutsch</translation>
    </message>
</context>
<context>
    <name>LessonBand</name>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Zeig es noch einmal</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Das überspringen</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Das Spiel spielen</translation>
    </message>
    <message>
        <source>The next lesson</source>
        <translation>Die nächste Lektion</translation>
    </message>
    <message>
        <source>You did the whole lesson!</source>
        <translation>Die ganze Lektion ist geschafft!</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>What shall I show you?</source>
        <translation>Was soll ich dir zeigen?</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>Yes, show me!</source>
        <translation>Ja, zeig es mir!</translation>
    </message>
    <message>
        <source>I know it already</source>
        <translation>Ich kenne es schon</translation>
    </message>
    <message>
        <source>{game}: shall I show you?</source>
        <translation>{game}: Soll ich es dir zeigen?</translation>
    </message>
</context>
<context>
    <name>LessonPill</name>
    <message>
        <source>{title}, done</source>
        <translation>{title}, geschafft</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Let us try that again together.</source>
        <translation>Das probieren wir noch einmal zusammen.</translation>
    </message>
</context>
<context>
    <name>LevelSection</name>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Brown cards have levels 1 to 4, blue cards 5 to 8. Games that were begun go on as they are.</source>
        <translation>Braune Karten haben die Stufen 1 bis 4, blaue 5 bis 8. Begonnene Spiele gehen weiter, wie sie sind.</translation>
    </message>
    <message>
        <source>From level</source>
        <translation>Von Stufe</translation>
    </message>
    <message>
        <source>to level</source>
        <translation>bis Stufe</translation>
    </message>
    <message>
        <source>From level {level}</source>
        <translation>Von Stufe {level}</translation>
    </message>
    <message>
        <source>To level {level}</source>
        <translation>Bis Stufe {level}</translation>
    </message>
</context>
<context>
    <name>LimitSection</name>
    <message>
        <source>Play time a day</source>
        <translation>Spielzeit am Tag</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Doctors advise up to 30 minutes of screen a day before school age, then up to 45 to 60. The child is told five minutes before; the end comes between two turns, and a grown-up can add ten minutes.</source>
        <translation>Kinderärzte raten vor der Schule zu höchstens 30 Minuten Bildschirm am Tag, danach zu 45 bis 60. Fünf Minuten vorher wird es dem Kind gesagt; das Ende kommt zwischen zwei Zügen, und Erwachsene können zehn Minuten dazugeben.</translation>
    </message>
</context>
<context>
    <name>LogixLayout</name>
    <message>
        <source>My card: hold to look, tap to turn</source>
        <translation>Meine Karte: halten zum Ansehen, tippen zum Drehen</translation>
    </message>
    <message>
        <source>Look at my card</source>
        <translation>Meine Karte ansehen</translation>
    </message>
    <message>
        <source>My code is ready!</source>
        <translation>Mein Code ist fertig!</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Stop, nobody wins</source>
        <translation>Aufhören, niemand gewinnt</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Was ist passiert?</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch mal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>LogixSetup</name>
    <message>
        <source>The code is not ready?</source>
        <translation>Der Code ist nicht fertig?</translation>
    </message>
    <message>
        <source>Take back?</source>
        <translation>Zurücknehmen?</translation>
    </message>
    <message>
        <source>Show places?</source>
        <translation>Felder zeigen?</translation>
    </message>
    <message>
        <source>Which friends play along?</source>
        <translation>Welche Freunde spielen mit?</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Mit welchen Karten?</translation>
    </message>
    <message>
        <source>How do you want to play?</source>
        <translation>Wie möchtest du spielen?</translation>
    </message>
    <message>
        <source>Parrot whispers?</source>
        <translation>Papagei flüstert?</translation>
    </message>
    <message>
        <source>show why</source>
        <translation>zeigen, warum</translation>
    </message>
    <message>
        <source>lose a turn</source>
        <translation>einmal aussetzen</translation>
    </message>
    <message>
        <source>only watch</source>
        <translation>nur zuschauen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>der letzte Zug</translation>
    </message>
    <message>
        <source>what breaks it</source>
        <translation>was stört</translation>
    </message>
    <message>
        <source>guess the card</source>
        <translation>Karte erraten</translation>
    </message>
</context>
<context>
    <name>LogixTable</name>
    <message>
        <source>All others look away. Now hold the eye!</source>
        <translation>Alle anderen schauen weg. Halte das Auge gedrückt!</translation>
    </message>
    <message>
        <source>Look at your card. Is it ready?</source>
        <translation>Schau auf deine Karte. Ist sie fertig?</translation>
    </message>
    <message>
        <source>It is ready! Hold the yellow button.</source>
        <translation>Er ist fertig! Halte den gelben Knopf.</translation>
    </message>
    <message>
        <source>Tap the arrow to end your turn.</source>
        <translation>Tippe auf den Pfeil, dann geht es weiter.</translation>
    </message>
    <message>
        <source>You need {colour} here.</source>
        <translation>Hier brauchst du: {colour}.</translation>
    </message>
    <message>
        <source>This marble is in your way.</source>
        <translation>Diese Kugel ist dir im Weg.</translation>
    </message>
    <message>
        <source>Look: this would be a good move.</source>
        <translation>Schau: Das wäre ein guter Zug.</translation>
    </message>
</context>
<context>
    <name>LogixTraining</name>
    <message>
        <source>Card {number}</source>
        <translation>Karte {number}</translation>
    </message>
    <message>
        <source>One move makes the code ready. Which?</source>
        <translation>Ein Zug macht den Code fertig. Welcher?</translation>
    </message>
    <message>
        <source>One marble breaks the code. Tap it!</source>
        <translation>Eine Kugel stört den Code. Tippe sie an!</translation>
    </message>
    <message>
        <source>Which card lacks only one move?</source>
        <translation>Welcher Karte fehlt nur ein Zug?</translation>
    </message>
    <message>
        <source>Which card fits this best?</source>
        <translation>Welche Karte passt dazu am besten?</translation>
    </message>
    <message>
        <source>Look for the colour {colour}.</source>
        <translation>Achte auf die Farbe {colour}.</translation>
    </message>
    <message>
        <source>These belong to the code.</source>
        <translation>Diese gehören zum Code.</translation>
    </message>
    <message>
        <source>Look closely here!</source>
        <translation>Schau hier genau hin!</translation>
    </message>
    <message>
        <source>This colour rests now. Try another!</source>
        <translation>Diese Farbe ruht gerade. Nimm eine andere!</translation>
    </message>
    <message>
        <source>Careful: the same colour lies beside it.</source>
        <translation>Achtung: Daneben liegt die gleiche Farbe.</translation>
    </message>
    <message>
        <source>The card does not allow this colour.</source>
        <translation>Die Karte erlaubt diese Farbe nicht.</translation>
    </message>
    <message>
        <source>Cards are turned, but never flipped.</source>
        <translation>Karten werden gedreht, aber nie umgeklappt.</translation>
    </message>
    <message>
        <source>Good place! Which colour belongs there?</source>
        <translation>Guter Platz! Welche Farbe gehört dorthin?</translation>
    </message>
    <message>
        <source>Good colour! Where does it belong?</source>
        <translation>Gute Farbe! Wohin gehört sie?</translation>
    </message>
    <message>
        <source>The joker may be any colour.</source>
        <translation>Der Joker darf jede Farbe sein.</translation>
    </message>
    <message>
        <source>Black belongs to every code.</source>
        <translation>Schwarz gehört zu jedem Code.</translation>
    </message>
    <message>
        <source>This marble fits well.</source>
        <translation>Diese Kugel passt gut.</translation>
    </message>
    <message>
        <source>This one does no harm.</source>
        <translation>Diese hier stört nicht.</translation>
    </message>
    <message>
        <source>This card still lacks more.</source>
        <translation>Dieser Karte fehlt noch mehr.</translation>
    </message>
    <message>
        <source>Look at the card once more!</source>
        <translation>Schau noch einmal auf die Karte!</translation>
    </message>
    <message>
        <source>This marble fills the gap.</source>
        <translation>Diese Kugel füllt die Lücke.</translation>
    </message>
    <message>
        <source>Now the colour fits.</source>
        <translation>Jetzt passt die Farbe.</translation>
    </message>
    <message>
        <source>It rolls into the gap.</source>
        <translation>Sie rollt in die Lücke.</translation>
    </message>
    <message>
        <source>Now nothing breaks the code.</source>
        <translation>Jetzt stört nichts mehr den Code.</translation>
    </message>
    <message>
        <source>Now black belongs to it.</source>
        <translation>Jetzt gehört Schwarz dazu.</translation>
    </message>
    <message>
        <source>Here another colour is needed.</source>
        <translation>Hier braucht es eine andere Farbe.</translation>
    </message>
    <message>
        <source>The same colour may not lie beside it.</source>
        <translation>Die gleiche Farbe darf nicht daneben liegen.</translation>
    </message>
    <message>
        <source>That is one joker too many.</source>
        <translation>Das ist ein Joker zu viel.</translation>
    </message>
    <message>
        <source>Here only one move is missing.</source>
        <translation>Hier fehlt nur noch ein Zug.</translation>
    </message>
    <message>
        <source>It is being built here.</source>
        <translation>Hier wird daran gebaut.</translation>
    </message>
</context>
<context>
    <name>LogixView</name>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt nach.</translation>
    </message>
    <message>
        <source>Done? Tap the arrow!</source>
        <translation>Fertig? Tippe auf den Pfeil!</translation>
    </message>
    <message>
        <source>{name}, place, roll or swap a marble!</source>
        <translation>{name}, lege, rolle oder tausche eine Kugel!</translation>
    </message>
    <message>
        <source>Nobody wins. Well played!</source>
        <translation>Niemand gewinnt. Gut gespielt!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>The code is ready!</source>
        <translation>Der Code ist fertig!</translation>
    </message>
    <message>
        <source>Let us look!</source>
        <translation>Schauen wir nach!</translation>
    </message>
    <message>
        <source>Not quite yet. Yellow rings do not fit.</source>
        <translation>Noch nicht ganz. Gelbe Ringe passen nicht.</translation>
    </message>
    <message>
        <source>Not quite yet. The turn goes on.</source>
        <translation>Noch nicht ganz. Der Zug geht weiter.</translation>
    </message>
    <message>
        <source>The code is not ready. You watch now.</source>
        <translation>Der Code ist nicht fertig. Du schaust jetzt zu.</translation>
    </message>
</context>
<context>
    <name>Marbles</name>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>grey joker</source>
        <translation>grauer Joker</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
</context>
<context>
    <name>Mates</name>
    <message>
        <source>Tilda</source>
        <translation>Tilda</translation>
    </message>
    <message>
        <source>Gustav</source>
        <translation>Gustav</translation>
    </message>
    <message>
        <source>Olly</source>
        <translation>Olli</translation>
    </message>
    <message>
        <source>Fina</source>
        <translation>Fina</translation>
    </message>
    <message>
        <source>Tilda, careful</source>
        <translation>Tilda, vorsichtig</translation>
    </message>
    <message>
        <source>Gustav, daring</source>
        <translation>Gustav, mutig</translation>
    </message>
    <message>
        <source>Olly, forgetful</source>
        <translation>Olli, vergesslich</translation>
    </message>
    <message>
        <source>Fina, clever</source>
        <translation>Fina, schlau</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>Bronze!</source>
        <translation>Bronze!</translation>
    </message>
    <message>
        <source>Silver!</source>
        <translation>Silber!</translation>
    </message>
    <message>
        <source>Gold!</source>
        <translation>Gold!</translation>
    </message>
</context>
<context>
    <name>MonsterStage</name>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>It lies well</source>
        <translation>Hier liegt es gut</translation>
    </message>
    <message>
        <source>{name}, where shall the sea monster lie?</source>
        <translation>{name}, wo soll das Seeungeheuer liegen?</translation>
    </message>
    <message>
        <source>Sea monster: column {column}, row {row}</source>
        <translation>Seeungeheuer: Spalte {column}, Reihe {row}</translation>
    </message>
</context>
<context>
    <name>NameScreen</name>
    <message>
        <source>What is your name?</source>
        <translation>Wie heißt du?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>NameSection</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Write a name, please.</source>
        <translation>Schreib bitte einen Namen.</translation>
    </message>
    <message>
        <source>That is very long. A shorter name, please.</source>
        <translation>Das ist sehr lang. Bitte einen kürzeren Namen.</translation>
    </message>
    <message>
        <source>This name has a boat already. Choose another one.</source>
        <translation>Dieser Name hat schon ein Boot. Nimm einen anderen.</translation>
    </message>
    <message>
        <source>All boats are taken. Ask a grown-up.</source>
        <translation>Alle Boote sind besetzt. Frag jemand Erwachsenen.</translation>
    </message>
    <message>
        <source>This name cannot be written. Choose another one.</source>
        <translation>Diesen Namen kann ich nicht schreiben. Nimm einen anderen.</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A newer KidsLogic was here. Today nothing will be saved.</source>
        <translation>Hier war ein neueres KidsLogic. Heute wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>The children&apos;s file was damaged. We use the copy of {day}.</source>
        <translation>Die Datei der Kinder war beschädigt. Kopie: {day}.</translation>
    </message>
    <message>
        <source>The children&apos;s file was damaged and put aside. We start new.</source>
        <translation>Die Datei der Kinder war beschädigt. Wir fangen neu an.</translation>
    </message>
    <message>
        <source>KidsLogic may not write to its folder. Nothing is saved.</source>
        <translation>KidsLogic darf nicht in seinen Ordner schreiben. Nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>The disk is full. You can play on; please make room.</source>
        <translation>Der Speicher ist voll. Spiel weiter; bitte schafft Platz.</translation>
    </message>
    <message>
        <source>Another program holds the children&apos;s file. You can play on.</source>
        <translation>Ein anderes Programm hält die Datei der Kinder fest. Spiel weiter.</translation>
    </message>
    <message>
        <source>All is well, but there is no safety copy of today.</source>
        <translation>Alles ist gut, nur die Sicherungskopie von heute fehlt.</translation>
    </message>
    <message>
        <source>The settings could not be read. All is as at the start.</source>
        <translation>Die Einstellungen waren nicht lesbar. Alles ist wie am Anfang.</translation>
    </message>
    <message>
        <source>No program here opens this file. It lies at {file}</source>
        <translation>Kein Programm hier öffnet diese Datei. Sie liegt hier: {file}</translation>
    </message>
    <message>
        <source>This game cannot go on any more. Let&apos;s start a new one!</source>
        <translation>Dieses Spiel geht nicht weiter. Fangen wir ein neues an!</translation>
    </message>
    <message>
        <source>This game cannot be opened now. Ask a grown-up, please.</source>
        <translation>Das Spiel geht gerade nicht auf. Frag bitte jemand Erwachsenen.</translation>
    </message>
    <message>
        <source>Something is wrong with the disk. You can play on.</source>
        <translation>Mit dem Speicher stimmt etwas nicht. Spiel ruhig weiter.</translation>
    </message>
    <message>
        <source>That did not work. {why}</source>
        <translation>Das hat nicht geklappt. {why}</translation>
    </message>
</context>
<context>
    <name>PackCards</name>
    <message>
        <source>Always new cards</source>
        <translation>Immer neue Karten</translation>
    </message>
</context>
<context>
    <name>PackChoice</name>
    <message>
        <source>Which cards today?</source>
        <translation>Welche Karten heute?</translation>
    </message>
</context>
<context>
    <name>PackDesk</name>
    <message>
        <source>The pack is there.</source>
        <translation>Das Paket ist da.</translation>
    </message>
    <message>
        <source>The pack is up to date.</source>
        <translation>Das Paket ist erneuert.</translation>
    </message>
    <message>
        <source>The version before is back.</source>
        <translation>Die vorige Fassung ist zurück.</translation>
    </message>
</context>
<context>
    <name>PackDialogs</name>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Choose a pack</source>
        <translation>Paket auswählen</translation>
    </message>
    <message>
        <source>Choose the folder of a pack</source>
        <translation>Ordner eines Pakets auswählen</translation>
    </message>
    <message>
        <source>My first pack</source>
        <translation>Mein erstes Paket</translation>
    </message>
    <message>
        <source>A name for the new pack</source>
        <translation>Ein Name für das neue Paket</translation>
    </message>
    <message>
        <source>Save the pack as one file</source>
        <translation>Paket als eine Datei speichern</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateien des Typs:</translation>
    </message>
</context>
<context>
    <name>PackFacts</name>
    <message>
        <source>no licence</source>
        <translation>keine Lizenz</translation>
    </message>
    <message>
        <source>version {number}</source>
        <translation>Version {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: {cards}. All other cards are played.</source>
        <translation>Ausgelassen: {cards}. Alle anderen Karten werden gespielt.</translation>
    </message>
</context>
<context>
    <name>PackPage</name>
    <message>
        <source>All packs</source>
        <translation>Alle Pakete</translation>
    </message>
    <message>
        <source>For whoever writes this pack</source>
        <translation>Für alle, die an dem Paket schreiben</translation>
    </message>
    <message>
        <source>The children find it on the island of its game. Below you choose who plays it.</source>
        <translation>Die Kinder finden es auf der Insel des Spiels. Unten wählst du, wer damit spielt.</translation>
    </message>
</context>
<context>
    <name>PackSection</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More about {pack}</source>
        <translation>Mehr über {pack}</translation>
    </message>
</context>
<context>
    <name>PacksPage</name>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
    <message>
        <source>Add a pack</source>
        <translation>Paket holen</translation>
    </message>
    <message>
        <source>Write a pack</source>
        <translation>Paket schreiben</translation>
    </message>
    <message>
        <source>A pack is a set of cards. Drop its file on this window, or choose it here.</source>
        <translation>Ein Paket ist ein Stapel Karten. Zieh seine Datei auf dieses Fenster, oder wähle sie hier aus.</translation>
    </message>
</context>
<context>
    <name>PacksSection</name>
    <message>
        <source>Packs</source>
        <translation>Pakete</translation>
    </message>
</context>
<context>
    <name>ParentsCorner</name>
    <message>
        <source>Save the report as PDF</source>
        <translation>Den Bericht als PDF speichern</translation>
    </message>
</context>
<context>
    <name>PartsSection</name>
    <message>
        <source>What is inside</source>
        <translation>Was darin steckt</translation>
    </message>
</context>
<context>
    <name>PinGate</name>
    <message>
        <source>Take back a digit</source>
        <translation>Eine Ziffer zurück</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message numerus="yes">
        <source>Please wait %n second(s).</source>
        <translation>
            <numerusform>Bitte warte %n Sekunde.</numerusform>
            <numerusform>Bitte warte %n Sekunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was another number.</source>
        <translation>Das war eine andere Zahl.</translation>
    </message>
    <message>
        <source>Type your PIN.</source>
        <translation>Gib deine PIN ein.</translation>
    </message>
    <message>
        <source>A fence, no lock. PIN forgotten? In {file} delete the line that begins with pin:</source>
        <translation>Ein Zaun, kein Schloss. PIN vergessen? In {file} die Zeile löschen, die mit pin: beginnt.</translation>
    </message>
</context>
<context>
    <name>PinSection</name>
    <message>
        <source>PIN for grown-ups</source>
        <translation>PIN für Erwachsene</translation>
    </message>
    <message>
        <source>Four to eight digits</source>
        <translation>Vier bis acht Ziffern</translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>PIN entfernen</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>PIN ändern</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>PIN festlegen</translation>
    </message>
    <message>
        <source>The door asks for your PIN. It is a fence, no lock: whoever reads the data folder can open it. If you forget the PIN, delete the line that begins with pin: in settings.yaml.</source>
        <translation>Die Tür fragt nach deiner PIN. Sie ist ein Zaun, kein Schloss: Wer den Datenordner liest, kann sie öffnen. Wenn du die PIN vergisst, lösche in settings.yaml die Zeile, die mit pin: beginnt.</translation>
    </message>
    <message>
        <source>Without a PIN the door asks for a number in words. A PIN has {fewest} to {most} digits; it keeps children out, but it is a fence, no lock.</source>
        <translation>Ohne PIN fragt die Tür nach einer Zahl in Worten. Eine PIN hat {fewest} bis {most} Ziffern; sie hält Kinder ab, ist aber ein Zaun, kein Schloss.</translation>
    </message>
</context>
<context>
    <name>Piraten</name>
    <message>
        <source>Logic Pirates</source>
        <translation>Logik-Piraten</translation>
    </message>
</context>
<context>
    <name>PiratenSetup</name>
    <message>
        <source>mates</source>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>House rules, for grown-ups: hold</source>
        <translation>Hausregeln, für Erwachsene: halten</translation>
    </message>
    <message>
        <source>With a sea monster?</source>
        <translation>Mit Seeungeheuer?</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Welche Karten?</translation>
    </message>
    <message>
        <source>How much treasure?</source>
        <translation>Wie viele Schätze?</translation>
    </message>
    <message>
        <source>How do you aim?</source>
        <translation>Wie zielst du?</translation>
    </message>
    <message>
        <source>Where do we begin?</source>
        <translation>Wie fangen wir an?</translation>
    </message>
    <message>
        <source>How many rows?</source>
        <translation>Wie viele Reihen?</translation>
    </message>
    <message>
        <source>What lies on the island?</source>
        <translation>Was liegt auf der Insel?</translation>
    </message>
    <message>
        <source>How often may you try?</source>
        <translation>Wie oft darfst du probieren?</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Which mates sail along?</source>
        <translation>Welche Freunde segeln mit?</translation>
    </message>
    <message>
        <source>What shall we do today?</source>
        <translation>Was machen wir heute?</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How do you want to play?</source>
        <translation>Wie möchtest du spielen?</translation>
    </message>
    <message>
        <source>treasure hunt</source>
        <translation>Schatzsuche</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>easier</source>
        <translation>leichter</translation>
    </message>
    <message>
        <source>harder</source>
        <translation>schwerer</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>rollen</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>tap</source>
        <translation>tippen</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>alle Bilder</translation>
    </message>
    <message>
        <source>three pictures</source>
        <translation>drei Bilder</translation>
    </message>
    <message>
        <source>one try</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>two tries</source>
        <translation>zweimal</translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message>
        <source>Who plays it</source>
        <translation>Wer damit spielt</translation>
    </message>
    <message>
        <source>As soon as there are children, they all play it.</source>
        <translation>Sobald Kinder da sind, spielen alle damit.</translation>
    </message>
    <message>
        <source>One pack always stays on. First switch on another one.</source>
        <translation>Ein Paket bleibt immer an. Schalte zuerst ein anderes ein.</translation>
    </message>
</context>
<context>
    <name>PlayingTime</name>
    <message numerus="yes">
        <source>%n more minute(s), then it is enough for today.</source>
        <translation>
            <numerusform>Noch %n Minute, dann ist es genug für heute.</numerusform>
            <numerusform>Noch %n Minuten, dann ist es genug für heute.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemSection</name>
    <message>
        <source>Note: {sentence}</source>
        <translation>Hinweis: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Und noch %n weiterer Punkt.</numerusform>
            <numerusform>Und noch %n weitere Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {file}</source>
        <translation>{file} öffnen</translation>
    </message>
    <message>
        <source>Repair {file}</source>
        <translation>{file} reparieren</translation>
    </message>
</context>
<context>
    <name>PullStage</name>
    <message>
        <source>The cannon: move it</source>
        <translation>Die Kanone: verschieben</translation>
    </message>
    <message>
        <source>The ball: pull and let go</source>
        <translation>Die Kugel: ziehen und loslassen</translation>
    </message>
    <message>
        <source>Pull the ball back: through the hole!</source>
        <translation>Zieh die Kugel zurück: durchs Loch!</translation>
    </message>
    <message>
        <source>Pull the ball back: at the skull!</source>
        <translation>Zieh die Kugel zurück: auf den Totenkopf!</translation>
    </message>
</context>
<context>
    <name>PuzzleStage</name>
    <message>
        <source>What is missing? The right picture hits!</source>
        <translation>Was fehlt? Das richtige Bild trifft!</translation>
    </message>
    <message>
        <source>Look: this belongs here.</source>
        <translation>Schau: Das gehört hierher.</translation>
    </message>
</context>
<context>
    <name>QuestionSection</name>
    <message>
        <source>Yes, keep both</source>
        <translation>Ja, beide behalten</translation>
    </message>
    <message>
        <source>Yes, add it</source>
        <translation>Ja, hinzufügen</translation>
    </message>
    <message>
        <source>Replace the other one</source>
        <translation>Das andere ersetzen</translation>
    </message>
    <message>
        <source>Yes, update it</source>
        <translation>Ja, erneuern</translation>
    </message>
</context>
<context>
    <name>RackMarble</name>
    <message numerus="yes">
        <source>{colour}: %n marble(s)</source>
        <translation>
            <numerusform>{colour}: %n Kugel</numerusform>
            <numerusform>{colour}: %n Kugeln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaftScreen</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {what}</source>
        <translation>Reihe {row}, Spalte {column}: {what}</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Leave: hold</source>
        <translation>Hinaus: gedrückt halten</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Nach Hause</translation>
    </message>
    <message>
        <source>Listen again</source>
        <translation>Noch mal hören</translation>
    </message>
    <message>
        <source>Ask the parrot for a hint</source>
        <translation>Frag den Papagei um einen Tipp</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Quiet: no sounds, no reading aloud</source>
        <translation>Leise: keine Töne, kein Vorlesen</translation>
    </message>
    <message>
        <source>For grown-ups: hold</source>
        <translation>Für Erwachsene: gedrückt halten</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>I am reading {file} …</source>
        <translation>Ich lese {file} …</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This colour rests for one turn.</source>
        <translation>Diese Farbe ruht für einen Zug.</translation>
    </message>
    <message>
        <source>No marble of this colour is left.</source>
        <translation>Von dieser Farbe ist keine Kugel mehr da.</translation>
    </message>
    <message>
        <source>A marble lies there already.</source>
        <translation>Dort liegt schon eine Kugel.</translation>
    </message>
    <message>
        <source>It must lie beside another marble.</source>
        <translation>Sie muss neben einer anderen Kugel liegen.</translation>
    </message>
    <message>
        <source>There is no marble here.</source>
        <translation>Hier liegt keine Kugel.</translation>
    </message>
    <message>
        <source>It is blocked on all sides.</source>
        <translation>Sie ist von allen Seiten eingeschlossen.</translation>
    </message>
    <message>
        <source>It only rolls straight, over empty places.</source>
        <translation>Sie rollt nur geradeaus, über freie Felder.</translation>
    </message>
    <message>
        <source>All marbles must stay together.</source>
        <translation>Alle Kugeln müssen zusammenbleiben.</translation>
    </message>
    <message>
        <source>Black is never swapped.</source>
        <translation>Schwarz wird nie getauscht.</translation>
    </message>
    <message>
        <source>Swap it for another colour.</source>
        <translation>Tausche sie gegen eine andere Farbe.</translation>
    </message>
    <message>
        <source>One move each turn. Tap the arrow!</source>
        <translation>Nur ein Zug. Tippe auf den Pfeil!</translation>
    </message>
    <message>
        <source>Make a move first.</source>
        <translation>Mach zuerst einen Zug.</translation>
    </message>
    <message>
        <source>You can say so after placing.</source>
        <translation>Das kannst du nach dem Legen sagen.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>RemovalSection</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this child</source>
        <translation>Dieses Kind entfernen</translation>
    </message>
    <message>
        <source>Name to confirm</source>
        <translation>Name zur Bestätigung</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Endgültig entfernen</translation>
    </message>
    <message>
        <source>All games and the whole progress will be gone. To remove, type the name: {name}</source>
        <translation>Alle Spiele und aller Fortschritt sind dann weg. Tippe zum Entfernen den Namen: {name}</translation>
    </message>
</context>
<context>
    <name>RepairPage</name>
    <message>
        <source>Repair the letters</source>
        <translation>Buchstaben reparieren</translation>
    </message>
    <message>
        <source>Western letters</source>
        <translation>Deutsche Buchstaben</translation>
    </message>
    <message>
        <source>Czech letters</source>
        <translation>Tschechische Buchstaben</translation>
    </message>
    <message>
        <source>Which letters look right?</source>
        <translation>Welche Buchstaben sehen richtig aus?</translation>
    </message>
    <message>
        <source>Save it repaired</source>
        <translation>Repariert speichern</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Nein, lassen</translation>
    </message>
    <message>
        <source>{file} is not saved as UTF-8. I can write it anew; the old file is kept.</source>
        <translation>{file} ist nicht als UTF-8 gespeichert. Ich kann die Datei neu schreiben; die alte bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Seen it</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>The card of {name}</source>
        <translation>Die Karte von {name}</translation>
    </message>
    <message>
        <source>Look: the code of {name} is ready!</source>
        <translation>Schau: {name} hat den Code fertig!</translation>
    </message>
    <message>
        <source>{name} placed {colour}.</source>
        <translation>{name} legt: {colour}.</translation>
    </message>
    <message>
        <source>{name} swapped in {colour}.</source>
        <translation>{name} tauscht ein: {colour}.</translation>
    </message>
    <message>
        <source>{name} rolled {colour}.</source>
        <translation>{name} rollt: {colour}.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>{name} said: ready! But not yet.</source>
        <translation>{name} ruft: fertig! Aber noch nicht.</translation>
    </message>
    <message>
        <source>Here all agreed: nobody wins.</source>
        <translation>Hier sagen alle: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>So it began.</source>
        <translation>So fing es an.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Report of {day}</source>
        <translation>Bericht vom {day}</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>Minutes a day</source>
        <translation>Minuten am Tag</translation>
    </message>
    <message>
        <source>What is being learned</source>
        <translation>Was gelernt wird</translation>
    </message>
    <message>
        <source>Together at the table</source>
        <translation>Zusammen am Tisch</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>A closer look</source>
        <translation>Genauer hingeschaut</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Hatched bars are weekends.</source>
        <translation>Gestreifte Balken sind Wochenenden.</translation>
    </message>
    <message>
        <source>Framed: what belongs there. In the circle: what was taken.</source>
        <translation>Im Rahmen: was dorthin gehört. Im Kreis: was genommen wurde.</translation>
    </message>
    <message>
        <source>A bar shows where a skill lies: the wider, the less is known. Nobody is compared with anybody.</source>
        <translation>Ein Balken zeigt, wo ein Können liegt: je breiter, desto weniger weiß man. Niemand wird verglichen.</translation>
    </message>
    <message>
        <source>Nothing played yet. It starts with the first island!</source>
        <translation>Noch nichts gespielt. Los geht es mit der ersten Insel!</translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s), last on {day}.</source>
        <translation>
            <numerusform>An %n Tag gespielt, zuletzt am {day}.</numerusform>
            <numerusform>An %n Tagen gespielt, zuletzt am {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last four weeks: {time}.</source>
        <translation>In den letzten vier Wochen: {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{time} on %n day(s) of the last four weeks</source>
        <translation>
            <numerusform>{time} an %n Tag der letzten vier Wochen</numerusform>
            <numerusform>{time} an %n Tagen der letzten vier Wochen</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest on {day}: {time}</source>
        <translation>am längsten am {day}: {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to the end</source>
        <translation>
            <numerusform>%n Spiel zu Ende gespielt</numerusform>
            <numerusform>%n Spiele zu Ende gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>Other rows</source>
        <translation>Andere Reihen</translation>
    </message>
    <message numerus="yes">
        <source>from %n answer(s), last on {day}</source>
        <translation>
            <numerusform>aus %n Antwort, zuletzt am {day}</numerusform>
            <numerusform>aus %n Antworten, zuletzt am {day}</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
</context>
<context>
    <name>RestoreSection</name>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Go back to this backup</source>
        <translation>Zu dieser Sicherung zurück</translation>
    </message>
    <message>
        <source>Yes, go back</source>
        <translation>Ja, zurückgehen</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Nein, so lassen</translation>
    </message>
    <message>
        <source>The children and games of now give way to those of the backup. Go back?</source>
        <translation>Die Kinder und Spiele von jetzt weichen denen der Sicherung. Zurückgehen?</translation>
    </message>
    <message>
        <source>Before that, the state of now is kept as a backup of today.</source>
        <translation>Vorher wird der Stand von jetzt als Sicherung von heute aufgehoben.</translation>
    </message>
</context>
<context>
    <name>SavingSection</name>
    <message>
        <source>Take along</source>
        <translation>Mitnehmen</translation>
    </message>
    <message>
        <source>The table opens in every spreadsheet. xAPI is for schools that collect answers elsewhere: it holds no names, only numbers.</source>
        <translation>Die Tabelle öffnet sich in jeder Tabellenkalkulation. xAPI ist für Schulen, die Antworten anderswo sammeln: Darin stehen keine Namen, nur Nummern.</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Save as table</source>
        <translation>Als Tabelle speichern</translation>
    </message>
    <message>
        <source>Save as xAPI</source>
        <translation>Als xAPI speichern</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>{name} is on turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} hat gewonnen</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message numerus="yes">
        <source>{name}: %n tile(s)</source>
        <translation>
            <numerusform>{name}: %n Plättchen</numerusform>
            <numerusform>{name}: %n Plättchen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SensesSection</name>
    <message>
        <source>Hearing and seeing</source>
        <translation>Hören und Sehen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>I find nothing to play sounds on. Connect a loudspeaker and start KidsLogic again.</source>
        <translation>Ich finde nichts, womit sich Töne abspielen lassen. Schließ einen Lautsprecher an und starte KidsLogic neu.</translation>
    </message>
    <message>
        <source>This computer has no voice for this language. Add one in the system&apos;s speech settings; on Linux install speech-dispatcher and espeak-ng. Then start KidsLogic again.</source>
        <translation>Dieser Computer hat keine Stimme für diese Sprache. Füge eine in den Spracheinstellungen des Systems hinzu; unter Linux installiere speech-dispatcher und espeak-ng. Starte KidsLogic dann neu.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>How loud are the sounds?</source>
        <translation>Wie laut sind die Geräusche?</translation>
    </message>
    <message>
        <source>How loud is reading aloud?</source>
        <translation>Wie laut wird vorgelesen?</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>leise</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>laut</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Guest 2</source>
        <translation>Gast 2</translation>
    </message>
    <message>
        <source>Guest 3</source>
        <translation>Gast 3</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Papagei</translation>
    </message>
</context>
<context>
    <name>Shells</name>
    <message>
        <source>{done} of {planned} questions</source>
        <translation>{done} von {planned} Fragen</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) done. You looked closely!</source>
        <translation>
            <numerusform>%n Frage geschafft. Du hast genau hingeschaut!</numerusform>
            <numerusform>%n Fragen geschafft. Du hast genau hingeschaut!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShowBox</name>
    <message>
        <source>{one} and {other} on the balance</source>
        <translation>{one} und {other} auf der Waage</translation>
    </message>
    <message numerus="yes">
        <source>Of ten duels %n are won</source>
        <translation>
            <numerusform>Von zehn Duellen wird %n gewonnen</numerusform>
            <numerusform>Von zehn Duellen werden %n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>The coin</source>
        <translation>Die Münze</translation>
    </message>
    <message>
        <source>The card behind the door</source>
        <translation>Die Karte hinter der Tür</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>Once more the same? Let us see!</source>
        <translation>Noch mal das Gleiche? Schauen wir mal!</translation>
    </message>
    <message>
        <source>From the start again? Let us see!</source>
        <translation>Wieder von vorn? Schauen wir mal!</translation>
    </message>
    <message>
        <source>The right group, another place. Look!</source>
        <translation>Richtige Gruppe, anderer Platz. Schau!</translation>
    </message>
    <message>
        <source>A good idea. Look at the whole row!</source>
        <translation>Gute Idee. Schau auf die ganze Reihe!</translation>
    </message>
    <message>
        <source>Something grows here. Look!</source>
        <translation>Hier wächst etwas. Schau!</translation>
    </message>
    <message>
        <source>Which way does it turn? Look!</source>
        <translation>Wohin dreht es sich? Schau!</translation>
    </message>
    <message>
        <source>There is a mirror in it. Look!</source>
        <translation>Hier steckt ein Spiegel. Schau!</translation>
    </message>
    <message>
        <source>That is from the other row. Look!</source>
        <translation>Das ist aus der anderen Reihe. Schau!</translation>
    </message>
    <message>
        <source>One thing fits already. Look!</source>
        <translation>Eins passt schon. Schau!</translation>
    </message>
    <message>
        <source>Let us see why!</source>
        <translation>Schauen wir mal, warum!</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>{name} is playing.</source>
        <translation>{name} spielt.</translation>
    </message>
</context>
<context>
    <name>StationStage</name>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message numerus="yes">
        <source>Who stands on deck? %n more.</source>
        <translation>
            <numerusform>Wer steht an Deck? Noch %n.</numerusform>
            <numerusform>Wer steht an Deck? Noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide each card behind a door!</source>
        <translation>Versteck jede Karte hinter einer Tür!</translation>
    </message>
    <message>
        <source>Well hidden. Tap the arrow!</source>
        <translation>Gut versteckt. Tippe auf den Pfeil!</translation>
    </message>
</context>
<context>
    <name>Stratego</name>
    <message>
        <source>Pirates! Stratego</source>
        <translation>Piraten-Stratego</translation>
    </message>
</context>
<context>
    <name>StrategoActions</name>
    <message>
        <source>swing over</source>
        <translation>hinüberschwingen</translation>
    </message>
    <message>
        <source>new pirate</source>
        <translation>neuer Pirat</translation>
    </message>
    <message>
        <source>duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>shot at the sail</source>
        <translation>Schuss aufs Segel</translation>
    </message>
    <message>
        <source>shot at the skull</source>
        <translation>Schuss auf den Totenkopf</translation>
    </message>
    <message>
        <source>plank</source>
        <translation>Planke</translation>
    </message>
    <message>
        <source>sleep</source>
        <translation>schlafen</translation>
    </message>
    <message>
        <source>Swing! One pirate may change ships.</source>
        <translation>Schwingen! Ein Pirat darf das Schiff wechseln.</translation>
    </message>
    <message>
        <source>New pirate! One may come on deck.</source>
        <translation>Neuer Pirat! Einer darf an Deck.</translation>
    </message>
    <message>
        <source>Duel! Who is stronger?</source>
        <translation>Duell! Wer ist stärker?</translation>
    </message>
    <message>
        <source>Fire through the hole in the sail!</source>
        <translation>Schieß durch das Loch im Segel!</translation>
    </message>
    <message>
        <source>Fire at the yellow skull!</source>
        <translation>Schieß auf den gelben Totenkopf!</translation>
    </message>
    <message>
        <source>The plank! The coin decides.</source>
        <translation>Die Planke! Die Münze entscheidet.</translation>
    </message>
    <message>
        <source>All pirates sleep. Good night!</source>
        <translation>Alle Piraten schlafen. Gute Nacht!</translation>
    </message>
    <message>
        <source>Nobody can swing now.</source>
        <translation>Jetzt kann niemand schwingen.</translation>
    </message>
    <message>
        <source>Nobody can come on deck now.</source>
        <translation>Jetzt kann niemand an Deck.</translation>
    </message>
    <message>
        <source>Nobody can have a duel now.</source>
        <translation>Jetzt ist kein Duell möglich.</translation>
    </message>
    <message>
        <source>Nobody stands on deck.</source>
        <translation>Niemand steht an Deck.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>StrategoAims</name>
    <message>
        <source>calm</source>
        <translation>Flaute</translation>
    </message>
    <message>
        <source>breeze</source>
        <translation>Brise</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>riddle</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>StrategoCaptains</name>
    <message>
        <source>Stella</source>
        <translation>Stella</translation>
    </message>
    <message>
        <source>Tilda</source>
        <translation>Tilda</translation>
    </message>
    <message>
        <source>Karlo</source>
        <translation>Karlo</translation>
    </message>
    <message>
        <source>Fina</source>
        <translation>Fina</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Otto</translation>
    </message>
    <message>
        <source>Wanda</source>
        <translation>Wanda</translation>
    </message>
</context>
<context>
    <name>StrategoCrew</name>
    <message>
        <source>Snore Bomb</source>
        <translation>Schnarchbombe</translation>
    </message>
    <message>
        <source>Little Pip</source>
        <translation>Klein Pip</translation>
    </message>
    <message>
        <source>Noodle the Cook</source>
        <translation>Koch Nudel</translation>
    </message>
    <message>
        <source>Bobble</source>
        <translation>Bommel</translation>
    </message>
    <message>
        <source>Rudder</source>
        <translation>Rudi Ruder</translation>
    </message>
    <message>
        <source>Whisker</source>
        <translation>Schnauzer</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Koralle</translation>
    </message>
    <message>
        <source>Captain Carrot</source>
        <translation>Käpt’n Karotte</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
</context>
<context>
    <name>StrategoFlags</name>
    <message>
        <source>The flag! You found it!</source>
        <translation>Die Flagge! Gefunden!</translation>
    </message>
    <message>
        <source>A monkey! It waves and hides again.</source>
        <translation>Ein Affe! Er winkt und versteckt sich wieder.</translation>
    </message>
    <message>
        <source>A barrel! Splash, the finder gets wet.</source>
        <translation>Ein Fass! Platsch, jetzt wird es nass.</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>monkey</source>
        <translation>Affe</translation>
    </message>
    <message>
        <source>barrel</source>
        <translation>Fass</translation>
    </message>
    <message>
        <source>shark</source>
        <translation>Hai</translation>
    </message>
    <message>
        <source>pirate</source>
        <translation>Pirat</translation>
    </message>
</context>
<context>
    <name>StrategoHelp</name>
    <message>
        <source>I remember these faces. Look!</source>
        <translation>Ich weiß noch, was du gesehen hast. Schau!</translation>
    </message>
    <message>
        <source>Nothing has been seen yet. Watch well!</source>
        <translation>Noch war nichts zu sehen. Pass gut auf!</translation>
    </message>
</context>
<context>
    <name>StrategoLayout</name>
    <message>
        <source>Rather not</source>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Seen enough</source>
        <translation>Genug gesehen</translation>
    </message>
    <message>
        <source>Look at my crew: hold</source>
        <translation>Meine Mannschaft ansehen: halten</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Card {number}: {action}, roped</source>
        <translation>Karte {number}: {action}, festgebunden</translation>
    </message>
    <message>
        <source>Card {number}: {action}</source>
        <translation>Karte {number}: {action}</translation>
    </message>
    <message>
        <source>A pirate of {captain}</source>
        <translation>Ein Pirat von {captain}</translation>
    </message>
    <message>
        <source>{pirate} of {captain}</source>
        <translation>{pirate} von {captain}</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>In reserve: {pirate}</source>
        <translation>Wartet: {pirate}</translation>
    </message>
</context>
<context>
    <name>StrategoLookingBack</name>
    <message>
        <source>{name}: {pirate} came on deck.</source>
        <translation>{name}: {pirate} kommt an Deck.</translation>
    </message>
    <message>
        <source>{name}: {pirate} swung over.</source>
        <translation>{name}: {pirate} schwingt hinüber.</translation>
    </message>
    <message>
        <source>{name}: {story}</source>
        <translation>{name}: {story}</translation>
    </message>
    <message>
        <source>{name} hit.</source>
        <translation>{name}: Treffer!</translation>
    </message>
    <message>
        <source>{name} fired beside it.</source>
        <translation>{name}: daneben.</translation>
    </message>
    <message>
        <source>{name} opened a door: {card}.</source>
        <translation>{name} öffnet eine Tür: {card}.</translation>
    </message>
    <message>
        <source>{pirate} climbed into the boat.</source>
        <translation>{pirate} klettert ins Boot.</translation>
    </message>
    <message>
        <source>The coin: {side}.</source>
        <translation>Die Münze: {side}.</translation>
    </message>
</context>
<context>
    <name>StrategoQuestions</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt nach.</translation>
    </message>
    <message>
        <source>{name}, shark or pirate?</source>
        <translation>{name}, Hai oder Pirat?</translation>
    </message>
    <message>
        <source>{name}, turn a card!</source>
        <translation>{name}, dreh eine Karte um!</translation>
    </message>
    <message>
        <source>Who comes on deck? Tap a pirate below!</source>
        <translation>Wer kommt an Deck? Tippe unten!</translation>
    </message>
    <message>
        <source>Who swings to the other ship?</source>
        <translation>Wer schwingt aufs andere Schiff?</translation>
    </message>
    <message>
        <source>Where is the flag? Open a door!</source>
        <translation>Wo ist die Flagge? Öffne eine Tür!</translation>
    </message>
    <message>
        <source>Who shall stand on the hatch? Tap a back!</source>
        <translation>Wer soll auf die Luke? Tippe einen an!</translation>
    </message>
    <message>
        <source>{name}, fire!</source>
        <translation>{name}, Feuer frei!</translation>
    </message>
    <message>
        <source>{name}, who climbs into the boat?</source>
        <translation>{name}, wer klettert ins Boot?</translation>
    </message>
    <message>
        <source>{name}, who walks the plank? Tap a back!</source>
        <translation>{name}, wer muss auf die Planke? Tippe!</translation>
    </message>
    <message>
        <source>Who looks for the flag? Tap your pirate!</source>
        <translation>Wer sucht die Flagge? Tippe deinen Piraten an!</translation>
    </message>
    <message>
        <source>Who has the duel? Tap your pirate!</source>
        <translation>Wer kämpft? Tippe deinen Piraten an!</translation>
    </message>
    <message>
        <source>Tap a pirate or open a door!</source>
        <translation>Tippe einen Piraten an oder öffne eine Tür!</translation>
    </message>
    <message>
        <source>With whom? Tap the other pirate!</source>
        <translation>Gegen wen? Tippe den anderen an!</translation>
    </message>
</context>
<context>
    <name>StrategoRefusals</name>
    <message>
        <source>This card was just turned. Take another!</source>
        <translation>Diese Karte war gerade dran. Nimm eine andere!</translation>
    </message>
    <message>
        <source>The Snore Bomb stays on its ship.</source>
        <translation>Die Schnarchbombe bleibt auf ihrem Schiff.</translation>
    </message>
    <message>
        <source>The Snore Bomb only sleeps.</source>
        <translation>Die Schnarchbombe schläft nur.</translation>
    </message>
    <message>
        <source>This deck is full.</source>
        <translation>Dieses Deck ist voll.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
</context>
<context>
    <name>StrategoRules</name>
    <message>
        <source>Action cards</source>
        <translation>Aktionskarten</translation>
    </message>
    <message>
        <source>Doing without is allowed</source>
        <translation>Verzichten ist erlaubt</translation>
    </message>
    <message>
        <source>The Snore Bomb guards doors</source>
        <translation>Die Schnarchbombe bewacht Türen</translation>
    </message>
    <message>
        <source>Most pirates on a deck</source>
        <translation>Piraten auf einem Deck</translation>
    </message>
    <message>
        <source>Seen faces stay visible</source>
        <translation>Gesehene Gesichter bleiben sichtbar</translation>
    </message>
    <message>
        <source>Without pirates you lose</source>
        <translation>Ohne Piraten verlierst du</translation>
    </message>
    <message>
        <source>Most turns</source>
        <translation>Züge höchstens</translation>
    </message>
    <message>
        <source>{name}: help after 3 misses</source>
        <translation>{name}: Hilfe nach 3 Fehlschüssen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>beliebig</translation>
    </message>
</context>
<context>
    <name>StrategoSetup</name>
    <message>
        <source>Which captain do you play against?</source>
        <translation>Gegen wen spielst du?</translation>
    </message>
    <message>
        <source>A short game or a long one?</source>
        <translation>Ein kurzes oder ein langes Spiel?</translation>
    </message>
    <message>
        <source>Where does the played card lie?</source>
        <translation>Wo liegt die gespielte Karte?</translation>
    </message>
    <message>
        <source>Do you see both sides of cards?</source>
        <translation>Sind beide Kartenseiten zu sehen?</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>House rules, for grown-ups: hold</source>
        <translation>Hausregeln, für Erwachsene: halten</translation>
    </message>
    <message>
        <source>How do you aim, and in which wind?</source>
        <translation>Wie zielst du, und bei welchem Wind?</translation>
    </message>
    <message>
        <source>How do you want to play?</source>
        <translation>Wie willst du spielen?</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>{name} aims</source>
        <translation>{name} zielt</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>wer gewinnt</translation>
    </message>
    <message>
        <source>best chance</source>
        <translation>beste Chance</translation>
    </message>
    <message>
        <source>who is it</source>
        <translation>wer ist es</translation>
    </message>
    <message>
        <source>remember</source>
        <translation>merken</translation>
    </message>
    <message>
        <source>to the flag</source>
        <translation>zur Flagge</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>am Platz</translation>
    </message>
    <message>
        <source>before you</source>
        <translation>vor dir</translation>
    </message>
    <message>
        <source>short game only</source>
        <translation>im kurzen Spiel</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no, guess!</source>
        <translation>nein, raten!</translation>
    </message>
    <message>
        <source>short, 5 pirates</source>
        <translation>kurz, 5 Piraten</translation>
    </message>
    <message>
        <source>long, 10 pirates</source>
        <translation>lang, 10 Piraten</translation>
    </message>
</context>
<context>
    <name>StrategoShowing</name>
    <message>
        <source>{name} would rather not.</source>
        <translation>{name} möchte lieber nicht.</translation>
    </message>
    <message>
        <source>{name} says: {side}!</source>
        <translation>{name} sagt: {side}!</translation>
    </message>
    <message>
        <source>Dry again! Back it goes.</source>
        <translation>Noch einmal trocken! Zurück an den Platz.</translation>
    </message>
    <message>
        <source>The coin flies!</source>
        <translation>Die Münze fliegt!</translation>
    </message>
    <message>
        <source>The coin shows the shark.</source>
        <translation>Die Münze zeigt den Hai.</translation>
    </message>
    <message>
        <source>The coin shows the pirate.</source>
        <translation>Die Münze zeigt den Piraten.</translation>
    </message>
    <message>
        <source>{side}! {name} begins.</source>
        <translation>{side}! {name} fängt an.</translation>
    </message>
    <message>
        <source>Who is stronger?</source>
        <translation>Wer ist stärker?</translation>
    </message>
    <message>
        <source>What is behind door {number}?</source>
        <translation>Was ist hinter Tür {number}?</translation>
    </message>
    <message>
        <source>Splash! {pirate} climbs into the boat.</source>
        <translation>Platsch! {pirate} klettert ins Boot.</translation>
    </message>
    <message>
        <source>Somebody walks the plank. Shark or pirate?</source>
        <translation>Jemand geht auf die Planke. Hai oder Pirat?</translation>
    </message>
    <message>
        <source>Somebody climbs onto the hatch.</source>
        <translation>Jemand klettert auf die Luke.</translation>
    </message>
</context>
<context>
    <name>StrategoStories</name>
    <message>
        <source>{high} is more than {low}.</source>
        <translation>{high} ist mehr als {low}.</translation>
    </message>
    <message>
        <source>As strong as each other: both climb into the boat.</source>
        <translation>Gleich stark: Beide klettern ins Boot.</translation>
    </message>
    <message>
        <source>Little Pip tickles the Captain. The Captain is out!</source>
        <translation>Klein Pip kitzelt den Käpt’n. Der Käpt’n ist draußen!</translation>
    </message>
    <message>
        <source>Plop! The Snore Bomb gives a shower.</source>
        <translation>Plopp! Die Schnarchbombe macht nass.</translation>
    </message>
    <message>
        <source>Noodle cools the bomb with soup.</source>
        <translation>Koch Nudel kühlt die Bombe mit Suppe.</translation>
    </message>
</context>
<context>
    <name>StrategoTraining</name>
    <message>
        <source>Which of yours wins this duel?</source>
        <translation>Wer von deinen gewinnt dieses Duell?</translation>
    </message>
    <message>
        <source>Who has the best chance here?</source>
        <translation>Wer hat hier die beste Chance?</translation>
    </message>
    <message>
        <source>Against whom is the chance best?</source>
        <translation>Gegen wen ist die Chance am besten?</translation>
    </message>
    <message>
        <source>Who may be hiding here?</source>
        <translation>Wer kann sich hier verstecken?</translation>
    </message>
    <message>
        <source>Who can not be hiding here?</source>
        <translation>Wer kann es hier nicht sein?</translation>
    </message>
    <message>
        <source>One card opens the way to their flag. Which?</source>
        <translation>Eine Karte führt zur fremden Flagge. Welche?</translation>
    </message>
    <message>
        <source>Your flag is in danger! Which card saves it?</source>
        <translation>Deine Flagge ist in Gefahr! Welche Karte rettet sie?</translation>
    </message>
    <message>
        <source>Where did you see the swing?</source>
        <translation>Wo hast du das Schwingen gesehen?</translation>
    </message>
    <message>
        <source>Where did you see the new pirate?</source>
        <translation>Wo hast du den neuen Piraten gesehen?</translation>
    </message>
    <message>
        <source>Where did you see the duel?</source>
        <translation>Wo hast du das Duell gesehen?</translation>
    </message>
    <message>
        <source>Where did you see the sail?</source>
        <translation>Wo hast du das Segel gesehen?</translation>
    </message>
    <message>
        <source>Where did you see the skull?</source>
        <translation>Wo hast du den Totenkopf gesehen?</translation>
    </message>
    <message>
        <source>Where did you see the plank?</source>
        <translation>Wo hast du die Planke gesehen?</translation>
    </message>
    <message>
        <source>Where did you see the sleepers?</source>
        <translation>Wo hast du das Schlafen gesehen?</translation>
    </message>
    <message>
        <source>Watch the cards well!</source>
        <translation>Schau dir die Karten gut an!</translation>
    </message>
    <message>
        <source>It is not this one.</source>
        <translation>Dieser hier ist es nicht.</translation>
    </message>
    <message>
        <source>It is one of these two.</source>
        <translation>Eins von diesen beiden ist es.</translation>
    </message>
    <message>
        <source>Look closely who stands there.</source>
        <translation>Schau genau, wer da steht.</translation>
    </message>
    <message>
        <source>All of these may still be hiding.</source>
        <translation>Alle diese können sich noch verstecken.</translation>
    </message>
    <message>
        <source>Look who sits in the boat already.</source>
        <translation>Schau, wer schon im Boot sitzt.</translation>
    </message>
    <message>
        <source>Look: does anybody guard their doors?</source>
        <translation>Schau: Bewacht jemand ihre Türen?</translation>
    </message>
    <message>
        <source>Look: nobody guards your doors.</source>
        <translation>Schau: Niemand bewacht deine Türen.</translation>
    </message>
    <message>
        <source>Watch once more!</source>
        <translation>Schau noch einmal zu!</translation>
    </message>
    <message>
        <source>These two are just as strong. Who else?</source>
        <translation>Die zwei sind gleich stark. Wer noch?</translation>
    </message>
    <message>
        <source>Who cools the Snore Bomb?</source>
        <translation>Wer kühlt die Schnarchbombe?</translation>
    </message>
    <message>
        <source>Compare the numbers once more!</source>
        <translation>Vergleich die Zahlen noch einmal!</translation>
    </message>
    <message>
        <source>Somebody has an even better chance.</source>
        <translation>Jemand hat eine noch bessere Chance.</translation>
    </message>
    <message>
        <source>That one sits in the boat already.</source>
        <translation>Der sitzt schon im Boot.</translation>
    </message>
    <message>
        <source>That one stands on deck already.</source>
        <translation>Der steht schon an Deck.</translation>
    </message>
    <message>
        <source>That one may well be hiding here.</source>
        <translation>Der kann sich hier gut verstecken.</translation>
    </message>
    <message>
        <source>Something else was here.</source>
        <translation>Hier war etwas anderes.</translation>
    </message>
    <message>
        <source>Nobody has looked here yet.</source>
        <translation>Hier hat noch niemand nachgeschaut.</translation>
    </message>
    <message>
        <source>It turns over: the small picture counts.</source>
        <translation>Sie dreht sich um: Das kleine Bild zählt.</translation>
    </message>
    <message>
        <source>What does this card bring? Look again!</source>
        <translation>Was bringt diese Karte? Schau noch mal!</translation>
    </message>
    <message>
        <source>Think of Little Pip and the Captain!</source>
        <translation>Denk an Klein Pip und den Käpt’n!</translation>
    </message>
    <message>
        <source>This duel goes well for sure.</source>
        <translation>Dieses Duell geht sicher gut.</translation>
    </message>
    <message>
        <source>Nobody else of them is left.</source>
        <translation>Von den anderen ist keiner mehr übrig.</translation>
    </message>
    <message>
        <source>It sits in the boat already.</source>
        <translation>Er sitzt schon im Boot.</translation>
    </message>
    <message>
        <source>It stands on deck already.</source>
        <translation>Er steht schon an Deck.</translation>
    </message>
    <message>
        <source>Here it was!</source>
        <translation>Hier war es!</translation>
    </message>
    <message>
        <source>Nobody guards the doors: your pirate looks inside.</source>
        <translation>Niemand bewacht die Türen: Dein Pirat schaut hinein.</translation>
    </message>
    <message>
        <source>Nobody is on deck: a hit opens a door.</source>
        <translation>Niemand ist an Deck: Ein Treffer öffnet eine Tür.</translation>
    </message>
    <message>
        <source>One swings home and guards the doors.</source>
        <translation>Einer schwingt heim und bewacht die Türen.</translation>
    </message>
    <message>
        <source>A new pirate guards the doors.</source>
        <translation>Ein neuer Pirat bewacht die Türen.</translation>
    </message>
    <message numerus="yes">
        <source>Of ten duels about %n go well.</source>
        <translation>
            <numerusform>Von zehn Duellen geht etwa %n gut.</numerusform>
            <numerusform>Von zehn Duellen gehen etwa %n gut.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the boat: {pirates}</source>
        <translation>Im Boot: {pirates}</translation>
    </message>
</context>
<context>
    <name>StrategoView</name>
    <message numerus="yes">
        <source>Ten duels: about %n go well.</source>
        <translation>
            <numerusform>Zehn Duelle: Etwa %n gewinnst du.</numerusform>
            <numerusform>Zehn Duelle: Etwa %n gewinnst du.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuspectScreen</name>
    <message>
        <source>On with the game</source>
        <translation>Weiter im Spiel</translation>
    </message>
    <message>
        <source>It looks like this. {name} builds here.</source>
        <translation>So sieht es aus: {name} baut hier.</translation>
    </message>
    <message>
        <source>What might {name} be building?</source>
        <translation>Was baut {name} wohl?</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Karte {number}</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>{name}: on</source>
        <translation>{name}: an</translation>
    </message>
    <message>
        <source>{name}: off</source>
        <translation>{name}: aus</translation>
    </message>
</context>
<context>
    <name>TimingStage</name>
    <message>
        <source>Fire!</source>
        <translation>Feuer!</translation>
    </message>
    <message>
        <source>Fire when the marker is on the target!</source>
        <translation>Schieß, wenn der Pfeil im Grünen ist!</translation>
    </message>
</context>
<context>
    <name>Trail</name>
    <message>
        <source>{done} of {planned} rows</source>
        <translation>{done} von {planned} Reihen</translation>
    </message>
</context>
<context>
    <name>TrainingEnd</name>
    <message numerus="yes">
        <source>%n row(s) done!</source>
        <translation>
            <numerusform>%n Reihe geschafft!</numerusform>
            <numerusform>%n Reihen geschafft!</numerusform>
        </translation>
    </message>
    <message>
        <source>You found out: {first} and {second}!</source>
        <translation>Das hast du entdeckt: {first} und {second}!</translation>
    </message>
    <message>
        <source>You found out: {first}!</source>
        <translation>Das hast du entdeckt: {first}!</translation>
    </message>
    <message>
        <source>You looked closely and kept going. That helps!</source>
        <translation>Du hast genau hingeschaut und weitergemacht. Das hilft!</translation>
    </message>
</context>
<context>
    <name>TrainingScreen</name>
    <message>
        <source>On we go</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch mal</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>What do you want to practise?</source>
        <translation>Was möchtest du üben?</translation>
    </message>
    <message>
        <source>How many questions?</source>
        <translation>Wie viele Fragen?</translation>
    </message>
    <message>
        <source>Where do we begin?</source>
        <translation>Wo fangen wir an?</translation>
    </message>
    <message>
        <source>a bit of all</source>
        <translation>von allem etwas</translation>
    </message>
    <message>
        <source>What shall we do today?</source>
        <translation>Was machen wir heute?</translation>
    </message>
    <message>
        <source>How do you want to practise?</source>
        <translation>Wie möchtest du üben?</translation>
    </message>
    <message>
        <source>play</source>
        <translation>spielen</translation>
    </message>
    <message>
        <source>practise</source>
        <translation>üben</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>tricky</source>
        <translation>knifflig</translation>
    </message>
</context>
<context>
    <name>TreasureStage</name>
    <message>
        <source>How risky is it?</source>
        <translation>Wie gewagt ist das?</translation>
    </message>
    <message>
        <source>Open a treasure chest!</source>
        <translation>Öffne eine Schatztruhe!</translation>
    </message>
    <message>
        <source>One more – or keep it?</source>
        <translation>Noch eins – oder sichern?</translation>
    </message>
    <message>
        <source>Into the chest</source>
        <translation>In die Truhe</translation>
    </message>
    <message>
        <source>Place {number}: empty</source>
        <translation>Platz {number}: leer</translation>
    </message>
    <message>
        <source>Place {number}: closed chest</source>
        <translation>Platz {number}: geschlossene Truhe</translation>
    </message>
    <message>
        <source>Place {number}: {gems}</source>
        <translation>Platz {number}: {gems}</translation>
    </message>
    <message>
        <source>red gemstone</source>
        <translation>roter Edelstein</translation>
    </message>
    <message>
        <source>yellow gemstone</source>
        <translation>gelber Edelstein</translation>
    </message>
    <message>
        <source>green gemstone</source>
        <translation>grüner Edelstein</translation>
    </message>
    <message>
        <source>blue gemstone</source>
        <translation>blauer Edelstein</translation>
    </message>
    <message>
        <source>purple gemstone</source>
        <translation>lila Edelstein</translation>
    </message>
    <message>
        <source>Twice the same! They go back.</source>
        <translation>Zweimal gleich! Alles geht zurück.</translation>
    </message>
    <message>
        <source>Safe in the chest!</source>
        <translation>Sicher in der Truhe!</translation>
    </message>
</context>
<context>
    <name>TroubleScreen</name>
    <message>
        <source>Oops, I stumbled! Your game is kept.</source>
        <translation>Hoppla, ich bin gestolpert! Dein Spiel ist noch da.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Nach Hause</translation>
    </message>
</context>
<context>
    <name>TroubleSection</name>
    <message>
        <source>Something does not work?</source>
        <translation>Etwas funktioniert nicht?</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copied. Paste it into a mail to whoever helps you.</source>
        <translation>Kopiert. Füge ihn in eine Mail an die Person ein, die dir hilft.</translation>
    </message>
    <message>
        <source>The report tells about the program and this device, and nothing about any child.</source>
        <translation>Der Bericht erzählt vom Programm und diesem Gerät und nichts über ein Kind.</translation>
    </message>
</context>
<context>
    <name>WatchStage</name>
    <message>
        <source>{name} fires: about {hits} of 10 hit.</source>
        <translation>{name} schießt: Etwa {hits} von 10 treffen.</translation>
    </message>
</context>
<context>
    <name>WaysSection</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Take back the update</source>
        <translation>Vorige Fassung zurückholen</translation>
    </message>
    <message>
        <source>Write on a copy</source>
        <translation>An einer Kopie schreiben</translation>
    </message>
    <message>
        <source>Remove this pack</source>
        <translation>Dieses Paket entfernen</translation>
    </message>
    <message>
        <source>Yes, remove it</source>
        <translation>Ja, entfernen</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Nein, behalten</translation>
    </message>
    <message>
        <source>Games that were begun with it cannot go on. What the children solved stays in the reports.</source>
        <translation>Angefangene Spiele mit diesem Paket gehen dann nicht weiter. Was die Kinder gelöst haben, bleibt in den Berichten.</translation>
    </message>
</context>
<context>
    <name>WhyStage</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Yes, that fits!</source>
        <translation>Ja, das passt!</translation>
    </message>
    <message>
        <source>{picture} belongs here.</source>
        <translation>Hierher gehört: {picture}.</translation>
    </message>
    <message>
        <source>The whole row: {cells}</source>
        <translation>Die ganze Reihe: {cells}</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>The guide</source>
        <translation>Anleitung</translation>
    </message>
</context>
<context>
    <name>WorkshopPage</name>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Damit spielen</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Another pack</source>
        <translation>Anderes Paket</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Was noch zu tun ist</translation>
    </message>
    <message>
        <source>Cards before</source>
        <translation>Karten davor</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Weitere Karten</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n Punkt ist noch zu tun</numerusform>
            <numerusform>%n Punkte sind noch zu tun</numerusform>
        </translation>
    </message>
    <message>
        <source>All is well.</source>
        <translation>Alles in Ordnung.</translation>
    </message>
    <message>
        <source>The cards appear as soon as the pack can be read.</source>
        <translation>Die Karten erscheinen, sobald sich das Paket lesen lässt.</translation>
    </message>
</context>
<context>
    <name>WrongLine</name>
    <message>
        <source>{row}. Taken: {taken}. Right: {right}</source>
        <translation>{row}. Genommen: {taken}. Richtig: {right}</translation>
    </message>
</context>
</TS>
