import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { click, field, find, front, page, says, visit } from "#web/testing/app.tsx";
import { arrive } from "#web/testing/page.tsx";

it("creates a private calendar link, shows it once, and asks before replacing it", async () => {
  const server = await arrive();
  await server.addAccount();
  await visit("/calendar");
  await click("Create private link");
  const address = async () => (await field("Private link")).value;
  const first = await address();
  const ask = async (url: string) => fetch(new URL(url).pathname + new URL(url).search);
  expect(await (await ask(first)).text()).toContain("BEGIN:VCALENDAR");
  await click("Replace");
  await find("dialog", "Replace the calendar link?", page);
  await click("Replace", front);
  await waitFor(async () => expect(await address()).not.toBe(first));
  expect((await ask(first)).status).toBe(404);
  expect((await ask(await address())).status).toBe(200);
  await visit("/calendar");
  await says(page, /You created a link on/);
});
