import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
/** A folder with this repository's rules, and a file for each case. */
const folder = mkdtempSync(join(tmpdir(), 'tessera-rules-'));
after(() => rmSync(folder, { recursive: true, force: true }));

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

const ALLOWED = [
  ['mf-lobby/src/x.ts', "import '@tessera/kit';\nimport '@tessera/kit/router';\nimport '@tessera/wire';"],
  ['packages/wire/src/x.ts', "import '@tessera/domain';"],
  ['packages/gateway/src/x.ts', "import '@tessera/contracts';"],
  ['packages/bench/src/x.ts', "import '@tessera/build';\nimport '@tessera/e2e/tessera';"],
  ['shell/src/composition/x.ts', "import '@module-federation/enhanced/runtime';"],
  ['shell/src/services/x.ts', "await fetch('/api');"],
];

const CASES = [...REFUSED, ...ALLOWED].map(([file, code, message], index) => ({
  file: file.replace('/x.ts', `/x${index}.ts`),
  ...{ code, message },
}));
const messages = lint();

for (const { file, code, message } of CASES) {
  test(`${file} ${message ? 'may not' : 'may'}: ${code.split('\n')[0]}`, () => {
    const found = messages.get(file) ?? [];
    if (message) {
      assert.ok(
        found.some((one) => one.includes(message)),
        `no error mentions "${message}": ${found.join('; ')}`,
      );
    } else {
      assert.deepEqual(found, []);
    }
  });
}

/** Runs oxlint once over the files of all cases. @returns file → messages */
function lint() {
  for (const { file, code } of CASES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  for (const name of ['oxlint.config.ts', 'scripts', 'node_modules'])
    symlinkSync(join(root, name), join(folder, name));
  const { stdout, stderr } = spawnSync('oxlint', ['--format', 'json', ...CASES.map(({ file }) => file)], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.ok(stdout.startsWith('{'), stdout + stderr);
  const found = Map.groupBy(JSON.parse(stdout).diagnostics, ({ filename }) => filename);
  return new Map(
    [...found].map(([file, all]) => [file, all.map(({ message, help }) => `${message} ${help}`)]),
  );
}
