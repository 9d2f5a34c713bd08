import { type Written, written } from "./written.ts";

/** Slips, messages and letters of all four countries, by another hand. */
export const enOther4: readonly Written[] = [
  written(
    "education quarterly pay",
    "in",
    "Vidyalaya,Public School,International School,Convent School",
    "t=300..1200 b=60..200 k=10..50 A=t+b+k",
    `
= [FEE BILL – parent's copy|School fee challan (bank copy)]
= {brand}
[Affiliated to CBSE, code {n5}|ICSE {n4}]
[Adm. no.|Scholar no.] {n5} || Class [IV-B|VII-A|XI Sci] || {I}
[Student|Ward] {person2} || F/o {person}
[Fee for|Installment] || [Apr–Jun (Q1)|Jul–Sep (Q2)|Oct–Dec (Q3)|Jan–Mar (Q4)]
Tuition || {=t}
Bus || {=b}
[Smart class & lab|Exam/computer] || {=k}
[Payable|Net fee] || {A}
[Up to {D} without fine|Last date {D}]
[Fine Rs 50 per day from {D+1}; name struck off after {D+30}|After {D+10} only with Principal's permission]
[Whole session (4 quarters): {A*4}|Caution money {cm=~2000..9000} is refundable]
[Deposit at {brand2} Bank counter, cash or DD.|Net banking charges extra.] [ECS form with the accountant.|]`,
  ),
  written(
    "investment monthly debit",
    "in",
    "Mutual Fund,AMC,Asset Management,Funds",
    "A=~70..700",
    `
{brand}
[SIP registration confirmed|Reminder: your SIP is due]
{I}
Folio {n8}/{n2}   PAN ABCPX{n4}K   {person}
[Scheme|Fund] :: [Flexi Cap – Direct – Growth|Nifty 50 Index Reg (G)|ELSS Tax Saver]
SIP [amount|instalment] :: {A}
[Instalment date|Next debit (NACH)] :: {D}
[Cycle|Frequency] :: [{Do} of every month|Monthly], [perpetual|till 12/2049]
[Stamp duty 0.005% is netted off.|NAV of {I-1}: 87.4412]
[Present value of holdings|Your corpus] {v=9000..900000}, invested {w=8000..800000}
[Keep balance a day before, else the bank may levy a penalty.|Top-up 10% yearly from {I+330}.]
- Mutual fund investments are subject to market risks. {web}`,
  ),
  written(
    "insurance annually pay",
    "in",
    "Health Insurance,General Insurance,Mediclaim,Insurance",
    "A=500..2500 z=50..300 g=A+z o=450..2400",
    `
{person}
{addr}
[Renewal notice – family floater|Your mediclaim expires soon]
{brand}, {town} DO
Policy {n4}/{n8}/{n2} || [Risk ends|Expiry] {D}
Members [2A+2C|2A+1C|1A], sum insured {si=~300000..999000}, cumulative bonus 50%
Premium before discount || {=g}
[Long-stay / no claim discount|Less: family discount] || {-z}
[GST|Tax] || [NIL|exempt]
[Renewal premium, 1 year|Total for one year] || {A}
[2 years together|If renewed for two years] || {y2=20000..60000}
[Pay on or before {D} for continuity|Kindly renew by {D}] [(30 days' grace without cover)|; break-in cover needs our approval].
[Last year {o}.|Monthly EMI from {em=~900..4000} on credit cards.] Portability requests 45 days ahead.
- Intermediary {person2}, IRDAI {n6}. Dated {I}`,
  ),
  written(
    "utilities monthly debit",
    "in|co.za",
    "Mobile,Cellular,Telecom,Postpaid",
    "r=20..70 e=1..10 t=4..14 A=r+e+t pv=25..90",
    `
{person}, {addr}
# {brand}
[Postpaid bill|Mobile bill] for {n10}
Bill period {from} to {to} || Bill no. {n9} || {I}
Previous balance || Payments || Adjustments || [This bill|Current]
{=pv} || {=pv} || 0.00 || {=A}
[Monthly rental|Subscription] || {=r}
[ISD & roaming|Add-on pack] || {=e}
[CGST + SGST 18%|VAT] || {=t}
[Total|Amount to be charged] || {A}
[AutoPay is active on your {brand2} card xx{n4}: we'll charge it on {D}|Debit order / standing instruction for {D}]
[Do not pay separately.|You will get an SMS a day before.] [Credit limit {cl=~1000..9000}|Unused data 61 GB carried over]`,
  ),
  written(
    "utilities once pay nodue",
    "in",
    "Gas Agency,Indane,Gas Service,LPG",
    "b=55..75 d=1..3 A=b+d",
    `
= {legal}
= [CASH MEMO|Tax invoice cum delivery slip] (LPG domestic 14.2 kg)
[Booking|Order] {n7} dt {I-3}
Consumer {n6} {person}
[Memo date|Delivered] {I}
Basic price || {=b}
CGST 2.5% + SGST 2.5% || {=d}
[Total collected|Paid to delivery man] || {A}
[Mode|By] || [Cash|UPI]
[DBTL subsidy goes to your Aadhaar-linked bank account.|CTC consumer] [DAC code {n4} verified.|]
[Next booking after {I+15}.|Hose due for change {I+420}.] Distributor: {brand}`,
  ),
  written(
    "healthcare once pay nodue",
    "in",
    "Hospitals,Nursing Home,Multispeciality,Clinic",
    "A=100..900 dp=~300..900 tp=500..4000 t1=A+dp t=t1+tp",
    `
{brand}
[DISCHARGE BILL – FINAL|In-patient final bill] IP{n6}
Patient {person}, [M|F]/{n2}     DOA {I-4}     DOD {I}
Room rent [twin sharing|semi-private] 4 days || {r=4000..20000}
[OT, surgeon & anaesthesia|Professional fees] || {s=9000..60000}
Pharmacy & consumables || {ph=2000..20000}
Gross bill || {t}
[Cashless approved by TPA|Insurance sanctioned, {brand2}] || {-tp}
[Advance deposited|Less deposit at admission] || {-dp}
[Paid by patient at discharge|Balance received] || {A}
Balance || {zero}
[Received by credit card {I} 13:2{n1}|UPI ref {n12}]. [Follow-up with Dr {person2} on {I+8}.|]`,
  ),
  written(
    "food monthly pay",
    "in",
    "Dairy,Milk Booth,Doodh Centre,Tiffin Service",
    "m=60..200 c=5..40 A=m+c",
    `
= {brand}
[Bill for the month of|Hisaab] {month}
[Flat|House] {n3} – {person}
[Cow milk 1 ltr x 29 days|Lunch tiffin, 24 days] || {=m}
[Curd, paneer|Extra rotis / sweets] || {=c}
[Not taken: 2 days|Absent 1 day] || –
TOTAL || {A}
[Kindly pay by {D~}|Please clear before {D~}], [cash to delivery boy or PhonePe {n10}|GPay {n10}]. 
[Rate will be Rs 2 more per litre from next month.|Coupons not accepted.] {I}`,
  ),
  written(
    "savings monthly pay",
    "in",
    "Jewellers,Gold House,Chit Funds,Nidhi",
    "A=~70..700",
    `
# {brand}
[Swarna scheme passbook|11+1 gold plan] No. {n6}
Member {person}, nominee {person2}
[No.|Inst.] || Date || Amount || [Gold rate|Sign]
4 || {I-61} || {=A} || {n4}
5 || {I-30} || {=A} || {n4}
6 [(next)|due] || {D} || {=A} || –
Paid till date || {=A*5}
[Next instalment of {A} is to be paid by {D} at the showroom or app.|Please remit {A} on or before {D}.]
[Miss one instalment and the bonus is lost.|Maturity after 11 instalments: {I+180}.] [{I}|Printed {I}]
- Terms: no interest, redeemable as ornaments only. {web}`,
  ),
  written(
    "utilities annually pay",
    "in|co.za",
    "Broadband,Fibernet,Cable,Airfiber",
    "p=300..800 t=50..140 A=p+t m=35..90",
    `
From: care@{web}
[Your 12-month plan is about to expire|Renew for another year, {first}]
{I}
User ID {n8}
[Current pack|Plan]: 100 Mbps, 12 months + [1 free|OTT included]
[Plan price|Package] || {p}
[GST 18%|VAT 15%] || {t}
[Pay for the year|Renewal amount] || {A}
[Monthly plan|Or month by month] || {m}
[Valid till|Service stops after] {D}: [recharge before that|please pay by {D}] [by UPI, card or to our linesman|on the app].
[Late recharge loses the same public IP.|Router stays ours; deposit {dp=~500..2000} refundable.]
Team {brand}`,
  ),
  written(
    "housing monthly pay",
    "in",
    "PG,Residency,Hostel,Stays,Rooms",
    "r=~150..700 e=5..40 A=r+e",
    `
{person2} [(PG owner)|from the office], {brand}
{I} 9:1{n1} am
Hi {first} [bhaiya|ma'am|]
[Rent for {month+1}|{month+1} rent] {r}
[Current bill {n2} units|Electricity sub-meter {n2} units] {e}
Total {A}
[Pls send by {D~}|Last date {D~}], after that [100 per day|late fine {l=~100..500}]
[Advance is {ad=~5000..20000}, not adjustable in rent|Notice one month]
[GPay same number|A/c {n11} IFSC ABCD0{n6}] thanks 🙏`,
  ),
  written(
    "bills quarterly debit",
    "co.uk",
    "TV Licensing,Licensing,Licence Office",
    "b=~35..44 x=~1..2 A=b+x",
    `
# {brand}
[Direct Debit payment plan|What we'll collect, and when]
Licence {n10}     {person}     {I}
[Colour licence|Standard licence] for the year || {y=~150..175}
[Each quarter's share|Share] {b} plus {x} [premium|as you pay by the quarter]
{D} || {A}
{D+91} || {A}
{D+182} || {A}
{D+274} || {A}
[Your bank pays us automatically on these dates.|We'll claim each from {n2}-{n2}-{n2}, account ****{n4}.] [Moving? Tell us.|]
[Aged 74 or over? A short-term licence may suit.|Blind (severely sight impaired): half price.]
- If you would rather pay once, by card, call 0300 {n6}.`,
  ),
  written(
    "insurance monthly debit",
    "co.uk|ie",
    "Boiler Cover,Home Care,Heating Cover,Homeserve",
    "A=~12..38 o=~6..11",
    `
{brand}
[Your plan moves to its second year|Renewal of your boiler and heating cover]
Plan {ref} – {addr}
[Price now|In your first year] || {o} a month
[From {D}|Second year, starting {D}] || {A} a month
Over the year || {A*12}
[We'll carry on with the same Direct Debit; the first at the new price goes on {D}.|No need to call. {A} leaves your account on {D~}.]
[Annual service to be booked between {I+30} and {I+120}.|Excess per claim {x=~60..95}]
[It's cheaper elsewhere? You may cancel free of charge for 14 days.|Last year you made 1 claim; without cover it would have cost {c=~150..600}.]
{person}, {I}`,
  ),
  written(
    "food weekly pay",
    "co.uk|ie",
    "Dairy,Dairies,Milk Round,Milkman",
    "m=6..15 e=2..8 A=m+e",
    `
= {brand}
= [Your milkman|Doorstep bill] {I}
[6 pts semi|7 pts blue top] || {=m}
[Eggs, loaf|Orange juice 2] || {=e}
[Week's total|This week] || {A}
[Old balance|Owed from before] || nil
[Please leave in the box by {D~}|Paying in by {D~}, please] – [cheque to {brand}|or ring {n6} with a card]. [Fed up with envelopes? Ask {first} about Direct Debit.|No delivery {I+18}.]
No. {n2}, {person}`,
  ),
  written(
    "housing weekly pay nodue",
    "co.uk",
    "Homes,Housing,Housing Association",
    "A=0 r=95..180 c=5..60",
    `
{brand} [rent statement|tenant account]
{person}, {addr}     {I}
{I-21} || [Rent, week|Rent, one week] || {=r} || –
{I-20} || Housing Benefit || – || {=r}
{I-14} || Rent || {=r} || –
{I-13} || Housing Benefit || – || {=r}
[Balance|Account stands at] || {c} [credit|CR]
[Your rent is covered in full by Housing Benefit.|The council pays all of it straight to us.] [You've nothing to pay|To pay: {A}].
[Tell us if your income changes.|Next statement in 13 weeks.]`,
  ),
  written(
    "utilities monthly pay nodue",
    "ie|co.uk|co.za",
    "Solar,Energy,Electric,Renewables",
    "A=0 u=20..90 s=10..20 t=u+s c=5..90 x=t+c",
    `
# {brand}
[Import/export statement|Microgeneration bill] {from} – {to}
@ [Prepared|Date] {I}
@ [To pay|Due now] {A}
{person}
Imported {n3} kWh || {u}
Standing charge || {s}
Exported {n3} kWh [(CEG tariff)|(SEG, 15p)] || {-x}
[Left on your account|Carried to your next bill] || {c} credit
[The sun paid this one: nothing to pay.|No payment is due and nothing will be collected.]
[Next bill around {I+30}.|Export income up to {z=~200..400} a year is tax free.]`,
  ),
  written(
    "transportation monthly debit",
    "co.uk|ie|co.za",
    "Buses,Travel,Transit,Rail,E-Bikes",
    "A=~35..120",
    `
{brand}
[Your month's travel is renewed|Month pass renewed ✔]
{first}, [zone 1–3|all-network] [adult|student]
[Charged|Paid today], {I} || {A}
[Works until|Valid through] || {D-1}
[Renews by itself|Auto-renew] || {D}
[We'll use the same card (••{n4}) every time.|Card on file {n4}; turn renewal off in Wallet > Passes.]
[A yearly pass is {y=~400..1100}: two months free.|You made 41 trips, {s=~2..3} each.]
[Receipt {ref}|VAT 0%]`,
  ),
  written(
    "savings weekly pay",
    "co.uk|ie",
    "Savings Club,Credit Union,Christmas Club,Hampers",
    "A=~5..30",
    `
{brand} [Christmas card|payment card] {Y+1}
[Agent|Collector] {person2}
Saver: {person}     {I}
[Target|Order value] || {A*45}
[Paid week by week, 45 times|45 weeks at] || {A}
Weeks paid 7 || {A*7}
[Next due|Week 8] || {D} || {A}
[Give it to your agent or pay by card at {web}.|Standing order welcome; no direct debit.] [Gift cards sent by {I+240}.|Not protected by the FSCS.]`,
  ),
  written(
    "housing annually debit",
    "ie",
    "Revenue,Tax Office,Local Property Tax Branch",
    "A=~90..800",
    `
{brand}
[LPT {Y+1} – your payment method|Local Property Tax: confirmation]
Property ID {n7}   PPSN *****{n2}   {I}
{person}, {addr}
Valuation band [2|3|5], [local adjustment +15%|rate set by the county council]
[LPT charge for the year|Liability {Y+1}] || {A}
Method || [ADI, once yearly|Single Debit Authority]
[The full {A} will be deducted on {D}.|Deduction date {D}]
[Phased payment (12 x {m=~8..70}) must be chosen by 10 January.|Deferral: not claimed.]
[Household Charge arrears: none.|Transfer may also be made to IE{n2} DABA {n6}.]`,
  ),
  written(
    "housing annually pay",
    "co.uk|ie",
    "Estate Management,Block Management,Residents,Property Managers",
    "A=60..700 q=900..2400 t=q+A nm=~80..240",
    `
{brand2} Chartered Surveyors for {legal}
{I}
[Year-end reconciliation|Certified service charge accounts, year to {I-75}]
Dear {person}
[Actual spending, your share|Your share of expenditure] || {t}
[Paid by you on account|Interim payments] || {-q}
[Shortfall – balancing charge|Excess due from you] || {A}
[This falls due on {D}|Please send it by {D}], [once yearly, after the audit|in one sum]. Quote {ref}.
[From next month your on-account payment by standing order becomes {nm}.|The new budget asks for {nm} monthly on account, billed apart.]
[Main overspend: lift repairs.|Insurance rose 31%.]
- Pay to {brand} client account {n2}-{n2}-{n2} {n8}`,
  ),
  written(
    "other annually pay",
    "co.uk|ie",
    "Allotments,Allotment Association,Parish Council,Growers",
    "r=~20..70 w=~5..20 i=~2..6 A=r+w+i",
    `
{brand}
[Plot|Allotment] {n2}B, [5 rods|125 sq m]: [rent due|rent year] from {from+}
[Tenant|Plot holder] {person}
Rent || {r}
[Water|Water (standpipe share)] || {w}
[Society insurance & NAS affiliation|Membership] || {i}
[Owing|Please pay] || {A}
[Over 65 and on pension credit? {h=~10..35} off next time.|Key deposit {k=~10..30}, held.]
[To the treasurer, {person2}, by {D~}.|We need it not later than {D}; plots unpaid 40 days on are re-let.]
[Hut open Sundays 10–12, cash or cheque.|BACS ref PLOT{n2}] {I}`,
  ),
  written(
    "other monthly debit",
    "co.uk|ie",
    "Storage,Self Store,Lock-Up,Containers",
    "r=60..160 i=4..15 A=r+i h=30..75",
    `
{legal} t/a {brand}
[Unit|Room] [G|F1]{n3} – [your half-price period is over|introductory offer ending]
{person}     {I}
[You've been paying|Up to now] || {h}
[Full rate|Standard store fee] || {r}
[Contents cover up to {cv=~2000..6000}|Insurance] || {i}
[From now on, per month|New monthly total] || {A}
[Charged to card ending {n4} on {D} and monthly after.|We'll bill your saved card {A} on {D}.]
[Give 14 days' notice to leave.|Fall behind and the gate code stops; lien after 45 days.] [Deposit {k=~50..120}|]`,
  ),
  written(
    "other monthly debit",
    "co.uk|ie|co.za",
    "Hospice,Lifeline,Rescue,Trust,Children's Fund",
    "x=~1..10 A=x+x+x+x g=A+x",
    `
[Dear|Hello] {first},
[You said yes on the doorstep|Thank you for talking to {person2} on {I-6}] – and we're [so grateful|delighted].
[You'll give {A} each month.|Your monthly gift: {A}.] [With Gift Aid it becomes {g} at no cost to you.|Tax reclaimed makes it {g}.]
[We'll make the first collection on {D}|It starts on {D}], from the account ending {n3}[, then on or near the {Do}|].
[{A*12} a year keeps a bed open for a night.|{w=~20..60} buys a rescue kit.]
[You can stop at any time, no hard feelings.|Reg. charity {n7}]
{brand}
{I}`,
  ),
  written(
    "transportation monthly debit",
    "co.uk|ie",
    "Motors,Service Plans,Garage,Tyre & MOT",
    "A=~14..45",
    `
# {brand}
Service plan [agreement|for your {ref}]     {I}
Customer :: {person}
[Covers|Includes] :: [2 services + 2 MOTs|major, minor and brake fluid]
[Plan price|Full cost] :: {A*24}
[Payments|Payable as] :: 24 x {A}, Direct Debit, interest free
[First taken|Starts] :: {D}
[First service due by {I+300} or 10,000 miles.|If you sell the car, what's unused comes back less {f=~25..50}.]
[Administered by {brand2} Ltd; that's the name your bank will show.|]`,
  ),
  written(
    "utilities annually pay",
    "co.uk",
    "Borough Council,District Council,Council",
    "A=~35..75 e=~3..5 l=A-e",
    `
{brand} – [garden waste|brown bin club]
[Renew your subscription|Time to renew], {first}
{I}
[Collections run|Next season] {from+} – {to+}
1 x 240L bin || {A}
[Was|Last season] || {l}
[Second bin|Each extra bin] || {s=~20..45}
[Pay by {D~} and your sticker will be with you in time.|To go on without a gap, pay before {D}.]
[Online only: {web}/bins|By card: 01{n9}, Mon–Fri] [No refunds if you leave mid-season. Not part of your Council Tax.|]
Property: {addr}`,
  ),
  written(
    "bills annually pay",
    "co.uk|ie",
    "Alarms,Fire & Security,Intruder Systems,Locksmiths",
    "m=60..140 s=40..110 v=20..50 A=m+s+v",
    `
Invoice to: {person}     No. {n5}     {I}
[Maintenance & monitoring|Service contract] {ref}: {from+} to {to+}
[Routine visit(s)|Preventive maintenance] || {m}
[Dual-path signalling|ARC monitoring, police response URN] || {s}
VAT || {v}
[Invoice total|To pay] || {A}
[Due {D}|Terms: {N} days net, i.e. {D}]
[Engineer calls on {I+37}; batteries {b=~20..45} if needed.|Unpaid contracts are switched to bells only.]
[Bank {n2}-{n2}-{n2} / {n8}|Cheques to {legal}] [– or tick for Direct Debit next year|]
= {brand} · NSI Gold · {web}`,
  ),
  written(
    "subscriptions monthly debit",
    "co.uk|ie|in|co.za",
    "Games,Play,Arcade,Gaming,Studio",
    "A=~5..18",
    `
{brand} Store
[Thanks for your purchase|Order receipt]
[Order|Txn] {n12} · {I}
[Ultimate, 1 month (recurring)|Battle club – one month] || {A}
Tax included || {t=1..3}
[Wallet funds used|Promo credit] || {zero}
[Billed to|Card] [Visa {n4}|PayPal|UPI] || {A}
[Renews on {D} at {A} unless turned off.|Next: {A}, {D}, same method, then month after month.]
[Account {person}, gamertag {first}{n2}|Parents: set a spending limit.] {legal}, {web}`,
  ),
  written(
    "debt monthly debit",
    "in|co.za|ie",
    "Card,Bank,Credit Card",
    "m=10..60 A=m x=200..1900 b=m+x",
    `
{brand} [card alert|statement summary]
{I}
Dear {person},
[Card|A/c] XX{n4}. [Total due|Statement balance]: {b}. [Min due|Minimum]: {m}.
[Autopay is set to MINIMUM: {A} will be debited on {D}.|As per your standing instruction (minimum due), we debit {A} on {D}.] [Pay the rest any time to save interest at 42% p.a.|]
[Last payment|Credited] {q=500..5000} on {I-24}
[Points 4,{n3}|Limit available {al=~5000..90000}]. [Not you? SMS BLOCK to {n5}.|{web}]`,
  ),
];
