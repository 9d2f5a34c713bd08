import { type Written, written } from "./written.ts";

/** Whole papers in English, each by its own idea of a bill; how they are marked up is told in `written.ts`. */
export const en: readonly Written[] = [
  written(
    "utilities quarterly pay",
    "com.au|co.nz|ie",
    "Energy,Power,Electricity",
    "s=40..90 u=90..400 d=5..40 A=s+u-d",
    `
# {brand}
[Your electricity account|Electricity bill|Power bill] for {from} to {to}
{person}
{addr}
@ [Account|Customer] number :: {n9}
@ Issued :: {I}
@ [NMI|Meter|Site ID] :: {n11}
## [What's this bill about?|At a glance]
[You owe|Amount due] {A} [by|no later than] {D}
Previous bill || {p=80..400}
Payment received {I-70} – thank you || {-p}
Balance carried forward || {zero}
Usage {n3} kWh at 31.2 c || {u}
Daily supply charge 91 days || {s}
[Pensioner|Loyalty|Online] discount || {-d}
[Total new charges|New charges this quarter] || {A}
[Last quarter you used {n3} kWh.|Same time last year: {n3} kWh, {r=90..500}]
## [How to pay|Ways to pay]
[BPAY biller code|Biller code] {n5} [ref|reference] {n9}
[Direct debit: call us to set it up.|Prefer direct debit? Register at {web}]
- [We read your meter next on|Next scheduled read] {I+88}`,
  ),
  written(
    "utilities monthly debit",
    "co.uk|ie",
    "Energy,Gas,Power",
    "u=60..220 A=~60..190",
    `
= {brand}
Hello {first},
[Here is your monthly statement.|Your statement is ready.] [You pay a fixed|You're on a fixed] Direct Debit of {A} [each month|a month][, so there's nothing you need to do|].
[Next payment|Next Direct Debit] :: {A} on [or around |]{D}
[Charges|Energy used] this period || {u}
[You paid|Direct Debit received] {I-20} || {-A}
Your account balance is now {c=20..200} in credit.
[We'll review|We look at] your payments every six months; the next review is in {month+5}.
Statement period {from} – {to}
Statement number {n8}, [prepared|produced] {I}
- {legal}, registered in England {n7}. {addr}`,
  ),
  written(
    "utilities monthly pay",
    "com|ca",
    "Water District,Electric Cooperative,Gas & Electric,Utilities",
    "b=20..60 u=30..150 t=2..15 A=b+u+t",
    `
{brand}
{addr}
@ ACCOUNT NUMBER :: {n10}
@ STATEMENT DATE :: {I}
@ DUE DATE :: {D}
@ AMOUNT DUE :: {A}
SERVICE FOR: {person}
{addr}
Service dates {from} thru {to}   [Days billed 30|29 days]
Previous reading {n5}   Present reading {n5}   Usage {n3}
BALANCE LAST STATEMENT || {p=30..200}
PAYMENTS RECEIVED – THANK YOU || {p}CR
Basic service charge || {=b}
[Usage charge|Consumption tier 1] || {=u}
[Franchise fee|City utility tax] || {=t}
TOTAL CURRENT CHARGES || {A}
[A late charge of 5% is added after the due date.|Amount if paid after {D}: {l=100..300}]
[Enroll in AutoPay at|Go paperless at|Pay by phone or at] {web}.
-------- Please detach and return with your payment --------
[Make check payable to|Remit to] {brand}
{person} || [Pay this amount|Total due] {A}
Due {D} || [Amount enclosed|Enclosed] $ ______`,
  ),
  written(
    "utilities monthly debit",
    "com|ca|co.uk|ie|com.au",
    "Mobile,Wireless,Broadband,Fibre",
    "p=15..70 e=2..20 A=p+e",
    `
# {brand}
Bill summary [for|–] {person}
[AutoPay|Auto Pay|Automatic payment] [scheduled|set] for {D~} || {A}
[Card on file|Visa] ending {n4}
Bill date {I} | Account {n9} | Page 1 of 3
Last bill || {q=20..90}
[Payment, thank you|You paid on {I-24}] || {-q}
[Plan|Unlimited plan] ({from} - {to}) || {p}
[Add-ons|Taxes & surcharges|Extras] || {e}
Total || {A}
[You don't need to do anything.|No action is needed on your part.] [Your device is paid off in 14 months.|Your contract ends {I+400}.]
Data used 14.2 GB of 40 GB`,
  ),
  written(
    "housing quarterly pay",
    "co.nz|com.au|co.za",
    "District Council,Shire Council,City Council",
    "g=200..600 w=50..200 A=g+w",
    `
# {brand}
## RATES NOTICE [1 July 2025 to 30 June 2026|– second instalment]
GST No. {n9}   Valuation {ref}   Property: {addr}
@ Date of issue {I}
@ Instalment [2|3] of 4
@ Last day to pay {D}
Capital value {v=200000..900000}   Land value {v2=100000..400000}
General rate || {g4=800..2400}
Water and waste targeted rate || {w4=200..800}
Rates for the year || {y=1000..3200}
This instalment: general || {g}
This instalment: targeted || {w}
[Amount due|Instalment due|Please pay] [this quarter|] || {A}
[A 10% penalty will be added to any part of the instalment unpaid after|Penalty date] {D+1}.
Remaining instalments: {D+91}, {D+182}
[Ratepayers on direct debit need do nothing.|Pay weekly, fortnightly or monthly by direct debit – ask us.] [You are not on direct debit.|]`,
  ),
  written(
    "bills monthly pay",
    "co.uk",
    "Borough Council,City Council,District Council",
    "A=~110..230 f=110..240",
    `
{brand}
## Council Tax [bill|demand notice] {Y}/{Y+1}
{person}, {addr}
Account reference {n8}   Issued {I}   Band [B|C|D|E]
{brand} || {c=900..1400}
County Council and adult social care || {c2=300..600}
Police and Crime Commissioner || {c3=150..300}
[Less single person discount|Less discount 25%] || {-c4=200..400}
Total for the year || {y=1200..2300}
[Payments|Your instalments] are due as follows:
{D} || {A}
then 9 [instalments|payments] of {f} on the 1st of each month from {D+31}
[You have chosen to pay by cash or card.|Payment method: cash/cheque/online] [Two thirds of people pay by Direct Debit. Join them at {web}.|]`,
  ),
  written(
    "housing monthly pay",
    "co.uk|ie|com|ca|com.au",
    "Lettings,Property Management,Realty,Residential,Apartments",
    "r=~700..2400 p=~20..90 A=r+p",
    `
From: accounts@{web}
To: {person}
Sent: {I}
Subject: [Rent reminder|Rent due] – {addr}
Dear {first},
[This is a friendly reminder that your rent for|The rent for] {month} [falls due on|is due on] {D}.
Rent || {r}
[Parking space|Water and refuse|Storage locker] || {p}
Total [payable|due] || {A}
Please [use|quote] reference {ref}. [A late fee of {l=25..90} applies after the 5th.|Payments after the 5th day carry a charge of {l=25..90}.]
[We hold a deposit of|Security deposit held:] {d=800..3000}
Kind regards,
{person2}
{brand}`,
  ),
  written(
    "housing monthly debit",
    "co.uk|com|ca|com.au|in",
    "Mortgage,Home Loans,Building Society,Bank",
    "p=300..1200 i=200..900 A=p+i",
    `
{brand}
[Mortgage statement|Home loan statement|Annual mortgage statement extract]   {I}
{person}
[Loan|Mortgage] account :: {ref}
[Outstanding principal|Balance outstanding] :: {o=90000..400000}
[Interest rate|Current rate] :: 5.19% [fixed until {I+700}|variable]
Remaining term :: 21 years 4 months
[Your next payment|Next repayment]
Principal || {p}
Interest || {i}
[Total payment|Repayment amount|Total] || {A}
[Payment date|Date we take it|Will be drawn on] || {D}
[We will take this from the account you gave us|Debited from the account ending {n4}|By automatic debit from account xxxx{n4}].
Last payment {I-22} {q=500..2000}. [Overpayments this year: {z=100..900}|Escrow balance {z=900..4000}]`,
  ),
  written(
    "housing annually pay",
    "com|ca|com.sg|ie",
    "County Tax Office,City Treasurer,Revenue,Inland Revenue",
    "A=300..6000",
    `
= {brand}
= [{Y} PROPERTY TAX STATEMENT|NOTICE OF PROPERTY TAX FOR {Y+1}|LOCAL PROPERTY TAX {Y+1}]
Owner: {person}   Parcel {ref}
Legal description: LOT 14 BLK 3 {town} ADDN
[Assessed value|Annual value|Net taxable value] {v=9000..400000}   Rate 1.1483   
County || {c=50..900}
School district || {c2=100..3000}
[Tax payable|Total tax due|Amount payable] || {A}
[Taxes are due upon receipt and become delinquent after {D}.|Please pay by {D}.|Pay not later than {D} to avoid a 5% penalty.]
If paid in [February|March] add 7%: {l=400..7000}
[Pay by GIRO in up to 12 instalments – apply online.|Two half payments are not available.|You can spread the cost by monthly direct debit.]
Mailed {I}`,
  ),
  written(
    "housing quarterly pay",
    "com|com.sg|com.au|co.uk|in",
    "Owners Association,Strata,Management Company,Residents Association,Housing Society",
    "m=200..1500 s=30..300 A=m+s",
    `
## [LEVY NOTICE|SERVICE CHARGE DEMAND|MAINTENANCE BILL|QUARTERLY ASSESSMENT]
{legal}
c/o {brand2} Managing Agents, {addr}
TO: {person}, Unit {n2}-{n2}
Notice date {I}
Contribution period {from+} – {to+}
[Administrative|Maintenance] fund || {m}
[Sinking|Reserve|Capital works] fund || {s}
[Arrears|Interest on arrears] || {zero}
[Total payable|Total due|Amount payable] || {A}
[Kindly settle on or before|Payment must reach us by|Due and payable on] {D}. [Interest of 10% p.a. runs on late payments.|If postmarked by {D-10}: {e=200..1500}]
[Cheques|Checks] should be crossed and made payable to "{brand}"`,
  ),
  written(
    "insurance annually pay",
    "co.uk|ie|com.au|co.nz|com",
    "Insurance,Mutual,Cover,Assurance",
    "n=200..1100 t=20..150 A=n+t",
    `
# {brand}
[Renewal invitation|Your renewal|It's time to renew] – [car|home|pet|travel] insurance
Policy {ref}   [Cover ends|Expires] {D}
Dear {person},
[Your policy runs out at midnight on {D}.|To stay covered, pay before {D}.] [We will not renew it automatically.|It will not renew by itself.]
Last year you paid || {o=200..1100}
Premium before tax || {n}
[Insurance premium tax|GST|Stamp duty|Levy] || {t}
[This year's price|Total annual premium|Amount to pay] || {A}
[Or 11 monthly payments of {i=20..120} (total {it=300..1500}, 14.9% APR)|Pay by the month instead: {i=20..120}]
[Excess|Deductible] {x=~100..500}. [Sum insured|Agreed value] {sv=~8000..90000}
{I}`,
  ),
  written(
    "insurance monthly debit",
    "co.uk|ie|com|com.au|co.za|co.nz|ca",
    "Life,Health,Insurance,Pet Cover,Mutual",
    "A=15..450",
    `
{brand}
{person}
{addr}
{I}
Policy :: {ref}
[Your cover has been set up|Your payments are changing|Confirmation of your cover]
[From {D} your premium will be|Your new monthly premium is|Premium per month] {A}[. It was {o=12..420}|].
[We collect it|It leaves your account|The debit order runs] on the {Do} of [each|every] month; the first [one|collection|debit] is on {D}.
[Yearly premium|Total over 12 months] {A*12}
[Benefit amount|Cover] {sv=~20000..300000}   [Waiting period 30 days|Excess {x=~50..250}]
[If you change your mind within 30 days we refund what you paid.|You can cancel at any time.]`,
  ),
  written(
    "insurance monthly pay",
    "com|ca",
    "Health Plan,Insurance,Mutual",
    "g=200..600 s=50..300 A=g-s",
    `
## PREMIUM [INVOICE|NOTICE|BILL]
{brand}   PO Box {n4}   {town}
Member {person}   ID {ref}   Invoice date {I}
Coverage month {month+1}
Gross monthly premium || {=g}
[Advance tax credit|Employer share|Subsidy] || {-s}
[Past due|Prior balance] || {zero}
[Your share|Amount due|Member responsibility] || {A}
Payment is due [on or before|by] {D}. [There is a 31-day grace period.|Coverage ends if unpaid by {D+30}.]
Your annual deductible is {dd=~500..4000}; out-of-pocket maximum {om=~3000..9000}`,
  ),
  written(
    "debt monthly pay",
    "co.uk|com|ca|com.au|in|com.sg",
    "Bank,Card,Credit Union,Financial",
    "A=200..3500 m=15..90",
    `
# {brand}
[Credit card statement|Card account summary|Rewards card statement]
{person} || [Statement date|Closing date] {I}
[Previous balance|Opening balance] || {p=200..3000}
[Payments and credits|Payments received] || {-q=200..3000}
[Purchases|New transactions] || {n=100..2500}
Interest || {zero}
[New balance|Statement balance|Closing balance|Total amount due] || {A}
[Minimum payment due|Minimum amount due|Minimum payment] || {m}
[Payment due date|Pay by|Payment to reach us by] || {D}
[Credit limit|Total credit line] {cl=~2000..20000}   Available {av=500..9000}
{I-25} [TESCO STORES|WALMART|COLES {n4}|SWIGGY] || {=z1=5..90}
{I-19} [SHELL|UBER *TRIP|AMAZON MKTP] || {=z2=5..90}
{I-7} [NETFLIX.COM|APPLE.COM/BILL|SPOTIFY] || {=z3=5..30}
[If you make only the minimum payment you will pay more interest.|Late payment fee up to {l=12..40}.] [Set up a Direct Debit for the full amount.|Autopay: not enrolled]`,
  ),
  written(
    "debt monthly debit",
    "co.uk|com|ca|com.au",
    "Bank,Card,Financial",
    "b=400..3500 A=15..120",
    `
{brand} [statement|e-statement]   {I}
Hi {first}, your [statement|card] balance is {b}
[AutoPay|Direct Debit|Your automatic payment] [of the minimum|: minimum payment] – {A} on {D}
[Statement balance|Balance] :: {b}
[Minimum due|Minimum payment] :: {A}
[Scheduled payment|We'll collect|Will be taken] :: {A}
[Taken on|Payment date] :: {D}
[From checking ...{n4}|From your nominated bank account]
Credit limit :: {cl=~2000..20000}
Interest this month {zz=3..60}, at 24.9% a year`,
  ),
  written(
    "debt weekly pay",
    "ie|co.uk|co.nz|com.au",
    "Credit Union,Finance",
    "l=20..90 s=~5..20 A=l+s",
    `
{brand}
Member {n6} {person}
[Loan|Repayment] [statement|schedule] [issued|dated] {I}
[Agreed repayment|Repayment] || {A} [weekly|per week|each week]
of which loan || {l}
[of which savings|to shares] || {s}
[Next repayment due|Next due] || {D}
[Loan balance|Balance outstanding] || {o=900..9000}
Share balance || {sh=200..4000}
[Please pay at the counter or by standing order.|Lodge by standing order, card or at the office.]`,
  ),
  written(
    "debt monthly debit",
    "com|ca|in|co.za|co.uk",
    "Finance,Student Loans,Auto Finance,Bank,Loans",
    "p=50..300 i=20..150 A=p+i",
    `
{brand}
[LOAN STATEMENT|EMI ADVICE|INSTALMENT NOTICE]   Loan no. {n9}
Date {I}
Borrower {person}
[Principal|Capital] || {p} || Interest || {i}
[EMI|Instalment|Regular monthly payment] || {A}
[ECS/NACH debit on|Debit order date|Auto debit scheduled] || {D}
Outstanding after this payment || {o=2000..30000}
[Keep sufficient balance in your account ending {n4}; a bounced debit costs {bc=10..50}.|Your bank account ending {n4} will be debited. You save 0.25% with auto debit.]
[Overdue amount|Past due] || {zero}
[Tenure|Term] 36 of 60`,
  ),
  written(
    "subscriptions monthly debit",
    "com|co.uk|ca|com.au|ie",
    "TV,Music,Stream,Cloud,Plus",
    "A=5..35",
    `
{brand}
[Receipt|Your receipt|Invoice] [#|No. ]{ref}
[Thanks for your payment, {first}.|Thank you! We received your payment.]
[Date|Billed on|Charged] :: {I}
[Plan|Membership] :: [Premium|Family|Standard] [monthly|(monthly)]
[Amount|Total charged|Charged to Visa •••• {n4}] :: {A}
[Next billing date|Next charge|Renews] :: {D}
[Your subscription renews automatically until you cancel.|You'll be charged {A} every month unless you cancel before the renewal date.]
Questions? help@{web}`,
  ),
  written(
    "subscriptions annually debit",
    "com|co.uk|com.au|co.nz|ca",
    "News,Software,Herald,Cloud,Antivirus",
    "A=~40..320",
    `
# {brand}
[Your annual plan renews soon|Heads up: your subscription renews on {D}|Renewal notice]
Hi {first}
[On {D} we'll charge|We will bill] {A} [to the card ending {n4}|to your saved payment method] for [another year|the next 12 months]{cond}.
[You currently pay|Introductory price] {o=~20..200} [for the first year|]
Works out at {m=3..25} a month.
[To cancel, visit {web} before {D-2}.|Not for you? Cancel any time before then.]
Sent {I} · Order {ref}`,
  ),
  written(
    "education weekly pay",
    "com|ca|ie|com.au|co.nz|co.uk",
    "Early Learning,Childcare,Day Nursery,Kids Club",
    "f=150..400 s=30..200 A=f-s",
    `
= {brand}
[Fee statement|Tuition invoice|Weekly account] for the family of {person}
Child: {first}     Week [beginning|of] {D~}
[Invoice date|Date] {I}
Full-day care, 5 days || {f}
[Child Care Subsidy|NCS subsidy|Sibling discount|Government subsidy] || {-s}
[Gap fee due|Balance due|Total due|You pay] || {A}
[Please pay by|Due] {D}
[Late pick-up is charged at {l=10..30} per 15 minutes.|Fees are payable a week in advance.] ABN {n11}`,
  ),
  written(
    "education quarterly pay",
    "co.uk|co.nz|com.au|in|co.za",
    "School,Academy,College,Public School",
    "t=300..3000 a=20..300 A=t+a",
    `
# {brand}
## [TERM FEES|FEE CHALLAN|School account] – [Term 2|Michaelmas Term|Quarter III|Autumn term] {Y}
Pupil {person}   Year [4|7|9]   Ref {n6}
[Tuition|Tuition fee] || {t}
[Activities and clubs|Transport|Lunches] || {a}
Total for the [term|quarter] || {A}
[Fees are payable on or before the first day of term,|Last date of payment] {D}
[After this date a fine of {l=2..20} per day applies.|Late fees attract 1.5% per month.]
[Fees for the year: {A*4}|Annual fee {A*4}]
[Bursar|Accounts Office] {I}`,
  ),
  written(
    "transportation monthly debit",
    "com|com.au|ie|ca|co.nz|com.sg",
    "Toll,Tag,Parking,Transit,Transit Pass",
    "A=~20..90",
    `
{brand} [tag account|account statement|season pass] {n8}
Period {from} to {to}
Opening balance || {o=5..40}
[Top-up charged to card|Automatic top-up|Auto top-up] {D} || {A}
Trips (18) || {-tr=20..80}
Closing balance || {cb=5..50}
[When your balance falls below {lo=~10..20} we top up {A} from your card.|Your card ending {n4} is topped up automatically.]
Statement issued {I}`,
  ),
  written(
    "transportation once pay",
    "co.uk|co.nz|com|com.au|ie",
    "Motors,Garage,Auto Care,Tyres,Autos",
    "l=90..300 p=40..400 t=20..120 A=l+p+t",
    `
# {brand}
TAX INVOICE {n6}
{person}   Rego/Reg {ref}   Odometer {n5}
Date {I}
[Labour|Labor] 2.5 h || {l}
Parts: [pads, filter, oil|brake discs front|timing belt kit] || {p}
[GST 15%|VAT 20%|Sales tax] || {t}
[TOTAL|Amount due|Balance] || {A}
[Terms: pay within {N} days of invoice|Payment due {D}|Please pay by {D}]
[Next service due {I+365} or 15,000 km|MOT expires {I+120}]
Bank {n2}-{n4}-{n7}-00`,
  ),
  written(
    "food weekly debit",
    "com|co.uk|co.nz|com.au|ie",
    "Box,Kitchen,Dairy,Farm,Meals,Pantry",
    "b=30..80 d=3..10 v=2..20 A=b+d-v",
    `
{brand}
[Your box is on its way|Order confirmed|Next delivery], {first}!
Order {n8} · placed {I}
[4 recipes for 2|Large veg box|6 pints semi-skimmed] || {b}
Delivery || {d}
[Voucher|Discount|Credit] || {-v}
[Total|To pay|Order total] || {A}
[We'll charge your card on|Payment is taken from your saved card on|Billing day:] {D}
[Delivery day|Arriving] {D+2}. [Skip or change by midnight {D-1}.|Deliveries every week – pause any time.]`,
  ),
  written(
    "food once pay nodue",
    "com|co.uk|com.au|in|ca",
    "Market,Supermarket,Foods,Grocers,Pharmacy",
    "a=2..20 b=3..30 c=1..15 A=a+b+c",
    `
= {brand}
= {addr}
= Tel {n9}
[BANANAS|PARACETAMOL 500MG|RICE 5KG] || {=a}
[CHICKEN THIGHS|VITAMIN D|OLIVE OIL 1L] || {=b}
[BREAD|HAND CREAM|EGGS 12PK] || {=c}
[TOTAL|BALANCE DUE|NET TO PAY|TOTAL SALE] || {A}
[VISA DEBIT|UPI|EFTPOS|CARD] || {A}
[CHANGE|BALANCE] || {zero}
{I} 14:{n2} TILL {n2} OP {n3}
[You saved {sv=1..5}|Points earned {n3}]
= THANK YOU FOR SHOPPING WITH US`,
  ),
  written(
    "healthcare once pay",
    "com|ca|com.au|co.nz|ie",
    "Dental,Physiotherapy,Family Practice,Hospital,Radiology",
    "c=80..600 i=20..300 A=c-i",
    `
{brand}
[PATIENT STATEMENT|Statement of account|Account for services]
Patient {person}   Chart {n6}   Statement date {I}
{I-21} [Exam and cleaning|Consultation, long|MRI left knee] || {c}
[Insurance payment|Medicare rebate|Plan paid] || {-i}
[Patient balance|Balance now due|Your portion|Gap payable] || {A}
[Please pay by|Payable by|Due] {D}. [Balances over 60 days go to collections.|We also accept payment plans.]
[0-30 days|Current] {A}   31-60 days {zero}   61-90 days {zero}`,
  ),
  written(
    "savings monthly debit",
    "co.uk|co.za|com|com.au|in",
    "Building Society,Pensions,Retirement,Mutual Fund,Investments",
    "A=~25..900",
    `
{brand}
[Contribution|Regular saver|SIP|Investment plan|Retirement annuity] [confirmation|advice|schedule]
{I}
Dear {person},
[Your regular contribution of|Your instalment of|We will debit] {A} [will be collected|is scheduled|from your account] [on|for] {D}[ and on the same day of each month after that|, then monthly|].
[With basic-rate tax relief {g=30..1200} is invested.|Units will be allotted at that day's NAV.|Employer adds {g=30..900}.]
[Fund value|Plan value|Account value] at {I-3}: {fv=900..90000}
Paid in so far this [tax |]year {pt=100..9000}
[Annual increase 5% from {I+200}|Plan number {ref}]`,
  ),
  written(
    "other monthly debit",
    "co.uk|ie|com|com.au|co.za|ca",
    "Relief,Foundation,Lifeboats,Public Radio,Hospice,Rescue",
    "A=~5..60",
    `
# {brand}
Dear {first},
Thank you for [becoming a monthly supporter|your pledge|your generous support].
[Your gift|Your donation] :: {A} [a month|per month|monthly]
[First|Next] [gift|collection|donation] :: {D}
[By|Paid by|Method] :: [Direct Debit|card ending {n4}|debit order]
[In a year that comes to {A*12}.|{w=~30..90} could feed a family for a month.]
{I}   Supporter number {n6}   Charity no. {n7}`,
  ),
  written(
    "utilities monthly pay nodue",
    "com|ca|co.uk|ie|com.au|co.nz",
    "Energy,Gas,Water,Electric,Waste,Mobile",
    "A=0 c=10..200 u=20..150",
    `
{brand}
[Statement|Bill|Account statement] {I}   Account {n9}
{person}
[Charges this period|Current charges] ({from} – {to}) || {u}
[Solar feed-in|Payments received|Wallet top-up|Refund of estimated charges] || {-k=100..400}
[Balance|Closing balance|Account balance|New balance] || {c} [CR|credit|in credit]
[Amount due|Total due|To pay now] || {A}
[You don't need to pay anything.|NO PAYMENT DUE|Do not pay – credit balance|There's nothing to pay on this bill.] [We'll carry the credit forward.|The credit comes off your next bill, due about {I+30}.|A refund will reach you within 10 days.]`,
  ),
  written(
    "debt monthly pay nodue",
    "com|co.uk|in|ie",
    "Bank,Card,Money",
    "A=0 c=5..90",
    `
# {brand} [credit card|card] statement
Statement date {I}
Opening balance || {o=50..400}
[Refunds and payments|Payments/credits] || {-k=100..500}
Purchases || {p=10..100}
[New balance|Total amount due|Closing balance] || -{c}
[Minimum payment|Minimum amount due] || {A}
[Your account is in credit; no payment is required.|Credit balance. Please do not make a payment this month.|Nil due]
Credit limit {cl=~1000..9000}`,
  ),
  written(
    "insurance annually pay nodue",
    "com|ca|co.uk",
    "Insurance,Mutual,Farm",
    "A=0 p=600..2500",
    `
{brand} [homeowners|home] policy {ref}
RENEWAL [DECLARATIONS|CERTIFICATE]   {I}
Policy period {from+} to {to+}
Annual premium || {p}
[Billed to|Premium paid by]: {brand2} Mortgage, loan {n8}
[THIS IS NOT A BILL. Your mortgage company will pay the premium.|Paid in full through your escrow account. You owe nothing.|No payment from you is needed.]
Dwelling {dw=~200000..500000}   Deductible {dd=~500..2500}`,
  ),
  written(
    "bills monthly debit",
    "co.uk|com|ie|com.au",
    "Self Storage,Security,Alarms,Cleaning,Pest Control",
    "r=30..150 v=5..30 A=r+v",
    `
{brand}
Invoice {n6}     {I}
To {person}, {addr}
[Unit 114, 50 sq ft|Alarm monitoring|Fortnightly clean], {from+} – {to+} || {r}
[VAT|GST|Insurance] || {v}
[Total|Invoice total] || {A}
[Paid by Direct Debit on|Collected from your account on|Charged to your card on] {D} – [no need to pay by other means|nothing to do].`,
  ),
  written(
    "entertainment annually pay",
    "co.uk|ie|com.au|com|com.sg",
    "Tennis Club,Golf Club,Sailing Club,Allotment Society,Swimming Club",
    "A=~30..500 e=~20..450 l=~50..550",
    `
{brand}
[Subscription renewal|Annual subscriptions] {Y}/{Y+1}
Dear [member|{first}],
[The committee has set the adult subscription at|Your subscription for the year is] {A}, payable by {D}.
[If paid before {D-30}|Early bird to {D-30}] || {e}
Full rate || {A}
[After {D+30}|Late rate] || {l}
Please pay by bank transfer to {brand}, {n2}-{n2}-{n2} {n8}[, or cheque to the treasurer|].
{person2}, Hon. Treasurer, {I}`,
  ),
  written(
    "bills annually pay",
    "ie|co.uk|com",
    "TV Licensing,Licensing,Vehicle Licensing,Registration",
    "A=~100..300",
    `
# {brand}
[Renewal reminder|Licence renewal|Registration renewal notice]   Ref {n10}
[Your licence expires on {D}.|Expiry date {D}]
[Fee|Licence fee|12 months] || {A}
[6 months|Half-year option] || {h=60..170}
[Pay online, at a post office or by phone.|Renew online, by mail or in person.] [Spread the cost: quarterly or monthly Direct Debit.|]
Issued {I}`,
  ),
];
