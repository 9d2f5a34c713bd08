import type { Wording } from "./wording.ts";

export const de: Wording = {
  amount:
    "Rechnungsbetrag|Gesamtbetrag|Zu zahlen|Zu zahlender Betrag|Zahlbetrag|Betrag|Summe|Endbetrag|Bruttobetrag|Gesamtsumme|Offener Betrag|Fälliger Betrag|Nachzahlung|Abbuchungsbetrag|Wir buchen ab|Ihr Beitrag|Monatsbeitrag|Monatsrate|Rate|Miete|Gesamtmiete|Rechnungssumme|Total|Total CHF|Zahlungsbetrag|Restbetrag|Zu überweisen|Abschlag|Beitrag|Forderung|Summe brutto|Gesamt|Saldo|Neuer Saldo|Einzugsbetrag|Zu begleichen|Bitte überweisen Sie",
  due: "Fällig am|Fälligkeit|Zahlbar bis|Fälligkeitsdatum|Zahlungsziel|Zahlbar bis spätestens|Bitte zahlen bis|Abbuchung am|Wir buchen ab am|Einzug am|Zahlungstermin|Nächste Abbuchung|Nächste Rate|Zu zahlen bis|Zahlungsfrist|Bis zum|Spätestens bis|Wertstellung|Nächste Zahlung|Verlängerung am|Lastschrift am|Bitte überweisen bis",
  issued:
    "Rechnungsdatum|Datum|Ausstellungsdatum|Rechnung vom|Belegdatum|Erstellt am|Bescheid vom|Bestelldatum|Datum der Rechnung|Ausgestellt am|Schreiben vom|Kontoauszug vom|Abrechnungsdatum",
  period:
    "Abrechnungszeitraum|Zeitraum|Leistungszeitraum|Verrechnungszeitraum|Rechnungsperiode|Versicherungszeitraum|Abrechnungsmonat|Periode|Vertragszeitraum|Lieferzeitraum|Mietzeitraum",
  otherDay:
    "Ablesung am|Nächste Ablesung|Vertragsende|Vertragsbeginn|Kunde seit|Lieferdatum|Letzte Zahlung|Geburtsdatum|Kündbar bis|Preise gültig ab|Behandlung am|Mitglied seit|Nächste Rechnung|Leistungsdatum|Zahlungseingang|Ablauf",
  previous: "Vorheriger Saldo|Saldo letzte Rechnung|Übertrag|Offene Posten|Vormonat|Rückstand|Saldovortrag|Alter Saldo",
  paid: "Bereits gezahlt|Ihre Zahlungen|Abzüglich Abschläge|Geleistete Zahlungen|Zahlungseingang|Gezahlte Abschläge|Anzahlung|Abzüglich Teilbeträge",
  late: "Bei Zahlung nach Fälligkeit|Mahngebühr|Verzugszinsen|Skonto 2 %|Mit Skonto bis|Säumniszuschlag|Betrag abzüglich Skonto",
  whole:
    "Jahresbeitrag|Jahresbetrag|Kreditlimit|Restschuld|Versicherungssumme|Selbstbehalt|Gesamtkosten|Verfügungsrahmen|Vorjahr|Jahressumme|Neuer Abschlag|Kontostand|Guthabenstand|Kaution",
  minimum: "Mindestbetrag|Mindestrate|Mindestzahlung",
  subtotal: "Zwischensumme|Nettobetrag|Summe netto|Netto|Warenwert|Nettosumme|Summe Positionen|Total exkl. MWST",
  tax: "MwSt. 19 %|USt. 19%|Umsatzsteuer 20 %|MWST 8,1 %|MwSt 7 %|zzgl. 19 % USt|Versicherungssteuer 19 %",
  number:
    "Kundennummer|Rechnungsnummer|Vertragskonto|Vertragsnummer|Zählernummer|Kassenzeichen|Versicherungsnummer|Mandatsreferenz|Gläubiger-ID|Aktenzeichen|IBAN|BIC|Steuernummer|USt-IdNr.|Mitgliedsnummer|Bestellnummer|Seite|Zählpunkt|Referenz|Verwendungszweck|Tarif|Telefon",
  taken:
    "Der Betrag wird am {D} von Ihrem Konto abgebucht.|Wir buchen {A} am {D} von Ihrem Konto ab.|Den Betrag ziehen wir zum {D} per SEPA-Lastschrift ein.|Zahlungsart: Lastschrift|Die Abbuchung von {A} erfolgt am {D}.|Wir ziehen den Rechnungsbetrag frühestens am {D} ein.|Der Einzug erfolgt am {D} mit der Mandatsreferenz {n}.|Bitte nicht überweisen, der Betrag wird abgebucht.|Sie nehmen am Lastschriftverfahren teil.|Die Belastung Ihres Kontos mit {A} erfolgt per LSV am {D}.|Abbuchung vom Konto DE{n} am {D}|Wird mittels SEPA-Lastschrift am {D} eingezogen.|Der Betrag wird Ihrer Kreditkarte am {D} belastet.|Ihr Abo verlängert sich automatisch; nächste Abbuchung am {D}.|Zahlung automatisch per hinterlegter Karte.|Belastung Ihrer Karte •••• {n}|Sie brauchen nichts zu tun, wir buchen am {D} ab.|Einzug per SEPA-Mandat am {D}|Der Betrag wird dem Konto mit der Endung {n} am {D} belastet.|Wird automatisch abgebucht.|Bezahlung: Bankeinzug|Abbuchungsauftrag, Valuta {D}|Lastschrift (LSV+) am {D}|Wir belasten Ihr Konto am {D} mit {A}.|Zahlungsweise: SEPA-Basislastschrift",
  pay: "Bitte überweisen Sie {A} bis zum {D}.|Zahlbar bis {D} ohne Abzug.|Bitte zahlen Sie den Betrag bis {D} auf unser Konto.|Der Betrag von {A} ist am {D} fällig.|Wir bitten um Überweisung von {A} bis {D}.|Fällig am {D}.|Bitte begleichen Sie die Rechnung bis spätestens {D}.|Zahlen Sie bitte {A} mit dem beiliegenden Einzahlungsschein bis {D}.|Zahlungsempfänger: {P}|Wir ersuchen um Einzahlung von {A} bis {D}.|Bitte sorgen Sie dafür, dass {A} bis {D} bei uns eingeht.|Zahlen Sie bitte spätestens am {D}.",
  offered:
    "Erteilen Sie uns ein SEPA-Lastschriftmandat.|Bequem zahlen per Lastschrift: Formular auf unserer Website.|Zahlung per Überweisung|Sie können auch per Lastschrift zahlen.|QR-Rechnung|Empfangsschein|Zahlschein|Zahlteil|Bei Fragen zur Lastschrift rufen Sie uns an.|Möchten Sie am Lastschriftverfahren teilnehmen?|Zahlungsweise: Überweisung|Zahlungsart: Rechnung|Nehmen Sie am Bankeinzug teil und sparen Sie Porto.|Bitte geben Sie bei der Überweisung die Kundennummer an.|eBill: Rechnung im E-Banking freigeben|Bitte verwenden Sie den beiliegenden Zahlschein.|Selbstzahler|Ein Lastschriftmandat liegt uns nicht vor.|Zahlung per Dauerauftrag|Bezahlt bei Lieferung|Zahlung mit PayPal",
  nothing:
    "Ihr Guthaben beträgt {C}. Sie müssen nichts bezahlen.|Es ist keine Zahlung erforderlich.|Das Guthaben von {C} überweisen wir auf Ihr Konto.|Wir verrechnen das Guthaben von {C} mit dem nächsten Abschlag.|Kein Betrag fällig.|Guthaben zu Ihren Gunsten: {C}|Bitte nicht zahlen.|Es ergibt sich ein Guthaben von {C}.|Sie erhalten {C} zurück.|Zahlbetrag 0,00|Derzeit ist nichts zu zahlen.|Bitte keine Überweisung vornehmen.",
  credit: "Guthaben|Ihr Guthaben|Guthaben zu Ihren Gunsten|Gutschrift|Auszahlungsbetrag|Erstattung",
  within:
    "Zahlbar innerhalb von {N} Tagen|Zahlungsziel {N} Tage|{N} Tage netto|Zahlbar binnen {N} Tagen nach Rechnungsdatum|Bitte innerhalb von {N} Tagen überweisen.|Zahlbar innert {N} Tagen",
  monthly:
    "Fällig am {N}. jeden Monats|Abbuchung am {N}. eines jeden Monats|Zahlbar zum {N}. des Monats|Jeweils zum {N}. eines Monats",
  often: {
    weekly: "wöchentlich|pro Woche|jede Woche|Wochenbeitrag|je Woche",
    monthly: "monatlich|pro Monat|Monatsrechnung|mtl.|im Monat|Monatsbeitrag|jeden Monat|je Monat",
    quarterly: "vierteljährlich|pro Quartal|Quartalsrechnung|3. Quartal|je Quartal|quartalsweise",
    annually: "jährlich|pro Jahr|Jahresabrechnung|Jahresbeitrag|Jahresrechnung|im Jahr|Jahresprämie",
  },
  noise:
    "Vielen Dank für Ihr Vertrauen.|Bei Fragen erreichen Sie uns unter 0800 {n}.|Ihr Vertrag läuft bis {d}.|Ihr neuer Abschlag beträgt {a} ab {d}.|Verbrauch {n} kWh, Vorjahr {n} kWh.|Zählerstand am {d}: {n}|Amtsgericht Köln HRB {n}|Geschäftsführer: Karl Weber|Die letzte Zahlung von {a} ging am {d} ein.|Preise gültig ab {d}.|Diese Rechnung ist ohne Unterschrift gültig.|Sparen Sie {a} im Jahr mit unserem Ökotarif.|Nach Fälligkeit berechnen wir {a} Mahngebühr.|Die nächste Ablesung ist am {d}.|Widerruf binnen 14 Tagen.|Bei Zahlung bis {d} 2 % Skonto: {a}|Beschwerden richten Sie bitte an unsere Schlichtungsstelle.|Es gelten unsere Allgemeinen Geschäftsbedingungen.|Im Durchschnitt zahlten Sie {a} im Monat.|Im Vorjahr betrug die Summe {a}.|Störungsdienst rund um die Uhr: {n}|Die nächste Anpassung erfolgt zum {d}.|Die Kündigungsfrist beträgt drei Monate.|Ihr jährlicher Verbrauch: {n} kWh|Rücklastschriften kosten {a}.|Unsere Öffnungszeiten: Montag bis Freitag 9 bis 17 Uhr|Steuerfrei nach § 4 UStG|Zählerwechsel am {d}, Stand {n}|Zahlungen bis {d} sind berücksichtigt.",
  title:
    "Rechnung|Ihre Rechnung|Jahresabrechnung|Beitragsrechnung|Bescheid|Kontoauszug|Abrechnung|Mahnung|Quittung|Gebührenbescheid|Prämienrechnung|Zahlungsaufforderung|Verbrauchsabrechnung",
  to: "Kunde|Rechnung an|Rechnungsempfänger|Versicherungsnehmer|Mieter|Lieferstelle|Verbrauchsstelle|Patient|Zahlbar durch",
  payee: "Empfänger|Zahlungsempfänger|Kontoinhaber|Zahlbar an|Begünstigter|Konto / Zahlbar an|Vermieter",
  wasPaid:
    "Bezahlt per Karte|Bezahlt mit PayPal|Bar|EC-Karte|Betrag dankend erhalten|Bereits bezahlt|Kartenzahlung|TWINT",
  change: "Rückgeld",
  kinds:
    "utilities;Stadtwerke,Energie,Stromwerke,Elektrizitätswerk;Arbeitspreis,Grundpreis,Netzentgelt,Verbrauch HT;Strom,Stromlieferung|utilities;Gas,Erdgas,Fernwärme;Gasverbrauch,Grundpreis,CO2-Preis;Erdgas,Wärme|utilities;Wasserwerke,Wasserverband,Wasser;Trinkwasser,Schmutzwasser,Niederschlagswasser;Wasser,Abwasser|utilities;Telekom,Glasfaser,Internet,Netz,Kabel;Internet 100,Anschluss,Router Miete;Internet,Festnetz|utilities;Mobilfunk,Mobil;Tarif 20 GB,Geräterate,Auslandsoption;Mobilfunk|utilities;Abfallwirtschaft,Entsorgung;Restmüll,Biotonne,Papiertonne;Abfallgebühren|housing;Hausverwaltung,Immobilien,Wohnbau,Wohnungsgenossenschaft;Kaltmiete,Nebenkosten,Heizkosten,Stellplatz;Miete,Betriebskosten|housing;Stadt,Gemeinde,Stadtkasse;Grundsteuer B,Straßenreinigung,Kanalgebühr;Grundsteuer,Gemeindeabgaben|insurance;Versicherung,Versicherungen,Krankenkasse,Assekuranz;Haftpflicht,Hausrat,Teilkasko,Prämie;Kfz-Versicherung,Hausratversicherung,Krankenversicherung|subscriptions;Verlag,Zeitung,Stream,Medien,Software;Abo Premium,Digital-Abo,Lizenz;Abonnement,Digitalabo|debt;Bank,Kreditbank,Sparkasse,Leasing;Tilgung,Zinsen,Umsätze;Kredit,Kreditkarte,Darlehen|healthcare;Zahnarztpraxis,Klinik,Arztpraxis,Apotheke,Physiotherapie;Beratung,Behandlung,Füllung;Honorarrechnung,Privatliquidation|healthcare;Fitness,Sportstudio;Mitgliedsbeitrag,Kurse;Mitgliedschaft|education;Musikschule,Kita,Schule,Kindergarten,Volkshochschule;Unterricht,Verpflegung,Betreuung;Schulgeld,Elternbeitrag|transportation;Verkehrsbetriebe,Autohaus,Parken,Bahn,Werkstatt;Monatskarte,Inspektion,Parkplatz,Ölwechsel;Abo-Ticket,Reparatur|food;Biokiste,Markt,Bäckerei,Supermarkt;Gemüsekiste,Brot,Milch;Lieferung,Einkauf|entertainment;Verein,Sportverein,Theater,Kino;Mitgliedsbeitrag,Jahreskarte;Mitgliedsbeitrag,Theaterabo|savings;Sparkasse,Vorsorge,Bausparkasse;Sparrate,Einzahlung;Sparplan,Vorsorge|investment;Fonds,Vermögen,Depotbank;Sparplan,Fondsanteile;Altersvorsorge,Fondssparplan|other;Stiftung,Hilfswerk,Kirche;Spende,Patenschaft;Spende,Dauerspende|bills;Beitragsservice,Serafe,Steueramt,Finanzamt,Sicherheit,Reinigung;Rundfunkbeitrag,Abgabe,Wachdienst;Rundfunkbeitrag,Abgabe,Steuer|shopping;Möbel,Elektronik,Baumarkt,Versand;Stuhl,Lampe,Kabel;Bestellung",
  forms: "GmbH|AG|GmbH & Co. KG|e.V.|KG|SE|UG|eG|Genossenschaft",
  months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
  street: "straße|weg|platz|allee|gasse|strasse",
};
