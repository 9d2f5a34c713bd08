import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { startApp } from "./support/running-app.ts";
import { expect, test } from "./support/test.ts";

const expectError = (page: Page, description: string) =>
  expect(page.getByRole("region", { name: /Notification/ }).getByRole("listitem")).toContainText(`Error${description}`);

/** What stands in front of a server that is gone: it answers, without a word that a person could read. */
async function startGateway(port: number) {
  const gateway = createServer((_, response) => response.writeHead(502).end("<h1>Bad Gateway</h1>"));
  await new Promise<void>((resolve) => {
    gateway.listen(port, resolve);
  });
  return () => {
    gateway.closeAllConnections();
    return new Promise((resolve) => gateway.close(resolve));
  };
}

test("shows the fallback message of the catalogue for a response without one, or no response", async ({
  browser,
  email,
}) => {
  const app = await startApp();
  const inside = await browser.newPage({ baseURL: app.url });
  const outside = await browser.newPage({ baseURL: app.url });
  await arrive(inside, email, "/robots.txt");
  const { id } = await addAccount(inside);
  await addBill(inside, id);
  await inside.goto("/dashboard");
  await inside.getByRole("button", { name: "Pay Internet" }).click();
  const pay = inside.getByRole("button", { name: "Pay Bill", exact: true });
  await expect(pay).toBeEnabled();
  await outside.goto("/login");
  await outside.getByLabel("Email").fill(email);
  await outside.getByLabel("Password", { exact: true }).fill("correct horse");
  // Everything the page shows later is here before the server goes: dialogs, and the toasts themselves.
  await outside.getByRole("button", { name: "Forgot your password?" }).click();
  await outside.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await outside.waitForLoadState("networkidle");
  const signIn = () => outside.getByRole("button", { name: "Sign In", exact: true }).click();
  const reset = async () => {
    await outside.getByRole("button", { name: "Forgot your password?" }).click();
    await outside.getByRole("dialog").getByLabel("Email").fill(email);
    await outside.getByRole("dialog").getByLabel("New password").fill("battery staple");
    await outside.getByRole("dialog").getByRole("button", { name: "Reset Password" }).click();
  };

  await app.stop();
  const stopGateway = await startGateway(app.port);
  await pay.click();
  await expectError(inside, "Failed to pay bill");
  await signIn();
  await expectError(outside, "Login failed");
  await reset();
  await expectError(outside, "Password reset failed");
  await outside.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

  await stopGateway();
  await signIn();
  await expectError(outside, "Failed to log in");
  await reset();
  await expectError(outside, "Failed to reset password");
  await inside.close();
  await outside.close();
});
