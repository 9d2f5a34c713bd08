import type { Wording } from "./wording.ts";

export const sv: Wording = {
  amount:
    "Att betala|Belopp att betala|Summa att betala|Totalt|Summa|Belopp|Totalbelopp|Att betala inkl. moms|Avgift|Premie|Hyra|Fakturabelopp|Saldo",
  due: "Förfallodatum|Förfallodag|Betala senast|Oss tillhanda senast|Förfaller|Dras den|Autogirodragning|Betalningsdag|Sista betalningsdag|Nästa dragning",
  issued: "Fakturadatum|Datum|Utskriftsdatum|Avidatum|Utfärdad",
  period: "Period|Fakturaperiod|Avser perioden|Avläsningsperiod|Försäkringsperiod|Hyresperiod",
  otherDay: "Nästa avläsning|Avtal till|Kund sedan|Senaste betalning|Leveransdatum|Mätarställning",
  previous: "Föregående saldo|Tidigare skuld|Ingående saldo|Föregående faktura",
  paid: "Inbetalt|Betalt|Era inbetalningar|Förskott",
  late: "Dröjsmålsränta|Påminnelseavgift|Efter förfallodag",
  whole: "Årsbelopp|Årspremie|Kreditgräns|Återstående skuld|Självrisk|Beräknad årskostnad",
  minimum: "Lägsta belopp|Minsta belopp att betala",
  subtotal: "Delsumma|Netto|Summa exkl. moms|Belopp exkl. moms",
  tax: "Moms 25%|Moms 12 %|Moms|Energiskatt",
  number:
    "Kundnummer|Fakturanummer|OCR|Bankgiro|Plusgiro|Org.nr|Avtalsnummer|Anläggnings-ID|Försäkringsnummer|Sida|Telefon",
  taken:
    "Beloppet {A} dras från ditt konto den {D}.|Betalas via autogiro|Autogiro: {A} dras {D}.|Du har autogiro, betala inte denna faktura.|Dragning sker den {D}.|Ditt kort debiteras {A} den {D}.|Förnyas automatiskt den {D}.",
  pay: "Betala {A} senast {D}.|Betalas senast {D} till bankgiro {n}.|Vänligen betala {A} före {D}.|Betalningsmottagare: {P}",
  offered:
    "Anmäl dig till autogiro.|Betala med Swish eller bankgiro.|Skaffa e-faktura eller autogiro.|Inbetalning/Girering",
  nothing:
    "Du behöver inte betala något.|Du har {C} tillgodo.|Tillgodohavandet {C} dras av på nästa faktura.|Vi betalar tillbaka {C}.",
  credit: "Tillgodo|Kreditsaldo|Återbetalning",
  within: "Betalningsvillkor {N} dagar|Betalas inom {N} dagar|{N} dagar netto",
  monthly: "Den {N} varje månad|Dras den {N} i varje månad",
  often: {
    weekly: "per vecka|varje vecka|veckovis",
    monthly: "per månad|varje månad|månadsvis|Månadsavgift|/mån",
    quarterly: "per kvartal|kvartalsvis|kvartal 3|varje kvartal",
    annually: "per år|årsvis|Årsavgift|varje år|Årspremie",
  },
  noise:
    "Tack för att du är kund hos oss.|Kundservice: 020 {n}|Avtalet löper till {d}.|Förbrukning {n} kWh.|Senaste betalning {a} den {d}.|Godkänd för F-skatt|Efter förfallodagen tillkommer {a}.",
  title: "Faktura|Hyresavi|Räkning|Premieavi|Avi|Kvitto|Påminnelse|Årsbesked",
  to: "Kund|Mottagare|Hyresgäst|Försäkringstagare|Anläggningsadress",
  payee: "Betalningsmottagare|Hyresvärd|Avsändare",
  wasPaid: "Betalt med kort|Kontant|Betald|Swish",
  change: "Växel",
  kinds:
    "utilities;Energi,Elnät,Kraft;Elöverföring,Fast avgift,Förbrukning kWh;el,elnät|utilities;Vatten;Vatten,Avlopp;vatten och avlopp|utilities;Telekom,Bredband,Mobil;Bredband 250,Abonnemang;bredband,mobil|housing;Bostäder,Fastigheter,Bostadsrättsförening;Hyra,Månadsavgift,Parkering;hyra,avgift|housing;Kommun;Fastighetsavgift,Renhållning;renhållning|insurance;Försäkring;Premie,Hemförsäkring;hemförsäkring,bilförsäkring|subscriptions;Tidning,Streaming;Prenumeration;prenumeration|debt;Bank,Kredit;Amortering,Ränta,Köp;lån,kreditkort|healthcare;Tandvård,Vårdcentral,Apotek,Gym;Besök,Behandling;besök|education;Skola,Förskola,Musikskola;Barnomsorg,Terminsavgift;barnomsorg|transportation;Trafik,Bilverkstad,Parkering;Månadskort,Service,Parkering;resor|food;Livs,Mataffär;Bröd,Mjölk;mat|entertainment;Förening,Teater;Medlemsavgift;medlemsavgift|other;Stiftelse,Hjälpen;Gåva;gåva|bills;Larm,Städ;Larmavgift;larm",
  forms: "AB|HB|Ek. för.",
  months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
  street: "gatan|vägen|torget",
};
