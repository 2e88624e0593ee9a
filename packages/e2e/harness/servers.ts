import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { CLOSE_MS, START_MS, TRY_MS } from './limits.ts';

export { freePort } from './ports.ts';

export const ROOT = join(import.meta.dirname, '../../..');
/** What one server has compiled the next ones need not compile again: that is most of their start. */
const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/tessera/code');
const KEPT_LINES = 60;

export interface RunningServer {
  readonly name: string;
  /** The last lines that it wrote. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a server's `main.ts` and waits until it is ready. @throws Error with its last lines when it is not */
export async function startServer(
  name: string,
  url: string,
  env: Readonly<Record<string, string>>,
  readyPath = '/readyz',
): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(ROOT, `packages/${name}/src/main.ts`)], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      lines.push(...chunk.split('\n').filter(Boolean));
      lines.splice(0, lines.length - KEPT_LINES);
    });
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const server: RunningServer = {
    name,
    log: () => lines.join('\n'),
    async stop() {
      if (hasEnded(child)) return;
      child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS);
      await exited;
      clearTimeout(hard);
    },
  };
  try {
    await waitUntilReady(server, url + readyPath, child);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

async function waitUntilReady({ name, log }: RunningServer, url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  while (Date.now() < end && !hasEnded(child)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TRY_MS) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not become ready at ${url}. Its last lines:\n${log()}`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Publishes builds into a data directory, as a release would. @param dists absolute paths */
export async function publish(dataDir: string, dists: readonly string[]): Promise<void> {
  const args = dists.flatMap((dist) => ['--dist', dist]);
  const child = spawn(process.execPath, [join(ROOT, 'packages/gateway/src/publish.ts'), ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`publishing failed (exit ${code}): build the apps first, "npm run build"`);
}
