import { signInContext } from "./app-process.mjs";

const LONG = "Stadtwerke".repeat(26).slice(0, 255);
const person = { password: "correct horse", firstName: "Ann", lastName: "Lee" };
const plain = { frequency: "monthly", category: "utilities" };

/** Creates data through the real calls, and fails if one of them fails. */
const writer = (context, url) => async (method, path, data) => {
  const answer = await context.request[method](`${url}${path}`, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.status() === 204 ? undefined : answer.json();
};

/** The longest names, the largest sums, a script from right to left, an overdraft, a bill whose account is gone. */
async function fillExtreme(send) {
  const main = await send("post", "/api/accounts", { name: LONG.slice(0, 100), balance: "99999999.99" });
  const overdrawn = await send("post", "/api/accounts", { name: "🏦", balance: "-12345.67" });
  const deleted = await send("post", "/api/accounts", { name: "Closed", balance: "0.00" });
  const add = (bill) => send("post", "/api/bills", { ...plain, ...bill });
  await add({ name: LONG, amount: "99999999.99", accountId: main.id, isDirectDebit: true, paymentDay: 31 });
  await add({ name: "شركة الكهرباء والمياه", amount: "0.01", frequency: "annually", accountId: overdrawn.id });
  await add({ name: "Internet 🚀 and a telephone that nobody uses", amount: "60.00", accountId: deleted.id });
  await send("delete", `/api/accounts/${deleted.id}`);
  await send("post", "/api/incomes", { name: LONG, amount: "99999999.99", frequency: "weekly", accountId: main.id });
}

async function fillMany(send) {
  const { id } = await send("post", "/api/accounts", { name: "Everyday", balance: "5000.00" });
  const categories = ["utilities", "housing", "savings", "food", "insurance"];
  for (let made = 0; made < 500; made += 20) {
    const some = Array.from({ length: 20 }, (_, index) => made + index);
    const add = (n) => ({ name: `Bill number ${n}`, amount: `${10 + (n % 90)}.50`, category: categories[n % 5] });
    await Promise.all(some.map((n) => send("post", "/api/bills", { ...plain, ...add(n), accountId: id })));
  }
}

async function fillLittle(send) {
  const { id } = await send("post", "/api/accounts", { name: "Everyday", balance: "1200.00" });
  await send("post", "/api/bills", { ...plain, name: "Power", amount: "129.90", accountId: id });
  await send("post", "/api/incomes", { name: "Pay", amount: "1240.00", frequency: "biweekly" });
}

/** A household of two, of which the other joined by an invitation. */
async function fillForTwo(send, { context, url, email }) {
  const account = await send("post", "/api/accounts", { name: "Everyday", balance: "1200.00" });
  const { link } = await send("post", "/api/household/invitations", { role: "member" });
  const other = await context.browser().newContext();
  await signInContext(other, url, { ...person, firstName: "Bartholomew", email: `other-${email}` });
  const sendOther = writer(other, url);
  const { members } = await sendOther("post", "/api/invitations/accept", { token: link.split("#")[1] });
  await other.close();
  await send("patch", `/api/accounts/${account.id}`, { name: "Everyday", holders: members.map(({ id }) => id) });
}

const fillers = { extreme: fillExtreme, many: fillMany, mover: fillLittle, two: fillForTwo };
const guests = ["demo", "compact", "away"];

/** Signs in the visitor of a scene: nobody, the demo household in various states, or a new person with their own household. */
export async function receive(context, { url, who, width, theme }) {
  if (who === "nobody") return;
  const email = `${who}-${width}-${theme}@example.com`;
  if (guests.includes(who)) await signInContext(context, url);
  else await signInContext(context, url, { ...person, email });
  if (who === "compact") await context.addInitScript(() => localStorage.setItem("userCompactView", "true"));
  // The first steps have their own screenshot; this visitor has dismissed them.
  if (who === "empty") await context.addInitScript(() => localStorage.setItem("first-run-left", "true"));
  await fillers[who]?.(writer(context, url), { context, url, email });
}
