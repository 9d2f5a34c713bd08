type Line = { day: number; kind: string; amount: number; after: number };

/** Accounts on paper, each with a line for whatever moved. */
export function paperAccounts(opening: Record<string, number>, startDay: number) {
  const balances: Record<string, number> = {};
  const ledger: Record<string, Line[]> = {};

  function move(account: string, line: Omit<Line, "after">): void {
    const after = (balances[account] ?? 0) + line.amount;
    balances[account] = after;
    if (line.amount !== 0) ledger[account] = [...(ledger[account] ?? []), { ...line, after }];
  }
  for (const [account, amount] of Object.entries(opening)) {
    balances[account] = 0;
    move(account, { day: startDay, kind: "opening", amount });
  }
  return { balances, ledger, move };
}
