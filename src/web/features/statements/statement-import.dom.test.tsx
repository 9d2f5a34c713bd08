import { fireEvent, screen } from "@testing-library/dom";
import { afterEach, expect, it, vi } from "vitest";
import { addDays, localDay } from "#core/day.ts";
import { expectText, expectToast, press, renderWithProviders, signUp } from "#web/testing/page.tsx";
import { StatementImport } from "./statement-import.tsx";

afterEach(() => vi.unstubAllGlobals());

/** Runs the worker's code in the page: here, there are no workers. */
async function startWorkerInPage(): Promise<void> {
  const page = new EventTarget();
  const worker = new EventTarget();
  const deliver = (to: EventTarget, data: unknown) => to.dispatchEvent(new MessageEvent("message", { data }));
  vi.stubGlobal("self", {
    location: window.location,
    addEventListener: page.addEventListener.bind(page),
    postMessage: (data: unknown) => deliver(worker, data),
  });
  await import("./statement-worker.ts");
  const inPage = Object.assign(worker, { postMessage: (data: unknown) => deliver(page, data), terminate: () => {} });
  vi.stubGlobal("Worker", function Worker() {
    return inPage;
  });
}

const TODAY = localDay(new Date());
const row = (daysAgo: number) => `${addDays(TODAY, -daysAgo)},CITY POWER,-132.50\n`;
const TABLE = `Date,Description,Amount\n${[7, 37, 67, 97].map(row).join("")}`;

it("finds out whether a statement was imported when the server's answer is lost, and never imports it twice", async () => {
  const network = await signUp();
  await network.addAccount();
  await startWorkerInPage();
  renderWithProviders(<StatementImport />);
  await expectText("Choose a bank statement");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  fireEvent.change(input ?? document.body, { target: { files: [new File([TABLE], "bank.csv")] } });
  await screen.findByText("Check the columns");
  await press("Find my bills");
  await screen.findByText("New bills");
  network.loseAnswers(/statements\/\d+(\/apply)?$/);
  await press("Add 1 bill");
  await expectToast("the statement may have been imported", "nothing is added twice");
  network.restore();
  await press("Add 1 bill");
  await expectText("1 bill added");
  expect(await network.get("/api/bills")).toHaveLength(1);
});
