import { deOtherMore } from "./de-by-another-more.ts";
import { type Written, written } from "./written.ts";

/** Papers of German, Austrian and Swiss companies and offices, by another hand. */
export const deOther: readonly Written[] = [
  written(
    "utilities monthly debit",
    "de",
    "Ökostrom,Naturstrom,Gemeindewerke,Überlandwerk",
    "A=~45..190 h=30..400 v=~40..180 x=80..500 y=x+h",
    `
{person}
{addr}
@ Vertragskonto :: {n10}
@ Zählpunkt :: DE{n11}
@ {town}, {I}
## [Kontoübersicht zu Ihrem Stromvertrag|Ihr Kundenkonto auf einen Blick|Zwischenstand Ihres Verbrauchs]
[Guten Tag {person},|Sehr geehrte Kundin, sehr geehrter Kunde,]
[Ihr Kundenkonto weist derzeit ein Guthaben von {h} auf.|Stand heute liegen {h} mehr auf Ihrem Konto, als Sie verbraucht haben.] [Es wird mit der nächsten Jahresabrechnung verrechnet.|Über die Verrechnung entscheidet die Schlussabrechnung im {month+7}.]
Der vereinbarte Abschlag [läuft unverändert weiter|bleibt davon unberührt]: [Am {D} ziehen wir wieder {A} ein.|Die nächste Abbuchung über {A} folgt am {D~}.|{A}, nächster Einzug {D}.]
Verbrauch || bisher {n3} kWh || Prognose {n4} kWh
Kosten bisher || {x}
Abschläge bisher || {y}
[Abschlag im Vorjahr|Abschlag bis {I-200}] || {v}
Zähler zuletzt abgelesen am {I-12}, [nächste Ablesung um den {I+150}|durch den Netzbetreiber geschätzt]
- [Ihr Team von|Es grüßt] {brand} · {web}`,
  ),
  written(
    "utilities once pay",
    "de|at|ch",
    "Heizöl,Brennstoffe,Mineralöl,Pellets,Energiehandel",
    "w=900..2600 g=20..60 z=~100..500 A=w+g-z s=700..1200",
    `
# {brand}
[Heizöl|Pellets|Tankreinigung] · [Schmierstoffe|Diesel] · seit 19{n2}
Lieferanschrift: {person}, {addr}
Rechnung {ref} || {I}
[Lieferschein|Lieferung] vom {I-4}, Tankwagen {n2}, Fahrer {person2}
[Heizöl EL schwefelarm, {n4} Liter|Holzpellets ENplus A1, {n4} kg|Heizöl Premium bei 15 °C, {n4} Liter] || {=w}
[Gefahrgutumlage|Anfahrt und Einblaspauschale|GGVS-Pauschale] || {=g}
[Ihre Anzahlung vom {I-25}|Abzüglich Anzahlung|Bereits geleistet (Vorkasse-Teil)] || {-z}
[Restbetrag|Noch offen|Verbleibt zur Zahlung] || {A}
[Zahlungsziel {N} Tage ab Rechnungsdatum, rein netto.|Wir bitten um Ausgleich bis spätestens {D}.|Der Rest ist zum {D} fällig.]
[Wärmekonto gefällig? Mit monatlichen Raten ab {r=~50..150} heizen Sie entspannt.|CO2-Kosten nach CO2KostAufG: {c=40..200}]
- Ware bleibt bis zur Bezahlung unser Eigentum.`,
  ),
  written(
    "utilities quarterly debit",
    "at|de",
    "Fernwärme,Nahwärme,Wärmeversorgung,Biowärme",
    "w=120..420 g=30..90 m=10..60 A=w+g+m",
    `
{legal}
Kundenservice {brand} || Mo–Do 8–15 Uhr
[Herrn/Frau|An] {person}, {addr}
## [Teilbetragsrechnung|Teilzahlungsvorschreibung|Wärmelieferung – Akontierung]
Anlage {n8} · [Verrechnungsperiode|Leistungszeitraum] {from} bis {to}
[Arbeitspreis|Verbrauchsanteil (geschätzt)] || {=w}
[Grundpreis|Leistungspreis {n2} kW] || {=g}
[Messpreis und USt|20 % USt] || {=m}
[Teilbetrag brutto|Vorschreibung gesamt|Summe dieser Periode] || {A}
[Der Teilbetrag wird am {D} Ihrem Konto AT{n2} **** {n4} angelastet.|Mit SEPA-Lastschrift abgebucht: {D}|Einziehung: {D}, bitte nicht überweisen.]
[Die Ablesung findet zwischen {I+80} und {I+95} statt.|Die Jahresabrechnung folgt nach der Ablesung am {I+190}.]
- [Bankverbindung für Überweiser|Unsere Bankverbindung]: IBAN AT{n11}, Mandatsreferenz {ref}, ausgestellt {I}`,
  ),
  written(
    "utilities annually pay",
    "de|at",
    "Abfallwirtschaft,Entsorgungsbetriebe,Müllverband,Abfallzweckverband",
    "g=40..120 l=50..190 b=10..60 A=g+l+b",
    `
{brand}
- Anstalt des öffentlichen Rechts
@ Aktenzeichen :: {ref}
@ Auskunft erteilt :: {person2}
@ Datum :: {I}
{person}
{addr}
## Abfallgebührenbescheid für das Kalenderjahr {Y}
[Objekt|Grundstück]: {addr}
Grundgebühr [je Haushalt|2 Personen] || {=g}
[Restmülltonne 80 l, 14-täglich|Leerungen Restabfall, 13 Stück] || {=l}
[Biotonne 120 l|Sperrmüllpauschale|Papiertonne] || {=b}
[Festgesetzte Gebühr|Festsetzung] || {A}
[Die Gebühr wird mit {A} in einer Summe fällig am {D}.|Zahlen Sie bitte {A} bis {D} unter Angabe des Aktenzeichens.]
[Vorjahr: {v=100..350}|Die nächste Leerung Ihrer Tonne ist am {I+6}.]
Rechtsbehelfsbelehrung: Gegen diesen Bescheid kann innerhalb eines Monats [nach Bekanntgabe|ab Zustellung] Widerspruch erhoben werden. [Er entbindet nicht von der Zahlung.|]
[Das beiliegende SEPA-Formular können Sie ausgefüllt zurücksenden.|]`,
  ),
  written(
    "bills annually pay",
    "ch",
    "Abgabestelle,Erhebungsstelle,Medienabgabe",
    "q=~45..95 A=q+q+q+q-8",
    `
{brand}
Haushaltmitglieder: {person}, {person2}
{addr}
[Jahresrechnung|Rechnung Haushaltabgabe]
Rechnungs-Nr. {n10} || Rechnungsdatum {I}
Abgabeperiode {from+} – {to+}
[Abgabe für Radio und Fernsehen|Abgabe Privathaushalt], 12 Monate || {=A}
[Rechnungsbetrag CHF|Total inkl. MWST 2.6%] || {A}
[Zahlbar netto bis|Bitte bezahlen bis|Zahlungsfrist] :: {D}
[Wünschen Sie Dreimonatsrechnungen? Pro Papierrechnung kommen CHF 2 hinzu, Betrag dann {q}.|Auf Wunsch vier Teilrechnungen zu {q}.]
- Mahngebühr CHF 5, Betreibung CHF 20
Empfangsschein || Zahlteil
Konto / Zahlbar an || Währung CHF
{legal} || Betrag {=A}
Referenz {n11} {n10}`,
  ),
  written(
    "bills quarterly debit",
    "de",
    "Beitragsservice,Rundfunkbeitrag,Gebührenzentrale",
    "m=17..20 A=m+m+m",
    `
{brand}
[Postfach|] {n5} {town}
Beitragsnummer {n9} [Bitte immer angeben|]
{person}
{addr}
{I}
[Bestätigung Ihrer Anmeldung|Ihre Zahlungsinformation|Änderung der Bankverbindung]
[wir haben Ihr Lastschriftmandat erhalten.|vielen Dank für die Mitteilung Ihrer neuen IBAN.] Ab sofort [buchen wir ab|wird von DE{n2} **** {n4} eingezogen]:
Zeitraum || Betrag || Einzug am
[{from+} bis {to+}|3 Monate ab {from+}] || {A} || {D}
[danach alle drei Monate|Folgeeinzüge] || {A} || [{D+91}|Mitte des Quartals]
[Der Beitrag beträgt derzeit {m} im Monat und ist gesetzlich in der Mitte eines Dreimonatszeitraums fällig.|Ein Beitrag je Wohnung – {m} monatlich.]
- Gläubiger-Identifikationsnummer DE{n11}`,
  ),
  written(
    "bills annually debit",
    "de",
    "Hauptzollamt,Zollamt,Finanzkasse",
    "A=~28..480",
    `
{brand}
[Bescheid über Kraftfahrzeugsteuer|Kraftfahrzeugsteuerbescheid]
{town}, {I}
@ Kraftfahrzeugsteuernummer :: {ref}
@ Amtliches Kennzeichen :: {town} {n3}
[Halter|Bekanntgabe an]: {person}, {addr}
[Personenkraftwagen|Wohnmobil], Erstzulassung {I-1800}, Hubraum {n4} ccm, CO2 {n3} g/km
Festgesetzt wird für die Zeit ab {from+}
[für ein Jahr|Steuer je Jahr] || {A}
[Die Steuer wird im Voraus entrichtet; Entrichtungszeitraum|Zeitraum] {from+} – {to+}
[Sie wird|Der Betrag wird] am {D} [aufgrund des erteilten SEPA-Mandats vom Konto DE{n2} XXXX {n4} abgebucht|mittels Lastschrift eingezogen].
[Die frühere Festsetzung vom {I-360} über {o=~28..400} wird aufgehoben.|Bisherige Steuer: {o=~28..400}]
- Einspruch binnen eines Monats. [Fragen beantwortet die Auskunft unter {n8}.|]`,
  ),
  written(
    "housing quarterly pay",
    "de|at",
    "Stadtkasse,Gemeindekasse,Stadt,Kämmerei",
    "r=40..240 m=~5..15 s=~1..6 A=r+m+s j=200..900",
    `
[Stadtverwaltung|Vollstreckungsbehörde|Buchhaltung und Mahnwesen]
## M a h n u n g
{brand} · [Rathausplatz 1|Marktplatz 3] · {town}
Kassenzeichen {n9} || {I}
{person}
Bei Durchsicht unserer Konten [haben wir festgestellt|ist aufgefallen], dass noch [offen ist|nicht gezahlt wurde]:
Grundsteuer B, [III. Quartal|2. Vierteljahr], fällig gewesen {I-30} || {=r}
Mahngebühr || {=m}
Säumniszuschlag 1 v. H. je angefangener Monat || {=s}
[Gesamtforderung|Summe der Rückstände] || {A}
[Bitte zahlen Sie binnen einer Woche, spätestens am {D}.|Zur Vermeidung der Vollstreckung muss der Betrag bis {D} eingegangen sein.|Letzter Zahltag: {D}]
[Jahresbetrag laut Bescheid {j}, zahlbar in vier Vierteljahresraten.|Die Rate des nächsten Quartals wird am {D+60} fällig.]
[Haben Sie inzwischen gezahlt, ist dieses Schreiben gegenstandslos.|Mit einem Abbuchungsauftrag wäre das nicht passiert.]`,
  ),
  written(
    "housing monthly pay",
    "de",
    "Hausverwaltung,WEG-Verwaltung,Immobilienverwaltung,Verwaltung",
    "b=~120..320 r=~30..110 A=b+r u=~800..4000 x4=200..400 x2=b+b+b+b+b+b+b+b+b+b+b+b-x4",
    `
{person}, Wohnung Nr. {n2}
Verwaltet durch {brand}
## [Einzelwirtschaftsplan|Hausgeldbescheid] {Y+1}
[WEG|Eigentümergemeinschaft] {addr} · [Beschluss der Versammlung vom {I-14}|TOP 6 der Versammlung vom {I-21}]
Position || Gesamt || Ihr Anteil
Betriebskosten || {x1=9000..30000} || {x2}
Verwaltervergütung || {x3=2000..5000} || {x4}
[Bewirtschaftung mtl.|Anteil Bewirtschaftung] || {=b}
[Erhaltungsrücklage mtl.|Zuführung zur Rücklage] || {=r}
[Hausgeld neu|Monatliches Hausgeld|Vorschuss nach § 28 WEG] || {A}
Jahressumme || {A*12}
Das Hausgeld [ist zum {Do}. eines Monats zu überweisen, erstmals {D}|zahlen Sie bitte jeweils im Voraus; erstmalig zum {D}].
[Die Sonderumlage Dach ({u}) wird gesondert abgerufen.|Rücklagenstand {u}]
{I}`,
  ),
  written(
    "housing annually pay",
    "de|at",
    "Immobilien,Hausverwaltung,Wohnbau,Mietverwaltung",
    "x1=500..900 x2=300..600 x3=300..500 k=x1+x2+x3 A=40..600 v=k-A n=~120..210",
    `
{person2}
[im Auftrag der|für die] {brand}
{town}, den {I}
[Liebe Familie|Sehr geehrte/r] {person},
anbei erhalten Sie die [Abrechnung der Nebenkosten|Betriebs- und Heizkostenabrechnung] für das Jahr {Y}. Auf Sie entfallen Kosten von {k}, vorausgezahlt haben Sie {v}. [Damit fehlen|Es bleibt ein Rest von|Daraus errechnet sich eine Nachforderung von] {A}. [Ich bitte Sie, das bis {D} auszugleichen.|Bitte lassen Sie uns den Betrag bis zum {D} zukommen.]
Heizung 30/70 || {x1}
Wasser und Abwasser || {x2}
Hauswart, Treppenlicht, Grundsteuer || {x3}
[Die Vorauszahlung hebe ich ab {I+60} auf {n} im Monat an.|Ihre monatliche Vorauszahlung steigt auf {n}.] [Belege können nach Absprache eingesehen werden.|]
Mit freundlichen Grüßen`,
  ),
  written(
    "housing monthly pay",
    "ch",
    "Liegenschaften,Immobilien,Treuhand,Genossenschaft",
    "m=~900..2200 k=~120..280 p=~80..180 A=m+k+p",
    `
{legal} || {I}
Bewirtschaftung || {person2}
{person} und {person2}
{addr}
[Einzahlungsscheine für den Mietzins|Mietzinsanzeige|Mietzinsaufstellung] [gültig ab {from+}|per {D}]
[Objekt|Wohnung] {n4}, 3.5 Zimmer, 2. OG links
Nettomietzins || {m}
Heiz- und Nebenkosten akonto || {k}
[Einstellhallenplatz|Aussenparkplatz] || {p}
[Bruttomietzins pro Monat|Total monatlich, im Voraus zahlbar] || {A}
[Referenzzinssatz 1.25 %, Stand Teuerung {I-70}|Mietzinsdepot hinterlegt: {d1=~2000..6000}]
[Nächste Zahlung bis|Zahlbar bis spätestens] {D}
[Bitte Dauerauftrag anpassen.|Unser QR-Einzahlungsschein liegt zwölffach bei.|LSV-Formulare gibt es am Schalter.]
- [{web}|Beilagen erwähnt]`,
  ),
  written(
    "utilities monthly debit",
    "de|at|ch",
    "Mobil,Mobile,Fon,Connect",
    "A=4..45",
    `
= {brand}
= [Deine Rechnung ist da|Neue Rechnung verfügbar|Rechnung {month}]
[Betrag|Gesamt|Offen] :: {A}
[Wird abgebucht am|Abbuchung|Einzug ab] :: [{D}|{D~}]
[Rufnummer|Nummer] :: 01{n8}
[Verbraucht: {n1} von 20 GB|Datenvolumen erneuert sich am {D+3}|Noch {n1},{n1} GB bis {I+9}]
[PDF herunterladen|Rechnung öffnen|Einzelverbindungen ansehen]
- {I} · Zahlart: [Bankeinzug|Kreditkarte ••{n4}|SEPA]`,
  ),
  written(
    "utilities monthly debit",
    "de|at|ch",
    "Glasfaser,Kabel,Breitband,Netz",
    "p=35..60 t=5..20 g=~5..20 A=p+t-g",
    `
# {brand}
[Deine Rechnung|Ihre Internet-Rechnung] Nr. {n9}
{person}
{addr}
@ Rechnungsmonat :: {month} {Y}
@ Erstellt :: {I}
@ Kundenkennwort :: ****
1. [Internet & Telefon 250|Giga 1000 Kabel|Fiber Home] {from} – {to} || {=p}
2. [TV-Paket|Router-Miete|Beträge anderer Anbieter] || {=t}
3. [Startguthaben 3/12|Treuebonus|Gutschrift Ausfall vom {I-16}] || {-g}
[Zu zahlender Betrag|Unterm Strich|Summe brutto] || {A}
davon Umsatzsteuer || {x=2..9}
[Regulärer Preis ab {I+270}: {r=50..90} je Monat|Ohne Aktionsvorteil {r=50..90} jeden Monat]
[Wir belasten Ihr Konto frühestens {D}.|Kontobelastung voraussichtlich am {D}|Per Lastschrift fällig: {D}]
- Mindestlaufzeit bis {I+400}, kündbar bis {I+370}. {web}`,
  ),
  written(
    "insurance quarterly debit",
    "de|at",
    "Versicherung,Assekuranz,Autoversicherung,Direktversicherung",
    "h=60..140 k=30..120 A=h+k s=~10..40 j=A+A+A+A-s",
    `
{brand}
Ihr Vermittler: {person2}, {town}
{person} · {addr}
## [Nachtrag zur Kraftfahrtversicherung|Kfz-Beitrag {Y+1}|Folgebeitragsrechnung Kraftfahrt]
Vertrag {ref}, Kennzeichen {town} {n3}
Sparte || SF-Klasse || Beitrag
Haftpflicht || SF {n2} || {=h}
[Vollkasko SB 300/150|Teilkasko SB 150] || SF {n2} || {=k}
[Vierteljahresbeitrag inkl. Ratenzuschlag 5 %|Beitrag je Quartal|Beitrag bei Viertelzahlung] || {A}
[Bei Jahreszahlung wären es {j}.|Jährliche Zahlweise: {j}]
[Versicherungsjahr|Hauptfälligkeit] {I+40}, [Fahrleistung 12.000 km|Wechselfrist bis {I+20}]
Den Beitrag für {from+} bis {to+} [buchen wir zum {D} ab.|ziehen wir am {D} von Ihrem Girokonto ein.]
- {I} Vorstand: {person2}, [Sitz der Gesellschaft {town}|Aufsichtsrat {person2}]`,
  ),
  written(
    "insurance quarterly pay",
    "at",
    "Sozialversicherung,Versicherungsanstalt,Sozialkasse",
    "p=400..900 k=180..400 u=~10..12 r=20..300 A=p+k+u+r",
    `
{brand}
[Landesstelle {town}|Kundenservice]
[Beitragsvorschreibung|Kontoinformation und Vorschreibung] [1. Quartal|2. Quartal|4. Quartal] {Y}
Versicherungsnummer {n4} {n6}
{person}
{addr}
Pensionsversicherung || {=p}
Krankenversicherung || {=k}
Unfallversicherung || {=u}
[Rückstand aus Vorquartal|Offener Saldo per {I-10}] || {=r}
[Zu bezahlen|Gesamtbetrag|Ihr Zahlungsrückstand samt laufendem Quartal] || {A}
[Zahlbar bis|Fälligkeit|Letzter Einzahlungstag] {D}
[Vorläufige Beitragsgrundlage monatlich {b=1000..3000}.|Die nächste Vorschreibung erhalten Sie Mitte {month+3}.]
[Zahlungsanweisung|Erlagschein]: Empfänger {brand}, IBAN AT{n11}, EUR {=A}
- erstellt {I}. [Auf Wunsch buchen wir künftig ab.|]`,
  ),
  written(
    "insurance annually pay",
    "de|at|ch",
    "Versicherung,Haftpflichtkasse,Tierversicherung,Versicherungsverein",
    "b=60..190 m=~5..8 A=b+m",
    `
{legal} || {I}
[Qualifizierte Mahnung|Erinnerung an Ihre Prämie|Zahlungserinnerung nach § 38 VVG]
{person}, {addr}
[Hundehalterhaftpflicht|Haus- und Grundbesitzerhaftpflicht|Privathaftpflicht Familie] {ref}
[leider konnten wir bis heute keinen Eingang feststellen|uns fehlt noch Ihre Zahlung]. Es handelt sich um den [Jahresbeitrag|Folgebeitrag] für {from} – {to}.
[Beitrag|Prämie], ursprünglich fällig {I-35} || {=b}
Mahnkosten || {=m}
Summe || {A}
[Setzen Sie uns nicht in Verzug: Der Betrag muss bis {D} hier sein.|Wir setzen Ihnen eine Frist bis {D}.|Zahlen Sie innerhalb von {N} Tagen nach Datum dieses Schreibens, also bis {D}.] Danach [besteht kein Versicherungsschutz|sind wir von der Leistung frei].
[Versicherungssumme {v=~3000000..9000000}|Ein Schaden nach {D+1} wäre nicht gedeckt.]`,
  ),
  written(
    "insurance monthly debit",
    "de|at",
    "Lebensversicherung,Leben,Risikoschutz,Vorsorge",
    "t=20..90 g=5..18 A=t-g v=~50000..400000",
    `
{brand}
[Standmitteilung|Jährliche Mitteilung zu Ihrem Vertrag|Überschussmitteilung] [nach § 155 VVG|{Y}]
Versicherte Person || {person}
Versicherungsnummer || {ref}
[Todesfallleistung|Versicherungssumme] || {v}
[Tarifbeitrag|Bruttobeitrag] || {t}
[Verrechnung der Überschüsse|Sofortrabatt aus Überschussbeteiligung] || {-g}
[Zahlbeitrag|Ihr Nettobeitrag] monatlich || {A}
[Die Überschüsse können nicht garantiert werden; höchstens zahlen Sie {t} im Monat.|]
[Nächster Lastschrifteinzug|Wir ziehen den Zahlbeitrag wieder ein] :: {D}
[Ablauf der Versicherung {I+5000}|Dynamik: Erhöhung möglich ab {I+90}, Widerspruch bis {I+60}]
- {town}, {I}`,
  ),
  written(
    "debt monthly debit",
    "de|at",
    "Bank,Kreditkarten,Card Service,Direktbank",
    "p=200..1500 q=50..190 u=80..900 A=~25..75 s=p-q+u",
    `
# {brand}
Abrechnung Ihrer [Visa Karte|Mastercard Gold] **** {n4}
{person} || {I}
[Saldo der letzten Abrechnung|Kontostand alt] || {=p}
Zahlung {I-25}, danke || -{=q}
{I-22} [LIDL SAGT DANKE|TANKSTELLE {town}] || {=x1=10..80}
{I-15} [PAYPAL *{n4}|BOOKING.COM] || {=x2=20..200}
Umsätze gesamt || {=u}
[Neuer Saldo|Ausstehender Gesamtsaldo] || {s}
[Vereinbarte Zahlweise: Teilzahlung mit festem Betrag|Rückzahlung: fester Wunschbetrag]
[Vom Konto DE{n2}…{n4} ziehen wir am {D} ein|Lastschrift per {D}] || {A}
Sollzins 15,{n1} % p. a. [auf den verbleibenden Saldo|] || {z=4..20}
[Freiwillige Überweisungen sind jederzeit möglich: IBAN DE{n11}.|Kreditrahmen {l=~1000..6000}]`,
  ),
  written(
    "debt monthly debit",
    "ch|de|at",
    "Karten,Bank,Card Center,Kreditkarte",
    "a=20..300 b=30..400 c=10..200 g=~1..5 A=a+b+c+g",
    `
[Monatsrechnung|Kartenrechnung] || {I}
{person} || Kartenkonto {n4} {n4}
{I-27} [Coop Pronto|Hofer dankt] {town} || {=a}
{I-16} [Digitec Galaxus|IKEA] || {=b}
{I-5} [Swiss Intl Air|ÖBB Ticketshop] || {=c}
[Papierrechnung|Bearbeitungsgebühr Ausland] || {=g}
[Saldo zu Lasten Karteninhaber|Rechnungsbetrag] || {A}
[Mindestbetrag bei Teilzahlung|Möglicher Mindestbetrag] || {m=~5..19}
[Der ganze Saldo wird Ihrem Bankkonto per LSV belastet am {D}.|Vollzahlung vereinbart: Abbuchung des gesamten Rechnungsbetrags am {D}.]
[Globallimite {l=~3000..15000}, davon frei {f=~1000..2900}|Bonuspunkte {n5}, verfallen am {I+200}]
- [Herausgeberin der Karte|Ausgegeben von] {brand}, {web}`,
  ),
  written(
    "bills annually pay",
    "ch",
    "Steueramt,Steuerverwaltung,Gemeindesteueramt,Finanzverwaltung",
    "s=900..5200 g=400..2400 p=~20..60 A=s+g+p k=20..90 v=A-k",
    `
{brand}
Register-Nr. {n3}.{n4} || {I}
{person} und {person2}, {addr}
[Provisorische Rechnung|Akontorechnung] [Staats- und Gemeindesteuern|Kantons- und Gemeindesteuer] {Y}
Staatssteuer 98 % || {=s}
Gemeindesteuer 115 % || {=g}
[Personalsteuer|Feuerwehrersatz] || {=p}
[Rechnungstotal|Geschuldeter Betrag] || {A}
[Bei Zahlung bis {D-2} gewähren wir Skonto, Betrag dann {v}.|Vergütungszins bei früher Zahlung: {k}]
[Zahlbar bis|Verfalltag] {D}, [danach Verzugszins 4,5 %|Verzugszins ab {D+1}]
[Ratenzahlung in sechs Teilen auf Gesuch.|Die definitive Rechnung folgt nach der Veranlagung.]
Zahlteil || {A}`,
  ),
  ...deOtherMore,
];
