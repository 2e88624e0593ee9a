import type { GameReference } from '@tessera/contracts';
import {
  IDLE,
  refusalOf,
  transition,
  type Launch,
  type LaunchEvent,
  type LaunchState,
} from './launch.machine.ts';

const lotus: GameReference = {
  id: 11,
  gpId: 3,
  gtId: 2,
  house: 'aurora',
  gameType: 'slot',
  gameCode: 'royal-lotus',
  name: 'Royal Lotus',
  mode: 'window',
};
const harbour: GameReference = { ...lotus, id: 12, gameCode: 'night-harbour', name: 'Night Harbour' };

const real: Launch = { id: 1, game: lotus, demo: false, mode: 'window', blocked: false };
const demo: Launch = { ...real, demo: true };
const url = 'https://games.example/play?launch=abc';

const walk = (...events: LaunchEvent[]): LaunchState => events.reduce(transition, IDLE);
const requested = (launch: Launch): LaunchEvent => ({ type: 'requested', launch });
const accepted: LaunchEvent = { type: 'accepted', id: 1 };
const addressed: LaunchEvent = { type: 'addressed', id: 1, url };
const closed: LaunchEvent = { type: 'closed', id: 1 };
const left: LaunchEvent = { type: 'left', id: 1 };
const settled: LaunchEvent = { type: 'settled', id: 1 };

test('a real game starts, waits for its address, opens, quits, and is gone', () => {
  expect(walk(requested(real)).status).toBe('starting');
  expect(walk(requested(real), accepted).status).toBe('waiting');
  expect(walk(requested(real), accepted, addressed)).toEqual({ status: 'open', launch: real, url });
  const quitting = walk(requested(real), accepted, addressed, closed);
  expect(quitting).toEqual({ status: 'quitting', launch: real, answered: false });
  expect(transition(quitting, left)).toMatchObject({ status: 'quitting', answered: true });
  expect(transition(quitting, settled)).toBe(IDLE);
});

test('the address may come before the answer', () => {
  expect(walk(requested(real), addressed, accepted).status).toBe('open');
});

test('a demo opens by its answer and leaves nothing to settle', () => {
  expect(walk(requested(demo), accepted).status).toBe('starting');
  expect(walk(requested(demo), addressed).status).toBe('open');
  expect(walk(requested(demo), addressed, closed)).toBe(IDLE);
});

test('where the browser blocked the window, the game is ready for the player’s own click', () => {
  const ready = walk(requested({ ...real, blocked: true }), accepted, addressed);
  expect(ready.status).toBe('ready');
  expect(transition(ready, { type: 'unblocked', id: 1 })).toEqual({ status: 'open', launch: real, url });
  expect(transition(ready, closed).status).toBe('quitting');
});

test('who gives up while a real game starts has left it as well', () => {
  expect(walk(requested(real), closed).status).toBe('quitting');
  expect(walk(requested(real), accepted, closed).status).toBe('quitting');
});

test('a failure is shown until it is dismissed, and stops no next launch', () => {
  const failed = walk(requested(real), {
    type: 'failed',
    id: 1,
    failure: { kind: 'maintenance', interval: undefined },
  });
  expect(failed.status).toBe('failed');
  expect(refusalOf(failed, lotus, false)).toBeUndefined();
  expect(transition(failed, { type: 'dismissed' })).toBe(IDLE);
});

test('a failure stops a game that is open: transfers were disabled meanwhile', () => {
  const failure = { kind: 'transferDisabled' } as const;
  expect(walk(requested(real), addressed, { type: 'failed', id: 1, failure }).status).toBe('failed');
});

test.each<[string, LaunchState, string | undefined]>([
  ['idle', IDLE, undefined],
  ['starting', walk(requested(real)), 'pg.alert_starting'],
  ['waiting', walk(requested(real), accepted), 'pg.alert_starting'],
  ['quitting', walk(requested(real), addressed, closed), 'pg.alert_quitting'],
  ['open', walk(requested(real), addressed), 'pg.alert_duplicate'],
])('while %s, the same game is refused with %s', (_, state, refusal) => {
  expect(refusalOf(state, lotus, false)).toBe(refusal);
  if (refusal) expect(transition(state, requested({ ...real, id: 2 }))).toBe(state);
});

test('another game takes the place of the one that is open, and so does the real one of its demo', () => {
  const open = walk(requested(demo), addressed);
  expect(refusalOf(open, harbour, true)).toBeUndefined();
  expect(refusalOf(open, lotus, false)).toBeUndefined();
  expect(transition(open, requested({ ...real, id: 2 }))).toMatchObject({
    status: 'starting',
    launch: { id: 2 },
  });
});

test('a member’s game ends with the session, a demo goes on', () => {
  expect(transition(walk(requested(real), addressed), { type: 'sessionEnded' })).toBe(IDLE);
  expect(transition(walk(requested(demo), addressed), { type: 'sessionEnded' }).status).toBe('open');
});

test('what comes late for a former launch changes nothing', () => {
  const state = walk(requested({ ...real, id: 2 }));
  for (const event of [accepted, addressed, closed, left, settled])
    expect(transition(state, event)).toBe(state);
});

test('no event changes an idle state but a request', () => {
  for (const event of [accepted, addressed, closed, left, settled])
    expect(transition(IDLE, event)).toBe(IDLE);
});
