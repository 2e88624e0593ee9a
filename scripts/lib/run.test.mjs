import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { run, runBeside, runToEnd } from './run.mjs';

process.env.TESSERA_RELEASE_KEY = 'a private key';
after(() => delete process.env.TESSERA_RELEASE_KEY);

/** Exits with 1 where the key is in its environment: a build runs code of many packages. */
const LOOK = ['-e', "process.exit('TESSERA_RELEASE_KEY' in process.env ? 1 : 0)"];

test('runs no command with the signing key in its environment', async () => {
  assert.equal(runToEnd(process.execPath, LOOK), 0);
  assert.equal(runToEnd(process.execPath, LOOK, { env: { MORE: '1' } }), 0);
  run(process.execPath, LOOK);
  await runBeside(process.execPath, LOOK);
  assert.equal(process.env.TESSERA_RELEASE_KEY, 'a private key');
});
