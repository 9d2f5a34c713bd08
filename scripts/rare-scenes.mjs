import {
  choose,
  inTurn,
  offline,
  opened,
  press,
  pressInMenu,
  pressInside,
  scrollThrough,
  showTab,
  slow,
  type,
  until,
  wait,
} from "./scene-steps.mjs";

const extreme = { who: "extreme", path: "/dashboard" };
// A separate visitor: what the browser stores for it would affect the others.
const away = { who: "away", path: "/dashboard" };
const openData = inTurn(opened(pressInMenu("Settings")), showTab("Data"));
const json = (buffer) => ({ name: "weekwise-2026-11-15.json", mimeType: "application/json", buffer });

/** An export of the signed-in person, unchanged or modified. */
const importFile = (change) => async (page) => {
  const answer = await page.request.get("/api/export");
  await choose(json(Buffer.from(change(await answer.text()))))(page);
};
const unchanged = (text) => text;

/** Treated as someone else's file, since every key in it differs. */
const withOtherKeys = (text) => {
  const { origin } = JSON.parse(text);
  return text.replaceAll(origin, `${origin}-elsewhere`);
};

const hasOfflineCopy = () =>
  localStorage.getItem("last-loaded") !== null && navigator.serviceWorker.controller !== null;

async function startOffline(page) {
  await page.waitForFunction(hasOfflineCopy, undefined, { timeout: 30_000 });
  await offline(page);
  await page.reload();
  await until("Showing data from")(page);
}

/** The page claims to be from an older build than the server's. */
const showOlderBuild = (page) =>
  page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      document.querySelector("meta[name=build]")?.setAttribute("content", "older");
    });
  });

/** Signed in for the server, but not for this browser. */
const forgetSignIn = (page) => page.addInitScript(() => localStorage.removeItem("auth-state"));

export const rare = [
  { name: "gate-signing-in", path: "/dashboard", before: slow("**/login-direct"), steps: press(/Test Account/) },
  { name: "gate-signed-in", who: "demo", path: "/dashboard", before: forgetSignIn, steps: until("You are signed in!") },
  { name: "dashboard-extreme", ...extreme, isWhole: true, steps: scrollThrough },
  { name: "dashboard-extreme-incomes", ...extreme, isWhole: true, steps: inTurn(showTab(/^Income Sources/)) },
  { name: "dashboard-no-savings", ...extreme, steps: inTurn(showTab(/^Savings/)) },
  { name: "bill-edit-extreme", ...extreme, steps: opened(press(/^Edit /)) },
  { name: "bill-delete-extreme", ...extreme, steps: opened(press(/^Delete Stadtwerke/)) },
  { name: "pay-extreme", ...extreme, steps: opened(press(/^Pay Stadtwerke/)) },
  { name: "history-none", ...extreme, steps: opened(press(/^History of/)) },
  { name: "accounts-extreme", who: "extreme", path: "/accounts", isWhole: true },
  { name: "accounts-two", who: "two", path: "/accounts" },
  { name: "account-create-two", who: "two", path: "/accounts", steps: opened(press("Create New Account")) },
  { name: "account-edit-two", who: "two", path: "/accounts", steps: opened(press(/^Edit /)) },
  { name: "balances-extreme", who: "extreme", path: "/accounts", steps: opened(press(/Balances/)) },
  { name: "dashboard-many", who: "many", path: "/dashboard", steps: inTurn(press(/^View all/)) },
  { name: "adjust-many", who: "many", path: "/dashboard", steps: opened(press("Adjust Savings")) },
  {
    name: "history-cancel",
    who: "demo",
    path: "/dashboard",
    steps: opened(press(/^View all/), press("History of Electricity and gas"), press(/^Cancel payment/)),
  },
  {
    name: "income-add-filled",
    who: "demo",
    path: "/dashboard",
    steps: inTurn(opened(press("Add Income")), type(/Name/, "Salary"), type(/Amount/, "2600.00")),
  },
  {
    name: "balances-loading",
    who: "demo",
    path: "/accounts",
    before: slow("**/api/accounts"),
    steps: opened(press(/Balances/)),
  },
  {
    name: "tooltip",
    who: "demo",
    path: "/dashboard",
    steps: inTurn(
      (page) =>
        page
          .getByRole("button", { name: /^Edit / })
          .first()
          .hover(),
      wait(900),
    ),
  },
  {
    name: "settings-import",
    who: "demo",
    path: "/dashboard",
    steps: inTurn(openData, importFile(withOtherKeys), until("This file would add")),
  },
  {
    name: "settings-import-known",
    who: "demo",
    path: "/dashboard",
    steps: inTurn(openData, importFile(unchanged), until("Everything in this file has already been imported")),
  },
  {
    name: "settings-import-refused",
    who: "demo",
    path: "/dashboard",
    steps: inTurn(openData, choose(json(Buffer.from("{}"))), until("This file can't be imported")),
  },
  { name: "dashboard-new-version", ...away, before: showOlderBuild, steps: until("A new version is ready.") },
  { name: "dashboard-offline-start", ...away, steps: startOffline },
  { name: "accounts-offline-start", ...away, path: "/accounts", steps: startOffline },
];

/** Changes data, so it runs last. */
export const rareChanges = [
  {
    name: "settings-import-done",
    who: "mover",
    path: "/dashboard",
    steps: inTurn(
      openData,
      importFile(withOtherKeys),
      until("This file would add"),
      pressInside("Import"),
      until("Added"),
    ),
  },
];
