/** The bytes that one running request holds. */
export type Account = { openedAt: number; bytes: number };

/**
 * Adds up the bytes that the running requests of this isolate hold. The platform may end a request
 * without running its `finally`. So an account older than `maxAgeMs` no longer counts.
 */
export function ledger(maxAgeMs: number) {
  const accounts = new Set<Account>();
  return {
    open(): Account {
      const account = { openedAt: Date.now(), bytes: 0 };
      accounts.add(account);
      return account;
    },
    close: (account: Account) => accounts.delete(account),
    total(): number {
      const oldest = Date.now() - maxAgeMs;
      let sum = 0;
      for (const account of accounts) {
        if (account.openedAt < oldest) accounts.delete(account);
        else sum += account.bytes;
      }
      return sum;
    },
  };
}
