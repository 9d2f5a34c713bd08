import { type Written, written } from "./written.ts";

/** Papers on which the amount, the day or the way of paying is easily mistaken. */
export const enMore: readonly Written[] = [
  written(
    "utilities monthly debit",
    "co.uk|ie",
    "Water,Waters",
    "A=~25..90",
    `
# {brand}
Your bill for {Y}/{Y+1}
{person}, {addr}
Date {I}     Customer number {n9}
Fresh water || {w=100..400}
Wastewater || {v=100..400}
[Total for the year|Charge for the year] || {A*12}
[You've chosen to spread the cost|You pay in 12 instalments] by Direct Debit:
{D} || {A}
then on the {Do} of [each month|every month] || {A}
[Your first payment will be taken on {D}.|We'll collect the first instalment on {D}.] Save water: a shower uses {n2} litres.`,
  ),
  written(
    "utilities monthly debit",
    "ie|co.uk|ca|com",
    "Electric,Energy,Gas,Hydro",
    "A=~70..220 u=80..400",
    `
{brand}
[Budget billing|Level pay|Equal payments plan] statement     {I}
[Actual charges this period|Cost of energy used|Charges for {from} to {to}] || {u}
[Amount you pay each month|Level payment|Equal payment amount] || {A}
[Plan balance|Difference so far] || {b=5..200} [CR|]
[Amount due|This month's payment] || {A}
[Debited on|Will be withdrawn on|Direct debit date] || {D}
Your plan is settled in {month+5}.`,
  ),
  written(
    "utilities monthly pay",
    "com|ca|com.sg|co.uk|in",
    "Mobile,Internet,Telecom,Wireless,Cable",
    "o=20..120 c=30..150 A=o+c",
    `
{brand}
ACCOUNT {n9}    BILL DATE {I}
[Balance from last bill|Previous bill] || {o}
[Payments received|Payment] || {zero}
[OVERDUE – please pay immediately|Past due amount] || {o}
[New charges, due {D}|Current charges] || {c}
[TOTAL AMOUNT DUE|Total to pay] || {A}
[Please pay by|Pay before] {D} [to avoid restriction of service|]. [A reconnection fee of {r=10..50} applies.|]
[AutoPay: OFF|You are not enrolled in automatic payments.]`,
  ),
  written(
    "housing annually pay",
    "co.uk|ie|com",
    "Parish Council,Management Company,Homeowners Association,Owners' Management",
    "A=~50..1900",
    `
{legal}
Dear {person},
[Please find below the annual service charge|The yearly rent for your plot|The annual assessment] for the year [beginning|starting] {from+}.
[Budget for the estate|Total budget] {t=20000..90000}, [your share 1/{n2}|apportioned by floor area]
[Amount payable|Your contribution|Yearly charge] {A}
[Payment is due in full on|Please let us have this by|Falls due] {D}.
[Those who wish may pay monthly by standing order: {m=10..160}.|Payment by instalments needs our agreement.]
[Sinking fund included: {s=10..200}.|]
Yours sincerely, {person2}, [Clerk|Secretary|Managing agent]    {I}`,
  ),
  written(
    "housing monthly pay",
    "ie|co.uk|com|co.nz",
    "Lettings,Property,Rentals",
    "A=~700..2400",
    `
From: {brand} <hello@{web}>
Date: {I}
Hi {first},
[Just a heads-up that|A quick note:] {month+1}'s rent of {A} is due [in on|on|by] {D~}. [Last month's came in on the {n1}th, thanks.|]
[Same account as always|Standing order or transfer, whichever suits], ref {ref}.
[The deposit of {d=700..2400} is lodged.|The boiler service is booked for {I+17}.]
Cheers,
{person2}`,
  ),
  written(
    "insurance annually pay",
    "co.uk|com|com.au|ie",
    "Pet Cover,Insurance,Mutual",
    "A=150..900 m=15..90",
    `
{brand}
[Renewal quote|Your quote for the year ahead]      {I}
[Pay in full|Annual price] || {A}
[or pay monthly|12 monthly payments of] || {m}
[Total if paid monthly|Total monthly cost] || {t=180..1080}
[You've told us you pay annually.|Payment option on file: annual, by card.]
Please [pay|renew] by {D}. [Vet fee limit {l=~1000..8000}, excess {x=~75..200}.|]
[Last year: {o=150..900}|]`,
  ),
  written(
    "insurance monthly debit",
    "com|ca|com.au|ie|co.uk",
    "Auto,Insurance,General,Health",
    "A=40..220",
    `
{brand}
[Payment schedule|Instalment schedule|Premium payment plan] – policy {ref}
Issued {I}
Total premium {from+} – {to+} || {A*12}
[Down payment|Already paid] || {p=40..220}
[Due date|Date] || Amount
{D} || {A}
{D+30} || {A}
{D+61} || {A}
{D+91} || {A}
[Withdrawals are made automatically from the bank account on file.|We take each instalment by direct debit from account ****{n4}.] [An NSF fee of {f=20..50} applies.|]`,
  ),
  written(
    "debt monthly debit",
    "co.uk|com|ie",
    "Card,Bank",
    "b=300..2500 m=15..60 A=~60..250",
    `
{brand}     statement {I}
Previous balance || {p=300..2500}
You paid || {-q=50..300}
New spending || {s=50..600}
[Your balance|New balance] || {b}
Minimum payment || {m}
[Your Direct Debit is set to a fixed amount of|Fixed payment by Direct Debit:] {A}, [to be collected|which we'll collect] on {D}.
Credit limit {l=~1000..9000}. [Estimated interest next month {i=2..50}|]`,
  ),
  written(
    "savings monthly pay",
    "co.uk|ie|com.au",
    "Building Society,Savings Bank,Credit Union",
    "A=~50..400",
    `
# {brand}
[Regular saver|Monthly saver] – [welcome|account opened]
{person}    Account {n8}     {I}
[Please set up a standing order for|Your monthly saving:] {A}, [the first to arrive by|starting on|next one due] {D}.
[You can save up to|Maximum monthly deposit] {mx=~250..500} a month.
Interest 5.5% gross, paid after 12 months. Balance today {b=100..3000}
[If you miss a month the rate does not change.|]`,
  ),
  written(
    "investment monthly debit",
    "com|co.uk|in|co.za|com.au",
    "Pensions,Wealth,Fund,Super,Index Funds",
    "A=~50..900 g=~60..1100",
    `
{brand}
[Your contribution|Automatic investment] [summary|confirmation], {I}
[You pay|From your bank account] || {A}
[Tax relief|Employer contribution|Bonus] || {r=10..220}
[Total invested|Goes into your plan] || {g}
[Collected on|Debit date|Trade date] || {D}
[Then on the same date each month.|Frequency: monthly]
[Transfer value|Portfolio value] {v=2000..90000} at {I-2}`,
  ),
  written(
    "education monthly pay",
    "co.uk|com|ie|com.au",
    "Nursery,Academy,School,Preschool",
    "g=300..1200 f=50..300 A=g-f",
    `
{brand}
INVOICE for {month+1}     {I}
{first}: 13 sessions || {g}
Funded hours || {-f}
[Total for parents|Balance to pay] || {A}
Due [on the first of the month|] {D}
[If you pay through the childcare scheme, you pay {p=100..800} and the government tops up the rest.|Yearly tuition {y=3000..12000} in 10 instalments; this is no. 1.] [Registration fee {rf=~50..150} received with thanks.|]`,
  ),
  written(
    "transportation once pay",
    "ie|com|com.au|ca",
    "Toll,Tolling,Parking Enforcement,Express Lanes",
    "A=3..40 l=40..120",
    `
{brand}
[UNPAID TOLL NOTICE|Notice of toll due|Parking charge notice]
Vehicle {ref}    Notice date {I}
[Toll and standard charge|Amount due now] || {A}
[If paid after {D}|After that date] || {l}
Pay by {D} [online, by phone or at a shop with the Payzone sign|at {web}].
Passed the plaza on {I-4} at 08:{n2}`,
  ),
  written(
    "other annually pay",
    "ie|co.uk|com|com.au|ca",
    "Relief,Appeal,Church,Public Radio,Trust,Museum",
    "A=~20..300",
    `
{brand}
Dear {first},
Last year you kindly gave {o=~20..300}. [Your annual pledge|Your yearly membership] of {A} [falls due|is due] on {D}.
[A cheque or bank transfer is fine.|You can renew online or with the form below.] [Monthly giving from {m=~5..20} is possible too.|]
With tax relief it is worth {t=25..400} to us.
{I}`,
  ),
  written(
    "subscriptions monthly debit",
    "com|co.uk|co.za|com.au|ie",
    "Software,Cloud,Design,Books",
    "A=8..90 u=5..60",
    `
{brand}
Invoice {ref}     Invoice date {I}
Creator plan, [annual plan paid monthly|billed monthly] || {=u}
[Tax|VAT] || {=t=1..12}
[Total|Amount charged] || {A}
[Paid|Charged] {I} – [Mastercard ending {n4}|PayPal]
[List price USD {=l=5..60}|Balance due 0.00]
[Next invoice|Next payment] {D}. [You can cancel before your renewal.|Automatic renewal is on.]`,
  ),
  written(
    "transportation annually pay",
    "ca|com|com.au|co.uk",
    "Auto Club,Roadside,Breakdown,Motoring Club",
    "p=60..160 a=20..60 A=p+a",
    `
# {brand}
[Membership renewal|Renew your membership]
{person}   member {n9}   {I}
Primary member || {p}
Associate || {a}
[Total annual dues|Amount due] || {A}
[Your membership expires|Renew by|Due] {D}
[Save {s=~5..20} with automatic renewal next year.|Set up auto-renew to get a gift.]`,
  ),
  written(
    "food once pay nodue",
    "com|co.uk|com.au",
    "Groceries,Market,Fresh,Delivery",
    "i=40..140 f=2..8 t=1..9 A=i+f+t",
    `
{brand}
[Your delivery receipt|Order receipt]     {I}
Hi {first}, [your order has been delivered|thanks for shopping with us].
23 items || {i}
[Delivery|Service fee] || {f}
[Tip|Bag charge] || {t}
[Total charged|Total paid] || {A}
[Paid with card ending {n4}|Charged to your Visa {n4}]
[Estimated total was {e=40..160}|You saved {s=1..9} today]
[Your next slot: {I+7}|]`,
  ),
  written(
    "healthcare once pay nodue",
    "com|ca|co.nz|ie|com.au",
    "Physiotherapy,Medical Centre,Dental,Optical",
    "f=40..300 c=10..150 A=f-c",
    `
{brand}
[RECEIPT|Official receipt] {n5}
Patient {person}      {I}
[Consultation|Treatment] || {f}
[Direct billed to insurer|ACC contribution|Plan pays] || {-c}
[Patient portion|You paid] || {A}
[PAID – Interac|Paid by EFTPOS|Paid cash] {I}
[Balance owing|Outstanding] || {zero}
[Next appointment {I+14}|]`,
  ),
];
