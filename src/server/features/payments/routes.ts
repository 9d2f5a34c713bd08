import * as contract from "#contract/payments.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { listPayments } from "./store.ts";
import { undoPayment } from "./undo-payment.ts";

export function paymentRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.listPayments, ({ query }, { session: { owner } }) => listPayments(db, owner, query));
  answer(contract.cancelPayment, ({ params }, { session: { owner }, write }) =>
    write((tx) => cancelPayment(tx, { owner, id: params.id, today: clock.today(), now: clock.now() })),
  );
  answer(contract.undoPayment, ({ params }, { session: { owner }, write }) =>
    write((tx) => undoPayment(tx, { owner, id: params.id, today: clock.today(), now: clock.now() })),
  );
}
