import type { Page } from "@playwright/test";
import { addAccount, addBill, addIncome } from "./household.ts";

/** A number of days from today. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Two accounts; a yearly bill of the second is short within 13 weeks. */
export async function addPlan(page: Page): Promise<void> {
  const joint = await addAccount(page, "Joint", "3000.00");
  const car = await addAccount(page, "Car", "300.00");
  await addBill(page, joint.id, { name: "Rent", amount: "433.00", nextDueDate: inDays(10) });
  await addBill(page, car.id, {
    name: "Registration",
    amount: "520.00",
    frequency: "annually",
    nextDueDate: inDays(28),
  });
  await addIncome(page, { name: "Pay", amount: "1980.00", frequency: "biweekly", nextPayday: inDays(3) });
}
