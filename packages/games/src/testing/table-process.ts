import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TablesRig } from './tables-rig.ts';

/** A server of the tables in a process of its own. */
export interface TableProcess {
  readonly id: string;
  readonly url: string;
  /** As a crash does: it gets to do nothing more. */
  kill(): Promise<void>;
}

export async function startTableProcess({ databaseUrl, wallet }: TablesRig): Promise<TableProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'table-server.main.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATABASE_URL: databaseUrl,
      WALLET_URL: wallet.url,
      PROVIDER_KEY: wallet.key,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
  throw new Error('a server of the tables did not start');
}
