import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { compareWithList, readBefore } from './list.mjs';

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-list-'));
  git('.', 'init', '--quiet', '--initial-branch', 'main', 'site');
  commit('site', 'first');
  commit('site', 'second');
  git('.', 'clone', '--quiet', '--depth', '1', pathToFileURL(join(folder, 'site')).href, 'shallow');
});
after(() => rmSync(folder, { recursive: true }));

function git(repository, ...args) {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'commit.gpgsign=false',
  ];
  execFileSync('git', [...identity, ...args], { cwd: join(folder, repository), stdio: 'pipe' });
}

function commit(repository, text) {
  writeFileSync(join(folder, repository, 'list.json'), text);
  git(repository, 'add', '.');
  git(repository, 'commit', '--quiet', '--message', text);
}

test('reads a list of the previous commit', () => {
  assert.equal(readBefore('list.json', join(folder, 'site')), 'first');
});

test('knows no earlier list in a shallow clone, and compares with what there is', () => {
  const earlier = readBefore('list.json', join(folder, 'shallow'));
  assert.equal(earlier, undefined);
  assert.deepEqual(compareWithList(['a'], { a: 'screen' }, earlier), []);
});

test('reads the list of main in a shallow clone with a commit of its own', () => {
  commit('shallow', 'third');
  assert.equal(readBefore('list.json', join(folder, 'shallow')), 'second');
});
