import type { EstimateRule } from "#core/bills/amounts.ts";
import type { Category } from "#core/categories.ts";
import type { BillFrequency, IncomeFrequency } from "#core/interval.ts";
import { type Cents, cents } from "#core/money.ts";
import type { PaymentDayType } from "#core/schedule.ts";

/** How the bill is paid: manually, automatically, or by direct debit. */
type How = "by hand" | "automatic" | "direct debit";

type PayDay = { paymentDay?: number; paymentDayType?: PaymentDayType };

export type DemoAccount = "Default Bills Account" | "Household" | "Savings" | "Car";

export type DemoBill = PayDay & {
  name: string;
  amount: Cents;
  frequency: BillFrequency;
  category: Category;
  account: DemoAccount;
  how: How;
  weeksAgo: number;
  /** Weeks before today in which it was paid manually, oldest first. */
  paidWeeksAgo?: readonly number[];
  source?: "manual" | "scan";
  /** Days from its creation to its first due date. */
  firstDueInDays?: number;
  /** Months without a due date. */
  skippedMonths?: readonly number[];
  /** How its amount is estimated. */
  estimate?: EstimateRule;
  /** The amount of each manual payment; the bill's amount by default. */
  paidAmounts?: readonly Cents[];
  paused?: { weeksAgo: number };
  archived?: { weeksAgo: number };
  /** The new amount from the month after next. */
  risesTo?: Cents;
  notes?: string;
  customerNumber?: string;
  /** An attached document. */
  document?: { name: string; lines: readonly string[] };
  /** Its amount before an increase. */
  increase?: { from: Cents; weeksAgo: number };
};

export type DemoIncome = PayDay & { name: string; amount: Cents; frequency: IncomeFrequency; account: DemoAccount };

/** The length of the history: a year. */
export const HISTORY_WEEKS = 52;

/** Enough that the first payments, for which nothing has been saved yet, never fail. */
export const DEMO_ACCOUNTS: readonly { name: DemoAccount; balance: Cents }[] = [
  { name: "Default Bills Account", balance: cents(2_385_40) },
  { name: "Household", balance: cents(342_15) },
  { name: "Savings", balance: cents(1_250_00) },
  { name: "Car", balance: cents(240_00) },
];

export const DEMO_INCOMES: readonly DemoIncome[] = [
  {
    name: "Robin's salary",
    amount: cents(2_650_00),
    frequency: "monthly",
    account: "Default Bills Account",
    paymentDay: 25,
  },
  {
    name: "Sam's pay",
    amount: cents(480_00),
    frequency: "biweekly",
    account: "Household",
    paymentDay: 5,
    paymentDayType: "weekly",
  },
  { name: "Yearly bonus", amount: cents(900_00), frequency: "annually", account: "Savings", paymentDay: 15 },
];

const fromStart = { weeksAgo: HISTORY_WEEKS } as const;
const mainAccountBill = { ...fromStart, account: "Default Bills Account" } as const;
const householdAccountBill = { ...fromStart, account: "Household" } as const;
const savingsBill = { ...fromStart, account: "Savings", category: "savings", how: "by hand" } as const;

/**
 * Water and the school trip are fully saved today; the gym nearly is. Broadband went up, the rent will, and the car
 * registration will be short.
 */
export const DEMO_BILLS: readonly DemoBill[] = [
  {
    ...mainAccountBill,
    name: "Rent",
    amount: cents(1_450_00),
    frequency: "monthly",
    category: "housing",
    how: "automatic",
    paymentDay: 1,
    risesTo: cents(1_495_00),
    notes: "Two months' notice. The landlord's letter about the new rent is attached.",
    document: {
      name: "New rent.pdf",
      lines: [
        "14 Mill Lane",
        "",
        "Dear Robin and Sam,",
        "",
        "The rent for your flat is currently 1,450.00 per month.",
        "It will be 1,495.00 per month, as agreed in your contract.",
        "",
        "Kind regards, M. Okafor",
      ],
    },
  },
  {
    ...mainAccountBill,
    name: "Electricity and gas",
    amount: cents(132_50),
    frequency: "monthly",
    category: "utilities",
    how: "direct debit",
    paymentDay: 31,
  },
  {
    ...mainAccountBill,
    name: "Broadband",
    amount: cents(45_00),
    frequency: "monthly",
    category: "utilities",
    how: "automatic",
    paymentDay: 15,
    increase: { from: cents(39_00), weeksAgo: 9 },
  },
  {
    ...mainAccountBill,
    name: "Mobile phones",
    amount: cents(38_00),
    frequency: "monthly",
    category: "bills",
    how: "direct debit",
    paymentDay: 5,
    paymentDayType: "weekly",
  },
  {
    ...mainAccountBill,
    name: "Streaming",
    amount: cents(17_99),
    frequency: "monthly",
    category: "subscriptions",
    how: "automatic",
    paymentDay: 8,
  },
  {
    ...mainAccountBill,
    name: "Water",
    amount: cents(96_00),
    frequency: "quarterly",
    category: "utilities",
    how: "by hand",
    paidWeeksAgo: [40, 27, 14],
    source: "scan",
  },
  {
    ...mainAccountBill,
    name: "Car insurance",
    amount: cents(684_00),
    frequency: "annually",
    category: "insurance",
    how: "by hand",
    paidWeeksAgo: [30],
  },
  {
    ...householdAccountBill,
    name: "Groceries",
    amount: cents(110_00),
    frequency: "weekly",
    category: "food",
    how: "automatic",
    paymentDay: 6,
    paymentDayType: "weekly",
  },
  {
    ...householdAccountBill,
    name: "Gym",
    amount: cents(29_00),
    frequency: "monthly",
    category: "healthcare",
    how: "by hand",
    paidWeeksAgo: [48, 44, 39, 35, 31, 26, 22, 17, 13, 8, 4],
  },
  {
    ...householdAccountBill,
    weeksAgo: 13,
    name: "School trip",
    amount: cents(180_00),
    frequency: "quarterly",
    category: "education",
    how: "by hand",
  },
  {
    account: "Car",
    weeksAgo: 3,
    name: "Car registration",
    amount: cents(847_00),
    frequency: "annually",
    category: "transportation",
    how: "by hand",
    firstDueInDays: 45,
  },
  {
    ...mainAccountBill,
    name: "Heating",
    amount: cents(64_00),
    frequency: "monthly",
    category: "utilities",
    how: "by hand",
    estimate: "average-of-three",
    paidWeeksAgo: [48, 44, 39, 35, 31, 26, 22, 17, 13, 8, 4],
    paidAmounts: [92_40, 88_10, 81_75, 66_20, 49_90, 38_60, 35_10, 36_80, 44_25, 61_90, 79_35].map(cents),
    customerNumber: "H-204 771",
  },
  {
    ...mainAccountBill,
    name: "Council tax",
    amount: cents(148_00),
    frequency: "monthly",
    category: "housing",
    how: "automatic",
    paymentDay: 3,
    skippedMonths: [2, 3],
    notes: "Ten instalments; nothing is due in February and March.",
  },
  {
    account: "Savings",
    weeksAgo: 6,
    name: "Passport renewal",
    amount: cents(164_00),
    frequency: "once",
    category: "other",
    how: "by hand",
    firstDueInDays: 112,
  },
  {
    ...householdAccountBill,
    weeksAgo: 30,
    name: "Swimming lessons",
    amount: cents(36_00),
    frequency: "monthly",
    category: "education",
    how: "by hand",
    paidWeeksAgo: [25, 21, 16, 12, 8],
    paused: { weeksAgo: 5 },
  },
  {
    ...householdAccountBill,
    name: "Film magazine",
    amount: cents(9_50),
    frequency: "monthly",
    category: "subscriptions",
    how: "by hand",
    paidWeeksAgo: [47, 43, 38, 34, 30],
    archived: { weeksAgo: 28 },
  },
  { ...savingsBill, name: "Holiday fund", amount: cents(2_400_00), frequency: "annually", paidWeeksAgo: [18] },
  { ...savingsBill, weeksAgo: 35, name: "Emergency fund", amount: cents(1_500_00), frequency: "annually" },
];

/** Someone added a week to everything, and removed it when money was short. */
export const DEMO_ADJUSTMENTS = [
  { kind: "add-week", weeksAgo: 10 },
  { kind: "remove-week", weeksAgo: 6 },
] as const;

/** The direct debit whose next payment is scheduled. */
export const DEMO_SCHEDULED = "Electricity and gas";
