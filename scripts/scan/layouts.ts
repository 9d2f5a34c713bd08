import type { Bill, Pair } from "./bills/bill.ts";

const html = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const lines = (texts: readonly string[]) => texts.map((text) => `<div>${html(text)}</div>`).join("");
const table = (pairs: readonly Pair[], kind = "") =>
  `<table class="${kind}">${pairs.map(([a, b]) => `<tr><td>${html(a)}</td><td>${html(b)}</td></tr>`).join("")}</table>`;
const stacked = (pairs: readonly Pair[]) =>
  pairs.map(([a, b]) => `<div class="tile"><small>${html(a)}</small><b>${html(b)}</b></div>`).join("");
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${html(text)}</p>`).join("");

/** Name and address above, facts to the right, figures below: a company's letter. */
const letter = (bill: Bill) => `
  <h1 style="color:#274b6d">${html(bill.biller)}</h1>
  <small>${html(bill.address)}<br>${html(bill.web)}</small>
  <div class="row" style="margin:34px 0"><div>${lines(bill.to)}</div>${table(bill.facts, "facts")}</div>
  <h2>${html(bill.title)}</h2>
  ${table(bill.items, "wide")}
  ${table([bill.total], "wide total")}
  ${table(bill.key, "wide key")}
  ${paragraphs(bill.notes)}
  <footer>${html(bill.small)}</footer>`;

/** An American utility's: a summary in the corner, and a slip to tear off and send back. */
const stub = (bill: Bill) => `
  <div class="row"><div><h2>${html(bill.biller)}</h2><small>${html(bill.address)}<br>${html(bill.web)}</small></div>
  <div class="box">${table(bill.key)}</div></div>
  <div class="row" style="margin-top:22px"><div>${lines(bill.to)}</div>${table(bill.facts, "facts")}</div>
  <h3>${html(bill.title)}</h3>
  ${table(bill.items, "wide lined")}${table([bill.total], "wide total")}
  ${paragraphs([...bill.notes, bill.small])}
  <div class="cut">Detach and return this portion with your payment</div>
  <div class="row"><div><b>${html(bill.biller)}</b><br><small>${html(bill.address)}</small></div>${table([...bill.facts.slice(0, 1), ...bill.key], "facts")}</div>`;

/** A German business letter: the sender in one small line above the window, three columns at the foot. */
const din = (bill: Bill) => `
  <div style="text-align:right"><h2 style="color:#7a1f1f">${html(bill.biller)}</h2></div>
  <div class="row" style="margin-top:24px"><div><u style="font-size:9px">${html(bill.biller)} · ${html(bill.address.replace(", ", " · "))}</u>
  <div style="margin-top:8px">${lines(bill.to)}</div></div>${table(bill.facts, "facts")}</div>
  <h3 style="margin-top:40px">${html(bill.title)}</h3>
  <p>Sehr geehrte Damen und Herren, wir erlauben uns zu berechnen:</p>
  ${table(bill.items, "wide lined")}${table([bill.total], "wide total")}${table(bill.key, "wide")}
  ${paragraphs(bill.notes)}<p>Mit freundlichen Grüßen</p>
  <footer class="row">${[`${bill.biller}, ${bill.address}`, bill.web, ...bill.small.split(" | ")].map((part) => `<span>${html(part)}</span>`).join("")}</footer>`;

/** A coloured band with the name in white, cards, a striped table and the sum in a box. */
const band = (bill: Bill) => `
  <div class="band"><h1>${html(bill.biller)}</h1><span>${html(bill.title)}</span></div>
  <div class="row" style="margin:20px 0"><div class="card">${lines(bill.to)}</div><div class="card">${table(bill.facts)}</div></div>
  ${table(bill.items, "wide striped")}
  <div class="sum"><span>${html(bill.total[0])}</span><b>${html(bill.total[1])}</b></div>
  ${table(bill.key, "key")}
  ${paragraphs(bill.notes)}
  <footer>${html(bill.address)}<br>${html(bill.web)}<br>${html(bill.small)}</footer>`;

/** What matters in tiles down the side, the particulars beside them. */
const tiles = (bill: Bill) => `
  <div class="row" style="align-items:stretch;gap:24px"><aside><b style="font-size:19px">${html(bill.biller)}</b>${stacked(bill.key)}
  <small>${html(bill.web)}<br>${html(bill.small)}</small></aside>
  <main><h2>${html(bill.title)}</h2><div>${lines(bill.to)}</div>${table(bill.facts, "facts")}<hr>
  ${table(bill.items, "wide")}${table([bill.total], "wide total")}${paragraphs(bill.notes)}
  <small>${html(bill.address)}</small></main></div>`;

/** A message in the middle of a page, as subscriptions send them. */
const card = (bill: Bill) => `
  <div class="mail"><h2 style="text-align:center;color:#4b2a86">${html(bill.biller)}</h2><h3 style="text-align:center">${html(bill.title)}</h3>
  <p>${html(bill.to.join(" "))}</p>${table(bill.facts, "wide")}<hr>${table(bill.items, "wide")}<hr>${table([bill.total], "wide total")}
  ${table(bill.key, "wide key")}${paragraphs(bill.notes)}<small style="color:#666">${html(bill.small)}<br>${html(bill.address)}<br>${html(bill.web)}</small></div>`;

/** As a typewriter would: one width of letter, no lines or boxes. */
const typed = (bill: Bill) => {
  const row = ([a, b]: Pair) => `${a.padEnd(46, ".")} ${b.padStart(11)}`;
  const text = [
    bill.biller.toUpperCase() === bill.title ? "" : bill.biller,
    bill.address,
    bill.web,
    "",
    ...bill.to,
    "",
    bill.title,
    "",
    ...bill.facts.map(([a, b]) => `${a}: ${b}`),
    "",
    ...bill.items.map(row),
    "",
    row(bill.total),
    ...bill.key.map(([a, b]) => `${a}: ${b}`),
    "",
    ...bill.notes.flatMap((note) => note.match(/.{1,58}(\s|$)/g) ?? []),
    "",
    bill.small,
  ];
  return `<pre>${html(text.join("\n"))}</pre>`;
};

/** A form: the name in the middle, everything in ruled cells. */
const ledger = (bill: Bill) => `
  <div style="text-align:center"><h2>${html(bill.biller)}</h2><small>${html(bill.address)} | ${html(bill.web)}</small><h3>${html(bill.title)}</h3></div>
  <table class="grid"><tr>${bill.facts.map(([a]) => `<th>${html(a)}</th>`).join("")}</tr><tr>${bill.facts.map(([, b]) => `<td>${html(b)}</td>`).join("")}</tr></table>
  <div style="margin:18px 0">${lines(bill.to)}</div>
  <table class="grid figures">${[...bill.items, bill.total, ...bill.key].map(([a, b]) => `<tr><td>${html(a)}</td><td>${html(b)}</td></tr>`).join("")}</table>
  ${paragraphs(bill.notes)}<footer>${html(bill.small)}</footer>`;

export const LAYOUTS = { letter, stub, din, band, tiles, card, typed, ledger };
export type LayoutName = keyof typeof LAYOUTS;

const FONTS: Record<LayoutName, string> = {
  letter: "Liberation Serif",
  stub: "Liberation Sans",
  din: "Liberation Sans",
  band: "DejaVu Sans",
  tiles: "Liberation Sans",
  card: "URW Gothic, Liberation Sans",
  typed: "Liberation Mono",
  ledger: "Liberation Sans Narrow, Liberation Sans",
};

const STYLE = `
  body { margin: 0; padding: 48px 52px; width: 690px; font-size: 14px; line-height: 1.4; color: #1d1d1f; background: #fff }
  h1 { font-size: 27px; margin: 0 } h2 { font-size: 21px; margin: 4px 0 } h3 { font-size: 16px; margin: 14px 0 6px }
  small { font-size: 11px } table { border-collapse: collapse } td, th { padding: 3px 10px 3px 0; text-align: left }
  .wide { width: 100%; margin: 6px 0 } .wide td:last-child, .figures td:last-child { text-align: right; padding-right: 0 }
  .lined td { border-bottom: 1px solid #bbb } .total td { font-weight: bold; font-size: 17px; border-top: 2px solid #333 }
  .row { display: flex; justify-content: space-between; gap: 12px } .box { border: 2px solid #333; padding: 8px 14px; height: fit-content }
  .key td { font-weight: bold } .band { background: #1f6f5c; color: #fff; padding: 16px 20px; display: flex; justify-content: space-between; align-items: center }
  .card { border: 1px solid #bbb; padding: 10px 14px } .striped tr:nth-child(odd) { background: #eef3f1 }
  .sum { background: #1f6f5c; color: #fff; display: flex; justify-content: space-between; padding: 8px 12px; font-size: 18px }
  aside { background: #e8ecf2; padding: 18px; width: 190px } main { flex: 1 } .tile { background: #fff; margin: 12px 0; padding: 10px }
  .tile small { display: block } .tile b { font-size: 18px } .mail { width: 470px; margin: 0 auto; border: 1px solid #ccc; padding: 24px }
  .grid { width: 100% } .grid td, .grid th { border: 1px solid #444; padding: 5px 8px } .figures td:last-child { padding-right: 8px }
  .cut { border-top: 2px dashed #666; margin: 22px 0 10px; font-size: 10px; text-align: center } pre { font: 14px/1.45 'Liberation Mono'; margin: 0 }
  footer { margin-top: 28px; border-top: 1px solid #999; padding-top: 6px; font-size: 10px; color: #444 }`;

/** The page of a bill. */
export function pageOf(bill: Bill): string {
  const font = `body { font-family: ${FONTS[bill.layout]}, sans-serif }`;
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}${font}</style><body>${LAYOUTS[bill.layout](bill)}</body>`;
}
