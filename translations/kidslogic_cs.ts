<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ">
<context>
    <name>AboutPage</name>
    <message>
        <source>Where is my data?</source>
        <translation>Kde jsou moje data?</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otevřít složku</translation>
    </message>
    <message>
        <source>Free software under the GPL, version 3 or later, without any warranty. Our packs and pictures may be shared under CC-BY-SA 4.0.</source>
        <translation>Svobodný software pod licencí GPL verze 3 nebo novější, bez jakékoli záruky. Naše balíčky a obrázky se smějí šířit pod CC-BY-SA 4.0.</translation>
    </message>
    <message>
        <source>Everything stays on this device, in the folder {folder}. Nothing is sent anywhere. Copy the folder, and you have a backup of all.</source>
        <translation>Všechno zůstává v tomto zařízení, ve složce {folder}. Nikam se nic neposílá. Zkopíruj složku a máš zálohu všeho.</translation>
    </message>
</context>
<context>
    <name>AgeSection</name>
    <message>
        <source>not told</source>
        <translation>neuvedeno</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Věk</translation>
    </message>
    <message>
        <source>The games then begin where most children of that age begin. Only the year of birth is kept, on this device.</source>
        <translation>Hry pak začnou tam, kde začíná většina dětí toho věku. Uloží se jen rok narození, v tomto zařízení.</translation>
    </message>
</context>
<context>
    <name>AimStage</name>
    <message>
        <source>The ship: move it left or right</source>
        <translation>Loď: posuň ji doleva nebo doprava</translation>
    </message>
    <message>
        <source>The ball: let it roll</source>
        <translation>Kulička: pusť ji</translation>
    </message>
    <message>
        <source>Which cave is below this picture?</source>
        <translation>Která jeskyně je pod tímto obrázkem?</translation>
    </message>
    <message>
        <source>Tap the ball when the arrow is at the flag!</source>
        <translation>Klepni na kuličku, až bude šipka u vlajky!</translation>
    </message>
    <message>
        <source>Pull the ball back and let go!</source>
        <translation>Potáhni kuličku dozadu a pusť!</translation>
    </message>
    <message>
        <source>Cave {number}: {pictures}</source>
        <translation>Jeskyně {number}: {pictures}</translation>
    </message>
    <message numerus="yes">
        <source>Just beside it. %n tries left.</source>
        <translation>
            <numerusform>Těsně vedle. Zbývá %n pokus.</numerusform>
            <numerusform>Těsně vedle. Zbývají %n pokusy.</numerusform>
            <numerusform>Těsně vedle. Zbývá %n pokusů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That was another cave. %n tries left.</source>
        <translation>
            <numerusform>To byla jiná jeskyně. Zbývá %n pokus.</numerusform>
            <numerusform>To byla jiná jeskyně. Zbývají %n pokusy.</numerusform>
            <numerusform>To byla jiná jeskyně. Zbývá %n pokusů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ball rests. Next time!</source>
        <translation>Kulička si odpočine. Tak příště!</translation>
    </message>
    <message>
        <source>Right into the cave!</source>
        <translation>Přímo do jeskyně!</translation>
    </message>
    <message>
        <source>Hit! Well aimed.</source>
        <translation>Zásah! Dobrá muška.</translation>
    </message>
    <message>
        <source>Just beside it. Next time!</source>
        <translation>Těsně vedle. Příště!</translation>
    </message>
</context>
<context>
    <name>AnswerStage</name>
    <message>
        <source>Look again. What else could fit?</source>
        <translation>Podívej se znovu. Co jiného by sedělo?</translation>
    </message>
    <message>
        <source>What is missing? Tap it on the island.</source>
        <translation>Co chybí? Klepni na ostrov.</translation>
    </message>
    <message>
        <source>The row: {cells}</source>
        <translation>Řada: {cells}</translation>
    </message>
</context>
<context>
    <name>ArrivalPage</name>
    <message>
        <source>What to look at</source>
        <translation>Na co se podívat</translation>
    </message>
    <message>
        <source>Mend it now</source>
        <translation>Hned opravit</translation>
    </message>
    <message>
        <source>This is no pack to play with yet.</source>
        <translation>S tímhle se ještě nedá hrát.</translation>
    </message>
    <message>
        <source>A pack has arrived</source>
        <translation>Přišel balíček</translation>
    </message>
    <message>
        <source>{file} was not added, and nothing has changed.</source>
        <translation>Soubor {file} nebyl přidán a nic se nezměnilo.</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Ne, nechat být</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Dobře</translation>
    </message>
</context>
<context>
    <name>BackupPage</name>
    <message>
        <source>Backup of {day}</source>
        <translation>Záloha z {day}</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>Všechna data</translation>
    </message>
</context>
<context>
    <name>BackupsSection</name>
    <message>
        <source>Backups</source>
        <translation>Zálohy</translation>
    </message>
    <message>
        <source>Backup of {day}</source>
        <translation>Záloha z {day}</translation>
    </message>
    <message>
        <source>{day}, before going back</source>
        <translation>{day}, před návratem</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made every day.</source>
        <translation>Zatím tu není žádná záloha. Každý den vznikne jedna.</translation>
    </message>
    <message>
        <source>One is made every day. Touch a day to see what is in it; nothing changes yet.</source>
        <translation>Každý den vznikne jedna. Klepni na den a podívej se, co v ní je; zatím se nic nezmění.</translation>
    </message>
</context>
<context>
    <name>BeginPage</name>
    <message>
        <source>Write a pack</source>
        <translation>Psát balíček</translation>
    </message>
    <message>
        <source>Begin a new pack</source>
        <translation>Začít nový balíček</translation>
    </message>
    <message>
        <source>A folder I have</source>
        <translation>Moje složka</translation>
    </message>
    <message>
        <source>A file I have</source>
        <translation>Můj soubor</translation>
    </message>
    <message>
        <source>All packs</source>
        <translation>Všechny balíčky</translation>
    </message>
    <message>
        <source>You write the pack in any text editor, such as Notepad. Each time you save it, this page shows the cards and what is still to be mended.</source>
        <translation>Balíček píšeš v textovém editoru, třeba v Poznámkovém bloku. Pokaždé, když ho uložíš, ukáže tato stránka karty a co je ještě třeba opravit.</translation>
    </message>
</context>
<context>
    <name>Blank</name>
    <message>
        <source>Three shells</source>
        <translation>Tři mušle</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Find the coin before the parrot does!</source>
        <translation>Najdi minci dřív než papoušek!</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Papoušek</translation>
    </message>
    <message>
        <source>{name} found the coin!</source>
        <translation>Mince! Má ji {name}.</translation>
    </message>
    <message>
        <source>Where is the coin?</source>
        <translation>Kde je mince?</translation>
    </message>
    <message>
        <source>Shell {number}: the coin is here</source>
        <translation>Mušle {number}: tady je mince</translation>
    </message>
    <message>
        <source>Shell {number}: nothing here</source>
        <translation>Mušle {number}: tady nic není</translation>
    </message>
    <message>
        <source>Lift shell {number}</source>
        <translation>Zvedni mušli {number}</translation>
    </message>
    <message>
        <source>Look under shell {number}</source>
        <translation>Podívej se pod mušli {number}</translation>
    </message>
</context>
<context>
    <name>CaptainPlate</name>
    <message>
        <source>{name} is on turn</source>
        <translation>Na tahu: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n in reserve</source>
        <translation>
            <numerusform>%n čeká</numerusform>
            <numerusform>%n čekají</numerusform>
            <numerusform>%n čeká</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the boat</source>
        <translation>
            <numerusform>%n ve člunu</numerusform>
            <numerusform>%n ve člunu</numerusform>
            <numerusform>%n ve člunu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>brown</source>
        <translation>hnědá</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modrá</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Where shall we sail?</source>
        <translation>Kam poplujeme?</translation>
    </message>
    <message>
        <source>Show me how to play</source>
        <translation>Ukaž mi, jak se hraje</translation>
    </message>
    <message>
        <source>{game}, {full} of {all} shells</source>
        <translation>{game}, mušle: {full} z {all}</translation>
    </message>
</context>
<context>
    <name>ChartSection</name>
    <message>
        <source>weekday</source>
        <translation>všední den</translation>
    </message>
    <message>
        <source>weekend</source>
        <translation>víkend</translation>
    </message>
</context>
<context>
    <name>ChildList</name>
    <message>
        <source>Packs</source>
        <translation>Balíčky</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Údaje</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Třída</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O hře</translation>
    </message>
</context>
<context>
    <name>ChildPage</name>
    <message>
        <source>Report</source>
        <translation>Zpráva</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Písmo</translation>
    </message>
    <message>
        <source>small</source>
        <translation>malé</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>střední</translation>
    </message>
    <message>
        <source>large</source>
        <translation>velké</translation>
    </message>
</context>
<context>
    <name>ChooseStage</name>
    <message>
        <source>Which row will you solve?</source>
        <translation>Kterou řadu vyřešíš?</translation>
    </message>
    <message>
        <source>Row {number}, it suits you: {cells}</source>
        <translation>Řada {number}, ta se ti hodí: {cells}</translation>
    </message>
    <message>
        <source>Row {number}: {cells}</source>
        <translation>Řada {number}: {cells}</translation>
    </message>
</context>
<context>
    <name>ClassPage</name>
    <message>
        <source>Class</source>
        <translation>Třída</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Jak na to</translation>
    </message>
    <message>
        <source>Who has not played lately</source>
        <translation>Kdo si dlouho nehrál</translation>
    </message>
    <message>
        <source>No files here</source>
        <translation>Tady žádné soubory nejsou</translation>
    </message>
    <message>
        <source>Files that could not be read</source>
        <translation>Soubory, které nešlo přečíst</translation>
    </message>
    <message>
        <source>Rows most often not found at once</source>
        <translation>Řady, které děti často hned nenašly</translation>
    </message>
    <message>
        <source>No row stands out. A row counts once three children met it.</source>
        <translation>Žádná řada nevyčnívá. Řada se počítá, jakmile ji měly tři děti.</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Vybrat složku</translation>
    </message>
    <message>
        <source>Another folder</source>
        <translation>Jiná složka</translation>
    </message>
    <message>
        <source>Reading the files …</source>
        <translation>Soubory se čtou …</translation>
    </message>
    <message>
        <source>See the whole class in one table. The files stay as they are.</source>
        <translation>Celá třída v jedné tabulce. Soubory zůstanou, jak jsou.</translation>
    </message>
    <message>
        <source>On each tablet, open Data and save the files of all children. Bring the files into one folder, on a USB stick or a school share. Then choose that folder here. Files of several days do no harm.</source>
        <translation>Na každém tabletu otevři „Údaje“ a ulož soubory všech dětí. Dej soubory do jedné složky, na USB disk nebo do školní sítě. Potom tu složku vyber tady. Soubory z více dnů nevadí.</translation>
    </message>
</context>
<context>
    <name>ClassWords</name>
    <message numerus="yes">
        <source>%n child(ren), in alphabetical order.</source>
        <translation>
            <numerusform>%n dítě.</numerusform>
            <numerusform>%n děti podle abecedy.</numerusform>
            <numerusform>%n dětí podle abecedy.</numerusform>
        </translation>
    </message>
    <message>
        <source>All have played since {day}.</source>
        <translation>Od {day} si hráli všichni.</translation>
    </message>
    <message>
        <source>Not since {day}: {names}</source>
        <translation>Od {day} ne: {names}</translation>
    </message>
    <message>
        <source>{pack} (version {version}), card {card}, {side}, row {row}</source>
        <translation>{pack} (verze {version}), karta {card}, {side}, řada {row}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {children} did not find it at once</source>
        <translation>
            <numerusform>%n z {children} dětí ji hned nenašlo</numerusform>
            <numerusform>%n z {children} dětí ji hned nenašly</numerusform>
            <numerusform>%n z {children} dětí ji hned nenašlo</numerusform>
        </translation>
    </message>
    <message>
        <source>never</source>
        <translation>ještě nikdy</translation>
    </message>
    <message>
        <source>brown side</source>
        <translation>hnědá strana</translation>
    </message>
    <message>
        <source>blue side</source>
        <translation>modrá strana</translation>
    </message>
</context>
<context>
    <name>ComfortSection</name>
    <message>
        <source>Hearing and seeing</source>
        <translation>Slyšení a vidění</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Letters wide apart</source>
        <translation>Širší mezery</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Méně pohybu</translation>
    </message>
    <message>
        <source>Strong contrast</source>
        <translation>Silný kontrast</translation>
    </message>
</context>
<context>
    <name>CrewSetup</name>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Who sails along? The youngest first!</source>
        <translation>Kdo pluje s námi? Nejmladší první!</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>I am {name}</source>
        <translation>Já jsem {name}</translation>
    </message>
    <message>
        <source>Now {name}! All others look away.</source>
        <translation>Teď {name}! Všichni ostatní se nedívají.</translation>
    </message>
</context>
<context>
    <name>DareButton</name>
    <message numerus="yes">
        <source>%n of ten tiles would go wrong.</source>
        <translation>
            <numerusform>%n z deseti destiček by nevyšla.</numerusform>
            <numerusform>%n z deseti destiček by nevyšly.</numerusform>
            <numerusform>%n z deseti destiček by nevyšlo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataDesk</name>
    <message>
        <source>{other} now belongs to {kept}.</source>
        <translation>{other} teď patří k dítěti {kept}.</translation>
    </message>
    <message>
        <source>There are twelve children already.</source>
        <translation>Už je tu dvanáct dětí.</translation>
    </message>
    <message>
        <source>{child} has an entry of its own again.</source>
        <translation>{child} má zase vlastní záznam.</translation>
    </message>
    <message>
        <source>All is as it was in the backup.</source>
        <translation>Všechno je zase jako v záloze.</translation>
    </message>
</context>
<context>
    <name>DataDialogs</name>
    <message>
        <source>Progress</source>
        <translation>Pokrok</translation>
    </message>
    <message>
        <source>Choose progress files</source>
        <translation>Vyber soubory s pokrokem</translation>
    </message>
    <message>
        <source>Choose the folder of the class</source>
        <translation>Vyber složku třídy</translation>
    </message>
    <message>
        <source>A folder for the files</source>
        <translation>Složka pro soubory</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Data</source>
        <translation>Údaje</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Where is my data?</source>
        <translation>Kde jsou moje data?</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otevřít složku</translation>
    </message>
    <message>
        <source>What the children did belongs to you. Nothing is sent anywhere.</source>
        <translation>Co děti udělaly, patří vám. Nic se nikam neposílá.</translation>
    </message>
    <message>
        <source>In the folder {folder}. Copy it, and you have a backup of all.</source>
        <translation>Ve složce {folder}. Zkopíruj ji a máš zálohu všeho.</translation>
    </message>
</context>
<context>
    <name>DataWords</name>
    <message numerus="yes">
        <source>%n file(s) read.</source>
        <translation>
            <numerusform>Přečten %n soubor.</numerusform>
            <numerusform>Přečteny %n soubory.</numerusform>
            <numerusform>Přečteno %n souborů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved in {folder}</source>
        <translation>
            <numerusform>Uložen %n soubor do {folder}</numerusform>
            <numerusform>Uloženy %n soubory do {folder}</numerusform>
            <numerusform>Uloženo %n souborů do {folder}</numerusform>
        </translation>
    </message>
    <message>
        <source>{file}: this file is not from KidsLogic.</source>
        <translation>{file}: tento soubor není z KidsLogic.</translation>
    </message>
    <message>
        <source>{file}: it comes from a newer KidsLogic. Please renew this one.</source>
        <translation>{file}: je z novější verze KidsLogic. Obnov ji prosím i tady.</translation>
    </message>
    <message>
        <source>{file}: it is not whole. Please export it once more.</source>
        <translation>{file}: soubor není celý. Ulož ho tam prosím znovu.</translation>
    </message>
    <message>
        <source>{file}: it is too large.</source>
        <translation>{file}: soubor je příliš velký.</translation>
    </message>
    <message>
        <source>{file}: there are twelve children already.</source>
        <translation>{file}: už je tu dvanáct dětí.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read.</source>
        <translation>{file}: soubor nejde přečíst.</translation>
    </message>
    <message>
        <source>{child}: nothing new</source>
        <translation>{child}: nic nového</translation>
    </message>
    <message numerus="yes">
        <source>{child}: %n new entry(s)</source>
        <translation>
            <numerusform>{child}: %n nový záznam</numerusform>
            <numerusform>{child}: %n nové záznamy</numerusform>
            <numerusform>{child}: %n nových záznamů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoorTile</name>
    <message>
        <source>Door {number}</source>
        <translation>Dvířka {number}</translation>
    </message>
</context>
<context>
    <name>DrawStage</name>
    <message>
        <source>Turn up a card</source>
        <translation>Otočit kartu</translation>
    </message>
    <message>
        <source>Hoist the sail</source>
        <translation>Vztyčit plachtu</translation>
    </message>
    <message numerus="yes">
        <source>Take a card! %n card(s) left.</source>
        <translation>
            <numerusform>Vezmi si kartu! Zbývá %n karta.</numerusform>
            <numerusform>Vezmi si kartu! Zbývají %n karty.</numerusform>
            <numerusform>Vezmi si kartu! Zbývá %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, take a card!</source>
        <translation>{name}, vezmi si kartu!</translation>
    </message>
</context>
<context>
    <name>EndStage</name>
    <message>
        <source>The sail: pull it up</source>
        <translation>Plachta: vytáhni ji</translation>
    </message>
    <message>
        <source>Goal reached! Hoist the sail!</source>
        <translation>Cíl je splněný! Vztyč plachtu!</translation>
    </message>
    <message numerus="yes">
        <source>%n gemstone(s) found! Sail again?</source>
        <translation>
            <numerusform>Nalezen %n drahokam! Poplujeme znovu?</numerusform>
            <numerusform>Nalezeny %n drahokamy! Poplujeme znovu?</numerusform>
            <numerusform>Nalezeno %n drahokamů! Poplujeme znovu?</numerusform>
        </translation>
    </message>
    <message>
        <source>Champion pirates! {name} hoists the sail.</source>
        <translation>Vítězí všichni! Plachtu vztyčí {name}.</translation>
    </message>
    <message>
        <source>{name} is champion pirate!</source>
        <translation>Pirátskou plavbu vyhrává {name}!</translation>
    </message>
    <message>
        <source>Pull the sail up!</source>
        <translation>Vytáhni plachtu!</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n gemstone(s)</source>
        <translation>
            <numerusform>{name}: %n drahokam</numerusform>
            <numerusform>{name}: %n drahokamy</numerusform>
            <numerusform>{name}: %n drahokamů</numerusform>
        </translation>
    </message>
    <message>
        <source>What was where?</source>
        <translation>Co bylo kde?</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>Both are strong. Well played!</source>
        <translation>Oba jsou silní. Dobrá hra!</translation>
    </message>
    <message>
        <source>{name} found the flag!</source>
        <translation>{name} má vlajku!</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>EnoughScreen</name>
    <message>
        <source>Enough for today!</source>
        <translation>Pro dnešek to stačí!</translation>
    </message>
    <message>
        <source>Your game is kept. Tomorrow we sail on!</source>
        <translation>Tvoje hra se neztratí. Zítra plujeme dál!</translation>
    </message>
    <message>
        <source>Good night!</source>
        <translation>Dobrou noc!</translation>
    </message>
    <message>
        <source>Grown-ups: 10 more minutes</source>
        <translation>Dospělí: ještě 10 minut</translation>
    </message>
</context>
<context>
    <name>ExplainStage</name>
    <message>
        <source>I told someone</source>
        <translation>Někdo už to ví</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Yes, that fits! How did you find it?</source>
        <translation>Ano, to sedí! Jak se na to dá přijít?</translation>
    </message>
</context>
<context>
    <name>ExportSection</name>
    <message>
        <source>Take along</source>
        <translation>Vzít s sebou</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Bez jmen</translation>
    </message>
    <message>
        <source>Class (may stay empty)</source>
        <translation>Třída (může zůstat prázdná)</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Uložit jako soubor</translation>
    </message>
    <message>
        <source>Save as table</source>
        <translation>Uložit jako tabulku</translation>
    </message>
    <message>
        <source>There is no child here yet.</source>
        <translation>Zatím tu není žádné dítě.</translation>
    </message>
    <message>
        <source>A progress file carries what a child did to another device. A table opens in every spreadsheet.</source>
        <translation>Soubor s pokrokem přenese, co dítě zvládlo, na jiné zařízení. Tabulku otevře každý tabulkový program.</translation>
    </message>
</context>
<context>
    <name>FaceScreen</name>
    <message>
        <source>Which animal are you?</source>
        <translation>Které zvíře jsi?</translation>
    </message>
</context>
<context>
    <name>FaceSection</name>
    <message>
        <source>Animal</source>
        <translation>Zvíře</translation>
    </message>
</context>
<context>
    <name>FreshCards</name>
    <message>
        <source>The parrot is drawing new cards!</source>
        <translation>Papoušek kreslí nové karty!</translation>
    </message>
</context>
<context>
    <name>FriendOffer</name>
    <message>
        <source>{name} suits you well. Shall we play?</source>
        <translation>{name} se k tobě hodí. Zahrajete si?</translation>
    </message>
    <message>
        <source>{name} plays more gently. Shall we train?</source>
        <translation>{name} hraje mírněji. Potrénujete si?</translation>
    </message>
    <message>
        <source>You play well! {name} plays trickier. Dare to?</source>
        <translation>Jde ti to! {name} hraje záludněji. Zkusíš to?</translation>
    </message>
</context>
<context>
    <name>Friends</name>
    <message>
        <source>Stella</source>
        <translation>Stela</translation>
    </message>
    <message>
        <source>Tilda</source>
        <translation>Tylda</translation>
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
        <translation>Fína</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Oto</translation>
    </message>
</context>
<context>
    <name>GameButton</name>
    <message>
        <source>{game}: {done} of {all} lessons done</source>
        <translation>{game}: hotovo {done} z {all} lekcí</translation>
    </message>
</context>
<context>
    <name>Gate</name>
    <message>
        <source>For grown-ups</source>
        <translation>Pro dospělé</translation>
    </message>
    <message>
        <source>Type: {numbers}</source>
        <translation>Napiš číslicemi: {numbers}</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>nula</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jedna</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dva</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tři</translation>
    </message>
    <message>
        <source>four</source>
        <translation>čtyři</translation>
    </message>
    <message>
        <source>five</source>
        <translation>pět</translation>
    </message>
    <message>
        <source>six</source>
        <translation>šest</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sedm</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>osm</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>devět</translation>
    </message>
</context>
<context>
    <name>GoOnScreen</name>
    <message>
        <source>Shall we go on?</source>
        <translation>Budeme pokračovat?</translation>
    </message>
    <message>
        <source>Go on where we were</source>
        <translation>Pokračovat tam, kde jsme byli</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Nová hra</translation>
    </message>
</context>
<context>
    <name>GoalChest</name>
    <message>
        <source>{have} of {goal} gemstones</source>
        <translation>Drahokamy: {have} z {goal}</translation>
    </message>
</context>
<context>
    <name>GridSection</name>
    <message>
        <source>What is being learned</source>
        <translation>Co se právě učí</translation>
    </message>
    <message>
        <source>Nobody has answered anything yet.</source>
        <translation>Zatím nikdo na nic neodpovídal.</translation>
    </message>
</context>
<context>
    <name>Harbour</name>
    <message>
        <source>Who is playing today?</source>
        <translation>Kdo dnes hraje?</translation>
    </message>
    <message>
        <source>I am new here</source>
        <translation>Jsem tu nově</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Přidat</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Say the row aloud. What do you hear?</source>
        <translation>Řekni řadu nahlas. Co slyšíš?</translation>
    </message>
    <message>
        <source>Look here first!</source>
        <translation>Podívej se nejdřív sem!</translation>
    </message>
    <message>
        <source>Only one step is missing now!</source>
        <translation>Teď chybí už jen jeden krok!</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>all</source>
        <translation>všechny</translation>
    </message>
    <message>
        <source>easier ones</source>
        <translation>lehčí</translation>
    </message>
    <message>
        <source>harder ones</source>
        <translation>těžší</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>pomalu</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>středně</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rychle</translation>
    </message>
    <message>
        <source>now and then</source>
        <translation>občas</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>gemstones</source>
        <translation>drahokamy</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>destičky</translation>
    </message>
    <message>
        <source>one colour</source>
        <translation>jedné barvě</translation>
    </message>
    <message>
        <source>both colours</source>
        <translation>obou barvách</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Řady</translation>
    </message>
    <message>
        <source>Balls each turn</source>
        <translation>Pokusů s kuličkou</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Šipka</translation>
    </message>
    <message>
        <source>Ask why</source>
        <translation>Ptát se proč</translation>
    </message>
    <message>
        <source>Mark known tiles</source>
        <translation>Značit známé</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Počítají se</translation>
    </message>
    <message>
        <source>Double tiles go back for</source>
        <translation>Dvojité zpět při</translation>
    </message>
    <message>
        <source>Sea monsters</source>
        <translation>Mořské příšery</translation>
    </message>
    <message>
        <source>Alone: cards</source>
        <translation>Jeden hráč: karty</translation>
    </message>
    <message>
        <source>Alone: sea monsters</source>
        <translation>Jeden hráč: příšery</translation>
    </message>
</context>
<context>
    <name>ImportSection</name>
    <message>
        <source>Read in</source>
        <translation>Načíst</translation>
    </message>
    <message>
        <source>Entries that are here already are not counted twice. Files may come in any order.</source>
        <translation>Co už tu je, se nezapočítá dvakrát. Na pořadí souborů nezáleží.</translation>
    </message>
    <message>
        <source>Read files</source>
        <translation>Načíst soubory</translation>
    </message>
</context>
<context>
    <name>InsideSection</name>
    <message>
        <source>What is in it</source>
        <translation>Co v ní je</translation>
    </message>
    <message>
        <source>This backup is damaged and cannot be opened.</source>
        <translation>Tato záloha je poškozená a nejde otevřít.</translation>
    </message>
    <message>
        <source>Nothing had been played yet.</source>
        <translation>Tehdy se ještě nic nehrálo.</translation>
    </message>
    <message>
        <source>The latest entry is of {day}.</source>
        <translation>Poslední záznam je z {day}.</translation>
    </message>
    <message numerus="yes">
        <source>{child}: %n answer(s)</source>
        <translation>
            <numerusform>{child}: %n odpověď</numerusform>
            <numerusform>{child}: %n odpovědi</numerusform>
            <numerusform>{child}: %n odpovědí</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JoinSection</name>
    <message>
        <source>One child, two entries?</source>
        <translation>Jedno dítě, dva záznamy?</translation>
    </message>
    <message>
        <source>Bring together</source>
        <translation>Spojit</translation>
    </message>
    <message>
        <source>There is no child here yet.</source>
        <translation>Zatím tu není žádné dítě.</translation>
    </message>
    <message>
        <source>There is only one child here.</source>
        <translation>Je tu jen jedno dítě.</translation>
    </message>
    <message>
        <source>Touch the entry that stays, then the other one. It can be taken back.</source>
        <translation>Klepni na záznam, který zůstane, a pak na ten druhý. Dá se to vzít zpět.</translation>
    </message>
    <message>
        <source>All that {other} did goes to {kept}. It can be taken back.</source>
        <translation>Vše, co má {other}, teď bude mít {kept}. Dá se to vzít zpět.</translation>
    </message>
    <message>
        <source>{other} belongs to {kept}</source>
        <translation>{other} patří k dítěti {kept}</translation>
    </message>
    <message>
        <source>Part again</source>
        <translation>Zase oddělit</translation>
    </message>
    <message>
        <source>Part {other} again</source>
        <translation>Zase oddělit: {other}</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>Čeština</translation>
    </message>
</context>
<context>
    <name>LessonBand</name>
    <message>
        <source>One step back</source>
        <translation>O krok zpátky</translation>
    </message>
    <message>
        <source>Show it again</source>
        <translation>Ukaž to ještě jednou</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Tohle přeskočit</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Hrát hru</translation>
    </message>
    <message>
        <source>The next lesson</source>
        <translation>Další lekce</translation>
    </message>
    <message>
        <source>You did the whole lesson!</source>
        <translation>Celá lekce je hotová!</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>What shall I show you?</source>
        <translation>Co ti mám ukázat?</translation>
    </message>
</context>
<context>
    <name>LessonOffer</name>
    <message>
        <source>Yes, show me!</source>
        <translation>Ano, ukaž mi to!</translation>
    </message>
    <message>
        <source>I know it already</source>
        <translation>Už to znám</translation>
    </message>
    <message>
        <source>{game}: shall I show you?</source>
        <translation>{game}: Mám ti to ukázat?</translation>
    </message>
</context>
<context>
    <name>LessonPill</name>
    <message>
        <source>{title}, done</source>
        <translation>{title}, hotovo</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Let us try that again together.</source>
        <translation>Zkusíme to spolu ještě jednou.</translation>
    </message>
</context>
<context>
    <name>LevelSection</name>
    <message>
        <source>Levels</source>
        <translation>Úrovně</translation>
    </message>
    <message>
        <source>Brown cards have levels 1 to 4, blue cards 5 to 8. Games that were begun go on as they are.</source>
        <translation>Hnědé karty mají úrovně 1 až 4, modré 5 až 8. Rozehrané hry pokračují beze změny.</translation>
    </message>
    <message>
        <source>From level</source>
        <translation>Od úrovně</translation>
    </message>
    <message>
        <source>to level</source>
        <translation>do úrovně</translation>
    </message>
    <message>
        <source>From level {level}</source>
        <translation>Od úrovně {level}</translation>
    </message>
    <message>
        <source>To level {level}</source>
        <translation>Do úrovně {level}</translation>
    </message>
</context>
<context>
    <name>LimitSection</name>
    <message>
        <source>Play time a day</source>
        <translation>Doba hraní za den</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>Doctors advise up to 30 minutes of screen a day before school age, then up to 45 to 60. The child is told five minutes before; the end comes between two turns, and a grown-up can add ten minutes.</source>
        <translation>Dětští lékaři doporučují před školou nejvýš 30 minut u obrazovky denně, potom 45 až 60. Dítě se to dozví pět minut předem; konec přijde mezi dvěma tahy a dospělý může deset minut přidat.</translation>
    </message>
</context>
<context>
    <name>LogixLayout</name>
    <message>
        <source>My card: hold to look, tap to turn</source>
        <translation>Moje karta: podrž a díváš se, klepni a otočí se</translation>
    </message>
    <message>
        <source>Look at my card</source>
        <translation>Podívat se na mou kartu</translation>
    </message>
    <message>
        <source>My code is ready!</source>
        <translation>Můj kód je hotový!</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Ukončit tah</translation>
    </message>
    <message>
        <source>Stop, nobody wins</source>
        <translation>Skončit, nikdo nevyhraje</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Jak to bylo?</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>LogixSetup</name>
    <message>
        <source>The code is not ready?</source>
        <translation>Kód není hotový?</translation>
    </message>
    <message>
        <source>Take back?</source>
        <translation>Vzít zpět?</translation>
    </message>
    <message>
        <source>Show places?</source>
        <translation>Ukázat políčka?</translation>
    </message>
    <message>
        <source>Which friends play along?</source>
        <translation>Kdo si zahraje s tebou?</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>S jakými kartami?</translation>
    </message>
    <message>
        <source>How do you want to play?</source>
        <translation>Jak chceš hrát?</translation>
    </message>
    <message>
        <source>Parrot whispers?</source>
        <translation>Papoušek napoví?</translation>
    </message>
    <message>
        <source>show why</source>
        <translation>ukázat proč</translation>
    </message>
    <message>
        <source>lose a turn</source>
        <translation>jednou nehrát</translation>
    </message>
    <message>
        <source>only watch</source>
        <translation>jen se dívat</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>poslední tah</translation>
    </message>
    <message>
        <source>what breaks it</source>
        <translation>co to kazí</translation>
    </message>
    <message>
        <source>guess the card</source>
        <translation>hádat kartu</translation>
    </message>
</context>
<context>
    <name>LogixTable</name>
    <message>
        <source>All others look away. Now hold the eye!</source>
        <translation>Ostatní se nedívají. Teď podrž oko!</translation>
    </message>
    <message>
        <source>Look at your card. Is it ready?</source>
        <translation>Podívej se na kartu. Je hotová?</translation>
    </message>
    <message>
        <source>It is ready! Hold the yellow button.</source>
        <translation>Je to hotové! Podrž žluté tlačítko.</translation>
    </message>
    <message>
        <source>Tap the arrow to end your turn.</source>
        <translation>Klepni na šipku, hraje další.</translation>
    </message>
    <message>
        <source>You need {colour} here.</source>
        <translation>Tady potřebuješ barvu: {colour}.</translation>
    </message>
    <message>
        <source>This marble is in your way.</source>
        <translation>Tahle kulička ti překáží.</translation>
    </message>
    <message>
        <source>Look: this would be a good move.</source>
        <translation>Podívej, tohle by byl dobrý tah.</translation>
    </message>
</context>
<context>
    <name>LogixTraining</name>
    <message>
        <source>Card {number}</source>
        <translation>Karta {number}</translation>
    </message>
    <message>
        <source>One move makes the code ready. Which?</source>
        <translation>Jeden tah kód dokončí. Který?</translation>
    </message>
    <message>
        <source>One marble breaks the code. Tap it!</source>
        <translation>Jedna kulička kód kazí. Klepni na ni!</translation>
    </message>
    <message>
        <source>Which card lacks only one move?</source>
        <translation>Které kartě chybí jen jeden tah?</translation>
    </message>
    <message>
        <source>Which card fits this best?</source>
        <translation>Která karta se k tomu nejlíp hodí?</translation>
    </message>
    <message>
        <source>Look for the colour {colour}.</source>
        <translation>Všímej si barvy: {colour}.</translation>
    </message>
    <message>
        <source>These belong to the code.</source>
        <translation>Tyhle patří ke kódu.</translation>
    </message>
    <message>
        <source>Look closely here!</source>
        <translation>Podívej se pozorně sem!</translation>
    </message>
    <message>
        <source>This colour rests now. Try another!</source>
        <translation>Tahle barva teď odpočívá. Zkus jinou!</translation>
    </message>
    <message>
        <source>Careful: the same colour lies beside it.</source>
        <translation>Pozor: vedle leží stejná barva.</translation>
    </message>
    <message>
        <source>The card does not allow this colour.</source>
        <translation>Karta tuhle barvu nedovolí.</translation>
    </message>
    <message>
        <source>Cards are turned, but never flipped.</source>
        <translation>Karty se otáčejí, ale nepřevracejí.</translation>
    </message>
    <message>
        <source>Good place! Which colour belongs there?</source>
        <translation>Dobré místo! Která barva tam patří?</translation>
    </message>
    <message>
        <source>Good colour! Where does it belong?</source>
        <translation>Dobrá barva! Kam patří?</translation>
    </message>
    <message>
        <source>The joker may be any colour.</source>
        <translation>Žolík smí být každá barva.</translation>
    </message>
    <message>
        <source>Black belongs to every code.</source>
        <translation>Černá patří ke každému kódu.</translation>
    </message>
    <message>
        <source>This marble fits well.</source>
        <translation>Tahle kulička se hodí.</translation>
    </message>
    <message>
        <source>This one does no harm.</source>
        <translation>Tahle nevadí.</translation>
    </message>
    <message>
        <source>This card still lacks more.</source>
        <translation>Téhle kartě chybí víc.</translation>
    </message>
    <message>
        <source>Look at the card once more!</source>
        <translation>Podívej se ještě jednou na kartu!</translation>
    </message>
    <message>
        <source>This marble fills the gap.</source>
        <translation>Tahle kulička zaplní mezeru.</translation>
    </message>
    <message>
        <source>Now the colour fits.</source>
        <translation>Teď se barva hodí.</translation>
    </message>
    <message>
        <source>It rolls into the gap.</source>
        <translation>Kutálí se do mezery.</translation>
    </message>
    <message>
        <source>Now nothing breaks the code.</source>
        <translation>Teď už kódu nic nevadí.</translation>
    </message>
    <message>
        <source>Now black belongs to it.</source>
        <translation>Teď k tomu patří i černá.</translation>
    </message>
    <message>
        <source>Here another colour is needed.</source>
        <translation>Tady má být jiná barva.</translation>
    </message>
    <message>
        <source>The same colour may not lie beside it.</source>
        <translation>Stejná barva nesmí ležet vedle.</translation>
    </message>
    <message>
        <source>That is one joker too many.</source>
        <translation>To je o jednoho žolíka víc.</translation>
    </message>
    <message>
        <source>Here only one move is missing.</source>
        <translation>Tady chybí už jen jeden tah.</translation>
    </message>
    <message>
        <source>It is being built here.</source>
        <translation>Tady se to staví.</translation>
    </message>
</context>
<context>
    <name>LogixView</name>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} přemýšlí.</translation>
    </message>
    <message>
        <source>Done? Tap the arrow!</source>
        <translation>Hotovo? Klepni na šipku!</translation>
    </message>
    <message>
        <source>{name}, place, roll or swap a marble!</source>
        <translation>{name}, polož, kutálej nebo vyměň kuličku!</translation>
    </message>
    <message>
        <source>Nobody wins. Well played!</source>
        <translation>Nikdo nevyhrál. Pěkná hra!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>Vyhrává {name}!</translation>
    </message>
    <message>
        <source>The code is ready!</source>
        <translation>Kód je hotový!</translation>
    </message>
    <message>
        <source>Let us look!</source>
        <translation>Podíváme se!</translation>
    </message>
    <message>
        <source>Not quite yet. Yellow rings do not fit.</source>
        <translation>Ještě ne úplně. Žluté kroužky nesedí.</translation>
    </message>
    <message>
        <source>Not quite yet. The turn goes on.</source>
        <translation>Ještě ne úplně. Hraje se dál.</translation>
    </message>
    <message>
        <source>The code is not ready. You watch now.</source>
        <translation>Kód není hotový. Teď se díváš.</translation>
    </message>
</context>
<context>
    <name>Marbles</name>
    <message>
        <source>red</source>
        <translation>červená</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>žlutá</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>modrá</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zelená</translation>
    </message>
    <message>
        <source>grey joker</source>
        <translation>šedý žolík</translation>
    </message>
    <message>
        <source>black</source>
        <translation>černá</translation>
    </message>
</context>
<context>
    <name>Mates</name>
    <message>
        <source>Tilda</source>
        <translation>Tylda</translation>
    </message>
    <message>
        <source>Gustav</source>
        <translation>Gustav</translation>
    </message>
    <message>
        <source>Olly</source>
        <translation>Oli</translation>
    </message>
    <message>
        <source>Fina</source>
        <translation>Fína</translation>
    </message>
    <message>
        <source>Tilda, careful</source>
        <translation>Tilda, opatrná</translation>
    </message>
    <message>
        <source>Gustav, daring</source>
        <translation>Gustav, odvážný</translation>
    </message>
    <message>
        <source>Olly, forgetful</source>
        <translation>Oli, popleta</translation>
    </message>
    <message>
        <source>Fina, clever</source>
        <translation>Fina, chytrá</translation>
    </message>
</context>
<context>
    <name>Medals</name>
    <message>
        <source>Bronze!</source>
        <translation>Bronz!</translation>
    </message>
    <message>
        <source>Silver!</source>
        <translation>Stříbro!</translation>
    </message>
    <message>
        <source>Gold!</source>
        <translation>Zlato!</translation>
    </message>
</context>
<context>
    <name>MonsterStage</name>
    <message>
        <source>Turn</source>
        <translation>Otočit</translation>
    </message>
    <message>
        <source>It lies well</source>
        <translation>Tady leží dobře</translation>
    </message>
    <message>
        <source>{name}, where shall the sea monster lie?</source>
        <translation>{name}, kam si lehne mořská příšera?</translation>
    </message>
    <message>
        <source>Sea monster: column {column}, row {row}</source>
        <translation>Mořská příšera: sloupec {column}, řada {row}</translation>
    </message>
</context>
<context>
    <name>NameScreen</name>
    <message>
        <source>What is your name?</source>
        <translation>Jak se jmenuješ?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
</context>
<context>
    <name>NameSection</name>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Write a name, please.</source>
        <translation>Napiš prosím jméno.</translation>
    </message>
    <message>
        <source>That is very long. A shorter name, please.</source>
        <translation>To je moc dlouhé. Kratší jméno, prosím.</translation>
    </message>
    <message>
        <source>This name has a boat already. Choose another one.</source>
        <translation>Toto jméno už loďku má. Vyber jiné.</translation>
    </message>
    <message>
        <source>All boats are taken. Ask a grown-up.</source>
        <translation>Všechny loďky jsou obsazené. Zeptej se dospělých.</translation>
    </message>
    <message>
        <source>This name cannot be written. Choose another one.</source>
        <translation>Toto jméno neumím napsat. Vyber jiné.</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>All right</source>
        <translation>Dobře</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>A newer KidsLogic was here. Today nothing will be saved.</source>
        <translation>Byl tu novější KidsLogic. Dnes se nic neuloží.</translation>
    </message>
    <message>
        <source>The children&apos;s file was damaged. We use the copy of {day}.</source>
        <translation>Soubor dětí byl poškozený. Používáme kopii: {day}.</translation>
    </message>
    <message>
        <source>The children&apos;s file was damaged and put aside. We start new.</source>
        <translation>Soubor dětí byl poškozený a je odložený. Začínáme znovu.</translation>
    </message>
    <message>
        <source>KidsLogic may not write to its folder. Nothing is saved.</source>
        <translation>KidsLogic nesmí zapisovat do své složky. Nic se neuloží.</translation>
    </message>
    <message>
        <source>The disk is full. You can play on; please make room.</source>
        <translation>Disk je plný. Hraj dál; uvolněte prosím místo.</translation>
    </message>
    <message>
        <source>Another program holds the children&apos;s file. You can play on.</source>
        <translation>Soubor dětí drží jiný program. Hraj dál.</translation>
    </message>
    <message>
        <source>All is well, but there is no safety copy of today.</source>
        <translation>Vše je v pořádku, jen dnešní záloha chybí.</translation>
    </message>
    <message>
        <source>The settings could not be read. All is as at the start.</source>
        <translation>Nastavení nešlo přečíst. Vše je jako na začátku.</translation>
    </message>
    <message>
        <source>No program here opens this file. It lies at {file}</source>
        <translation>Žádný program tu soubor neotevře. Leží tady: {file}</translation>
    </message>
    <message>
        <source>This game cannot go on any more. Let&apos;s start a new one!</source>
        <translation>Tato hra už nejde dohrát. Začněme novou!</translation>
    </message>
    <message>
        <source>This game cannot be opened now. Ask a grown-up, please.</source>
        <translation>Hra teď nejde otevřít. Zeptej se prosím dospělých.</translation>
    </message>
    <message>
        <source>Something is wrong with the disk. You can play on.</source>
        <translation>S diskem něco není v pořádku. Hraj klidně dál.</translation>
    </message>
    <message>
        <source>That did not work. {why}</source>
        <translation>To se nepovedlo. {why}</translation>
    </message>
</context>
<context>
    <name>PackCards</name>
    <message>
        <source>Always new cards</source>
        <translation>Pořád nové karty</translation>
    </message>
</context>
<context>
    <name>PackChoice</name>
    <message>
        <source>Which cards today?</source>
        <translation>Které karty dnes?</translation>
    </message>
</context>
<context>
    <name>PackDesk</name>
    <message>
        <source>The pack is there.</source>
        <translation>Balíček je tu.</translation>
    </message>
    <message>
        <source>The pack is up to date.</source>
        <translation>Balíček je obnovený.</translation>
    </message>
    <message>
        <source>The version before is back.</source>
        <translation>Předchozí verze je zpátky.</translation>
    </message>
</context>
<context>
    <name>PackDialogs</name>
    <message>
        <source>Packs</source>
        <translation>Balíčky</translation>
    </message>
    <message>
        <source>Choose a pack</source>
        <translation>Vyber balíček</translation>
    </message>
    <message>
        <source>Choose the folder of a pack</source>
        <translation>Vyber složku balíčku</translation>
    </message>
    <message>
        <source>My first pack</source>
        <translation>Můj první balíček</translation>
    </message>
    <message>
        <source>A name for the new pack</source>
        <translation>Jméno nového balíčku</translation>
    </message>
    <message>
        <source>Save the pack as one file</source>
        <translation>Uložit balíček jako jeden soubor</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Hledat v:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Soubory typu:</translation>
    </message>
</context>
<context>
    <name>PackFacts</name>
    <message>
        <source>no licence</source>
        <translation>bez licence</translation>
    </message>
    <message>
        <source>version {number}</source>
        <translation>verze {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: {cards}. All other cards are played.</source>
        <translation>Vynecháno: {cards}. Všechny ostatní karty se hrají.</translation>
    </message>
</context>
<context>
    <name>PackPage</name>
    <message>
        <source>All packs</source>
        <translation>Všechny balíčky</translation>
    </message>
    <message>
        <source>For whoever writes this pack</source>
        <translation>Pro toho, kdo balíček píše</translation>
    </message>
    <message>
        <source>The children find it on the island of its game. Below you choose who plays it.</source>
        <translation>Děti ho najdou na ostrově jeho hry. Níže vybereš, kdo ho hraje.</translation>
    </message>
</context>
<context>
    <name>PackSection</name>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
    <message>
        <source>More about {pack}</source>
        <translation>Více o: {pack}</translation>
    </message>
</context>
<context>
    <name>PacksPage</name>
    <message>
        <source>Packs</source>
        <translation>Balíčky</translation>
    </message>
    <message>
        <source>Add a pack</source>
        <translation>Přidat balíček</translation>
    </message>
    <message>
        <source>Write a pack</source>
        <translation>Psát balíček</translation>
    </message>
    <message>
        <source>A pack is a set of cards. Drop its file on this window, or choose it here.</source>
        <translation>Balíček je sada karet. Přetáhni jeho soubor na toto okno, nebo ho vyber tady.</translation>
    </message>
</context>
<context>
    <name>PacksSection</name>
    <message>
        <source>Packs</source>
        <translation>Balíčky</translation>
    </message>
</context>
<context>
    <name>ParentsCorner</name>
    <message>
        <source>Save the report as PDF</source>
        <translation>Uložit zprávu jako PDF</translation>
    </message>
</context>
<context>
    <name>PartsSection</name>
    <message>
        <source>What is inside</source>
        <translation>Co je uvnitř</translation>
    </message>
</context>
<context>
    <name>PinGate</name>
    <message>
        <source>Take back a digit</source>
        <translation>Vrátit číslici</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message numerus="yes">
        <source>Please wait %n second(s).</source>
        <translation>
            <numerusform>Počkej prosím %n sekundu.</numerusform>
            <numerusform>Počkej prosím %n sekundy.</numerusform>
            <numerusform>Počkej prosím %n sekund.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was another number.</source>
        <translation>To bylo jiné číslo.</translation>
    </message>
    <message>
        <source>Type your PIN.</source>
        <translation>Zadej svůj PIN.</translation>
    </message>
    <message>
        <source>A fence, no lock. PIN forgotten? In {file} delete the line that begins with pin:</source>
        <translation>Plot, ne zámek. Zapomenutý PIN? V souboru {file} smaž řádek, který začíná pin:</translation>
    </message>
</context>
<context>
    <name>PinSection</name>
    <message>
        <source>PIN for grown-ups</source>
        <translation>PIN pro dospělé</translation>
    </message>
    <message>
        <source>Four to eight digits</source>
        <translation>Čtyři až osm číslic</translation>
    </message>
    <message>
        <source>Remove the PIN</source>
        <translation>Odstranit PIN</translation>
    </message>
    <message>
        <source>Change the PIN</source>
        <translation>Změnit PIN</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>Nastavit PIN</translation>
    </message>
    <message>
        <source>The door asks for your PIN. It is a fence, no lock: whoever reads the data folder can open it. If you forget the PIN, delete the line that begins with pin: in settings.yaml.</source>
        <translation>Dveře se ptají na tvůj PIN. Je to plot, ne zámek: kdo umí číst složku s daty, dostane se dál. Když PIN zapomeneš, smaž v souboru settings.yaml řádek, který začíná pin:</translation>
    </message>
    <message>
        <source>Without a PIN the door asks for a number in words. A PIN has {fewest} to {most} digits; it keeps children out, but it is a fence, no lock.</source>
        <translation>Bez PINu se dveře ptají na číslo napsané slovy. PIN má {fewest} až {most} číslic; děti zadrží, ale je to plot, ne zámek.</translation>
    </message>
</context>
<context>
    <name>Piraten</name>
    <message>
        <source>Logic Pirates</source>
        <translation>Logičtí piráti</translation>
    </message>
</context>
<context>
    <name>PiratenSetup</name>
    <message>
        <source>mates</source>
        <translation>parta</translation>
    </message>
    <message>
        <source>House rules, for grown-ups: hold</source>
        <translation>Domácí pravidla, pro dospělé: podržet</translation>
    </message>
    <message>
        <source>With a sea monster?</source>
        <translation>S mořskou příšerou?</translation>
    </message>
    <message>
        <source>Which cards?</source>
        <translation>Které karty?</translation>
    </message>
    <message>
        <source>How much treasure?</source>
        <translation>Kolik pokladů?</translation>
    </message>
    <message>
        <source>How do you aim?</source>
        <translation>Jak budeš mířit?</translation>
    </message>
    <message>
        <source>Where do we begin?</source>
        <translation>Jak začneme?</translation>
    </message>
    <message>
        <source>How many rows?</source>
        <translation>Kolik řad?</translation>
    </message>
    <message>
        <source>What lies on the island?</source>
        <translation>Co leží na ostrově?</translation>
    </message>
    <message>
        <source>How often may you try?</source>
        <translation>Kolikrát to smíš zkusit?</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
    <message>
        <source>Which mates sail along?</source>
        <translation>Kteří kamarádi plují s tebou?</translation>
    </message>
    <message>
        <source>What shall we do today?</source>
        <translation>Co budeme dnes dělat?</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Domácí pravidla</translation>
    </message>
    <message>
        <source>How do you want to play?</source>
        <translation>Jak chceš hrát?</translation>
    </message>
    <message>
        <source>treasure hunt</source>
        <translation>hledání pokladu</translation>
    </message>
    <message>
        <source>training</source>
        <translation>trénink</translation>
    </message>
    <message>
        <source>without</source>
        <translation>bez ní</translation>
    </message>
    <message>
        <source>with</source>
        <translation>s ní</translation>
    </message>
    <message>
        <source>easier</source>
        <translation>lehčí</translation>
    </message>
    <message>
        <source>harder</source>
        <translation>těžší</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>smíchané</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>střední</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>kutálet</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>šipka</translation>
    </message>
    <message>
        <source>tap</source>
        <translation>ťuk</translation>
    </message>
    <message>
        <source>all pictures</source>
        <translation>všechny obrázky</translation>
    </message>
    <message>
        <source>three pictures</source>
        <translation>tři obrázky</translation>
    </message>
    <message>
        <source>one try</source>
        <translation>jednou</translation>
    </message>
    <message>
        <source>two tries</source>
        <translation>dvakrát</translation>
    </message>
</context>
<context>
    <name>PlayersSection</name>
    <message>
        <source>Who plays it</source>
        <translation>Kdo ho hraje</translation>
    </message>
    <message>
        <source>As soon as there are children, they all play it.</source>
        <translation>Jakmile tu budou děti, budou ho hrát všechny.</translation>
    </message>
    <message>
        <source>One pack always stays on. First switch on another one.</source>
        <translation>Jeden balíček zůstane vždy zapnutý. Nejdřív zapni jiný.</translation>
    </message>
</context>
<context>
    <name>PlayingTime</name>
    <message numerus="yes">
        <source>%n more minute(s), then it is enough for today.</source>
        <translation>
            <numerusform>Ještě %n minuta a pro dnešek to stačí.</numerusform>
            <numerusform>Ještě %n minuty a pro dnešek to stačí.</numerusform>
            <numerusform>Ještě %n minut a pro dnešek to stačí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemSection</name>
    <message>
        <source>Note: {sentence}</source>
        <translation>Upozornění: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>A ještě %n další věc.</numerusform>
            <numerusform>A ještě %n další věci.</numerusform>
            <numerusform>A ještě %n dalších věcí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open {file}</source>
        <translation>Otevřít {file}</translation>
    </message>
    <message>
        <source>Repair {file}</source>
        <translation>Opravit {file}</translation>
    </message>
</context>
<context>
    <name>PullStage</name>
    <message>
        <source>The cannon: move it</source>
        <translation>Dělo: posunout</translation>
    </message>
    <message>
        <source>The ball: pull and let go</source>
        <translation>Koule: zatáhnout a pustit</translation>
    </message>
    <message>
        <source>Pull the ball back: through the hole!</source>
        <translation>Zatáhni kouli: dírou v plachtě!</translation>
    </message>
    <message>
        <source>Pull the ball back: at the skull!</source>
        <translation>Zatáhni kouli: na lebku!</translation>
    </message>
</context>
<context>
    <name>PuzzleStage</name>
    <message>
        <source>What is missing? The right picture hits!</source>
        <translation>Co chybí? Správný obrázek trefí!</translation>
    </message>
    <message>
        <source>Look: this belongs here.</source>
        <translation>Podívej: sem patří tohle.</translation>
    </message>
</context>
<context>
    <name>QuestionSection</name>
    <message>
        <source>Yes, keep both</source>
        <translation>Ano, nechat oba</translation>
    </message>
    <message>
        <source>Yes, add it</source>
        <translation>Ano, přidat</translation>
    </message>
    <message>
        <source>Replace the other one</source>
        <translation>Nahradit ten druhý</translation>
    </message>
    <message>
        <source>Yes, update it</source>
        <translation>Ano, obnovit</translation>
    </message>
</context>
<context>
    <name>RackMarble</name>
    <message numerus="yes">
        <source>{colour}: %n marble(s)</source>
        <translation>
            <numerusform>{colour}: %n kulička</numerusform>
            <numerusform>{colour}: %n kuličky</numerusform>
            <numerusform>{colour}: %n kuliček</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RaftScreen</name>
    <message>
        <source>empty</source>
        <translation>prázdné</translation>
    </message>
    <message>
        <source>Row {row}, column {column}: {what}</source>
        <translation>Řada {row}, sloupec {column}: {what}</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Leave: hold</source>
        <translation>Odejít: podržet</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domů</translation>
    </message>
    <message>
        <source>Listen again</source>
        <translation>Poslechnout znovu</translation>
    </message>
    <message>
        <source>Ask the parrot for a hint</source>
        <translation>Popros papouška o radu</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Quiet: no sounds, no reading aloud</source>
        <translation>Potichu: žádné zvuky, žádné čtení</translation>
    </message>
    <message>
        <source>For grown-ups: hold</source>
        <translation>Pro dospělé: podržet</translation>
    </message>
</context>
<context>
    <name>ReadingPage</name>
    <message>
        <source>I am reading {file} …</source>
        <translation>Čtu {file} …</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>This colour rests for one turn.</source>
        <translation>Tato barva jeden tah odpočívá.</translation>
    </message>
    <message>
        <source>No marble of this colour is left.</source>
        <translation>Kulička této barvy už není.</translation>
    </message>
    <message>
        <source>A marble lies there already.</source>
        <translation>Tam už kulička leží.</translation>
    </message>
    <message>
        <source>It must lie beside another marble.</source>
        <translation>Musí ležet vedle jiné kuličky.</translation>
    </message>
    <message>
        <source>There is no marble here.</source>
        <translation>Tady žádná kulička není.</translation>
    </message>
    <message>
        <source>It is blocked on all sides.</source>
        <translation>Je zablokovaná ze všech stran.</translation>
    </message>
    <message>
        <source>It only rolls straight, over empty places.</source>
        <translation>Kutálí se jen rovně, přes volná místa.</translation>
    </message>
    <message>
        <source>All marbles must stay together.</source>
        <translation>Všechny kuličky musí zůstat pohromadě.</translation>
    </message>
    <message>
        <source>Black is never swapped.</source>
        <translation>Černá se nikdy nemění.</translation>
    </message>
    <message>
        <source>Swap it for another colour.</source>
        <translation>Vyměň ji za jinou barvu.</translation>
    </message>
    <message>
        <source>One move each turn. Tap the arrow!</source>
        <translation>Jen jeden tah. Klepni na šipku!</translation>
    </message>
    <message>
        <source>Make a move first.</source>
        <translation>Nejdřív udělej tah.</translation>
    </message>
    <message>
        <source>You can say so after placing.</source>
        <translation>To můžeš říct po položení.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>To teď nejde.</translation>
    </message>
</context>
<context>
    <name>RemovalSection</name>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>Remove this child</source>
        <translation>Odebrat toto dítě</translation>
    </message>
    <message>
        <source>Name to confirm</source>
        <translation>Jméno pro potvrzení</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Odebrat natrvalo</translation>
    </message>
    <message>
        <source>All games and the whole progress will be gone. To remove, type the name: {name}</source>
        <translation>Všechny hry a celý postup zmizí. K odebrání napiš jméno: {name}</translation>
    </message>
</context>
<context>
    <name>RepairPage</name>
    <message>
        <source>Repair the letters</source>
        <translation>Opravit písmena</translation>
    </message>
    <message>
        <source>Western letters</source>
        <translation>Německá písmena</translation>
    </message>
    <message>
        <source>Czech letters</source>
        <translation>Česká písmena</translation>
    </message>
    <message>
        <source>Which letters look right?</source>
        <translation>Která písmena vypadají správně?</translation>
    </message>
    <message>
        <source>Save it repaired</source>
        <translation>Uložit opravené</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Ne, nechat být</translation>
    </message>
    <message>
        <source>{file} is not saved as UTF-8. I can write it anew; the old file is kept.</source>
        <translation>Soubor {file} není uložen jako UTF-8. Můžu ho zapsat znovu; starý soubor zůstane.</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>To the beginning</source>
        <translation>Na začátek</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>O krok dál</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <source>Seen it</source>
        <translation>Viděno</translation>
    </message>
    <message>
        <source>The card of {name}</source>
        <translation>Karta: {name}</translation>
    </message>
    <message>
        <source>Look: the code of {name} is ready!</source>
        <translation>Podívej: {name} má kód hotový!</translation>
    </message>
    <message>
        <source>{name} placed {colour}.</source>
        <translation>{name} pokládá: {colour}.</translation>
    </message>
    <message>
        <source>{name} swapped in {colour}.</source>
        <translation>{name} vyměňuje za: {colour}.</translation>
    </message>
    <message>
        <source>{name} rolled {colour}.</source>
        <translation>{name} posouvá: {colour}.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} vyhrává!</translation>
    </message>
    <message>
        <source>{name} said: ready! But not yet.</source>
        <translation>{name} volá: hotovo! Ale ještě ne.</translation>
    </message>
    <message>
        <source>Here all agreed: nobody wins.</source>
        <translation>Tady se všichni dohodli: nikdo nevyhrál.</translation>
    </message>
    <message>
        <source>So it began.</source>
        <translation>Takhle to začalo.</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Save as PDF</source>
        <translation>Jako PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>Report of {day}</source>
        <translation>Zpráva ze dne {day}</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>In short</source>
        <translation>Ve zkratce</translation>
    </message>
    <message>
        <source>Minutes a day</source>
        <translation>Minuty za den</translation>
    </message>
    <message>
        <source>What is being learned</source>
        <translation>Co se dítě učí</translation>
    </message>
    <message>
        <source>Together at the table</source>
        <translation>Společně u stolu</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Silné stránky</translation>
    </message>
    <message>
        <source>A closer look</source>
        <translation>Pohled zblízka</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>Hatched bars are weekends.</source>
        <translation>Šrafované sloupce jsou víkendy.</translation>
    </message>
    <message>
        <source>Framed: what belongs there. In the circle: what was taken.</source>
        <translation>V rámečku: co tam patří. V kroužku: co dítě vybralo.</translation>
    </message>
    <message>
        <source>A bar shows where a skill lies: the wider, the less is known. Nobody is compared with anybody.</source>
        <translation>Pruh ukazuje, kde dovednost leží: čím širší, tím méně se o ní ví. Nikdo se s nikým nesrovnává.</translation>
    </message>
    <message>
        <source>Nothing played yet. It starts with the first island!</source>
        <translation>Zatím nic odehráno. Začíná se prvním ostrovem!</translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s), last on {day}.</source>
        <translation>
            <numerusform>Hráno %n den, naposledy {day}.</numerusform>
            <numerusform>Hráno %n dny, naposledy {day}.</numerusform>
            <numerusform>Hráno %n dní, naposledy {day}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the last four weeks: {time}.</source>
        <translation>Za poslední čtyři týdny: {time}.</translation>
    </message>
    <message numerus="yes">
        <source>{time} on %n day(s) of the last four weeks</source>
        <translation>
            <numerusform>{time} během %n dne z posledních čtyř týdnů</numerusform>
            <numerusform>{time} během %n dnů z posledních čtyř týdnů</numerusform>
            <numerusform>{time} během %n dnů z posledních čtyř týdnů</numerusform>
        </translation>
    </message>
    <message>
        <source>the longest on {day}: {time}</source>
        <translation>nejdéle {day}: {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to the end</source>
        <translation>
            <numerusform>%n dohraná hra</numerusform>
            <numerusform>%n dohrané hry</numerusform>
            <numerusform>%n dohraných her</numerusform>
        </translation>
    </message>
    <message>
        <source>Other rows</source>
        <translation>Jiné řady</translation>
    </message>
    <message numerus="yes">
        <source>from %n answer(s), last on {day}</source>
        <translation>
            <numerusform>%n odpověď, naposledy {day}</numerusform>
            <numerusform>%n odpovědi, naposledy {day}</numerusform>
            <numerusform>%n odpovědí, naposledy {day}</numerusform>
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
        <translation>Vrátit se</translation>
    </message>
    <message>
        <source>Go back to this backup</source>
        <translation>Vrátit se k této záloze</translation>
    </message>
    <message>
        <source>Yes, go back</source>
        <translation>Ano, vrátit</translation>
    </message>
    <message>
        <source>No, leave it</source>
        <translation>Ne, nechat být</translation>
    </message>
    <message>
        <source>The children and games of now give way to those of the backup. Go back?</source>
        <translation>Nynější děti a hry nahradí ty ze zálohy. Vrátit se?</translation>
    </message>
    <message>
        <source>Before that, the state of now is kept as a backup of today.</source>
        <translation>Předtím se nynější stav uloží jako dnešní záloha.</translation>
    </message>
</context>
<context>
    <name>SavingSection</name>
    <message>
        <source>Take along</source>
        <translation>Vzít s sebou</translation>
    </message>
    <message>
        <source>The table opens in every spreadsheet. xAPI is for schools that collect answers elsewhere: it holds no names, only numbers.</source>
        <translation>Tabulku otevře každý tabulkový program. xAPI je pro školy, které sbírají odpovědi jinde: nejsou v něm jména, jen čísla.</translation>
    </message>
    <message>
        <source>Without names</source>
        <translation>Bez jmen</translation>
    </message>
    <message>
        <source>Save as table</source>
        <translation>Uložit jako tabulku</translation>
    </message>
    <message>
        <source>Save as xAPI</source>
        <translation>Uložit jako xAPI</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>{name} is on turn</source>
        <translation>Na tahu: {name}</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>Vyhrává: {name}</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message numerus="yes">
        <source>{name}: %n tile(s)</source>
        <translation>
            <numerusform>{name}: %n destička</numerusform>
            <numerusform>{name}: %n destičky</numerusform>
            <numerusform>{name}: %n destiček</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SensesSection</name>
    <message>
        <source>Hearing and seeing</source>
        <translation>Slyšení a vidění</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Zvuky</translation>
    </message>
    <message>
        <source>Reading aloud</source>
        <translation>Předčítání</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Méně pohybu</translation>
    </message>
    <message>
        <source>I find nothing to play sounds on. Connect a loudspeaker and start KidsLogic again.</source>
        <translation>Nenacházím nic, co by přehrálo zvuk. Připoj reproduktor a spusť KidsLogic znovu.</translation>
    </message>
    <message>
        <source>This computer has no voice for this language. Add one in the system&apos;s speech settings; on Linux install speech-dispatcher and espeak-ng. Then start KidsLogic again.</source>
        <translation>Tento počítač nemá hlas pro tento jazyk. Přidej ho v nastavení řeči v systému; v Linuxu nainstaluj speech-dispatcher a espeak-ng. Potom spusť KidsLogic znovu.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Nastavení</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <source>How loud are the sounds?</source>
        <translation>Jak hlasité jsou zvuky?</translation>
    </message>
    <message>
        <source>How loud is reading aloud?</source>
        <translation>Jak hlasité je předčítání?</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>potichu</translation>
    </message>
    <message>
        <source>middle</source>
        <translation>středně</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>nahlas</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Guest</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Guest 2</source>
        <translation>Host 2</translation>
    </message>
    <message>
        <source>Guest 3</source>
        <translation>Host 3</translation>
    </message>
    <message>
        <source>Parrot</source>
        <translation>Papoušek</translation>
    </message>
</context>
<context>
    <name>Shells</name>
    <message>
        <source>{done} of {planned} questions</source>
        <translation>{done} z {planned} otázek</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) done. You looked closely!</source>
        <translation>
            <numerusform>%n otázka hotová. Díváš se pozorně!</numerusform>
            <numerusform>%n otázky hotové. Díváš se pozorně!</numerusform>
            <numerusform>%n otázek hotových. Díváš se pozorně!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShowBox</name>
    <message>
        <source>{one} and {other} on the balance</source>
        <translation>{one} a {other} na váze</translation>
    </message>
    <message numerus="yes">
        <source>Of ten duels %n are won</source>
        <translation>
            <numerusform>Z deseti soubojů je vyhraný %n</numerusform>
            <numerusform>Z deseti soubojů jsou vyhrané %n</numerusform>
            <numerusform>Z deseti soubojů je vyhraných %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The coin</source>
        <translation>Mince</translation>
    </message>
    <message>
        <source>The card behind the door</source>
        <translation>Karta za dvířky</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>Once more the same? Let us see!</source>
        <translation>Znovu totéž? Podívejme se!</translation>
    </message>
    <message>
        <source>From the start again? Let us see!</source>
        <translation>Zase od začátku? Podívejme se!</translation>
    </message>
    <message>
        <source>The right group, another place. Look!</source>
        <translation>Správná skupinka, jiné místo. Podívej!</translation>
    </message>
    <message>
        <source>A good idea. Look at the whole row!</source>
        <translation>Dobrý nápad. Podívej se na celou řadu!</translation>
    </message>
    <message>
        <source>Something grows here. Look!</source>
        <translation>Tady něco roste. Podívej!</translation>
    </message>
    <message>
        <source>Which way does it turn? Look!</source>
        <translation>Kam se to otáčí? Podívej!</translation>
    </message>
    <message>
        <source>There is a mirror in it. Look!</source>
        <translation>Je v tom zrcadlo. Podívej!</translation>
    </message>
    <message>
        <source>That is from the other row. Look!</source>
        <translation>To je z té druhé řady. Podívej!</translation>
    </message>
    <message>
        <source>One thing fits already. Look!</source>
        <translation>Jedno už sedí. Podívej!</translation>
    </message>
    <message>
        <source>Let us see why!</source>
        <translation>Podívejme se proč!</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>{name} is playing.</source>
        <translation>Teď hraje {name}.</translation>
    </message>
</context>
<context>
    <name>StationStage</name>
    <message>
        <source>Ready</source>
        <translation>Hotovo</translation>
    </message>
    <message numerus="yes">
        <source>Who stands on deck? %n more.</source>
        <translation>
            <numerusform>Kdo bude na palubě? Ještě %n.</numerusform>
            <numerusform>Kdo bude na palubě? Ještě %n.</numerusform>
            <numerusform>Kdo bude na palubě? Ještě %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide each card behind a door!</source>
        <translation>Schovej každou kartu za dvířka!</translation>
    </message>
    <message>
        <source>Well hidden. Tap the arrow!</source>
        <translation>Dobře schované. Klepni na šipku!</translation>
    </message>
</context>
<context>
    <name>Stratego</name>
    <message>
        <source>Pirates! Stratego</source>
        <translation>Pirátské Stratego</translation>
    </message>
</context>
<context>
    <name>StrategoActions</name>
    <message>
        <source>swing over</source>
        <translation>zhoupnout se</translation>
    </message>
    <message>
        <source>new pirate</source>
        <translation>nový pirát</translation>
    </message>
    <message>
        <source>duel</source>
        <translation>souboj</translation>
    </message>
    <message>
        <source>shot at the sail</source>
        <translation>střela na plachtu</translation>
    </message>
    <message>
        <source>shot at the skull</source>
        <translation>střela na lebku</translation>
    </message>
    <message>
        <source>plank</source>
        <translation>prkno</translation>
    </message>
    <message>
        <source>sleep</source>
        <translation>spánek</translation>
    </message>
    <message>
        <source>Swing! One pirate may change ships.</source>
        <translation>Houpy hou! Jeden pirát smí změnit loď.</translation>
    </message>
    <message>
        <source>New pirate! One may come on deck.</source>
        <translation>Nový pirát! Jeden smí na palubu.</translation>
    </message>
    <message>
        <source>Duel! Who is stronger?</source>
        <translation>Souboj! Kdo je silnější?</translation>
    </message>
    <message>
        <source>Fire through the hole in the sail!</source>
        <translation>Vystřel dírou v plachtě!</translation>
    </message>
    <message>
        <source>Fire at the yellow skull!</source>
        <translation>Vystřel na žlutou lebku!</translation>
    </message>
    <message>
        <source>The plank! The coin decides.</source>
        <translation>Prkno! Rozhodne mince.</translation>
    </message>
    <message>
        <source>All pirates sleep. Good night!</source>
        <translation>Všichni piráti spí. Dobrou noc!</translation>
    </message>
    <message>
        <source>Nobody can swing now.</source>
        <translation>Teď se nemůže nikdo zhoupnout.</translation>
    </message>
    <message>
        <source>Nobody can come on deck now.</source>
        <translation>Teď nemůže nikdo na palubu.</translation>
    </message>
    <message>
        <source>Nobody can have a duel now.</source>
        <translation>Teď není možný žádný souboj.</translation>
    </message>
    <message>
        <source>Nobody stands on deck.</source>
        <translation>Na palubě nikdo není.</translation>
    </message>
    <message>
        <source>Not possible now.</source>
        <translation>To teď nejde.</translation>
    </message>
</context>
<context>
    <name>StrategoAims</name>
    <message>
        <source>calm</source>
        <translation>klid</translation>
    </message>
    <message>
        <source>breeze</source>
        <translation>vánek</translation>
    </message>
    <message>
        <source>storm</source>
        <translation>bouře</translation>
    </message>
    <message>
        <source>pull</source>
        <translation>tah</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>stop</translation>
    </message>
    <message>
        <source>riddle</source>
        <translation>hádanka</translation>
    </message>
</context>
<context>
    <name>StrategoCaptains</name>
    <message>
        <source>Stella</source>
        <translation>Stela</translation>
    </message>
    <message>
        <source>Tilda</source>
        <translation>Tylda</translation>
    </message>
    <message>
        <source>Karlo</source>
        <translation>Karlo</translation>
    </message>
    <message>
        <source>Fina</source>
        <translation>Fína</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Oto</translation>
    </message>
    <message>
        <source>Wanda</source>
        <translation>Vanda</translation>
    </message>
</context>
<context>
    <name>StrategoCrew</name>
    <message>
        <source>Snore Bomb</source>
        <translation>Chrápající bomba</translation>
    </message>
    <message>
        <source>Little Pip</source>
        <translation>Malý Pip</translation>
    </message>
    <message>
        <source>Noodle the Cook</source>
        <translation>Kuchař Nudlička</translation>
    </message>
    <message>
        <source>Bobble</source>
        <translation>Bambulka</translation>
    </message>
    <message>
        <source>Rudder</source>
        <translation>Kormidelník Kuba</translation>
    </message>
    <message>
        <source>Whisker</source>
        <translation>Kníračka</translation>
    </message>
    <message>
        <source>Coral</source>
        <translation>Korálka</translation>
    </message>
    <message>
        <source>Captain Carrot</source>
        <translation>Kapitán Mrkvička</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>někdo</translation>
    </message>
</context>
<context>
    <name>StrategoFlags</name>
    <message>
        <source>The flag! You found it!</source>
        <translation>Vlajka! Tady je!</translation>
    </message>
    <message>
        <source>A monkey! It waves and hides again.</source>
        <translation>Opice! Zamává a zase se schová.</translation>
    </message>
    <message>
        <source>A barrel! Splash, the finder gets wet.</source>
        <translation>Sud! Žbluňk, to je mokro.</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>vlajka</translation>
    </message>
    <message>
        <source>monkey</source>
        <translation>opice</translation>
    </message>
    <message>
        <source>barrel</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>shark</source>
        <translation>žralok</translation>
    </message>
    <message>
        <source>pirate</source>
        <translation>pirát</translation>
    </message>
</context>
<context>
    <name>StrategoHelp</name>
    <message>
        <source>I remember these faces. Look!</source>
        <translation>Pamatuju si, co jsme viděli. Podívej!</translation>
    </message>
    <message>
        <source>Nothing has been seen yet. Watch well!</source>
        <translation>Zatím nebylo nic vidět. Dobře se dívej!</translation>
    </message>
</context>
<context>
    <name>StrategoLayout</name>
    <message>
        <source>Rather not</source>
        <translation>Raději ne</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>O krok dál</translation>
    </message>
    <message>
        <source>Seen enough</source>
        <translation>Dost</translation>
    </message>
    <message>
        <source>Look at my crew: hold</source>
        <translation>Podívat se na mou posádku: držet</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Žádná karta</translation>
    </message>
    <message>
        <source>Card {number}: {action}, roped</source>
        <translation>Karta {number}: {action}, přivázaná</translation>
    </message>
    <message>
        <source>Card {number}: {action}</source>
        <translation>Karta {number}: {action}</translation>
    </message>
    <message>
        <source>A pirate of {captain}</source>
        <translation>Pirát kapitána: {captain}</translation>
    </message>
    <message>
        <source>{pirate} of {captain}</source>
        <translation>{pirate}, kapitán: {captain}</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>Čeká</translation>
    </message>
    <message>
        <source>In reserve: {pirate}</source>
        <translation>Čeká: {pirate}</translation>
    </message>
</context>
<context>
    <name>StrategoLookingBack</name>
    <message>
        <source>{name}: {pirate} came on deck.</source>
        <translation>{name}: {pirate} jde na palubu.</translation>
    </message>
    <message>
        <source>{name}: {pirate} swung over.</source>
        <translation>{name}: {pirate} se zhoupne.</translation>
    </message>
    <message>
        <source>{name}: {story}</source>
        <translation>{name}: {story}</translation>
    </message>
    <message>
        <source>{name} hit.</source>
        <translation>{name}: zásah!</translation>
    </message>
    <message>
        <source>{name} fired beside it.</source>
        <translation>{name}: vedle.</translation>
    </message>
    <message>
        <source>{name} opened a door: {card}.</source>
        <translation>{name} otevírá dvířka: {card}.</translation>
    </message>
    <message>
        <source>{pirate} climbed into the boat.</source>
        <translation>{pirate} leze do člunu.</translation>
    </message>
    <message>
        <source>The coin: {side}.</source>
        <translation>Mince: {side}.</translation>
    </message>
</context>
<context>
    <name>StrategoQuestions</name>
    <message>
        <source>The game is over.</source>
        <translation>Hra skončila.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} přemýšlí.</translation>
    </message>
    <message>
        <source>{name}, shark or pirate?</source>
        <translation>{name}, žralok, nebo pirát?</translation>
    </message>
    <message>
        <source>{name}, turn a card!</source>
        <translation>{name}, otoč kartu!</translation>
    </message>
    <message>
        <source>Who comes on deck? Tap a pirate below!</source>
        <translation>Kdo jde na palubu? Klepni dole!</translation>
    </message>
    <message>
        <source>Who swings to the other ship?</source>
        <translation>Kdo se zhoupne na druhou loď?</translation>
    </message>
    <message>
        <source>Where is the flag? Open a door!</source>
        <translation>Kde je vlajka? Otevři dvířka!</translation>
    </message>
    <message>
        <source>Who shall stand on the hatch? Tap a back!</source>
        <translation>Kdo má jít na poklop? Klepni!</translation>
    </message>
    <message>
        <source>{name}, fire!</source>
        <translation>{name}, pal!</translation>
    </message>
    <message>
        <source>{name}, who climbs into the boat?</source>
        <translation>{name}, kdo poleze do člunu?</translation>
    </message>
    <message>
        <source>{name}, who walks the plank? Tap a back!</source>
        <translation>{name}, kdo půjde na prkno? Klepni!</translation>
    </message>
    <message>
        <source>Who looks for the flag? Tap your pirate!</source>
        <translation>Kdo hledá vlajku? Klepni na něj!</translation>
    </message>
    <message>
        <source>Who has the duel? Tap your pirate!</source>
        <translation>Kdo jde do souboje? Klepni na něj!</translation>
    </message>
    <message>
        <source>Tap a pirate or open a door!</source>
        <translation>Klepni na piráta, nebo otevři dvířka!</translation>
    </message>
    <message>
        <source>With whom? Tap the other pirate!</source>
        <translation>S kým? Klepni na druhého!</translation>
    </message>
</context>
<context>
    <name>StrategoRefusals</name>
    <message>
        <source>This card was just turned. Take another!</source>
        <translation>Tahle karta teď byla. Vezmi jinou!</translation>
    </message>
    <message>
        <source>The Snore Bomb stays on its ship.</source>
        <translation>Chrápající bomba zůstává na své lodi.</translation>
    </message>
    <message>
        <source>The Snore Bomb only sleeps.</source>
        <translation>Chrápající bomba jenom spí.</translation>
    </message>
    <message>
        <source>This deck is full.</source>
        <translation>Tahle paluba je plná.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>To teď nejde.</translation>
    </message>
</context>
<context>
    <name>StrategoRules</name>
    <message>
        <source>Action cards</source>
        <translation>Akční karty</translation>
    </message>
    <message>
        <source>Doing without is allowed</source>
        <translation>Akci smíš vynechat</translation>
    </message>
    <message>
        <source>The Snore Bomb guards doors</source>
        <translation>Chrápající bomba hlídá dveře</translation>
    </message>
    <message>
        <source>Most pirates on a deck</source>
        <translation>Pirátů na palubě nejvýš</translation>
    </message>
    <message>
        <source>Seen faces stay visible</source>
        <translation>Viděné tváře zůstanou vidět</translation>
    </message>
    <message>
        <source>Without pirates you lose</source>
        <translation>Bez pirátů prohraješ</translation>
    </message>
    <message>
        <source>Most turns</source>
        <translation>Tahů nejvýš</translation>
    </message>
    <message>
        <source>{name}: help after 3 misses</source>
        <translation>{name}: pomoc po 3 ranách vedle</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
</context>
<context>
    <name>StrategoSetup</name>
    <message>
        <source>Which captain do you play against?</source>
        <translation>Proti komu hraješ?</translation>
    </message>
    <message>
        <source>A short game or a long one?</source>
        <translation>Krátká hra, nebo dlouhá?</translation>
    </message>
    <message>
        <source>Where does the played card lie?</source>
        <translation>Kam patří otočená karta?</translation>
    </message>
    <message>
        <source>Do you see both sides of cards?</source>
        <translation>Vidíš obě strany karet?</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Více</translation>
    </message>
    <message>
        <source>House rules, for grown-ups: hold</source>
        <translation>Domácí pravidla, pro dospělé: podrž</translation>
    </message>
    <message>
        <source>How do you aim, and in which wind?</source>
        <translation>Jak míříš a v jakém větru?</translation>
    </message>
    <message>
        <source>How do you want to play?</source>
        <translation>Jak chceš hrát?</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Domácí pravidla</translation>
    </message>
    <message>
        <source>{name} aims</source>
        <translation>{name} míří</translation>
    </message>
    <message>
        <source>who wins</source>
        <translation>kdo vyhraje</translation>
    </message>
    <message>
        <source>best chance</source>
        <translation>největší šance</translation>
    </message>
    <message>
        <source>who is it</source>
        <translation>kdo to je</translation>
    </message>
    <message>
        <source>remember</source>
        <translation>paměť</translation>
    </message>
    <message>
        <source>to the flag</source>
        <translation>k vlajce</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>na místě</translation>
    </message>
    <message>
        <source>before you</source>
        <translation>před tebou</translation>
    </message>
    <message>
        <source>short game only</source>
        <translation>v krátké hře</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no, guess!</source>
        <translation>ne, hádej!</translation>
    </message>
    <message>
        <source>short, 5 pirates</source>
        <translation>krátká, 5 pirátů</translation>
    </message>
    <message>
        <source>long, 10 pirates</source>
        <translation>dlouhá, 10 pirátů</translation>
    </message>
</context>
<context>
    <name>StrategoShowing</name>
    <message>
        <source>{name} would rather not.</source>
        <translation>{name} raději nechce.</translation>
    </message>
    <message>
        <source>{name} says: {side}!</source>
        <translation>{name} říká: {side}!</translation>
    </message>
    <message>
        <source>Dry again! Back it goes.</source>
        <translation>Ještě v suchu! Zpátky na místo.</translation>
    </message>
    <message>
        <source>The coin flies!</source>
        <translation>Mince letí!</translation>
    </message>
    <message>
        <source>The coin shows the shark.</source>
        <translation>Na minci je žralok.</translation>
    </message>
    <message>
        <source>The coin shows the pirate.</source>
        <translation>Na minci je pirát.</translation>
    </message>
    <message>
        <source>{side}! {name} begins.</source>
        <translation>{side}! {name} začíná.</translation>
    </message>
    <message>
        <source>Who is stronger?</source>
        <translation>Kdo je silnější?</translation>
    </message>
    <message>
        <source>What is behind door {number}?</source>
        <translation>Co je za dvířky {number}?</translation>
    </message>
    <message>
        <source>Splash! {pirate} climbs into the boat.</source>
        <translation>Žbluňk! {pirate} leze do člunu.</translation>
    </message>
    <message>
        <source>Somebody walks the plank. Shark or pirate?</source>
        <translation>Někdo jde na prkno. Žralok, nebo pirát?</translation>
    </message>
    <message>
        <source>Somebody climbs onto the hatch.</source>
        <translation>Někdo leze na poklop.</translation>
    </message>
</context>
<context>
    <name>StrategoStories</name>
    <message>
        <source>{high} is more than {low}.</source>
        <translation>{high} je víc než {low}.</translation>
    </message>
    <message>
        <source>As strong as each other: both climb into the boat.</source>
        <translation>Stejně silní: oba lezou do člunu.</translation>
    </message>
    <message>
        <source>Little Pip tickles the Captain. The Captain is out!</source>
        <translation>Malý Pip lechtá kapitána. Kapitán je venku!</translation>
    </message>
    <message>
        <source>Plop! The Snore Bomb gives a shower.</source>
        <translation>Žbluňk! Chrápající bomba všechny namočí.</translation>
    </message>
    <message>
        <source>Noodle cools the bomb with soup.</source>
        <translation>Kuchař Nudlička uhasil bombu polévkou.</translation>
    </message>
</context>
<context>
    <name>StrategoTraining</name>
    <message>
        <source>Which of yours wins this duel?</source>
        <translation>Kdo z tvých vyhraje tenhle souboj?</translation>
    </message>
    <message>
        <source>Who has the best chance here?</source>
        <translation>Kdo tu má největší šanci?</translation>
    </message>
    <message>
        <source>Against whom is the chance best?</source>
        <translation>Proti komu je šance největší?</translation>
    </message>
    <message>
        <source>Who may be hiding here?</source>
        <translation>Kdo se tu může skrývat?</translation>
    </message>
    <message>
        <source>Who can not be hiding here?</source>
        <translation>Kdo to tady být nemůže?</translation>
    </message>
    <message>
        <source>One card opens the way to their flag. Which?</source>
        <translation>Jedna karta vede k cizí vlajce. Která?</translation>
    </message>
    <message>
        <source>Your flag is in danger! Which card saves it?</source>
        <translation>Tvoje vlajka je v nebezpečí! Která karta ji zachrání?</translation>
    </message>
    <message>
        <source>Where did you see the swing?</source>
        <translation>Kde bylo houpání?</translation>
    </message>
    <message>
        <source>Where did you see the new pirate?</source>
        <translation>Kde byl nový pirát?</translation>
    </message>
    <message>
        <source>Where did you see the duel?</source>
        <translation>Kde byl souboj?</translation>
    </message>
    <message>
        <source>Where did you see the sail?</source>
        <translation>Kde byla plachta?</translation>
    </message>
    <message>
        <source>Where did you see the skull?</source>
        <translation>Kde byla lebka?</translation>
    </message>
    <message>
        <source>Where did you see the plank?</source>
        <translation>Kde bylo prkno?</translation>
    </message>
    <message>
        <source>Where did you see the sleepers?</source>
        <translation>Kde byl spánek?</translation>
    </message>
    <message>
        <source>Watch the cards well!</source>
        <translation>Dívej se dobře na karty!</translation>
    </message>
    <message>
        <source>It is not this one.</source>
        <translation>Tohle to není.</translation>
    </message>
    <message>
        <source>It is one of these two.</source>
        <translation>Je to jedno z těchhle dvou.</translation>
    </message>
    <message>
        <source>Look closely who stands there.</source>
        <translation>Podívej se pozorně, kdo tam stojí.</translation>
    </message>
    <message>
        <source>All of these may still be hiding.</source>
        <translation>Všichni tihle se ještě můžou skrývat.</translation>
    </message>
    <message>
        <source>Look who sits in the boat already.</source>
        <translation>Podívej se, kdo už sedí ve člunu.</translation>
    </message>
    <message>
        <source>Look: does anybody guard their doors?</source>
        <translation>Podívej: hlídá někdo jejich dvířka?</translation>
    </message>
    <message>
        <source>Look: nobody guards your doors.</source>
        <translation>Podívej: tvoje dvířka nikdo nehlídá.</translation>
    </message>
    <message>
        <source>Watch once more!</source>
        <translation>Podívej se ještě jednou!</translation>
    </message>
    <message>
        <source>These two are just as strong. Who else?</source>
        <translation>Ti dva jsou stejně silní. Kdo jiný?</translation>
    </message>
    <message>
        <source>Who cools the Snore Bomb?</source>
        <translation>Kdo uhasí chrápající bombu?</translation>
    </message>
    <message>
        <source>Compare the numbers once more!</source>
        <translation>Porovnej čísla ještě jednou!</translation>
    </message>
    <message>
        <source>Somebody has an even better chance.</source>
        <translation>Někdo má ještě větší šanci.</translation>
    </message>
    <message>
        <source>That one sits in the boat already.</source>
        <translation>Ten už sedí ve člunu.</translation>
    </message>
    <message>
        <source>That one stands on deck already.</source>
        <translation>Ten už stojí na palubě.</translation>
    </message>
    <message>
        <source>That one may well be hiding here.</source>
        <translation>Ten se tu klidně může skrývat.</translation>
    </message>
    <message>
        <source>Something else was here.</source>
        <translation>Tady bylo něco jiného.</translation>
    </message>
    <message>
        <source>Nobody has looked here yet.</source>
        <translation>Sem se ještě nikdo nepodíval.</translation>
    </message>
    <message>
        <source>It turns over: the small picture counts.</source>
        <translation>Karta se otočí: platí malý obrázek.</translation>
    </message>
    <message>
        <source>What does this card bring? Look again!</source>
        <translation>Co tahle karta přinese? Podívej se znovu!</translation>
    </message>
    <message>
        <source>Think of Little Pip and the Captain!</source>
        <translation>Mysli na Malého Pipa a kapitána!</translation>
    </message>
    <message>
        <source>This duel goes well for sure.</source>
        <translation>Tenhle souboj určitě dopadne dobře.</translation>
    </message>
    <message>
        <source>Nobody else of them is left.</source>
        <translation>Nikdo jiný z nich už nezbývá.</translation>
    </message>
    <message>
        <source>It sits in the boat already.</source>
        <translation>Už sedí ve člunu.</translation>
    </message>
    <message>
        <source>It stands on deck already.</source>
        <translation>Už stojí na palubě.</translation>
    </message>
    <message>
        <source>Here it was!</source>
        <translation>Tady to bylo!</translation>
    </message>
    <message>
        <source>Nobody guards the doors: your pirate looks inside.</source>
        <translation>Dvířka nikdo nehlídá: tvůj pirát se podívá dovnitř.</translation>
    </message>
    <message>
        <source>Nobody is on deck: a hit opens a door.</source>
        <translation>Na palubě nikdo není: zásah otevře dvířka.</translation>
    </message>
    <message>
        <source>One swings home and guards the doors.</source>
        <translation>Jeden se zhoupne domů a hlídá dvířka.</translation>
    </message>
    <message>
        <source>A new pirate guards the doors.</source>
        <translation>Nový pirát hlídá dvířka.</translation>
    </message>
    <message numerus="yes">
        <source>Of ten duels about %n go well.</source>
        <translation>
            <numerusform>Z deseti soubojů dopadne dobře asi %n.</numerusform>
            <numerusform>Z deseti soubojů dopadnou dobře asi %n.</numerusform>
            <numerusform>Z deseti soubojů dopadne dobře asi %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the boat: {pirates}</source>
        <translation>Ve člunu: {pirates}</translation>
    </message>
</context>
<context>
    <name>StrategoView</name>
    <message numerus="yes">
        <source>Ten duels: about %n go well.</source>
        <translation>
            <numerusform>Z deseti soubojů vyhraješ asi %n.</numerusform>
            <numerusform>Z deseti soubojů vyhraješ asi %n.</numerusform>
            <numerusform>Z deseti soubojů vyhraješ asi %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SuspectScreen</name>
    <message>
        <source>On with the game</source>
        <translation>Zpátky do hry</translation>
    </message>
    <message>
        <source>It looks like this. {name} builds here.</source>
        <translation>Vypadá to takhle: {name} staví tady.</translation>
    </message>
    <message>
        <source>What might {name} be building?</source>
        <translation>Co asi staví {name}?</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Karta {number}</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>{name}: on</source>
        <translation>{name}: zapnuto</translation>
    </message>
    <message>
        <source>{name}: off</source>
        <translation>{name}: vypnuto</translation>
    </message>
</context>
<context>
    <name>TimingStage</name>
    <message>
        <source>Fire!</source>
        <translation>Pal!</translation>
    </message>
    <message>
        <source>Fire when the marker is on the target!</source>
        <translation>Vystřel, když je šipka na zelené!</translation>
    </message>
</context>
<context>
    <name>Trail</name>
    <message>
        <source>{done} of {planned} rows</source>
        <translation>{done} z {planned} řad</translation>
    </message>
</context>
<context>
    <name>TrainingEnd</name>
    <message numerus="yes">
        <source>%n row(s) done!</source>
        <translation>
            <numerusform>%n řada je hotová!</numerusform>
            <numerusform>%n řady jsou hotové!</numerusform>
            <numerusform>%n řad je hotových!</numerusform>
        </translation>
    </message>
    <message>
        <source>You found out: {first} and {second}!</source>
        <translation>Tohle ti šlo: {first} a {second}!</translation>
    </message>
    <message>
        <source>You found out: {first}!</source>
        <translation>Tohle ti šlo: {first}!</translation>
    </message>
    <message>
        <source>You looked closely and kept going. That helps!</source>
        <translation>Díváš se pozorně a nevzdáváš to. To pomáhá!</translation>
    </message>
</context>
<context>
    <name>TrainingScreen</name>
    <message>
        <source>On we go</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ještě jednou</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>What do you want to practise?</source>
        <translation>Co chceš trénovat?</translation>
    </message>
    <message>
        <source>How many questions?</source>
        <translation>Kolik otázek?</translation>
    </message>
    <message>
        <source>Where do we begin?</source>
        <translation>Kde začneme?</translation>
    </message>
    <message>
        <source>a bit of all</source>
        <translation>od všeho trochu</translation>
    </message>
    <message>
        <source>What shall we do today?</source>
        <translation>Co dnes podnikneme?</translation>
    </message>
    <message>
        <source>How do you want to practise?</source>
        <translation>Jak chceš trénovat?</translation>
    </message>
    <message>
        <source>play</source>
        <translation>hrát</translation>
    </message>
    <message>
        <source>practise</source>
        <translation>trénovat</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>snadné</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>střední</translation>
    </message>
    <message>
        <source>tricky</source>
        <translation>záludné</translation>
    </message>
</context>
<context>
    <name>TreasureStage</name>
    <message>
        <source>How risky is it?</source>
        <translation>Jak velké je to riziko?</translation>
    </message>
    <message>
        <source>Open a treasure chest!</source>
        <translation>Otevři truhlu s pokladem!</translation>
    </message>
    <message>
        <source>One more – or keep it?</source>
        <translation>Ještě jeden – nebo schovat?</translation>
    </message>
    <message>
        <source>Into the chest</source>
        <translation>Do truhly</translation>
    </message>
    <message>
        <source>Place {number}: empty</source>
        <translation>Místo {number}: prázdné</translation>
    </message>
    <message>
        <source>Place {number}: closed chest</source>
        <translation>Místo {number}: zavřená truhla</translation>
    </message>
    <message>
        <source>Place {number}: {gems}</source>
        <translation>Místo {number}: {gems}</translation>
    </message>
    <message>
        <source>red gemstone</source>
        <translation>červený drahokam</translation>
    </message>
    <message>
        <source>yellow gemstone</source>
        <translation>žlutý drahokam</translation>
    </message>
    <message>
        <source>green gemstone</source>
        <translation>zelený drahokam</translation>
    </message>
    <message>
        <source>blue gemstone</source>
        <translation>modrý drahokam</translation>
    </message>
    <message>
        <source>purple gemstone</source>
        <translation>fialový drahokam</translation>
    </message>
    <message>
        <source>Twice the same! They go back.</source>
        <translation>Dvakrát stejný! Všechno jde zpátky.</translation>
    </message>
    <message>
        <source>Safe in the chest!</source>
        <translation>V bezpečí v truhle!</translation>
    </message>
</context>
<context>
    <name>TroubleScreen</name>
    <message>
        <source>Oops, I stumbled! Your game is kept.</source>
        <translation>Jejda, zakopl jsem! Tvoje hra zůstala.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Domů</translation>
    </message>
</context>
<context>
    <name>TroubleSection</name>
    <message>
        <source>Something does not work?</source>
        <translation>Něco nefunguje?</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Ukázat zprávu</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Kopírovat zprávu</translation>
    </message>
    <message>
        <source>Copied. Paste it into a mail to whoever helps you.</source>
        <translation>Zkopírováno. Vlož ji do e-mailu tomu, kdo ti pomáhá.</translation>
    </message>
    <message>
        <source>The report tells about the program and this device, and nothing about any child.</source>
        <translation>Zpráva mluví o programu a tomto zařízení, o žádném dítěti v ní nic není.</translation>
    </message>
</context>
<context>
    <name>WatchStage</name>
    <message>
        <source>{name} fires: about {hits} of 10 hit.</source>
        <translation>{name} střílí: trefí asi {hits} z 10.</translation>
    </message>
</context>
<context>
    <name>WaysSection</name>
    <message>
        <source>Change</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <source>Take back the update</source>
        <translation>Vrátit předchozí verzi</translation>
    </message>
    <message>
        <source>Write on a copy</source>
        <translation>Psát do kopie</translation>
    </message>
    <message>
        <source>Remove this pack</source>
        <translation>Odstranit balíček</translation>
    </message>
    <message>
        <source>Yes, remove it</source>
        <translation>Ano, odstranit</translation>
    </message>
    <message>
        <source>No, keep it</source>
        <translation>Ne, nechat</translation>
    </message>
    <message>
        <source>Games that were begun with it cannot go on. What the children solved stays in the reports.</source>
        <translation>Rozehrané hry s tímto balíčkem pak nepůjde dohrát. Co děti vyřešily, zůstane ve zprávách.</translation>
    </message>
</context>
<context>
    <name>WhyStage</name>
    <message>
        <source>Go on</source>
        <translation>Dál</translation>
    </message>
    <message>
        <source>Yes, that fits!</source>
        <translation>Ano, to sedí!</translation>
    </message>
    <message>
        <source>{picture} belongs here.</source>
        <translation>Sem patří: {picture}.</translation>
    </message>
    <message>
        <source>The whole row: {cells}</source>
        <translation>Celá řada: {cells}</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>The guide</source>
        <translation>Návod</translation>
    </message>
</context>
<context>
    <name>WorkshopPage</name>
    <message>
        <source>Open it</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Hrát s ním</translation>
    </message>
    <message>
        <source>Pass it on</source>
        <translation>Předat dál</translation>
    </message>
    <message>
        <source>Another pack</source>
        <translation>Jiný balíček</translation>
    </message>
    <message>
        <source>What to look at</source>
        <translation>Na co se podívat</translation>
    </message>
    <message>
        <source>Cards before</source>
        <translation>Předchozí karty</translation>
    </message>
    <message>
        <source>More cards</source>
        <translation>Další karty</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n věc, na kterou se podívat</numerusform>
            <numerusform>%n věci, na které se podívat</numerusform>
            <numerusform>%n věcí, na které se podívat</numerusform>
        </translation>
    </message>
    <message>
        <source>All is well.</source>
        <translation>Všechno je v pořádku.</translation>
    </message>
    <message>
        <source>The cards appear as soon as the pack can be read.</source>
        <translation>Karty se objeví, jakmile půjde balíček přečíst.</translation>
    </message>
</context>
<context>
    <name>WrongLine</name>
    <message>
        <source>{row}. Taken: {taken}. Right: {right}</source>
        <translation>{row}. Vybráno: {taken}. Správně: {right}</translation>
    </message>
</context>
</TS>
