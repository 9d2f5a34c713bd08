import * as contract from "#contract/payments.ts";
import { paymentToWire } from "#contract/to-wire.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { listPayments } from "./store.ts";
import { undoPayment } from "./undo-payment.ts";

export function paymentRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.listPayments, async ({ query }, { principal: { household } }) => {
    const { items, next } = await listPayments(db, household, query);
    return { items: items.map(paymentToWire), next };
  });
  answer(contract.cancelPayment, ({ params }, { principal: { household }, write }) =>
    write((tx) => cancelPayment(tx, { household, id: params.id, today: clock.today(), now: clock.now() })),
  );
  answer(contract.undoPayment, ({ params }, { principal: { household, user }, write }) =>
    write((tx) => undoPayment(tx, { household, user, id: params.id, today: clock.today(), now: clock.now() })),
  );
}
