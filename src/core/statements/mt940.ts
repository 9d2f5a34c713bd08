import { type Day, daysBetween, parseDay } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";
import { readUngrouped } from "./amount-text.ts";
import {
  lineOf,
  MAX_SKIPPED_REPORTED,
  type Skipped,
  type Statement,
  type StatementBalance,
  type StatementFailure,
  type StatementResult,
  toResult,
} from "./statement.ts";

const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d.,]{1,18})/;
// Value date, booking date, direction (R is a reversal), a currency letter, an amount with one mark, type, references.
const MOVEMENT =
  /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d{1,15}(?:[.,]\d{0,9})?)(?![\d.,])([NFS][A-Z0-9]{3})?([^\n]{0,60})/;
const FIELD = /^:(13D?|2[01]|25P?|28C?|34F?|6[0-5][FM]?|86|90[CD]):/;
/** The start of coded text: a transaction code and the character before each field's two digits, which is the bank's choice. */
const CODED = /^(?:\d{3})?([?~<>^])\d{2}/;
const LONGEST = 2_000;

/** Reads MT940: fields starting with tags such as :61:, with or without a SWIFT envelope. */
export function readMt940(source: string): StatementResult | StatementFailure {
  const statements: Statement[] = [];
  const skipped: Skipped[] = [];
  let statement: Statement | undefined;
  let [count, isWhole] = [0, true];
  let movement: Movement | undefined;

  const flush = () => {
    if (movement && statement) statement.lines.push(lineFrom(movement));
    movement = undefined;
  };
  for (const { tag, value } of fieldsOf(source)) {
    if (tag === "20") {
      flush();
      if (statement) statements.push(statement);
      if (!isWhole) return { problem: "cut-off" };
      statement = { format: "mt940", account: null, currency: null, lines: [], opening: null, closing: null };
      isWhole = false;
    } else if (statement === undefined) continue;
    else if (tag === "25" || tag === "25P") statement.account = value.split("\n")[0]?.trim().slice(0, 40) || null;
    else if (tag === "60F" || tag === "60M") {
      // Later pages have one of their own.
      statement.opening ??= balanceOf(value, statement);
      isWhole = false;
    } else if (tag === "61") {
      flush();
      count += 1;
      const read = movementOf(value);
      if (typeof read !== "string") movement = read;
      else if (skipped.length < MAX_SKIPPED_REPORTED) skipped.push({ row: count, why: read });
    } else if (tag === "86" && movement) movement.info = value;
    else if (tag === "62F" || tag === "62M") {
      flush();
      statement.closing = balanceOf(value, statement) ?? statement.closing;
      isWhole = true;
    }
  }
  flush();
  if (statement) statements.push(statement);
  return isWhole ? toResult(statements, skipped) : { problem: "cut-off" };
}

/** Each field with its continuation lines. */
function* fieldsOf(source: string): Generator<{ tag: string; value: string }> {
  let [tag, value] = ["", ""];
  for (let at = 0; at < source.length; ) {
    const end = source.indexOf("\n", at);
    const line = source.slice(at, Math.min(end < 0 ? source.length : end, at + LONGEST)).trim();
    at = end < 0 ? source.length : end + 1;
    // The envelope may be on the same line as the first field.
    const withoutEnvelope = line.replace(/^\{[^:]*:.*?\{4:/, "").trim();
    const found = FIELD.exec(withoutEnvelope);
    if (found || withoutEnvelope === "-" || withoutEnvelope.startsWith("-}")) {
      if (tag !== "") yield { tag, value };
      tag = found?.[1] ?? "";
      value = found ? withoutEnvelope.slice(found[0].length) : "";
    } else if (tag !== "" && value.length < LONGEST) value += `\n${withoutEnvelope}`;
  }
  if (tag !== "") yield { tag, value };
}

const fullDay = (text: string): Day | undefined =>
  parseDay(`${Number(text.slice(0, 2)) < 70 ? "20" : "19"}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`);

/** The month's last day for a later one: banks that count thirty days a month write 30 February. */
const lastDayIn = (text: string) =>
  /(?:29|30|31)$/.test(text)
    ? ["30", "29", "28"].flatMap((last) => fullDay(text.slice(0, 4) + last) ?? []).at(0)
    : undefined;

function balanceOf(value: string, statement: Statement): StatementBalance | null {
  const [, sign, date = "", currency = "", written = ""] = BALANCE.exec(value) ?? [];
  const [day, size] = [fullDay(date), readUngrouped(written)];
  if (day === undefined || size === undefined) return null;
  statement.currency ??= currency;
  return { day, amount: cents(sign === "D" ? -size : size) };
}

type Movement = { day: Day; amount: Cents; bankRef: string; extra: string; info: string };

function movementOf(value: string): Movement | Skipped["why"] {
  const [first = "", ...others] = value.split("\n");
  const found = MOVEMENT.exec(first);
  if (!found) return "no-amount";
  const [, valued = "", booked, sign = "", , written = "", , references = ""] = found;
  const valueDay = fullDay(valued) ?? lastDayIn(valued);
  if (valueDay === undefined) return "no-date";
  const size = readUngrouped(written);
  if (size === undefined) return "no-amount";
  // Debits and reversed credits.
  const isOut = sign === "D" || sign === "ED" || sign === "RC";
  const bankRef = references.split("//")[1]?.trim() ?? "";
  return {
    day: bookingDay(valueDay, booked),
    amount: cents(isOut ? -size : size),
    bankRef,
    extra: others.join(" "),
    info: "",
  };
}

/** The booking date, which has no year: the one nearest to the value date. */
function bookingDay(valueDay: Day, booked: string | undefined): Day {
  if (booked === undefined) return valueDay;
  const year = Number(valueDay.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap(
    (one) => parseDay(`${one}-${booked.slice(0, 2)}-${booked.slice(2)}`) ?? [],
  );
  const near = days.sort(
    (one, other) => Math.abs(daysBetween(one, valueDay)) - Math.abs(daysBetween(other, valueDay)),
  )[0];
  return near !== undefined && Math.abs(daysBetween(near, valueDay)) < 60 ? near : valueDay;
}

function lineFrom({ day, amount, bankRef, extra, info }: Movement) {
  const { name, text } = informationOf(info);
  const id = /^(NONREF|NOTPROVIDED|0*)$/i.test(bankRef) ? undefined : bankRef;
  return lineOf({ day, amount, name, text: text === "" ? extra : text, bankId: id });
}

/** The name and purpose, in the three ways banks write them: ?20 to ?33, /NAME/ and /REMI/, or plain. */
function informationOf(info: string): { name: string; text: string } {
  const joined = info.replace(/\n/g, "");
  const found = codedOf(joined) ?? labelledOf(joined);
  return found && `${found.name}${found.text}`.trim() !== "" ? found : { name: "", text: info.replace(/\n/g, " ") };
}

function codedOf(joined: string): { name: string; text: string } | undefined {
  const mark = CODED.exec(joined)?.[1];
  if (mark === undefined) return undefined;
  const parts = new Map<string, string>();
  let code = "";
  for (const part of joined.split(mark).slice(1)) {
    const found = /^\d{2}/.exec(part)?.[0];
    code = found ?? code;
    // The same character within a text doesn't start a field.
    parts.set(code, (parts.get(code) ?? "") + (found === undefined ? mark + part : part.slice(2)));
  }
  const of = (...codes: string[]) =>
    codes
      .map((code) => parts.get(code) ?? "")
      .join("")
      .trim();
  const text = of("20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "60", "61", "62", "63");
  return { name: of("32", "33"), text: `${of("00")} ${text.replace(/^.*?SVWZ\+/, "")}`.trim() };
}

function labelledOf(joined: string): { name: string; text: string } | undefined {
  if (!/\/(NAME|REMI|CNTP|BENM|ORDP)\//.test(joined)) return undefined;
  const party = /\/CNTP\/([^/]*)\/([^/]*)\/([^/]*)/.exec(joined)?.[3];
  const name = party ?? /\/NAME\/([^/]*)/.exec(joined)?.[1] ?? "";
  const text = /\/REMI\/(?:USTD\/\/|UNSTRUCTURED\/)?([^/]*)/.exec(joined)?.[1] ?? "";
  return { name, text };
}
