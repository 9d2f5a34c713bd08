import { screen, waitFor } from "@testing-library/dom";
import { useState } from "react";
import { expect, it } from "vitest";
import type { Income } from "#contract/incomes.ts";
import {
  expectText,
  expectToast,
  fill,
  openList,
  pick,
  press,
  renderWithProviders,
  signUp,
} from "#web/testing/page.tsx";
import { IncomeDialog } from "./income-dialog.tsx";
import { IncomeList } from "./income-list.tsx";

/** The list with its dialog, as the dashboard joins them. */
function Incomes() {
  const [opened, setOpened] = useState<{ income?: Income }>();
  return (
    <>
      <IncomeList onAdd={() => setOpened({})} onEdit={(income) => setOpened({ income })} />
      {opened && <IncomeDialog {...opened} open onOpenChange={() => setOpened(undefined)} />}
    </>
  );
}

async function household() {
  const server = await signUp();
  const income = await server.post("/api/incomes", { name: "Salary", amount: "1000.00", frequency: "weekly" });
  return { server, income };
}

const isOpen = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeNull());
const pressInside = async (name: string) => {
  const button = [...document.querySelectorAll<HTMLElement>("[role=dialog] button, [role=alertdialog] button")].find(
    ({ textContent }) => textContent === name,
  );
  expect(button, name).toBeDefined();
  button?.click();
};

it("reports failures of loading, creating, updating and deleting", async () => {
  const { server } = await household();
  server.cut();
  renderWithProviders(<Incomes />);
  await expectText("Failed to load income sources. Please try again.");
  await expectToast("Failed to fetch incomes");
  server.restore();
  await press("Retry");
  await screen.findByRole("button", { name: "Edit Salary" });

  server.cut();
  await press("Edit Salary");
  await isOpen();
  await pressInside("Update Income");
  await expectToast("Failed to update income");
  await pressInside("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await press("Delete Salary");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeNull());
  await pressInside("Delete Income");
  await expectToast("Failed to delete income");
  expect(document.body.textContent).toContain("Salary");

  renderWithProviders(<IncomeDialog open onOpenChange={() => {}} />);
  fill(await screen.findByLabelText("Income Name"), "Interest");
  fill(screen.getByLabelText("Amount"), "10");
  await openList("How often do you receive it?");
  await pick("Once a year");
  await pressInside("Add Income");
  await expectToast("Failed to create income");
  expect(screen.getByLabelText<HTMLInputElement>("Income Name").value).toBe("Interest");
});

it("reports that an income was deleted in another window, and removes it from the list", async () => {
  const { server, income } = await household();
  renderWithProviders(<Incomes />);
  await screen.findByRole("button", { name: "Edit Salary" });
  await press("Edit Salary");
  await isOpen();
  await server.delete(`/api/incomes/${income.id}`);
  await pressInside("Update Income");
  await expectToast("not found");
  await pressInside("Cancel");
  await expectText("No income sources yet");
});
