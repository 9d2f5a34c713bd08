import { enOther3 } from "./en-by-another-3.ts";
import { enOther4 } from "./en-by-another-4.ts";
import { type Written, written } from "./written.ts";

/** More papers of British and Irish houses, by another hand. */
export const enOther2: readonly Written[] = [
  written(
    "debt monthly debit",
    "co.uk|ie",
    "Card Services,Bank,Credit Card,Finance",
    "o=300..1800 s=100..900 i=1..20 A=s+i m=5..45",
    `
[Mr|Ms|Mx] {person}
{addr}
@ # {brand}
@ [Statement no. {n2}|Page 1 of 4]
@ [Summary as at|Made up to] {I}
[You owed us|Balance on your last statement] || {o}
[Your Direct Debit, thank you|What you paid] {I-12} || {-o}
[You spent|Purchases and cash] || {s}
[Non-sterling and other fees|We added in charges] || {i}
[You now owe|Balance now] || {A}
Your credit limit || {l=~1500..12000}
[Minimum (you needn't worry about this)|Least you could pay] || {m}
[Full balance by Direct Debit: {A} will leave your bank on {D}|We'll claim the full {A} from {n2}-{n2}-** on or just after {D}]
{I-27~} [SAINSBURYS S/MKT|DUNNES STORES|LIDL GB] || {=k1=6..80}
{I-21~} [TFL TRAVEL CH|IRISH RAIL|TRAINLINE] || {=k2=3..60}
{I-12~} [PAYMENT RECEIVED – THANK YOU|DIRECT DEBIT PAYMENT] || {=o} CR
{I-3~} [AMZNMKTPLACE|B&Q 1{n3}|CURRYS ONLINE] || {=k3=8..120}
- [If you've recently paid, the claim is less that sum.|Section 75 may protect purchases over £100.]`,
  ),
  written(
    "debt monthly pay",
    "co.uk|ie",
    "Catalogue,Home Shopping,Storecard,Fashions",
    "A=80..900 m=8..60 b=50..300 l=9..14",
    `
# {brand}
[Your shopping account|Account update]: {I}
{person} · Account {n8}
[Balance you can clear now|Statement balance – pay this and there's no interest] || {A}
Or the minimum || {m}
[Buy Now Pay Later, not in the above|Take 3, start paying {I+200}] || {b}
[To reach us by|Pay on or before] || {D}
[Representative 39.9% APR variable. Minimum payments take longer and cost more.|A {l} default charge is made when the minimum is late.]
[Pay in the app, by text PAY to {n5}, or at the Post Office with the slip.|We don't hold a Direct Debit for you. Fancy one?]
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
{n16} || [Balance|To clear] {A} || [Min.|Minimum] {m}
- {brand} is a trading style of {legal}, the lender. [{web}|]`,
  ),
  written(
    "debt monthly debit",
    "co.uk|ie|com",
    "Pay,Later,Checkout,Split",
    "A=12..90",
    `
{brand}
[Coming up, {first}|Your next instalment]
[{A} will be taken on {D}|{D~}: {A}]
[From|Using] [Monzo Mastercard|Revolut Visa|debit card] ··{n4}
[Order|For]: {brand2} [trainers|sofa throw|air fryer] {ref}
Purchase || {A*3}
[1 of 3, paid|First payment] {I-20} || {A} ✓
[2 of 3|Second] {D} || {A}
[3 of 3|Third] {D+30} || {A}
[No interest, no fees when on time. Snooze for 14 days in the app.|Late? Up to {f=~5..6} per missed instalment.]
- Sent {I}. [Please borrow responsibly.|Missed payments can show on your credit file.]`,
  ),
  written(
    "debt monthly debit",
    "co.uk|ie",
    "Bank,Current Account,Banking Group",
    "A=4..60",
    `
{brand}
[Overdraft interest – advance notice|Summary of fees and interest on your account]
{person}   {n2}-{n2}-{n2}   {n8}
[Charging period|For] {from} to {to}
[Arranged overdraft limit|Your arranged limit] || {l=~250..2500}
Days overdrawn || {n1}
[Highest overdrawn balance|Furthest overdrawn] || {h=60..1800} OD
Interest at 39.9% EAR variable || {A}
[Unpaid item fees|Unarranged overdraft] || {zero}
[We'll take {A} out of this account on {D}.|{A} will be debited to the above account on {D}.] [There's nothing to send.|Have enough in by then, please.]
[Cap on unarranged charges in any calendar month {c=~20..30}.|We do this month after month while you're overdrawn.] Notice date {I}`,
  ),
  written(
    "debt monthly debit",
    "co.uk|ie",
    "Motor Finance,Car Finance,Vehicle Leasing",
    "A=150..480 b=~4000..12000",
    `
## [PCP|Personal Contract Purchase] – [yearly statement|where you stand]
{person}     Agreement {n9}     {I}
Vehicle [1.0 TSI|1.5 hybrid] {ref}
Cash price {c=~14000..28000}   [Part exchange|Deposit] {-e=~1000..4000}   [Amount of credit|Financed] {f=~9000..20000}
Paid so far ([17|22|29] of 48) || {q=3000..11000}
[Optional final payment|GMFV, only if you keep the car] || {b}
[Balance if settled today|Early settlement figure to {I+28}] || {s=6000..16000}
[Payment per calendar month|Regular payment, month by month] || {A}
[Next one leaves your account|Next Direct Debit] || {D}
[Mileage allowed 8,000 a year; excess 9.6p per mile.|Agreement ends {I+600}.]
Owner and lender: {legal}
- {brand}, {addr}, freephone 0800 {n6}`,
  ),
  written(
    "education monthly pay",
    "co.uk",
    "Nursery,Pre-School,Kindergarten,Day Nurseries",
    "t=~40..200 A=t+t+t+t g=A+t h=~100..400 f=g+h",
    `
{brand} [Baby room|Caterpillars|Pre-school room]
Parent: {person}  [Little one|Child]: {first} junior
Fees {month+1} {Y} [INV-{n4}|No {n5}] – {I}
22 full days @ {z=~55..95} || {f}
[30 funded hours, stretched|Funded early education] || {-h}
[Fees for the month|Bill] || {g}
[Tax-Free Childcare top-up (20%)|Government top-up] || {-t}
[What you put in|Your own payment into the childcare account] || {A}
[Put {A} in by {D~} so it reaches us in time.|Due {D}. Allow 3 days for the childcare account.]
[Consumables (nappies, lunch) included.|Late collection: {l=~5..15} per 10 minutes.] [Deposit held {k=~50..250}, returned with your last bill.|]
- Ofsted URN EY{n6}. {person2}, Manager`,
  ),
  written(
    "housing quarterly pay",
    "co.uk|ie",
    "University,Student Living,Halls,College",
    "A=~1100..2400",
    `
# {brand}
Accommodation [contract|licence] – payment plan
Student {person} ({n8})     [{I}|Generated {I}]
[Room|Hall]: [En-suite Plus, Block C|Flat 4 Room B], 42 weeks
[Rent for the academic year|Contract value] || {A*3}
[Booking prepayment|Holding deposit] {p=~150..250}, refunded in July
Term || Pay by || Sum
Autumn || {D} || {A}
[Spring|Hilary] || {D+105} || {A}
[Summer|Trinity] || {D+196} || {A}
[No guarantor? Then the whole year is payable up front.|Pay earlier instalments any time in the portal.] [Student Finance usually arrives a week before.|]
[Missing a date costs {f=~25..50}.|Set up a recurring card plan if you prefer – optional.]`,
  ),
  written(
    "education once pay nodue",
    "co.uk|ie",
    "Primary School,Academy Trust,Catering,School Meals",
    "A=~10..50",
    `
[Top-up receipt|Payment confirmation]
{brand} via [ParentApp|SchoolWallet]
[Thanks {first}|Hi {first}], we've got it.
[Item|For] || [Dinner money|School meals], {person2} 4K
[Paid|Amount] || {A}
[When|Time] || {I} 21:1{n1}
[How|Card] || Visa debit {n4}
[Balance before|Was] || {o=0..8}
[Meal price {z=2..4} a day from September.|Balance reminder set at {l=~5..8}.] [UFSM pupils don't pay.|]
[Want it automatic? Try auto top-up.|Trip to the zoo: {t=~10..30} still open, by {I+24}.]`,
  ),
  written(
    "education quarterly pay",
    "co.uk|ie",
    "Music Service,School of Music,Academy of Dance,Strings",
    "A=~90..260 e=~5..20 f=A-e",
    `
{brand}
[Tuition for|Lessons in] the [spring|summer|autumn] term
For {person2} ([violin|clarinet|piano], [30|20] minutes, [10|11] lessons)
Billed to {person}     {I}
[Fee|Termly fee] || {A}
[Early bird, if paid inside 48 hours|Prompt payers: within two days] || {f}
[Instrument hire|Loan of instrument] || {zero}
[Please pay {A} by {D~}.|Fee to reach us before the first lesson, {D}.]
[A half-term's written notice is needed to stop.|Missed lessons are not refunded.] [Another bill follows for each term.|Terms: three in the year.]
[Remission of 50% for families on certain benefits; ask first.|Teacher: {person2}]
- BACS {n2}-{n2}-{n2} / {n8} / {legal}`,
  ),
  written(
    "subscriptions monthly debit",
    "co.uk|ie",
    "Gym,Fitness,Leisure,Active",
    "m=~18..55 p=4..17 j=~5..25 A=m+p+j",
    `
From {brand}
[Welcome to the club, {first}!|You're in!] {I}
[Membership|You chose]: [Off-peak|Anytime|Swim & Gym], 12-month
[Rest of the calendar month|Days until the 1st (pro rata)] || {p}
[Your first full month|Month one] || {m}
Joining fee [(half price)|] || {j}
[First Direct Debit|To be collected first] || {A}
[on|Date] || {D}
[After that: {m} on the 1st of the month.|Then {m} p/m, about the same day.]
[On your bank statement you'll see {brand2} re {brand}.|Collected for us by {brand2} Collections.]
[Minimum term ends {I+365}; {k=~5..10} admin fee for a bounced payment.|Cooling-off: 14 days.]`,
  ),
  written(
    "subscriptions monthly debit",
    "co.uk|ie",
    "Times,Post,Chronicle,Gazette,Journal",
    "A=~10..35 o=~1..5",
    `
= {brand}
= [Subscriber services|Customer care]
{I}
[Dear {person}|Hello {first}]
[Your trial at {o} ends soon.|You've been reading us for {o}.] [On {D} your digital subscription moves to the standard price and we'll charge {A} to your card, and again each month.|Unless you cancel, {A} a month will be taken from your PayPal from {D}.]
[Took out the trial|Joined]: {I-26}
[Saturday print edition + {z=~4..12} if you add it.|Save with an annual pass at {y=~90..260}.]
[Cancel by phone 0330 {n6} at least a day ahead.|Manage it at {web}/account]`,
  ),
  written(
    "transportation once pay",
    "co.uk",
    "Council,Borough Council,Parking Services,City Council",
    "h=~25..80 A=h+h s=A+h",
    `
# {brand}
[PENALTY CHARGE NOTICE|Notice to Owner] [LB|WM]{n8}
[Vehicle|VRM] {ref}, [seen|observed] {I-6} from 10:1{n1} to 10:2{n1}, {town} High Street
[Contravention 01: parked in a restricted street|Code 12: residents' place without a permit]
[The penalty charge is|Full charge] || {A}
[Halved if we have it within 14 days of {I-6}|Discount rate, now lapsed] || {h}
[Goes up by half after the date below|Charge certificate amount] || {s}
[You must pay or challenge by {D}.|Payment in full is to be made by {D}.]
[Do not do both: paying closes the case.|Appeal free of charge to the tribunal once we reject.]
{person}, {addr} – [the keeper at DVLA|registered keeper]. Served {I}
- Pay: {web}/pcn, 0345 {n6}, or cheque to {legal} [(no cash)|]`,
  ),
  written(
    "bills annually pay",
    "co.uk",
    "Vehicle Agency,Licensing,Vehicle Tax",
    "A=~20..420 h=~11..230",
    `
{brand}
V11 [reminder|Vehicle tax is due]
{person}
{addr}
Registration {ref}   Make [SKODA|KIA|FORD]   CO2 {n3} g/km
[Tax it before|Current tax runs out on] {D}
You'll need the {n4} {n4} {n4} {n4} number below
12 months || {A}
6 months || {h}
[By Direct Debit: yearly {A}, half-yearly or by the month (5% more)|Spread it by Direct Debit if you like]
[You taxed for 12 months last time.|No reminder is sent if you use Direct Debit.] [Not using it? Make a SORN.|]
- [Untaxed cars can be clamped: fine {f=~80..1000}.|Produced {I}] {I}`,
  ),
  written(
    "healthcare monthly debit",
    "co.uk|ie",
    "Dental Care,Dental Practice,Smiles,Dental Plan",
    "o=10..28 x=1..3 A=o+x",
    `
{person2} BDS & associates
[Your dental plan fee from|Plan review] {month+1}
{I}
Dear {person},
[Every year we look at what it costs to run the practice.|Our fees are going up a little.] Your [maintenance|Care 3] plan, now {o}, will be {A} [per month|monthly].
[Your plan provider {brand2} will collect the new sum on {D}.|The Direct Debit for {A} goes through on {D}.] [Nothing for you to sign.|]
[Includes two check-ups, two hygiene visits and 10% off treatment.|Worldwide dental injury cover is part of the plan.]
[A crown would otherwise be {c=~400..900}.|Next check-up booked for {I+46}.]
With best wishes from all at {brand}`,
  ),
  written(
    "healthcare once pay",
    "co.uk|ie",
    "Vets,Veterinary Centre,Animal Hospital,Pet Clinic",
    "x=~75..150 c=10..60 A=x+c k=100..900 t=A+k",
    `
# {brand}
Owner {person}     [Patient|Animal]: [Biscuit|Murphy|Luna] [(DSH cat, FN)|(Labrador, MN)]
Invoice {n6} || {I}
{I-9} [Consultation and bloods|Dental under GA] || {z1=60..200}
{I-8} [Hospitalisation, fluids|Radiographs x3] || {z2=60..400}
{I-8} [Meloxicam 32ml|Antibiotic course] || {z3=9..60}
Total inc VAT || {t}
[Claimed direct from your insurer|Insurer has settled] || {-k}
[Your excess|Policy excess] || {x}
[Not covered (food, nail clip)|10% co-payment] || {c}
[For you to pay|Client balance] || {A}
[Please settle by {D}|Payable within {N} days of the invoice date]. [After 30 days: account fee {f=~10..25}.|Thank you for your patience over the claim.]`,
  ),
  written(
    "healthcare monthly debit",
    "co.uk",
    "Prescription Services,Business Services,Pharmacy",
    "A=10..13",
    `
{brand} [PPC|prescription prepayment certificate]
Certificate number {n10} – {person}
[Valid|Cover] {from+} for 12 months
[Price of certificate|Total] || {A*10}
You chose 10 instalments by Direct Debit:
[First collection|Instalment 1] || {D} || {A}
[Nine more|2 to 10] || [same day, following months|from {D+30}] || {A}
[By paying this way you're committed for all ten.|A single item would cost {s=~9..10}.]
[We'll write before it runs out.|Show this at the chemist.] Letter date {I}`,
  ),
  written(
    "healthcare once pay",
    "ie",
    "University Hospital,General Hospital,Regional Hospital,Injury Unit",
    "A=~75..130",
    `
{brand}
Patient Accounts, {addr}
[Emergency department statutory charge|Charge for attendance] – MRN {n7}
To: {person} [(or parent)|]     {I}
You attended on {I-24} [without a GP letter|self-referred].
[Statutory charge|Amount of charge] || {A}
[If you hold a medical card send us a copy and the charge is cancelled.|VHI, Laya and Irish Life do not cover this.]
[Please pay within {N} days of the date of this letter|Payment is due by {D}] at {web} [or by Billpay at any post office|or by cheque made out to {legal}].
[A second reminder goes to {brand2} debt collectors.|We can agree instalments of {q=~10..30} with you.]`,
  ),
  written(
    "savings monthly debit",
    "co.uk",
    "Pensions,SIPP,Retirement,Wealth",
    "r=~20..100 A=r+r+r+r g=A+r",
    `
[Hi {first},|Dear {person},]
[You've set up a regular payment into your SIPP|Your pension contribution has changed].
[Into your pension each month|Gross contribution] :: {g}
[made up of basic-rate relief we claim|HMRC adds] :: {r}
[and from your bank|Net, taken from you] :: {A}
[Collected|Direct Debit on or around] :: {D}, then [monthly|each month]
[Higher-rate payer? Claim more on your tax return.|Annual allowance {al=~40000..60000}.]
[Pot today {p=3000..150000}, up 4.1%|Invested in: Global All Cap {n2}%] – the value can fall as well as rise.
{I}
{brand}
- {legal} – authorised by the FCA, no. {n6}`,
  ),
  written(
    "other monthly debit",
    "co.uk|ie",
    "Union,Teachers' Union,Workers' Union,Staff Association",
    "o=~9..18 x=1..3 A=o+x",
    `
{brand} membership
[New subscription rates|Change in your subs]     {I}
{person}, membership {n7}
Band || [Earnings|Salary] || Old || New
[C|D] (yours) || [up to 32,000|over 26,500] || {=o} || {=A}
[As conference agreed|Following the ballot], your Direct Debit rises to {A} [a month|per month], from the collection on {D}.
[Part of your subs may qualify for tax relief.|The political fund takes {pf=~1..2} of this; you may opt out.] [Yearly cost {A*12}.|]
[Direct Debit Guarantee: notice of at least 10 working days.|Changed hours? Tell your branch secretary {person2}.]`,
  ),
  written(
    "other annually pay",
    "co.uk|ie",
    "Parish,Cemetery,Burial Board,Churchyard Trust,Memorial Gardens",
    "A=~35..180",
    `
= {brand}
[Care of grave|Upkeep of grave] – plot [C|F]{n3}, {person2}, deceased
Dear [Mr|Mrs] {person}
[The yearly charge for planting and tending|Our fee for the coming year's maintenance] is {A}. [We'd be glad to have it by {D~}, so the spring bedding can be ordered.|Kindly let the Clerk have it on or before {D}.]
Period {from+} to {to+}
[Ten years in advance may be bought at {t=~400..1500}.|Headstone safety test last done {I-200}.]
[Cheques payable to "{brand}".|Transfer to {n2}-{n2}-{n2} {n8}.]
[Clerk to the Board|Sexton], {I}`,
  ),
  written(
    "expenses once pay nodue",
    "co.uk|ie",
    "Chimney Sweeps,Window Cleaning,Sweeps,Handyman",
    "A=~45..140",
    `
= {brand}
= [Receipt|Certificate of sweeping and receipt]
{I}
[Customer|Name] {person}
{addr}
1 x [open fire|stove, lined] || {=A}
[Nest removed|Cowl fitted] || [incl.|yes]
[Received with thanks|Paid in cash] || {A}
[Sweep again|Next sweep advised] {I+360}
[Smoke test passed. CO alarm present.|Spalled bricks noted: get a quote.]
= [{person2}, Guild member {n4}|Not VAT registered]`,
  ),
  ...enOther3,
  ...enOther4,
];
