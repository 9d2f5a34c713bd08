import { type Written, written } from "./written.ts";

export const de: readonly Written[] = [
  written(
    "utilities annually debit",
    "de",
    "Stadtwerke,Energie,Elektrizitätswerk,Wasserwerke",
    "u=500..1500 v=400..1400 A=20..250 n=~40..160",
    `
# {brand}
[Jahresverbrauchsabrechnung|Ihre Jahresrechnung|Turnusabrechnung] {Y}
{person}
{addr}
@ Kundennummer :: {n8}
@ Rechnungsnummer :: {n9}
@ Datum :: {I}
Abrechnungszeitraum {from} – {to}
Arbeitspreis {n4} kWh || {u} || [brutto|EUR]
[abzüglich gezahlter Abschläge|Ihre geleisteten Abschlagszahlungen] || {-v}
[Nachzahlung|Nachforderung|Verbleibender Rechnungsbetrag] || {A}
[Die Nachzahlung buchen wir am {D} von Ihrem Konto ab.|Den Betrag ziehen wir zum {D} mittels SEPA-Basislastschrift ein.]
[Ihr neuer Abschlag|Künftiger Teilbetrag]: {n} monatlich, erstmals am {D+20}
- Gläubiger-ID DE{n11}, Mandat {ref}`,
  ),
  written(
    "utilities annually pay nodue",
    "de|at",
    "Stadtwerke,Energie,Hausverwaltung,Wasserverband",
    "A=0 u=400..900 v=900..1500 c=20..300",
    `
{brand} · {addr}
{person}
{town}, {I}
## [Jahresabrechnung|Betriebskostenabrechnung|Heizkostenabrechnung] {Y}
Ihre Kosten || {u}
Ihre Vorauszahlungen || {v}
[Guthaben|Ergebnis: Guthaben zu Ihren Gunsten|Rückzahlung] || {c}
[Das Guthaben überweisen wir in den nächsten 14 Tagen.|Wir verrechnen den Betrag mit Ihrer nächsten Zahlung.|Die Auszahlung erfolgt bis {I+21}.] [Sie müssen nichts veranlassen.|]
Neue Vorauszahlung ab {I+40}: {n=~50..200} im Monat`,
  ),
  written(
    "utilities monthly debit",
    "de|at|ch",
    "Telekom,Mobil,Netz,Glasfaser,Kabel",
    "p=15..60 e=1..15 A=p+e",
    `
# {brand}
Ihre Rechnung für {month} {Y}
[Rechnungsdatum|Datum] {I} · Kundenkonto {n10}
Grundpreis [Tarif Zuhause L|Flat 30 GB] || {=p}
[Verbindungen|Zusatzoptionen|Roaming] || {=e}
darin enthalten 19 % USt. || {=t=2..9}
[Rechnungsbetrag|Summe|Gesamtbetrag] || {A}
[Wir buchen den Betrag ab dem {D} von Ihrem Konto ab.|Lastschrifteinzug frühestens am {D}.|Der Betrag wird Ihrem Konto am {D} belastet.]
[Einwendungen bitte innerhalb von 8 Wochen.|Vertragsende {I+300}]`,
  ),
  written(
    "utilities quarterly pay",
    "ch|at",
    "Elektrizitätswerk,Gemeindewerke,Energie,Wasserversorgung",
    "w=80..300 g=20..60 t=5..30 A=w+g+t",
    `
{legal}
{addr}
{person}
## [Quartalsrechnung|Verbrauchsrechnung 3. Quartal|Rechnung 2. Quartal]
Rechnungs-Nr. {n7}   Datum {I}
Zählerstand neu {n5} alt {n5} Verbrauch {n3}
[Energielieferung|Netznutzung und Energie] || {=w}
[Grundgebühr|Messkosten] || {=g}
[MWST 8.1 %|20 % USt] || {=t}
[Total CHF|Gesamtbetrag|Zu Ihren Lasten] || {A}
[Zahlbar netto bis|Zahlbar bis|Fällig am] {D}
[Empfangsschein|Zahlteil] [Konto / Zahlbar an|IBAN] CH{n11}
[Währung CHF   Betrag|Betrag] {A}`,
  ),
  written(
    "housing monthly pay",
    "de|at|ch",
    "Hausverwaltung,Immobilien,Wohnbau,Wohnungsgenossenschaft",
    "k=~400..1500 n=~80..250 A=k+n",
    `
{brand}
[Mietvorschreibung|Dauermietrechnung|Mietzinsrechnung|Mietanpassung] [ab|für] {month+1} {Y}
{person}, {addr}
[Nettomiete|Kaltmiete|Hauptmietzins|Nettomietzins] || {k}
[Betriebskosten|Nebenkosten akonto|Vorauszahlung Heizung und Betriebskosten] || {n}
[Bisher|Alte Miete] || {o=~500..1600}
[Gesamtmiete|Bruttomiete|Mietzins total|Monatlich zu zahlen] || {A}
[Die Miete ist jeweils bis zum {Do}. eines Monats im Voraus zu zahlen, erstmals am {D}.|Zahlbar bis {D}.|Fällig am {D}, danach monatlich.]
[Bitte richten Sie einen Dauerauftrag ein.|Bitte passen Sie Ihren Dauerauftrag an.]
{I}`,
  ),
  written(
    "housing quarterly pay",
    "de|at|ch",
    "Stadt,Gemeinde,Marktgemeinde,Stadtkasse",
    "g=30..200 s=10..80 A=g+s y=200..1200",
    `
{brand}
Der [Bürgermeister|Magistrat|Gemeinderat]
## [Abgabenbescheid|Grundbesitzabgaben|Vorschreibung|Steuerrechnung] {Y}
Kassenzeichen {ref}   Bescheid vom {I}
Grundsteuer B, Hebesatz 480 v. H. || {g}
[Straßenreinigung|Müllabfuhr|Kanalbenützung] || {s}
[Jahresbetrag|Summe für das Jahr] || {y}
[1. Rate|Rate 1|Teilbetrag I], fällig {D} || {A}
[2. Rate|Rate 2|Teilbetrag II], fällig {D+91} || {A}
[3. Rate|Rate 3|Teilbetrag III], fällig {D+182} || {A}
[Die Erteilung eines SEPA-Mandats ist möglich.|Bitte überweisen Sie die Beträge pünktlich; ein Lastschriftmandat liegt nicht vor.]`,
  ),
  written(
    "insurance annually pay",
    "de|at|ch",
    "Versicherung,Versicherungen,Krankenkasse,Assekuranz",
    "n=100..600 t=15..100 A=n+t",
    `
# {brand}
Beitragsrechnung [zur Kfz-Versicherung|Wohngebäudeversicherung|Haushaltversicherung|Rechtsschutz]
Vertrag {ref}     {I}
Versicherungsbeginn {from+}, Ablauf {to+}
Nettobeitrag || {n}
[Versicherungsteuer 19 %|Stempelabgabe 5 %|Feuerschutzsteuer] || {t}
[Jahresbeitrag|Zu zahlen|Prämie inkl. Abgaben] || {A}
[Bitte überweisen Sie bis zum|Fällig zum|Zahlbar bis] {D}
[Selbstbeteiligung|Selbstbehalt] {x=~150..500}
[Bei Zahlung per Lastschrift sparen Sie 3 %.|Monatliche Zahlweise möglich: {m=10..60}]`,
  ),
  written(
    "insurance monthly debit",
    "de|at|ch",
    "Versicherung,Krankenkasse,Lebensversicherung,Tierversicherung",
    "A=8..450",
    `
{brand}
{person}, {addr}
{I}
[Ihr neuer Beitrag|Beitragsanpassung|Versicherungsschein]
Ab {D} beträgt Ihr Beitrag {A} [monatlich|im Monat|pro Monat][, bisher {o=8..420}|].
[Wir buchen ihn|Der Einzug erfolgt|Abgebucht wird] jeweils [zum|am] {Do}. [des Monats|] [per Lastschrift|von Ihrem Konto IBAN DE{n8}]. Nächster Einzug: {D}
Im Jahr sind das {A*12}.
[Sie haben ein Sonderkündigungsrecht bis {I+30}.|Versicherungssumme {s=~10000..90000}]`,
  ),
  written(
    "debt monthly debit",
    "de|at|ch",
    "Bank,Sparkasse,Kreditbank,Leasing,Hypothekenbank",
    "t=80..700 z=20..300 A=t+z",
    `
{brand}
[Finanzierungsbestätigung|Zins- und Tilgungsplan|Ratenmitteilung|Leasingrechnung]   {I}
Darlehen {ref}
Tilgung || {t}
Zinsen || {z}
[Rate|Monatsrate|Annuität] || {A}
[Nächste Fälligkeit|Nächste Rate am|Abbuchung am] || {D}
[Restschuld|Valutastand|Saldo] || {o=3000..90000}
[Die Rate wird von Ihrem Referenzkonto eingezogen.|Bitte sorgen Sie für Deckung auf Konto {n8}.]`,
  ),
  written(
    "debt monthly pay",
    "de|ch|at",
    "Bank,Kartenservice,Card",
    "A=100..2500 m=20..80",
    `
{brand} Kreditkartenabrechnung
{person} || Abrechnung vom {I}
[Alter Saldo|Saldovortrag] || {p=100..2000}
[Ihre Zahlung|Zahlungseingang, vielen Dank] {I-20} || {-q=100..2000}
{I-18} [REWE|MIGROS|BILLA] || {=z1=5..90}
{I-9} [DB VERTRIEB|SBB|OMV] || {=z2=5..90}
[Neuer Saldo|Rechnungstotal|Saldo zu unseren Gunsten] || {A}
[Mindestbetrag|Mindestzahlung] || {m}
Zahlbar bis {D}. [Kartenlimite|Verfügungsrahmen] {l=~1000..9000}`,
  ),
  written(
    "healthcare once pay",
    "de|at|ch",
    "Zahnarztpraxis,Physiotherapie,Gemeinschaftspraxis,Labor",
    "a=40..300 b=20..200 A=a+b",
    `
[Praxis|] {brand}
[Privatliquidation|Honorarnote|Rechnung] Nr. {n6}
Patient: {person}   [geb.|Geburtsdatum] {I-9000}
Behandlung vom {I-40} bis {I-12}
GOÄ {n3} [Beratung|Untersuchung] || {=a}
GOZ {n4} [Füllung|Röntgen] || {=b}
[Gesamtbetrag|Rechnungsbetrag|Zu zahlen] || {A}
[Zahlbar innerhalb von {N} Tagen|Bitte überweisen Sie bis {D}|Zahlungsziel: {D}]
{town}, den {I}`,
  ),
  written(
    "education monthly pay",
    "de|at|ch",
    "Kita,Kindergarten,Musikschule,Waldorfschule,Hort",
    "b=~60..300 v=~30..90 A=b+v",
    `
{brand} [e.V.|]
[Elternbeitrag|Beitragsbescheid|Schulgeldrechnung] {month} {Y}
Kind: {first}    {I}
[Betreuung 35 Std.|Unterricht 45 min|Betreuungsbeitrag] || {b}
[Verpflegung|Essensgeld|Materialgeld] || {v}
[Monatsbetrag|Gesamt|Zu überweisen] || {A}
[Bitte zahlen Sie bis zum {D} auf das Konto DE{n8}.|fällig jeweils am {Do}. des Monats|Fällig: {D}]
[Geschwisterermäßigung ist berücksichtigt.|Der Bescheid gilt bis {I+300}.]`,
  ),
  written(
    "subscriptions annually debit",
    "de|ch|at",
    "Verlag,Zeitung,Software,Magazin",
    "A=~20..250",
    `
{brand}
Hallo {first},
[dein Jahresabo verlängert sich am {D}.|Ihr Abonnement läuft weiter: am {D} beginnt ein neues Bezugsjahr.]
[Wir belasten deine Karte (•••• {n4}) mit|Abgebucht werden|Der Betrag von] {A} [.|.|wird am {D} eingezogen.]
[Kündigung bis {D-14} möglich.|Einmal im Jahr, jederzeit kündbar.]
Rechnung {ref} vom {I}`,
  ),
  written(
    "transportation once pay",
    "de|at|ch",
    "Autohaus,Werkstatt,Reifen,Fahrradladen",
    "l=80..300 t=50..400 m=20..100 A=l+t+m s=100..700",
    `
# {brand}
Rechnung {n6} || {I}
Kennzeichen {ref}   km-Stand {n5}
Arbeitslohn 18 AW || {=l}
Ersatzteile || {=t}
MwSt. || {=m}
[Endbetrag|Rechnungsbetrag] || {A}
[Bei Zahlung bis {I+8} abzüglich 2 % Skonto: {s}. Sonst bis {D} rein netto.|Zahlbar bis {D} ohne Abzug, mit 2 % Skonto {s} bis {I+10}.]`,
  ),
  written(
    "food once pay nodue",
    "de|at|ch",
    "Markt,Bäckerei,Apotheke,Supermarkt",
    "a=2..20 b=3..30 c=1..10 A=a+b+c",
    `
= {brand}
= {addr}
= Tel. {n8}
[Äpfel 1 kg|Ibuprofen 400|Zopf] || {=a}
[Hackfleisch|Vitamin C|Käse Emmentaler] || {=b}
[Milch 1,5%|Pflaster|Butter] || {=c}
[SUMME EUR|Total CHF|Gesamt] || {=A}
[Kartenzahlung|Girocard|Maestro|TWINT] || {=A}
{I} 17:{n2} Bon {n4}
= Vielen Dank für Ihren Einkauf`,
  ),
  written(
    "bills quarterly pay",
    "de|ch|at",
    "Beitragsservice,Serafe,Steueramt,Kirchenamt",
    "A=50..900",
    `
{brand}
[Zahlungsaufforderung|Beitragsbescheid|Provisorische Rechnung|Steuerrechnung 1. Rate]
{person}   Beitragsnummer {n9}
Zeitraum {from} – {to}
[Offener Betrag|Zu zahlen|Rate] || {A}
[Gesamtforderung für das Jahr|Steuer total] || {y=300..3600}
Zahlen Sie bitte bis {D}. [Einfacher geht es per Lastschrift.|QR-Rechnung liegt bei.]
{town}, {I}`,
  ),
];
