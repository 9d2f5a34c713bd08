import { expect, test } from "./support/test.ts";

test("storage that throws leaves readable pages and a reason", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign Up Free" }).first()).toBeVisible();
  for (const path of ["/login", "/register", "/dashboard"]) {
    await page.goto(path);
    await expect(page.getByText(/Weekwise needs cookies and local storage/)).toBeVisible();
  }
});

test("cookies that are refused are explained", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "cookieEnabled", { get: () => false }));
  await page.goto("/login");
  await expect(page.getByText(/Weekwise needs cookies and local storage/)).toBeVisible();
});

test("without scripts the landing page still sells, and the others say what they need", async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.app.url });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/login");
  await expect(page.getByText(/JavaScript/).first()).toBeVisible();
  await context.close();
});

test("a script that does not arrive ends in words, not in a white page", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  await expect(page.getByText("Weekwise could not be loaded.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Weekwise could not be loaded.")).toBeHidden();
});

test("a part that does not arrive later can be asked for again", async ({ page }) => {
  await page.goto("/");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Sign Up Free" }).first().click();
  await expect(page.getByRole("button", { name: /reload|try again/i })).toBeVisible();
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: /reload|try again/i }).click();
  await expect(page.getByLabel("First name")).toBeVisible();
});
