import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
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
import { DUE, DUE_SHOWN, powerBill } from "#web/testing/power-bill.ts";
import { ScanDialog } from "./scan-dialog.tsx";

const WRONG_TYPE = "Please upload an image file (JPG, PNG, GIF) or PDF";
const TOO_LARGE = "File size must be less than 10MB";
const SCAN = "/api/bills/scan";

const fileOf = (name: string, type: string, content: BlobPart = "x") => new File([content], name, { type });
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText("Bill to scan"), { target: { files } });
const radio = (name: RegExp | string) => screen.getByRole<HTMLInputElement>("radio", { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const dialogContains = (words: string) => screen.getByRole("dialog").textContent?.includes(words);
const toasts = () => document.querySelectorAll("[role=region] li");

/** Past the two seconds of success. */
const reviewed = () => expectText("What would you like to do?");

async function review(paper: Parameters<typeof powerBill>[0]) {
  await open(ScanDialog, {});
  choose(powerBill(paper));
  await reviewed();
}

type KeptDocument = { name: string; paymentId: number | null };

it("refuses wrong file types and more than 10 MB before sending anything", async () => {
  const server = await signUp();
  await open(ScanDialog, {});
  await expectText("JPG, PNG, GIF or PDF, up to 10 MB");
  choose(fileOf("bill.txt", "text/plain"));
  await expectToast(WRONG_TYPE);
  expect(dialogContains(WRONG_TYPE)).toBe(true);
  choose(fileOf("bill.pdf", "application/pdf", new Uint8Array(10 * 1024 * 1024 + 1)));
  await expectToast(TOO_LARGE);
  expect(dialogContains(TOO_LARGE)).toBe(true);

  const dropFile = (file: File) => {
    const dataTransfer = { files: [file], types: ["Files"] };
    fireEvent.dragOver(screen.getByTestId("drop-zone"), { dataTransfer });
    fireEvent.drop(screen.getByTestId("drop-zone"), { dataTransfer });
  };
  dropFile(fileOf("bill.html", "text/html"));
  await expectToast(WRONG_TYPE);
  choose(powerBill("plain", "first.pdf"), powerBill("plain", "second.pdf"));
  await expectToast("Please choose one PDF or several images of one bill");
  expect(server.sent("POST", SCAN)).toEqual([]);

  server.hold();
  dropFile(fileOf("dropped.png", "image/png"));
  await expectText("dropped.png");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
  await expectClosed();
});

it("accepts several images; Cancel and closing abort the request", async () => {
  const server = await signUp();
  await open(ScanDialog, {});
  server.hold();
  choose(fileOf("first.png", "image/png"), fileOf("second.png", "image/png"));
  await expectText("Sending your bill…");
  expect(dialogContains("2 pictures")).toBe(true);
  screen.getByRole("progressbar");
  const isHungUp = () => server.sent("POST", SCAN).at(-1)?.signal?.aborted;
  await waitFor(() => expect(isHungUp()).toBe(false));
  await press("Cancel");
  expect(isHungUp()).toBe(true);
  await expectText("Drop your bill here");
  expect(toasts()).toHaveLength(0);

  choose(powerBill("plain", "third.pdf"));
  await expectText("third.pdf");
  await waitFor(() => expect(isHungUp()).toBe(false));
  await user.keyboard("{Escape}");
  expect(isHungUp()).toBe(true);
  await expectClosed();
  expect(server.sent("POST", SCAN).map(({ body }) => body)).toEqual([["first.png", "second.png"], ["third.pdf"]]);
});

it("reports a failed scan, offers to send the same file again when the server is too busy, and keeps due date and document of the new bill", async () => {
  const server = await signUp();
  await server.addAccount();
  await open(ScanDialog, {});
  await screen.findByRole("button", { name: "Choose a file" });
  server.cut();
  choose(powerBill());
  await expectToast("Failed to scan bill");
  await screen.findByRole("button", { name: "Choose a file" });

  const fault = { code: "not_ready", message: "The server was too busy to read this bill. Please try again." };
  // The status was already sent when the reader times out.
  const headers = { "content-type": "application/x-ndjson" };
  server.answer(() => new Response(`${JSON.stringify({ fault })}\n`, { headers }));
  choose(powerBill());
  await expectText(fault.message);
  expect(dialogContains("No bill could be read")).toBe(false);
  server.restore();
  await press("Try again");
  await reviewed();
  expect(server.sent("POST", SCAN).map(({ body }) => body)).toEqual(Array(3).fill(["power.pdf"]));

  expect(field("Next due date").value).toBe(DUE);
  const keep = screen.getByRole("switch", { name: /Keep this document/ });
  expect(keep.getAttribute("aria-checked")).toBe("false");
  await user.click(keep);
  await press("Add Bill");
  await expectClosed();
  const bills = await server.get("/api/bills");
  expect(bills).toMatchObject([{ isDirectDebit: false, nextDueDate: DUE }]);
  const keptDocuments = async (): Promise<KeptDocument[]> =>
    (await server.get(`/api/bills/${bills[0].id}/documents`)).items;
  await waitFor(async () => expect(await keptDocuments()).toMatchObject([{ name: "power.pdf", paymentId: null }]));
});

it("says which pages were not read when no bill is found, and takes a photo of one instead", async () => {
  const server = await signUp();
  await open(ScanDialog, {});
  const message = "No bill could be read from this file. Pages 6 to 9 were not read.";
  const refusal = () => Response.json({ code: "unreadable", message }, { status: 422 });
  server.answer(refusal);
  choose(powerBill("plain", "long.pdf"));
  await expectToast(message);
  expect(dialogContains(message)).toBe(true);
  // A PDF has its own pages, so the photo is sent alone.
  expect(screen.queryByLabelText("Next page of the bill")).toBeNull();
  choose(fileOf("page-6.png", "image/png"));
  await waitFor(() => expect(server.sent("POST", SCAN)).toHaveLength(2));
  expect(server.sent("POST", SCAN).map(({ body }) => body)).toEqual([["long.pdf"], ["page-6.png"]]);

  choose(fileOf("long.tiff", "image/tiff"));
  const next = await screen.findByLabelText("Next page of the bill");
  fireEvent.change(next, { target: { files: [fileOf("page-6.png", "image/png")] } });
  await waitFor(() => expect(server.sent("POST", SCAN)).toHaveLength(4));
  expect(server.sent("POST", SCAN).at(-1)?.body).toEqual(["long.tiff", "page-6.png"]);
});

it("finds a smart match, schedules a direct debit for its due date, and keeps no document unasked", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await server.addBill(id, { name: "Water" });
  const debit = { name: "lumen & sons power", amount: "79.00", isDirectDebit: true, paymentDay: 14 };
  const bill = await server.addBill(id, debit);
  await review("debit");
  await expectText("Smart Match Found");
  expect(dialogContains("lumen & sons power: they have the same name")).toBe(true);
  expect(radio(/Pay an existing bill/).checked).toBe(true);
  expect(field("Bill to pay").textContent).toBe("lumen & sons power");
  expect(field("Amount").value).toBe("84.20");
  expect(dialogContains("Usually $79.00.")).toBe(true);
  expect(field("Due date").value).toBe(DUE);
  expect(radio(new RegExp(`On ${DUE_SHOWN}`)).checked).toBe(true);
  await user.dblClick(screen.getByRole("button", { name: "Schedule Payment" }));
  await expectToast(`Payment scheduled for ${DUE_SHOWN}`);
  await expectClosed();
  const { items } = await server.get("/api/payments");
  expect(items).toMatchObject([{ amount: "84.20", status: "scheduled", source: "scan", dueDate: DUE }]);
  expect((await server.get(`/api/bills/${bill.id}/documents`)).items).toEqual([]);
});

it("pays a bill without direct debit at once with its document, and refuses insufficient funds without losing input", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "100.00");
  // Four of five words are the same, in any order.
  const bill = await server.addBill(id, { name: "Power by Lumen and Sons, flat", amount: "84.20" });
  await review("alike");
  await expectText("Smart Match Found");
  expect(dialogContains("they have similar names")).toBe(true);
  expect(dialogContains("Only direct debits can be scheduled for their due date")).toBe(true);
  expect(field("Amount").getAttribute("step")).toBe("0.01");
  expect(field("Amount").getAttribute("min")).toBe("0");
  fill(field("Amount"), "");
  await press("Pay Bill");
  await expectText("Amount is required");
  fill(field("Amount"), "100.01");
  await expectText("Insufficient funds to make this payment.");
  await press("Pay Bill");
  await expectToast("Insufficient funds");
  fill(field("Amount"), "84.20");
  await user.click(screen.getByRole("switch", { name: /Keep this document/ }));
  server.cut();
  await press("Pay Bill");
  await expectToast("Failed to process payment");
  server.restore();
  await press("Pay Bill");
  await expectToast("Payment processed. The savings cycle was reset.");
  const { items } = await server.get("/api/payments");
  expect(items).toMatchObject([{ amount: "84.20", status: "completed", source: "scan" }]);
  expect(await server.get("/api/accounts")).toMatchObject([{ balance: "15.80" }]);
  const keptDocuments = async (): Promise<KeptDocument[]> =>
    (await server.get(`/api/bills/${bill.id}/documents`)).items;
  await waitFor(async () => expect(await keptDocuments()).toMatchObject([{ paymentId: items[0].id }]));
});

it("asks whether to wait for the due date when only the scanned bill mentions a direct debit", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  await server.addBill(id, { name: "Lumen & Sons Power" });
  await review("debit");
  const words = `This bill says it will be collected by direct debit on ${DUE_SHOWN}.`;
  const question = screen.getByRole("group", { name: words });
  expect(radio(/Schedule it for that day/).checked).toBe(true);
  expect(question.textContent).toContain(`becomes a direct debit bill, next due ${DUE_SHOWN}`);
  await user.click(radio(/Pay now/));
  await screen.findByRole("button", { name: "Pay Bill" });
  await user.click(radio(/Schedule it for that day/));
  await user.click(await screen.findByRole("button", { name: "Schedule Payment" }));
  await expectToast(`Payment scheduled for ${DUE_SHOWN}`);
  const { items } = await server.get("/api/payments");
  expect(items).toMatchObject([{ status: "scheduled", source: "scan", dueDate: DUE, settlesDue: DUE }]);
  expect(await server.get("/api/bills")).toMatchObject([{ isDirectDebit: true, openPayments: [{ dueDate: DUE }] }]);
});

it("pays a scanned bill from another account when its own has insufficient funds", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "40.00");
  const { id: other } = await server.addAccount("Reserve", "500.00");
  await server.addAccount("Purse", "59.99");
  const { id: billId } = await server.addBill(id, { name: "Lumen & Sons Power" });
  await review("plain");
  await expectText("Insufficient funds to make this payment.");
  await screen.findByLabelText("Pay from another account");
  expect(await openList("Pay from another account")).toEqual(["Reserve · $500.00"]);
  await pick("Reserve · $500.00");
  await expectText("Taken from Reserve, which holds $500.00.");
  await press("Pay Bill");
  await expectClosed();
  const paid = server.sent("POST", "/api/bills/pay").at(-1)?.body;
  expect(paid).toMatchObject({ billId, amount: "84.20", accountId: other });
  const accounts: { name: string; balance: string }[] = await server.get("/api/accounts");
  const balances = Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]));
  expect(balances).toEqual({ Everyday: "40.00", Reserve: "415.80", Purse: "59.99" });
});
