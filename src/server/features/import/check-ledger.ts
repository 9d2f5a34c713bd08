import { byId, contradiction, type File } from "./file.ts";

/** Checks that every pot is the sum of its consecutive entries, and that savings are never negative. */
export function checkLedger({ accounts, bills, entries }: File): void {
  const totals = new Map<string, number>();
  for (const { pot, accountId, billId, amount, after } of inOrder(entries)) {
    const isWhole = pot === "account" ? accountId !== null : billId !== null && accountId === null;
    if (!isWhole) throw contradiction("an entry has no account or bill");
    if (amount === 0) throw contradiction("an entry has no amount");
    const name = `${pot} ${pot === "account" ? accountId : billId}`;
    const total = (totals.get(name) ?? 0) + amount;
    if (total !== after) throw contradiction("an entry does not continue from the previous one");
    if (pot === "savings" && total < 0) throw contradiction("more was taken from savings than was available");
    totals.set(name, total);
  }
  for (const { id, name, balance } of accounts) {
    if ((totals.get(`account ${id}`) ?? 0) !== balance) {
      throw contradiction(`the balance of ${name} does not match its entries`);
    }
  }
  const billsById = byId(bills);
  for (const [name, total] of totals) {
    const bill = name.startsWith("savings ") ? billsById.get(Number(name.slice("savings ".length))) : undefined;
    if (bill !== undefined && bill.savings?.savedAmount !== total) throw savingsMismatch(bill.name);
  }
  for (const { id, name, savings } of bills) {
    if (savings !== null && savings.savedAmount !== (totals.get(`savings ${id}`) ?? 0)) throw savingsMismatch(name);
  }
}

const savingsMismatch = (name: string) => contradiction(`the savings for ${name} do not match their entries`);

/** Entries in the order they were made. */
export const inOrder = (entries: File["entries"]) => [...entries].sort((one, other) => one.id - other.id);
