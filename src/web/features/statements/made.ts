import { undoStatement } from "#contract/requests/statements.ts";
import type { Statement } from "#contract/statements.ts";
import { messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const some = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** What was done, in a list. */
export function didWords({ made, lines }: Statement, known = 0): string {
  const did = [
    ...some(made?.bills ?? 0, "bill added", "bills added"),
    ...some(made?.incomes ?? 0, "income added", "incomes added"),
    ...some(made?.payments ?? 0, "due marked as paid", "dues marked as paid"),
    ...some(made?.changes ?? 0, "bill changed", "bills changed"),
    ...(made?.isCorrected ? ["the balance corrected"] : []),
    `${lines} new ${lines === 1 ? "line" : "lines"} remembered`,
    ...some(known, "line was known", "lines were known"),
  ];
  return `${did.join(", ")}.`;
}

/** Takes a whole import back, and says so when it cannot be. */
export function useUndo(id: number) {
  const undo = useChange(undoStatement, { refresh: ["bills", "accounts", "incomes", "payments", "statements"] });
  return {
    undo: () =>
      undo.mutate(
        { params: { id } },
        {
          onError: (error) =>
            toast({
              title: "Error",
              description: messageOf(error, "This could not be undone."),
              variant: "destructive",
            }),
        },
      ),
    isUndoing: undo.isPending,
    isUndone: undo.isSuccess,
  };
}
