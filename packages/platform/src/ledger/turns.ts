/**
 * Lets operations on one wallet run one after the other in this process. PostgreSQL would sort them out as well, by
 * failing all but one and asking to try again; standing in line is cheaper. Other wallets are not waited for.
 */
export function takeTurns(): <T>(wallet: number, work: () => Promise<T>) => Promise<T> {
  const last = new Map<number, Promise<unknown>>();
  return async (wallet, work) => {
    const before = last.get(wallet) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(wallet, mine);
    try {
      return await mine;
    } finally {
      if (last.get(wallet) === mine) last.delete(wallet);
    }
  };
}
