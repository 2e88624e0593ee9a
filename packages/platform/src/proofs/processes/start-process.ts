import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { CAPTCHA_ANSWER, PROVIDER_KEY } from '../../testing/platform.ts';
import { testRun } from '../../testing/test-run.ts';

const PROGRAM = join(__dirname, '../../main.ts');

/** A platform in a process of its own, which can be killed and started again at the same address. */
export interface PlatformProcess {
  readonly url: string;
  readonly dataDir: string;
  pid(): number;
  /** Ends it without a word; settles when it is gone. */
  kill(): Promise<void>;
  /** Starts it again. @throws Error with what it said, where it does not start */
  start(): Promise<void>;
  /** Lets it finish what it does. */
  stop(): Promise<void>;
}

/**
 * @param settings the platform's, by their names in the environment. Without a `DATABASE_URL` it has a durable
 * PostgreSQL of its own.
 */
export async function startProcess(
  settings: Readonly<Record<string, string>> = {},
): Promise<PlatformProcess> {
  const { mediaDir, root } = testRun();
  const dataDir = mkdtempSync(join(root, 'process-'));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: join(root, 'compiled'),
    DATA_DIR: dataDir,
    MEDIA_DIR: mediaDir,
    PLATFORM_PORT: String(port),
    PROVIDER_KEY,
    CAPTCHA_ANSWER,
    RATE_LIMIT_FACTOR: '10000',
    SEED_WEEK: 'off',
    QUEUE_LENGTH: '100000',
    QUEUE_WAIT_MS: '60000',
    LOG_LEVEL: 'fatal',
    DRAW_PICTURES: 'off',
    ...settings,
  };
  let child = await run(env);
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: () => child.pid ?? 0,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
    async start() {
      child = await run(env);
    },
  };
}

/** @returns the process, once it is ready */
function run(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (/ is ready at /.test(said)) resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code, signal) => reject(new Error(`ended with ${code ?? signal}: ${said}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
