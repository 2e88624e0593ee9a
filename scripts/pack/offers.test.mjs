import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { APPS } from '../lib/apps.mjs';
import { FOR_APPS, PACKAGES } from '../lib/boundaries.mjs';
import { folderOf, PACKED, readManifest, ROOT } from './packages.mjs';

const text = (path) => readFileSync(join(ROOT, path), 'utf8');
const offers = readdirSync(join(ROOT, 'packages')).filter((name) => name.endsWith('-offers'));

test('packs every package of offered types, so that a team outside can use them', () => {
  assert.ok(offers.length > 0);
  assert.deepEqual(
    PACKED.filter((name) => name.endsWith('-offers')),
    offers,
  );
  for (const name of offers) assert.deepEqual(readManifest(folderOf(name)).files, ['dist/lib'], name);
});

test('gives each of them an import rule, an owner and a place in the documents', () => {
  const folders = /\| folder .*?\n\n/s.exec(text('README.md'))?.[0] ?? '';
  const rules = /## Who may import whom\?.*?\n## /s.exec(text('docs/architecture.md'))?.[0] ?? '';
  const owners = text('.github/CODEOWNERS');
  for (const name of offers) {
    assert.ok(FOR_APPS.includes(name) && name in PACKAGES, `${name} has no import rule`);
    assert.ok(owners.includes(`/packages/${name}/`), `${name} has no owner`);
    assert.ok(
      folders.includes(`\`${name}\``) || folders.includes(`\`packages/${name}\``),
      `README.md lacks ${name}`,
    );
    assert.ok(rules.includes(`\`${name}\``), `docs/architecture.md lacks ${name}`);
  }
});

test('shows in the guide only names and types that the packages have', () => {
  const types = offers.map((name) => text(`packages/${name}/src/index.ts`)).join('');
  const guide = /## How do I offer something.*?\n## /s.exec(text('docs/shipping-a-remote.md'))?.[0] ?? '';
  const names = [...guide.matchAll(/['"]mf-(?:auth|member-center|promotions):\w+['"]/g)].map(
    ([name]) => name,
  );
  const declared = [...guide.matchAll(/^ +('mf-[\w-]+:\w+': .*;)$/gm)].map(([, line]) => line);
  assert.ok(names.length > 0 && declared.length > 0);
  const quoted = names.map((name) => name.replaceAll('"', "'"));
  assert.deepEqual(
    [...quoted, ...declared].filter((one) => !types.includes(one)),
    [],
  );
});

test('lists no package twice in the manifest of an app', () => {
  for (const app of APPS) {
    const { dependencies = {}, devDependencies = {} } = readManifest(join(ROOT, app));
    const twice = Object.keys(dependencies).filter((name) => name in devDependencies);
    assert.deepEqual(twice, [], app);
  }
});
