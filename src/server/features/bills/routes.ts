import * as life from "#contract/bill-life.ts";
import * as contract from "#contract/bills.ts";
import { requestedPage } from "#contract/paging.ts";
import { listedBillToWire } from "#contract/to-wire.ts";
import type { ShownBill } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import type { Deps } from "#server/deps.ts";
import { payBill } from "#server/features/payments/pay-bill.ts";
import { skipDue } from "#server/features/payments/skip-due.ts";
import { adjustSavings } from "#server/features/savings/adjust-savings.ts";
import { catchUp } from "#server/features/savings/catch-up.ts";
import type { Answer } from "#server/http/answer.ts";
import { addBill, getBillOrThrow } from "./add-bill.ts";
import { deleteBill, editBill } from "./edit-bill.ts";
import { getRise, listAmounts } from "./list-amounts.ts";
import { listHistory } from "./list-history.ts";
import { archiveBill, bringBackBill, pauseBill, resumeBill } from "./pause-bill.ts";
import { billLister, listArchived, listPage } from "./store.ts";

export function billRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const when = (today: Day) => ({ today, now: clock.now() });

  const listBills = billLister(db);
  answer(contract.listBills, async ({ query }, { principal: { household }, today }) => {
    const listed = (bill: ShownBill) => listedBillToWire(bill, today);
    const isArchived = query.archived === "true";
    const part = requestedPage(query);
    if (part) return (await listPage(db, { household, isArchived, ...part })).map(listed);
    const found = isArchived ? await listArchived(db, household) : await listBills(household);
    return found.map(listed);
  });
  answer(contract.getBill, ({ params }, { principal: { household } }) => getBillOrThrow(db, household, params.id));
  answer(life.listBillHistory, ({ params, query }, { principal: { household } }) =>
    listHistory(db, { household, id: params.id, ...query }),
  );
  answer(contract.createBill, ({ input }, { principal: { household }, today, write }) =>
    write((tx) => addBill(tx, { household, input, ...when(today) })),
  );
  answer(contract.updateBill, ({ input, params }, { principal: { household }, today, write }) =>
    write((tx, { actor }) => editBill(tx, { household, id: params.id, input, actor, ...when(today) })),
  );
  answer(contract.deleteBill, async ({ params }, { principal: { household }, write }) => {
    await write((tx) => deleteBill(tx, { household, id: params.id }));
    return undefined;
  });
  answer(contract.payBill, ({ input }, { principal: { household }, today, write }) =>
    write((tx, request) => payBill(tx, { household, input, request, ...when(today) })),
  );
  answer(contract.skipDue, ({ input, params }, { principal: { household }, today, write }) =>
    write((tx) => skipDue(tx, { household, id: params.id, ...input, ...when(today) })),
  );
  answer(life.pauseBill, ({ input, params }, { principal: { household }, today, write }) =>
    write((tx, { actor }) => pauseBill(tx, input.until, { household, id: params.id, actor, ...when(today) })),
  );
  for (const [call, verb] of [
    [life.resumeBill, resumeBill],
    [life.archiveBill, archiveBill],
    [life.bringBackBill, bringBackBill],
  ] as const) {
    answer(call, ({ params }, { principal: { household }, today, write }) =>
      write((tx, { actor }) => verb(tx, { household, id: params.id, actor, ...when(today) })),
    );
  }
  answer(life.listAmounts, ({ params, query }, { principal: { household }, today }) =>
    listAmounts(db, { household, id: params.id, ...query, today }),
  );
  answer(life.getRise, (_, { principal: { household }, today }) => getRise(db, household, today));
  for (const [call, kind] of [
    [contract.processSavings, "add-week"],
    [contract.reduceSavings, "remove-week"],
  ] as const) {
    answer(call, async (_, { principal: { household }, today, write }) => {
      await catchUp(db, { household, ...when(today) });
      return write((tx, request) => adjustSavings(tx, { kind, household, request, ...when(today) }));
    });
  }
}
