import { fireEvent, screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import { expectText, expectToast, press, renderWithProviders, signUp } from "#web/testing/page.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { ImportPanel } from "./import-panel.tsx";

it("refuses an invalid export, and loses nothing when the connection breaks", async () => {
  const server = await signUp();
  await server.addAccount("Everyday", "10.00");
  const exported = await server.get("/api/export");
  const [account] = exported.accounts;
  renderWithProviders(
    <>
      <ExportPanel />
      <ImportPanel />
    </>,
  );
  const input = await screen.findByLabelText("Exported file");
  const choose = (content: string) => {
    const file = new File([content], "x.json", { type: "application/json" });
    fireEvent.change(input, { target: { files: [file] } });
  };
  for (const [content, words] of [
    ["not JSON", "This isn't a Weekwise export"],
    [{ ...exported, version: exported.version + 1 }, "This export was made by a newer version of Weekwise"],
    [{ hello: 1 }, "This isn't a Weekwise export"],
    [{ ...exported, accounts: [{ ...account, balance: "x" }] }, "(accounts, number 1, balance)"],
    [
      { ...exported, accounts: [{ ...account, balance: "9.00" }] },
      "the balance of Everyday does not match its entries",
    ],
  ] as const) {
    choose(typeof content === "string" ? content : JSON.stringify(content));
    await expectText("This file can't be imported");
    await expectText(words);
  }
  server.cut();
  await press("Export as JSON");
  await expectToast("Failed to export data");
  choose(JSON.stringify(exported));
  await expectText("Failed to read the file");
  server.restore();
  expect(await server.get("/api/accounts")).toMatchObject([{ name: "Everyday", balance: "10.00" }]);
});
