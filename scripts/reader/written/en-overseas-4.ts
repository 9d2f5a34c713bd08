import { type Written, written } from "./written.ts";

/** Papers of American, Canadian, Australian, New Zealand and Singapore companies, by another hand: subscriptions, travel, savings, gifts and services. */
export const enOverseas4: readonly Written[] = [
  written(
    "subscriptions monthly debit",
    "com|ca|com.au|com.sg",
    "Stream,TV+,Video,Anime,Sports Pass",
    "p=7..24 t=1..3 A=p+t",
    `
# {brand}
[Your payment went through|Membership receipt|We got your payment]
Account {first}@[gmail.com|outlook.com]
Invoice {ref}
Date || Description || Amount
{I} || [Standard with ads, 1 month|Premium UHD, monthly] || {=p}
[Sales tax|GST|HST] || {=t}
Total || {A}
[PayPal|Visa] [•••• {n4}|ending {n4}]
[You'll next be billed on|Your next bill is] {D} [at the price above|unless you cancel].
[The price goes up by {up=~1..3} from {I+75}.|Extra member slot: {xm=~6..9} more.]`,
  ),
  written(
    "subscriptions annually debit",
    "com|ca|com.au|com.sg|co.nz",
    "Software,Backup,Password Manager,VPN,Photo",
    "A=~35..190 o=~15..90",
    `
Hi {first}
[Your first-year offer is nearly over.|Thanks for a year with us.] {brand} [Family|Pro|Unlimited] renews on {D} [at|for] {A}[/yr| for 12 months].
[First year you paid|Intro price]: {o}. [That's {mo=3..16}/mo, billed once.|]
[Payment method|We'll use]: [Amex {n4}|the card on file], automatically.
[Turn off auto-renew by {D-1} in settings.|Questions about the charge? billing@{web}]
[{I}|Notice sent {I}]`,
  ),
  written(
    "subscriptions quarterly pay",
    "co.nz|com.au|com",
    "Herald,Times,Post,Gazette,Chronicle",
    "A=80..190",
    `
{brand}
[SUBSCRIPTION ACCOUNT|Newspaper delivery – invoice]
{person}, {addr}
Sub no {n7} || Run {n3} || {I}
[Mon–Sat home delivery|7-day print + digital], 13 weeks {from+} to {to+} || {A}
[Credit for holiday stop|Delivery tip (optional)] || {zero}
[Amount owing|Please pay] || {A}
Pay by {D} [to keep the paper coming|]. [52 weeks in one go is {yr=300..700}; 4 weeks {fw=28..60}.|Save {sv=~5..15} by changing to card auto-pay.]
[Missed paper? Call before 10.30 am.|Cheques are no longer accepted.]`,
  ),
  written(
    "entertainment once pay nodue",
    "com|ca|com.au",
    "Games,Arcade,Studios,Play",
    "g=15..70 t=1..7 A=g+t",
    `
[Your receipt from|Thanks for your purchase!] {brand}
ORDER {ref} || {I}
[Deluxe Edition|Season 4 pass|2,800 coins] || {=g}
[Tax|GST included|HST] || {=t}
[TOTAL|Order total] || {A}
[Wallet|Mastercard {n4}|PayPal {first}@mail.com] || {A}
[Pre-load available {I+9}|Refunds within 14 days if played under two hours]
[List price {lp=70..120}, you saved {sv=5..40}.|]`,
  ),
  written(
    "transportation once pay",
    "com|ca",
    "Turnpike,Toll Authority,Expressway,Thruway,Bridge Authority",
    "x=2..9 y=2..9 n=x+y o=3..30 f=~5..10 A=n+o+f",
    `
{brand}
[TOLL BILL – PAY BY MAIL|Pay-by-Plate Invoice|TOLLS BY MAIL: SECOND NOTICE]
Plate [NJ|ON|TX] {ref}   Registered owner {person}
Invoice {n11}   [Mailed|Issued] {I}
Date/time || Plaza || Toll
{I-19} 07:1{n1} || [Exit 11|Mainline N] || {=x}
{I-16} 18:0{n1} || [Exit 14C|Ramp 7] || {=y}
New tolls || {n}
Unpaid from invoice {n11} || {o}
[Admin fee|Late fee on old invoice] || {f}
[Total amount due|PAY] || {A}
[Pay by|Due on or before] {D}. [After that: violation {vf=~25..50} per toll.|Then a DMV registration hold.]
[With a transponder you'd have paid {et=2..20}.|Open an account within {n1} days and we waive the fee.]`,
  ),
  written(
    "bills annually pay",
    "com.au|co.nz",
    "Transport,Road Services,Vehicle Licensing,Motor Registry",
    "r=300..420 i=180..520 k=20..60 A=r+i-k",
    `
[Vehicle registration renewal|RENEWAL OF REGISTRATION|Licence (rego) renewal]
{person}
{addr}
@ Plate {ref}
@ [2017 Mazda 3 hatch|2012 Hilux SR5]
@ Notice {I}
Registration expires [midnight|at the end of] {D}
[Registration fee|Vehicle tax and rego] || {r}
[TAC charge|CTP insurance / ACC levy] incl GST || {i}
[Concession|Good driver reward] || {-k}
[12 months – pay this|Your fee for 12 months] || {A}
[Other terms: 6 months {h=250..470}, 3 months {q=130..240}|Short-term 3 months {q=130..240} (ask us)]
[Pay on or before {D}; driving unregistered brings a fine of {fn=~500..900}.|Due {D}. Inspection report needed first.]
[Direct debit in instalments from myAccount|BPAY {n5} / {n9}]
- {brand}, {web}`,
  ),
  written(
    "transportation monthly debit",
    "com.sg",
    "Parking,Season Parking,Carparks,Park",
    "A=~80..140",
    `
[SEASON PARKING RENEWAL ADVICE|e-Season: renewal successful]
{brand}
Vehicle S{n4}K   [Tier 1|Resident]   Carpark [TM{n2}|HG{n2}]
Dear {person}
Your season parking [will be renewed for|for] {from+} to {to+}.
[Charge incl. GST|Amount] || {A}
[GIRO deduction|To be deducted by GIRO] || {D}
[If the deduction is not successful, the season parking lapses and short-term rates apply.|Ensure your account has enough funds two days before.]
[Covered lot, first vehicle|Surface and kerbside, any lot in the group]
{I}. [Do not reply.|Auto-generated message]`,
  ),
  written(
    "transportation once pay",
    "com|ca|com.au",
    "City Parking Authority,Parking Bureau,Parking Violations,Parking Services",
    "A=~40..130 h=~15..35 e=A-h l=~60..90 z=A+l",
    `
= [PARKING VIOLATION|PENALTY INFRINGEMENT|NOTICE OF PARKING INFRACTION]
= {brand}
No. {n9}   Plate {ref}   Officer {n4}
Date {I} 11:2{n1} AM   [Meter expired|No stopping, AM peak|Street cleaning]
[Set fine|Penalty] || {A}
[Early voluntary payment, within 3 days|If paid by {I+2}] || {e}
[Fine due|Penalty payable by] {D} || {A}
After {D} || {z}
[To contest ask for a hearing before {D}.|Request a screening or pay online at {web}.]
[Make check out to {brand}; don't send cash.|Payment is an admission.]`,
  ),
  written(
    "transportation monthly debit",
    "ca|com|com.au",
    "Transit,Regional Transit,Metro,Metrolink",
    "A=~70..170",
    `
{brand} [card|pass]: [autoload confirmation|Autoload is on]
Card {n4} {n4} {n4}   Registered to {person}
[{month+1} adult pass|Adult monthly pass, zones 1–2]
[Will be charged|Charge date] {D} || {A}
[Visa ending {n4}|Pre-authorized, bank ***{n3}]
[Pass good|Valid] {from+} to {to+}. [Tap once after the charge to load it.|It loads at your next tap.]
[12-month commitment: cancel early and pay the difference of {df=~10..25} for each month used.|Stored value left {sv=1..30}]
Sent {I}`,
  ),
  written(
    "savings monthly debit",
    "com.au|co.nz",
    "Super,KiwiSaver,Super Fund,Retirement Trust",
    "A=~50..600 e=180..900",
    `
{brand}
Member {n8}
{person}
{I}
[Voluntary contribution set up|Your regular top-up]
[We've set up your direct debit.|All done.] On {D} we'll draw {A} from your bank account, [and again each month|then monthly].
[Employer contributions last quarter|From your employer this period] || {e}
[Government co-contribution (estimate)|Government contribution up to] || {gc=~260..521}
[Account balance|Balance at {I-2}] || {ab=9000..160000}
[The concessional cap counts all of these.|Locked in until 65, with few exceptions.]
[Insurance inside your account costs {ins=5..40} a month, taken from your balance.|]`,
  ),
  written(
    "investment monthly debit",
    "com|com.sg|ca",
    "College Savings,529 Plan,Brokerage,Robo,Wealth",
    "A=~50..500 f=1..4",
    `
# {brand}
[Recurring contribution scheduled|Auto-invest reminder|Regular Savings Plan – advice]
{person} [f/b/o {first} Jr.|] · Acct {n3}-{n5}
[From|Debit] [checking …{n4}|POSB …{n4}] || {A}
[Pull date|Debit date] || {D}
Repeats || [monthly|each month]
[Into: Enrollment 2038 Portfolio|STI ETF, 60%; A35 bond, 40%|Balanced growth]
[Sales charge|Fee] || {f}
[State tax deduction used this year {td=200..4000}|Contributed to date {td=200..4000}]
[Market value {I-1}|Value] || {mv=1500..60000}
Confirmation {n9}, {I}. [Investments are not FDIC insured and may lose value.|]`,
  ),
  written(
    "other monthly debit",
    "com|com.au|ca|co.nz",
    "Public Radio,Children's Fund,World Aid,Food Bank,Rescue",
    "A=~10..60",
    `
Dear {person},
[{first}, your card is about to expire!|A change to your gift]
[As you kindly told our caller,|As we discussed by phone on {I-4},] your [monthly|sustaining] gift goes from {o=~5..30} to {A}[ a month|, each month].
[The first at the new amount will be taken from your card ending {n4} on {D}.|From {D} it is debited from your bank account at the new amount.]
[Last year's gifts came to {ly=60..500}; your tax receipt is enclosed.|One day's gifts like yours fill {n3} plates.]
[Sponsored child: {n7}, Malawi|Sustainer since {Y}]
With gratitude,
{person2}, [Donor Care|Development]
- {brand} · EIN/ABN {n9} · {I}`,
  ),
  written(
    "other weekly pay",
    "com|ca|com.au|co.nz",
    "Church,Parish,Lutheran Church,Uniting Church,Synagogue",
    "A=~10..75",
    `
= {brand}
[Stewardship statement|Giving envelopes: set no. {n3}]
{person} [and family|]
Your pledge: {A} [a Sunday|each Sunday|per Sabbath]
[Pledged for the year|Pledge, calendar year] || {A*52}
[Received through {I-1}|Given to date] || {g=100..900}
[Next envelope dated|The next offering is] {D} || {A}
[If you have fallen behind, no one is keeping score but us.|Plate, envelope or text-to-give.]
[Building fund (separate): {bf=~50..300}|]
{person2}, [Financial Secretary|Treasurer], {I}`,
  ),
  written(
    "other monthly debit",
    "com|ca",
    "Self Storage,Mini Storage,Storage,Lock & Store",
    "r=60..240 p=10..18 A=r+p k=~5..30 o=r-k",
    `
{brand} – {addr}
RATE CHANGE NOTICE     {I}
Occupant {person}     Space {n3} [10x10 climate|5x15 drive-up]
[Present rent|Your rate today] || {o}
[New rent|Rent] || {r}
[Tenant protection plan|Insurance {cv=~2000..5000} cover] || {p}
[Total per month|Monthly charge] || {A}
[Effective with the payment of {D}.|The new amount first runs on {D}.] [You're on AutoPay; the card ending {n4} will be charged.|Autopay customers need do nothing.]
[Lien sales are held for accounts 45 days past due.|Gate hours 6–10. Late fee {lf=~20..30} after 5 days.]`,
  ),
  written(
    "food weekly debit",
    "com.au|co.nz|com|ca",
    "Fresh,Dinners,Cook,Dinner Box,Plate",
    "b=60..140 s=8..13 v=10..45 A=b+s-v",
    `
[Locked in!|Your menu is set|Order summary], {first}
Delivery [Sunday|Monday] {D+3}, between 5 and [11 am|noon]
[4 meals × 2 people|5 meals × 4 people] || {b}
Shipping || {s}
[Box 2 of 5 welcome offer|Win-back discount] || {-v}
[You'll pay|Total] || {A}
[Your PayPal is charged on {D}.|Charged {D} to Mastercard {n4}.] [Undiscounted, a box is {fp=70..150}.|Next week's cut-off: {I+6}, 11:59 pm]
[This is a flexible weekly plan: skip, pause or cancel by the cut-off.|You're on the weekly plan.]
{brand} [·|–] {I}`,
  ),
  written(
    "food once pay",
    "com|ca",
    "Farm,Acres,Orchard,CSA,Gardens",
    "w=~420..780 e=~60..140 d=~50..200 A=w+e-d",
    `
Hello farm friends! {I}
[Here's your CSA share invoice|Your {Y} summer share is reserved], {person}.
Full vegetable share, 20 weeks || {w}
[Egg share|Flower share] || {e}
Deposit received {I-40} – thank you || {-d}
[Balance|Balance on your share] || {A}
We need the balance by {D}, [before seeds go in|so we can buy seed]. [That is about {pw=25..45} a week!|]
[Checks to {brand}, {addr}.|Drop a check in the box at the barn, made out to {brand}.] [First pickup {D+50}, at the farm or the {town} market.|]
See you in the field,
{person2}`,
  ),
  written(
    "food monthly debit",
    "com|co.nz",
    "Dairy,Creamery,Milk,Milk Run",
    "m=30..70 e=8..25 k=4..12 r=2..8 A=m+e+k-r",
    `
= {brand}
[Porch delivery statement|Milk account] {n5}
{person}   Stop {n3}
[Milk, whole & 2%|Blue top, 2 L], deliveries {from} to {to} || {=m}
Eggs, butter || {=e}
[Delivery and fuel|Bottle deposits] || {=k}
Bottles returned || {-r}
[Statement total|This month] || {A}
[Your card ending {n4} runs on|AutoPay {D}, thank you – card drawn on] {D}.
[On vacation? Tell us by noon the day before.|Leave empties out, rinsed please.] Statement of {I}`,
  ),
  written(
    "bills quarterly debit",
    "com|ca",
    "Security,Alarm,Protection,Home Security",
    "rt=25..55 m=rt+rt+rt p=3..12 t=2..14 A=m+p+t",
    `
{brand}
[Lic. ACR-{n4}|State alarm license {n6}]
INVOICE {n8}   {I}
Site {addr}
[Monitoring – burglary and fire|Cellular monitoring, interactive], {from+} – {to+} || {m}
City alarm permit pass-through || {p}
Tax || {t}
Invoice total || {A}
[EasyPay: this will be drafted on {D}.|Do not remit. ACH from account …{n4} on {D}.]
[Rate: {rt} per month, billed three months ahead.|Initial term ends {I+500}; renews for 12 months.]
[False alarm fines are yours.|Test your panel once a month.] Remit-to for others: PO Box {n6}, {town}`,
  ),
  written(
    "bills quarterly pay",
    "com|com.au",
    "Lawn Care,Pest Control,Pool Service,Termite & Pest",
    "a=90..190 t=5..15 A=a+t k=8..15 pp=A-k",
    `
[We were here!|SERVICE TICKET – thank you] {I}
{brand}
Tech: {person2}   Customer {n6} {person}
[Round 3: broadleaf, slow-release|Exterior perimeter, webs down, bait stations] – [the next is in about 3 months|season visits 4 a year]
[This treatment|Quarterly service] || {a}
Tax || {t}
[Amount due|Please pay] || {A}
Due by {D}. [Prepay all four and save: {yr=300..700}.|Pay by {D-2} online and it's {pp}.]
[Keep pets off until dry.|Rain within an hour? Call for a free respray.] [Invoice left at door.|]
Next visit about {I+90}`,
  ),
  written(
    "expenses once pay",
    "com|ca|com.au",
    "Chimney Sweeps,Gutters,Septic Service,Tree Service,Chimney & Hearth",
    "l=150..420 m=20..280 A=l+m e=~150..600",
    `
{brand}
{person2}, [certified CSIA #{n4}|owner-operator, insured]
Bill to {person}, {addr}
[Sweep and Level 2 inspection|Pump 1,000 gal tank|Remove two limbs] {I} || {l}
[Cap, stainless|Riser and lid|Stump grinding] || {m}
Total || {A}
[Estimate was|Quoted] {e}
[Net {N}.|Payable in {N} days.|Please mail your check within {N} days.] [Thanks for your business!|3% added for cards.]
[Next sweep recommended before {I+365}|Warranty on cap: life]`,
  ),
];
