import { waitFor } from "@testing-library/dom";
import { expect } from "vitest";
import { currentUser } from "#contract/requests/auth.ts";
import { App } from "#web/app/app.tsx";
import { setSignedIn } from "#web/features/auth/auth-store.ts";
import { ask } from "#web/lib/ask.ts";
import { syncHousehold } from "#web/lib/sync-household.ts";
import { dismissToasts } from "#web/ui/toast/toast-store.ts";
import { fill, renderPage, user } from "./page.tsx";

/** Loads the whole application at a path for the signed-in user. */
export async function visit(path = "/dashboard"): Promise<void> {
  renderPage(null);
  dismissToasts();
  // Live changes and first-run steps are off.
  Reflect.deleteProperty(globalThis, "EventSource");
  window.localStorage.setItem("first-run-left", "true");
  window.history.replaceState(null, "", path);
  setSignedIn(await ask(currentUser));
  await syncHousehold();
  renderPage(<App isForced={false} />);
}

type Name = string | RegExp;

/** The text of an element without decorative content. */
function visibleTextOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (node instanceof Element && node.getAttribute("aria-hidden") === "true") return "";
  return [...node.childNodes].map(visibleTextOf).join("");
}

function nameOf(element: Element): string {
  const by = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const parts = by.map((id) => document.getElementById(id)).filter((each) => each !== null);
  const name = element.getAttribute("aria-label") ?? parts.map(visibleTextOf).join(" ");
  return (name || visibleTextOf(element)).replace(/\s+/g, " ").trim();
}

const hasName = (name: Name) => (element: Element) =>
  typeof name === "string" ? nameOf(element) === name : name.test(nameOf(element));

/** The open dialog, or else the page. */
export const topmost = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("[role=dialog], [role=alertdialog]")].at(-1) ?? document.body;

type Place = () => Element;

const KINDS = {
  button: "button:not([role]), [role=button]",
  link: "a[href]",
  tab: "[role=tab]",
  part: ":is([aria-label], [aria-labelledby]):not(button)",
  dialog: "[role=dialog], [role=alertdialog]",
  heading: "h1, h2, h3, h4",
  radio: "[role=radio], input[type=radio]",
  bar: "[role=progressbar]",
  fold: "summary",
};

type Kind = keyof typeof KINDS;

/**
 * All elements of a kind with this name. Uses attributes and texts only: computing ARIA roles and names of a whole page takes
 * a hundred times longer here.
 */
export const all = (kind: Kind, name: Name = /(?:)/, place: Place = topmost): HTMLElement[] =>
  [...place().querySelectorAll<HTMLElement>(KINDS[kind])].filter(hasName(name));

function first(kind: Kind, name: Name, place?: Place): HTMLElement {
  const [found] = all(kind, name, place);
  if (!found)
    throw new Error(`There is no ${kind} ${name} among ${all(kind, undefined, place).map(nameOf).join(", ")}`);
  return found;
}

/** Waits for an element. */
export const find = (kind: Kind, name: Name, place?: Place) => waitFor(() => first(kind, name, place));

/** A labelled region; returns a getter for its current element. */
export const region = (name: Name) => () => first("part", name, () => document.body);

/** Presses a button once it is there. */
export const click = async (name: Name, place?: Place) => user.click(await find("button", name, place));
export const followLink = async (name: Name, place?: Place) => user.click(await find("link", name, place));
export const openTab = async (name: Name) => user.click(await find("tab", name));

export const openDetails = async (name: Name, place?: Place) => user.click(await find("fold", name, place));

/** Waits until a place contains all of these texts. */
export const expectContains = (place: Place, ...words: (string | RegExp)[]) =>
  waitFor(() => {
    for (const each of words) {
      if (typeof each === "string") expect(place().textContent).toContain(each);
      else expect(place().textContent).toMatch(each);
    }
  });

/** Waits until it contains none of these texts. */
export const expectNotContains = (place: Place, ...words: string[]) =>
  waitFor(() => {
    for (const each of words) expect(place().textContent).not.toContain(each);
  });

export const page = () => document.body;

/** The row of a bill in the lists of the dashboard. */
export const row = (name: string) => () => {
  const rows = [...document.querySelectorAll<HTMLElement>("[role=tabpanel] li[data-bill]")];
  const found = rows.find(({ textContent }) => textContent?.includes(name));
  if (!found) throw new Error(`There is no row of ${name}`);
  return found;
};

/** A number of days from today as an ISO date. */
export function inDays(days: number): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).toISOString().slice(0, 10);
}

export const toast = region("Notification");

/** A field of the open dialog by its label. */
export const field = (label: Name): Promise<HTMLInputElement> =>
  waitFor(() => {
    const labels = [...topmost().querySelectorAll("label")];
    const labelElement = labels.find(hasName(label));
    const labelled = topmost().querySelector<HTMLInputElement>(`[aria-label=${JSON.stringify(String(label))}]`);
    const found = labelElement
      ? (document.getElementById(labelElement.htmlFor) ?? labelElement.querySelector("input"))
      : labelled;
    if (!found) throw new Error(`There is no field ${label} among ${labels.map(nameOf).join(", ")}`);
    return found as HTMLInputElement;
  });

/** Enters a value into the field with this label. */
export const fillField = async (label: Name, value: string) => fill(await field(label), value);

/** Turns a switch. */
export const toggleSwitch = async (label: Name) => user.click(await field(label));

/** Waits until no dialog is open. */
export const expectNoDialog = () => waitFor(() => expect(document.querySelector(KINDS.dialog)).toBeNull());

const options = () => [...document.querySelectorAll<HTMLElement>("[role=listbox] [role=option]")];

/** Chooses from the select with this label; returns its options. */
export async function choose(label: Name, option: string): Promise<string[]> {
  (await field(label)).focus();
  await user.keyboard("{Enter}");
  const chosen = await waitFor(() => {
    const found = options().find(({ textContent }) => textContent === option);
    if (!found) throw new Error(`There is no ${option} among ${options().map(({ textContent }) => textContent)}`);
    return found;
  });
  const optionTexts = options().map(({ textContent }) => textContent ?? "");
  chosen.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(options()).toEqual([]));
  return optionTexts;
}

/** Waits until this has the focus. */
export const expectFocused = (find: () => Element | null | undefined) =>
  waitFor(() => expect(document.activeElement === find()).toBe(true));
