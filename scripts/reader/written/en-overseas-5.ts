import { type Written, written } from "./written.ts";

/** Papers of American, Canadian, Australian, New Zealand and Singapore companies, by another hand: clubs, dues, small firms and offices. */
export const enOverseas5: readonly Written[] = [
  written(
    "other monthly debit",
    "co.nz|com.au|ca",
    "Union,Teachers Union,Nurses Organisation,Workers Association,Guild",
    "k=1..4 o=15..70 A=o+k",
    `
{brand}
[Membership fees – change|New fee schedule] from {D}
{I}
Tēnā koe/Dear {person}
[Conference voted|The annual meeting agreed] to a [2.5%|3%] rise. Your band is [Full-time, over 64k|B].
[Current fee|Was] || {o} per month
[New fee|Will be] || {A} per month
[As you pay by direct debit, we'll draw the new fee on {D}.|Your bank authority covers this. First drawing {D}.]
[Tax deductible: about {td=100..400} a year.|Year's fee {A*12}]
[Changed hours? You may pay less; tell us by {D-1}.|]
In solidarity, {person2}`,
  ),
  written(
    "other annually pay",
    "ca|com|co.nz",
    "Cemetery,Memorial Park,Burial Park,Cemetery Trust",
    "A=~35..160",
    `
= {brand}
{I}
{person}
Re: Section [D|Rosewood], Plot {n3} – [the late {person2}|family plot]
[Annual care|Yearly upkeep] for the season {Y}–{Y+1}
[Mowing, levelling and trimming|General care without flowers] || {A}
[Flower bed, planted twice (optional, not ordered): {fl=~60..120}|]
We would be obliged for payment by {D}. [A one-time endowment of {en=~900..2500} would end the yearly bill.|]
[Cheque in favour of the {brand}|Pay at the office, Tue and Thu mornings], plot number on the back.
The gates open at 8.`,
  ),
  written(
    "bills monthly debit",
    "com.sg",
    "Manpower Board,Provident Board,Levy Office,Manpower",
    "A=~60..300",
    `
[FOREIGN DOMESTIC WORKER LEVY BILL|MDW levy statement]
Employer {person}   SXXXX{n3}F
Work permit 0 {n8}
Levy for {from} to {to} || {A}
[Concessionary rate: aged person scheme|Standard rate]
Late payment penalty || {zero}
[Amount to be deducted|Total levy payable] || {A}
[GIRO deduction date:|Deduction through GIRO on] {D}
[If GIRO fails, pay by PayNow within 3 days, else 2% a month.|Second attempt {D+8}]
[Security bond {sb=~5000..5000}, insurance to {I+400}|Levy waiver for home leave: apply online]
- {brand}. Bill of {I}`,
  ),
  written(
    "bills monthly debit",
    "com",
    "Department of Revenue,Tax Service,Franchise Tax Office,Department of Taxation",
    "A=~60..450 b=1200..9000",
    `
{brand}
Notice [CP521|IA-{n3}]   Tax year {Y}   Notice date {I}
{person}, SSN ending {n4}
[Your installment agreement|Monthly installment reminder]
Balance you owe || {b}
[Penalties since last notice|Failure-to-pay penalty] || {pn=2..30}
Interest || {in=3..60}
[Your installment|Installment amount] || {A}
[We will debit your bank account on {D}.|Direct debit: {A} on {D}; you need not send anything.]
[Pay the full balance by {D-1} if you want interest to stop.|Any refund next year goes to this debt.]
[Keep this notice for your records.|Default fee {df=~43..89}]`,
  ),
  written(
    "utilities monthly debit",
    "co.nz|com.au|com.sg",
    "Mobile,Prepaid,SIM,Skinny",
    "A=~16..55",
    `
{brand} app · [notification|activity]
[Plan renewed!|Rolled over]
{I}, 6:02 am
[10 GB combo|Endless 40] for {first}, 02{n1} {n3} {n4}
Paid [with saved card …{n4}|by Apple Pay] || {A}
[Balance|Credit left] || {cr=0..9}
[Renews again|Next auto-renewal] {D}. [Once a month, same deal.|Monthly plan, cancel whenever.]
[Carry-over data {n1} GB, gone after {D}.|You've saved {sv=~20..90} since joining.]`,
  ),
  written(
    "debt monthly pay",
    "com.au|co.nz",
    "Finance,Loans,Car Loans,Lending,Personal Finance",
    "r=160..520 f=~9..20 A=r+f",
    `
{brand}
[Direct debit dishonour notice|Your payment bounced]
{I}
Dear {person},
[We tried to collect your repayment on {I-3} but your bank sent it back: "refer to customer".|Your monthly repayment was returned unpaid on {I-3}.]
Repayment missed || {r}
Dishonour fee || {f}
[To bring the loan up to date|Now owing] || {A}
[We won't try again. Please transfer|Please pay] {A} yourself by {D}[, BSB {n3}-{n3} account {n8}|, using BPAY {n5}].
[Your usual monthly direct debit goes on from {D+20}.|The debit for next month is unaffected.]
[Payout figure {po=3000..19000}|In hardship? Call {n8}. National Debt Helpline 1800 007 007]`,
  ),
  written(
    "entertainment once pay",
    "com|ca|com.au",
    "Little League,Youth Soccer,Swim Team,Minor Hockey,Netball Club",
    "r=~120..480 u=~30..90 s=~10..60 A=r+u-s",
    `
[Registration invoice|You're on the roster!]
{brand} {Y} season
Player {first}, [U10|Minors AA|Bantam]   Parent {person}
Registration || {r}
[Uniform|Jersey and socks] || {u}
[Volunteer credit|Sibling discount] || {-s}
Balance || {A}
[To hold the spot, pay by|Fees close] {D}. [After that a {lf=~25..50} late fee.|No pay, no play.]
[E-transfer to treasurer@{web}|Zelle or check at tryouts]. [First practice {D+12}.|Picture day {D+30}]
{person2}, Registrar, {I}`,
  ),
  written(
    "entertainment annually pay",
    "com.au|co.nz|com.sg",
    "Golf Club,Bowls Club,Yacht Squadron,Country Club,Surf Club",
    "s=~600..2400 l=~100..300 c=~40..90 A=s+l+c",
    `
# {brand}
[Annual subscription|Subscriptions {Y}/{Y+1}]     Member {n4}
{person}
{I}
[Full seven-day member|Ordinary member] || {s}
[Bar & dining levy (spendable)|House levy] || {l}
[Golf Australia/affiliation|Insurance and affiliation] || {c}
[Total|Your subscription], GST inc. || {A}
[Due and payable|Please pay] on or before {D}.
[The monthly option (12 payments, each {mo=70..260}) must be asked for in writing.|Unfinancial members are locked out of the booking sheet from {D+14}.]
[AGM {I+50}|Honour board night {I+20}]. [Direct credit preferred: BSB {n3}-{n3}|Cheque or at the bar.]`,
  ),
  written(
    "transportation annually debit",
    "com|ca",
    "Auto Club,Motor Club,Automobile Association",
    "p=70..130 a=30..60 A=p+a",
    `
{person}
{addr}
[Your membership will renew automatically|Automatic renewal notice]
[Plus|Premier] member since {n2} – {n3} {n6} {n5}
Primary || {p}
[Household associate|Spouse] || {a}
[Renewal dues|Annual dues] || {A}
[Scheduled charge|We'll charge Discover {n4}] || {D}
[Membership expires {D+9} if the charge fails.|Card expiring? Update it before {D-1}.]
[4 tows a year to 100 miles|Free maps, still!] [Add a teen driver for {tn=~20..45}.|]
- {brand}, {web}. {I}`,
  ),
  written(
    "debt once pay",
    "ca|com|com.au",
    "Bank,Credit Union,Savings,Trust",
    "o=80..900 i=2..20 f=~5..45 A=o+i+f",
    `
{brand}, {town} Branch
PERSONAL AND CONFIDENTIAL     {I}
Dear {person}:
[Your chequing account {n7} has been overdrawn since {I-24}.|Account {n7} is overdrawn and has no overdraft limit.]
Overdrawn balance || {o}
Interest at 21% || {i}
[NSF/handling fee|Overdraft fees] || {f}
[Total required|To clear the account] || {A}
[Please deposit this sum on or before {D}.|Unless {A} is deposited by {D} the account will be closed and sent to collections.]
[You may ask for overdraft protection at {mo=~4..6} a month.|If you have deposited in the meantime, thank you.]
{person2}, [Account Manager|Loss Prevention]`,
  ),
  written(
    "insurance monthly pay",
    "com",
    "Insurance,Casualty,Auto,Mutual",
    "o=60..210 c=60..210 f=~5..15 A=o+c+f",
    `
= [NOTICE OF CANCELLATION FOR NONPAYMENT|CANCELLATION NOTICE]
{brand}
Insured {person}   Policy {ref}   Mailed {I}
[Dear policyholder, we have not received the installment due {I-12}.|Your policy will cancel at 12:01 a.m. on {D+1}.]
Past-due installment || {o}
[Current installment|Installment billed with this notice] || {c}
Late fee || {f}
[Minimum amount to keep your policy|Pay to avoid cancellation] || {A}
by {D}
[Full policy balance|Balance of term] || {fb=500..1600}
[Your agent {brand2} Agency can take a payment too.|Pay at 1-800-{n7}. EFT customers save the {f} fee.]
[Regular bills come once a month.|Your plan: monthly, 6-month term]
[The state requires proof of insurance on every vehicle.|]`,
  ),
  written(
    "insurance monthly debit",
    "com.au|co.nz",
    "Car Insurance,Insurance,Motor Cover,Insure",
    "A=45..160 y=A+A+A+A+A+A+A+A+A+A+A",
    `
Certificate of Insurance – [Comprehensive car|Motor, agreed value]
{brand}
{person}
Period: {from+} to [12 months on|4 pm a year later]
Excess [basic {ex=~500..900}|{ex=~500..900}, young drivers more]
[If you paid yearly|Annual price] || {y}
[You pay by the month|Your monthly instalment] || {A}
[Instalments altogether|12 instalments] || {A*12}
[First instalment|Next instalment] direct debited {D}
[Then the same day every month. If two are missed the policy stops.|We'll keep taking them until you tell us not to.]
[Agreed value {av=~6000..42000}|Rating 1 for life]   Issued {I}`,
  ),
  written(
    "utilities quarterly pay",
    "com",
    "Disposal,Hauling,Sanitation,Refuse",
    "b=60..120 r=6..20 f=3..15 A=b+r+f",
    `
INVOICE     {I}
{person}
{addr}
Cust # {n5}
95-gal trash, every-week pickup, 3 months {from+} to {to+} || {b}
Recycling, every other week || {r}
[Fuel & environmental|Landfill surcharge] || {f}
[Total this invoice|Balance] || {A}
[Payable in advance – due|Please pay by] {D}
[30 days late = cart picked up, {rd=~25..40} redelivery.|Carts out by 6 a.m. Holiday week: one day later.]
- - - - - - - cut here - - - - - - -
[Make checks payable to|Pay to]: {brand}   Cust # {n5}   [Amt|Amount] {A}   By {D}`,
  ),
  written(
    "healthcare monthly debit",
    "com|ca|com.au",
    "Orthodontics,Smiles,Braces,Dental Arts",
    "A=~110..290 bl=2400..4500 ip=800..2000 dp=300..900 tf=bl+ip+dp",
    `
{brand}
[Financial agreement|Contract summary] – {first}
Records and consult {I}
[Total treatment fee, 22 months|Full treatment] || {tf}
[Estimated insurance, lifetime max|Health fund pays] || {-ip}
Initial fee [paid today|paid {I}] || {-dp}
[Balance over time|Left to finance, 0%] || {bl}
[Monthly payment|Instalment] || {A}
[Auto-draft begins|First draft] || {D}
[from the card ending {n4}, same day each month|On the {Do} of every month after]
[Broken brackets {bb=~25..60} each.|Retainers included.] If insurance pays less, you make up the rest.`,
  ),
  written(
    "insurance annually pay",
    "com.au|co.nz",
    "Ambulance,Ambulance Service,Air Rescue",
    "A=45..110",
    `
# {brand}
[Membership renewal|Your subscription is due]
[Family|Single] cover   Member {n7}
Dear {person},
[Without cover a road trip to hospital costs {rt=~900..1500}, by air {at=~5000..29000}.|Thank you for {n1} years with us.]
12 months from {D} || {A}
24 months || {tw=95..210}
[We have put you down for one year, as before.|You chose 12 months last time.]
[Renew by|Pay by] {D}. [Switch to direct debit and forget about it.|BPAY {n4}, post office, or {web}]
Printed {I}`,
  ),
  written(
    "housing monthly pay",
    "com|ca",
    "Mortgage,Home Loan,Bancorp,Lending",
    "p=700..1900 e=200..700 A=p+e l=35..95 z=A+l",
    `
MORTGAGE STATEMENT [|– retain upper part]
{brand}
{person} || Statement date {I}
Account {n10} || [Payment due|Due] {D}
Outstanding principal {op=90000..380000}   Rate 3.875%   Prepayment penalty none
Principal and interest || {=p}
Escrow ([taxes and insurance|property tax account]) || {=e}
Fees since last statement || {=zz=0..0}
[AMOUNT DUE|Total amount due] || {A}
If received after {D+15} || {z}
Past payments: paid last month {lm=900..2600}, year to date {yd=2000..20000}
[Not on auto-draft.|Want to pay biweekly? It costs nothing.]
COUPON   Loan {n10}   Due {D}   {A}   Additional principal $______
[Send to {brand}, Dept {n4}, {town}|Checks to {brand}]`,
  ),
  written(
    "bills monthly pay",
    "com|ca",
    "Fiber,Internet,Wireless,Broadband",
    "A=~45..110",
    `
[Subject: Your {month} bill|Your {brand} bill is here]
{brand}: {A}, due {D~}. [View bill|See the PDF] · [Pay now|One-time payment]
Sent {I} to {first}. [AutoPay would save you {ap=~5..10} a month.|You aren't signed up for AutoPay.] Account …{n4}`,
  ),
  written(
    "utilities monthly debit",
    "ca",
    "Home Services,Water Heaters,Home Comfort,Enercare Rentals",
    "w=22..48 p=10..30 h=4..10 A=w+p+h",
    `
{brand}
Account of {person}     Bill {I}
Rental and protection charges {from} to {to}
[Power-vented water heater rental|Water heater, 50 gal] || {w}
[Heating and cooling protection|Plumbing & drains plan] || {p}
HST {n9}RT || {h}
[Total|This bill] || {A}
[Withdrawn from your bank|Pre-authorized payment date] {D}
[Buyout of the tank today: {bo=~600..1900}|Rates rise 3.5% on {I+60}]. [Remove-and-return fee {rr=~90..200}.|Flush your heater once a year.]`,
  ),
  written(
    "housing monthly pay",
    "com|ca|co.nz|com.au",
    "Properties,Holdings,Duplexes,Homes",
    "r=~800..2200 k=~40..260 A=r-k",
    `
{person2} for {brand}
{I}
{first},
[Thanks for getting the faucet fixed.|The plumber's receipt came through.] Take the {k} off {month+1}'s rent, so instead of {r} [it'll be|send me] {A} this once, [same as always by|due] {D}. [Back to {r} the month after.|]
[Check under the office door is fine.|Transfer is fine, same account.] Don't forget the smoke alarm test on {I+9}.
[Lease is up {I+200}, let me know by spring.|Deposit still sits at {dp=~800..2200}.]`,
  ),
  written(
    "bills annually pay",
    "com.au",
    "State Revenue Office,Revenue,Office of State Revenue",
    "q=120..1050 A=q+q+q+q",
    `
{brand}
LAND TAX ASSESSMENT NOTICE {Y+1}
{person} || Client {n8}
{addr} || Issue date {I}
[Site value|Average unimproved value] || {sv=~200000..900000}
[Threshold|General threshold] || {th=~50000..100000}
Tax assessed on all lands || {A}
[Amount payable|Pay in full] by {D} || {A}
[Or four instalments through AutoPay: apply online before {D-1}.|Instalment option (not selected)] || {q}
[Interest of 12.4% runs on late tax.|Objections: within 60 days of {I}.]
[Your home is exempt and not listed.|Absentee surcharge nil]`,
  ),
];
