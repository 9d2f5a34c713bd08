import { type Written, written } from "./written.ts";

/** Papers of British and Irish companies, by another hand. */
export const enOther: readonly Written[] = [
  written(
    "utilities monthly debit",
    "co.uk|ie",
    "Energy,Power,Fuels,Switch",
    "o=~60..140 up=~5..60 A=o+up b=20..300 e=900..2600",
    `
{person}
{addr}
@ [Account no.|Your account] :: {n10}
@ {I}
# {brand}
## [We've looked again at your payments|Your Direct Debit is going up|A change to what you pay us]
Dear {first},
[Twice a year|Every so often] we check that you're paying [about|roughly] the right amount. [You're not, quite.|Here is what we found.]
Your balance on {I-4} || {b} [in debit|owed to us|behind]
[We think you'll use this much in the next 12 months|Forecast cost, next twelve months] || {e}
Old Direct Debit || {o}
[New Direct Debit|What you'll pay from now on] || {A}
[You don't have to do a thing. The first payment at the new amount leaves your bank on {D}, then about the {Do} of each calendar month.|From {D} we will collect {A} instead of {o}. Your bank knows already.]
[Think it's wrong? Send us a reading by {D-2}.|Your last reading was estimated (E) on {I-19}.] [Exit fees {x=~25..75} per fuel until {I+210}.|]`,
  ),
  written(
    "utilities annually pay",
    "co.uk",
    "Water,Waters,Water Services",
    "w=120..260 s=150..330 k=3..25 A=w+s-k",
    `
# {brand}
[Charges for unmetered supply|Rateable value bill] 1 April {Y} to 31 March {Y+1}
The Occupier / {person} || [Rateable value|RV] {n3}
{addr} || Bill dated {I}
Water: [standing charge|fixed] {f=20..60} plus {n2}.4p per £ of RV || {w}
Sewerage [and surface water|incl. highway drainage] || {s}
[Balance brought forward|Left over from last year] (credit) || {-k}
[Please pay|The sum we need from you] || {A}
[Pay it all by {D}|In one go, on or before {D}] [– you asked us for one yearly payment|, as you did last time]
[Or in two halves ({h=130..290} each), or eight instalments by Direct Debit: fill in the form overleaf.|If you'd sooner pay by the month, ring us and we'll send a mandate.]
[Could a meter save you money? Two thirds of our customers have one.|A lead pipe may serve homes built before 1970.]
- Bank: {n2}-{n2}-{n2} account {n8}, quoting {n9}. [Cheques to {legal}.|]`,
  ),
  written(
    "utilities quarterly pay",
    "co.uk",
    "Electric,Energy,Electricity",
    "p=60..190 q=20..59 o=p-q u=70..220 s=25..60 v=4..15 A=o+u+s+v",
    `
[Electricity account|Electricity – actual reading] || Period {from} to {to}
{person}, {addr}
Meter || Previous || [Present|Latest] || Units
{n4}K{n5} day || {n5} [A|C] || {n5} [E|A] || {n3}
{n4}K{n5} night || {n5} A || {n5} E || {n3}
[Amount of last bill|Last bill, {I-92}] || {p}
[Received|Less paid] {I-51} || {-q}
[Still owing|Carried on to this bill] || {o}
[Units used|Energy] || {u}
Standing charge [91 days|at 52.1p a day] || {s}
VAT at 5% || {v}
[Now due|Total now due including arrears] || {A}
[Date of bill|Tax point] {I}. [Settle by {D} please.|Payment is required not later than {D}.]
[Customers who switch to Direct Debit get {x=~5..20} off.|Pay at any Post Office or PayPoint with the barcode.]
- - - - - - - - bank giro credit - - - - - - - -
[Credit|Payee] {brand} || [Cashier's stamp|Fee]
Ref {n12} || £ {=A}
- {legal}. VAT reg GB {n9}`,
  ),
  written(
    "utilities monthly debit",
    "ie",
    "Electric,Energy,Airtricity,Gas",
    "A=~90..230 u=120..420 l=20..90 v=10..50 m=u+l+v",
    `
{brand}
[A Dhuine Uasail|Dear {person}], [this is a statement, not a request for payment|this is for your information].
MPRN {n11}   DG [1|5]   [Urban 24hr|Rural nightsaver]   {I}
{from} – {to}
Units [day|24hr] {n3} x 31.9c || {u}
Standing charge + PSO levy || {l}
VAT @ 9% || {v}
[Cost of this period|Charges in this bill] || {m}
[EvenPay|Level pay|Budget plan] instalment || {A}
[Next instalment date|Will be debited] || {D}
[Plan balance after this bill|Running total on your plan] || {b=10..300} [DR|CR]
We debit the same {A} each month and true it up [in {month+7}|once every 12 months]. IBAN IE** **** {n4} {n4}.
[Government electricity credit included: {g=~125..200}.|Next meter reading on or about {I+58}.]`,
  ),
  written(
    "utilities monthly debit",
    "co.uk|ie",
    "Energy,Gas,Home Energy",
    "A=~55..180 c=80..500 u=20..110",
    `
From: {brand} <statements@{web}>
Subject: [You're in credit, {first}|Your {month} statement's here] {I}
[Good news: your account is {c} in credit.|You're ahead by {c}.] [That's normal for this time of year|Winter will use it up], so [we'll carry on collecting|nothing changes:] {A} on {D~}[ as usual|].
What you used {from} to {to} :: {u}
[What we collected last|Last Direct Debit] :: {A} on {I-22}
[Where that leaves you|Balance today] :: {c} credit
[Want some of it back? Ask in the app.|If you're still over {z=~150..400} in credit at your review we'll refund it.]
- {legal} trading as {brand}, {addr}`,
  ),
  written(
    "utilities once pay",
    "ie|co.uk",
    "Oil,Fuels,Heating Oil,Petroleum",
    "g=300..900 v=30..120 A=g+v e=~10..29 f=A-e",
    `
[DELIVERY DOCKET / INVOICE|Sales invoice] {n6}
Deliver to {person}, {addr}
[Driver|Tanker] {person2} [07:4{n1}|pm run] || {I}
[Kerosene 28 sec|Home heating oil] || {n3} L || {=g}
VAT [13.5%|5%] || {=v}
[Invoice value|To pay] || {A}
[Terms {N} days from delivery.|Strictly {N} days.|Settle within {N} days of the above date.]
[Pay the driver or by card today and take off {e}: {f}|{f} if we have it within 48 hours]
[Ask about our monthly budget scheme, from {b=~60..120} a month.|Next top-up reminder {I+150}]
# {brand}
- Bank of Ireland IE{n2} BOFI {n4} {n4} · {web}`,
  ),
  written(
    "utilities monthly debit",
    "co.uk|ie",
    "Broadband,Fibre,Telecom,Net",
    "p=25..60 pr=5..24 s=~5..15 w=~2..9 A=p+pr+s-w",
    `
# {brand}
[Your first bill – why it's a bit more|Hello! Here's bill number one]
@ Bill no. :: {n8}
@ Dated :: {I}
@ [We'll take :: {A}|Direct Debit :: {A}]
@ On :: {D}
{person}, {addr}
[Part month|Broadband from go-live] {I-17} to {I-1} || {pr}
[Month in advance|Full Fibre 150, one month ahead] || {p}
[Router postage|Activation] || {s}
[Welcome credit|New customer saving] || {-w}
VAT is included. [From next month on it's just {p}, month by month.|After this, expect {p} per calendar month until {I+540}.]
[Price rises: from April {Y+1} {p3=~3..4} more.|Ends: 24 month contract, out on {I+700}.]`,
  ),
  written(
    "utilities monthly debit",
    "co.uk|ie",
    "Mobile,SIM,Talk",
    "A=~6..25",
    `
{brand}
[All topped up 👍|Plan refreshed]
{I}
[20GB + unlimited mins|SIM-only 30 day plan] || {A}
[Card|Google Pay] ••{n4} || [Success|Paid]
[Auto-renew|Recurring payment] :: on
[Next one|Refreshes again] :: {D}
[Rollover data 3.1GB, use it by {D}.|Number 07{n9}]
[No contract: stop the card payment in the app the day before.|Out-of-plan balance {zero}]`,
  ),
  written(
    "utilities quarterly pay",
    "co.uk|ie",
    "Heat,Heat Networks,District Energy,Wharf Estates",
    "h=40..170 s=45..110 v=4..14 A=h+s+v",
    `
## Heat and hot water
{brand2} Metering & Billing, agents for {legal}
{person}
Flat {n2}, {addr}
[Statement|Invoice] {ref}     {I}
Heat meter {n8}: [opening|start] {n5} [closing|end] {n5} kWh
{from} to {to}
Heat units || {h}
[Fixed daily charge (plant, upkeep)|Standing charge] || {s}
VAT 5% || {v}
[Amount you owe|To be paid] || {A}
[We must have your payment by|Kindly pay no later than] {D}, to the account of {brand}: {n2}-{n2}-{n2} {n8}.
[Your building's supply isn't regulated by the price cap.|Complaints first to us, then to the Ombudsman after 8 weeks.] [Direct debit forms: {web}|]`,
  ),
  written(
    "bills monthly debit",
    "co.uk",
    "Borough Council,City Council,District Council,Metropolitan Borough",
    "r=~110..230 x=~1..9 A=r+x y=1100..2400",
    `
{person}
{addr}
@ # {brand}
@ Revenues, PO Box {n3}
@ [Date of issue|Printed] {I}
@ Payment ref {n9}
COUNCIL TAX {Y}-{Y+1}: [Demand under the {n4} Regulations|Adjustment notice]
Property band [A|C|D|F], {from+} – 31/03/{Y+1}
[Charge|Band charge] || {y}
Of which: {brand} || {y1=700..1400}
Fire authority || {y2=60..95}
Police || {y3=180..300}
Town or parish || {y4=10..120}
[Instalment plan: Direct Debit, day {Do}|You pay by Direct Debit over ten payments]
1st || {D} || {A}
2nd to 10th || [same day of following months|from {D+31}] || {r}
[Please do not pay by any other means.|No further action by you is required.] [Reason for bill: start of year. The adult social care precept adds 2.0%.|]`,
  ),
  written(
    "bills monthly pay",
    "co.uk",
    "Council,Borough Council,County Borough",
    "A=~95..240 y=600..1500",
    `
{brand}
[COUNCIL TAX REMINDER|First reminder – Council Tax]
To {person} at {addr}
Account {n8} || Notice given {I}
[You haven't paid|We have no trace of] the instalment which fell due on {I-16}.
[Missed instalment now payable|Overdue] || {A}
[Pay it within {N} days of this notice.|It must be in our account by {D}.]
If you don't, [you lose the right to pay by instalments and must pay the rest of the year, {y}|the whole balance of {y} becomes payable 7 days later] and we may [ask the magistrates for a summons, costs {c=~50..90}|apply for a liability order].
[Your next instalment remains due on the 1st as shown on your bill.|Later instalments stay as on the bill: one per calendar month.]
Ways to pay: {web} – 24 hour line – [All Pay outlets|Payzone]. Or [set up a Direct Debit|switch to Direct Debit] and never get one of these again.`,
  ),
  written(
    "utilities quarterly debit",
    "ie",
    "Waste,Recycling,Environmental,Bins",
    "s=~40..75 k=4..40 A=s+k",
    `
= {brand}
= [Statement of account|Your waste account] · {I}
{person} · {addr} · Cust. {n6}
{from} to {to}
[Service charge, in advance|Quarterly fee] || {s}
General (black) lifts [5|6|7] || {k}
Recycling (green) lifts 6 || {zero}
Compost (brown) lifts 6 || {zero}
[Total due|Owing] || {A}
[Your SEPA Direct Debit runs on|SEPA DD, creditor ref IE{n2}ZZZ{n6}, value date] {D}
[Over the allowance: 34c a kilo.|Contamination fee {f=~15..30} if we find nappies in the green bin.]
[Bank holiday collections move to Saturday {I+19}.|Collection calendar on {web}]`,
  ),
  written(
    "housing annually pay",
    "co.uk",
    "Estates,Freeholds,Ground Rents,Investments",
    "A=~50..450",
    `
[Landlord and Tenant: notice to leaseholder of rent due|COMMONHOLD AND LEASEHOLD REFORM – RENT DEMAND]
To {person}, leaseholder of {addr}
(1) Ground rent under a lease of 99 years from 25 March 1988 is payable on the following date: {D}
(2) [It covers|The period is] {from+} to {to+}
(3) The amount is {A}
(4) Pay to: {brand}, [at {addr}|sort code {n2}-{n2}-{n2} account {n8}]
(5) The landlord is {legal}
Given {I} by {person2}, [credit controller|for the landlord]
- [Notes: you're not liable to pay ground rent unless asked by such a notice. Late payment fee {f=~40..90}.|If unpaid for three years or more than {g=~350..360} the landlord may seek forfeiture.] Payment is yearly in advance.`,
  ),
  written(
    "housing quarterly pay",
    "co.uk|ie",
    "Residents,Court Management,Mansions RTM,Block Management,Quay OMC",
    "s=250..800 r=40..250 A=s+r",
    `
{person2} MRICS [for|on behalf of] {brand}
[Interim service charge|On-account demand] – [March|Midsummer|Michaelmas|Christmas] quarter day
{person}, Apt {n2}
{addr}
{I}
[Schedule 1: estate 1.25%|Sched. A – building] || {s}
[Reserve|Schedule 2: lifts and reserve] || {r}
[Payable in advance for|Quarter] {from+} – {to+} || {A}
Your share of the yearly budget || {A*4}
[Last year's balancing charge was collected on {I-120}|Year-end accounts follow about {I+150}]
[The lease makes this due on {D}.|Due {D}; interest at 4% above base from {D+14}.]
Clients' money account: "{legal}", {n2}-{n2}-{n2} {n8}, ref {ref}
- [Summary of tenants' rights and obligations overleaf.|Landlord's address for s.47/48: {addr}]`,
  ),
  written(
    "housing weekly pay",
    "co.uk",
    "Homes,Housing Association,Housing Trust,Living",
    "r=90..170 s=4..25 A=~15..70 g=r+s hb=g-A o=80..165",
    `
# {brand}
[Notice of your new rent|Rent and service charge change]     {I}
{first} {person2} & {person}
[This letter tells you what you'll pay from|Your payments change on] {D}
[Weekly charge|Charge] || Now || New, per week
Net rent || {=o} || {=r}
Service charge [(door entry, grass)|(lift, cleaning)] || {=s5=3..24} || {=s}
Gross || {=g}
Housing Benefit paid [straight to us|to your rent account] || {-hb}
[You pay|Left for you to pay] || {A}
[First payment at the new amount due Monday {D}.|Please have {A} with us by {D} and weekly from there.]
[52-week year, no free weeks.|If you pay by standing order, please tell your bank.] [Rent swipe card or {web}; ask for Direct Debit if you like.|]`,
  ),
  written(
    "housing monthly debit",
    "co.uk|ie",
    "Building Society,Mortgages,Bank",
    "m=500..1500 i=40..300 A=m+i t=80000..260000",
    `
{brand}
{I}
{person} and {person2}
[Congratulations on completing|Your mortgage has started] – account {n2}/{n8}
We lent you {t} over 27 years. [Rate 4.64% fixed to {I+1800}|Discounted variable, now 5.14%]
[Interest from completion to month end|Initial interest] || {i}
Regular payment || {m}
[FIRST PAYMENT|What we'll collect first] || {A} || {D}
[SECOND AND LATER|After that, month by month] || {m} || [from {D+30}|on the {Do}]
[A Direct Debit has been set up on {n2}-**-** ****{n4}.|Collected under SEPA mandate {ref}.]
[Your home may be repossessed if you do not keep up repayments.|WARNING: If you do not keep up your repayments you may lose your home.] Early repayment charge until {I+1800}: {e=~1500..6000}`,
  ),
  written(
    "housing monthly pay",
    "ie|co.uk",
    "Home Loans,Mortgage Bank,Building Society",
    "A=500..1600 f=5..15",
    `
{brand}
Arrears Support Unit
{I}
Dear {person},
Mortgage {n8}: [your bank returned our direct debit|direct debit unpaid – "refer to payer"]
[We tried to take your repayment of {A} on {I-5} and it came back.|The collection of {I-5} for {A} was rejected.] We [won't|will not] present it again.
[Please lodge {A} by {D} using|To put this right, transfer {A} by {D} to] IBAN [IE|GB]{n2} XXXX {n4} {n4} {n2}, ref {n8}.
[A fee of {f} has been charged by your bank, not by us.|No fee is charged this time.]
Balance of loan {t=80000..260000}; term ends {I+6200}. Next direct debit as normal {D+30}.
[If you're in difficulty, call me: {person2}, ext {n4}.|MABS can help free of charge.]`,
  ),
  written(
    "insurance monthly debit",
    "co.uk|ie",
    "Insurance,Motor,Direct,Drive",
    "A=60..140 k=25..70 tp=A+k+k+k+k+k+k+k+k+k+k ch=20..90 c=tp-ch",
    `
# {brand}
Car insurance: [payment schedule|how you'll pay]
{person} – Reg. {ref} – Cover from {from+}
[Cash price|If you'd paid in one go] || {c}
[Charge for credit|Interest 23.1% APR] || {ch}
[Total payable over 12 months|Amount payable altogether] || {tp}
No. || On or just after || Amount
1 [deposit|first payment] || {D} || {A}
2 || {D+31} || {k}
3 || {D+61} || {k}
4 || {D+92} || {k}
5–11 || [calendar months|then the same day] || {k}
Credit provided by {brand2} Premium Finance; [your statement will show their name|the Direct Debit comes from them].
[14 days to withdraw from the credit agreement.|Missed payment {x=~12..30}] Agreement date {I}`,
  ),
  written(
    "insurance annually debit",
    "co.uk|ie",
    "Home Insurance,Insurance,Cover,Mutual",
    "A=140..620 l=130..560 m=13..60",
    `
{I}
{person}, {addr}
[Your buildings & contents policy renews by itself|We'll renew your home cover automatically]
[Policy|Cert.] {ref}, ends 23:59 on {D-1}
[Last year's premium|Price you paid then] {l}
[This year's premium|Price for the coming year] {A}   (inc. IPT)
[We'll take {A} in full from the card ending {n4} on {D}.|As before, {A} will be charged to your Visa on {D} unless you tell us not to.]
[If you'd rather spread it: 1 x {m} then 11 x {m}, 0% deposit, call first.|Instalments available at {m} a month.]
You've been with us a number of years. You may be able to get the cover you want at a better price if you shop around.
[Excess: {x=~100..350}, escape of water {y=~350..500}|Sum insured: bedroom rated, up to {s=~500000..900000}]
- {legal} is authorised and regulated. {brand} is a trading name. {web}`,
  ),
  written(
    "insurance monthly pay",
    "co.uk|ie",
    "Life,Assurance,Friendly Society,Protect",
    "p=12..60 A=p+p",
    `
{brand}
OVERDUE: [life cover premiums|we've missed you]
Policyholder {person}     Plan {ref}     {I}
Premium of {p}, [due {I-34}|the month before last] || unpaid
Premium of {p}, [due {I-4}|latest] || unpaid
[Needed to keep your cover|Arrears to clear] || {A}
[Your bank says the Direct Debit was cancelled.|Your mandate is no longer active.] [To put things right, pay {A} by card or cheque before {D}|Send {A} to arrive by {D~}] or [the plan lapses|we'll have to end it on {D+7}].
Normal premium: {p} per calendar month. Sum assured {s=~30000..300000}.
[Enclosed: a new Direct Debit instruction for the months ahead.|You can reinstate the Direct Debit online later.]`,
  ),
  written(
    "insurance monthly debit",
    "ie",
    "Health,Healthcare,Health Insurance",
    "A=60..260 r=~8..17 g=A+r",
    `
# {brand}
[Renewal notice|Your health cover for the year ahead] || {I}
[Members|On this policy]: {person}, {person2}, [1 child|2 children]
Plan [Day-to-Day 4|PMI 35 13|Complete Extra]
[Gross|Full price] per month || {g}
Less tax relief at source || {-r}
[Net per month – what leaves your account|You pay monthly (net)] || {A}
Yearly net || {A*12}
[Renewal date {from+}. We'll debit your account on {D} and the same date each month.|Nothing to do: SEPA direct debit on {D}.]
[Government levy included: {l=~100..469} per adult.|Lifetime community rating loading 0%] [To change plan tell us 5 days before.|]`,
  ),
];
