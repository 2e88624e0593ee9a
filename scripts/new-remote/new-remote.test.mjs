import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { folderOf, PACKED, readManifest, ROOT } from '../pack/packages.mjs';
import { newRemote } from './new-remote.mjs';
import { addOwner } from './owners.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tessera-new-remote-'));
after(() => rmSync(folder, { recursive: true }));

test('a remote outside has its name, route and title everywhere, and asks a registry for the packages', async () => {
  const target = join(folder, 'mf-daily-tips');
  assert.equal(await newRemote({ name: 'mf-daily-tips', outside: target }), target);
  assert.match(
    readFileSync(join(target, 'remote.config.ts'), 'utf8'),
    /name: 'mf-daily-tips'[^]*path: '\/daily-tips'/,
  );
  const files = readdirSync(target, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const texts = files.map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'));
  assert.ok(
    texts.every((text) => !/mf-example|\/example/.test(text)),
    'something of the template is left',
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

test('with packed packages it depends on their tarballs', async () => {
  const tarballs = mkdtempSync(join(folder, 'tarballs-'));
  for (const one of PACKED)
    writeFileSync(join(tarballs, `tessera-${one}-${readManifest(folderOf(one)).version}.tgz`), '');
  const target = join(folder, 'mf-packed');
  await newRemote({ name: 'mf-packed', outside: target, packages: tarballs });
  const { dependencies } = readManifest(target);
  assert.ok(existsSync(join(target, dependencies['@tessera/kit'].replace('file:', ''))));
});

const full = mkdtempSync(join(folder, 'full-'));
writeFileSync(join(full, 'a.txt'), '');
const elsewhere = join(folder, 'elsewhere');

for (const [what, wanted, message] of [
  [
    'a name that is none',
    { name: 'mf_Tips' },
    /"mf_Tips" is no name of a remote: write mf- and small letters/,
  ],
  ['a remote that there is', { name: 'mf-agent' }, /There is a remote mf-agent already/],
  ["another remote's route", { name: 'mf-proxy' }, /The route \/proxy belongs to mf-agent/],
  ["a route of the shell's", { name: 'mf-faq' }, /The route \/faq belongs to shell/],
  ["a server's address", { name: 'mf-api' }, /The route \/api belongs to the servers/],
  ['a language', { name: 'mf-hi-in' }, /The route \/hi-in belongs to the site's own addresses/],
  ['a title that is a message', { name: 'mf-tips', title: '{a}' }, /--title "\{a\}" cannot be a title/],
  [
    'a folder with something in it',
    { name: 'mf-tips', outside: full },
    /is not empty: choose another folder/,
  ],
  ['a folder in here', { name: 'mf-tips', outside: join(ROOT, 'x') }, /lies in this repository/],
  [
    'tarballs for a remote in here',
    { name: 'mf-tips', outside: undefined, packages: full },
    /name its folder with --outside/,
  ],
  [
    'a folder without the tarballs',
    { name: 'mf-tips', packages: full },
    /has no tessera-domain-.*npm run pack/,
  ],
]) {
  test(`${what} is refused, and nothing is written`, async () => {
    await assert.rejects(newRemote({ outside: elsewhere, ...wanted }), message);
    assert.ok(!existsSync(elsewhere));
    assert.ok(!existsSync(join(ROOT, 'mf-tips')));
  });
}

test('a remote in here is given to a team', () => {
  const file = join(folder, 'CODEOWNERS');
  writeFileSync(file, '* @a\n/mf-agent/ @b\n\n/shell/ @c\n');
  addOwner(file, 'mf-tips');
  assert.equal(
    readFileSync(file, 'utf8'),
    `* @a\n/mf-agent/ @b\n/mf-tips/                        @tessera/tips-team\n\n/shell/ @c\n`,
  );
});
