<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ">
<context>
    <name>Languages</name>
    <message>
        <source>English</source>
        <translation>Čeština</translation>
    </message>
</context>
</TS>
