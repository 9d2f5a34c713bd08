import { screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import type { SentMessage } from "#contract/notifications.ts";
import { defaults } from "#web/lib/preferences.ts";
import { expectText, press, renderWithProviders, signUp } from "#web/testing/page.tsx";
import { NotificationsSection } from "./notifications-section.tsx";

const message = (id: number): SentMessage => ({
  ...{ id, event: "payday", title: `Message ${id}`, channel: "mail", label: "Email", state: "sent", tries: 1 },
  ...{ lastError: null, createdAt: "2026-03-02T09:00:00.000Z", at: "2026-03-02T09:00:00.000Z" },
});

it("shows older notifications on request", async () => {
  const server = await signUp();
  const older = { messages: [message(1)], next: null };
  const newest = { messages: [message(3), message(2)], next: 2 };
  server.answer((path) => Response.json(path.includes("before=2") ? older : newest), /notifications\/history/);
  const nothing = () => {};
  const section = { user: undefined, onUserChange: nothing, household: null, security: null, onRefetch: nothing };
  renderWithProviders(<NotificationsSection {...section} preferences={defaults} onChange={nothing} />);
  await expectText("Message 3");
  expect(document.body.textContent).not.toContain("Message 1");
  await press("Show older notifications");
  await expectText("Message 1");
  expect(screen.queryByRole("button", { name: "Show older notifications" })).toBeNull();
});
