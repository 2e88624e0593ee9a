import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, createConnection, type AddressInfo } from 'node:net';
import { until } from './until.ts';

/** A Redis of a test's own, which it may end and start again. */
export interface TestRedis {
  readonly url: string;
  start(): Promise<void>;
  /** As by a power cut: what it had in its memory is gone. */
  kill(): Promise<void>;
}

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

/** `describe` where there is a `redis-server`; elsewhere its tests are skipped, and say why. */
export const describeWithRedis: jest.Describe = isInstalled
  ? describe
  : (Object.assign(
      (name: string, tests: () => void) =>
        describe.skip(`${name} (no redis-server here: install it to run these)`, tests),
      { each: describe.skip.each },
    ) as unknown as jest.Describe);

export async function startTestRedis(): Promise<TestRedis> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}/0`,
    async start() {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      server = spawn('redis-server', args, { stdio: 'ignore' });
      await until(
        () => answers(port),
        () => `redis-server on port ${port}`,
      );
    },
    async kill() {
      const running = server;
      server = undefined;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      running.kill('SIGKILL');
      await new Promise((resolve) => running.once('exit', resolve));
    },
  };
  await redis.start();
  return redis;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    const done = (isUp: boolean) => {
      socket.destroy();
      resolve(isUp);
    };
    socket.once('error', () => done(false));
    socket.once('data', () => done(true));
    socket.once('connect', () => socket.write('PING\r\n'));
  });
}
