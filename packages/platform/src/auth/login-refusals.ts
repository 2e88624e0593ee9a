import { sql } from 'drizzle-orm';
import type { Calls, CodeOf } from '@tessera/wire';
import type { Database } from '../db/connect.ts';
import { Refusal } from '../http/refusal.ts';
import { noteLogin, type LoginAttempt, type LoginResult, type WhoLogsIn } from './login-history.ts';

/** What the history says of a refusal. The others come before the first factor was checked, or concern no account. */
const RESULT_OF_CODE: Partial<Record<string, LoginResult>> = {
  '101': 'wrong_password',
  '102': 'disabled',
  '103': 'locked',
  '107': 'second_step',
  '203': 'network_full',
  '803': 'second_step',
} satisfies Partial<Record<CodeOf<Calls['login']>, LoginResult>>;

/** Does what logs a member in, and writes a refusal into the member's login history. */
export async function notingRefusals<Start>(
  db: Database,
  who: WhoLogsIn,
  attempt: Omit<LoginAttempt, 'result'>,
  logIn: () => Promise<Start>,
): Promise<Start> {
  try {
    return await logIn();
  } catch (error) {
    const result = error instanceof Refusal ? RESULT_OF_CODE[error.code] : undefined;
    if (result) {
      await db.transaction(async (tx) => {
        // Waiting for the disk would show that a row was written, so that the account exists.
        await tx.execute(sql`SET LOCAL synchronous_commit TO off`);
        await noteLogin(tx, who, { ...attempt, result });
      });
    }
    throw error;
  }
}
