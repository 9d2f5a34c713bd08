import { afterAll, beforeAll, expect, it } from "vitest";
import { ACCESS } from "#contract/access.ts";
import { allCalls } from "#contract/all.ts";
import { type TestApp, testApp, visitor } from "#server/testing.ts";
import { openApiDocument } from "./openapi.ts";

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Every route below /api that the server really has, parsed from the router's own tree output. */
function servedRoutes(): string[] {
  const branch: string[] = [];
  const routes: string[] = [];
  for (const line of test.app.printRoutes().split("\n")) {
    const found = /^([│\s]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line);
    if (!found) continue;
    const [, indent = "", part = "", methods = ""] = found;
    branch.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
    const path = branch.join("").replace(/:(\w+)/g, "{$1}");
    for (const method of methods.split(", ")) {
      if (path.startsWith("/api") && method !== "" && method !== "HEAD") routes.push(`${method} ${path}`);
    }
  }
  return routes;
}

it("serves exactly the contract's routes", () => {
  const promised = allCalls.map((call) => `${call.method} ${call.path}`).sort();
  expect(promised.length).toBeGreaterThan(10);
  expect(servedRoutes().sort()).toEqual(promised);
});

it("has an access rule and a unique name for every call", () => {
  for (const call of allCalls) expect(["open", ...Object.keys(ACCESS)], call.path).toContain(call.access);
  expect(new Set(allCalls.map((call) => call.name)).size).toBe(allCalls.length);
});

it.each(allCalls.filter((call) => call.access !== "open").map((call) => [call.method, call.path] as const))(
  "%s %s requires a session",
  async (method, path) => {
    const answer = await visitor(test.app).send(
      method,
      path.replace(/\{\w+\}/g, "1"),
      method === "GET" ? undefined : {},
    );
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: "Please sign in", code: "not_signed_in" });
  },
);

it.each(
  allCalls
    .filter((call) => call.access !== "open" && call.path.includes("{"))
    .map((call) => [call.method, call.path] as const),
)("%s %s does not reveal its input to a stranger", async (method, path) => {
  const url = path.replace(/\{\w+\}/g, "not-a-number");
  const answer = await visitor(test.app).send(method, url, method === "GET" ? undefined : { name: 7 });
  expect(answer.statusCode).toBe(401);
});

it("documents every call, for machines and for people", async () => {
  const document = (await visitor(test.app).get("/api/docs/openapi.json")).json();
  const page = (await visitor(test.app).get("/api/docs")).body;
  for (const call of allCalls) {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation, call.path).toMatchObject({ operationId: call.name, summary: call.summary });
    const scope = call.access === "open" ? "account" : ACCESS[call.access].scope;
    const token = scope === "account" ? [] : [{ token: [scope] }];
    expect(operation.security).toEqual(call.access === "open" ? [] : [{ session: [] }, ...token]);
    expect(page).toContain(`id="${call.name}"`);
    const refusals = Object.keys(operation.responses);
    if (call.output !== "redirect") expect(refusals).toContain("500");
    if (call.method !== "GET") expect(refusals).toEqual(expect.arrayContaining(["403", "413", "415"]));
  }
});

it("documents the schemas of calls, and the limits of lists and texts", async () => {
  const { paths, components } = (await visitor(test.app).get("/api/docs/openapi.json")).json();
  const { schemas } = components;
  for (const name of ["Account", "Bill", "CreateBillInput", "Income", "Payment", "User", "Error"])
    expect(schemas, name).toHaveProperty(name);
  const answer = paths["/api/bills"].get.responses["200"].content["application/json"].schema;
  expect(answer).toEqual({ type: "array", items: { $ref: "#/components/schemas/ListedBill" } });
  const input = paths["/api/bills"].post.requestBody.content["application/json"].schema;
  expect(input).toEqual({ $ref: "#/components/schemas/CreateBillInput" });
  expect(JSON.stringify(schemas.CreateBillInput)).toContain('"maxLength":');
  expect(paths["/api/bills"].post.summary).toContain("up to 1,000 bills");
  const text = JSON.stringify({ paths, components });
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(schemas).toHaveProperty(name ?? "");
  expect(text).not.toContain("$defs");
});

it("documents the formats of money, days and instants, and the accepted amounts", async () => {
  const { paths, components } = (await visitor(test.app).get("/api/docs/openapi.json")).json();
  const { Payment, Bill, CreateBillInput, CreateAccountInput } = components.schemas;
  const money = { type: "string", pattern: String.raw`^-?\d+\.\d{2}$` };
  expect(Payment.properties).toMatchObject({
    amount: money,
    createdAt: { type: "string", format: "date-time" },
    dueDate: { anyOf: [{ type: "string", format: "date" }, { type: "null" }] },
  });
  expect(Bill.properties).toMatchObject({ amount: money, nextAmount: { anyOf: [money, { type: "null" }] } });
  const typed = { type: "string", minLength: 1, pattern: String.raw`^\d{1,8}(\.\d{1,2})?$` };
  const most = { type: "number", maximum: 99_999_999.99, multipleOf: 0.01 };
  expect(CreateBillInput.properties.amount).toEqual({ anyOf: [typed, { ...most, exclusiveMinimum: 0 }] });
  const day = expect.objectContaining({ type: "string", format: "date" });
  expect(CreateBillInput.properties.nextDueDate).toEqual({ anyOf: [day, { type: "null" }] });
  const listed = paths["/api/payments"].get.parameters.find(({ name }: { name: string }) => name === "from");
  expect(listed.schema).toEqual({ type: "string", format: "date" });
  expect(CreateAccountInput.properties.balance.anyOf).toEqual([
    { type: "string", pattern: String.raw`^-?\d{1,8}(\.\d{1,2})?$` },
    { ...most, minimum: -99_999_999.99 },
  ]);
});

it("refers to a named schema on the page instead of writing it out, and has each of them once", async () => {
  const page = (await visitor(test.app).get("/api/docs")).body;
  const linked = new Set([...page.matchAll(/<a href="#schema-(\w+)">/g)].map(([, name]) => name));
  expect([...linked]).toEqual(expect.arrayContaining(["Bill", "Payment", "CreateBillInput"]));
  for (const name of linked) expect(page.split(`id="schema-${name}"`), name).toHaveLength(2);
  expect(page).not.toContain("#/components/");
});

it("gives each response of the page its own nonce, the same in page and policy", async () => {
  const nonceOf = async () => {
    const { body, headers } = await visitor(test.app).get("/api/docs");
    const nonce = /nonce="([^"]+)"/.exec(body)?.[1] ?? "";
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    return nonce;
  };
  expect(await nonceOf()).not.toBe(await nonceOf());
});

it.each([
  [false, "weekwise"],
  [true, "__Host-weekwise"],
])("names the session's cookie (https: %s)", (https, name) => {
  expect(openApiDocument("1", { https })).toMatchObject({
    components: { securitySchemes: { session: { in: "cookie", name } } },
  });
});

it("is alive, and reports when it is ready", async () => {
  expect((await visitor(test.app).get("/api/health")).json()).toEqual({ status: "ok" });
  expect((await visitor(test.app).get("/api/ready")).json()).toEqual({ status: "ready" });
});
