import { type Written, written } from "./written.ts";

/** More papers of German, Austrian and Swiss companies and offices, by another hand. */
export const deOtherMore: readonly Written[] = [
  written(
    "debt monthly pay",
    "de|at",
    "Versand,Möbelhaus,Elektro,Versandhaus",
    "r=~30..190 e=~5..20 A=r+e z=5..60 g=A+r+r+r k=g-z",
    `
{brand} [Ratenkauf|Finanzservice|Kundenkonto]
Hallo {person},
[schön, dass du dich für Ratenzahlung entschieden hast.|dein Zahlplan steht.] Bestellung {ref} vom {I}
[Kaufpreis|Warenwert] {k}, [Finanzierungsaufschlag|Zinsen] {z}
Rate || Termin || Betrag
1 || {D} || {A}
2 || {D+30} || {r}
3 || {D+61} || {r}
4 || {D+91} || {r}
[Die erste Rate enthält die Versandkosten.|Deine erste Rate ist wegen Rundung höher.]
[Überweise bitte jede Rate rechtzeitig selbst.|Bitte zahle die Raten auf IBAN DE{n11}, Zweck {n8}.]
[Offener Restbetrag|Gesamtbetrag] || {g}
- [Möchtest du lieber abbuchen lassen? Im Konto unter Zahlarten.|Eff. Jahreszins 14,{n1} %]`,
  ),
  written(
    "housing monthly debit",
    "de|at|ch",
    "Hypothekenbank,Bausparkasse,Volksbank,Sparkasse,Kantonalbank",
    "z=200..700 t=180..600 A=z+t o=60000..380000 x1=o+t",
    `
{brand}
[Immobilienfinanzierung|Hypotheken-Center] · Ihre Beraterin {person2}
Darlehenskonto {n10}
Jahreskontoauszug {Y} [und Vorschau|]
Datum || Vorgang || Betrag || Restschuld
{I-61} || Rate || {=A} || {=x1}
{I-31} || Rate || {=A} || {=o}
{I} || Saldo || {=o}
[Zukünftige Leistungsrate|Ihre Annuität]: Zins {z} + Tilgung {t} = {A} [mtl.|jeden Monat]
[Nächste Belastung Ihres Girokontos|Folgerate per Lastschrift]: {D}
[Zinsbindung bis {I+1400}, Sollzins 1,{n2} %|Sondertilgung bis 5 % jährlich, d. h. {s=~3000..12000}]
[Die gezahlten Zinsen {Y} betrugen {y=2000..7000}.|]`,
  ),
  written(
    "education monthly debit",
    "de|at",
    "Kita,Kinderhaus,Kindertagesstätte,Kindergarten",
    "k=~150..420 e=~50..90 z=~80..130 A=k+e-z",
    `
[Träger|Trägerverein]: {legal} || {I}
[Bescheid über Elternbeiträge|Gebührenfestsetzung Kindergartenjahr {Y}/{Y+1}]
An die Sorgeberechtigten von {person2}
{person}, {addr}
[Kostenbeitrag 45 Std./Woche, Einkommensstufe 6|Buchungszeit 7–8 Stunden] || {k}
[Mittagsverpflegung pauschal|Essen und Getränkegeld] || {e}
[Beitragszuschuss des Landes|Ermäßigung Geschwisterkind|Zuschuss Jugendamt] || {-z}
[Von Ihnen zu tragen|Monatlicher Zahlbetrag|Elternanteil] || {A}
Der Elternanteil wird [ab {D} jeden Monat|am {D} und dann jeden Monat am {Do}.] [durch Lastschrift erhoben|von Ihrem Konto eingezogen].
[Schließzeiten mindern den Beitrag nicht.|Der Beitrag ist auch im August zu entrichten.] Gültig bis {I+330}`,
  ),
  written(
    "education weekly pay",
    "de|at|ch",
    "Schulküche,Catering,Mittagstisch,Menüservice,Mensa",
    "p=12..25 z=3..8 A=p+z",
    `
{brand}
Hallo liebe Eltern von {first},
[hier die Wochenabrechnung|die Essensrechnung für die Woche] {from} – {to}:
Mo || Nudeln || bestellt
Di || Gemüsecurry || bestellt
Mi || [Fischstäbchen|Linsensuppe] || abbestellt
Do || Kartoffelpuffer || bestellt
[3 Essen|Menü 1, dreimal] || {=p}
[Nachtisch und Salat|Frühstücksbrot] || {=z}
[Zusammen|Bitte überweisen] || {A}
[bis {D} auf unser Konto|bitte bis zum {D~} zahlen|Geld bitte bis {D} überweisen], [Codenummer {n5}|Chip {n6}]
[Abbestellen bis 8 Uhr am selben Tag.|Neuer Preis je Essen ab {I+30}: {e=4..6}]
- {I}`,
  ),
  written(
    "education quarterly pay",
    "de|at|ch",
    "Musikschule,Ballettschule,Kunstschule,Jugendmusikschule",
    "u=~110..290 l=~20..50 A=u+l",
    `
# {brand}
[Schulgeld|Unterrichtsentgelt] – [Rechnung 2. Quartal|Rechnung Trimester]
[Schüler/in|Kind] :: {person2}
[Zahlungspflichtig|Rechnung an] :: {person}
[Fach|Kurs] :: [Violine, 30 Minuten, {person2}|Klavier Einzel|Ballett Mittelstufe]
Zeitraum {from+} bis {to+} || {=u}
[Leihinstrument|Orchesterbeitrag] || {=l}
[Rechnungsbetrag|Gesamt EUR] || {A}
[Zahlbar ohne Abzug bis|Wir erwarten Ihre Zahlung bis] {D}
[Kündigung nur zum Schulhalbjahr, spätestens {I+55}.|Jahresentgelt {j=~500..1300}]
[In den Ferien findet kein Unterricht statt.|Wer am Einzugsverfahren teilnimmt, spart {e=~2..6}.]
{town}, {I}`,
  ),
  written(
    "subscriptions monthly pay",
    "de|at|ch",
    "Fitness,Sportstudio,Kletterhalle,Gym,Yoga",
    "b=20..60 r=3..9 m=~3..10 A=b+r+m",
    `
{brand} Mitgliederverwaltung
Betreff: [Rücklastschrift|Deine Bank hat die Abbuchung zurückgegeben] [!|]
Hi {first}, [leider ging unsere Abbuchung vom {I-8} nicht durch|am {I-6} kam der Einzug zurück (Grund: Deckung)].
Mitgliedsbeitrag {month} || {=b}
[Bankgebühr|Rücklastschriftkosten] || {=r}
[Bearbeitung|Mahnpauschale] || {=m}
[Jetzt zu zahlen|Offen] || {A}
[Überweise das bitte bis {D}.|Zahl bitte bis spätestens {D~} selbst ein.|Wir brauchen die {A} bis {D}, sonst sperren wir deinen Zutritt.] [Wir versuchen keinen weiteren Einzug.|Ein erneuter Einzug erfolgt nicht.]
Empfänger {legal} · DE{n11} · Mitglied {n6}
[Vertragsende {I+210}|Die nächste reguläre Abbuchung von {b} folgt am {D+20}.]
- {I}`,
  ),
  written(
    "subscriptions annually pay",
    "de|at|ch",
    "Zeitung,Verlag,Tageblatt,Anzeiger,Nachrichten",
    "m=~28..55 A=m+m+m+m+m+m+m+m+m+m+m",
    `
{brand} Leserservice
{person}
{addr}
@ Abo-Nr. :: {n7}
@ Rechnung :: {n9}
@ vom :: {I}
[Ihr Abonnement geht ins nächste Jahr|Bezugspreis-Rechnung]
[Tageszeitung Mo–Sa|Print + E-Paper] || {from+} – {to+} || {=A}
[inkl. 7 % MwSt.|inkl. Zustellung] || {x=15..40}
[Bitte zahlen Sie|Ihr Jahresbezugspreis] || {A}
[Zahlungseingang erbeten bis {D}|Zahlen Sie bis {D}, damit die Zustellung weiterläuft.]
[Alternativ monatlich {m} per Bankeinzug.|Bei vierteljährlicher Zahlung {m*3}.]
[Prämie für Bankeinzug: ein Kaffeebecher.|Urlaubsunterbrechung online.]
- {legal}, Amtsgericht {town} HRB {n5}`,
  ),
  written(
    "subscriptions monthly debit",
    "de|at|ch",
    "Stream,Musik,Video,Cloud,Hörbuch,Games",
    "A=4..20",
    `
= {brand}
[Danke für deine Zahlung|Zahlungsbeleg|Quittung]
[Bestellnummer|Beleg] {ref}
[Premium Individuell|Familie bis 6 Konten|100 GB Speicher|Standard mit Werbung] || {=A}
[enthaltene MwSt. 19 %|inkl. USt.] || {=x=1..3}
[Bezahlt am {I}|{I} belastet] mit [Visa …{n4}|PayPal|Lastschrift] || {A}
[Nächste Zahlung: {D}.|Verlängert sich automatisch am {D} um einen weiteren Monat.|Dein nächster Abrechnungstag ist der {D}.]
[Kündigen kannst du jederzeit in den Einstellungen.|Jahresabo wählen und {s=10..40} sparen!]
- {legal}, {addr}`,
  ),
  written(
    "food weekly debit",
    "de|at|ch",
    "Biokiste,Gemüseabo,Hofkiste,Milchhof,Ökokiste",
    "k=14..30 z=4..25 p=~2..5 A=k+z-p",
    `
# {brand}
[Lieferschein = Rechnung|Deine Kiste diese Woche] || {I}
Tour [Dienstag|Donnerstag], Stopp {n2} · {person}
[Regionalkiste klein|Obst-Gemüse-Kiste M] || {=k}
[1 kg Kartoffeln, 2 Brote|6 Eier, Heumilch 1 l] || {=z}
[Pfandrückgabe|Leergut zurück] || {-p}
[Endsumme|macht zusammen] || {A}
[Wir buchen am {D} ab.|Abbuchung: {D~}|Einzug nach der Lieferung: {D}]
[Nächste Kiste kommt in 7 Tagen.|Bestellschluss für die nächste Woche: {I+4}, 12 Uhr.|Lieferrhythmus: jede Woche] [Pause? Einfach im Shop eintragen.|]
- DE-ÖKO-{n3} · {web}`,
  ),
  written(
    "transportation once pay",
    "de|at|ch",
    "Ordnungsamt,Stadtpolizei,Parkraum,Bußgeldstelle,Magistrat",
    "v=~20..70 g=~20..29 A=v+g",
    `
{brand}
[Bußgeldbescheid|Anonymverfügung|Bussenverfügung|Vertragsstrafe]
{person}, {addr}
Aktenzeichen {ref} || {I}
Ihnen wird vorgeworfen, am {I-48} um 14:{n2} Uhr in {town}, [Bahnhofstraße|Schulweg], als [Führer|Halter] des PKW {town} {n3} folgendes begangen zu haben: [Überschreitung um 14 km/h|Parken ohne Parkschein|Halten im Halteverbot]. Zeuge: {person2}
[Geldbuße|Busse|Strafbetrag] || {=v}
[Gebühr und Auslagen|Verfahrenskosten|Halterermittlung] || {=g}
[Gesamtbetrag|Total] || {A}
[Das Verwarnungsgeldangebot vom {I-30} über {v} wurde nicht angenommen.|]
[Der Bescheid wird rechtskräftig, wenn nicht binnen zwei Wochen Einspruch eingelegt wird.|Einsprache innert 10 Tagen.]
[Zahlen Sie spätestens bis {D} an die Kasse.|Zahlungsfrist: {D}|Sie haben {N} Tage ab Datum dieses Schreibens Zeit zur Zahlung.]`,
  ),
  written(
    "transportation monthly debit",
    "de|at",
    "Verkehrsverbund,Verkehrsbetriebe,Nahverkehr,Jobrad,Leasingrad",
    "v=~58..63 z=~5..25 A=v-z",
    `
{brand}
[Abo-Bestätigung|Dein Ticket ab {D}|Leasingübersicht]
{person} || Kundennr. {n8}
[Monatsticket bundesweit|Jahreskarte in 12 Raten|E-Bike, Laufzeit 36 Monate] || {=v}
[Zuschuss Arbeitgeber|Jobticket-Rabatt|Sozialrabatt] || {-z}
[dein Anteil je Monat|Abbuchungsbetrag|Du zahlst] || {A}
[erste Abbuchung {D}, dann jeden Monat|Monatlicher Bankeinzug, nächster am {D}]
[Das Abo verlängert sich jeweils um einen Monat und ist bis zum {Do}. kündbar.|Auf das Jahr gerechnet {A*12}.]
[Ticket gültig {from+} bis {to+}|]
- {I} {legal}`,
  ),
  written(
    "transportation annually debit",
    "de|at|ch",
    "Automobilclub,Pannenhilfe,Touring Club,Verkehrsclub",
    "A=~49..150",
    `
{brand}
Mitglied {n9} seit {I-2600}
[Liebes Mitglied,|Guten Tag {person},]
Ihre [Plus-Mitgliedschaft|Familienmitgliedschaft|Schutzbrief-Deckung Europa] [beginnt am {from+} ein neues Jahr|geht in die nächste Runde: {from+} bis {to+}].
[Wie gewohnt buchen wir Ihren Beitrag von {A} am {D} ab.|Beitrag {A}, Abbuchung {D}, Konto endend auf {n4}.]
[Ihre neue Clubkarte finden Sie anbei.|Im letzten Jahr halfen wir {n6} Mal.]
[Partnerkarte nur {p=~20..45} mehr.|Früherer Beitrag {o=~44..140}] [Austritt bis 3 Monate vor Ablauf.|]
{town}, {I}`,
  ),
  written(
    "healthcare once pay",
    "de",
    "Zahnärzte,Praxis,Zahnarztpraxis,Kieferorthopädie",
    "h=400..1300 l=200..700 f=150..550 A=h+l-f",
    `
{brand2} Abrechnungszentrum
[Wir rechnen ab für|Die Forderung wurde abgetreten durch]:
{brand}
@ Rechnung :: {n10}
@ Rechnungsdatum :: {I}
@ Patient :: {person2}
{person}
{addr}
[Heil- und Kostenplan vom {I-70}|Versorgung {I-40} bis {I-15}]
Datum || GOZ/BEMA || Leistung || EUR
{I-40} || {n4} || Präparation || {=x1=20..90}
{I-15} || {n4} || Krone, Eingliederung || {=x2=90..200}
[Honorar gesamt|Zahnärztliches Honorar] || {=h}
Material- und Laborkosten || {=l}
[abzgl. Festzuschuss Ihrer Krankenkasse|Kassenanteil] || {-f}
[Eigenanteil|Ihr Anteil] || {A}
[Bitte begleichen bis|Fällig] {D}
[Teilzahlung? 6 Raten zu {r=60..200} unter {web}|Kein Abzug von Skonto.]`,
  ),
  written(
    "healthcare once pay nodue",
    "de|at|ch",
    "Tierarztpraxis,Kleintierpraxis,Tierklinik,Apotheke,Optik",
    "a=20..60 b=10..90 c=5..30 A=a+b+c",
    `
= {brand}
= [Dr. med. vet. {person2}|Inh. {person2}]
= {addr}
[Rechnung/Quittung|Kassenbeleg] {n5} || {I}
[Patient: Kater Momo|Bes. {person}|Kunde {person}]
[Allgemeine Untersuchung|Beratung] || {=a}
[Impfung Tollwut/Staupe|Salbe, 2 Packungen|Gleitsichtglas] || {=b}
[Medikamente|Rezeptgebühr|Verband] || {=c}
[Endbetrag|Summe] || {=A}
[Gegeben EC|Bezahlt mit Karte|dankend erhalten, bar] || {=A}
Offen || {zero}
[Nächste Impfung fällig {I+365}|Kontrolltermin {I+10}]`,
  ),
  written(
    "savings monthly debit",
    "de|at|ch",
    "Pensionskasse,Altersvorsorge,Rentenversicherung,Vorsorge",
    "A=~60..170 z=~12..15 g=A+z",
    `
{brand}
[Ihre Zulagenrente|Riester-Jahresbescheinigung|Prämienbegünstigte Zukunftsvorsorge] {Y}
{person}, Vertrag {n9}
Eigenbeitrag [monatlich|im Monat] || {A}
[Staatliche Zulage, umgelegt|Förderung] || {z}
[Sparleistung zusammen|Gutschrift auf dem Vertrag] || {g}
[Ihr Eigenbeitrag wird am {D} vom Konto DE{n2}…{n4} abgebucht.|Nächster Einzug des Eigenbeitrags: {D}]
Vertragswert [per {I-5}|zum Jahresende] || {w=2000..40000}
[Garantierte Rente ab {I+8000}|Rentenbeginn {I+7000}]: {r=90..600}
- {I} [Der Zulageantrag ist bis {I+700} möglich.|]`,
  ),
  written(
    "investment monthly debit",
    "de|at|ch",
    "Depotbank,Fonds,Invest,Broker",
    "A=~25..500",
    `
# {brand}
Ausführungsanzeige [Sparplan|Fondssparplan]
Depot {n9} · {person}
[ETF MSCI World|Aktienfonds Global|Nachhaltig Ausgewogen] WKN A{n5}
Kauf {n1},{n4} Stück zu {k=20..190}
Ausführung {I}, Valuta {I+2}
[Sparrate|Anlagebetrag] || {A}
[Depotwert|Kurswert Bestand] || {w=900..40000}
[Nächste Sparrate|Nächster Einzug]: {D} [per Lastschrift|vom Referenzkonto], Turnus: [mtl.|jeden Monat]
[Ausgabeaufschlag 0,00|Freistellungsauftrag {f=~100..1000}]`,
  ),
  written(
    "other annually pay",
    "de|at|ch",
    "Kleingartenverein,Siedlerverein,Gartenfreunde,Gewerkschaft,Heimatverein",
    "b=~30..120 p=~20..140 s=~10..60 A=b+p+s",
    `
[Der Kassier|Die Kassenwartin]: {person2}
{brand} [e. V.|]
[Liebe Gartenfreunde,|Liebe Mitglieder,|Werte Kollegin, werter Kollege {person},]
[hier eure Jahresrechnung|wie jedes Jahr um diese Zeit die Beiträge] {Y}:
Mitgliedsbeitrag || {b}
[Pacht Parzelle {n2}, 320 qm|Umlage Platzpflege] || {p}
[Nicht geleistete Arbeitsstunden|Wassergeld|Verbandszeitschrift] || {s}
[macht|Gesamt] || {A}
[Bitte bis {D} auf das Vereinskonto.|Zahlt bitte bis zum {D}, die Mahnung kostet 5 extra.]
[Die Hauptversammlung ist am {I+35} im Vereinsheim.|Arbeitseinsatz {I+12}, 9 Uhr]
- {town}, {I}`,
  ),
  written(
    "housing annually pay",
    "de",
    "Schornsteinfeger,Kaminkehrer,Heizungsbau,Kaminfeger",
    "m=30..80 k=25..60 u=8..25 A=m+k+u",
    `
Bezirksschornsteinfegermeister {person2}
# {brand}
[Gebührenrechnung|Rechnung nach KÜO] {n5}/{Y}
{person}
{addr}
Ausgeführt am {I-6}: [Immissionsmessung Gasheizung|Überprüfung Abgasweg] || {=m}
[Kehren Kaminofen|Fahrtpauschale und Grundwert] || {=k}
19 % USt. || {=u}
[Bruttosumme|Zahlbetrag] || {A}
[Bitte ohne Abzug innerhalb von {N} Tagen|Zahlbar bis {D}] [überweisen.|auf DE{n11}.]
[Nächster Termin in einem Jahr, etwa {I+360}|Diese Arbeit fällt jedes Jahr an.|Turnus laut Feuerstättenbescheid: einmal im Kalenderjahr]
Rechnungsdatum {I}`,
  ),
  written(
    "other monthly debit",
    "de|at|ch",
    "Selfstorage,Lagerbox,Alarm,Hausnotruf,Sicherheit",
    "A=~19..140 k=~50..200",
    `
{brand}
Guten Tag {first}
[ab {D} ziehen wir für|nach drei Jahren passen wir die Preise an. Wir ziehen für] [Box {n3}, 4 m²|Ihren Notrufknopf|die Aufschaltung Ihrer Alarmanlage] [künftig|neu] {A} ein, [statt bisher|vorher waren es] {o=~15..130}.
[Sie müssen nichts tun: das Mandat {ref} gilt weiter.|Die Abbuchung passt sich von selbst an.] Erste Belastung zum neuen Preis: {D}. [Danach jeden Monat.|Danach Monat für Monat.]
[Ihre Kaution von {k} bleibt hinterlegt.|Kündigungsfrist 14 Tage, frühestens zum {I+45}.]
[Freundliche Grüsse|Beste Grüße], {person2}
{I} · {web}`,
  ),
  written(
    "utilities annually pay nodue",
    "ch|at|de",
    "Wasserversorgung,Gaswerk,Elektra,Energiegenossenschaft",
    "A=0 k=300..700 v=720..1100 g=v-k",
    `
{legal} || {I}
[Schlussabrechnung|Jahresendabrechnung|Abrechnung nach Auszug] Objekt {n6}
{person} · {addr}
Ablesung {I-15}: Stand {n5}, Vorstand {n5}
Bezug {from} – {to} || {=k}
[Ihre Akontozahlungen|Geleistete Teilbeträge] || -{=v}
[Saldo zu Ihren Gunsten|Guthaben] || -{=g}
[Zahlbetrag|Zu bezahlen] || {A}
[Bitte teilen Sie uns bis {I+20} Ihre IBAN mit.|Die Gutschrift erfolgt auf das bekannte Konto.|Wir rechnen das Guthaben an die nächste Akontorechnung an.]
{I}`,
  ),
  written(
    "healthcare once pay nodue",
    "de|at|ch",
    "Klinik,Labor,Spital,Radiologie,Rehazentrum",
    "A=0 a=60..400 b=30..200 t=a+b",
    `
{legal} || {I}
[Rechnungskopie für Ihre Unterlagen|Patientenquittung nach § 305 SGB V|Rückforderungsbeleg (Kopie)]
{person}, [geb.|*] {I-15000}
[Laboranalysen|MRT Knie links] {I-22} || {=a}
[Befund|Taxpunktwert 0.{n2}] || {=b}
[Summe|Total] || {t}
[Vergütungsart: Tiers payant, zahlt {brand2}|Kostenträger: Ihre Krankenkasse, abgerechnet am {I-3}]
[Bitte nicht bezahlen!|Diese Aufstellung ist keine Zahlungsaufforderung.] Ihr Anteil || {A}
- [Fragen zum Befund an {person2}|{brand}, {web}]`,
  ),
  written(
    "utilities monthly pay",
    "de|at",
    "Gas,Gasversorgung,Erdgas,Stadtwerke",
    "A=~70..290 o=~60..240",
    `
# {brand}
{person}
{addr}
[{town}, {I}|Datum {I}]
[Ihr Zahlungsplan|Abschlagsplan Gas] · Zähler {n8}
[da uns kein Mandat vorliegt, überweisen Sie bitte selbst:|Sie zahlen per Überweisung oder Dauerauftrag:]
Abschlag || Termin || EUR brutto
01 || {D} || {=A}
02 || {D+30} || {=A}
03 || {D+61} || {=A}
…  11 || {D+304} || {=A}
[Bisheriger Abschlag {o}|Netto je Abschlag {x=50..230}] · [Jahresverbrauch geschätzt {n5} kWh|Preisgarantie bis {I+330}]
[Der zwölfte Monat wird abgerechnet.|Abrechnung voraussichtlich {I+340}.]`,
  ),
];
