import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS, type Call } from '@tessera/wire';
import { collectMetrics } from '../metrics/metrics.ts';
import { faultsOfRefusals, keepRefusals, writeDownRefusals } from './answered-codes.ts';

const newRoot = () => mkdtempSync(join(tmpdir(), 'tessera-codes-'));
const calls: readonly Call[] = Object.values(CALLS);

/** What a platform has counted that answered each of these. */
async function counted(answered: readonly (readonly [call: string, code: string, status: number])[]) {
  const metrics = collectMetrics();
  for (const one of answered) metrics.refused(...one);
  return metrics.text();
}
const all = calls.flatMap(({ name, codes }) => Object.keys(codes).map((code) => [name, code, 200] as const));

test('a run in which every code was answered, by whichever of its platforms, has no fault', async () => {
  const root = newRoot();
  writeDownRefusals(root, await counted(all.filter((_, index) => index % 2 === 0)));
  writeDownRefusals(root, await counted(all.filter((_, index) => index % 2 === 1)));
  expect(faultsOfRefusals(root)).toEqual([]);
});

test('what nobody provoked is named, and so is what nobody declared', async () => {
  const root = newRoot();
  const others = all.filter(([name, code]) => `${name} ${code}` !== 'auth.login 103');
  writeDownRefusals(root, await counted([...others, ['auth.login', '999', 200]]));
  expect(faultsOfRefusals(root)).toEqual([
    'no test provokes auth.login 103',
    'auth.login 999 was answered, and its call does not declare it',
  ]);
});

test('a general failure with the digits of a declared code is no answer with that code', async () => {
  const root = newRoot();
  const others = all.filter(([name, code]) => `${name} ${code}` !== 'provider.settle 409');
  writeDownRefusals(root, await counted([...others, ['provider.settle', '409', 409]]));
  expect(faultsOfRefusals(root)).toEqual(['no test provokes provider.settle 409']);
});

test('a run that repeats a failed test file is checked with what the first run has answered', async () => {
  const [first, second, kept] = [newRoot(), newRoot(), newRoot()];
  const isRepeated = ([name]: (typeof all)[number]) => name === 'auth.login';
  expect(faultsOfRefusals(second, kept)).toEqual([]);
  writeDownRefusals(first, await counted(all.filter((one) => !isRepeated(one))));
  keepRefusals(first, kept);
  writeDownRefusals(second, await counted(all.filter(isRepeated)));
  expect(faultsOfRefusals(second, kept)).toEqual([]);
  expect(faultsOfRefusals(newRoot(), kept)).toContain('no test provokes auth.login 103');
});
