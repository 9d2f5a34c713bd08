import { type Written, written } from "./written.ts";

/** Papers of American, Canadian, Australian, New Zealand and Singapore companies, by another hand: rates and insurance. */
export const enOverseas2: readonly Written[] = [
  written(
    "housing quarterly pay",
    "co.nz",
    "District Council,City Council,Regional Council",
    "i=600..1100 r=100..190 A=i-r y=i+i+i+i ug=500..900 tr=y-ug",
    `
Rates [invoice|assessment] {Y}–{Y+1}     [Instalment three|Instalment 2 of 4]
{person}
{addr}
@ Ratepayer ID :: {n6}
@ Invoice date :: {I}
@ [Due|Last day to pay] :: {D}
[General rate, uniform charge|UAGC] || {ug}
[Kerbside, stormwater, library|Targeted rates] || {tr}
[Annual rates incl. GST|Total rates for the year] || {y}
This instalment || {i}
[Rates rebate scheme|Low-income rebate, share of] || {-r}
[To pay|Payable] by {D} || {A}
[Wanted the 2% discount for paying the whole year? That closed on {I-60}.|10% penalty added on {D+1} to what is unpaid]
[Weekly or monthly direct debit: fill in the form overleaf.|You are paying by internet banking. Code {n6}.]
- {brand}, Private Bag {n4}, {web}`,
  ),
  written(
    "housing monthly debit",
    "com.sg",
    "Revenue Authority,Inland Revenue,Tax Authority",
    "A=18..140 y=A+A+A+A+A+A+A+A+A+A",
    `
{I}
{person}
Tax Ref: S{n7}D
[GIRO INSTALMENT PLAN FOR PROPERTY TAX {Y+1}|YOUR PROPERTY TAX GIRO PLAN]
Property: {n3} [YISHUN RING RD|HOUGANG AVE 8|PASIR RIS DR 6] #{n2}-{n3}
Annual Value {av=~9000..36000}   [Owner-occupier rate|Owner-occupied: Yes]
Tax for the year (after 20% rebate) || {y}
The following will be deducted from your bank account ending {n3}:
No. || Date || Amount
1 || {D} || {A}
2 || {D+31} || {A}
3 || {D+61} || {A}
4 to 10 || [same day, later months|and so on] || {A}
[If a deduction fails twice the plan is cancelled and the balance is due at once.|No further notice will be sent.] [Do not pay by other means.|]
- {brand}`,
  ),
  written(
    "housing quarterly pay",
    "com.au|co.nz",
    "Strata Management,Body Corporate Services,Strata,Owners Corporation",
    "o=80..700 i=2..20 a=400..1300 k=80..350 A=o+i+a+k rc=300..1300 ob=o+rc",
    `
Tax Invoice – [Levy Notice|Notice of Contributions]
{brand} [for|as agent of] [Owners – Strata Plan {n5}|Body Corporate {n6}]
{person}
Lot {n2}   Unit {n2}   UE 24/1000   Notice {I}
Date || Details || Balance
{I-70} || Levies, last quarter || {ob}
{I-44} || Receipt {n6} || {-rc}
{I-1} || Interest 10% p.a. || {i}
[Arrears|Brought forward] (excl. interest) || {o}
[Administrative Fund|Operating levy] {from+} to {to+} || {a}
[Capital Works|Long-term maintenance] fund {from+} to {to+} || {k}
[TOTAL PAYABLE|Amount due incl. arrears] || {A}
[Levy due and payable|Due] :: {D}
[DEFT Reference Number {n10}; BPAY 96503|StrataPay {n9}]. [Pay by direct debit at {web}.|]`,
  ),
  written(
    "insurance monthly debit",
    "com",
    "Auto Insurance,Casualty,Mutual,Indemnity,General",
    "b=70..220 f=1..5 A=b+f pf=b+b+b+b+b+b",
    `
# {brand}
[Your EFT schedule|EFT withdrawal notice|Automatic payment reminder]
Policy {n4}-{n2}-{n2}   {person}   {I}
[Vehicles: 2019 CR-V, 2014 F-150|Named insured is paying by Electronic Funds Transfer.]
Six-month policy premium || {pf}
[Paid-in-full discount not taken|Paid to date] || {pd=50..300}
Installment || {b}
[Installment fee|Service charge] || {f}
[Withdrawal amount|We will withdraw] || {A}
[Withdrawal date|On or about] || {D}
[Next one about {D+30}|Then {D+30}, {D+61} and {D+91}]
[From checking *{n4}. To change banks tell us 5 days before.|Pay off the balance any time: {po=200..900}.]
[Returned item {nsf=~20..30}|Renewal offer mails {I+95}]`,
  ),
  written(
    "insurance monthly debit",
    "com.au",
    "Health,Health Fund,Health Cover,Hospital Fund",
    "g=250..620 r=30..130 l=6..30 A=g-r+l",
    `
{brand}
Membership {n8}
{person}
[Premiums rise on 1 April|Important: your premium is changing|Your {Y+1} premium]
{I}
[Silver Plus Hospital $750 Excess|Gold Hospital], [Core Extras|Top Extras 60]
[Premium|What you pay] || Now || From {D}
Base premium || {g0=240..600} || {g}
Australian Government Rebate (24.288%) || {-r}
Lifetime Health Cover loading 6% || {l}
[You pay|Monthly direct debit] || {o=230..560} || {A}
[Your next direct debit on {D} will be {A}; it recurs each month.|We'll take {A} on {D} and monthly thereafter.]
[Pay a year ahead by {D-2} and lock in today's rate: {y=2700..6500}.|Excess {x=~500..750} per person per year]
[Not happy? privatehealth.gov.au compares every policy.|]`,
  ),
  written(
    "insurance annually pay",
    "ca",
    "Insurance,Mutual,General Insurance,Assurance",
    "h=900..2100 e=30..120 c=50..200 t=70..190 A=h+e-c+t",
    `
[Home insurance renewal|Renewal – Homeowners Comprehensive]
Broker: {brand2} Brokers, {town}   {person2}, RIB
Insurer: {brand}
Insured: {person}
Policy period: {D} to [the same day next year|12 months later], 12:01 a.m.
[Dwelling|Guaranteed rebuilding] {dw=~350000..900000}   Sewer backup {sb=~20000..50000}   Deductible {dd=~1000..2500}
Premium || {h}
Overland water || {e}
[Claims-free 6+|Bundling, alarm] || {-c}
[RST 8%|PST|Provincial sales tax 9%] || {t}
[TOTAL|Amount of this renewal] || {A}
[Expiring premium {ox=900..2300}|Change from last term {ch=20..190}]
[Direct bill, one pay: cheque or online banking on or before {D}|Your pay plan: 1 instalment, due {D}]
[Three pays (3% interest) or monthly PAC on request: {mp=80..220} a month|]
Prepared {I}`,
  ),
  written(
    "insurance annually debit",
    "com.sg",
    "Life,Insurance,Assurance,Great Life",
    "p=700..1900 m=300..600 A=p-m",
    `
{brand}
{I}
Dear {person},
[RENEWAL OF YOUR INTEGRATED SHIELD PLAN|Premium notice: PrivateShield and rider]
Policy {n8}   Life assured {person}   Age next birthday {n2}
[Total annual premium|Premium for the year {from+} to {to+}] || {p}
[Deducted from your MediSave|Payable by MediSave (Additional Withdrawal Limit)] || {-m}
[Cash outlay|Balance payable in cash] || {A}
[The cash portion will be deducted by GIRO on {D}.|Your DBS account ending {n4} will be debited {A} on {D}.]
[CPF Board will deduct MediSave on about {D-2}.|The MediSave part needs no action.]
Deductible {dd=~1500..3500}; co-insurance 5%, capped at {cp=~3000..3000}
[This is a computer generated letter. No signature is required.|GST is included.]`,
  ),
  written(
    "insurance monthly debit",
    "co.nz|com.au",
    "Pet Insurance,Pets,Paws",
    "A=28..110",
    `
[Woof!|Renewal time for {first}'s best mate|Policy documents inside] {brand}
[Milo|Bella|Ziggy], [cavoodle|huntaway|moggy], 4 yrs
Policy ends [11.59 pm|4 pm] {D}
[It renews by itself.|We'll roll it over automatically.] The new price is {A} per month, first charged {D} to [your Visa {n4}|the card you gave us].
[That's {A*12} over the year.|Over a year: {A*12}, and last year's was {ly=300..1200}.]
Benefit [80%|70%] up to {bl=~10000..25000}, excess {x=~100..250}
[Tell us before {D} if you'd rather not.|Cooling off: 21 days.]
{I} | Underwritten by {brand2} Underwriting`,
  ),
  written(
    "insurance annually pay",
    "com",
    "Life Insurance,Life,Fraternal,Mutual Life",
    "p=300..1400 d=40..190 A=p-d",
    `
# {brand}
[Notice of Premium Due|PREMIUM AND DIVIDEND NOTICE]
Insured {person}   [Whole Life Paid-up at 90|Ordinary Life 1987 series]   No. {n7}
Premium from {from+} to {to+} || {=p}
Dividend credited [and applied|to reduce premium] || {-d}
Loan interest || {=zz=0..0}
[NET AMOUNT DUE|Please remit] || {A}
[DUE|Premium date] {D}     [31 days of grace to {D+31}|]
Cash value {cv=3000..40000}   Face {fc=~25000..200000}   Loan value {lv=2000..30000}
[To pay by the month (Check-O-Matic) the cost is {mo=30..130}.|Semi-annual: {sa=160..750}]
Mailed {I}. [Field agent|Your representative]: {person2}, LUTCF`,
  ),
  written(
    "insurance annually debit",
    "com|ca",
    "Insurance,Renters,Lemon Insurance,Cover",
    "A=~110..320",
    `
from: {brand} <no-reply@{web}>
to: {first}
[Your renters policy renews in {N} days|Still got your stuff covered]
Sent {I}
[We'll charge the Visa ending {n4} {A} on {D} and you're set for another year.|Unless we hear from you, {A} goes on your card {D}. That's the whole year.]
Personal property {pp=~10000..50000} · liability {lb=~100000..300000} · deductible {dd=~250..1000}
[You paid {ly=~100..300} last time.|About {mo=9..28} a month, if you're counting.]`,
  ),
  written(
    "utilities quarterly pay nodue",
    "com.au",
    "Energy,Solar,Power,Electricity",
    "A=0 us=160..290 f=220..500 ob=10..90 c=ob+f+75-us",
    `
# {brand}
{person}   {addr}
Bill issued {I}   Account {n9}
[Your account is in credit|No payment needed – you're in front]
Opening balance || {ob} CR
Usage and supply ({from} to {to}) || {us}
[Solar feed-in {n4} kWh @ 5.2 c|Solar export credit] || {-f}
[Energy Bill Relief Fund|Commonwealth rebate] || {-eb=~75..75}
[Balance|New balance] || {c} CR
[Amount due|Please pay] || {A}
[No due date applies.|Sit back: the credit rolls to your next bill, about {I+91}.] [Want it paid out? Call 13 {n4}.|]
Your daily average cost {av=1..5}. [Is there a better plan for you? You could save {sv=20..160} a year.|You're on our best offer.]`,
  ),
  written(
    "utilities monthly debit",
    "co.nz",
    "Energy,Power,Electric,Gas",
    "A=~120..290 u=60..380 c=20..410",
    `
[Kia ora|Hi] {first}
[Here's your SmoothPay update|Your even-pay statement] – {I}
Account {n8} · {addr}
You used {u} of power and gas between {from} and {to}.
[Your even payment|SmoothPay amount] :: {A}
[Goes out|Direct debit date] :: {D}
Running balance :: {c} in credit
[Winter's coming: the credit you build up now pays for July. So we still take {A} on {D}.|Being ahead is the idea; your payment stays at {A}.]
[We look at the amount again in {month+4}.|You changed the amount last on {I-140}.]
{brand} | {web} | GST no. {n3}-{n3}-{n3}`,
  ),
  written(
    "debt monthly debit",
    "com",
    "Card,Bank,Card Services,National Bank",
    "b=900..4800 m=25..95 A=~100..400 pc=100..900 pu=100..800 pb=b+pc-pu",
    `
[www.{web}|Manage your account at {web}] || Customer Service 1-800-{n7}
{person} || Account ending {n4}
[Payment Information|ACCOUNT SUMMARY]
New Balance || {b}
Minimum Payment Due || {m}
Payment Due Date || {D}
[AutoPay: Fixed amount of {A}|Automatic payment (fixed dollar amount): {A}] [will be deducted from your bank account|is set for] {D}.
Late Payment Warning: [if we do not receive your minimum payment by the date above you may pay a late fee of up to {lf=~29..41}.|late fee up to {lf=~29..41}, penalty APR 29.99%.]
If you make no more charges and each month pay [only the minimum: 14 years, {ty=3000..9000}|{t3=40..190}: 3 years, savings {sv=500..3000}]
Previous Balance || {pb}
Payments, Credits || {-pc}
Purchases || +{pu}
Fees Charged || {zero}
Opening/Closing Date {from} – {to}     [Revolving Credit Limit|Credit Access Line] {cl=~5000..22000}
- {legal}. [Equal Housing Lender|Member FDIC]. Statement of {I}`,
  ),
];

/** Papers of French Canada. */
export const frCanada: readonly Written[] = [
  written(
    "utilities monthly debit",
    "ca",
    "Hydro,Énergie,Électricité,Énergir",
    "A=~70..260 u=50..420",
    `
# {brand}
Votre facture du {I}
{person}
{addr}
Consommation du {from} au {to}, {n4} kWh || {u}
[Mode de versements égaux|MVE] – [versement du mois|votre versement] || {A}
[Écart cumulé|Solde du MVE à ce jour] || {e=5..300}
[Montant à payer|Total à payer] || {A}
[Prélèvement automatique le|Sera retiré de votre compte bancaire le] {D}
[Révision annuelle en {month+4}.|Nous revoyons le versement une fois l'an.] No de client {n9}   Relevé du compteur : {I-3}[, estimé|]`,
  ),
  written(
    "bills monthly debit",
    "ca",
    "Télécom,Mobile,Câble,Fibre",
    "p=45..110 f=10..40 t=8..22 A=p+f+t",
    `
{brand}
Compte {n10} || Date de facturation {I}
Bonjour {first},
Solde précédent || {s=60..170}
Paiement reçu le {I-9}, merci || {-s}
[Forfait 60 Go|Internet illimité + télé], {from+} au {to+} || {p}
[Financement de l'appareil|Location du terminal] || {f}
TPS et TVQ || {t}
[Total de la facture|Montant dû] || {A}
[Paiement préautorisé le|Votre carte sera débitée le] {D}. [Votre rabais prend fin le {I+60}.|Engagement jusqu'au {I+400}]`,
  ),
  written(
    "housing annually pay",
    "ca",
    "Centre de gestion de la taxe scolaire,Ville,Municipalité,Commission scolaire",
    "A=90..290",
    `
{brand}
[COMPTE DE TAXE|AVIS D'IMPOSITION] {Y}-{Y+1}
[Propriétaire|Débiteur] : {person}
Matricule {n4}-{n2}-{n4}   Évaluation {v=~150000..600000}   Taux 0,0924 $/100 $
Taxe de l'année || {A}
[Versement unique, montant inférieur à 300 $|Payable en un seul versement]
[Échéance|À payer au plus tard le] {D} || {A}
[Intérêts de 8 % l'an après cette date.|Créancier hypothécaire : aucun] Expédié le {I}
[Payable par AccèsD, à la caisse ou par chèque.|Le prélèvement automatique n'est pas offert pour ce compte.]`,
  ),
  written(
    "education weekly pay",
    "ca",
    "Garderie,CPE,Camp de jour,Service de garde",
    "f=45..60 r=10..40 A=f+r",
    `
{brand}
[État de compte|Facture], semaine du {from+} au {to+}
Parent : {person}     {I}
[Contribution réduite, 5 jours|Contribution de base] || {f}
[Repas et sorties|Journée pédagogique] || {r}
[Total de la semaine|À payer] || {A}
[Payable au plus tard le {D}|Merci de payer d'ici le {D}] par [virement Interac|chèque]. [Chèque sans provision : {c=~25..45}.|Le relevé 24 sera remis en février.]
[Fermé le {I+21}.|La responsable, {person2}]`,
  ),
  written(
    "insurance monthly debit",
    "ca",
    "Assurance,Mutuelle,Assurances générales",
    "A=45..190",
    `
{person}
{addr}
{I}
Objet : [renouvellement de votre assurance auto|votre police habitation] {ref}
[Votre police se renouvelle d'elle-même.|Aucune démarche à faire.] La prime annuelle est de {A*12}, taxe de 9 % comprise.
Vous payez en 12 versements de {A}. [Le premier sera prélevé le {D}|Prélèvement du premier versement : {D}].
[L'an dernier : {o=500..2200}.|Franchise {fr=~250..1000}] [Payez tout d'un coup avant le {D} et évitez les frais de {fx=~15..40}.|]
- {brand} – {web}`,
  ),
  written(
    "debt monthly pay",
    "ca",
    "Caisse,Banque,Crédit",
    "o=200..1500 k=100..190 n=90..1400 A=o-k+n m=~10..60",
    `
{brand}
Relevé de compte – carte [Remises|Or Élégance]
{person} || Date du relevé {I}
Solde précédent || {o}
Paiements – merci || {-k}
Achats || {n}
[Nouveau solde|Solde courant] || {A}
Paiement minimum || {m}
[Date d'échéance|À recevoir au plus tard le] || {D}
Limite de crédit {l=~2000..15000}   Au minimum, il faudrait 11 ans et 4 mois
[Vous n'êtes pas inscrit au paiement préautorisé.|Intérêt annuel 20,9 %]`,
  ),
  written(
    "housing monthly debit",
    "ca",
    "Syndicat de copropriété,Copropriété,Gestion immobilière",
    "c=220..520 f=40..140 a=12..35 A=c+f+a",
    `
[AVIS DE COTISATION|Frais de condo] {Y+1}
{legal}
Fraction {n3}   Copropriétaire : {person}
Charges communes || {c}
Fonds de prévoyance || {f}
Fonds d'autoassurance || {a}
[Contribution mensuelle|Total par mois] || {A}
Budget annuel du syndicat {b=~90000..400000}
[Un prélèvement de {A} sera fait le {D}, puis le premier de chaque mois.|Débit préautorisé dès le {D}.] [Ancien montant : {o=250..600}|]
{person2}, administratrice, {I}`,
  ),
];
