import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from './connect.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Many: in a young database unrelated wallets share the pages of small indexes, and fail each other. */
const ATTEMPTS = 40;
const FIRST_WAIT_MS = 4;
/** Serialisation failure and deadlock: PostgreSQL asks to try the whole transaction again. */
const TRY_AGAIN = new Set(['40001', '40P01']);
/**
 * Something that must be unique is taken. Where another transaction took it meanwhile, the next try sees what that one
 * has written; where it was taken before, the next try ends the same.
 */
const TAKEN = '23505';
const MOST_TAKEN = 3;

/**
 * One serialisable transaction, tried again (bounded, with jitter) when PostgreSQL asks for it. `work` may
 * therefore run several times: it must touch nothing but the transaction.
 */
export async function serializable<T>(
  db: Pick<Database, 'transaction'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let taken = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work, { isolationLevel: 'serializable' });
    } catch (error) {
      const state = sqlState(error) ?? '';
      if (state === TAKEN) taken += 1;
      const mayPass = TRY_AGAIN.has(state) || (state === TAKEN && taken < MOST_TAKEN);
      if (!mayPass || attempt === ATTEMPTS) throw error;
      await delay(FIRST_WAIT_MS * 2 ** Math.min(attempt, 6) * Math.random());
    }
  }
}

/** PostgreSQL's five-character code of an error, looked up through what drizzle wraps around it. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return undefined;
}

/** The constraint that an error broke, e.g. `members_account_key`. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}
