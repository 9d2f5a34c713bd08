import * as z from "zod/mini";
import * as requests from "#contract/requests/transfers.ts";
import { call } from "./call.ts";
import { dayInput, Instant, idInput, moneyInput, WireDay, WireMoney } from "./fields.ts";

/** That somebody moved a payday's money into an account. */
export const Transfer = z.object({
  id: z.number(),
  incomeId: z.number(),
  payday: WireDay,
  accountId: z.number(),
  planned: WireMoney,
  moved: WireMoney,
  /** The first name of who said so; null when they are gone. */
  by: z.nullable(z.string()),
  at: Instant,
});
export type Transfer = z.output<typeof Transfer>;

const amount = (what: string) => moneyInput({ what, required: `${what} is required`, allow: "from zero" });

export const TransferInput = z.object({
  incomeId: idInput("Valid income ID is required"),
  payday: dayInput("Payday"),
  transfers: z
    .array(
      z.object({
        accountId: idInput("Please select an account"),
        /** As the payday card said. */
        planned: amount("Planned amount"),
        /** What was really moved, when it was another amount. */
        moved: z.optional(amount("Moved amount")),
      }),
      "transfers must be a list",
    )
    .check(z.minLength(1, "Please say which account"), z.maxLength(100, "At most 100 accounts at once")),
});

export const markMoved = call({
  ...requests.markMoved,
  summary:
    "Note that a payday's money was moved, once per payday and account. Another amount than planned posts the difference to that account.",
  access: "write",
  input: TransferInput,
  output: z.object({ transfers: z.array(Transfer) }),
  faults: ["not_found", "conflict"],
});

export const UndoMovedInput = z.object({
  incomeId: idInput("Valid income ID is required"),
  payday: dayInput("Payday"),
});

export const undoMoved = call({
  ...requests.undoMoved,
  summary:
    "Take back that a payday's money was moved, with every difference that was posted. Answers what was taken back; nothing when nothing was marked.",
  access: "write",
  input: UndoMovedInput,
  output: z.object({ transfers: z.array(Transfer) }),
  faults: ["not_found"],
});
