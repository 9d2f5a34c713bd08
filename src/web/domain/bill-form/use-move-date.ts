import { useRef } from "react";
import { today } from "#web/domain/bill-figures.ts";
import { type DayValues, dateBeside } from "./due-day.ts";

type DateField = { read: () => string; write: (date: string) => void };

/**
 * Moves the next due date to the payment day, in the month it had before the day was typed: the "3" of "30" leaves no trace.
 */
export function useMoveDate({ read, write }: DateField) {
  const last = useRef({ from: "", to: "" });
  return (values: DayValues) => {
    const shown = read();
    const from = shown === last.current.to ? last.current.from : shown;
    const to = dateBeside(values, from, today());
    last.current = { from, to };
    if (to !== shown) write(to);
  };
}
