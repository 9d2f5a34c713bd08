import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { authOptions } from "#contract/requests/auth.ts";
import { keyOf, makeQueryClient, refresh } from "./use-call.ts";

it("builds the query key from the path", () => {
  const key = keyOf(authOptions);
  expect(key).toEqual(["/api", "auth", "options"]);
  expect(key.join("/")).toBe(authOptions.path);
});

it("keeps data fresh for 5 minutes and cached for 10, without refetching", () => {
  expect(makeQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    refetchInterval: false,
  });
});

it("refetches only what a change affects, on screen or not", async () => {
  const client = makeQueryClient();
  const fetched: string[] = [];
  const load = (...queryKey: string[]) => ({ queryKey, queryFn: () => fetched.push(queryKey.join("/")) });
  const bills = load("/api", "bills");
  const unrelated = [load("/api", "bills", "3"), load("/api", "bills?limit=2"), load("/api", "incomes")];
  await Promise.all([bills, ...unrelated].map((one) => client.fetchQuery(one)));
  const stop = new QueryObserver(client, bills).subscribe(() => undefined);
  fetched.length = 0;
  await refresh(client, ["bills"]);
  expect(fetched.sort()).toEqual(["/api/bills", "/api/bills/3", "/api/bills?limit=2"]);
  stop();
  client.clear();
});

it("refetches what loaded once and was then switched off, and loads nothing that never was needed", async () => {
  const client = makeQueryClient();
  const fetched: string[] = [];
  const load = (name: string) => ({
    queryKey: ["/api", name],
    queryFn: () => fetched.push(name),
    enabled: false as boolean,
  });
  await client.fetchQuery(load("accounts"));
  const stops = ["accounts", "incomes"].map((name) => new QueryObserver(client, load(name)).subscribe(() => undefined));
  fetched.length = 0;
  await refresh(client, ["accounts", "incomes"]);
  expect(fetched).toEqual(["accounts"]);
  for (const stop of stops) stop();
  client.clear();
});

it("refetches a request that was pending when something changed", async () => {
  const client = makeQueryClient();
  const queryKey = ["/api", "bills", "3", "history"];
  const answers: ((what: string) => void)[] = [];
  const first = client.fetchQuery({ queryKey, queryFn: () => new Promise<string>((answer) => answers.push(answer)) });
  const refreshed = refresh(client, ["bills"]);
  answers[0]?.("before the change");
  await first;
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("after the change");
  await refreshed;
  expect(client.getQueryData(queryKey)).toBe("after the change");
  client.clear();
});
