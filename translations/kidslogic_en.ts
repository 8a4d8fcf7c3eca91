<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>AimStage</name>
    <message numerus="yes">
        <source>Just beside it. %n tries left.</source>
        <translation>
            <numerusform>Just beside it. %n try left.</numerusform>
            <numerusform>Just beside it. %n tries left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That was another cave. %n tries left.</source>
        <translation>
            <numerusform>That was another cave. %n try left.</numerusform>
            <numerusform>That was another cave. %n tries left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CaptainPlate</name>
    <message numerus="yes">
        <source>%n in reserve</source>
        <translation>
            <numerusform>%n in reserve</numerusform>
            <numerusform>%n in reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the boat</source>
        <translation>
            <numerusform>%n in the boat</numerusform>
            <numerusform>%n in the boat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClassWords</name>
    <message numerus="yes">
        <source>%n child(ren), in alphabetical order.</source>
        <translation>
            <numerusform>%n child.</numerusform>
            <numerusform>%n children, in alphabetical order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {children} did not find it at once</source>
        <translation>
            <numerusform>%n of {children} did not find it at once</numerusform>
            <numerusform>%n of {children} did not find it at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DareButton</name>
    <message numerus="yes">
        <source>%n of ten tiles would go wrong.</source>
        <translation>
            <numerusform>%n of ten tiles would go wrong.</numerusform>
            <numerusform>%n of ten tiles would go wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataWords</name>
    <message numerus="yes">
        <source>%n file(s) read.</source>
        <translation>
            <numerusform>%n file read.</numerusform>
            <numerusform>%n files read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved in {folder}</source>
        <translation>
            <numerusform>%n file saved in {folder}</numerusform>
            <numerusform>%n files saved in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{child}: %n new entry(s)</source>
        <translation>
            <numerusform>{child}: %n new entry</numerusform>
            <numerusform>{child}: %n new entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DrawStage</name>
    <message numerus="yes">
        <source>Take a card! %n card(s) left.</source>
        <translation>
            <numerusform>Take a card! %n card left.</numerusform>
            <numerusform>Take a card! %n cards left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndStage</name>
    <message numerus="yes">
        <source>%n gemstone(s) found! Sail again?</source>
        <translation>
            <numerusform>%n gemstone found! Sail again?</numerusform>
            <numerusform>%n gemstones found! Sail again?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n gemstone(s)</source>
        <translation>
            <numerusform>{name}: %n gemstone</numerusform>
            <numerusform>{name}: %n gemstones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InsideSection</name>
    <message numerus="yes">
        <source>{child}: %n answer(s)</source>
        <translation>
            <numerusform>{child}: %n answer</numerusform>
            <numerusform>{child}: %n answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitSection</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackFacts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PinGate</name>
    <message numerus="yes">
        <source>Please wait %n second(s).</source>
        <translation>
            <numerusform>Please wait %n second.</numerusform>
            <numerusform>Please wait %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayingTime</name>
    <message numerus="yes">
        <source>%n more minute(s), then it is enough for today.</source>
        <translation>
            <numerusform>%n more minute, then it is enough for today.</numerusform>
            <numerusform>%n more minutes, then it is enough for today.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemSection</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RackMarble</name>
    <message numerus="yes">
        <source>{colour}: %n marble(s)</source>
        <translation>
            <numerusform>{colour}: %n marble</numerusform>
            <numerusform>{colour}: %n marbles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message numerus="yes">
        <source>Played on %n day(s), last on {day}.</source>
        <translation>
            <numerusform>Played on %n day, last on {day}.</numerusform>
            <numerusform>Played on %n days, last on {day}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} on %n day(s) of the last four weeks</source>
        <translation>
            <numerusform>{time} on %n day of the last four weeks</numerusform>
            <numerusform>{time} on %n days of the last four weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to the end</source>
        <translation>
            <numerusform>%n game to the end</numerusform>
            <numerusform>%n games to the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n answer(s), last on {day}</source>
        <translation>
            <numerusform>from %n answer, last on {day}</numerusform>
            <numerusform>from %n answers, last on {day}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message numerus="yes">
        <source>{name}: %n tile(s)</source>
        <translation>
            <numerusform>{name}: %n tile</numerusform>
            <numerusform>{name}: %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shells</name>
    <message numerus="yes">
        <source>%n question(s) done. You looked closely!</source>
        <translation>
            <numerusform>%n question done. You looked closely!</numerusform>
            <numerusform>%n questions done. You looked closely!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShowBox</name>
    <message numerus="yes">
        <source>Of ten duels %n are won</source>
        <translation>
            <numerusform>Of ten duels %n is won</numerusform>
            <numerusform>Of ten duels %n are won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StationStage</name>
    <message numerus="yes">
        <source>Who stands on deck? %n more.</source>
        <translation>
            <numerusform>Who stands on deck? %n more.</numerusform>
            <numerusform>Who stands on deck? %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrategoTraining</name>
    <message numerus="yes">
        <source>Of ten duels about %n go well.</source>
        <translation>
            <numerusform>Of ten duels about %n goes well.</numerusform>
            <numerusform>Of ten duels about %n go well.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StrategoView</name>
    <message numerus="yes">
        <source>Ten duels: about %n go well.</source>
        <translation>
            <numerusform>Ten duels: about %n goes well.</numerusform>
            <numerusform>Ten duels: about %n go well.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrainingEnd</name>
    <message numerus="yes">
        <source>%n row(s) done!</source>
        <translation>
            <numerusform>%n row done!</numerusform>
            <numerusform>%n rows done!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkshopPage</name>
    <message numerus="yes">
        <source>%n thing(s) to look at</source>
        <translation>
            <numerusform>%n thing to look at</numerusform>
            <numerusform>%n things to look at</numerusform>
        </translation>
    </message>
</context>
</TS>
