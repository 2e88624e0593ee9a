import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { EMBEDDED_NAME, runningDatabaseUrl, StartFailure } from '@tessera/server';
import { SettingsError } from '@tessera/server/settings';
import { connect } from '../db/connect.ts';
import { readSettings } from '../settings.ts';
import { OperatorFailure } from './failure.ts';
import { operate, readCommandLine } from './operator.ts';
import { printableLines } from './printable.ts';

interface Streams {
  out(text: string): void;
  err(text: string): void;
}

/**
 * The operator's command line.
 * @param base what a relative DATA_DIR is relative to
 * @returns the exit code: 0 done, 1 refused
 */
export async function runOperator(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { base, out, err }: Streams & { readonly base: string },
): Promise<number> {
  try {
    const asked = readCommandLine(args);
    if (asked.kind === 'help') {
      out(asked.text);
      return 0;
    }
    const settings = readSettings(env);
    const url = settings.databaseUrl ?? runningDatabaseUrl(resolve(base, settings.dataDir), EMBEDDED_NAME);
    const { db, pool, close } = connect(url, () => undefined);
    try {
      await pool.query('SELECT 1').catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new OperatorFailure(`The database at ${new URL(url).host} cannot be reached: ${reason}`);
      });
      out(printableLines(await operate(db, env.OPERATOR || userInfo().username, asked, settings)));
      return 0;
    } finally {
      await close();
    }
  } catch (error) {
    const isExpected =
      error instanceof OperatorFailure || error instanceof StartFailure || error instanceof SettingsError;
    const failure =
      error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error);
    err(printableLines(failure));
    return 1;
  }
}
