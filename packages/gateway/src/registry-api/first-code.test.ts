import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteBuild } from '../releases/documents.ts';
import { BUDGET_BYTES, budgetOf, firstCode, HOME_SLOTS, sizeRefusals } from './first-code.ts';

/** The build measures first, and is no package that a server imports: what it says must be the same. */
const SIZES = readFileSync(join(__dirname, '../../../build/src/sizes.mjs'), 'utf8');

test('has the budgets and home page slots of the build', () => {
  const [, shell, remote] = /BUDGET = \{ shell: ([\d_]+), remote: ([\d_]+) \}/.exec(SIZES) ?? [];
  const numberOf = (text = '') => Number(text.replaceAll('_', ''));
  expect({ shell: numberOf(shell), remote: numberOf(remote) }).toEqual(BUDGET_BYTES);
  const [, slots = ''] = /HOME_SLOTS = \[([^\]]*)\]/.exec(SIZES) ?? [];
  expect([...slots.matchAll(/'([^']+)'/g)].map(([, slot]) => slot)).toEqual(HOME_SLOTS);
});

test('counts a remote’s container, module, English and home page slots as its first code', () => {
  const document = {
    entry: 'entry.js',
    parts: {
      module: ['module.js', 'shared.js'],
      'messages:en_US': ['en.js'],
      'messages:hi_IN': ['hi.js'],
      'slot:home.main': ['home.js', 'shared.js', 'home.css'],
      'slot:float': ['float.js'],
      'route:page': ['page.js'],
    },
  } as Partial<RemoteBuild> as RemoteBuild;
  expect(firstCode(document)).toEqual(['entry.js', 'module.js', 'shared.js', 'en.js', 'home.js']);
});

test('allows a document the difference between two versions of brotli', () => {
  const of = (bytes: number, measured: number) =>
    sizeRefusals({ part: 'mf-lobby', release: '1', bytes }, measured).map(({ expected }) => expected);
  expect(of(30_000, 31_900)).toEqual([]);
  expect(of(30_000, 32_100)).toEqual(['the 30.0 kB of its document']);
  expect(of(40_000, 40_001)).toEqual(['at most 40.0 kB']);
  expect([budgetOf('shell'), budgetOf('mf-lobby')]).toEqual([160_000, 40_000]);
});
