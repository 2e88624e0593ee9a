import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const PACKAGES = join(import.meta.dirname, '../../packages');

for (const name of readdirSync(PACKAGES)) {
  test(`packages/${name} has a README of 10 to 30 lines`, () => {
    const file = join(PACKAGES, name, 'README.md');
    assert.ok(existsSync(file), 'add one: what the package is, who uses it, where to begin');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length;
    assert.ok(lines >= 10 && lines <= 30, `it has ${lines} lines`);
  });
}
