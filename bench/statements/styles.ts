import type { Day } from "#core/day.ts";
import type { Random } from "./random.ts";

export type Written = { name: string; text: string };
/** How a payment is made, which is what a bank's text begins with. */
export type Way = "card" | "debit" | "standing" | "wage" | "own-transfer" | "refund" | "cash";
/** How a bank writes a movement. `merchant` is as the company calls itself. */
export type Style = { bank: string; write: (way: Way, merchant: string, date: Day, random: Random) => Written };

const only = (name: string): Written => ({ name, text: "" });
const upper = (text: string) => text.toUpperCase();
const dots = (date: Day) => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
const cut = (text: string, most: number) => text.slice(0, most).trim();

type Words = Partial<Record<Way, (merchant: string, date: Day, r: Random) => Written>>;
const style = (bank: string, words: Words, other: (merchant: string, date: Day, r: Random) => Written): Style => ({
  bank,
  write: (way, merchant, date, r) => (words[way] ?? other)(merchant, date, r),
});

const brazilian = style(
  "Brazilian",
  {
    card: (m, d, r) =>
      only(`Compra no débito - ${m} ${r.pick(["Sao Paulo", "Rio"])} ${d.slice(8)}/${d.slice(5, 7)} ${r.digits(6)}`),
    debit: (m, _, r) => only(`DEB AUTOMATICO ${cut(upper(m), 16)} ${r.digits(8)}`),
    standing: (m, _, r) => only(`Pix enviado - ${m} - •••.${r.digits(3)}.${r.digits(3)}-•• - BCO ${r.digits(3)}`),
    wage: (m, _, r) => only(`CREDITO SALARIO ${upper(m)} ${r.digits(14)}`),
    "own-transfer": () => only("Aplicação RDB mesma titularidade"),
    refund: (m) => only(`Estorno - ${m}`),
  },
  (_, __, r) => only(`SAQUE 24H ${r.digits(6)}`),
);

const indian = style(
  "Indian",
  {
    card: (m, d, r) =>
      only(
        `POS ${r.digits(4)}XXXXXX${r.digits(4)} ${upper(m)} ${r.pick(["MUMBAI", "BANGALORE"])} ${d.replaceAll("-", "")}`,
      ),
    debit: (m, _, r) => only(`ACH D- ${upper(m)}-${r.digits(12)}`),
    standing: (m, _, r) =>
      only(`UPI/${r.digits(12)}/${cut(m, 12)}/${m.toLowerCase().replace(/\W/g, "")}@okbank/Payment from Ph`),
    wage: (m, _, r) => only(`NEFT CR-CITI0${r.digits(6)}-${upper(m)}-SALARY-${r.digits(16)}`),
    "own-transfer": (_, __, r) => only(`IMPS-${r.digits(12)}-SELF-SBIN-XXXXXXX${r.digits(0)}4417-SAVING`),
    refund: (m, _, r) => only(`CRV POS ${r.digits(10)} ${upper(m)}`),
  },
  (_, __, r) => only(`NWD-${r.digits(6)}XXXXXX${r.digits(4)}-${r.digits(8)}-MUMBAI`),
);

const japanese = style(
  "Japanese",
  {
    card: (m, _, r) => ({ name: `デビット　${r.digits(6)}`, text: upper(m) }),
    debit: (m) => ({ name: "口座振替", text: upper(m) }),
    standing: (m) => ({ name: "振込", text: upper(m) }),
    wage: (m) => ({ name: "給与", text: `${upper(m)}` }),
    "own-transfer": () => ({ name: "振替", text: "貯蓄預金" }),
    refund: (m, _, r) => ({ name: `取消　${r.digits(6)}`, text: upper(m) }),
  },
  (_, __, r) => ({ name: "カード", text: `ATM ${r.digits(4)}` }),
);

const turkish = style(
  "Turkish",
  {
    card: (m, d, r) => only(`${cut(upper(m), 22)} ISTANBUL TR ${r.digits(6)} ${dots(d)} ALIŞVERİŞ`),
    debit: (m, _, r) => only(`Otomatik Fatura Ödeme ${m} Abone No:${r.digits(10)}`),
    standing: (m, _, r) => only(`DÜZENLİ HAVALE ${upper(m)} KİRA Sorgu No ${r.digits(9)}`),
    wage: (m, d) => only(`MAAŞ ÖDEMESİ ${d.slice(5, 7)}/${d.slice(0, 4)} ${upper(m)}`),
    "own-transfer": () => only("Hesaplarım Arası Virman Birikim Hesabı"),
    refund: (m, _, r) => only(`İADE ${upper(m)} ${r.digits(6)}`),
  },
  (_, __, r) => only(`ATM PARA ÇEKME ${r.digits(5)}`),
);

/** Countries that neither bench:simulated-statements nor bench:country-statements covers. */
export const STYLES: readonly Style[] = [brazilian, indian, japanese, turkish];
