import * as wire from './index.ts';
import { CALLS } from './calls.ts';
import { GATEWAY_CALLS } from './gateway-calls.ts';

const isCall = (value: unknown): value is wire.Call =>
  typeof value === 'object' && value !== null && 'audience' in value && 'payload' in value;

test('the call tables list every exported call under its own name', () => {
  const exported = Object.fromEntries(Object.entries(wire).filter(([, value]) => isCall(value)));
  const tables = [...Object.entries(CALLS), ...Object.entries(GATEWAY_CALLS)];
  expect(tables.map(([key]) => key).sort()).toEqual(Object.keys(exported).sort());
  for (const [key, call] of tables) expect(exported[key]).toBe(call);
});

test('every call has a unique name and path', () => {
  const calls: readonly wire.Call[] = Object.values(CALLS);
  expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
  expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
});
