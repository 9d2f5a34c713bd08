import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { click, expectContains, field, find, page, topmost, visit } from "#web/testing/app.tsx";
import { signUp } from "#web/testing/page.tsx";

it("creates a private calendar link, shows it once, and asks before replacing it", async () => {
  const server = await signUp();
  await server.addAccount();
  await visit("/calendar");
  await click("Create private link");
  const address = async () => (await field("Private link")).value;
  const first = await address();
  const ask = async (url: string) => fetch(new URL(url).pathname + new URL(url).search);
  expect(await (await ask(first)).text()).toContain("BEGIN:VCALENDAR");
  await click("Replace");
  await find("dialog", "Replace the calendar link?", page);
  await click("Replace", topmost);
  await waitFor(async () => expect(await address()).not.toBe(first));
  expect((await ask(first)).status).toBe(404);
  expect((await ask(await address())).status).toBe(200);
  await visit("/calendar");
  await expectContains(page, /You created a link on/);
});
