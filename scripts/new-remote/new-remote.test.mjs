import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { folderOf, PACKED, readManifest, ROOT } from '../pack/packages.mjs';
import { createRemoteProject } from './new-remote.mjs';
import { addOwner } from './owners.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tessera-new-remote-'));
after(() => rmSync(folder, { recursive: true }));

test('creates a remote outside with its name, route and title, and packages from a registry', async () => {
  const target = join(folder, 'mf-daily-tips');
  assert.equal(await createRemoteProject({ name: 'mf-daily-tips', outside: target }), target);
  assert.match(
    readFileSync(join(target, 'remote.config.ts'), 'utf8'),
    /name: 'mf-daily-tips'[^]*path: '\/daily-tips'/,
  );
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const texts = files.map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'));
  assert.ok(
    texts.every((text) => !/mf-example|\/example/.test(text)),
    'a name of the template is left',
  );
  const catalogues = files.filter((one) => /^[a-z]{2}_[A-Z]{2}\.json$/.test(one.name));
  assert.equal(catalogues.length, 11);
  for (const { parentPath, name } of catalogues)
    assert.equal(JSON.parse(readFileSync(join(parentPath, name), 'utf8'))['page.title'], 'Daily tips');
  assert.ok(existsSync(join(target, '.github/workflows/mf-daily-tips.yml')));
  assert.ok(existsSync(join(target, '.gitignore')));
  const { dependencies, devDependencies } = readManifest(target);
  const all = { ...dependencies, ...devDependencies };
  for (const one of PACKED) assert.equal(all[`@tessera/${one}`], `^${readManifest(folderOf(one)).version}`);
});

test('depends on tarballs if packed packages are given', async () => {
  const tarballs = mkdtempSync(join(folder, 'tarballs-'));
  for (const one of PACKED)
    writeFileSync(join(tarballs, `tessera-${one}-${readManifest(folderOf(one)).version}.tgz`), '');
  const target = join(folder, 'mf-packed');
  await createRemoteProject({ name: 'mf-packed', outside: target, packages: tarballs });
  const { dependencies } = readManifest(target);
  assert.ok(existsSync(join(target, dependencies['@tessera/kit'].replace('file:', ''))));
});

const full = mkdtempSync(join(folder, 'full-'));
writeFileSync(join(full, 'a.txt'), '');
const elsewhere = join(folder, 'elsewhere');

for (const [what, wanted, message] of [
  ['an invalid name', { name: 'mf_Tips' }, /"mf_Tips" is not a valid name: write mf- and lower-case letters/],
  ['the name of an existing remote', { name: 'mf-agent' }, /The remote mf-agent already exists/],
  ["another remote's route", { name: 'mf-proxy' }, /The route \/proxy belongs to mf-agent/],
  ["a route of the shell's", { name: 'mf-faq' }, /The route \/faq belongs to shell/],
  ['the path of a server', { name: 'mf-api' }, /The route \/api belongs to the servers/],
  ['a language prefix', { name: 'mf-hi-in' }, /The route \/hi-in belongs to the site's own addresses/],
  ['a title with message syntax', { name: 'mf-tips', title: '{a}' }, /--title "\{a\}" is not a valid title/],
  ['a folder that is not empty', { name: 'mf-tips', outside: full }, /is not empty: choose another folder/],
  ['a folder in this repository', { name: 'mf-tips', outside: join(ROOT, 'x') }, /is inside this repository/],
  [
    'tarballs for a remote in this repository',
    { name: 'mf-tips', outside: undefined, packages: full },
    /--packages requires --outside/,
  ],
  [
    'a folder without the tarballs',
    { name: 'mf-tips', packages: full },
    /has no tessera-domain-.*npm run pack/,
  ],
]) {
  test(`refuses ${what} and writes nothing`, async () => {
    await assert.rejects(createRemoteProject({ outside: elsewhere, ...wanted }), message);
    assert.ok(!existsSync(elsewhere));
    assert.ok(!existsSync(join(ROOT, 'mf-tips')));
  });
}

test('adds a code owner for a remote in this repository', () => {
  const file = join(folder, 'CODEOWNERS');
  writeFileSync(file, '* @a\n/mf-agent/ @b\n\n/shell/ @c\n');
  addOwner(file, 'mf-tips');
  assert.equal(
    readFileSync(file, 'utf8'),
    `* @a\n/mf-agent/ @b\n/mf-tips/                        @tessera/tips-team\n\n/shell/ @c\n`,
  );
});
