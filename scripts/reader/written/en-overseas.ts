import { type Written, written } from "./written.ts";

/** Papers of American, Canadian, Australian, New Zealand and Singapore companies, by another hand: supplies and the home. */
export const enOverseas: readonly Written[] = [
  written(
    "utilities monthly debit",
    "com",
    "Electric Cooperative,EMC,Rural Electric,Power & Light,REC",
    "A=~95..240 u=60..330 f=1..9 v=2..14 k=8..190",
    `
[Your Touchstone cooperative since 1938|A member-owned cooperative|Owned by those we serve]
# {brand}
[ELECTRIC SERVICE STATEMENT|Statement of electric service]
Member: {person}
[Svc addr|Location]: {addr}
@ Billing date :: {I}
@ [Draft date|Bank draft on] :: {D}
@ [Draft amount|Amount to be drafted] :: {A}
Meter {n8}   Prev {n5}   Pres {n5}   Mult 1   kWh {n4}
Energy charge || {=u}
[Power cost adjustment|WPCA|Fuel adjustment] || {=f}
[Facility charge|Operation Round Up|Security light] || {=v}
[Actual account balance|Your actual balance (for information)] || {k}
[Levelized|Level Pay|Budget] amount due || {A}
[BANK DRAFT – DO NOT PAY|*** PAID BY DRAFT ***|Draft customer: do not remit]
[Your level amount is worked out afresh in {month+6}.|Level Pay settles up every {month+3}.|] Reading dates {from} – {to}`,
  ),
  written(
    "utilities quarterly pay",
    "com.au",
    "Energy,Electricity,Power,Retail Energy",
    "u=180..520 s=70..110 c=40..80 g=20..50 A=u+s-c+g q=12..40 e=A-q",
    `
# [Electricity bill|Your electricity account]
Account {n10}
{person}
{addr}
@ [Total amount due|Amount payable] (inc GST) :: {A}
@ [Due date|Pay by] :: {D}
@ [Pay on time and pay only|With your pay-on-time discount] :: {e}
Supply period {from} to {to} ([91|90|92] days)   Issued {I}
[Tariff|Charge] || [Units|kWh] || Amount
General usage, [anytime|peak] || {n4} || {=u}
[Daily supply charge|Service to property] || [91|90] || {=s}
[Low income household rebate|NSW Family Energy Rebate|Concession – pensioner] || – || {-c}
GST || 10% || {=g}
[Total this bill|Total charges for this period] || {A}
[A conditional discount of {q} applies only if paid in full by {D-2}.|If we get your money by {D-2} you may take off {q}.]
NMI {n10}   Next meter read between {I+84} and {I+90}
Biller Code {n6}  Ref {n10}   [Telephone & Internet Banking – BPAY®|BPAY, Australia Post, card (0.6% fee)]
- [Faults and emergencies 13 {n4}|Interpreter 131 450]   {legal} ABN {n11}`,
  ),
  written(
    "utilities monthly pay",
    "com",
    "Gas Company,Natural Gas,Gas Light,Gas & Coke",
    "o=45..190 c=40..210 l=1..9 A=o+c+l",
    `
= [DISCONNECTION NOTICE|SECOND NOTICE – SERVICE SUBJECT TO SHUTOFF|URGENT: PAST DUE]
{brand}
[Customer|Acct name]: {person}   Acct {n12}
Dear Customer:
[Our records show that {o} of your balance was due {I-9} and is unpaid.|As of {I} we have not received {o} billed to you on {I-33}.]
Past due || {o}
Late payment charge || {l}
Current gas charges {from} to {to}, {n2} therms || {c}
[TOTAL ACCOUNT BALANCE|TOTAL NOW OWED] || {A}
[To keep your gas on, the whole account balance must reach us by|Pay the total by] {D}. [Service may be shut off on any day after {D+3} between 8 a.m. and 4 p.m.|]
[If shut off, a reconnection fee of {r=~35..90} and a deposit of {dp=~100..250} apply.|A medical certificate postpones shutoff 30 days.]
[Help: LIHEAP 1-800-{n7}|Dial 211 for energy assistance]`,
  ),
  written(
    "utilities monthly pay",
    "co.nz",
    "Power,Energy,Electric,Lines",
    "v=60..190 d=25..70 g=12..35 A=v+d+g p=9..28 e=A-p",
    `
# {brand}
TAX INVOICE   GST {n9}
{person}
{addr}
Invoice no {n8} || Date {I}
ICP {n7}TR{n3} || [Meter read: actual|Reading type: E (estimated)]
[Variable|Anytime] {n3} kWh @ 29.41 c || {v}
Daily fixed charge || {d}
GST @ 15% || {g}
[Full amount owing|Amount due] || {A}
Prompt payment discount || {-p}
[If paid by {D-2}|Pay by {D-2} and it's only] || {e}
[After that the full|Full] amount of {A} is [payable by|due] {D}.
[Your last payment of {lp=60..240} was received on {I-17}, ka pai!|Previous invoice {lp=60..240}, paid {I-17}]
[Internet banking: search for {brand} under registered payees.|Direct debit? Log in at {web} and never miss the discount.]`,
  ),
  written(
    "utilities monthly debit",
    "com.sg",
    "Utilities,Services,Power Supply",
    "e=40..190 g=5..30 w=15..60 r=8..11 x=5..22 A=e+g+w+r+x",
    `
Dated {I}
{person}
[BLK|APT BLK] {n3} [TAMPINES ST 81|ANG MO KIO AVE 3|BEDOK NTH RD] #{n2}-{n3}
@ {month} {Y} Bill
@ Account No :: {n10}
@ Total Amount :: {A}
[You are on GIRO. Deduction date:|GIRO deduction on] {D}
Balance B/F from Previous Bill || {b=60..250}
Payment [received with thanks|(GIRO) – thank you] {I-12} || {-b}
Current Charges due on {D} || {A}
Electricity Services {n3} kWh || {=e}
Gas Services by City Energy || {=g}
Water Services by PUB (incl. waterborne tax) || {=w}
Refuse Removal by [800 Super|SembWaste] || {=r}
GST 9% || {=x}
[U-Save credited next quarter|Meter reading taken on {I-2} (estimated)]; next read {I+28}
- {brand} collects on behalf of PUB, City Energy and the refuse contractor. Reg. No. {n9}`,
  ),
  written(
    "utilities monthly debit",
    "ca",
    "Hydro,Hydro One,Power,Energy",
    "A=~90..260 u=50..400",
    `
{brand}
Account {n5} {n5} {n4} || [Billed on|Statement issued] {I}
[Here's what you owe|What do I owe?]
# {A}
[Pre-authorized withdrawal|Your bank will send us this] on {D}
{person}, {addr}
Your electricity use this period ({from} to {to}) cost {u}.
[You're on|You have] the Equal Payment Plan:
Your equal payment || {A}
What you've paid on the plan to date || {p=300..1900}
What you've used on the plan to date || {q=300..1900}
[Off-peak 7.6 ¢|Ultra-low overnight] {n3} kWh   [Mid-peak|Weekend] {n3} kWh   On-peak {n2} kWh
[Ontario Electricity Rebate|Total Ontario support] || {-oer=5..60}
HST registration {n9}RT0001
[A late payment charge of 1.5% compounded applies.|Next meter reading: on or about {I+29}]`,
  ),
  written(
    "utilities once pay",
    "com|ca",
    "Fuel,Oil & Propane,Heating Oil,Propane,Energy",
    "g=280..900 h=5..15 t=4..50 A=g+h+t k=20..60 e=A-k",
    `
= {brand}
= {addr}
= DELIVERY TICKET / INVOICE {n6}
SOLD TO {person}   [Driver|Truck] {n2}
Delivered {I}   [Gals|Litres] {n3}.{n1} @ [3.459|1.689]
[#2 heating oil|Propane – tank 30% to 80%|Furnace oil] || {=g}
[Hazmat/compliance fee|Environmental fee] || {=h}
[Tax|HST|PA sales tax exempt / local] || {=t}
[CREDIT PRICE|Amount due] || {A}
[CASH PRICE if paid within 3 days|Less {k} if check is left out at delivery] || {e}
[Net {N} days from delivery|Credit price due {D}|Terms: {A} due by {D}]. [1.5% per month finance charge (18% APR) on past due accounts.|]
[Ask about our pre-buy for next winter.|Automatic delivery – your next fill about {I+41}]`,
  ),
  written(
    "utilities quarterly pay",
    "com",
    "Water Department,Water & Sewer,Municipal Utilities,Water Works",
    "w=30..120 s=40..160 r=20..55 o=6..30 A=w+s+r+o k=5..25 l=A+k",
    `
CITY OF {town} – {brand}
[UTILITY BILL|WATER/SEWER/TRASH BILL]
Acct {n4}-{n5}-{n2}   Route {n2}   Mailed {I}
[OWNER OR OCCUPANT|{person}]
From || To || Prev || Curr || CCF
{from} || {to} || {n4} || {n4} || {n2}
Water || {=w}
Sewer || {=s}
[Trash & recycling|Refuse] || {=r}
Stormwater ([1|1.5] ERU) || {=o}
[Gross|Total] due on or before {D} || {A}
[After due date pay|If paid after {D}] || {l}
[Drop box at City Hall, 24 hours. No cash.|Office hours 8–4:30. Checks to {brand}.]
[ACH debit forms at the counter.|Now accepting cards (2.5% fee).] Hydrant flushing week of {I+20}`,
  ),
  written(
    "utilities quarterly debit",
    "com.au",
    "Water,Water Corporation,Valley Water,Urban Utilities",
    "s=50..120 u=30..220 w=100..190 A=s+u+w",
    `
# {brand}
Hi {first}, [your water bill is here|here's your latest bill]
[We'll debit|Direct debit of] {A} [on|from your bank account on] {D}
[Nothing for you to do.|Please have funds ready the day before.]
Property: {addr}   Bill issued {I}
[Water service|Network charge – water] || {s}
Water usage {n2} kL (meter read {I-6}) || {u}
[Sewerage service|Wastewater, disposal and network] || {w}
[Parks charge included|Government water bulk charge included]
[New charges|This bill] {from} – {to} || {A}
Your daily average: {n3} litres   Target 155
[Last bill {lb=180..500} · paid {I-79}|Carried over {zero}]
- Payment ref {n9} – [Biller code {n5}|Post Billpay {n4}] [for those who do not direct debit|]`,
  ),
  written(
    "bills monthly debit",
    "com",
    "Cable,Communications,Fiber,Internet,Broadband",
    "i=55..95 t=30..110 e=8..30 f=3..14 k=5..10 A=i+t+e+f-k",
    `
# {brand}
[Account|Acct.] {n4} {n2} {n3} {n7} || [Bill date|Statement] {I}
Hello {person},
[Thanks for choosing us! Your bill at a glance|Your bill explained]
Previous balance || {p=80..250}
[EFT Payment {I-10} – thank you|Auto Pay payment {I-10}] || {-p}
[Internet|Gigabit Connect] || {i}
[TV Select|Choice TV incl. Broadcast TV fee] || {t}
[Equipment and services|xFi gateway, 2 boxes] || {e}
Taxes, fees and [other charges|surcharges] || {f}
[AutoPay & paperless discount|Automatic Payments discount] || {-k}
[Total due|New charges] || {A}
[Auto Pay is scheduled for|Your card will be billed] {D}
[Your 12-month promotional rate ends {I+45}; the regular rate is {rg=90..180} a month.|Without AutoPay your bill would be {rg=90..250}.]
[Moving? 1-855-{n7}|Franchise authority: City of {town}, FCC ID NY{n4}]`,
  ),
  written(
    "bills monthly debit",
    "ca",
    "Mobile,Wireless,Mobility,Telecom",
    "p=35..85 d=15..50 x=2..20 h=6..18 A=p+d+x+h",
    `
{person}
{addr}
@ # {brand}
@ Bill date {I}
@ Mobile number {n3}-{n3}-{n4}
[Total due|Your total|Amount due] {A}
[Pre-authorized payment – we'll withdraw it on|This will be paid by pre-authorized debit on|Charged to the card you saved, on] {D}
Plan – [Essential 60|5G+ Unlimited|Canada-US 100 GB] ({from+} to {to+}) || {p}
[Device financing – installment 9 of 24|Tab charge, device balance {db=200..900}] || {d}
[Pay-per-use: roaming|Voicemail-to-text] || {x}
[HST|GST + PST] || {h}
[Remaining device balance {rb=150..1100}. Bring-It-Back amount {bb=~200..400} if kept after {I+420}.|Usage: 31 GB of 60 GB]
CRTC rules [let you cancel at any time|cap data overage at $50].`,
  ),
  written(
    "utilities monthly debit",
    "com.au|co.nz",
    "Broadband,NBN,Fibre,Internet,Net",
    "A=~59..119",
    `
[Hey|G'day|Kia ora|Hi] {first}, [invoice {n8} is attached|your {month} invoice's ready].
{A} [comes off your card|will be debited] on {D~}.
[nbn® 50/20|Home Fast|Fibre Max] unlimited, {from+} – {to+}[. No lock-in contract|, price held until {I+180}].
[Chat soon, the team at {brand}|– {brand}]`,
  ),
  written(
    "utilities monthly pay",
    "com.sg",
    "Mobile,Telecom,Hub,Connect",
    "o=18..70 m=20..80 b=30..60 g=4..12 A=o+m+b+g",
    `
{brand} [e-Bill|Tax Invoice]
{person}
[Customer ID|Account No.] {n8}.{n2} || Bill Date {I}
[Summary of charges|Your summary]
Previous Balance || {o}
Payments Received (as at {I-1}) || {zero}
[Outstanding|Overdue – please pay immediately] || {o}
Current Charges: Mobile 9{n3} {n4} || {m}
Fibre Home 1Gbps + TV+ || {b}
GST at 9% || {g}
[Total Amount Payable|Amount Due] || {A}
Please pay by {D}. [A late fee of {lf=~10..15} and suspension of service may follow.|]
[AXS, iBanking, SAM kiosks, 7-Eleven|PayNow to UEN {n9}K]. [GIRO arrangement: none|Apply for GIRO via your bank and get a month's caller ID free]
[Contract ends {I+230}|Recontract from {I+90} for a new phone]. Billing cycle {from} - {to}`,
  ),
  written(
    "housing monthly pay",
    "com",
    "Apartments,Flats,Lofts,Residential,Living",
    "r=~1100..2600 t=25..60 w=20..95 v=~15..75 c=~50..200 A=r+t+w+v-c",
    `
[RESIDENT LEDGER|Account Ledger|Open Charges]  as of {I}
{person} [& all other occupants|]  Unit {n2}{n2}
[Charge code|Item] || For || Amount
[RENT|Market rent] || {month+1} || {=r}
[TRASH/PEST|Valet trash] || {month+1} || {=t}
[RUBS water|Conservice water/sewer] || {month} || {=w}
[PETRENT|GARAGE|W/D rental] || {month+1} || {=v}
[CONC/lease-up special|Renewal concession] || {month+1} || {-c}
[Balance|Amount due] || {A}
[Due|Rent is due] {D}. [Late after the third: {l=~75..150} plus {k=~5..15} a day.|Grace through {D+3}; then {l=~75..150}.]
[Pay in the resident portal; ACH is free, cards 2.95%. AutoPay is OFF.|Personal checks are not taken after {D+5} – cashier's check or money order only.]
Deposit on file {dp=~300..1500}. Lease through {I+190}
- Managed by {brand} – {web}`,
  ),
  written(
    "housing weekly pay",
    "com.au|co.nz",
    "Real Estate,Property Managers,Rentals,Realty",
    "A=~380..890",
    `
{brand}
Ref: {ref}    {I}
TENANT: {person}
RE: {addr}
[Rent is payable|Your rent is] {A} per week[, weekly in advance| in advance].
[You're paid up to|Rent paid to date:] {D-1}
[Your next payment of|The next week's rent,] {A} [falls due|is due] {D}.
[Equivalent calendar-month figure: {cm=1600..3900}.|Two weeks' notice of any rise is not enough; we give 60 days.]
Bond [lodged|held by the bond authority] {bd=~1500..3600}. Routine inspection [booked for|on] {I+33}, [10 am|between 1 and 3].
[BSB {n3}-{n3} Acc {n8}, your surname as the reference|Bank a/c {n2}-{n4}-{n7}-00, particulars: your unit]
[You set the payment up at your own bank.|Thanks for always being on time.]
{person2}, [Property Manager|Leasing Consultant]`,
  ),
  written(
    "housing monthly pay",
    "com.sg",
    "Town Council",
    "s=45..110 g=3..9 r=10..40 A=s+g-r",
    `
# {brand}
[SERVICE & CONSERVANCY CHARGES|S&CC BILL] FOR {month} {Y}
{person}
BLK {n3} #{n2}-{n3}
Account No {n8} || Bill date {I}
Monthly S&CC ([4-room|5-room|Executive]) || {s}
GST || {g}
[S&CC rebate (Government)|GST Voucher – S&CC rebate, {month}] || {-r}
Arrears || {zero}
[Net payable|Amount payable] || {A}
[Please make payment by|Payment due by] {D}. [Penalty of 2% on arrears.|]
[Join GIRO and stand to win a {gv=~10..50} voucher!|GIRO: Nil] PayNow / AXS / SAM
[Deferment of rebate: the next falls in {month+3}.|Your hardworking MPs meet residents on Mondays, 7.30 pm.]`,
  ),
  written(
    "housing monthly debit",
    "com",
    "Mortgage,Home Lending,Loan Servicing,Savings Bank",
    "p=900..1700 e=300..800 s=15..90 A=p+e+s o=p+e sh=s+s+s+s+s+s+s+s+s+s+s+s",
    `
{brand}
ANNUAL ESCROW ACCOUNT DISCLOSURE STATEMENT
{person}   Loan {n10}   Analysis date {I}
[Your escrow account came up short.|We reviewed your escrow account and there is a shortage of {sh}.]
Payment || Current || New [on|effective] {D}
Principal & interest || {=p} || {=p}
Escrow || {=e} || {=e}
Shortage spread over 12 months || {=zz=0..0} || {=s}
[TOTAL PAYMENT|Total monthly payment] || {o} || {A}
[Because you use automatic payments, we will withdraw {A} starting {D}.|Your auto-draft changes by itself: {A} from {D}.]
[Pay the shortage in full with the coupon below and your payment will be {o} instead.|Choosing to mail {sh} now is optional.]
[County taxes paid {I-120}: {ct=1500..6000}|Homeowner's premium paid {I-95}: {hp=900..3200}]
Low balance expected {lb=100..900} in {month+4}`,
  ),
  written(
    "housing monthly debit",
    "ca",
    "Condominium Corporation,Property Management,Strata Corporation",
    "m=300..700 r=60..180 p=~30..60 A=m+r+p k=~12..40 o=A-k",
    `
[TO ALL UNIT OWNERS|NOTICE TO OWNERS OF COMMON EXPENSES]
{legal}
c/o {brand2}
{I}
Re: [{Y+1} budget and common element fees|New condo fees, Suite {n4}]
Dear {person},
The Board approved the budget on {I-8}. [An increase of 4.6% was needed, mostly insurance.|]
Common expenses || {m}
Reserve fund || {r}
[Parking P2-{n2}|Locker + parking] || {p}
[Monthly total|Your new fee] || {A}
[Those on PAP need do nothing: {A} will be withdrawn on {D} and on the first of each month following.|Your pre-authorized payment goes from {o} to {A}, first on {D}.]
[Budget for the year {bt=~200000..900000}|Special assessment: none proposed]. AGM {I+40}, [party room|by Zoom].`,
  ),
  written(
    "housing quarterly pay",
    "com",
    "Homeowners Association,HOA,Community Association,Townhomes",
    "A=~120..650 l=~15..40 lt=A+l",
    `
{brand}
[Assessment coupon|COUPON 3 OF 4|Payment coupon]
[Lot|Unit] {n3}   {person}
Coupon printed {I}
[Installment|Quarterly assessment] :: {A}
Due :: {D}
[Late if after|Delinquent] :: {D+15}
[If late pay|With late fee] :: {lt}
[Annual assessment|Dues for the year] :: {A*4}
- - - - - - - - - - - - - - - - -
Mail to: {brand}, Processing Center, PO Box {n5}, [Phoenix AZ|Tampa FL|Plano TX] {n5}
[Write your lot number on the check. No staples.|Online: {web}, Management ID {n4}]   [ACH sign-up on the back|]`,
  ),
  written(
    "housing quarterly pay",
    "com",
    "Township,Tax Collector,Board of Assessors,City Hall",
    "A=900..3800",
    `
THE COMMONWEALTH – [OFFICE OF THE COLLECTOR OF TAXES|FISCAL YEAR {Y+1}]
# {brand}
[Third quarter actual real estate tax|REAL ESTATE TAX – 3RD QUARTER]
Owner as of January 1: {person}
Parcel {n3}-{n2}-{n2}   Location {addr}
Land {lv=~100000..400000}   Building {bv=~100000..600000}   Residential rate per $1000: 11.{n2}
Preliminary tax billed || {=pr=1800..7600}
[Community Preservation 1.5%|CPA] || {=cp=20..90}
[Exemptions|Abatement] || {=zz=0..0}
3rd payment [due {D}|(see right)] || {A}
4th payment due {D+89} || {A}
[Amount now due|PAY THIS AMOUNT] by {D} :: {A}
[Interest at 14% accrues from the due date on what is not paid.|Abatement applications are due {D}.]
Issue date {I}   [Escrowed? Send this to your bank.|Paid by your bank? Then disregard – ours shows no bank code.]`,
  ),
];
