import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRegistry } from './client.mjs';
import { findOptionalPublisher } from './publisher.mjs';

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'tessera-check-'));

test('a check is signed where a publisher is given, and else not', async () => {
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

test('no key is needed where none is configured and none was made here', () => {
  expect(findOptionalPublisher({}, {}, emptyFolder())).toBeUndefined();
});

test('a key that is configured is used, and missed where its file is not there', () => {
  const folder = emptyFolder();
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(join(folder, 'team.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  expect(findOptionalPublisher({}, { TESSERA_RELEASE_KEY: 'team.key' }, folder)).toMatchObject({
    id: 'team',
  });
  expect(() => findOptionalPublisher({ key: 'gone.key' }, {}, folder)).toThrow('There is no key gone.key');
});

test.each([
  ['of today', { expected: '^2.0.0', actual: '1.0.0', hint: 'build it again' }],
  ['of the version before', { wanted: '^2.0.0', got: '1.0.0', mend: 'build it again' }],
])('reads refusals with the field names %s', async (_, fields) => {
  const server = createServer((_request, response) => {
    response.statusCode = 422;
    response.end(JSON.stringify({ refused: [{ code: 'contract', what: 'mf-x 1: contract', ...fields }] }));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const check = createRegistry(`http://127.0.0.1:${server.address().port}`).check({});
  const error = await check.catch((reason) => reason);
  await new Promise((done) => server.close(done));
  expect(error.message).toBe('mf-x 1: contract: expected ^2.0.0, got 1.0.0. Build it again.');
});
