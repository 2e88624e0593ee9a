import { expect, test } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDev, type DevServer } from './dev-server.ts';

let dev: DevServer;
test.beforeAll(async () => {
  dev = await startDev('mf-agent');
});
test.afterAll(() => dev.stop());

const COMPONENT = 'src/frame/Frame.tsx';

async function edit(change: (source: string) => string): Promise<void> {
  const file = join(dev.dir, COMPONENT);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

test('replaces an edited component in the page, and keeps its state', async ({ page }) => {
  await edit((source) =>
    source
      .replace(
        /^import type \{ ReactNode \} from 'react';/m,
        "import { useState, type ReactNode } from 'react';",
      )
      .replace('  return (\n    <Root>', '  const [count, setCount] = useState(0);\n  return (\n    <Root>')
      .replace(
        '{children}',
        '<button onClick={() => setCount(count + 1)}>counted {count}</button>\n{children}',
      ),
  );
  await page.goto(`${dev.url}/proxy/Plan?as=agent`);
  const remote = page.frameLocator('iframe');
  await remote.getByRole('button', { name: 'counted 0' }).click();
  await remote.getByRole('button', { name: 'counted 1' }).click();
  await edit((source) => source.replace('counted {count}', 'clicks: {count}'));
  await expect(remote.getByRole('button', { name: 'clicks: 2' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Agent' })).toBeChecked();
});

test('serves the remote as a release to any origin, with the hash of every file', async () => {
  const read = async () => {
    const response = await fetch(`${dev.url}/release.json`);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    return (await response.json()) as Release;
  };
  const release = await read();
  expect(release).toMatchObject({
    baseUrl: `${dev.url}/__remote/`,
    entry: 'entry.js',
    signature: '',
    config: { name: 'mf-agent' },
  });
  await expectServed(release);
  await edit((source) => source.replace('max-inline-size: 1240px', 'max-inline-size: 1200px'));
  await expect.poll(async () => (await read()).release).not.toBe(release.release);
  await expectServed(await read());
  // A page that was opened before the edit goes on.
  await expectServed({ ...release, files: without(release.files, 'entry.js') });
  expect((await fetch(`${dev.url}/__remote/../package.json`)).status).toBe(404);
  expect((await fetch(`${dev.url}/__remote/none.js`)).status).toBe(404);
});

interface Release {
  readonly release: string;
  readonly baseUrl: string;
  readonly files: Readonly<Record<string, string>>;
}

async function expectServed({ baseUrl, files }: Release): Promise<void> {
  expect(Object.keys(files).length).toBeGreaterThan(0);
  for (const [file, hash] of Object.entries(files)) {
    const response = await fetch(baseUrl + file);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`, file).toBe(hash);
  }
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
