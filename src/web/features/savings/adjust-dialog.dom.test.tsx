import { screen, waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { arrive, expectText, expectToast, open, press, user } from "#web/testing/page.tsx";
import { AdjustDialog } from "./adjust-dialog.tsx";

async function household() {
  const server = await arrive();
  const everyday = await server.addAccount("Everyday", "100.00");
  const house = await server.addAccount("House", "100.00");
  await server.addBill(everyday.id);
  await server.addBill(everyday.id, { name: "Bread", amount: "7.00", frequency: "weekly", category: "food" });
  await server.addBill(house.id, { name: "Insurance", amount: "520.00", frequency: "annually" });
  return server;
}

type Server = Awaited<ReturnType<typeof arrive>>;
const balances = async (server: Server) =>
  (await server.get("/api/accounts")).map(({ balance }: { balance: string }) => balance);

it("counts a double click as one week, and retries a lost request once", async () => {
  const server = await household();
  await open(AdjustDialog, {});
  await expectText("+$30.86");
  await user.dblClick(screen.getByRole("button", { name: "Add One Week" }));
  await expectToast("Added one week");
  expect(await balances(server)).toEqual(["120.86", "110.00"]);
  await expectText("-$30.86");

  server.cut();
  await press("Add One Week");
  await expectToast("Failed to update savings");
  await press("Remove One Week");
  await expectToast("Failed to reduce savings");
  server.restore();
  await press("Add One Week");
  await expectToast("Added one week to 3 bills");
  expect(await balances(server)).toEqual(["141.72", "120.00"]);
  const keys = server.sent("POST", "/api/bills/process-savings").map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

it("disables both buttons without bills, and says why", async () => {
  await arrive();
  await open(AdjustDialog, {});
  await expectText("There are no bills yet.");
  for (const name of ["Add One Week", "Remove One Week"]) {
    const button = screen.getByRole<HTMLButtonElement>("button", { name });
    expect(button.disabled).toBe(true);
    const described = button.getAttribute("aria-describedby")?.split(" ") ?? [];
    await waitFor(() =>
      expect(described.map((id) => document.getElementById(id)?.textContent).join()).toMatch(/There are no bills yet/),
    );
  }
});
