import { expect, it } from "vitest";
import { bytesOf, readContents, readHead } from "./read-export.ts";

const HEAD = '{"format":"weekwise-export","version":2,\n"bills":[\n{"id":1,"name":"a \\"contents\\":[ b"}]';
const WHOLE = `${HEAD},\n"contents":[\n{"id":3,"base64":"AAEC"},\n{"id":4,"base64":"/w=="}\n]}\n`;

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

it("reads a file up to its contents, and each content separately", async () => {
  const file = new Blob([WHOLE]);
  expect(await readHead(file)).toEqual(JSON.parse(`${HEAD}}`));
  const contents = await all(readContents(file));
  expect(contents.map(({ id }) => id)).toEqual([3, 4]);
  expect(contents.map((content) => [...bytesOf(content)])).toEqual([[0, 1, 2], [255]]);
});

it("is an export all the same without documents, or from before there were any", async () => {
  const none = new Blob([`${HEAD},\n"contents":[\n]}\n`]);
  expect(await readHead(none)).toEqual(JSON.parse(`${HEAD}}`));
  expect(await all(readContents(none))).toEqual([]);
  const old = new Blob([`${HEAD}}`]);
  expect(await readHead(old)).toEqual(JSON.parse(`${HEAD}}`));
  expect(await all(readContents(old))).toEqual([]);
});

it("reads no further than to the contents", async () => {
  const endless = new Blob([WHOLE, "x".repeat(25 * 1024 * 1024)]);
  expect(await readHead(endless)).toMatchObject({ version: 2 });
});

it.each([
  ["no JSON", "hello", "This isn't a Weekwise export"],
  ["empty", "", "This isn't a Weekwise export"],
  ["a text", '"x"', "This isn't a Weekwise export"],
  ["too large", `{"x":"${"x".repeat(21 * 1024 * 1024)}`, "File size must be less than 20MB"],
])("refuses what is %s", async (_, text, message) => {
  await expect(readHead(new Blob([text]))).rejects.toThrow(message);
});
