import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { freePort, ROOT } from '../harness/servers.ts';
import { START_MS } from '../harness/limits.ts';

export interface DevServer {
  readonly url: string;
  /** The remote's folder: a copy, so that a test may edit it. */
  readonly dir: string;
  readonly stop: () => Promise<void>;
}

/** Serves a copy of a remote alone, with further options of `tessera-dev`; settles when it is compiled. */
export async function startDev(remote: string, options: readonly string[] = []): Promise<DevServer> {
  const data = join(ROOT, '.data');
  await mkdir(data, { recursive: true });
  // Within the repository, so that its packages are found.
  const home = await mkdtemp(join(data, 'alone-'));
  const dir = join(home, remote);
  const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path));
  await cp(join(ROOT, remote), dir, { recursive: true, filter: isSource });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const command = join(ROOT, 'packages/build/bin/tessera-dev.mjs');
  const child = spawn(process.execPath, [command, '--port', String(port), ...options], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(home, { recursive: true, force: true });
  };
  const end = Date.now() + START_MS;
  while (Date.now() < end && child.exitCode === null) {
    // Held back until everything is compiled.
    const answer = await fetch(`${url}/main.js`, { signal: AbortSignal.timeout(START_MS) }).catch(
      () => undefined,
    );
    if (answer?.ok) return { url, dir, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`the dev server of ${remote} was not ready. It wrote:\n${log}`);
}
