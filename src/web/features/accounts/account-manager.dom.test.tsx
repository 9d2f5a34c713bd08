import { screen, waitFor, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  expectClosed,
  expectText,
  expectToast,
  fill,
  press,
  renderWithProviders,
  signUp,
  user,
} from "#web/testing/page.tsx";
import { AccountManager } from "./account-manager.tsx";

const FAILED = "Failed to load your accounts. Please try again.";
const dialog = async () => within(await screen.findByRole("dialog"));
const alertDialog = async () => within(await screen.findByRole("alertdialog"));
/** Presses a button once no request is pending. */
const pressIn = async (place: typeof dialog, name: string) => {
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  await user.click((await place()).getByRole("button", { name }));
};

it("reports failed loads and changes, and offers to retry", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "5.00");
  server.cut();
  renderWithProviders(<AccountManager />);
  await expectText(FAILED);
  await press("Manage Balances");
  await (await dialog()).findByText(FAILED);
  server.restore();
  await pressIn(dialog, "Retry");
  await (await dialog()).findByRole("button", { name: "Edit balance of Everyday" });
  await user.keyboard("{Escape}");
  await expectClosed();

  server.cut();
  await press("Ledger and forecast of Everyday");
  await expectText("Failed to load the balance over time. Please try again.");
  await expectText("Failed to load the ledger. Please try again.");
  server.restore();
  for (const retry of screen.getAllByRole("button", { name: "Retry" })) await user.click(retry);
  // The chart needs a width, which exists only in a browser.
  await waitFor(() => expect(document.body.textContent).not.toContain("Failed to load the balance over time"));
  await expectText("Opening balance");

  server.cut();
  await press("Create New Account");
  fill((await dialog()).getByLabelText("Name"), "New");
  await pressIn(dialog, "Create Account");
  await expectToast("Failed to create account");
  expect((await dialog()).getByLabelText<HTMLInputElement>("Name").value).toBe("New");
  await pressIn(dialog, "Cancel");
  await expectClosed();
  await press("Edit Everyday");
  await pressIn(dialog, "Update Account");
  await expectToast("Failed to update account");
  await pressIn(dialog, "Cancel");
  await expectClosed();
  await press("Delete Everyday");
  await pressIn(alertDialog, "Delete Account");
  await expectToast("Failed to delete account");
  await pressIn(alertDialog, "Cancel");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  server.restore();

  // Deleted in another window in the meantime: the server's message is shown, and the card disappears.
  await server.delete(`/api/accounts/${id}`);
  await press("Edit Everyday");
  await pressIn(dialog, "Update Account");
  await expectToast("Account not found");
  await expectText("No accounts yet");
});

it("shows and asks for the holders only in households with several members, and saves changes", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Everyday", "5.00");
  renderWithProviders(<AccountManager />);
  await expectText("No bills assigned");
  await user.click(await screen.findByRole("button", { name: "Edit Everyday" }));
  await (await dialog()).findByLabelText("Name");
  expect((await dialog()).queryByText("Whose account is it?")).toBeNull();
  await pressIn(dialog, "Cancel");
  await expectClosed();

  const home = await server.get("/api/household");
  screen.getByText("No bills assigned");
  const [you] = home.members;
  const sam = { ...you, id: "sam", name: "Sam", email: "sam@example.com", isYou: false };
  const [account] = await server.get("/api/accounts");
  const holders = [
    { id: you.id, firstName: null },
    { id: "sam", firstName: "Sam" },
  ];
  const shared = { ...home, members: [{ ...you, name: "Ann" }, sam] };
  server.answer(
    (path) => Response.json(path.endsWith("household") ? shared : [{ ...account, holders }]),
    /api\/(household|accounts)$/,
  );
  renderWithProviders(<AccountManager />);
  await waitFor(() => expect(document.body.textContent).toContain(`No bills assigned · ${you.email} and Sam`));
  await user.click(await screen.findByRole("button", { name: "Edit Everyday" }));
  const box = async (name: string) => (await dialog()).findByLabelText<HTMLInputElement>(name);
  expect([(await box("Ann (you)")).checked, (await box("Sam")).checked]).toEqual([true, true]);
  await user.click(await box("Ann (you)"));
  await user.click(await box("Sam"));
  await pressIn(dialog, "Update Account");
  await expectClosed();
  expect(server.lastSent("PATCH")).toMatchObject({ body: { holders: [] } });
  expect(await server.get("/api/accounts")).toMatchObject([{ id, holders: [] }]);
});

it("names holders in full if they share a first name, also when the bills couldn't be loaded", async () => {
  const server = await signUp();
  await server.addAccount("Everyday", "5.00");
  const home = await server.get("/api/household");
  const [you] = home.members;
  const [account] = await server.get("/api/accounts");
  const members = [
    { ...you, name: "Sam Lee" },
    { ...you, id: "sam", name: "Sam Moor", isYou: false },
  ];
  const holders = members.map(({ id }) => ({ id, firstName: "Sam" }));
  server.answer((path) => {
    if (path.endsWith("bills")) return Response.json({ message: "The server is down." }, { status: 500 });
    return Response.json(path.endsWith("household") ? { ...home, members } : [{ ...account, holders }]);
  }, /api\/(household|accounts|bills)$/);
  renderWithProviders(<AccountManager />);
  await waitFor(() =>
    screen.getByText((_, element) => element?.tagName === "P" && element.textContent === "Sam Lee and Sam Moor"),
  );
});
