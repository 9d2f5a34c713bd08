/** Every account with its balance, ledger and projection; create, edit, delete, Manage Balances. */
export function AccountManager() {
  return null;
}
