import { afterAll, expect, it, vi } from "vitest";
import { balanceText, HIDDEN_BALANCE } from "./balance.tsx";

const stored = new Map<string, string>();
vi.stubGlobal("window", { localStorage: { getItem: (key: string) => stored.get(key) ?? null } });
// Files share a worker: the next one must not meet this window.
afterAll(() => vi.unstubAllGlobals());

it("hides a balance completely once balances are switched off", () => {
  expect(balanceText("-1234.50")).toBe("-$1,234.50");
  stored.set("userShowBalances", "false");
  expect([balanceText("-1234.50"), balanceText("0.00")]).toEqual([HIDDEN_BALANCE, HIDDEN_BALANCE]);
});
