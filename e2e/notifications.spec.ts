import { signUp } from "./support/household.ts";
import { expect, expectAccessible, openSettings, test } from "./support/test.ts";

test("sets up notification channels, events and quiet hours, and shows each channel's response", async ({
  page,
  email,
  world,
}) => {
  await signUp(page, email, "/accounts");
  await openSettings(page);
  await page.getByRole("tab", { name: "Notifications" }).click();
  await page.getByRole("button", { name: "Test Email" }).click();
  await expect(page.getByText(/^Test sent\. Response: 250 /)).toBeVisible();
  const isTest = ({ text }: { text: string }) => text.includes("Subject: Your Weekwise notifications work");
  await expect.poll(async () => (await world.post.received(email)).filter(isTest).length).toBe(1);

  const payday = page.getByRole("checkbox", { name: "Payday: what to move: Email" });
  await expect(payday).toBeChecked();
  await payday.click();
  await expect(payday).not.toBeChecked();
  const report = page.getByRole("checkbox", { name: "Weekly report: Email" });
  await expect(report).toBeDisabled();
  await expect(report).not.toBeChecked();
  await page.getByRole("switch", { name: "Weekly reports" }).click();
  await expect(report).toBeEnabled();
  await expect(report).toBeChecked();
  await page.getByLabel("Until", { exact: true }).fill("06:30");
  await expect(page.getByRole("checkbox", { name: "Account security: Email" })).toBeDisabled();
  await page.getByLabel("Add another").click();
  await page.getByRole("option", { name: "Webhook" }).click();
  await page.getByLabel("Address", { exact: true }).fill("http://127.0.0.1/hook");
  await page.getByLabel("Address", { exact: true }).press("Enter");
  await expect(page.getByText("This address is not on the public internet.")).toBeVisible();
  await page.getByLabel("Address", { exact: true }).fill("https://hook.example/weekwise");
  await page.getByRole("button", { name: "Add Webhook" }).click();
  await expect(page.getByText("it is shown only once")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await openSettings(page);
  await page.getByRole("tab", { name: "Notifications" }).click();
  await expect(payday).not.toBeChecked();
  await expect(page.getByLabel("Until", { exact: true })).toHaveValue("06:30");
  await expect(page.getByText("it is shown only once")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove hook.example" }).click();
  await expect(page.getByRole("button", { name: "Remove hook.example" })).toHaveCount(0);
});
