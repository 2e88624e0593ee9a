import * as wire from './index.ts';
import { CALLS } from './calls.ts';

const isCall = (value: unknown): value is wire.Call =>
  typeof value === 'object' && value !== null && 'audience' in value && 'payload' in value;

test('the table holds every call that the package exports, under the same key', () => {
  const exported = Object.fromEntries(Object.entries(wire).filter(([, value]) => isCall(value)));
  expect(Object.keys(CALLS).sort()).toEqual(Object.keys(exported).sort());
  for (const [key, call] of Object.entries(CALLS)) expect(exported[key]).toBe(call);
});

test('no two calls share a name or an address', () => {
  const calls: readonly wire.Call[] = Object.values(CALLS);
  expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
  expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
});
