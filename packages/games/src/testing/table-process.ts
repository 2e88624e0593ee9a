import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startScript } from './script-process.ts';
import type { TablesRig } from './tables-rig.ts';

/** A games' server in a process of its own. */
export interface TableProcess {
  /** What it holds leases by. */
  readonly id: string;
  readonly url: string;
  /** As a crash does: it gets to do nothing more. */
  kill(): Promise<void>;
}

/** The tables alone, with the small games of the tests. */
export const startTableProcess = ({ databaseUrl, wallet }: TablesRig): Promise<TableProcess> =>
  startTables('table-server.main.ts', {
    DATABASE_URL: databaseUrl,
    WALLET_URL: wallet.url,
    PROVIDER_KEY: wallet.key,
  });

/** @param script beside this one; it says in its first line who and where it is */
export async function startTables(
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<TableProcess> {
  const child = startScript(script, env);
  const gone = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const { id, url } = JSON.parse(line) as { readonly id: string; readonly url: string };
    return {
      id,
      url,
      async kill() {
        child.kill('SIGKILL');
        await gone;
      },
    };
  }
  throw new Error(`${script} did not start`);
}
