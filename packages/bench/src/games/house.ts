import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, ROOT } from '@tessera/e2e/servers';

/** The games by themselves: a real server with a database, on a wallet in memory. */
export interface House {
  /** Where each game's first variant opens, once. */
  readonly addresses: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** The last line that it prints before it has nothing to say but warnings, which are passed on. */
const READY = 'ready';

/** @throws Error where it does not start */
export async function openHouse(): Promise<House> {
  const child = spawn(process.execPath, [join(ROOT, 'packages/games/src/dev.ts')], {
    cwd: ROOT,
    env: { ...process.env, GAMES_PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const addresses = new Map<string, string>();
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((ready, fail) => {
    lines.on('line', (line) => {
      const game = /\/play\/ts-([a-z]+)-/.exec(line)?.[1];
      if (line === READY) ready();
      else if (game === undefined) process.stderr.write(`the games: ${line}\n`);
      else if (!addresses.has(game)) addresses.set(game, line);
    });
    lines.on('close', () => fail(new Error('the games did not start')));
  });
  return {
    addresses,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
