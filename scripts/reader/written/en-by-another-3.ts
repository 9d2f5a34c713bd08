import { type Written, written } from "./written.ts";

/** Papers of South African and Indian houses, by another hand. */
export const enOther3: readonly Written[] = [
  written(
    "utilities monthly pay",
    "co.za",
    "Municipality,Local Municipality,Metro,City",
    "e=60..200 w=20..90 r=12..40 s=15..50 v=15..50 c=e+w+r+s+v o=5..60 A=c+o",
    `
# {brand}
[TAX INVOICE / STATEMENT|Munisipale rekening / Municipal account]
@ [Account number|Rekening no.] :: {n9}
@ [Statement for|Month] :: {month} {Y}
@ Date :: {I}
@ Deposit held :: {dp=~800..3000}
{person}
ERF {n4}, {addr}
[Electricity|Elektrisiteit] {n4}kWh (meter {n8}, {from} – {to}) || {=e}
Water {n2} kl [(reading type: estimated)|actual] || {=w}
Refuse 240L || {=r}
Sanitation || {=s}
VAT 15% || {=v}
[Current levy|This month] || {=c}
[Brought forward|Arrear] || {=o}
90+ days || 60 days || 30 days || Current
0.00 || 0.00 || {=o} || {=c}
[TOTAL AMOUNT DUE|Payable] || {A}
[Due date / Betaaldatum|Pay on or before] || {D}
[Arrears are payable immediately. Supply may be disconnected; reconnection {k=~350..900}.|EasyPay >>>>> {n12} {n6}. Debit order forms at any cash office.]`,
  ),
  written(
    "housing monthly pay",
    "co.za",
    "Municipality,City Treasury,Revenue Services",
    "A=80..400 rb=10..60 g=A+rb",
    `
{brand} – [PROPERTY RATES|Assessment rates]
Owner: {person}    [SG code|Stand] {n6}/{n5}
[Market value per the {Y} General Valuation Roll|GV value] {mv=~600000..3500000}
[First {z=~100000..450000} is rebated (primary residence)|Pensioner's rebate granted]
Rates: rand value x 0.0081 ÷ 12 || {g}
Less rebate || {-rb}
[Instalment for {month}|Twelfth part] || {A}
For the municipal year (1 July – 30 June) || {A*12}
[Final date for payment|Last day] {D}. [Interest at prime + 1% runs from the day after.|Objections to the roll close on {I+60}.]
[Rates may be paid yearly in advance on application before 30 June.|Enquiries: {person2}, ext {n4}]
Invoice {n8} of {I}`,
  ),
  written(
    "housing monthly debit",
    "co.za",
    "Body Corporate,Homeowners Association,Sectional Title Managers,Estate",
    "l=150..500 r=15..60 c=4..8 w=20..90 A=l+r+c+w p=150..500",
    `
{person}, Section {n2}
[LEVY STATEMENT|Owner's statement]     {I}
{I-33} || Levy || {=p}
{I-30} || [Debit order – thank you|EFT received] || -{=p}
[Opening balance|Balance b/f] || 0.00
{D} || [Ordinary levy|Admin levy by participation quota 2.8411%] || {=l}
{D} || Reserve fund || {=r}
{D} || CSOS levy || {=c}
{D} || [Water recovered, meter {n5}|Prepaid water basic] || {=w}
[Closing balance|Total] || {A}
[Your debit order goes off on {D}.|Do not EFT: {A} will be debited on {D}.] [Trustees' AGM on {I+40}.|Special levy, if approved, from {I+95}.]
[Trust a/c: {brand}, FNB {n6}, {n11}|Managing agent {brand2} for {brand}]
- [Levies are due on the first of the month, in advance.|Interest 2% p.m. on arrears; hand-over fee {h=~350..900}.]`,
  ),
  written(
    "insurance monthly debit",
    "co.za",
    "Medical Scheme,Medical Aid,Med,Health Scheme",
    "A=150..600 e=60..300 m=60..200 t=A+e",
    `
{brand}
[Contribution statement|Your contributions from 1 January {Y+1}]
Principal member {person} ({n9})   [1 adult + 2 children|2 adults]   {I}
Risk contribution [Essential|Saver|Network] || {rk=900..5000}
[of which Medical Savings Account|MSA portion (yearly {A*3} upfront)] || {m}
[Total contribution p.m.|Gross contribution for one month] || {t}
[Employer subsidy|Paid by {brand2} (Pty) Ltd] || {-e}
[Member portion|Balance from your bank account] || {A}
[Debit order date|We collect on] || {D}
[Late joiner penalty|LJP] 0%. [Claims paid this year: {q=900..60000}.|Self-payment gap: {z=~1000..9000}.]
- [A returned debit order may suspend your benefits.|Contributions are reviewed every January.] {web}`,
  ),
  written(
    "insurance monthly debit",
    "co.za",
    "Insure,Insurance Brokers,Underwriters,Assurance",
    "v=60..180 h=20..70 s=1..4 b=3..12 A=v+h+s+b o=70..220",
    `
# {brand}
Policy schedule [review|– anniversary] {ref}
{person} [ID {n6} {n4} 08 {n1}|] – [effective {D}|from {D}]
Section || Sum insured || Premium
[Motor, 2019 Polo|Motor: Hilux 2.4] || [retail|{=mv=~150000..420000}] || {=v}
Household contents || {=hc=~250000..900000} || {=h}
SASRIA || – || {=s}
[Broker fee|Admin and collection fee] || – || {=b}
[Total premium p.m.|Premium per calendar month] || {A}
[Previously|Premium till now] || {o}
[The adjusted debit order of {A} will first run on {D}.|First deduction at this premium: {D}, from {brand2} Bank ***{n3}.]
[Basic excess {x=~4000..9000}; drivers under 25 extra.|Cash-back bonus after 4 claim-free years.] [Annualised premium {A*12}|]
Issued {I}. FSP {n5}.`,
  ),
  written(
    "insurance monthly pay",
    "co.za",
    "Funeral,Funeral Plan,Burial Society,Life",
    "p=12..60 A=p+p",
    `
= {brand}
= [LAPSE WARNING|Premium not received]
{I}
[Molo|Dumela|Dear] {first}
[Your bank returned the {I-3} debit order (insufficient funds).|We could not collect your premium.] Policy {n8}, [family of 6|extended family] cover {c=~10000..60000}
[Unpaid premium|Arrear premium] || {p}
[Premium for {month+1}|This month] || {p}
[To keep cover, pay|Double premium payable] || {A}
[Pay at Shoprite, Pep or Boxer till|Cash at any {brand} branch or Capitec EFT] [by|not later than] {D}. [After that the policy lapses and waiting periods start over.|30 days' grace from {I-3}.]
Your premium stays {p} p.m.`,
  ),
  written(
    "debt monthly debit",
    "co.za",
    "Vehicle Finance,Bank,Auto Finance,WesBank",
    "c=250..900 k=10..12 A=c+k",
    `
{brand} a division of {legal}
[Instalment sale agreement|Vehicle & asset finance statement] {n11}     {I}
{person}, {addr}
[Opening balance|Balance {I-31}] || {=ob=120000..300000}
{I-28} [Instalment|Debit order rec'd] || -{=z1=3000..9000}
{I-1} Interest 12.75% (prime + 1) || {=z2=900..3000}
{I-1} Service fee || {=k}
[Closing balance|Balance owing] || {=cb=120000..300000}
[Next instalment (incl. service fee)|Amount to be debited] || {A}
[Next instalment date|Debit date] || {D}
[Residual / balloon at end {I+1100}|Balloon payment] || {=bl=40000..90000}
Remaining term [31|44|52] months. [Settlement quote valid to {I+5}: {=st=120000..300000}|Arrears 0.00]
[Prime changed? Your instalment changes too.|Please keep your licence disc and insurance current.]`,
  ),
  written(
    "debt monthly pay",
    "co.za",
    "Fashion,Stores,Clothing,Furnishers",
    "i=25..90 o=10..60 A=i+o bx=100..700 b=A+bx",
    `
# {brand}
[Account statement|Store card]: {n4} {n4} {n4}
[Hi|Dear] {person}
{I-22} [Ladies shoes {town}|Kids denim {town} Mall] || {=k1=150..900}
{I-17} [Club magazine|Balance protection] || {=k2=30..70}
{I-9} Payment || -{=k3=100..400}
Statement date {I} || Balance {b}
[Overdue|Skipped instalment] || {o}
[This month's instalment|Instalment] || {i}
[PAY NOW|Total now due] || {A}
[Before|Due] || {D}
[12-month plan, 21.25% interest. Available to spend: {av=100..3000}.|Pay at any till with your ID, on WhatsApp or EasyPay 9{n10}.]
[Debit orders get double points.|Clear your full balance any time, there's no penalty.]`,
  ),
  written(
    "education monthly pay",
    "co.za",
    "High School,Primary School,Laerskool,College",
    "A=150..800",
    `
{brand} – [Finance office|Skoolfonds / School fees] {Y+1}
Parent/guardian of {person2}, Grade [1|5|8|11]: {person}
{I}
[Annual fees approved at the AGM|Fees for the year] || {A*10}
[Option A|1.] Full settlement before [the last day of February|{D+20}]: 5% less
[Option B – your choice on the form|2. (selected)] 10 instalments, [February to November|on the 1st] || {A}
[First instalment|Next payable] || {D}
[Not covered: outings, matric dance {md=~400..900}, textbooks deposit {tb=~300..800}.|Aftercare billed separately at {ac=~900..2500}.]
[EFT ref: learner's admission no. {n5}|Banking: Absa {n10}, ref {n5}] [Exemption forms close {D+30}.|Debit order available at the office.]
- {person2}, Bursar`,
  ),
  written(
    "bills annually pay",
    "co.za",
    "Traffic Department,Licensing Authority,Roads Agency,Registering Authority",
    "l=40..120 a=5..40 p=1..9 t=12..15 A=l+a+p+t",
    `
[MOTOR VEHICLE LICENCE RENEWAL (MVL2)|Notice of motor vehicle licence renewal]
{brand}
Title holder / owner {person}
Reg. {ref}   VIN AHT{n9}   Tare {n4} kg
[Licence expiry date|Expires] {D}   [grace to {D+21}|21 days' grace]
Licence fee || {=l}
[Arrear licence fees|Arrears] || {=a}
[Penalties|Penalty on arrears] || {=p}
Transaction fee || {=t}
[Total payable if paid on or before {D}|Amount due (until {D})] || {A}
[If paid next month|From {D+1}] || {lt=900..1500}
[Take this form, your ID and proof of address to any Post Office.|Renew online at {web}; disc delivery {dl=~99..120} extra.]
Printed {I}. Licence is valid for 12 months.`,
  ),
  written(
    "utilities once pay nodue",
    "co.za",
    "Power,Prepaid,Utilities,Metering",
    "A=~10..150 v=1..9 f=1..4",
    `
= {brand}
= CREDIT VEND – TAX INVOICE
= {I} 18:4{n1}
Meter {n11}
SGC {n6} KRN 2 TI 01
[Tendered|Amount paid] || {A}
VAT 15% || {v}
[Service fee|Arrears recovered] || {f}
Units kWh || {n2}.{n1}
= [TOKEN|Standard token]
= {n4} {n4} {n4} {n4} {n4}
[Block 1 2.17 R/kWh|FBE 50 kWh not yet claimed] [Buy by {I+12} for this month's free units|]
= [Capitec app|Vendor {n5}|FNB eWallet]`,
  ),
  written(
    "utilities monthly debit",
    "co.za|in",
    "Fibre,Internet,Connect,Net",
    "A=~35..90",
    `
Tax invoice INV{n6}
Bill to: {person}
{addr}
{I}
[100/50 Mbps uncapped – {month+1}|Home fibre 100Mbps, prepaid for {month+1}] || 1 || {=A}
[Router rental (free-to-use)|Static IP promo] || 1 || 0.00
Total [incl VAT|incl. taxes] || {A}
[Collection|Debit order] :: {D}
[Account will be suspended if the debit fails; {rj=~50..150} reject fee.|Your debit order reference is {ref}.]
[30 days (calendar month) notice to cancel, setup clawback {cb=~900..2000} within 12 months.|Line provider's fee is included. The month is billed ahead.]
# {brand}
{legal} · Reg {Y}/{n6}/07 · {web}`,
  ),
  written(
    "bills monthly debit",
    "co.za",
    "Armed Response,Security,Protection Services,Alarms",
    "o=55..110 x=4..7 A=o+x",
    `
{I}
Dear [valued client|{person}]
[ANNUAL PRICE ADJUSTMENT|Yearly increase] – [armed response and monitoring|24h alarm monitoring], {addr}
[PSIRA wage determinations oblige us|Owing to fuel and wage costs we have] to adjust our tariff by 6.9%.
[Fee until now|Current] {o} p.m. incl. VAT
[Fee as from {D}|New fee] {A} p.m. incl. VAT
[The debit order on {D} will be for the new amount.|Kindly note {A} will be deducted on {D}; no action is needed.]
[Call-outs beyond two: {k=~150..400}.|Contract {n7}, notice period 30 days.]
Yours in safety
{person2}, [Branch manager|Client liaison]
{brand}`,
  ),
  written(
    "savings monthly debit",
    "co.za|in|co.uk",
    "Retirement,Pension Fund,Annuity,Preserver",
    "o=~50..270 e=~3..30 A=o+e",
    `
{brand}
[Annual benefit statement|Contribution increase letter] for {person}
Plan {ref} as at {I}
[Your contribution grows by 6%, as you chose (ACI).|Yearly automatic increase: yes.]
[Was|Up to now] || {o} p.m.
[Will be|From {D}] || {A} [p.m.|]
[First increased deduction|Next deduction from your bank] || {D}
[Fund value|Investment value] || {fv=20000..900000}
[Illustrative value at 65|If you stop paying now] || {iv=100000..999000}
[Contributions may be tax deductible up to 27.5%; the tax man gives back {tb=~100..900}.|Paid so far this tax year {pt=500..20000}.]
Adviser {person2}, {brand2}`,
  ),
  written(
    "healthcare once pay",
    "co.za|in",
    "Pathologists,Radiology,Physicians,Day Hospital",
    "A=15..120 m=20..200 t=A+m",
    `
Dr {person2} [Inc.|& Partners] / {brand}
[STATEMENT – short payment by scheme|Account: patient liability]
[Patient|Beneficiary] {person}     [Dep 00|Dep 02]     {I}
{I-30} [0191 Consultation|3710 Chest X-ray|4171 U&E] ICD10 J{n2}.9 || {t}
{I-12} Paid by [medical aid|insurer/TPA] at scheme rate || {-m}
[Outstanding, now for your account|Patient to pay] || {A}
[Strictly {N} days from statement date|Kindly settle within {N} days of this statement], EFT {n9} ref {n6}.
[We charge above the scheme tariff; gap cover may refund you.|Query with your scheme first: reason code {n3}.] [Practice no. {n7}|]`,
  ),
  written(
    "transportation once pay",
    "co.za",
    "Traffic,Metro Police,Municipal Court,Infringement Agency",
    "h=~15..100 x=~15..100 A=h+x",
    `
[INFRINGEMENT NOTICE|Notice i.t.o. section 341]
{brand}
No. 02/{n5}/{n3}/{n6}
[Registered owner|Infringer] {person}
[Speed 78 in 60 zone|Failed to stop at red light], {town} Main Rd, {I-15} 06:5{n1}
Penalty || {A}
[Discounted amount if paid within 48 hours of service|Early settlement, two days] || {h}
[The penalty is payable not later than {D}|Full penalty due {D}] [after which an enforcement order follows with {f=~200..240} fees|; demerit points 1]
[Served by registered post {I}|Date of posting {I}]
[Representations to the officer named overleaf.|Pay at any bank, Post Office or {web}]`,
  ),
  written(
    "utilities monthly pay",
    "in",
    "Vidyut,Discom,Power Distribution,Electricity Board",
    "e=40..200 f=10..30 d=3..15 o=2..20 A=e+f+d+o r=1..2 b=A-r l=2..6 t=A+l",
    `
= {legal}
= [Electricity bill – LT domestic|BILL OF SUPPLY FOR ELECTRICITY]
[Consumer no.|CA No.] {n10} || Bill month {month} {Y}
{person} || [Bill date|Dt.] {I}
{addr} || [Sanctioned load|Load] 3 kW 1-ph
Present reading {n5} ({to}) || Previous {n5} ({from}) || MF 1 || Units {n3}
Energy charges (slab 0-100, 101-300) || {=e}
Fixed/demand charges || {=f}
Electricity duty + FAC || {=d}
[Arrears|Previous due] || {=o}
[Net bill amount|Bill amount payable] || {A}
[Due date|Last date of payment] || {D}
[If paid by {D-1}: rebate|Prompt payment, before {D-1}] || {=b}
[After due date|Amount payable after {D}] || {=t}
[Security deposit held {sd=~500..6000}; interest credited in June.|Pay on UPI with the QR; NACH also possible.] [Disconnection notice u/s 56 if unpaid 15 days.|]
- {brand} helpline 1912`,
  ),
  written(
    "housing quarterly pay",
    "in",
    "Co-operative Housing Society,CHS,Apartments Owners Welfare,Residency",
    "m=80..250 s=10..40 p=5..20 w=10..40 o=20..200 i=1..9 A=m+s+p+w+o+i",
    `
# {brand}
(Regn. No. [BOM/HSG|MUM/WR/HSG]/{n4})
[MAINTENANCE BILL|Bill-cum-notice] No. {n4} || {I}
Shri/Smt {person}, Flat [A|B|C]-{n3} || [Period|Quarter] {from+} to {to+}
Service charges || {=m}
Sinking fund || {=s}
Parking [stilt|open] || {=p}
Water & common electricity || {=w}
[Principal arrears|Outstanding as per last bill] || {=o}
Interest on arrears @21% p.a. simple || {=i}
[Grand total|Amount payable] || {A}
[Pay by {D} to save interest.|Please pay on/before {D} by A/c payee cheque or NEFT.] [E. & O.E.|]
Receipt: [recd. {q=2000..9000} on {I-80} chq {n6}|last payment {I-80} with thanks]
- For {brand}, Hon. [Secretary|Treasurer] {person2}`,
  ),
  written(
    "housing annually pay",
    "in",
    "Municipal Corporation,Nagar Nigam,Mahanagara Palike,Nagar Palika",
    "g=60..400 c=10..60 u=5..30 A=g+c+u r=~3..5 b=A-r",
    `
= {brand}
= [Property tax demand notice|SAS property tax challan] F.Y. {Y}-{Y+1}
PID {n3}-{n3}-{n4} || {I}
Owner: {person} S/o {person2}
[Built-up 1,180 sq ft, Zone D|Rateable value (ARV) {=rv=~20000..90000}]
General tax || {=g}
Education & library cess || {=c}
[SWM user charge|Street tax] || {=u}
[Arrears|Penalty] || 0.00
[Total demand for the year|Net demand] || {A}
[Rebate 5% where paid in the first week|Early bird, if within 3 days] || {=b}
[Last date without penalty|Payable by] || {D}
[2% per month simple interest after the last date.|Pay on the portal, at Bangalore One or ward office.] [Two half-yearly instalments are allowed on request.|]`,
  ),
  written(
    "insurance quarterly pay",
    "in|co.za",
    "Life Insurance,Jeevan,Assurance,Life",
    "p=80..500 g=4..20 A=p+g",
    `
{brand}
Branch {n3} {town}     {I}
[PREMIUM NOTICE|Premium due intimation]
[Sri|Smt.|Dear] {person}
Policy No. || Plan/Term || Mode || Instalment premium
{n9} || [814-25|933-16] || [QLY|Qtly] || {=p}
[Taxes|GST/VAT] || {=g}
[Total instalment|Amount to be remitted] || {A}
[Premium due on {D}|Due: {D}] [days of grace: 30 (till {D+30})|one month's grace, up to {D+30}]
Sum assured {sa=~200000..900000}. [Bonus vested {bv=~9000..90000}.|Maturity {I+3200}.]
[Yearly mode would cost {y=9000..24000}.|If already paid, ignore this.] [Please register e-mandate at {web} for hassle-free payment.|Pay at any branch, agents or UPI.]
- Agent: {person2}, code {n8}`,
  ),
  written(
    "debt monthly pay",
    "in",
    "Bank,Card,Credit Card,Finserv",
    "A=100..1500 m=5..60",
    `
[Hello {person}, your e-statement is attached|Credit Card Statement]
{brand} [Regalia|Platinum|Cashback] xxxx xxxx xxxx {n4}
Statement period {from} – {to}     Generated {I}
TOTAL AMOUNT DUE || MINIMUM AMOUNT DUE || [PAYMENT DUE DATE|PAY BY]
{A} || {m} || {D}
Credit limit {cl=~50000..500000}   Cash limit {kl=~10000..90000}
{I-26} [ZOMATO BANGALORE|BIGBASKET] || {=z1=150..2500}
{I-18} [IRCTC NEW DELHI|INDIAN OIL {town}] || {=z2=300..4000}
{I-14} [PAYMENT RECD BBPS|UPI PAYMENT] || {=z3=2000..20000} Cr
{I-8} [EMI 3/9 CROMA|EMI 5/12 AMAZON] || {=z4=900..6000}
[Paying only the minimum makes repayment stretch over years, at 3.6% p.m.|Late fee slab: {lf=~500..1300} above Rs 10,000.] [Convert to EMI by {D-2}.|Register SI/NACH autopay.]`,
  ),
  written(
    "housing monthly debit",
    "in",
    "Home Finance,Housing Finance,Bank,Capital",
    "o=700..3000 x=20..200 A=o+x",
    `
{brand}
Ref: {ref}     {I}
To, {person} (co-applicant {person2})
Sub: [Reset of EMI – loan a/c {n10}|Change in your repo-linked rate]
Dear Sir/Madam,
[The repo rate moved and your ROI is now 8.85% p.a. (earlier 8.60%).|As per your choice, tenure stays and EMI changes.]
Existing EMI || {o}
Revised EMI || {A}
[Effective from|First NACH presentation at revised EMI] || {D}
Balance tenure 171 months || Principal o/s {os=900000..4500000}
[Your NACH mandate covers this amount; {A} will be presented on {D}.|ECS of {A} on {D} and the {Do} of the month thereafter; keep funds, bounce charge {bc=~400..700}.]
[You may prepay any sum free of charge.|Provisional interest certificate: 80C/24(b) on the portal.]`,
  ),
  written(
    "debt monthly pay",
    "in",
    "Fincorp,Two Wheeler Finance,Finance,Capital",
    "e=100..350 b=20..50 p=2..12 A=e+b+p",
    `
[Dear {first}, EMI BOUNCED|Payment overdue notice]
{brand} loan [TW|CD]{n8}
[Your {month} EMI of {e} presented on {I-5} was returned by the bank.|NACH dt {I-5} for {e}: "insufficient balance".]
EMI || {e}
Bounce charges || {b}
Penal charges || {p}
[Pay now|Total overdue] || {A}
[Pay before {D} to protect your CIBIL score|Clear it by {D}] via [{web}/pay|UPI {n10}@bank].
[Auto-debit for the next month's EMI goes on as usual.|Foreclosure amount {fc=20000..60000}.]
- Sent {I}. [Our agent {person2} will carry an ID.|Ignore if paid.]`,
  ),
];
