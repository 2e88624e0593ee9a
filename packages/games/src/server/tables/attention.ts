/** At which tables somebody sits, at this server. */
export interface Attention {
  /** Somebody asked for the table, or bets at it. */
  touch(table: string): void;
  isAwake(table: string): boolean;
}

/** So long a table goes on after the last player has gone. */
export const REST_AFTER_MS = 60_000;

/**
 * @param seated how many players have the table open now
 * @param restAfterMs tests are in a hurry
 */
export function createAttention(
  seated: (table: string) => number,
  restAfterMs = REST_AFTER_MS,
  now: () => number = () => performance.now(),
): Attention {
  const lastAt = new Map<string, number>();
  const touch = (table: string): void => void lastAt.set(table, now());
  return {
    touch,
    isAwake(table) {
      if (seated(table) > 0) touch(table);
      const last = lastAt.get(table);
      return last !== undefined && now() - last < restAfterMs;
    },
  };
}
