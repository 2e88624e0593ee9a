import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

async function messagesFor(file, code) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  return result.messages.filter((one) => one.severity === 2).map((one) => one.message);
}

const REFUSED = [
  ['mf-lobby/src/x.ts', "import 'mf-auth';", 'No app imports another'],
  [
    'mf-lobby/src/x.ts',
    "import type { A } from 'mf-auth/src/a';\nexport type B = A;",
    'No app imports another',
  ],
  ['mf-lobby/src/x.ts', "import '@tessera/platform';", 'may import'],
  ['mf-lobby/src/x.ts', "import 'react-router-dom';", 'facade'],
  ['mf-lobby/src/x.ts', "import '@module-federation/enhanced/runtime';", 'federation runtime'],
  ['mf-lobby/src/x.ts', "import '@tessera/kit/src/scope.ts';", 'public entry'],
  ['mf-lobby/src/x.ts', "await fetch('/api');", "Network and storage are the shell's"],
  ['packages/domain/src/x.ts', "import '@tessera/wire';", 'may import'],
  ['packages/contracts/src/x.ts', "import '@tessera/domain';", 'may import'],
  ['packages/ui/src/x.ts', "import '@tessera/contracts';", 'may import'],
  ['packages/platform/src/x.ts', "import '@tessera/contracts';", 'may import'],
  ['packages/gateway/src/x.ts', "import '@tessera/platform';", 'may import'],
  ['packages/bench/src/x.ts', "import '@tessera/gateway';", 'may import'],
  ['packages/bench/src/x.ts', "import 'mf-lobby/src/remote.ts';", 'No app imports another'],
  ['packages/e2e/journeys/x.ts', "import '@tessera/bench';", 'may import'],
  ['shell/src/layout/x.ts', "import '@module-federation/enhanced/runtime';", 'federation runtime'],
];

for (const [file, code, message] of REFUSED) {
  test(`${file} may not: ${code.split('\n')[0]}`, async () => {
    const messages = await messagesFor(file, code);
    assert.ok(
      messages.some((one) => one.includes(message)),
      `no error mentions "${message}": ${messages.join('; ')}`,
    );
  });
}

const ALLOWED = [
  ['mf-lobby/src/x.ts', "import '@tessera/kit';\nimport '@tessera/kit/router';\nimport '@tessera/wire';"],
  ['packages/wire/src/x.ts', "import '@tessera/domain';"],
  ['packages/gateway/src/x.ts', "import '@tessera/contracts';"],
  ['packages/bench/src/x.ts', "import '@tessera/build';\nimport '@tessera/e2e/tessera';"],
  ['shell/src/composition/x.ts', "import '@module-federation/enhanced/runtime';"],
  ['shell/src/services/x.ts', "await fetch('/api');"],
];

for (const [file, code] of ALLOWED) {
  test(`${file} may: ${code.split('\n')[0]}`, async () => {
    assert.deepEqual(await messagesFor(file, code), []);
  });
}
