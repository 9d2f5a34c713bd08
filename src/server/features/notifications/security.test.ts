import { expect, it } from "vitest";
import { turnOnCodes } from "#server/features/auth/factors/testing.ts";
import { household, visitor } from "#server/testing.ts";
import { tick } from "./testing.ts";
import { appWithReceiver } from "./testing-fixture.ts";

const { test, hook } = await appWithReceiver();

const LOGIN = "/api/auth/login-direct";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function hooked(email = "ann@example.com") {
  const member = await household(test, email);
  await member.post("/api/notifications/channels", { kind: "webhook", target: `${hook.url}/${email}` });
  return member;
}
const received = () => hook.received.map(({ path, body }) => `${path.slice(1)}: ${JSON.parse(body).title}`);

it("notifies a user of each change to how they sign in, once, and no one else in the household", async () => {
  const ann = await hooked();
  const bob = await hooked("bob@example.com");
  const { link } = (await ann.post("/api/household/invitations", { role: "member" })).json();
  await bob.post("/api/invitations/accept", { token: link.split("#")[1] });
  const app = await turnOnCodes(ann, test.clock);
  await ann.post("/api/tokens", { name: "Home server", scope: "read", days: 30 });
  await ann.post("/api/auth/confirm", { code: app.recoveryCodes[0] });
  await ann.post("/api/auth/recovery-codes");
  await ann.send("DELETE", "/api/auth/authenticator");
  await ann.post("/api/auth/password", { currentPassword: "correct horse", newPassword: "battery staple" });
  await ann.post("/api/auth/email", { email: "ann@new.example" });
  await tick(test);
  await tick(test);
  expect(received().sort()).toEqual([
    "ann@example.com: A recovery code was used",
    "ann@example.com: An API token was created",
    "ann@example.com: An authenticator app was added",
    "ann@example.com: New recovery codes were created",
    "ann@example.com: Your authenticator app was removed",
    "ann@example.com: Your email address was changed",
    "ann@example.com: Your password was changed",
    "ann@example.com: bob@example.com joined your household",
  ]);
});

it("notifies of a sign-in on a new device, but not on a known one or just after registering", async () => {
  const ann = await hooked();
  const who = { email: "ann@example.com", password: "correct horse" };
  await visitor(test.app).post(LOGIN, who);
  await tick(test);
  test.clock.set("2026-03-03T23:00:00Z");
  await ann.post(LOGIN, who);
  await tick(test);
  expect(received()).toEqual([]);
  const phone = visitor(test.app, "198.51.100.7");
  await phone.post(LOGIN, who, { headers: { "user-agent": FIREFOX } });
  await phone.post(LOGIN, who, { headers: { "user-agent": FIREFOX } });
  await visitor(test.app).post(LOGIN, { ...who, password: "a guess" });
  await tick(test);
  expect(received()).toEqual(["ann@example.com: Someone signed in to your account on a new device"]);
  expect(hook.bodies()[0].lines[0]).toBe("Firefox on Linux, IP address 198.51.100.7.");
});

it("notifies both users of a handover, and anyone whose role changes", async () => {
  const ann = await hooked();
  const bob = await hooked("bob@example.com");
  const { link } = (await ann.post("/api/household/invitations", { role: "member" })).json();
  await bob.post("/api/invitations/accept", { token: link.split("#")[1] });
  await tick(test);
  hook.forget();
  await ann.post("/api/household/hand-over", { memberId: bob.id });
  await bob.send("PATCH", `/api/household/members/${ann.id}`, { role: "viewer" });
  await bob.send("PATCH", `/api/household/members/${ann.id}`, { role: "viewer" });
  await tick(test);
  expect(received().sort()).toEqual([
    "ann@example.com: You're no longer the owner of a household",
    "ann@example.com: Your role in a household was changed",
    "bob@example.com: You're now the owner of a household",
  ]);
});

it("shows users what concerns their account in every household they are in, and nobody else's", async () => {
  const ann = await hooked();
  const bob = await hooked("bob@example.com");
  const { link } = (await ann.post("/api/household/invitations", { role: "member" })).json();
  await bob.post("/api/invitations/accept", { token: link.split("#")[1] });
  await bob.post("/api/auth/password", { currentPassword: "correct horse", newPassword: "battery staple" });
  await tick(test);
  type Sent = { event: string; title: string; channel: string };
  const shown = async (who: typeof bob) =>
    (await who.send("GET", "/api/notifications/history"))
      .json()
      .messages.filter(({ channel, event }: Sent) => channel === "webhook" && event === "security")
      .map(({ title }: Sent) => title);
  const homes: { id: string }[] = (await bob.send("GET", "/api/households")).json();
  expect(homes).toHaveLength(2);
  for (const { id } of homes) {
    await bob.post(`/api/households/${id}/switch`);
    expect(await shown(bob)).toEqual(["Your password was changed"]);
  }
  expect(await shown(ann)).toEqual([]);
});
