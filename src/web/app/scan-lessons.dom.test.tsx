import { fireEvent, screen, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { ScanDialog } from "#web/features/scan/scan-dialog.tsx";
import { ScanLessonsPanel } from "#web/features/settings/scan-lessons-panel.tsx";
import { expectClosed, expectText, fill, open, press, renderWithProviders, signUp, user } from "#web/testing/page.tsx";
import { powerBill } from "#web/testing/power-bill.ts";

async function scan(paper: Parameters<typeof powerBill>[0]) {
  await open(ScanDialog, {});
  fireEvent.change(screen.getByLabelText("Bill to scan"), { target: { files: [powerBill(paper)] } });
  await expectText("What would you like to do?");
}

it("remembers a correction for the next bill of that biller, and forgets it in the settings", async () => {
  const server = await signUp();
  await server.addAccount();
  await scan("plain");
  await expectText("Your corrections are remembered for the next bill");
  fill(screen.getByLabelText("Bill Name"), "Electricity");
  fill(screen.getByLabelText("Bill Amount"), "9.30");
  await press("Add Bill");
  await expectClosed();
  await expect.poll(() => server.get("/api/scan-lessons")).toHaveLength(1);

  await scan("dearer");
  await expectText("Smart Match Found");
  expect(screen.getByLabelText<HTMLInputElement>("Amount").value).toBe("9.30");
  await expectText("You corrected this on the last bill from Electricity.");

  renderWithProviders(<ScanLessonsPanel mayForget />);
  const panel = within(await screen.findByRole("region", { name: "Learned from your corrections" }));
  await expectText("name, amount, corrected on");
  await user.click(panel.getByRole("button", { name: "Delete the corrections for Electricity" }));
  await expectText("Nothing yet.");
  expect(await server.get("/api/scan-lessons")).toEqual([]);
});
