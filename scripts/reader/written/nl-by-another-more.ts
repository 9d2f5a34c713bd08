import { type Written, written } from "./written.ts";

/** More papers of Dutch and Flemish companies and offices, by another hand. */
export const nlOtherMore: readonly Written[] = [
  written(
    "debt monthly pay",
    "nl|be",
    "Achteraf,Betaal,Wonen Webshop,Postorder",
    "b=~30..120 k=~5..20 A=b+k r=80..600",
    `
{brand2} Incasso, namens {brand}
Dossier {ref} || {I}
{person}
[Betalingsregeling bevestigd|Hierbij de afspraken]: u lost uw schuld af in [zes|acht] maandelijkse delen.
Termijn || uiterlijk || bedrag
1 (incl. dossierkosten {k}) || {D} || {A}
2 || {D+30} || {b}
3 || {D+61} || {b}
[Restant|Daarna nog open] || {r}
[U maakt elk deel zelf over.|Zelf overmaken onder vermelding van het dossier.] [Komt een termijn te laat, dan vervalt de regeling.|Bij gemiste betaling is alles ineens opeisbaar.]
- [Voor vragen: {brand} klantendienst, {web}|Wettelijke rente 6%]`,
  ),
  written(
    "housing monthly debit",
    "nl|be",
    "Hypotheek,Hypotheken,Woonkrediet,Spaarbank",
    "r=150..700 a=200..700 l=10..60 A=r+a+l",
    `
{brand}
[Renteherziening|Rentewijziging op uw lening] leningnummer {n9}
[Beste {person},|Geachte {person},]
[uw rentevaste periode loopt af op {I+20}.|u koos voor 10 jaar vast.] [De nieuwe rente wordt 3,{n2}%.|Nieuwe rente 4,0{n1}%.]
Hypotheekrente || {=r}
Aflossing annuïtair || {=a}
[Overlijdensrisicopremie|Schuldsaldoverzekering] || {=l}
[Nieuwe maandlast bruto|Voortaan elke maand] || {A}
[Netto na belastingvoordeel naar schatting {y=300..900}|Oude maandlast {o=400..1300}]
[De eerste afschrijving van het nieuwe bedrag is op {D}.|Vanaf {D} schrijven wij dit automatisch af.]
[Restant hoofdsom|Openstaand kapitaal] || {s=50000..380000}
{town}, {I}`,
  ),
  written(
    "education monthly debit",
    "nl",
    "Kinderopvang,Kinderdagverblijf,BSO,Gastouderbureau",
    "d=500..1200 b=100..400 k=10..60 A=d+b-k t=300..480",
    `
# {brand}
Factuur {n7} || {I}
Ouder: {person} || Kind: {person2}
[Opvang {month+1}|Opvangmaand {month+1}] · LRK {n9}
Dagopvang {n2} uur à 10,{n2} || {=d}
[BSO en vakantieopvang|Extra dagdeel {I-9}] || {=b}
[Ruildag retour|Korting gesloten dag] || {-k}
[Factuurtotaal|Te incasseren] || {A}
[Uw toeslag van de Belastingdienst (indicatie): {t}. Die ontvangt u zelf.|Wij verrekenen geen kinderopvangtoeslag; geschat {t}.]
[Incasso omstreeks {D}|Het totaal wordt op {D} automatisch geïncasseerd.|Afschrijving: {D~}]
[Jaaropgave vanaf {I+100} in het ouderportaal.|Incassant-ID NL{n2}ZZZ{n8}]`,
  ),
  written(
    "education monthly pay",
    "be",
    "Basisschool,Sint-Jozefschool,Vrije Basisschool,Atheneum",
    "m=8..40 o=5..30 u=3..25 s=~5..10 A=m+o+u-s",
    `
{brand}
[Schoolrekening|Bijdrageregeling – rekening] {month}
Leerling {person2}, klas 4{n1}
[Aan de ouders, p/a {person}|{person}, {addr}]
12 x [warme maaltijd|soep en boterhammen] || {=m}
[Naschoolse opvang 17 halve uren|Toezicht] || {=o}
[Zwemmen|Toneel {I-11}|Maximumfactuur: uitstap] || {=u}
[Tegoed vorige rekening|Terugbetaling zieke dagen] || {-s}
[Te betalen|Saldo] || {A}
[Graag betalen voor {D} met mededeling +++{n3}/{n4}/{n5}+++|Te storten binnen {N} dagen op BE{n11}.]
[Spreiding mogelijk, praat met de directie ({person2}).|Het oudercontact is op {I+16}.]
Datum: {I}`,
  ),
  written(
    "education annually pay",
    "nl|be",
    "Hogeschool,Universiteit,Muziekacademie,Academie,Volksuniversiteit",
    "c=~120..900 m=~10..90 s=~20..100 A=c+m-s",
    `
[Studentenadministratie|Secretariaat]
{person}, studentnummer {n7}
# {brand}
[Inschrijvingsgeld|Cursusgeld|Collegegeld] academiejaar {Y}-{Y+1}
Vast bedrag || {=c}
[Studiemateriaal|Bijdrage auteursrechten] || {=m}
[Verminderd tarief|Reeds betaald voorschot] || {-s}
[Nog te voldoen|Door u te betalen] || {A}
[Betaal in één keer voor {D}.|Uiterste betaaldag: {D}]
[Liever in 5 termijnen? Vul de machtiging in; kosten {k=~12..24}.|Lessen starten op {I+40}.]
[Uitschrijven zonder kosten tot {I+25}|]
{I}`,
  ),
  written(
    "subscriptions monthly debit",
    "nl|be",
    "Sportschool,Fit,Gym,Health Club,Zwembad",
    "A=18..65 i=~10..40",
    `
= {brand}
[Welkom {first}!|Hoi {first}, je lidmaatschap is verlengd]
[Comfort|All-in|Off-peak] || {A} p.m.
[Inschrijfgeld (eenmalig, al betaald)|Pasje, betaald] || {i}
[Eerste afschrijving|Volgende incasso] || {D}
[Contract|Looptijd] || 12 maanden, tot {I+365}
[Totaal over het jaar {A*12}|Zonder jaarcontract betaal je {x=66..80}]
[We schrijven af van NL{n2} INGB *** {n3}.|Mandaat {ref} is actief.]
- {legal} · {I}`,
  ),
  written(
    "subscriptions monthly debit",
    "nl|be",
    "Premium,Play,Muziek,Kijk,Cloud,Nieuws",
    "A=3..18",
    `
[Bevestiging van betaling|Kwitantie|Betaalbewijs]
{brand} {I}
[Bedankt {first}, je betaling is gelukt.|We hebben je betaling ontvangen.]
[Abonnement: Basis|Gezinsabonnement|Digitaal onbeperkt] || {=A}
Inclusief btw 21% || {=x=1..3}
[Betaald met iDEAL-machtiging|Betaald met Bancontact ••{n4}|Mastercard {n4}] || {A}
[Je volgende betaling is op {D}.|Wordt op {D} vernieuwd.|Factuurperiode {I} – {D}, wordt vanzelf verlengd op {D}]
[Opzeggen doe je in je account.|Met een jaarabonnement ben je {j=20..120} kwijt.]`,
  ),
  written(
    "food weekly debit",
    "nl|be",
    "Maaltijdbox,Groentetas,Versbox,Boerenbox",
    "b=35..70 e=3..15 k=~5..20 A=b+e-k",
    `
{brand}
Hé {first}, [je box van deze week|box {n2} komt eraan]!
3 maaltijden, [2|4] personen || {=b}
[Fruitbox|Bezorging] || {=e}
[Kortingscode VERS|Actie vriendenkorting] || {-k}
[Je betaalt|Totaalprijs] || {A}
[Bezorging|We komen langs] {I+2} tussen 17 en 21 uur
[Afschrijving op {D}.|We incasseren {D~}.]
[Volgende week geen zin? Pauzeer voor {I+4}.|Elke week vers, op elk moment opzegbaar.] [Normaal {n=40..90}|Box elke 7 dagen]
- factuur {ref}, {I}`,
  ),
  written(
    "transportation once pay",
    "nl|be",
    "Parkeerbedrijf,Parkeerbeheer,Politie,Justitieel Incasso,Tolsystemen",
    "b=~30..150 a=~9..15 A=b+a v=~200..400",
    `
{brand}
[Beschikking|Naheffingsaanslag parkeerbelasting|Retributie|Onmiddellijke inning]
[Zaaknummer|Dossiernummer] {n9} {n4}
{person}, {addr}
Kenteken {ref} · [datum feit|vastgesteld] {I-19}, 11:{n2} uur, {town}
Feit: [overschrijding maximumsnelheid binnen bebouwde kom met 9 km/u|geen geldig parkeerrecht|LEZ zonder registratie]
[Sanctie|Parkeertarief en kosten naheffing|Boete] || {=b}
Administratiekosten || {=a}
[Totaal|U moet betalen] || {A}
[Betaal uiterlijk|Het geld moet er zijn op] {D}. [Te laat? Dan wordt het {v}.|Na {D} wordt het bedrag verhoogd tot {v}.]
[Niet eens? Beroep tot {I+42}.|U ontvangt geen incassoverzoek, betaal via iDEAL of overschrijving.]
- Verzonden {I}`,
  ),
  written(
    "transportation monthly debit",
    "nl|be",
    "Reizen,OV Abonnement,Fietslease,Deelauto,Swap",
    "a=15..40 r=3..40 A=a+r",
    `
{brand}
[Reisoverzicht en factuur|Maandnota]
OV-chipkaart 3528 {n4} {n4} · {person}
[Dal Voordeel|Fiets 7 versnellingen|Lid Plus] || {=a}
{I-14} {town} – {town} || {=x1=3..9}
{I-6} {town} – {town} || {=x2=3..9}
[Reizen op rekening|Kilometers en uren] {from} t/m {to} || {=r}
[Factuurbedrag|Totaal af te schrijven] || {A}
[Afschrijving vanaf|Datum incasso] {D}
[Betaalt uw werkgever mee? Declareer zelf.|Borg {b=~25..100} staat vast.]
{I}`,
  ),
  written(
    "bills quarterly debit",
    "nl",
    "Rijksdienst,Belastingdienst Auto,Motorrijtuigen,Wegenbelasting",
    "A=~60..390",
    `
{brand}
[Rekening motorrijtuigenbelasting|Motorrijtuigenbelasting – bericht]
{person} · {addr}
Kenteken {ref} || {I}
Tijdvak {from+} t/m {to+} || {A}
[U bent aangemeld voor automatisch betalen.|U betaalt per automatische incasso.] [Wij schrijven {A} af op|Afschrijving op of vlak na] {D}
[Brandstof benzine, 1.{n3} kg, provincie Utrecht|Personenauto, diesel, fijnstoftoeslag]
[Wilt u per maand betalen? Wijzig dit vóór {I+12}.|Schorsen kan via de RDW.]
Betalingskenmerk {n4} {n4} {n4} {n4}`,
  ),
  written(
    "healthcare once pay",
    "be|nl",
    "Ziekenhuis,Kliniek,AZ,Tandartspraktijk,Huisartsenpost",
    "h=120..600 m=20..120 z=60..110 A=h+m-z",
    `
{brand}
[Patiëntenfactuur|Ziekenhuisfactuur|Nota]
{person}
{addr}
@ Opnamenr. :: {n8}
@ Facturatiedatum :: {I}
@ Arts :: {person2}
[Verblijf|Behandeling] {I-33} – {I-30}
Honoraria || {=h}
[Geneesmiddelen en implantaten|Materiaal en techniek] || {=m}
[Ten laste van het ziekenfonds|Rechtstreeks door uw verzekeraar betaald] || {-z}
[Ten laste van de patiënt|Voor uw rekening] || {A}
[Te betalen binnen {N} dagen na facturatiedatum|Vervaldag {D}|Graag voldoen voor {D}]
[Hospitalisatieverzekering? Stuur hen een kopie, maar betaal zelf.|Betalen in stukken: {web}]
- Derde betaler toegepast. BE{n11}`,
  ),
  written(
    "healthcare once pay nodue",
    "nl|be",
    "Apotheek,Drogist,Dierenarts,Dierenkliniek,Opticien",
    "a=5..60 b=4..40 A=a+b",
    `
= {brand}
= {addr}
= BTW BE0{n9}
[Consult kat|Vitamine D|Lenzenvloeistof] || {=a}
[Vaccin|Paracetamol 500|Brillendoekjes] || {=b}
TOTAAL || {=A}
[PIN|Bancontact|Contactloos] || {=A}
[Terug|Nog te betalen] || {zero}
{I} 10:{n2} · Kassa {n1}
= [Bewaar uw bon, ruilen tot {I+14}|Herhaalvaccinatie rond {I+365}]`,
  ),
  written(
    "savings monthly debit",
    "be|nl",
    "Pensioensparen,Pensioenfonds,Lijfrente,Pensioen",
    "A=~40..105 z=~12..31 x=A-z",
    `
{brand}
[Overzicht pensioensparen|Uw lijfrenterekening] {Y}
{person}, contract {n9}
[Maandelijkse storting|Inleg elke maand] :: {A}
[Uw volgende storting nemen wij van uw rekening op|Volgende afschrijving via domiciliëring] :: {D}
[Na 30% belastingvermindering kost dit u netto|Netto-inleg na fiscaal voordeel] :: {x}
[Fiscaal maximum dit jaar|Jaarruimte] :: {m=~990..3000}
Waarde op {I-3} :: {w=1000..30000}
[Einddatum {I+7000}|Beheerskosten 0,{n2}%]
- {I}`,
  ),
  written(
    "other monthly debit",
    "nl|be",
    "Stichting,Hulpfonds,Artsen,Natuurfonds,Dierenbescherming",
    "o=~2..12 e=~1..10 A=o+e",
    `
{town}, {I}
[Lieve|Beste] {first},
[Dank je wel|Wat fijn]! Dankzij jou [helpen we elke dag mensen|blijven onze bossen open]. Je vroeg ons je gift [te verhogen van {o} naar {A}|aan te passen: het wordt {A}] elke maand. [Op {D} schrijven we het voor het eerst af.|De eerste keer is op {D}, per automatische incasso.]
[In een jaar geef je zo {A*12}, en dat mag je aftrekken.|Met {x=~40..90} vaccineren we een heel dorp.]
[Warme groet|Hartelijk],
{person2}, [directeur|donateursservice] {brand}
- [Storneren kan binnen 56 dagen.|CBF-erkend, RSIN {n9}] {web}`,
  ),
  written(
    "entertainment annually pay",
    "nl|be",
    "Tennisclub,Voetbalclub,Hockeyclub,Scouts,Harmonie",
    "c=~80..300 b=~10..40 k=~10..30 A=c+b-k",
    `
Van: penningmeester {person2}
Onderwerp: [contributie|lidgeld] seizoen {Y}-{Y+1}
Dag ouders van {first},
[het seizoen begint weer, dus ook de contributie|hierbij het lidgeld]:
[Jeugdlid U{n2}|Spelend lid] || {c}
[Bondsafdracht|Kledingfonds|Verzekering] || {b}
[Korting tweede kind|Vrijwilligerskorting] || {-k}
Samen || {A}
[Maak het over voor {D}|Storten kan tot {D}] op [NL{n2}RABO{n10}|BE{n11}] t.n.v. {brand}.
[Wie na {D} betaalt, is {x=~5..25} extra kwijt.|Mutualiteit geeft tot {x=~15..50} terug, formulier volgt.]
[Betalen in twee keer? Mail me.|Eerste training {I+9}] 
Groet! {I}`,
  ),
  written(
    "other annually pay",
    "nl|be",
    "Begraafplaats,Kerkhof,Volkstuin,Kerkfabriek,Parochie,Vakbond",
    "g=~40..120 o=~10..70 A=g+o",
    `
{brand}
Administratie: {person2}
[Nota grafonderhoud|Huur tuin {n2}|Kerkbalans – uw toezegging|Lidmaatschap {Y}]
{person}, {addr}
Over het jaar {Y} [bent u verschuldigd|vragen wij u]:
[Onderhoud|Grondhuur|Bijdrage] || {g}
[Rechten tot {I+3000}|Water en verzekering|Blad] || {o}
Totaal || {A}
[Wij zien uw betaling graag vóór {D} tegemoet.|Te voldoen binnen {N} dagen.|Betaaldatum: uiterlijk {D}]
[U kunt ook afkopen voor 20 jaar: {x=~800..2500}.|Machtigen kan met het strookje hieronder.]
{I}`,
  ),
];
