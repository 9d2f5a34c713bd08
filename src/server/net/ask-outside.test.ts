import type { lookup as systemLookup } from "node:dns";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startReceiver } from "#server/features/notifications/testing.ts";
import { isPublicAddress, requestExternal } from "./ask-outside.ts";

let server: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  server = await startReceiver();
});
afterEach(() => server.forget());
afterAll(() => server.close());

const request = { method: "POST" as const, headers: {}, body: "{}" };
const strictly = { allowPrivate: false };

it.each([
  ...[
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
  ],
  ...["100.64.0.1", "198.18.0.1", "192.0.2.1", "224.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1"],
  ...["::ffff:8.8.8.8", "::ffff:a00:1", "64:ff9b::7f00:1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "2002:7f00:1::"],
  ...["2001:db8::1", "2001::1", "not an address"],
])("%s is not public", (address) => expect(isPublicAddress(address)).toBe(false));

it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::5"])("%s is public", (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ...[
    "http://127.0.0.1",
    "http://localhost",
    "http://2130706433",
    "http://0x7f.1",
    "http://0177.0.0.1",
    "http://[::1]",
  ],
  ...[
    "http://[::ffff:127.0.0.1]",
    "http://[::ffff:7f00:1]",
    "http://10.1.2.3",
    "http://169.254.169.254/latest/meta-data",
  ],
])("never connects to %s", async (address) => {
  const url = new URL(address);
  url.port = String(server.port);
  await expect(requestExternal(url, request, strictly)).rejects.toThrow("This address is not on the public internet");
  expect(server.received).toEqual([]);
});

/** A name server whose answer changes with each request. */
function namesThatChange(...answers: string[][]) {
  let asks = 0;
  const lookup = (_name: string, _options: unknown, done: (...all: unknown[]) => void) => {
    const found = answers[Math.min(asks++, answers.length - 1)] ?? [];
    done(
      null,
      found.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return { lookup: lookup as unknown as typeof systemLookup, asks: () => asks };
}

it("rejects a name that resolves to the local network, even next to a public address", async () => {
  for (const addresses of [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:127.0.0.1"]]) {
    const { lookup } = namesThatChange(addresses);
    const url = new URL(`http://evil.example:${server.port}`);
    await expect(requestExternal(url, request, { ...strictly, lookup })).rejects.toThrow("not on the public internet");
  }
  expect(server.received).toEqual([]);
});

it("connects to the address it checked, even when a name changes in between", async () => {
  const { lookup, asks } = namesThatChange(["203.0.114.1"], ["127.0.0.1"]);
  const url = new URL(`http://rebind.example:${server.port}`);
  await expect(requestExternal(url, request, { ...strictly, lookup, milliseconds: 300 })).rejects.toThrow();
  expect(asks()).toBe(1);
  expect(server.received).toEqual([]);
});

it("does not follow a redirect", async () => {
  server.answerWith(302, "", { location: `${server.url}/secret` });
  const answer = await requestExternal(new URL(server.url), request, { allowPrivate: true });
  expect(answer.status).toBe(302);
  expect(server.received).toHaveLength(1);
});

it("reads only the start of a response", async () => {
  server.answerWith(200, "x".repeat(5_000_000));
  const { body } = await requestExternal(new URL(server.url), request, { allowPrivate: true });
  expect(body).toHaveLength(16_384);
});

it("rejects user names and passwords in an address, and other protocols", async () => {
  for (const address of ["https://u:p@example.com", "file:///etc/passwd", "ftp://example.com"])
    await expect(requestExternal(new URL(address), request, { allowPrivate: true })).rejects.toThrow(/must/);
});
