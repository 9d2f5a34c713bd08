import { fireEvent, screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  expectClosed,
  expectText,
  expectToast,
  fill,
  open,
  openList,
  pick,
  press,
  signUp,
  user,
} from "#web/testing/page.tsx";
import { DUE, powerBill } from "#web/testing/power-bill.ts";
import { ScanDialog } from "./scan-dialog.tsx";

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const dialogContains = (words: string) => screen.getByRole("dialog").textContent?.includes(words);
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

/** The other form stays mounted, hidden. */
async function pressShown(name: string) {
  const shown = screen.getAllByRole("button", { name }).find((button) => button.closest("[hidden]") === null);
  await user.click(shown ?? expect.unreachable());
}

async function review(paper: "card" | "credit") {
  await open(ScanDialog, {});
  fireEvent.change(screen.getByLabelText("Bill to scan"), { target: { files: [powerBill(paper)] } });
  await expectText("What would you like to do?");
}

it("offers a card's minimum payment beside its balance, in the new bill and in a payment", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "2000.00");
  const { id: billId } = await server.addBill(id, { name: "Lumen Bank", amount: "900.00" });
  await review("card");
  expect(radio(/Pay an existing bill/).checked).toBe(true);
  expect(field("Amount").value).toBe("1284.56");
  await pressShown("Use the minimum payment, $38.53");
  expect(field("Amount").value).toBe("38.53");
  await pressShown("Back to $1,284.56");
  expect(field("Amount").value).toBe("1284.56");
  await pressShown("Use the minimum payment, $38.53");

  await user.click(radio(/Create a new bill/));
  expect(field("Bill Amount").value).toBe("1284.56");
  await pressShown("Use the minimum payment, $38.53");
  expect(field("Bill Amount").value).toBe("38.53");
  await user.click(radio(/Pay an existing bill/));
  expect(field("Amount").value).toBe("38.53");
  await press("Pay Bill");
  await expectClosed();
  const paid = server.sent("POST", "/api/bills/pay").at(-1)?.body;
  expect(paid).toMatchObject({ billId, amount: "38.53", dueDate: DUE });
});

it("says that there is nothing to pay, and saves the bill with the usual amount without learning it", async () => {
  const server = await signUp();
  await server.addAccount("Everyday", "40.00");
  await review("credit");
  await expectText("Nothing to pay");
  expect(field("Bill Name").value).toBe("Lumen & Sons Power");
  expect(field("Bill Amount").value).toBe("");
  expect(dialogContains("Nothing to pay this time. Enter what you usually pay.")).toBe(true);
  await press("Add Bill");
  await expectText("Amount is required");
  fill(field("Bill Amount"), "74.20");
  await openList("Account");
  await pick("Everyday");
  await press("Add Bill");
  await expectToast("Bill added successfully");
  await expectClosed();
  expect(await server.get("/api/bills")).toMatchObject([{ name: "Lumen & Sons Power", amount: "74.20" }]);
  expect(await server.get("/api/scan-lessons")).toEqual([]);
});

it("pays nothing for a bill without anything to pay unless an amount is entered", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "40.00");
  await server.addBill(id, { name: "Lumen & Sons Power" });
  await review("credit");
  expect(field("Amount").value).toBe("");
  expect(dialogContains("Nothing to pay this time. Enter an amount only if you pay something anyway.")).toBe(true);
  await press("Pay Bill");
  await expectText("Amount is required");
  expect(server.sent("POST", "/api/bills/pay")).toEqual([]);
});
