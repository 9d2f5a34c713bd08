import { type Written, written } from "./written.ts";

/** Letters and statements that name more days, sums and people than the one asked for. */
export const enLetters: readonly Written[] = [
  written(
    "housing monthly pay",
    "com|ca|com.au",
    "Apartments,Court,Residences,Property Group",
    "r=~900..2200 p=~25..120 u=20..90 A=r+p+u",
    `
# {brand}
RESIDENT STATEMENT     Prepared {I}
{person} – Apt {n3}
Date || Description || Charges || Payments
{I-31} || Rent || {=r}
{I-28} || Payment, thank you || || {=k=900..2300}
Balance before new charges || {zero}
{D} || Rent {month+1} || {=r}
{D} || [Garage|Pet rent] || {=p}
{D} || [Water/sewer/trash|Utilities billed back] || {=u}
[Total due|Please pay] || {A} [on|by] {D}
[Rent is late after the 3rd; a {l=50..100} fee then applies.|Lease ends {I+220}.] Questions? Ask for {person2}, Leasing Manager`,
  ),
  written(
    "insurance quarterly pay",
    "com|ca|co.uk|in",
    "Life,Mutual Life,Assurance",
    "A=60..400",
    `
{brand}
PREMIUM NOTICE
Policy {ref}   Insured {person}   Notice date {I}
Mode of payment: quarterly
Premium for {from+} to {to+} || {A}
[Grace period ends {D+31}|31 days of grace]
[Due date|Premium due] {D}
[Monthly bank draft: {m=20..140} a month – ask for a form|Annual premium would be {y=230..1500}]
Face amount {f=~50000..300000}     Agent: {person2}, CLU`,
  ),
  written(
    "subscriptions annually debit",
    "com|co.uk|com.au|ca",
    "Athletic Club,Fitness,Gym,Health Club",
    "A=~30..90 m=15..60",
    `
{brand}
Member {person}     {I}
[Annual fee reminder|Your yearly fee]
[Once a year we charge an annual fee of|As agreed at sign-up, your annual fee is] {A}. It will be [drafted|charged] on {D} [to the account on file|with the card ending {n4}].
This is separate from your dues of {m} a month, [which continue on the 15th|drafted {I+9}].
Processed by {brand2} Financial. [To freeze your membership, tell us before {D-5}.|]`,
  ),
  written(
    "healthcare monthly pay",
    "com|co.uk|ie",
    "Dental,Orthodontics,Clinic,Hospital",
    "A=~50..200",
    `
{brand}
Treatment plan agreement – {person}
Total fee || {t=1200..4000}
Paid at start || {-s=200..900}
Balance in [12|18] monthly payments || {b=900..3000}
[Payment 4 of 12|This month's payment] || {A}
[Due|Payable by] {D}
Statement {I}, Dr {person2}`,
  ),
  written(
    "utilities quarterly pay",
    "com|com.au|co.nz|ie",
    "Sanitation,Waste,Recycling,Bins",
    "s=40..120 o=5..40 A=s+o",
    `
{brand}
INVOICE {n6}     {I}
Weekly pick-up, 96 gal cart
Service {from+} to {to+} (quarter) || {s}
Past due from invoice {n6} || {o}
[Total due|Pay this amount] || {A}
[Due upon receipt, past due after|Due] {D}
[Holiday schedule: no collection {I+25}|Extra bags {x=2..6} each]`,
  ),
  written(
    "housing monthly debit",
    "ca|com|co.uk",
    "City of,Town,Treasury,County",
    "A=~150..400",
    `
{brand}
[Tax instalment payment plan|Pre-authorized property tax plan]
Dear {person}:
Your new monthly instalment is {A}. [The first withdrawal will be made on|Beginning] {D} [it will be withdrawn from your account|and then on the first business day of each month].
Estimated levy {A*12}. Your {Y} bill will be mailed in {month+5}; it is for information only.
Instalments missed twice end the plan. A fee of {f=20..40} is charged for returned payments.
{person2}, City Treasurer     {I}`,
  ),
  written(
    "expenses once pay",
    "com|co.uk|com.au|ie|co.nz",
    "Plumbing,Electrical,Roofing,Landscapes,Removals,Heating Oil",
    "l=100..500 m=50..400 t=20..150 A=l+m+t d=100..900",
    `
# {brand}
Invoice {n5}
Job: {addr}     Completed {I-3}
Labour || {l}
Materials || {m}
[VAT|GST|Tax] || {t}
[Total|Balance due] || {A}
[3% off if paid within 7 days: {d}|Quote was {q=100..1000}]
[Terms {N} days|Payment due {D}|Please pay by {D}]
{I}     VAT reg {n9}`,
  ),
  written(
    "debt monthly pay",
    "co.uk|com|com.au|in",
    "Finance,Motor Finance,Lending,Student Loans",
    "A=60..500",
    `
{brand}
Your [annual|half-yearly] statement     {I}
Agreement {n9}     {person}
Amount borrowed || {b=3000..20000}
Paid so far || {p=900..9000}
Settlement figure at {I} || {s=1000..15000}
[Next payment|Your next instalment] {A} [is due|falls due] {D}
[You pay by debit card each month.|Payments are made by bank transfer.] [An arrears letter costs {f=10..30}.|Remaining payments: {n2}]`,
  ),
];
export const deLetters: readonly Written[] = [
  written(
    "utilities monthly debit",
    "de|at",
    "Stadtwerke,Energie,Fernwärme",
    "A=~40..180",
    `
{brand}
Ihr Abschlagsplan     {I}
Sehr geehrte/r {person},
auf Grundlage Ihres Verbrauchs von {n4} kWh haben wir den Abschlag neu berechnet.
Alter Abschlag || {o=~40..180}
Neuer Abschlag monatlich || {A}
Die Abschläge ziehen wir jeweils ein am:
{D} · {D+30} · {D+61} · {D+91}
[Voraussichtliche Jahreskosten {A*12}|Ihr Mandat {ref}]
Ansprechpartner: {person2}`,
  ),
  written(
    "insurance monthly pay",
    "ch|at|de",
    "Krankenkasse,Versicherung,Sana",
    "g=200..500 v=10..90 A=g-v",
    `
{legal}
Prämienrechnung {month+1} {Y}
{person}    Versicherten-Nr. {n9}    {I}
Grundversicherung, Franchise {f=~300..2500} || {=g}
[Prämienverbilligung|Rückerstattung Umweltabgabe] || {-v}
[Total zu Ihren Lasten|Zu bezahlen] || {A}
Zahlbar bis {D}
Jahresprämie {j=2000..5000}. [Mit LSV oder eBill zahlen Sie bequemer.|]`,
  ),
  written(
    "savings monthly debit",
    "de|at|ch",
    "Bausparkasse,Sparkasse,Pensionskasse,Vorsorge",
    "A=~25..400",
    `
{brand}
[Ihr Sparplan|Bausparvertrag|Vorsorgekonto 3a] {ref}
{person}     {I}
Sparrate {A} monatlich, nächste Ausführung am {D} [per Lastschrift|zu Lasten Ihres Kontos {n8}].
Guthaben per {I-2} || {g=500..20000}
Zinsen im Vorjahr || {z=2..90}
[Bausparsumme {b=~10000..60000}|Ziel {b=~5000..60000}]`,
  ),
];
export const frLetters: readonly Written[] = [
  written(
    "insurance monthly debit",
    "fr|be|ca",
    "Assurances,Mutuelle,Animaux Santé",
    "A=10..90",
    `
{brand}
Madame, Monsieur {person},
Votre contrat {ref} a été reconduit le {I-2} pour un an.
Cotisation annuelle || {A*12}
réglée en 12 prélèvements de || {A}
[Premier prélèvement|Prochaine échéance] || {D}
Vous pouvez résilier jusqu'au {D+20}. Plafond annuel {p=~1000..2500}
{town}, le {I} – {person2}, directrice de la relation client`,
  ),
  written(
    "healthcare monthly pay",
    "fr|be|es|it",
    "Cabinet dentaire,Orthodontie,Clinique",
    "A=~60..250",
    `
{brand}
Échéancier de soins – {person}
Montant du devis || {d=900..3000}
Déjà réglé || {r=200..900}
Reste || {s=500..2000}
Versement n° 3 || {A}
à régler le {D}
{I}     Dr {person2}`,
  ),
  written(
    "savings monthly debit",
    "fr|be|ch",
    "Épargne,Prévoyance,Banque",
    "A=~25..300",
    `
{brand}
Relevé de votre plan d'épargne au {I-1}
Titulaire {person}
Encours || {e=500..30000}
Versements de l'année || {v=100..3000}
[Versement programmé|Prochain versement] || {A}
[Prélèvement le {D}, puis chaque mois|Date : {D}]
Édité le {I}`,
  ),
];
export const otherLetters = {
  es: [
    written(
      "insurance quarterly debit",
      "es",
      "Seguros,Mutua,Aseguradora",
      "A=30..200",
      `
{brand}
Estimado/a {person}:
El próximo recibo trimestral de su póliza {ref} asciende a {A} y se cargará en su cuenta el {D}.
Vencimiento anual del contrato: {D+180}. Prima anual {A*4}
Para no renovar, comuníquelo con un mes de antelación.
{town}, {I}`,
    ),
    written(
      "subscriptions annually debit",
      "es",
      "Editorial,Software,Gimnasio,Club",
      "A=~20..200",
      `
{brand}
[Renovación de tu plan anual|Aviso de renovación]
Hola {first}, el {D} renovaremos tu plan anual por {A} con tu tarjeta •••• {n4}.
El primer año pagaste {o=~10..100}. También hay plan mensual desde {m=5..20}.
{I}`,
    ),
  ],
  it: [
    written(
      "utilities monthly debit",
      "it",
      "Luce,Gas,Energia,Acqua",
      "A=20..150",
      `
{brand}
Sintesi della bolletta – {month} {Y}
{person}    n. cliente {n8}
Quanto pago: {A}
Quando: addebito in conto il {D}
Materia energia || {a=10..80}
Trasporto || {b=5..30}
Imposte || {c=2..20}
Spesa annua stimata {s=300..1500}. Emessa il {I}
Bollette precedenti: pagate`,
    ),
    written(
      "education annually pay",
      "it|ch",
      "Scuola,Università,Accademia,Associazione Sportiva",
      "A=~50..900",
      `
{brand}
Iscrizione anno {Y}/{Y+1} – {person}
Quota annuale || {A}
[In due rate: {h=30..450}|Assicurazione inclusa {z=5..20}]
Versare entro il {D}
Segreteria, {I}`,
    ),
  ],
  nl: [
    written(
      "savings monthly debit",
      "nl|be",
      "Pensioen,Spaarbank,Beleggen",
      "A=~25..250",
      `
{brand}
Beste {first},
Elke maand leggen we {A} in voor u. De eerstvolgende afschrijving is op {D}.
Waarde van uw pensioenpot op {I-3} || {w=500..30000}
Dit jaar ingelegd || {j=100..3000}
{I}`,
    ),
    written(
      "subscriptions annually debit",
      "nl|be",
      "Software,Krant,Fitness,Omroep",
      "A=~20..200",
      `
{brand}
Uw jaarabonnement wordt op {D} verlengd. Wij incasseren dan {A}.
Opzeggen kan tot {D-30}. Per maand is dat {m=2..18}.
{person}, {I}`,
    ),
  ],
  pt: [
    written(
      "education once pay",
      "pt",
      "Escola,Faculdade,Centro de Estudos",
      "A=30..600",
      `
{brand}
Fatura-recibo pro forma {n5}    {I}
Propina – 2.ª prestação de 4 || {A}
[Total do ano {A*4}|Inscrição paga em {I-60}]
Prazo: {D}    Multibanco {n5} {n9}`,
    ),
  ],
} satisfies Record<string, Written[]>;
