import { request } from "node:http";
import { screen, waitFor, within } from "@testing-library/dom";
import { expect, inject, it, vi } from "vitest";
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
import { SecuritySection } from "./security-section.tsx";

const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }));

/** A new person on the Security section. */
async function signUpInSettings() {
  const server = await signUp();
  const onUser = vi.fn();
  renderWithProviders(<SecuritySection user={await server.get("/api/auth/user")} onUserChange={onUser} />);
  await screen.findByRole("heading", { name: /^Two-step sign-in/ });
  return { server, onUser };
}

it("makes a token that is shown once, works, and can be revoked", async () => {
  await signUpInSettings();
  await user.click(await screen.findByRole("button", { name: "Create token" }));
  const dialog = await dialogOf("Create an API token");
  fill(dialog.getByLabelText("Name"), "Home Assistant");
  await user.click(dialog.getByRole("button", { name: "Create token" }));
  const made = await dialogOf("Your new token");
  const token = made.getByLabelText<HTMLInputElement>("Token").value;
  await user.click(made.getByRole("button", { name: "Done" }));
  await expectText("Read only, never used.");
  await waitFor(() => expect(document.body.innerHTML).not.toContain(token));

  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const statusOf = async (method: string, path: string, body: string | null = null) =>
    (await fetch(path, { method, headers, body, credentials: "omit" })).status;
  expect(await statusOf("GET", "/api/bills")).toBe(200);
  expect(await statusOf("POST", "/api/accounts", JSON.stringify({ name: "No" }))).toBe(403);
  await press("Revoke: Home Assistant");
  await expectToast("Token revoked");
  expect(await statusOf("GET", "/api/bills")).toBe(401);
});

it("asks for confirmation before deleting the account, and shows what is deleted with it", async () => {
  const { server, onUser } = await signUpInSettings();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Delete my account" })).toHaveProperty("disabled", false),
  );
  await press("Delete my account");
  const question = await screen.findByRole("alertdialog", { name: "Delete my account?" });
  await waitFor(() => expect(question.textContent).toContain("It is deleted with everything in it"));
  const refusal = { message: "Please confirm it's you", code: "confirm_first" };
  server.answer(() => Response.json(refusal, { status: 403 }));
  await user.click(within(question).getByRole("button", { name: "Delete my account" }));
  const confirm = await dialogOf("Confirm it's you");
  server.restore();
  fill(confirm.getByLabelText("Your password"), "not this one");
  await user.click(confirm.getByRole("button", { name: "Confirm" }));
  await expectText("This password is wrong");
  fill(confirm.getByLabelText("Your password"), server.password);
  await user.click(confirm.getByRole("button", { name: "Confirm" }));
  await expectToast("Your account will be deleted within 24 hours");
  expect(onUser).toHaveBeenCalledOnce();
});

/** A call from another device with its own cookie. */
const onOtherDevice = (method: string, path: string, { cookie = "", body }: { cookie?: string; body?: object }) =>
  new Promise<{ status: number | undefined; cookie: string }>((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      ...(cookie && { cookie }),
      "x-forwarded-for": "198.51.251.1",
    };
    const call = request(inject("server") + path, { method, headers }, (answer) => {
      answer.resume();
      const [newCookie = ""] = answer.headers["set-cookie"] ?? [];
      resolve({ status: answer.statusCode, cookie: newCookie.split(";")[0] ?? "" });
    });
    call.on("error", reject);
    call.end(body && JSON.stringify(body));
  });

it("lists and ends sessions, and changes the password", async () => {
  const server = await signUp();
  const { email, password } = server;
  const other = await onOtherDevice("POST", "/api/auth/login-direct", { body: { email, password } });
  const isKnown = () => onOtherDevice("GET", "/api/auth/user", { cookie: other.cookie });
  expect([other.status, (await isKnown()).status]).toEqual([200, 200]);
  renderWithProviders(<SecuritySection user={await server.get("/api/auth/user")} onUserChange={() => {}} />);
  const panel = within(await screen.findByRole("region", { name: "Where you're signed in" }));
  await waitFor(() => expect(panel.getAllByText("This device")).toHaveLength(1));
  await user.click(panel.getByRole("button", { name: /^Sign out: / }));
  await expectToast("Device signed out");
  await waitFor(() => expect(panel.queryByRole("button", { name: /^Sign out: / })).toBeNull());
  expect((await isKnown()).status).toBe(401);

  await press("Change password");
  const dialog = await dialogOf("Change password");
  fill(dialog.getByLabelText("Current password"), "not this one");
  fill(dialog.getByLabelText("New password"), "battery staple");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await expectText("Your current password is wrong");
  fill(dialog.getByLabelText("Current password"), password);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await expectClosed();
  const signIn = (newCookie: string) =>
    onOtherDevice("POST", "/api/auth/login-direct", { body: { email, password: newCookie } });
  expect([(await signIn("battery staple")).status, (await signIn(password)).status]).toEqual([200, 401]);
});
