import { nlOtherMore } from "./nl-by-another-more.ts";
import { type Written, written } from "./written.ts";

/** Papers of Dutch and Flemish companies and offices, by another hand. */
export const nlOther: readonly Written[] = [
  written(
    "utilities monthly debit",
    "nl",
    "Energie,Groene Stroom,Energiedirect,Duurzaam",
    "A=~60..260 k=30..250 o=~60..260",
    `
Beste {person},
[Goed nieuws|Je halfjaarcheck is klaar]: [op basis van je slimme meter verwachten we dat je {k} terugkrijgt bij de jaarnota|je ligt {k} voor op je verbruik]. [Je hoeft het termijnbedrag niet aan te passen.|Wij laten je termijnbedrag zoals het is.]
[Termijnbedrag|Maandtermijn] :: {A}
[Volgende incasso|We schrijven af op|Volgende afschrijving] :: {D}
[Werkelijk verbruik afgelopen maand|Verbruikskosten {month}] :: {w=30..300}
[Verwachte jaarkosten|Geschatte jaarnota] :: {j=800..2900}
[Wil je toch verlagen? Dan kan het vanaf {I+32}, minimaal {m=~40..59} elke maand.|Jaarnota verwacht rond {I+140}]
[Groet van|Groetjes,] {brand}
- {I} Klantnummer {n9} · IBAN NL{n2} **** {n4}`,
  ),
  written(
    "utilities quarterly pay",
    "be",
    "Watergroep,Waterbedrijf,Drinkwater,Waterlink",
    "v=15..45 d=20..70 s=10..50 b=2..9 A=v+d+s+b",
    `
# {brand}
[Kwartaalfactuur|Tussentijdse factuur waterverbruik]
Factuurnummer {n11} || Factuurdatum {I}
{person}
{addr}
@ Te betalen :: {A}
@ Ten laatste op :: {D}
Meter {n8} · [geschatte stand|stand doorgegeven op {I-9}] {n4} m³
Vaste vergoeding || {=v}
[Drinkwater basistarief|Integrale waterprijs comfort] {from} – {to} || {=d}
[Bijdrage afvoer (gemeente)|Zuiveringsbijdrage] || {=s}
Btw 6 % || {=b}
[Eindtotaal|Totaal incl. btw] || {A}
[Vorige factuur ({I-90}): betaald, dank u.|Uw meterstand vragen we rond {I+120}.]
[Gestructureerde mededeling|Mededeling] +++{n3}/{n4}/{n5}+++ [op BE{n11}|]
- [Sociaal tarief? Kijk op {web}.|Een domiciliëring aanvragen kan via Doccle of Zoomit.]`,
  ),
  written(
    "utilities annually pay",
    "be",
    "Energie,Elektriciteit,Gas & Stroom,Power",
    "e=300..900 n=200..500 h=80..200 A=25..400 t=e+n+h v=t-A w=~60..220",
    `
{legal} || {I}
Klant {n8} || EAN 5414{n8}
{person}, {addr}
## [Uw jaarlijkse afrekening|Afrekeningsfactuur] {n9}
Verbruiksperiode {from} tot {to}, [opgenomen door Fluvius|meterstand geschat]
Energiekost || {=e}
Nettarieven || {=n}
Heffingen en bijdrage Energiefonds || {=h}
[Totaal van uw verbruik|Reële kost] || {t}
[Reeds aangerekende voorschotten|12 voorschotten] || {-v}
[Saldo in ons voordeel|U betaalt nog bij|Nog door u te betalen] || {A}
[Vervaldatum|Te betalen voor] {D}
[Uw voorschot gaat van {o=~60..200} naar {w} per maand.|Nieuw maandelijks voorschot: {w} vanaf {I+30}]
[Vragen? {brand}, 078 {n6}|{brand} · {web}]`,
  ),
  written(
    "utilities monthly debit",
    "nl|be",
    "Mobiel,Telecom,Sim,Fiber",
    "b=10..35 t=8..30 k=~3..10 A=b+t-k",
    `
{brand}
[Maandfactuur|Je rekening] {month}
[Nummer|06-nummer] {n8} · [factuur|kenmerk] {ref}
[Sim Only 15 GB|Onbeperkt bellen + 20 GB] || {=b}
[Toestelkrediet termijn 7 van 24|Afbetaling toestel] || {=t}
[Combivoordeel|Loyaliteitskorting] || {-k}
[Totaal deze maand|Samen] || {A}
[Openstaand toestelbedrag|Nog af te lossen op je toestel] || {r=90..700}
[Rond {D~} halen we het op van je rekening.|Incasso op {D}.|Afschrijfdatum: {D}|De domiciliëring wordt uitgevoerd op {D}.]
[Abonnement loopt tot {I+510}.|Let op: lening is BKR-geregistreerd.]
{I}`,
  ),
  written(
    "utilities monthly pay",
    "be|nl",
    "Kabel,Telenet,Digitaal,Net",
    "v=30..90 p=40..95 h=~5..10 A=v+p+h",
    `
[Herinnering|Tweede herinnering]
{brand}
{person} · klantnr. {n8}
[Misschien is het u ontgaan|Vergeten te betalen? Kan gebeuren.]
[Achterstallige factuur van {I-40}|Vervallen factuur {n8}] || {=v}
[Factuur {month} (internet, tv, gsm)|Nieuwe factuur {n8}] || {=p}
[Herinneringskosten|Administratiekosten] || {=h}
[Totaal openstaand|Te betalen in één keer] || {A}
[Zorg dat het bedrag uiterlijk {D} op onze rekening staat|Betaal vóór {D}], [anders verlagen wij uw snelheid.|want op {D+7} gaat het dossier naar de deurwaarder.]
[Begunstigde|Op naam van] {legal} · BE{n11}
[Met domiciliëring krijgt u nooit meer een herinnering.|] {I}`,
  ),
  written(
    "housing monthly debit",
    "nl",
    "Wonen,Woonstichting,Woonbron,Portaal",
    "k=~380..800 s=~20..90 t=~80..300 A=k+s-t e=~9..40 x1=k-e",
    `
# {brand}
[Aankondiging huurverhoging|Jaarlijkse huuraanpassing] || {I}
{person}
{addr}
[Geachte huurder,|Beste mevrouw, heer,]
Per {from+} verandert uw huur. [Zo ziet het eruit:|De opbouw:]
Per maand || oud || nieuw
[Netto huur|Kale huur] || {=x1} || {=k}
[Servicekosten (glas, tuin, lift)|Stookkosten en service] || {=s} || {=s}
[Huurtoeslag rechtstreeks aan ons|Af: huurtoeslag] || {-t}
[U betaalt zelf|Van uw rekening gaat] || {A}
[De eerste incasso van dit bedrag is op {D}.|Wij incasseren dit voor het eerst {D}, daarna elke maand.]
[Bezwaar maken kan tot {I+50}.|Huurprijsgrens {g=800..900}]
- [U hoeft niets te doen als u een machtiging gaf.|NL{n2}BANK{n10} is onze rekening.]`,
  ),
  written(
    "housing quarterly pay",
    "nl|be",
    "VvE Beheer,Syndicus,Vastgoedbeheer,Mede-eigendom",
    "o=~150..500 r=~60..200 A=o+r j=~800..2800",
    `
{person2}, [beheerder|syndicus BIV {n6}]
{brand}
[Provisie-oproep|Oproep bijdrage|Voorschotnota] [kwartaal 3|4e kwartaal|kwartaal 1] {Y}
VME/VvE "{town}" – [appartement|lot] {n2} – {person}
Uw aandeel: {n2}/1000
[Werkkapitaal|Exploitatie] || {=o}
[Reservekapitaal|Groot onderhoud, reservefonds] || {=r}
[Gevraagd|Te storten] || {A}
[Goedgekeurd op de algemene vergadering van {I-33}.|Volgende vergadering: {I+77}]
[Gelieve dit vóór {D} over te maken op rekening BE{n11}.|Betaling verwacht ten laatste {D}.]
[Jaarbegroting voor uw kavel {j}|De eindafrekening over {Y} volgt in {month+4}.]
- opgemaakt {I}`,
  ),
  written(
    "housing monthly debit",
    "nl",
    "Gemeente,Belastingsamenwerking,Gemeentebelastingen,Waterschap",
    "A=~30..95 y=A+A+A+A+A+A+A+A+A+A x1=~50..110 x2=~100..150 x3=y-x1-x2",
    `
{brand}
[Gecombineerde aanslag|Aanslagbiljet lokale heffingen] {Y}
@ Vorderingsnummer :: {n9}
@ Dagtekening :: {I}
{person}
{addr}
Rioolheffing eigenaar || {x1}
Afvalstoffenheffing meerpersoons || {x2}
[Watersysteemheffing ingezetenen|OZB eigenaar woning] || {x3}
Totaal van deze aanslag || {y}
[U heeft ons gemachtigd. Het bedrag wordt in 10 gelijke maandelijkse termijnen afgeschreven.|Automatische incasso is actief: 10 termijnen.]
[Bedrag per termijn|Termijn 1 t/m 10] || {A}
[Eerste afschrijving|1e termijn] || {D}
[Laatste afschrijving|10e termijn] || {D+275}
- [Bezwaar binnen zes weken na dagtekening.|WOZ-waarde per 1 januari: {w=~180000..600000}] [Betaalt u liever ineens? NL{n2}BNGH{n10}|]`,
  ),
  written(
    "housing annually pay",
    "be",
    "Stad,Gemeente,Vlaamse Belasting,Belastingdienst",
    "b=300..900 k=20..120 A=b-k",
    `
[Vlaamse overheid|Dienst Financiën]
{brand}
## [Aanslagbiljet onroerende voorheffing|Aanslagbiljet] aanslagjaar {Y}
Verzenddatum: {I} || Kohierartikel {n9}
{person}, {addr}
Ligging: {addr}
Geïndexeerd kadastraal inkomen || {x=900..2400}
[Basisheffing, opcentiemen provincie en gemeente|Verschuldigde belasting] || {=b}
[Vermindering voor kinderen|Vermindering bescheiden woning] || {-k}
[Te betalen|Saldo te betalen] || {A}
[Uiterste betaaldatum|Te betalen uiterlijk op] || {D}
[Een bezwaar dient u in binnen 3 maanden, dus vóór {I+92}.|Afbetalingsplan? Vraag het aan vóór {D-5}.] Overschrijving: {brand}, BE{n11}, mededeling {n3}/{n4}/{n5}`,
  ),
  written(
    "insurance monthly debit",
    "nl",
    "Zorg,Zorgverzekeraar,Zorgverzekeringen,Care",
    "b=120..160 a=10..60 k=3..15 A=b+a-k",
    `
= {brand}
[Zorgpolis|Polisblad] {Y+1}
Verzekerde || {person} || geb. {I-12000}
Basisverzekering [natura|restitutie] || {b}
Aanvullend [Tand 250|Extra Uitgebreid] || {a}
[Korting vrijwillig eigen risico|Collectiviteitskorting] || {-k}
[U betaalt p.m.|Totale maandpremie] || {A}
[Eigen risico|Verplicht eigen risico {e=~385..385}, vrijwillig] || {v=~100..500}
[Wij schrijven de premie af op {D}|Eerstvolgende incasso: {D}], [dan elke maand rond de {Do}e.|daarna iedere maand.]
[Zorgtoeslag (via Belastingdienst) is niet verrekend: {z=~60..150}.|Jaarbetaling met 2% korting: {j=1500..2200}]
- [Overstappen kan tot en met {I+28}.|Opzeggen tot {I+30}.] Polis afgegeven {I}, UZOVI {n4}`,
  ),
  written(
    "insurance annually pay",
    "be|nl",
    "Verzekeringen,Assurantiekantoor,Verzekeringsmaatschappij,Brandverzekering",
    "q=60..170 s=~5..20 A=q+q+q+q-s t=28..60 k=5..30 n=A-t-k v=200..550",
    `
Uw makelaar: {person2}, {town}
[Premie te innen voor|Verzekeraar]: {brand}
[Vervaldagbericht|Kwijting|Bericht van jaarlijkse vervaldag]
Polis {n10} – [Woning & inboedel|Burgerlijke aansprakelijkheid auto|Familiale] || {I}
Verzekeringnemer {person}, {addr}
Periode {from+} – {to+}
Nettopremie || {=n}
Taksen en bijdragen || {=t}
Kosten || {=k}
[Totale jaarpremie|Te betalen] || {A}
[ABEX-index {n3}; vorige premie {v}|Vorig jaar betaalde u {v}.]
[Te vereffenen op de vervaldag {D}|Te betalen tegen {D}] [op rekening van de makelaar BE{n11}|]
[Splitsing per kwartaal: 4 × {q}.|Opzeg: minstens twee maanden vóór de vervaldag.]`,
  ),
  written(
    "insurance once pay nodue",
    "nl|be",
    "Mutualiteit,Ziekenfonds,Verzekeringen,Zorgkas",
    "A=0 f=60..400 v=10..59 t=f-v",
    `
{brand}
[Declaratieoverzicht|Uitbetaling terugbetaling|Vergoedingenoverzicht]
{person} · {n9}
Zorgverlener || datum || nota || vergoed
Tandarts {person2} || {I-25} || {=f} || {=t}
[Niet vergoed (eigen aandeel)|Remgeld] || {=v}
[Wij storten {t} op uw rekening BE{n2} … {n4}.|Het bedrag van {t} staat binnen 3 werkdagen op uw rekening.]
[Dit is geen factuur.|U hoeft niets te betalen.] [Nog te betalen aan ons|Door ons te ontvangen] :: {A}
[Nog over van uw eigen risico {e=~10..385}|Uw teller MAF staat op {e=~10..400}]
{I}`,
  ),
  written(
    "debt monthly debit",
    "nl|be",
    "Card,Bank,Creditcard,Krediet",
    "p=100..900 u=50..700 A=~20..60 s=p+u-A l=~1000..5000",
    `
{brand} || [Rekeningoverzicht|Maandoverzicht] {n2}
{person} || Kaart **** {n4}
Overzichtsdatum {I}
Vorig saldo || {=p}
{I-21} Ontvangen incasso || -{=A}
{I-17} [BOL.COM|COOLBLUE] || {=x1=10..40}
{I-8} [NS REIZIGERS|COLRUYT] || {=x2=5..40}
Totaal bestedingen || {=u}
[Nieuw openstaand saldo|Uw uitstaande schuld] || {s}
[U betaalt gespreid terug. Wij incasseren op {D}|Maandelijkse aflossing, afschrijving {D}] || {A}
[Rente 11,{n1}% op jaarbasis|Debetrente] || {r=1..12}
[Bestedingsruimte|Kredietlimiet] {l}. [Extra aflossen mag altijd op NL{n2}ICSC{n10}.|Let op: geld lenen kost geld.]`,
  ),
  ...nlOtherMore,
];

/** Swedish papers, by another hand. */
export const svOther: readonly Written[] = [
  written(
    "utilities monthly pay",
    "se",
    "Energi,Elhandel,Kraft,Fjärrvärme",
    "e=150..900 p=40..90 r=60 f=100..700 A=e+p+r+f",
    `
{person}
{addr}
@ Kundnr :: {n8}
@ OCR :: {n11}
@ Fakturadatum :: {I}
# {brand}
[Betalningspåminnelse och ny faktura|Samlingsfaktura] för perioden {from} – {to}
[Rörligt pris {n3} kWh|Fjärrvärme {n3} kWh] || {=e}
[Månadsavgift|Påslag och elcertifikat] || {=p}
[Obetald sedan tidigare, förföll {I-20}|Kvar från föregående faktura] || {=f}
Påminnelseavgift || {=r}
[Att betala|Summa inklusive moms] || {A}
[Förfaller|Sista betalningsdag|Oss tillhanda] {D}
[Mätaravläsning {I-4}: {n5}|Årsförbrukning {n5} kWh] [Slipp fakturan, skaffa autogiro eller e-faktura.|]
- Betalningsmottagare {legal}, bankgiro {n4}-{n4}`,
  ),
  written(
    "housing monthly debit",
    "se",
    "Brf,Bostäder,Fastigheter,Bostadsrättsförening",
    "h=~3500..8000 p=~200..900 b=~100..300 A=h+p+b",
    `
{brand}
[Avi|Hyresavi] {month+1} {Y} || Avinr {n8}
{person}, lgh {n4}
[Hyra bostad|Årsavgift (månadens del)] || {=h}
[Garageplats|P-plats {n2}] || {=p}
[Bredband och tv|Vatten, individuell mätning] || {=b}
[Belopp|Summa avi] || {A}
[Dras via autogiro {D}|Vi drar pengarna från ditt konto {D}]
[Ny avgift från {I+60}: {x=~4000..9500} per månad|Föreningsstämma {I+30}] [Betala inte in på bankgiro {n4}-{n4}.|]
- Avidatum {I}`,
  ),
  written(
    "insurance monthly debit",
    "se",
    "Försäkring,Försäkringar,Djurförsäkring,Trygg",
    "A=~79..690",
    `
Hej {first}!
[Din {month+1}-premie|Nu är det dags för förnyelse], [hund- och kattförsäkring|hem och villa|bil, helförsäkring]
[Pris per månad|Månadspremie] :: {A}
Pris per år :: {A*12}
[Autogirodatum|Dras från kontot] :: {D}
[Självrisk|Självrisk per skada] :: {s=~1000..3500}
[Försäkringsperiod|Gäller] {I+10} – {I+374}
[Vill du säga upp gör du det före {I+9}.|Förra året {o=~79..650} per månad.]
Hälsningar {brand}
- {I} · försäkringsnr {ref} · {web}`,
  ),
  written(
    "education monthly pay",
    "se",
    "Kommun,Förskola,Fritids,Kulturskolan",
    "b=~700..1600 s=~200..600 A=b+s m=~1600..1750",
    `
{brand}
Faktura [barnomsorg|förskoleavgift] {month} {Y}
[Fakturamottagare|Vårdnadshavare] {person}
Barn 1, 3 % av inkomsten || {=b}
[Barn 2, 2 %|Syskon, 2 %] || {=s}
[Att betala senast {D}|Förfallodag {D}] || {A}
[Maxtaxa {m} per månad|Dröjsmålsränta enligt räntelagen]
[Kontakt: {person2}, avgiftsenheten|Placeringen gäller till {I+300}]
Fakturadatum {I}   Bankgiro {n4}-{n4}   Ref {n10}`,
  ),
  written(
    "debt monthly pay",
    "se",
    "Bank,Delbetala,Kort,Finans",
    "s=2000..9000 m=~100..400 A=s",
    `
{brand} || [Kontoutdrag|Kortfaktura]
{person} || {I}
Ingående saldo || {p=500..4000}
Inbetalt {I-22} || {-p}
{I-19} [ICA KVANTUM|SYSTEMBOLAGET] || {=x1=100..900}
{I-7} [SJ AB|CLAS OHLSON] || {=x2=100..900}
[Hela skulden|Total skuld att betala] || {A}
[Lägsta belopp|Minsta belopp att betala] || {m}
[Ska vara oss tillhanda|Betala senast] {D}
[Betalar du hela beloppet blir det ingen ränta.|Ränta vid delbetalning 17,{n1} %] [Kreditgräns {l=~10000..50000}|]`,
  ),
];
