import { expect, it } from "vitest";
import { readWebAddress } from "./web-address.ts";

it.each([
  ["https://power.example/account?id=1#bills", "https://power.example/account?id=1#bills"],
  ["HTTP://power.example", "HTTP://power.example"],
  ["power.example", "https://power.example"],
  ["www.power.example:8443/bills", "https://www.power.example:8443/bills"],
  ["power.de/bills", "https://power.de/bills"],
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://[::1]:8080/x", "http://[::1]:8080/x"],
  ["https://müller.example/straße", "https://müller.example/straße"],
])("takes %j", (typed, address) => {
  expect(readWebAddress(typed)).toBe(address);
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "javascript:alert(1)//https://power.example",
  "see https://power.example",
  "www.my_power.example",
  "vbscript:x",
  "file:///etc/passwd",
  "ftp://power.example",
  "//power.example",
  "/bills/1",
  "https://",
  "https:power.example",
  "https://user:secret@power.example",
  "https://power.example@evil.example",
  "https://power.example\\@evil.example",
  "https://power.example/a b",
  'https://power.example/"onclick="x',
  "https://power.example/\u202Efdp",
  "power",
  "call them on Mondays",
])("refuses %j", (typed) => {
  expect(readWebAddress(typed)).toBeUndefined();
});
