import * as contract from "#contract/payments.ts";
import { paymentToWire } from "#contract/to-wire.ts";
import type { Payment } from "#core/payments/payment.ts";
import type { Deps } from "#server/deps.ts";
import { actorOf, namesOfPeople } from "#server/features/auth/names.ts";
import type { Answer } from "#server/http/answer.ts";
import { cancelPayment } from "./cancel-payment.ts";
import { actorsOf, listPayments } from "./store.ts";
import { undoPayment } from "./undo-payment.ts";

export function paymentRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.listPayments, async ({ query }, { principal: { household, user } }) => {
    const { items, next } = await listPayments(db, household, query);
    const actors = await actorsOf(db, household, items);
    const names = await namesOfPeople(db, [...actors.values()]);
    const by = ({ operationId }: Payment) => actorOf(actors.get(operationId ?? 0) ?? null, names, user);
    return { items: items.map((payment) => ({ ...paymentToWire(payment), by: by(payment) })), next };
  });
  answer(contract.cancelPayment, ({ params }, { principal: { household }, today, write }) =>
    write((tx) => cancelPayment(tx, { household, id: params.id, today, now: clock.now() })),
  );
  answer(contract.undoPayment, ({ params }, { principal: { household, user }, today, write }) =>
    write((tx) => undoPayment(tx, { household, user, id: params.id, today, now: clock.now() })),
  );
}
