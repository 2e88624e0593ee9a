import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import config from '../../remote.config.ts';
import first from '../messages/en_US.json';
import late from './messages/en_US.json';

const SRC = join(__dirname, '..');
const IMPORT = /(?:^|\n)(?:import|export)\s(?!type\b)[^;]*?from\s+'(\.[^']+)'/g;

/** Returns a module and all that it imports at once, without what it loads later. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    if (/\.tsx?$/.test(path)) withImports(join(dirname(file), path), seen);
  return seen;
}

/** What a page loads before anybody opens a dialog: a member's account menu comes with the session. */
const firstView = [
  ...new Set(
    ['remote.ts', 'account/AccountSlot.tsx', 'account/AccountMenu.tsx'].flatMap((file) => [
      ...withImports(join(SRC, file)),
    ]),
  ),
];
const account = readdirSync(join(SRC, 'account')).filter((name) => !name.includes('.test.'));

test('no module of the first view has the code of a dialog, or its texts', () => {
  const own = firstView.map((file) => file.slice(SRC.length + 1));
  expect(own).not.toContain('text.ts');
  expect(own.filter((file) => /\.tsx$/.test(file) && !file.startsWith('account/'))).toEqual([]);
});

test('the first view’s catalogue has no text but those of the account and of page titles', () => {
  const sources = account.map((name) => readFileSync(join(SRC, 'account', name), 'utf8')).join('\n');
  const titles = config.routes.flatMap(({ titleId, descriptionId }) => [titleId, descriptionId]);
  const isUsed = (id: string) =>
    titles.includes(id as (typeof titles)[number]) || sources.includes(`'${id}'`);
  expect(Object.keys(first).filter((id) => !isUsed(id))).toEqual([]);
});

test('no text is in both catalogues', () => {
  expect(Object.keys(first).filter((id) => id in late)).toEqual([]);
});
