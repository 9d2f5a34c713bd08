import type { Plan } from "#contract/plan.ts";
import type { Cents } from "#core/money.ts";
import { type AnyVerdict, type Sentence, shortName, verdictText } from "#core/plan/verdict-text.ts";
import { money, shortDay } from "#web/lib/format.ts";

type Told = { verdict: AnyVerdict<Cents | string>; today: string };

/** A verdict in a sentence, the server's or one computed here. */
export const verdictSentence = ({ verdict, today }: Told): Sentence =>
  verdictText(verdict, { today, money, day: (day) => shortDay(day, today) });

/** The same, with prompts when there is no bill or account yet. */
export function greetingSentence(plan: Told & Pick<Plan, "missing">, hasBills: boolean): Sentence {
  if (!hasBills) return { tone: "plain", before: "Add your first bill to see whether it is covered." };
  if (plan.missing.accounts) return { tone: "plain", before: "Add an account to see whether your bills are covered." };
  return verdictSentence(plan);
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
