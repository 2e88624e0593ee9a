import { agentPlan, captcha, login, profile } from '@tessera/wire';
import { createFakeShell } from '../../fake-shell.ts';
import { answersOf, recordingOf, staleRecordings, type Recordings } from './recording.ts';

const level = {
  level: 1,
  name: 'Jade',
  net_revenue_from: '0',
  active_members_from: 0,
  commission_basis_points: 5,
};
const body = { code: '100', message: '', data: { active: true, settlement: 'weekly', levels: [level] } };
const question = { site_id: 1, currency: 'USD', language: 'en_US' };
const RECORDED: Recordings = { agentPlan: [{ payload: question, status: 200, body }] };
const asked = { siteId: 1, currency: 'USD', language: 'en_US' } as const;

const api = (recordings: Recordings, written = {}) =>
  createFakeShell({ answers: answersOf(recordings, written) }).api;

test('a recording answers the question that it was recorded for', async () => {
  await expect(api(RECORDED).send(agentPlan, asked)).resolves.toMatchObject({ levels: [{ name: 'Jade' }] });
});

test('a written answer comes before a recording in another language, and that before none', async () => {
  const hindi = { ...asked, language: 'hi_IN' } as const;
  await expect(api(RECORDED).send(agentPlan, hindi)).resolves.toMatchObject({ settlement: 'weekly' });
  const written = { agentPlan: { active: true, settlement: 'monthly', levels: [] } } as const;
  await expect(api(RECORDED, written).send(agentPlan, hindi)).resolves.toMatchObject({
    settlement: 'monthly',
  });
  await expect(api(RECORDED, written).send(agentPlan, asked)).resolves.toMatchObject({
    settlement: 'weekly',
  });
});

test('another question says which file has no answer', async () => {
  await expect(api(RECORDED).send(agentPlan, { ...asked, siteId: 2 })).rejects.toThrow('agentPlan.json');
});

test('a recorded refusal is a refusal', async () => {
  const refused = { payload: question, status: 200, body: { code: '400', message: 'no', data: null } };
  await expect(api({ agentPlan: [refused] }).send(agentPlan, asked)).rejects.toMatchObject({ code: '400' });
});

test('a recording that the wire no longer accepts is named with its place', () => {
  const old = { ...body, data: { ...body.data, settlement: 'daily' } };
  const stale = staleRecordings({
    agentPlan: [...RECORDED['agentPlan']!, { payload: question, status: 200, body: old }],
    profile: [{ payload: {}, status: 200, body: { code: '100', message: '', data: {} } }],
    gone: [],
  });
  expect(stale).toHaveLength(3);
  expect(stale[0]).toMatch(/^agentPlan\.json\[1\].*settlement/);
  expect(stale[1]).toMatch(/^profile\.json\[0\]/);
  expect(stale[2]).toMatch(/^gone\.json/);
  expect(staleRecordings(RECORDED)).toEqual([]);
});

test('a question off the wire’s schema is stale too', () => {
  const stale = staleRecordings({ agentPlan: [{ payload: { site_id: 'x' }, status: 200, body }] });
  expect(stale[0]).toContain('site_id');
});

test('no session, token or secret is written down', () => {
  expect(recordingOf({ call: login, payload: {}, status: 200, body })).toBeUndefined();
  const given = { code: '100', message: '', data: { token: 'secret', captcha: 'data:' } };
  expect(
    recordingOf({ call: captcha, payload: { type: 1, site_id: 1 }, status: 200, body: given }),
  ).toBeUndefined();
  const withToken = { ...body, data: { ...body.data, access_token: 'secret' } };
  const found = recordingOf({ call: agentPlan, payload: question, status: 200, body: withToken });
  expect(found?.key).toBe('agentPlan');
  expect(JSON.stringify(found)).not.toContain('secret');
});

test('a failure is recorded as it came', () => {
  const missing = { code: '404', message: 'none', data: null };
  expect(recordingOf({ call: profile, payload: {}, status: 404, body: missing })?.recording.status).toBe(404);
});
