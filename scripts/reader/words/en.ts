import type { Wording } from "./wording.ts";

export const en: Wording = {
  amount:
    "Amount due|Total due|Balance due|Total amount due|Amount payable|Please pay|Pay this amount|Amount to pay|What you owe|You owe|To pay|Total to pay|Total payable|New balance|Closing balance|Total|TOTAL|Grand total|Invoice total|Total this bill|Total due now|Amount you need to pay|Your payment|Payment due|Payment amount|Monthly payment|Instalment due|Premium due|Rent due|Fees payable|Total including VAT|Total incl. GST|Amount we will collect|Direct Debit amount|AutoPay amount|Next payment|Amount owing|Balance owing|Total charged|Amount charged|Statement balance|Your share|Patient balance|Net payable|Total amount payable|Amount now due|Pay now|Total charges due|Sum due|This month's total|Amount outstanding",
  due: "Due date|Payment due|Payment due date|Due|Due by|Pay by|Please pay by|Payable by|Pay on or before|Due on or before|Pay no later than|Last date for payment|Collection date|Direct Debit date|Debit date|Payment date|AutoPay date|Next payment|Next payment date|Next charge|Next billing date|Renews on|Renewal payment on|Date due|Payment required by|To reach us by|Settle by|When it's due|Due on|Debit order date|First instalment due|We'll take it on|Leaves your account on|Payment to be received by",
  issued:
    "Invoice date|Bill date|Statement date|Date|Date of issue|Issued|Issue date|Date issued|Billing date|Tax invoice date|Notice date|Statement prepared|Dated|Tax point|Order date|Letter date|Produced on|Bill issued|Closing date",
  period:
    "Billing period|Service period|Period|Period covered|Supply period|Statement period|Service from|Cover|Policy period|Charges for|Rental period|Usage period|This bill covers|Term|For",
  otherDay:
    "Next meter reading|Last payment received|Contract ends|Plan renews|Member since|Date of birth|Date of service|Meter read|Previous bill|Last bill|Next bill|Policy start|Offer ends|Late fee after|Price change from|Paid on|Payment received|Card expires|Tenancy started|Date of supply|Cancel before|Delivered on|Review date|Discount ends",
  previous:
    "Previous balance|Balance brought forward|Last bill|Opening balance|Amount of last bill|Balance from last statement|Arrears|Past due|Overdue amount|Previous statement balance|Balance forward",
  paid: "Payments received|Payment received, thank you|Payments|Less payments|Paid|You paid|Payment - thank you|Credits and payments|Amount paid|Deposit paid|Payments since last bill",
  late: "If paid after the due date|Amount after due date|Late fee|Late payment charge|Pay after due date|Reminder fee|Gross amount if late|If paid early|Early payment amount|With prompt payment discount|Total if paid late",
  whole:
    "Annual charge|Total for the year|Yearly total|Credit limit|Available credit|Loan balance|Outstanding balance|Balance of agreement|Sum insured|Excess|Account value|Estimated next bill|Year to date|Deposit held|Same period last year|Average monthly bill|Total premium|Plan value|Remaining principal|You saved",
  minimum: "Minimum payment|Minimum payment due|Minimum amount due|Minimum due",
  subtotal:
    "Subtotal|Sub-total|Net total|Total excl. VAT|Total before tax|New charges|Current charges|Total charges|Taxable amount|Charges this period|Net amount",
  tax: "VAT 20%|VAT @ 5%|GST 10%|GST|HST 13%|Sales tax|Tax|VAT at 23%|GST 15%|Taxes and fees|CGST 9%|SGST 9%|Insurance premium tax|VAT 15%",
  number:
    "Account number|Customer number|Invoice number|Reference|Policy number|Account no.|Invoice no.|Bill number|Payment reference|Member ID|Contract|Your reference|Meter number|MPAN|ABN|VAT no.|Sort code|Biller code|Card ending|Property|Tenant|Student|Order|Phone|Page|Plan|NMI|GSTIN|Unit",
  taken:
    "We will collect {A} by Direct Debit on {D}.|{A} will be taken from your bank account on or after {D}.|Your Direct Debit of {A} will be collected on {D}.|You pay by Direct Debit, so you don't need to do anything.|AutoPay is on. We will withdraw {A} on {D}.|You are enrolled in AutoPay.|Payment method: Direct Debit|This amount will be debited from your account ending {n} on {D}.|We'll take your payment of {A} on {D}.|Your account will be debited automatically on {D}.|Do not pay: {A} will be paid by pre-authorised debit on {D}.|Paid by Direct Debit|Your debit order for {A} runs on {D}.|Direct Debit mandate {n}|A direct debit of {A} has been arranged for {D}.|GIRO deduction of {A} will be made on {D}.|Pre-authorized payment: {A} on {D}.|We will be collecting the total from your account shortly after {D}.",
  pay: "Please pay {A} by {D}.|Your payment of {A} is due on {D}.|{A} is due by {D}|Please make sure {A} reaches us by {D}.|Payment is due by {D}.|The amount of {A} is payable no later than {D}.|Hi, your bill is ready: {A}, due {D}.|Please transfer {A} to the account below by {D}.|Pay online, by phone or at the post office by {D}.|Make checks payable to {P}.|Your first payment of {A} is due {D}.|The sum of {A} must be paid on or before {D}.|You have until {D} to pay {A}.",
  offered:
    "Switch to Direct Debit and save {a} a year.|Set up AutoPay at our website.|Ways to pay: Direct Debit, card, bank transfer, cheque.|Why not pay by Direct Debit?|You can also pay by Direct Debit.|AutoPay is off.|Pay by card at our website.|Bank transfer to account {n}, sort code 20-14-33.|Detach and return this slip with your payment.|BPAY this payment from your bank account.|Interac e-Transfer and cheque are accepted.|Pay at any post office.",
  nothing:
    "Your account is {C} in credit. There is nothing to pay.|No payment is required.|Nothing to pay this time.|You are in credit by {C}; we will carry it over to your next bill.|We will refund {C} to your bank account.|Credit balance - do not pay.|This is not a bill; your credit of {C} covers it.|No payment due.|Balance: {C} CR",
  credit:
    "Credit balance|In credit|Your credit|Account in credit|Credit carried forward|Refund due to you|Amount in credit",
  within:
    "Payment terms: {N} days|Payable within {N} days|Net {N}|Please pay within {N} days of the invoice date.|Payment due {N} days from date of issue.|Due in {N} days|Terms: strictly {N} days|Please settle this account within {N} days.",
  monthly:
    "Payable on the {N} of each month|We collect on the {N} of every month.|Due on the {N} of each month|Rent is due on the {N} of every month.|Paid on the {N} of the month|Collected on or about the {N} of each calendar month",
  often: {
    weekly: "weekly|per week|every week|Weekly rent|a week|week ending {d}|pw|billed weekly",
    monthly:
      "monthly|per month|every month|Monthly plan|a month|billed monthly|Monthly fee|/month|Monthly statement|each month|12 monthly payments|month-to-month",
    quarterly:
      "quarterly|per quarter|every three months|Quarterly account|Quarterly bill|each quarter|Quarter 3|Q2|every 3 months",
    annually:
      "annual|per year|yearly|Annual premium|a year|Annual fee|Annual renewal|billed yearly|once a year|12 months' cover|per annum",
  },
  noise:
    "Thank you for being with us.|Questions? Call 0800 {n} Monday to Friday.|Your average daily cost was {a}.|You could save {a} a year on our fixed plan.|Prices change from {d}.|Your contract ends on {d}.|A late fee of {a} applies after {d}.|Registered office: 14 Harbour Street.|Keep this part for your records.|Refer a friend and you both get {a}.|Usage {n} kWh compared with {n} kWh last year.|Payments received after {d} are not shown.|You have the right to cancel within 14 days.|Interest of 19.9% is charged on overdue amounts.|Your last payment of {a} was received on {d}.|Meter read on {d}.|See overleaf for how to pay.|We review your payments every quarter.|Having trouble paying? Talk to us before {d}.|Your next bill will be issued around {d}.|If you only make the minimum payment it takes years to repay.|Monthly usage report|Annual statement: over 12 months you paid {a}.|This invoice is valid without a signature.",
  title:
    "Invoice|Tax Invoice|Your bill|Statement|Account statement|Bill|Receipt|Payment notice|Renewal notice|Account summary|Reminder|Statement of account|Notice of payment|Your statement",
  to: "Bill to|To|Customer|Account holder|Prepared for|Policyholder|Tenant|Supply address|Service address|Patient|Parent of",
  payee: "Payable to|Payee|Account name|Remit to|Make payment to|Supplier|From|Biller|Pay to|Landlord",
  wasPaid:
    "Paid by Visa ending {n}|Paid in full - thank you|Payment received|Card payment|Cash|Paid with Mastercard|EFTPOS|Paid by UPI|Paid at the till by card",
  change: "Change|Change due",
  kinds:
    "utilities;Energy,Power,Electric,Electricity,Light & Power;Standing charge,Usage 312 kWh,Peak usage,Supply charge,Delivery charge;electricity,energy|utilities;Gas,Natural Gas;Gas used,Gas usage therms,Standing charge,Delivery;gas,gas supply|utilities;Water,Waters,Water District,Water Services;Water usage,Wastewater,Sewerage,Fixed charge,Drainage;water and sewer,water|utilities;Broadband,Fibre,Telecom,Internet,Communications;Unlimited fibre,Line rental,Router rental,TV pack;broadband,internet|utilities;Mobile,Wireless,Cellular;Plan 20 GB,Device payment,Roaming,Calls and texts;mobile,wireless|utilities;Waste,Recycling,Sanitation;Bin collection,Recycling cart,Green waste;waste collection|housing;Property Management,Lettings,Homes,Housing Association,Realty;Rent,Service charge,Parking,Ground rent;rent,tenancy|housing;City Council,Borough Council,County Council,County Tax Collector,District Council;General rates,Council tax band D,Police,Fire levy,School district;council tax,rates notice,property tax|housing;Owners Association,Body Corporate,Strata,HOA,Condominium;Administration fund,Sinking fund,Assessment,Reserve fund;levy notice,association dues|housing;Mortgages,Home Loans,Building Society;Principal,Interest,Escrow;mortgage,home loan|insurance;Insurance,Assurance,Mutual,Life,Underwriters;Premium,Buildings cover,Contents cover,Collision,Legal cover;car insurance,home insurance,life policy,pet insurance,health insurance|subscriptions;Stream,TV,Music,Cloud,News,Press,Studio,Software;Premium plan,Family plan,Cloud storage,Digital edition,Pro licence;subscription,streaming,membership plan|debt;Bank,Card Services,Credit Union,Financial;Purchases,Interest charged,Fees,Cash advances;credit card statement,card account|debt;Finance,Loans,Lending,Student Loans;Principal,Interest,Monthly instalment;personal loan,car finance,student loan|healthcare;Dental,Clinic,Medical Centre,Physio,Pharmacy,Hospital;Consultation,X-ray,Check-up,Filling,Prescription;patient statement,dental account|healthcare;Fitness,Gym,Health Club;Membership,Joining fee,Classes;gym membership|education;School,Academy,College,Nursery,Childcare,Music School;Tuition,Lunch,Activities,Term fees,Care 5 days;school fees,nursery fees,tuition|transportation;Parking,Transit,Toll Road,Motors,Garage,Car Club,Rail;Monthly pass,Parking permit,Tolls,Labour,Oil change;parking permit,travel pass,toll account,car service|food;Farm Box,Meals,Market,Foods,Bakery,Supermarket;Veg box,Milk,Bread,Eggs,Recipe box;grocery order,meal kit|entertainment;Theatre,Golf Club,Tennis Club,Swim Club,Cinema;Club subscription,Season ticket,Court fees;club membership,season ticket|savings;Savings Bank,Savings,Credit Union;Regular deposit,Standing order;savings plan,regular saver|investment;Investments,Pensions,Wealth,Super,Retirement;Contribution,Platform fee,Units bought;pension contribution,investment plan|other;Foundation,Charity,Relief,Church,Appeal;Donation,Monthly gift,Pledge;donation,pledge|bills;Storage,Security,Cleaning,Alarm,Licensing,Accountants,Law;Unit 14,Monitoring,Cleaning visit,TV licence;storage,security service,licence,professional services|shopping;Store,Furniture,Electronics,Hardware;Chair,Cable,Lamp,Paint;order,purchase",
  forms: "Ltd|Limited|Inc.|LLC|plc|Pty Ltd|Co.|Corp.|LLP|Company|Group|Pvt Ltd|Pte Ltd|(Pty) Ltd|DAC",
  months: "January|February|March|April|May|June|July|August|September|October|November|December",
  street: "Street|Road|Avenue|Lane|Drive|Close|Court|Terrace|Crescent",
};
