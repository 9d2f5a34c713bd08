import type { Wording } from "./wording.ts";

export const nl: Wording = {
  amount:
    "Te betalen|Totaal te betalen|Totaalbedrag|Te betalen bedrag|Factuurbedrag|Totaal|Bedrag|Openstaand bedrag|Totaal incl. btw|Af te schrijven bedrag|Termijnbedrag|Premie|Huur|Te voldoen|Nog te betalen|Saldo|Maandbedrag|U betaalt|Incassobedrag|Aanslagbedrag",
  due: "Vervaldatum|Uiterste betaaldatum|Te betalen voor|Betalen vóór|Uiterlijk|Incassodatum|Wij schrijven af op|Afschrijving op|Betaaldatum|Betalen uiterlijk|Vervaldag|Betaal voor|Volgende afschrijving|Rond|Uiterlijk op|Datum incasso",
  issued: "Factuurdatum|Datum|Notadatum|Dagtekening|Datum factuur|Opgemaakt op|Rekeningdatum|Besteldatum",
  period:
    "Periode|Factuurperiode|Leveringsperiode|Afrekenperiode|Over de periode|Verzekerde periode|Huurperiode|Verbruiksperiode",
  otherDay:
    "Meterstand op|Einde contract|Klant sinds|Laatste betaling|Geboortedatum|Volgende factuur|Leverdatum|Ingangsdatum|Ontvangen op|Opzegbaar tot",
  previous: "Vorig saldo|Openstaand|Vorige factuur|Achterstand|Vorige nota",
  paid: "Betaald|Uw betalingen|Betaalde voorschotten|Ontvangen betalingen|Reeds betaald|Aanbetaling",
  late: "Na vervaldatum|Aanmaningskosten|Incassokosten|Boete|Korting bij vroege betaling",
  whole:
    "Jaarbedrag|Totaal per jaar|Restschuld|Kredietlimiet|Eigen risico|Jaarpremie|Nieuw termijnbedrag|Waarborgsom|Bestedingsruimte",
  minimum: "Minimumbedrag|Minimale betaling",
  subtotal: "Subtotaal|Totaal excl. btw|Netto|Bedrag excl. btw|Totaal exclusief btw",
  tax: "Btw 21%|BTW 21 %|Btw 9%|btw hoog|BTW 6%",
  number:
    "Klantnummer|Factuurnummer|Betalingskenmerk|Contractnummer|EAN-code|IBAN|BTW-nummer|KvK|Polisnummer|Machtigingskenmerk|Incassant-ID|Aanslagnummer|Ondernemingsnummer|Pagina|Gestructureerde mededeling|Telefoon",
  taken:
    "Het bedrag van {A} wordt op {D} van uw rekening afgeschreven.|Wij schrijven {A} rond {D} af.|U betaalt per automatische incasso.|Betaalwijze: automatische incasso|Dit bedrag incasseren wij op of rond {D}.|Domiciliëring op {D}|U hoeft niets te doen, wij schrijven het bedrag automatisch af op {D}.|De afschrijving vindt plaats op {D}.|Wij boeken {A} af van uw creditcard op {D}.|Automatische verlenging op {D}.|Automatisch betaald met kaart eindigend op {n}.|Wij schrijven het automatisch af op {D}.|Incasso omstreeks {D}|Betaling verloopt via domiciliëring.|Het bedrag wordt geïncasseerd van NL{n}.|U heeft ons gemachtigd; afschrijving {D}.|We innen {A} op {D}.",
  pay: "Wilt u {A} vóór {D} betalen?|Betaal het bedrag uiterlijk {D}.|Gelieve {A} te betalen voor {D}.|Wij verzoeken u {A} over te maken voor {D}.|Te betalen uiterlijk op {D}.|Ten name van {P}",
  offered:
    "Betaal makkelijk met automatische incasso.|U kunt ook een machtiging afgeven.|Betalen kan via iDEAL of overschrijving.|Overschrijvingsformulier|Wilt u per domiciliëring betalen?|Acceptgiro|Betaal makkelijk met iDEAL.|U betaalt zelf via uw bank.|Machtig ons en u hoeft niet meer aan betalen te denken.|Betaalwijze: overschrijving|Gebruik de QR-code om te betalen.|U betaalt per overboeking.|Betaald met pin",
  nothing:
    "U hoeft niets te betalen.|U heeft een tegoed van {C}.|Wij storten {C} terug op uw rekening.|Het tegoed van {C} wordt verrekend met uw volgende nota.|Geen betaling nodig.|U hoeft niets te betalen.|U ontvangt {C} terug.|Te betalen: nihil|Er staat {C} tegoed.",
  credit: "Tegoed|Uw tegoed|U krijgt terug|Te ontvangen|Creditsaldo",
  within:
    "Betaling binnen {N} dagen|Te betalen binnen {N} dagen|Betaaltermijn {N} dagen|Binnen {N} dagen na factuurdatum",
  monthly: "Op de {N}e van elke maand|Rond de {N}e van de maand|Afschrijving op de {N}e van iedere maand",
  often: {
    weekly: "wekelijks|per week|elke week",
    monthly: "maandelijks|per maand|elke maand|Maandnota|Maandfactuur|p.m.",
    quarterly: "per kwartaal|kwartaal|elk kwartaal|3e kwartaal|driemaandelijks",
    annually: "jaarlijks|per jaar|Jaarnota|Jaarafrekening|elk jaar|Jaarpremie",
  },
  noise:
    "Bedankt voor uw vertrouwen.|Vragen? Bel 0900 {n}.|Uw contract loopt tot {d}.|Uw nieuwe termijnbedrag is {a} vanaf {d}.|Verbruik {n} kWh, vorig jaar {n} kWh.|KvK Utrecht {n}|Laatste betaling van {a} ontvangen op {d}.|Bespaar {a} per jaar.|Meterstand op {d}: {n}|Bij te late betaling rekenen wij {a}.|Heeft u een klacht? Kijk op onze website.|Vorig jaar betaalde u {a}.|Storing? Bel {n}.|Uw contract loopt tot {d}.|Gemiddeld {a} per maand|Meterstand {n} op {d}|Op deze nota zijn onze voorwaarden van toepassing.|Betalingen na {d} zijn niet verwerkt.|Jaarverbruik {n} m3|Bij te late betaling rekenen wij {a}.|KvK {n}|Wij zijn bereikbaar op werkdagen van 9 tot 17 uur.",
  title:
    "Factuur|Nota|Jaarafrekening|Rekening|Aanslagbiljet|Betalingsherinnering|Uw factuur|Kassabon|Premienota|Termijnnota|Vervaldagbericht",
  to: "Klant|Aan|Factuuradres|Verzekeringnemer|Huurder|Leveringsadres|Verbruiksadres|Patiënt",
  payee: "Begunstigde|Ten name van|Rekeninghouder|Verhuurder|Ontvanger",
  wasPaid: "Betaald met pin|Pinbetaling|Contant|Voldaan|Betaald via iDEAL|Bancontact",
  change: "Wisselgeld|Terug",
  kinds:
    "utilities;Energie,Stroom;Vaste leveringskosten,Verbruik kWh,Netbeheer,Energiebelasting;stroom,elektriciteit en gas|utilities;Water,Waterbedrijf;Vastrecht,Verbruik m3,Saneringsbijdrage;drinkwater|utilities;Telecom,Kabel,Mobiel,Glasvezel;Internet,Abonnement,Bellen;internet en tv,mobiel|housing;Wonen,Woningcorporatie,Vastgoed,VvE;Kale huur,Servicekosten,Bijdrage;huur,servicekosten|housing;Gemeente,Belastingsamenwerking,Waterschap;Onroerendezaakbelasting,Rioolheffing,Afvalstoffenheffing;gemeentelijke belastingen,waterschapsbelasting|insurance;Verzekeringen,Zorgverzekeraar,Onderlinge;Basisverzekering,Premie,Aanvullend;zorgverzekering,autoverzekering,woonverzekering|subscriptions;Krant,Uitgeverij,Streaming;Abonnement,Digitaal;abonnement|debt;Bank,Krediet,Hypotheken;Aflossing,Rente,Aankopen;lening,hypotheek,creditcard|healthcare;Tandartspraktijk,Kliniek,Apotheek,Fitness,Sportschool;Consult,Behandeling,Lidmaatschap;behandeling,eigen risico|education;School,Kinderopvang,Muziekschool;Opvang,Lesgeld,Ouderbijdrage;kinderopvang,lesgeld|transportation;Vervoer,Garage,Parkeren,Spoorwegen;Abonnement,Parkeren,APK,Arbeid;reizen,onderhoud auto|food;Supermarkt,Groentebox,Bakkerij;Brood,Melk,Box;boodschappen|entertainment;Vereniging,Theater,Club;Contributie,Jaarkaart;contributie|savings;Spaarbank;Inleg;pensioensparen,sparen|investment;Beleggen,Pensioen;Inleg,Kosten;pensioen|other;Stichting,Fonds;Gift,Donatie;donatie|bills;Beveiliging,Opslag,Notaris;Alarm,Box;beveiliging,opslag",
  forms: "B.V.|N.V.|BV|NV|U.A.|VZW|CV",
  months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
  street: "straat|laan|weg|plein|gracht",
};
