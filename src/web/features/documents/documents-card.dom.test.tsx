import { fireEvent, screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import { expectToast, renderWithProviders, signUp } from "#web/testing/page.tsx";
import { DocumentsCard } from "./documents-card.tsx";

it("refuses empty, too large and unsupported files, and explains why", async () => {
  const server = await signUp();
  const account = await server.addAccount();
  const { id } = await server.addBill(account.id);
  const [bill] = await server.get("/api/bills");
  renderWithProviders(<DocumentsCard bill={bill} />);
  const input = await screen.findByLabelText("Documents to add");
  for (const [name, content, words] of [
    ["bill.pdf", "<script>alert(1)</script>", "Please choose a PDF or an image"],
    ["empty.pdf", "", "This file is empty"],
    ["large.pdf", new Uint8Array(10 * 1024 * 1024 + 1), "File size must be less than 10MB"],
  ] as const) {
    fireEvent.change(input, { target: { files: [new File([content], name, { type: "application/pdf" })] } });
    await expectToast(words);
  }
  expect((await server.get(`/api/bills/${id}/documents`)).items).toEqual([]);
});
