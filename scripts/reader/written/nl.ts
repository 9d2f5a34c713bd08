import { type Written, written } from "./written.ts";

export const nl: readonly Written[] = [
  written(
    "utilities annually debit",
    "nl|be",
    "Energie,Stroom,Waterbedrijf",
    "u=600..1900 v=500..1800 A=15..300 n=~60..220",
    `
# {brand}
Uw [jaarnota|jaarafrekening|eindafrekening]
{person}, {addr}
@ Klantnummer :: {n8}
@ Notadatum :: {I}
Periode {from} t/m {to}
[Levering stroom en gas|Kosten energie] || {u}
[Betaalde termijnen|Reeds betaalde voorschotten] || {-v}
[Nog te betalen|Bij te betalen|Te betalen] || {A}
[Dit bedrag schrijven wij rond {D} van uw rekening af.|We incasseren dit op {D}.|De afschrijving volgt op {D}.]
Uw nieuwe termijnbedrag: {n} per maand`,
  ),
  written(
    "utilities monthly debit",
    "nl|be",
    "Telecom,Mobiel,Internet,Kabel",
    "p=15..60 e=1..20 A=p+e",
    `
{brand}
Factuur {n9}   {I}
[Beste|Hallo] {first}, hier is je factuur van {month}.
[Abonnement|Alles-in-1 pakket] {from+} - {to+} || {p}
[Buiten bundel|Extra's|Ontvanger huur] || {e}
[Totaal|Totaal incl. btw|Factuurbedrag] || {A}
[Je hoeft niets te doen: we schrijven het af op {D}.|Automatische incasso op {D}.|Betaalt via domiciliëring op {D}.]`,
  ),
  written(
    "utilities monthly pay",
    "be|nl",
    "Energie,Water,Telecom",
    "p=20..120 t=4..25 A=p+t",
    `
# {brand}
{person}
{addr}
[Tussentijdse factuur|Voorschotfactuur|Maandfactuur] {n9}
Datum {I}    [Vervaldag|Uiterste betaaldatum] {D}
[Voorschot elektriciteit|Waterverbruik] || {=p}
Btw 6 % || {=t}
[Te betalen|Totaal te betalen] || {A}
[Gelieve te storten op|Over te schrijven op] BE{n11} met mededeling +++{n3}/{n4}/{n5}+++
[Kies voor domiciliëring: nooit meer te laat.|Betaal met de QR-code.]`,
  ),
  written(
    "utilities annually pay nodue",
    "nl|be",
    "Energie,Water,Warmte",
    "A=0 c=15..300",
    `
{brand} jaarafrekening   {I}
{person}
Verbruikskosten || {u=400..900}
Voorschotten || {v=900..1300}
[U krijgt terug|Tegoed|In uw voordeel] || {c}
[Wij maken dit binnen 10 dagen over.|Het tegoed wordt verrekend met uw volgende termijn.] [U hoeft niets te betalen.|]
Nieuw termijnbedrag {n=~50..200} vanaf {I+30}`,
  ),
  written(
    "housing annually pay",
    "nl|be",
    "Gemeente,Belastingdienst,Waterschap",
    "o=100..500 r=100..400 A=o+r i=10..90",
    `
{brand}
## [Aanslagbiljet|Gecombineerde aanslag|Aanslag gemeentelijke belastingen] {Y}
Aanslagnummer {n9}   Dagtekening {I}
Onroerendezaakbelasting, WOZ-waarde {w=~200000..500000} || {o}
[Afvalstoffenheffing|Rioolheffing] || {r}
[Totaal te betalen|Totaalbedrag] || {A}
[Betaal vóór|Uiterste betaaldatum] {D}
[Met automatische incasso betaalt u in 10 termijnen van {i}.|U kunt in termijnen betalen als u een machtiging afgeeft.]`,
  ),
  written(
    "housing monthly pay",
    "nl|be",
    "Wonen,Woningcorporatie,Vastgoed,Verhuur",
    "k=~400..1200 s=~20..120 A=k+s",
    `
{brand}
{I}
[Huurverhoging|Huurfactuur|Uw huur] per {D}
Kale huur || {k}
Servicekosten || {s}
[Totale huur|Te betalen per maand] || {A}
[De huur moet uiterlijk op de {Do}e van de maand binnen zijn.|Maak het bedrag over vóór {D}.|Te voldoen uiterlijk {D}]
Was {o=~400..1300}`,
  ),
  written(
    "insurance monthly debit",
    "nl|be",
    "Verzekeringen,Zorgverzekeraar,Uitvaart",
    "A=10..180",
    `
# {brand}
Polis {ref}
[Uw premie|Maandpremie|Premie vanaf {D}] :: {A}
[Incassodatum|Wij schrijven af op] :: {D}
[Betaling|Betaalwijze] :: automatische incasso, [per maand|maandelijks]
[Eigen risico|Verzekerd bedrag] :: {x=~385..885}
{person}, {addr}
Polisdatum {I}. [Jaarpremie {A*12}|]`,
  ),
  written(
    "insurance quarterly pay",
    "be|nl",
    "Verzekeringen,Assurantiën,Mutualiteit",
    "A=30..300",
    `
{brand}
[Vervaldagbericht|Premienota|Betalingsverzoek]
{person}   polisnr. {n8}   {I}
Periode {from+} tot {to+}
Nettopremie || {n=20..250}
[Taksen|Assurantiebelasting] || {t=5..40}
[Te betalen premie|Totaal] || {A}
Gelieve te betalen [voor|tegen uiterlijk] {D} [op rekening|via] BE{n8}`,
  ),
  written(
    "debt monthly debit",
    "nl|be",
    "Hypotheken,Bank,Krediet,Finance",
    "r=100..800 a=50..500 A=r+a",
    `
{brand}
[Hypotheekoverzicht|Maandnota|Leningoverzicht] {I}
Rente || {r}
Aflossing || {a}
[Maandlast|Te incasseren|Termijn] || {A}
[Wij incasseren op|Afschrijving] {D}
Restschuld || {o=4000..300000}`,
  ),
  written(
    "education monthly pay",
    "nl|be",
    "Kinderopvang,Muziekschool,Crèche,BSO",
    "A=80..900",
    `
= {brand}
Factuur {n6} voor {month} {Y}
Kind {first}, {n2} uur opvang || {A}
[Factuurdatum|Datum] {I}
[Graag betalen voor {D}.|Betaaltermijn {N} dagen|Vervaldatum {D}]
[U kunt kinderopvangtoeslag aanvragen: uw deel is dan {d=50..300}.|Uurtarief {h=8..11}]`,
  ),
  written(
    "subscriptions quarterly pay",
    "nl|be",
    "Krant,Magazine,Tijdschrift,Omroep",
    "A=~20..140",
    `
{brand}
Abonnementsnota {n8}
{person}   {I}
Abonnement [kwartaal|3 maanden] {from+} t/m {to+} || {A}
[Betaal voor {D} met de acceptgiro|Wilt u het bedrag voor {D} overmaken?|Te betalen uiterlijk {D}]
[Liever automatisch betalen? U krijgt dan een krant extra.|Jaarabonnement {j=80..500}]`,
  ),
  written(
    "other annually pay",
    "nl|be",
    "Stichting,Vereniging,Fonds,Museum",
    "A=~15..90",
    `
# {brand}
Beste {first},
[Fijn dat u lid bent. Uw contributie voor {Y} is|Voor dit jaar vragen wij een bijdrage van] {A}.
[Wilt u dit voor {D} overmaken?|Betalen kan tot en met {D}.]
[Minimumcontributie|Het minimum is] {m=~10..25}
{I}`,
  ),
];
