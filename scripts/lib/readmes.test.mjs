import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { APPS } from './apps.mjs';

const ROOT = join(import.meta.dirname, '../..');
const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const readmeOf = (folder) => readFileSync(join(ROOT, folder, 'README.md'), 'utf8');

for (const folder of [...APPS, ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)]) {
  test(`${folder} has a README of 10 to 30 lines`, () => {
    const isThere = existsSync(join(ROOT, folder, 'README.md'));
    assert.ok(isThere, 'add one: what it is, who uses it, where to begin');
    const lines = readmeOf(folder).trimEnd().split('\n').length;
    assert.ok(lines >= 10 && lines <= 30, `it has ${lines} lines`);
  });
}

for (const app of APPS) {
  test(`the README of ${app} names commands, files and documents that exist`, () => {
    const readme = readmeOf(app);
    const { scripts } = readJson('package.json');
    for (const [command, script] of readme.matchAll(/npm run ([\w-]+)/g))
      assert.ok(Object.hasOwn(scripts, script), `package.json has no script for "${command}"`);
    for (const [command, target, project] of readme.matchAll(/npx nx ([\w-]+) ([\w@/-]+)/g)) {
      const folder = project.replace('@tessera/', 'packages/');
      assert.ok(
        Object.hasOwn(readJson(`${folder}/package.json`).scripts, target),
        `"${command}" does nothing`,
      );
    }
    for (const [, link] of readme.matchAll(/\]\(([^)#]+)[^)]*\)/g))
      assert.ok(existsSync(join(ROOT, app, link)), `${link} does not exist`);
    for (const [, path] of readme.matchAll(/`((?:src|e2e)\/[\w./-]*|[\w.]+\.config\.ts)`/g))
      assert.ok(existsSync(join(ROOT, app, path)), `${path} does not exist`);
  });
}

for (const app of APPS.filter((name) => name !== 'shell')) {
  test(`the README of ${app} names all that it contributes`, async () => {
    const { default: config } = await import(join(ROOT, app, 'remote.config.ts'));
    const readme = readmeOf(app);
    const names = [
      ...config.routes.map(({ path }) => path),
      ...(config.slots ?? []).map(({ slot }) => slot),
      ...(config.dialogs ?? []),
      ...(config.wakes ?? []),
    ].map((name) => name.replace(`${app}:`, ''));
    assert.deepEqual(
      names.filter((name) => !readme.includes(`\`${name}\``)),
      [],
    );
  });
}
