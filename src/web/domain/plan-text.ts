import type { Plan, Verdict } from "#contract/plan.ts";
import { money, shortDay } from "#web/lib/format.ts";

export type Sentence = {
  tone: "green" | "amber" | "plain";
  before: string;
  /** Separate, since a name may have another text direction and may be truncated. */
  name?: string | undefined;
  after?: string | undefined;
};

export const textOf = ({ before, name = "", after = "" }: Sentence) => before + name + after;

const MAX_NAME_LENGTH = 40;
const shortName = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : name;

/** 'On track. Every bill until 16 Feb is covered.', or what goes wrong first. */
export function verdictSentence({ verdict, today }: { verdict: Verdict; today: string }): Sentence {
  const { state, until, bills, first } = verdict;
  if (state === "on-track" || first === null) {
    return { tone: "green", before: `On track. Every bill until ${shortDay(until, today)} is covered.` };
  }
  const day = shortDay(first.day, today);
  const name = shortName(first.name);
  if (state === "later") {
    return { tone: "green", before: `On track until ${day}; then `, name, after: ` is ${money(first.short)} short.` };
  }
  const after = `, ${money(first.short)} on ${day}.`;
  return {
    tone: "amber",
    before: bills === 1 ? "1 bill will be short: " : `${bills} bills will be short. First: `,
    name,
    after,
  };
}

/** The same, with prompts when there is no bill or account yet, and unless a pay is less than what is to be moved from it. */
export function greetingSentence(
  plan: Pick<Plan, "verdict" | "missing" | "today" | "paydays" | "timeline">,
  hasBills: boolean,
): Sentence {
  if (!hasBills) return { tone: "plain", before: "Add your first bill to see whether it is covered." };
  if (plan.missing.accounts) return { tone: "plain", before: "Add an account to see whether your bills are covered." };
  const sentence = verdictSentence(plan);
  const tooLow = plan.paydays.find(({ rest, isMoved }) => rest.startsWith("-") && !isMoved);
  if (tooLow && sentence.tone === "green") {
    const [until, payday] = [plan.verdict.until, tooLow.payday].map((day) => shortDay(day, plan.today));
    const missing = money(tooLow.rest.replace("-", ""));
    return {
      tone: "amber",
      before: `Every bill until ${until} is covered only if you add ${missing} to your pay on ${payday}.`,
    };
  }
  const passed = plan.timeline.flatMap((item) => (item.kind === "due" && item.due < plan.today ? item.billId : []));
  const overdue = new Set(passed).size;
  if (overdue > 0 && plan.verdict.state === "on-track") {
    const until = shortDay(plan.verdict.until, plan.today);
    const which = overdue === 1 ? "1 bill is overdue" : `${overdue} bills are overdue`;
    return {
      tone: "amber",
      before: `${which}. With ${overdue === 1 ? "it" : "them"}, every bill until ${until} is covered.`,
    };
  }
  const { length } = plan.missing.billsWithoutAccount;
  if (plan.verdict.state !== "on-track" || length === 0) return sentence;
  return {
    ...sentence,
    before: `On track. Every bill with an account is covered until ${shortDay(plan.verdict.until, plan.today)}.`,
  };
}

export type MissingPart = {
  kind: "account" | "bill-account" | "income" | "payday";
  /** Of the bill or income that it is about. */
  id?: number | undefined;
  text: Omit<Sentence, "tone">;
  action: string;
};

const andOthers = (count: number) => (count === 0 ? "" : count === 1 ? " and 1 other" : ` and ${count} others`);

/** What the plan is missing, most helpful first. */
export function missingParts({
  accounts,
  incomes,
  billsWithoutAccount,
  incomesWithoutPayday,
}: Plan["missing"]): MissingPart[] {
  const [bill] = billsWithoutAccount;
  const [income] = incomesWithoutPayday;
  const bills = billsWithoutAccount.length;
  const paydays = incomesWithoutPayday.length;
  const parts: (MissingPart | false | undefined)[] = [
    accounts && {
      kind: "account",
      text: { before: "Which account are your bills paid from?" },
      action: "Add an account",
    },
    !accounts &&
      bill && {
        ...{ kind: "bill-account" as const, id: bill.id, action: "Choose an account" },
        text: {
          ...{ before: "", name: shortName(bill.name) },
          after: `${andOthers(bills - 1)} ${bills === 1 ? "needs" : "need"} an account to be included.`,
        },
      },
    incomes && { kind: "income", text: { before: "When are you paid, and how much?" }, action: "Add your pay" },
    income && {
      ...{ kind: "payday" as const, id: income.id, action: "Set the payday" },
      text: {
        ...{ before: "", name: shortName(income.name) },
        after: `${andOthers(paydays - 1)} ${paydays === 1 ? "has" : "have"} no payday yet.`,
      },
    },
  ];
  return parts.filter((part): part is MissingPart => typeof part === "object");
}
