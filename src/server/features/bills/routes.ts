import * as contract from "#contract/bills.ts";
import type { Deps } from "#server/deps.ts";
import { payBill } from "#server/features/payments/pay-bill.ts";
import { adjustSavings } from "#server/features/savings/adjust-savings.ts";
import { catchUp } from "#server/features/savings/catch-up.ts";
import type { Answer } from "#server/http/answer.ts";
import { addBill, shown } from "./add-bill.ts";
import { deleteBill, editBill } from "./edit-bill.ts";
import { billLister } from "./store.ts";

export function billRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const when = () => ({ today: clock.today(), now: clock.now() });

  const listBills = billLister(db);
  answer(contract.listBills, (_, { session: { owner } }) => listBills(owner));
  answer(contract.getBill, ({ params }, { session: { owner } }) => shown(db, owner, params.id));
  answer(contract.createBill, ({ input }, { session: { owner }, write }) =>
    write((tx) => addBill(tx, { owner, input, ...when() })),
  );
  answer(contract.updateBill, ({ input, params }, { session: { owner }, write }) =>
    write((tx) => editBill(tx, { owner, id: params.id, input, ...when() })),
  );
  answer(contract.deleteBill, async ({ params }, { session: { owner }, write }) => {
    await write((tx) => deleteBill(tx, { owner, id: params.id }));
    return undefined;
  });
  answer(contract.payBill, ({ input }, { session: { owner }, write }) =>
    write((tx, request) => payBill(tx, { owner, input, request, ...when() })),
  );
  for (const [call, kind] of [
    [contract.processSavings, "add-week"],
    [contract.reduceSavings, "remove-week"],
  ] as const) {
    answer(call, async (_, { session: { owner }, write }) => {
      await catchUp(db, { owner, ...when() });
      return write((tx, request) => adjustSavings(tx, { kind, owner, request, ...when() }));
    });
  }
}
