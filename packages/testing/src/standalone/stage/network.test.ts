import { agentPlan, layout } from '@tessera/wire';
import { createFakeShell } from '../../fake-shell.ts';
import { createBench } from '../bench/bench.ts';
import { START } from '../bench/state.ts';
import { throughNetwork, written } from './network.ts';

const PLAN = { active: true, settlement: 'weekly' as const, levels: [] };
const ASKED = { siteId: 1, currency: 'USD', language: 'en_US' } as const;

function open(state: Partial<typeof START> = {}) {
  const bench = createBench({ ...START, latencyMs: 0, ...state }, '/');
  const { api } = createFakeShell({ answers: { agentPlan: PLAN } });
  const expired: string[] = [];
  return { bench, expired, sent: api.sent, api: throughNetwork(api, bench, () => expired.push('expired')) };
}

test('a call is answered, and logged with its answer', async () => {
  const { api, bench } = open();
  await expect(api.send(agentPlan, ASKED)).resolves.toEqual(PLAN);
  const [entry] = bench.log.get();
  expect(entry).toMatchObject({ kind: 'call', failed: false });
  expect(entry?.text).toMatch(/^agent\.plan · \d+ ms$/);
  expect(entry?.detail).toContain('"settlement": "weekly"');
});

test('offline, nothing is sent', async () => {
  const { api, sent } = open({ offline: true });
  await expect(api.send(agentPlan, ASKED)).rejects.toMatchObject({ failure: { kind: 'network' } });
  expect(sent).toEqual([]);
});

test('a failure of the next call only is gone after it', async () => {
  const { api, bench } = open({ failures: [{ call: 'agentPlan', kind: 'http-500', once: true }] });
  await expect(api.send(agentPlan, ASKED)).rejects.toMatchObject({ code: '500' });
  expect(bench.state.get().failures).toEqual([]);
  await expect(api.send(agentPlan, ASKED)).resolves.toEqual(PLAN);
  expect(bench.log.get().map((entry) => entry.failed)).toEqual([false, true]);
});

test('a failure of all calls stays', async () => {
  const { api, bench } = open({ failures: [{ call: '*', kind: 'network', once: false }] });
  await expect(api.send(agentPlan, ASKED)).rejects.toThrow();
  expect(bench.state.get().failures).toHaveLength(1);
});

test('a 401 of a call that ends the session ends it', async () => {
  const { api, expired } = open({ failures: [{ call: 'layout', kind: 'http-401', once: false }] });
  await expect(api.send(layout, {})).rejects.toMatchObject({ failure: { kind: 'unauthorised' } });
  expect(expired).toEqual(['expired']);
});

test('who turns away while it takes long is not answered, and nothing failed', async () => {
  const { api, bench, sent } = open({ latencyMs: 5_000 });
  const leaver = new AbortController();
  const answer = api.send(agentPlan, ASKED, { signal: leaver.signal });
  leaver.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent).toEqual([]);
  expect(bench.log.get()).toEqual([]);
});

test('the log has no password, and no picture’s bytes', () => {
  const text = written({ password: 'secret1', captchaToken: 't', picture: 'x'.repeat(5_000) });
  expect(text).not.toContain('secret1');
  expect(text.length).toBeLessThan(400);
});
