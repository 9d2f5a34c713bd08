import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";

// As in src/contract/demo.ts, which a plain script cannot import.
const DEMO = { email: "demo@weekwise.example", password: "weekwise-demo" };

export function expect(what, isTrue, found = "") {
  if (!isTrue) throw new Error(`Not so: ${what}. ${found}`);
  console.log(`✓ ${what}`);
}

/** Waits until the application is ready; `hasExited` says whether it has ended. */
export async function waitUntilReady(url, { hasExited, readOutput }) {
  for (let tries = 0; tries < 300; tries++) {
    if (hasExited()) throw new Error(`The server did not start.\n${readOutput()}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error(`The server did not become ready within a minute.\n${readOutput()}`);
}

async function signIn(url) {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const answer = await fetch(`${url}/api/auth/login-direct`, { method: "POST", headers, body: JSON.stringify(DEMO) });
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0];
  return { status: answer.status, headers: { cookie, "sec-fetch-site": "same-origin" } };
}

/** A small picture with some words: whatever is read from it, the OCR engine had to run. */
async function scan(url, headers) {
  const words =
    '<text x="20" y="60" font-size="32">Northlight Power</text><text x="20" y="140" font-size="32">Total 84.20</text>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#fff"/>${words}</svg>`;
  const bytes = await sharp(Buffer.from(drawing)).png().toBuffer();
  const form = new FormData();
  form.set("billImage", new Blob([bytes], { type: "image/png" }), "bill.png");
  return fetch(`${url}/api/bills/scan`, { method: "POST", headers, body: form });
}

/** What someone who opens it for the first time would try. */
export async function tryApplication(url, readOutput) {
  const page = await fetch(url);
  expect("it shows its page", page.ok && (await page.text()).includes("<title>"));
  const { status, headers } = await signIn(url);
  expect("the demo household signs in", status === 200, status);
  const bills = await (await fetch(`${url}/api/bills`, { headers })).json();
  expect("and has its bills", bills.length > 0);
  const read = await scan(url, headers);
  expect(
    "it reads a picture",
    read.status === 200 || read.status === 422,
    `${read.status} ${await read.text()}\n${readOutput()}`,
  );
  expect("without its reader breaking", !/a scan was aborted/.test(readOutput()), readOutput());
}
