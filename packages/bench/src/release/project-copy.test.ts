import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '@tessera/e2e/servers';
import { copyProject } from './project-copy.ts';

test('a copy has the sources and the packages, nothing that was built, and is gone when it is removed', async () => {
  const copy = await copyProject('mf-agent');
  const source = join(copy.dir, 'src/remote.ts');
  const original = join(ROOT, 'mf-agent/src/remote.ts');
  try {
    const before = await readFile(original, 'utf8');
    expect(await readFile(source, 'utf8')).toBe(before);
    expect(['dist', 'node_modules'].filter((made) => existsSync(join(copy.dir, made)))).toEqual([]);
    const found = createRequire(join(copy.dir, 'package.json')).resolve('react/package.json');
    expect(await realpath(found)).toBe(join(ROOT, 'node_modules/react/package.json'));

    await copy.edit();
    const once = await readFile(source, 'utf8');
    await copy.edit();
    expect(new Set([before, once, await readFile(source, 'utf8')]).size).toBe(3);
    expect(await readFile(original, 'utf8')).toBe(before);

    await mkdir(join(copy.dir, 'node_modules/.cache'), { recursive: true });
    await copy.clean();
    expect(existsSync(join(copy.dir, 'node_modules'))).toBe(false);
    expect(existsSync(join(ROOT, 'node_modules/react'))).toBe(true);
  } finally {
    await copy.remove();
  }
  expect(existsSync(dirname(copy.dir))).toBe(false);
  expect(existsSync(join(ROOT, 'node_modules/react'))).toBe(true);
});
