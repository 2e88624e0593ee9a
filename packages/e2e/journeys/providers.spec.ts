import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../harness/servers.ts';

test('conforms to the documentation for game providers (docs/providers.md)', async () => {
  const platform = process.env['PLATFORM_URL'] ?? '';
  const key = readFileSync(join(process.env['SITE_DATA_DIR'] ?? '', 'provider-key'), 'utf8').trim();
  const suite = join(ROOT, 'packages/games/src/conformance/main.ts');
  const child = spawn(process.execPath, [suite, '--platform', platform, `--key=${key}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  expect(code, said).toBe(0);
});
