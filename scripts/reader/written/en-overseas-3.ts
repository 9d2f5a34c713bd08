import { type Written, written } from "./written.ts";

/** Papers of American, Canadian, Australian, New Zealand and Singapore companies, by another hand: cards, loans, health and schools. */
export const enOverseas3: readonly Written[] = [
  written(
    "debt monthly pay",
    "com.au|co.nz",
    "Bank,Credit Union,Mutual Bank,Bankcard",
    "o=400..2600 k=200..400 n=150..1800 i=4..60 A=o-k+n+i m=25..90",
    `
# {brand}
[Low Rate Mastercard|Platinum Awards|Everyday Visa]
Statement {n2}
{person}
{addr}
@ Statement begins :: {from}
@ Statement ends :: {I}
@ [Closing balance|Amount owing] :: {A}
@ Minimum payment :: {m}
@ [Payment due|Due by] :: {D}
Opening balance || {o}
New transactions and charges || {n}
[Payments/refunds|Your payments – thanks] || {-k}
Interest on [purchases|cash advances and purchases] || {i}
Closing balance || {A}
[Pay the closing balance in full by the due date and keep your 55 days interest free.|Paid in full each time you owe no interest on purchases.]
Minimum Repayment Warning: [if you make only the minimum payment each month it will take 23 years and cost {tc=3000..9000}.|see moneysmart.gov.au]
[BPAY Biller 5{n3}|From internet banking choose 'pay a card'] · [AutoPay isn't set up on this card.|]
Credit limit {cl=~3000..15000}   Available credit {av=500..9000}`,
  ),
  written(
    "debt monthly pay",
    "com|ca",
    "Store Card,Furniture,Home Improvement,Electronics,Outfitters",
    "p=300..1800 r=50..400 A=p+r m=28..70",
    `
{brand} Credit Card [| – issued by {brand2} Bank]
ACCOUNT OF {person}   ending in {n4}
[Statement closing|Billing date] {I}
PROMOTIONAL PURCHASE SUMMARY
[No interest if paid in full by {I+210}|12 months deferred interest] || {p}
Accrued deferred interest || {di=20..200}
Regular revolving balance || {r}
[TOTAL NEW BALANCE|New balance] || {A}
[Total minimum payment due|Minimum due] || {m}
Payment must be received by 5 p.m. ET on {D}.
[Pay at any register, by mail or at {web}.|Mail checks to PO Box {n6}, {town}. Allow 7 days.]
[You have not chosen automatic payments.|AutoPay is an easy way to never be late.] [Rewards: {n3} points, next certificate {rc=~5..20}|]`,
  ),
  written(
    "debt monthly debit",
    "com.sg",
    "Bank,Banking Corporation,Card Centre",
    "s=200..2400 t=60..700 A=s+t",
    `
CREDIT CARDS STATEMENT OF ACCOUNT
{person}
BLK {n3} [CLEMENTI WEST ST 2|TOA PAYOH LOR 4] #{n2}-{n2}
Statement Date || Credit Limit || Minimum Payment || Payment Due Date
{I} || {cl=~6000..20000} || {m=~50..50} || {D}
[Visa Signature|Live Fresh] 4{n3}-XXXX-XXXX-{n4}
Previous balance || {=pb=200..2500}
{I-14} GIRO PAYMENT – THANK YOU || {-pb}
{I-11} [GRAB*A-{n4}|NTUC FP-{n3}|SHOPEE SG] || {=s}
{I-5} [COLD STORAGE|CHARGE & GO|KLOOK] || {=t}
[Sub-total|TOTAL OUTSTANDING BALANCE] || {A}
[Your GIRO (full payment) of {A} will be effected on {D}.|The total of this statement will be deducted from your savings account under GIRO on {D}.]
[Late charge {lc=~100..100} if minimum is not paid|Rewards points: {n4}]. Interest 27.8% p.a.
- {brand} [Co. Reg. No. {n9}E|Limited]`,
  ),
  written(
    "debt monthly debit",
    "com",
    "Student Loans,Education Loan Servicing,Loan Servicing,Higher Education",
    "a=60..190 b=30..140 c=20..90 A=a+b+c",
    `
Hi {first}, [your statement is ready|it's time to look at your bill].
[Federal Student Aid loan servicer|Servicing federal loans for the U.S. Department of Education]
{brand}
Account {n10}   Statement {I}
Group || Principal || Rate || Regular payment
AA Direct Sub || {=x=2000..9000} || 3.76% || {=a}
AB Direct Unsub || {=y=3000..12000} || 4.53% || {=b}
AC Grad PLUS || {=z=2000..9000} || 6.28% || {=c}
Past due || {zero}
[Current amount due|Amount due] || {A}
Due date || {D}
[You're enrolled in Auto Pay. We'll debit {A} on {D}.|Auto-debit {D}: {A} (rate reduced 0.25%)]
Unpaid interest {ui=5..90}; [repayment plan: Standard, ends {I+2900}|IBR recertification due {I+150}]
[Paying more? Say which group it should go to.|]`,
  ),
  written(
    "debt monthly debit",
    "com|ca|com.au",
    "Pay,Later,Checkout,Split",
    "A=25..180 t=A+A+A",
    `
= {brand}
[Payment reminder|Coming up|Just a nudge], {first}
Your order from {brand2} · [3 pays|pay in 3] · placed {I}
[Paid today|1 of 3, today] || {A} ✓
2 of 3 – {D} || {A}
3 of 3 – {D+30} || {A}
Order total || {t}
[We'll take {A} from your debit card {n4} on {D}.|Next up: {A} on {D}, automatically.] No interest. [Late fee {lf=~7..10} if the card fails.|Snooze once for up to 7 days in the app.]`,
  ),
  written(
    "debt monthly debit",
    "ca|co.nz",
    "Auto Finance,Credit Union,Motor Credit,Finance,Caisse",
    "p=210..480 i=60..190 A=p+i",
    `
{brand}
{I}
{person}
Re: [vehicle loan|conditional sales contract|car loan] {n9}, [2021 RAV4|2018 Corolla|2022 Tucson]
Your request [to change the payment day|for a new bank account] has been [processed|done].
Please note that beginning {D}, payments of {A} [will be debited from|come out of] account ***{n3} at [Tangerine|Kiwibank|Scotiabank|ANZ] once a month.
First payment on the new date: principal {p}, interest {i}.
Payout as of today {po=4000..29000}. [Maturity {I+1300}|{n2} payments remain].
[Interest adjustment for the extra days, {ia=3..40}, is added to the end of the loan.|]
[A returned payment costs {nf=~45..50}.|Questions: ask for {person2}.]`,
  ),
  written(
    "healthcare monthly pay",
    "com",
    "Hospital,Health System,Medical Center,Regional Health",
    "A=~40..180 b=600..4000 py=50..500 ad=2000..9000 ch=b+py+ad",
    `
{brand}
PATIENT FINANCIAL SERVICES
Guarantor {person}   Account {n9}   Statement {I}
[Visit {I-140}: Emergency|Outpatient surgery {I-165}] || {ch}
Insurance payments and adjustments || {-ad}
Your payments so far || {-py}
Balance on plan || {b}
[You asked to pay over time. Your payment plan:|INTEREST-FREE PAYMENT PLAN]
[This month's payment|Plan payment due] || {A}
Due || {D}
[Send a check with the stub below or pay in MyChart.|Pay at {web}/billpay or by phone, 24/7.]
[Two missed payments and the full {b} is due.|Financial Assistance: income under 250% FPL may qualify.]
[Doctors (anesthesia, radiology) bill separately.|]`,
  ),
  written(
    "healthcare once pay nodue",
    "com",
    "Health Plan,Blue Plan,Health Insurance,Benefit Administrators",
    "A=0 p=180..1400 d=60..170 y=p-d",
    `
{brand}
EXPLANATION OF BENEFITS – [THIS IS NOT A BILL|PLEASE KEEP. NOT A BILL.]
{person}   Member ID {ref}   {I}
Patient [self|dependent]   Claim {n11}   Provider {brand2} Radiology
Date of service {I-31}
Amount billed || {p}
[Plan discount|Network savings] || {-d}
Plan paid [on {I-3}|] || {y}
Deductible || {zero}
Copay || {zero}
[What you owe|Your responsibility|You may owe the provider] || {A}
Deductible met so far: {dm=200..1500} of {dt=~1500..3000}
[You have 180 days to appeal.|If you get a bill for more than this, call us.]`,
  ),
  written(
    "healthcare once pay nodue",
    "ca",
    "Pharmacy,Drug Mart,Drugs,Apothecary",
    "n=15..110 r=2..30 c=n+r f=9..13 A=c+f-n",
    `
= {brand} #{n3}
= Official prescription receipt
{person}
Rx {n7}   [APO-ROSUVASTATIN 10MG|TEVA-AMOXICILLIN 500MG|SYNTHROID 0.1MG]   Qty [90|30|21]
Dr {person2}   DIN {n8}
Drug cost || {=c}
Professional fee || {=f}
Plan 1 paid [(Green Shield)|(Sun Life)|(ODB)] || {-n}
[PATIENT PAYS|You pay] || {A}
[INTERAC – APPROVED|MASTERCARD **{n4}|CASH] {I} 17:4{n1}
Refills [2 until {I+300}|0 – call your doctor]
= [PC Optimum points not awarded on Rx|Retain for income tax purposes]`,
  ),
  written(
    "healthcare once pay",
    "co.nz|com.au",
    "Medical Centre,Skin Clinic,Family Doctors,Specialists,Anaesthetics",
    "c=90..400 u=20..90 A=c+u",
    `
# {brand}
Tax invoice/statement {n5}
[To|Account holder]: {person}
{I}
{I-1} || [Consult – after hours|Initial consultation] || {=c}
{I-1} || [ECG|Minor surgery, materials|Dressing] || {=u}
Total || {A}
[Terms: {N} days from the date above|Kindly settle within {N} days|We'd appreciate payment within {N} days of this invoice].
[Please note an admin fee of {af=~10..20} is added to accounts over 30 days.|Claim {rb=30..80} back from Medicare with this paper once it is paid.]
[EFT: BSB {n3}-{n3}, a/c {n8}|{n2}-{n4}-{n7}-00, surname as reference]
Provider {n6}{n1}J   GST [no.|reg.] {n9}`,
  ),
  written(
    "healthcare once pay",
    "com.sg",
    "Hospital,General Hospital,Medical Centre,Polyclinic",
    "w=900..2900 s=90..250 t=50..190 m=200..420 A=w-s+t-m",
    `
[FINAL BILL|TAX INVOICE (FINAL)]
{brand}
Patient: {person}   NRIC: SXXXX{n3}B
[Admitted {I-12}, discharged {I-9}|Day surgery {I-12}]   Ward [B2|C]   Bill no. {n10}
[Total charges before subsidy|Hospital charges] || {w}
Government subsidy || {-s}
GST (absorbed in part) || {t}
[MediSave|Less: payable by MediSave] || {-m}
MediShield Life || {zero}
[Amount due from patient|Balance payable] || {A}
Bill date {I}. [Please pay within {N} days of the bill date.|Payment is due by {D}.]
[Pay with the HealthHub app, AXS or PayNow.|Instalments by GIRO: see a Medical Social Worker.]
[Deposit {zero}|Estimated bill given at admission: {eb=300..2600}]`,
  ),
  written(
    "healthcare once pay",
    "com|ca|com.au|co.nz",
    "Animal Hospital,Veterinary Clinic,Vets,Equine",
    "e=90..300 s=200..900 m=20..120 t=10..90 k=~100..300 A=e+s+m+t-k",
    `
{brand}
Client {n5} {person} – [Biscuit (canine)|Tui (feline)|Duke (equine)]
Invoice {n6} || {I}
[Exam, emergency|Callout] || {e}
[Dental with extractions|Cruciate repair|Bloods and ultrasound] || {s}
[Meds to go home|Carprofen 75 mg] || {m}
[Tax|GST] || {t}
Deposit taken [{I-2}|at drop-off] || {-k}
[Balance|Still to pay|Owing] || {A}
[As agreed with {person2}, please clear this by {D}.|Balance is due {D}; 2% a month after that.]
[Recheck {I+10}, sutures out {I+14}.|Vaccination reminder {I+240}]`,
  ),
  written(
    "education weekly debit",
    "com.au",
    "Early Learning,Childcare,Kindy,Child Care Centre",
    "f=420..690 s=180..380 A=f-s",
    `
{brand}
STATEMENT OF FEES – [week ending {I}|the week to {I}]
Parent: {person}   Child: [Isla|Noah|Ruby]   CRN {n9}A
Opening balance || {zero}
[4 days × LDC session|Mon–Thu, 10-hour sessions] || {f}
Child Care Subsidy (CCS [72|66|81]%) || {-s}
[Gap fee|Parent gap] this week || {A}
[Debited through Ezidebit/DebitSuccess on|Direct debit run:] {D}
[CCS withheld 5%: {wh=4..19}|Allowable absences used 7 of 42]
[A failed debit costs {fd=~10..15}.|Fees rise on {I+50}.]
Statement {I}, ABN {n11}`,
  ),
  written(
    "education weekly pay",
    "com|ca",
    "Daycare,Child Development Center,Learning Center,Montessori",
    "t=210..390 s=150..300 k=15..40 A=t+s-k",
    `
Family account: {person}
[Tuition for the week of {D}|Week beginning {D}]
[Toddler room, full time|Infant – Lily] || {t}
[Preschool, full time|Pre-K – Owen] || {s}
Sibling discount 10% || {-k}
[Balance due|Due Monday] || {A}
Tuition is due [by drop-off on|on] {D}, [before care is given|every week, even when we close for snow]. [Late fee {lf=~20..35} after Tuesday.|]
[Pay in the Brightwheel app or leave a check in the black box.|Checks in the lockbox, please; we no longer take cash.]
[Annual registration {rg=~75..150} comes in August.|Tax ID for Form 2441: {n2}-{n7}]
{brand}, {I}`,
  ),
  written(
    "education annually pay",
    "co.nz|com.au",
    "Primary School,College,High School,Grammar",
    "d=~80..320 c=~20..90 w=~15..60 A=d+c+w",
    `
# {brand}
[Kia ora whānau|Dear parents and carers],
[School contributions|Parent contributions & requests] {Y}     {I}
Student {person}, [Rm 12|Year 9|8B]
Parent contribution (voluntary) || {d}
[Camp, year share|Curriculum materials] || {c}
[Stationery and workbooks|ICT levy] || {w}
Total for the year || {A}
[Please pay by {D}.|We ask that the total reach us by {D}.] [Automatic payment of {ap=~5..15} a week is also fine – tell the office.|If this is hard, talk to {person2} in the office. No child misses out.]
[Donation rebates: one third back from IRD.|CSEF may cover camp.] Kindo shop / [{n2}-{n4}-{n7}-00|BPAY {n5}]`,
  ),
  written(
    "education monthly pay",
    "com.sg",
    "Student Care,Kindergarten,Tuition Centre,Childcare,Learning Hub",
    "f=560..1400 g=20..100 s=100..290 b=50..150 A=f+g-s-b",
    `
OFFICIAL INVOICE {n6}
{brand}
Name of child: {person}    [K1|N2|P3]
Date: {I}
Fee for {month+1} {Y} || {f}
GST || {g}
[Basic Subsidy|SCFA subsidy (MSF)] || {-b}
[Additional Subsidy|Bursary] || {-s}
[Net fee payable|Parent's co-payment] || {A}
To be paid [on or before|latest by] {D}[, or a late charge of {lc=~10..30} applies|].
[PayNow UEN {n8}D, state the child's name|Cheque payable to {brand}]. [Deposit of {dp=300..1000} held, refundable.|GIRO form at the counter.]
[Centre closed {I+18} (public holiday)|Term break {I+33} to {I+40}]`,
  ),
  written(
    "education quarterly pay",
    "com|ca",
    "University,State University,Community College,Tech,Institute",
    "t=3900..6900 h=400..2500 f=150..600 g=500..2200 l=600..1500 A=t+h+f-g-l",
    `
{brand}
Office of the Bursar · [Student Financial Services|Student Accounts]
[TERM STATEMENT|eBill]: [Fall Quarter|Winter Term|Spring Quarter] {Y}
{person}   ID 9{n8}   Statement date {I}
Tuition, [15 credits|resident undergraduate] || {t}
[Housing, double + meal plan B|Room and board, term 1 of 3] || {h}
[Mandatory fees|Student activity, tech and health fees] || {f}
[Pell Grant|Bursary (OSAP grant)|University scholarship] || {-g}
Direct loans, [net of origination fee|anticipated] || {-l}
[Amount due|Balance due this term] || {A}
[Pay by {D} or your classes may be dropped.|Due {D}. A {lf=~75..150} late fee and a registration hold follow.]
[Payment plan: enroll for {pf=~35..50} and pay a quarter now – you are not enrolled.|Wire and e-check are free; cards carry 2.85%.]
[529 check? Allow ten days.|Form 1098-T posts in January.]`,
  ),
  written(
    "education monthly pay",
    "com|ca|com.au|co.nz",
    "Piano Studio,Music School,Strings,School of Music",
    "A=~90..260",
    `
{I}
Dear {first},
What a lovely recital! [Here is where we are|A word about fees] for {month+1}: four lessons [at the usual rate|of 45 minutes], {A} in all, [due at the first lesson,|please at our first meeting on] {D}.
[Venmo, cash or a check are all fine.|E-transfer or cash in the envelope as always.] [Last month is settled, thank you.|You paid {lm=~90..260} on {I-26}, thanks.]
[There's no lesson on {I+12}; we'll make it up.|The exam entry ({ex=~60..130}) will be asked for later, by {I+75}.]
The tuition year runs September to June and stays the same every month.
Warmly,
{person2}
{brand}`,
  ),
  written(
    "education once debit nodue",
    "com",
    "School Nutrition,Unified Schools,School District,Cafeteria",
    "A=~20..60 r=1..9 nb=A+r",
    `
{brand} Meals
[Auto-replenish receipt|Your lunch account was topped up]
{I}
[Student|Account]: {first} – [Grade 4|Lincoln Elementary]
[Balance fell below {lo=~5..10}|Low balance trigger: {lo=~5..10}]
[Amount charged|Deposit] || {A}
[Convenience fee|Processing fee] || {zero}
Card ending {n4}
[New balance {nb}|Breakfast 1.75, lunch 3.10, second milk 0.60]
[We add {A} again whenever the balance runs low.|Turn auto-replenish off at {web}.]`,
  ),
  written(
    "subscriptions weekly debit",
    "com.au|co.nz",
    "Fitness,Gym,Health Club,Strength,Pilates",
    "A=12..39",
    `
{brand2} Billing Services
on behalf of {brand}
Dear {person},
[This confirms your direct debit arrangement.|Your membership is live – here are your billing details.]
Contract {n9}   Signed {I}
[Weekly fee|Regular debit] :: {A}
[Frequency|Every] :: [weekly|week]
First debit :: {D}
[Joining fee (paid at the desk) :: {jf=~29..99}|Key tag, paid today :: {jf=~19..59}]
[Minimum term|Contract to] :: {I+364}
[Your bank statement will show {brand2} and not the club.|Look for "{brand2}" on your statement.] Dishonour fee {df=~10..15}.
[Cost over the minimum term {mt=700..1900}.|Freeze: {fz=~3..6} a week]`,
  ),
];
