import { expect, type Page } from "@playwright/test";
import { PASSWORD, registerUser } from "./test.ts";
import type { World } from "./world.ts";

type Sent = { id: number };

async function create(page: Page, path: string, data: object): Promise<Sent> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

type Person = Parameters<typeof registerUser>[2];

/** A new user, signed in without the login page, on the given path. */
export async function signUp(page: Page, email: string, path = "/dashboard", person?: Person): Promise<void> {
  await registerUser(page, email, person);
  const answer = await page.request.post("/api/auth/login-direct", { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  const user = await answer.text();
  // As the login page does for the next user.
  const remembering = await page.addInitScript((json) => {
    localStorage.removeItem("household");
    localStorage.setItem("auth-state", "authenticated");
    localStorage.setItem("user-data", json);
  }, user);
  await page.goto(path);
  await remembering.dispose();
}

export const addAccount = (page: Page, name = "Everyday", balance = "1000.00") =>
  create(page, "/api/accounts", { name, balance });

export const addBill = (page: Page, accountId: number, bill: object = {}) =>
  create(page, "/api/bills", {
    name: "Internet",
    amount: "60.00",
    frequency: "monthly",
    category: "utilities",
    accountId,
    ...bill,
  });

export const addIncome = (page: Page, income: object = {}) =>
  create(page, "/api/incomes", { name: "Salary", amount: "1000.00", frequency: "weekly", ...income });

/** Opens the link in the email sent on registration. */
export async function confirmAddress(page: Page, email: string, post: World["post"]) {
  let link = new URL("http://localhost");
  await expect(async () => {
    link = await post.linkTo(email, "/confirm-email");
  }).toPass();
  const token = link.searchParams.get("token");
  expect((await page.request.post("/api/auth/email/confirm", { data: { token } })).status()).toBe(200);
}
