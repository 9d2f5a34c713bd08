import { screen, waitFor } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import { expectText, expectToast, open, press, signUp, user } from "#web/testing/page.tsx";
import { HistoryDialog } from "./history-dialog.tsx";

async function household() {
  const server = await signUp();
  const account = await server.addAccount();
  const { id } = await server.addBill(account.id);
  const pay = (input: object = {}) => server.post("/api/bills/pay", { billId: id, ...input });
  const openHistory = async () => open(HistoryDialog, { bill: (await server.get("/api/bills"))[0] });
  return { server, pay, openHistory };
}

const rows = () => [...document.querySelectorAll("[role=dialog] li")];
const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const expectInRow = (words: string) => waitFor(() => expect(rows()[0]?.textContent).toContain(words));

it("reports an undo that is too late, and reloads the list", async () => {
  const { server, pay, openHistory } = await household();
  const { payment } = await pay();
  await openHistory();
  await user.click(await screen.findByRole("button", { name: "Undo payment of $60.00" }));
  await server.post(`/api/payments/${payment.id}/undo`);
  await user.click(await screen.findByRole("button", { name: "Undo Payment" }));
  await expectToast("Only a completed payment can be undone");
  await expectInRow("Cancelled");
});

it("offers no undo after 24 hours", async () => {
  const { pay, openHistory } = await household();
  await pay();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
  try {
    await openHistory();
    await expectInRow("Completed");
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it("loads older payments on request, and retries a failed load", async () => {
  const { server, pay, openHistory } = await household();
  for (let paid = 0; paid < 23; paid++) await pay({ amount: "1.00" });
  await openHistory();
  await expectRows(20);
  server.cut();
  await press("Show older");
  await expectText("Failed to load payments. Please try again.");
  await expectRows(20);
  server.restore();
  await press("Retry");
  await expectRows(23);
  expect(screen.queryByRole("button", { name: "Show older" })).toBeNull();

  server.cut();
  const [first] = screen.getAllByRole("button", { name: "Undo payment of $1.00" });
  if (first) await user.click(first);
  await user.click(await screen.findByRole("button", { name: "Undo Payment" }));
  await expectToast("Failed to undo payment");
});
