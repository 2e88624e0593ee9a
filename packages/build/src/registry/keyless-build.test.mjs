import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../compile.mjs';
import { checkCommand } from './check-command.mjs';
import { releaseCommand } from './release-command.mjs';

jest.mock('../compile.mjs', () => ({ build: jest.fn() }));

const KEY = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });

let folder;
let server;
let site;
const signatures = [];
const before = { ...process.env };
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-keyless-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), '{"name":"mf-x","version":"1.0.0"}');
  writeFileSync(
    join(folder, 'dist/release.json'),
    '{"release":"1.0.0-a","version":"1.0.0","config":{"name":"mf-x"}}',
  );
  server = createServer((request, response) => {
    request.resume();
    signatures.push(request.headers['tessera-signature']);
    response.setHeader('content-type', 'application/json').end('{"fits":true,"stored":true}');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${server.address().port}`;
  process.env.TESSERA_RELEASE_KEY = KEY;
  process.env.TESSERA_PUBLISHER = 'team-x';
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  process.env = { ...before };
  jest.restoreAllMocks();
  signatures.length = 0;
  rmSync(folder, { recursive: true });
  await new Promise((done) => server.close(done));
});

test.each([
  ['release', releaseCommand],
  ['check', checkCommand],
])('builds without the signing key in its environment for a %s, and signs with it', async (_, command) => {
  const seen = [];
  build.mockImplementation(() => {
    seen.push(
      Object.entries(process.env).flatMap(([name, value]) => (value.includes('PRIVATE KEY') ? name : [])),
    );
  });
  const changes = command === releaseCommand ? ['--changes', 'Better'] : [];
  expect(await command(folder, ['--to', site, ...changes])).toBe(0);
  expect(seen).toEqual([[]]);
  expect(signatures[0]).toContain('keyId=team-x');
});

test('keeps the key for what comes after a build that fails', async () => {
  build.mockRejectedValue(new Error('a wrong import'));
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await releaseCommand(folder, ['--to', site])).toBe(1);
  expect(process.env.TESSERA_RELEASE_KEY).toBe(KEY);
});
