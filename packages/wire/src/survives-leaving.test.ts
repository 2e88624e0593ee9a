import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { GATEWAY_CALLS } from './gateway-calls.ts';

const calls: readonly Call[] = [...Object.values(CALLS), ...Object.values(GATEWAY_CALLS)];
const marked = calls.filter(({ survivesLeaving }) => survivesLeaving);
const namesOf = (some: readonly Call[]) => some.map(({ name }) => name).sort();

/** Areas and single calls that move money, or decide where it goes. */
const MONEY =
  /^(activities|bonuses|money|play|provider|x\.bankAccount|x\.deposit|x\.withdrawal)\.|^x\.agent\.transfer$|^x\.member\.accountClose$/;
/** May be sent again although they write. */
const REPEATED_WRITES: ReadonlySet<string> = new Set(['x.announcements.read']);

test('the calls that survive leaving the page are these', () => {
  expect(namesOf(marked)).toEqual([
    'auth.logout',
    'content.bulletinMemberHide',
    'letters.destroy',
    'letters.read',
    'lobby.favoriteStore',
    'site.tracking',
    'x.agent.linkSwitch',
    'x.announcements.read',
    'x.member.preferencesSet',
    'x.member.pushSubscribe',
    'x.member.pushUnsubscribe',
    'x.member.sessionEnd',
    'x.member.sessionEndOthers',
    'x.responsible.acknowledgeRealityCheck',
    'x.responsible.cancelLimit',
    'x.responsible.exclude',
    'x.responsible.informationRead',
    'x.responsible.setLimit',
    'x.responsible.setRealityCheck',
    'x.responsible.timeOut',
  ]);
});

test('no call about money survives leaving the page', () => {
  expect(calls.filter(({ name }) => MONEY.test(name)).length).toBeGreaterThan(20);
  expect(namesOf(marked.filter(({ name }) => MONEY.test(name)))).toEqual([]);
});

test('no read survives leaving the page', () => {
  const reads = calls.filter(({ name, idempotent }) => idempotent && !REPEATED_WRITES.has(name));
  expect(reads.length).toBeGreaterThan(50);
  expect(namesOf(reads.filter(({ survivesLeaving }) => survivesLeaving))).toEqual([]);
  expect(marked.every(({ method }) => method === 'POST')).toBe(true);
});

test('no call whose answer the browser needs survives leaving the page', () => {
  const needed = marked.filter(
    ({ session, needsProof, audience }) => session === 'starts' || needsProof || audience === 'provider',
  );
  expect(namesOf(needed)).toEqual([]);
});
