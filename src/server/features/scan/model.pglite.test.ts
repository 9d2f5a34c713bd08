import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { POWER_BILL, pdfOf } from "#server/scanner/testing-pdf.ts";
import { household, type TestApp, testApp } from "#server/testing.ts";
import { scanBill } from "./scan-bill.ts";
import { formWith } from "./testing-form.ts";

/** A small server that speaks the protocol and responds as the test says. */
let server: Server;
let reply: { status: number; content: string };
let requests: { body: string; key: string | undefined }[] = [];

let test: TestApp;
let ann: Awaited<ReturnType<typeof household>>;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      requests.push({ body, key: request.headers.authorization });
      if (reply.status === 0) return;
      const message = { role: "assistant", content: reply.content };
      const choices = [{ index: 0, message, finish_reason: "stop" }];
      response.writeHead(reply.status, { "content-type": "application/json", location: "/v1/elsewhere" });
      response.end(JSON.stringify(reply.status === 200 ? { id: "1", choices } : { error: { message: reply.content } }));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  test = await testApp({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: "reader", AI_API_KEY: "a-key" });
  ann = await household(test);
});
beforeEach(() => {
  requests = [];
});
afterAll(async () => {
  await test.close();
  server.closeAllConnections();
  server.close();
});

const modelResponse = {
  name: "Brightwell Power",
  amount: "$84.00",
  frequency: "quarterly",
  category: "utilities",
  dueDate: null,
  paymentDay: null,
  isDirectDebit: true,
};
const scan = async () => (await ann.post("/api/bills/scan", undefined, formWith(pdfOf(POWER_BILL)))).json();

it("uses a model's answer, sends it the page and our findings, and says so", async () => {
  reply = { status: 200, content: JSON.stringify(modelResponse) };
  const result = await scan();
  expect(result).toMatchObject({
    engine: "model",
    name: "Brightwell Power",
    amount: "84.00",
    frequency: "quarterly",
    dueDate: "2026-03-17",
  });
  expect(result.findings.amount).toMatchObject({ confidence: 0.97, page: 1 });
  expect(result.findings.name).toEqual({ confidence: 0.8, page: null, box: null });
  const [{ body, key } = { body: "", key: "" }] = requests;
  expect(key).toBe("Bearer a-key");
  expect(JSON.parse(body)).toMatchObject({ model: "reader" });
  expect(body).toContain("data:image/jpeg;base64,");
  expect(body).toContain("Brightwell Energy");
});

it.each([
  ["the key is refused", 401, "no such key"],
  ["the server fails", 500, "broken"],
  ["it redirects elsewhere", 307, "elsewhere"],
  ["it returns no JSON", 200, "I think it is a bill"],
  ["it returns something else", 200, '{"bill":"yes"}'],
  ["its amount is invalid", 200, JSON.stringify({ ...modelResponse, amount: "a lot" })],
  ["its date does not exist", 200, JSON.stringify({ ...modelResponse, dueDate: "2026-02-31" })],
])("keeps our own reading when %s", async (_, status, content) => {
  reply = { status, content };
  expect(await scan()).toMatchObject({ engine: "text", name: "Brightwell Energy", frequency: "monthly" });
  expect(requests.length).toBe(1);
  expect(test.logged()).not.toContain("Brightwell");
});

it("keeps our own reading when no answer comes in time", async () => {
  reply = { status: 0, content: "" };
  const { ai } = test.settings;
  const reading = { ...(await local()), topic: null, text: "", views: [] };
  const place = { read: async () => ({ reading }), leave: () => {} };
  const files = [{ bytes: new Uint8Array(), kind: "pdf" as const }];
  const rest = { today: test.clock.today(), signal: new AbortController().signal, onProgress: () => {} };
  const options = { suggest: async () => ({ suggestions: [] }), listLessons: async () => [] };
  const result = await scanBill(place, files, { ...rest, ...options, ai, modelSeconds: 0.2, log: { warn: () => {} } });
  expect(result).toMatchObject({ engine: "text", amount: "84.00" });
});

/** A reading as the scanner returns it. */
async function local() {
  reply = { status: 500, content: "" };
  const { category: _, ...reading } = await scan();
  reply = { status: 0, content: "" };
  return reading;
}
