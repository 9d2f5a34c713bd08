import { configure, fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { type ComponentType, type ReactNode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { expect, inject } from "vitest";
import { Providers } from "#web/app/providers.tsx";
import { syncHousehold } from "#web/lib/sync-household.ts";
import { dismissToasts } from "#web/ui/toast/toast-store.ts";
import { startNetwork } from "./network.ts";

// Generous for busy machines. Content hidden by a dialog is not searched: that is slow, and tests look inside the dialog.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true, getElementError: (message) => new Error(message ?? "") });

export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

let root: Root | undefined;

/** Empties the page for the next test; called by setup.ts. */
export function cleanUpPage(): void {
  root?.unmount();
  root = undefined;
  dismissToasts();
  document.body.replaceChildren();
}

let people = 0;

/** A new person at the real server, signed in. */
export async function signUp() {
  Reflect.get(window, "happyDOM").setURL(inject("server"));
  window.localStorage.clear();
  const network = startNetwork();
  people += 1;
  const person = { email: `person-${process.pid}-${Date.now()}-${people}@example.com`, password: "correct horse" };
  await network.post("/api/auth/register", { ...person, firstName: "Ann", lastName: "Lee" });
  await network.post("/api/auth/login-direct", person);
  // As the login page does; the previous test's household was another.
  await syncHousehold();
  return Object.assign(network, person);
}

/** Renders into an empty page, as after a load. */
export function renderPage(page: ReactNode): void {
  root?.unmount();
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  root = createRoot(container);
  root.render(page);
}

/** Renders a component with toasts. */
export const renderWithProviders = (part: ReactNode) => renderPage(<Providers>{part}</Providers>);

type Openable = { open: boolean; onOpenChange: (open: boolean) => void };

/** Opens a dialog as a page does, and queries inside it. */
export async function open<Props extends object>(Dialog: ComponentType<Openable & Props>, props: Props) {
  function OpenedDialog() {
    const [isOpen, setOpen] = useState(true);
    return <Dialog {...props} open={isOpen} onOpenChange={setOpen} />;
  }
  renderWithProviders(<OpenedDialog />);
  return within(await screen.findByRole("dialog"));
}

/** Enters a value into a field, as if typed. */
export function fill(field: HTMLElement, value: string): void {
  field.focus();
  fireEvent.input(field, { target: { value } });
}

// Radix also renders a hidden native select with the same texts.
const listOptions = () => [...document.querySelectorAll<HTMLElement>("[role=listbox] [role=option]")];

/** Opens a select by its label with the keyboard, and returns its options. */
export async function openList(label: string): Promise<string[]> {
  screen.getByLabelText(label).focus();
  await user.keyboard("{Enter}");
  return waitFor(() => {
    expect(listOptions()).not.toEqual([]);
    return listOptions().map(({ textContent }) => textContent ?? "");
  });
}

/** Chooses an option of the open select. */
export async function pick(option: string): Promise<void> {
  const found = listOptions().find(({ textContent }) => textContent === option);
  expect(found, option).toBeDefined();
  found?.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(listOptions()).toEqual([]));
}

export const press = (name: string) => user.click(screen.getByRole("button", { name }));

/** Waits for a toast with this text. */
export async function expectToast(...words: string[]): Promise<void> {
  const region = await screen.findByRole("region", { name: /Notification/ });
  await waitFor(() => {
    for (const each of words) expect(region.textContent).toContain(each);
  });
}

export const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const expectText = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words));
