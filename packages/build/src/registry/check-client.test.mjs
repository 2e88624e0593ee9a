import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCommand } from './check-command.mjs';
import { createRegistry } from './client.mjs';
import { findOptionalPublisher } from './publisher.mjs';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'tessera-check-'));

test('signs a check only where a publisher is given', async () => {
  const seen = [];
  const server = createServer((request, response) => {
    seen.push(request.headers['tessera-signature']);
    response.setHeader('content-type', 'application/json').end('{"fits":true}');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const site = `http://127.0.0.1:${server.address().port}`;
  await createRegistry(site).check({});
  await createRegistry(site, { id: 'team', sign: () => 'signed' }).check({});
  await new Promise((done) => server.close(done));
  expect([seen[0], seen[1]]).toEqual([undefined, expect.stringContaining('keyId=team')]);
});

test('needs no key where none is configured and none was made here', () => {
  expect(findOptionalPublisher({}, {}, emptyFolder())).toBeUndefined();
});

test('uses the configured key, and fails where its file is missing', () => {
  const folder = emptyFolder();
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, 'team.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(findOptionalPublisher({}, { TESSERA_RELEASE_KEY: 'team.key' }, folder)).toMatchObject({
    id: 'team',
  });
  expect(() => findOptionalPublisher({ key: 'gone.key' }, {}, folder)).toThrow('There is no key gone.key');
});

test('asks for a key where the site answers signed checks only', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'dist'));
  process.env.DATA_DIR = folder;
  delete process.env.TESSERA_RELEASE_KEY;
  writeFileSync(join(folder, 'package.json'), '{"name":"mf-x","version":"1.0.0"}');
  writeFileSync(join(folder, 'dist/release.json'), '{"release":"1.0.0-a","config":{"name":"mf-x"}}');
  const refused = [{ code: 'signature', what: 'request', expected: 'a', actual: 'b', hint: 'sign it' }];
  const server = createServer((_request, response) => {
    response.statusCode = 401;
    response.end(JSON.stringify({ refused }));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const site = `http://127.0.0.1:${server.address().port}`;
  let err = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += text), true));
  const code = await checkCommand(folder, ['--no-build', '--to', site]);
  jest.restoreAllMocks();
  await new Promise((done) => server.close(done));
  expect([code, err]).toEqual([
    1,
    `${site} answers signed checks only: name your publisher's key with --key or in TESSERA_RELEASE_KEY.\n`,
  ]);
});
