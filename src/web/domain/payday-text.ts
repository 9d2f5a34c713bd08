import type { PaydayCard } from "#contract/plan.ts";
import { type Cents, total } from "#core/money.ts";
import { restText } from "#core/plan/payday-text.ts";
import { money, shortDay, weekdayAndDay } from "#web/lib/format.ts";
import { sumOf } from "./bill-figures.ts";

/** 'Fri 20 Nov'; a past payday stays until its money is moved. */
export function paydayText({ payday }: Pick<PaydayCard, "payday">, today: string): string {
  const day = weekdayAndDay(payday, today);
  if (payday === today) return `Today, ${day}`;
  return payday < today ? `Paid on ${day}` : day;
}

/** Whose pay it is: 'Sam, Salary' in a household of several. */
export const ownerText = ({ member, name }: Pick<PaydayCard, "member" | "name">, isShared: boolean): string =>
  isShared && member !== null ? `${member}, ${name}` : name;

type Transfer = PaydayCard["transfers"][number];

/** The total that leaves the account where the pay arrives. */
export const amountToMove = (transfers: readonly Transfer[]): Cents =>
  total(
    transfers
      .filter(({ isWherePayArrives }) => !isWherePayArrives)
      .map(({ moved, planned }) => sumOf(moved?.amount ?? planned)),
  );

/** 'Move $1,250.00', or 'Moved $1,250.00' once done. */
export function moveText({ transfers, isMoved }: Pick<PaydayCard, "transfers" | "isMoved">): string {
  const amount = amountToMove(transfers);
  if (transfers.length === 0) return "Nothing to move";
  if (amount === 0) return isMoved ? "Set aside" : "Nothing to move: leave it where it is";
  return `${isMoved ? "Moved" : "Move"} ${money(amount)}`;
}

export type CardLine = {
  key: string;
  label: string;
  amount: Cents;
  /** 'stays there', 'part of Joint bills' */
  note?: string | undefined;
  isMoved: boolean;
  /** A running catch-up of this bill, included in the line above. */
  isPart: boolean;
  billId?: number;
};

/** One line per account, followed by its running catch-ups. */
export function cardLines({ transfers, catchUps }: Pick<PaydayCard, "transfers" | "catchUps">): CardLine[] {
  return transfers.flatMap(({ accountId, accountName, planned, moved, isWherePayArrives }) => [
    {
      ...{ key: `account ${accountId}`, label: accountName, amount: sumOf(moved?.amount ?? planned) },
      ...{ note: isWherePayArrives ? "stays there" : undefined, isMoved: moved !== null, isPart: false },
    },
    ...catchUps
      .filter((catchUp) => catchUp.accountId === accountId)
      .map(({ billId, billName, amount }) => ({
        ...{ key: `catch-up ${billId}`, label: billName, amount: sumOf(amount), note: "catch-up, included" },
        ...{ isMoved: false, isPart: true, billId },
      })),
  ]);
}

/** 'Yours until 4 Dec: $730.00', or how far the pay falls short. */
export function leftoverText(
  { rest, nextPayday, member, isYours }: Pick<PaydayCard, "rest" | "nextPayday" | "member" | "isYours">,
  today: string,
) {
  return restText(sumOf(rest), isYours ? null : { name: member }, shortDay(nextPayday, today));
}
