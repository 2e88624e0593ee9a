import type { GameReference } from '@tessera/contracts';
import {
  IDLE,
  awaitingAddress,
  current,
  drawn,
  queued,
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
/** Asked for while the first one is quitting. */
const next: Launch = { ...real, id: 2, game: harbour };
const url = 'https://games.example/play?launch=abc';

const walk = (...events: LaunchEvent[]): LaunchState => events.reduce(transition, IDLE);
const requested = (launch: Launch): LaunchEvent => ({ type: 'requested', launch });
const accepted: LaunchEvent = { type: 'accepted', id: 1 };
const addressed: LaunchEvent = { type: 'addressed', id: 1, url };
const closed: LaunchEvent = { type: 'closed', id: 1 };
const left: LaunchEvent = { type: 'left', id: 1 };
const settled: LaunchEvent = { type: 'settled', id: 1 };

test('starts a real game, waits for its address, opens, quits and settles it', () => {
  expect(walk(requested(real)).status).toBe('starting');
  expect(walk(requested(real), accepted).status).toBe('waiting');
  expect(walk(requested(real), accepted, addressed)).toEqual({ status: 'open', launch: real, url });
  const quitting = walk(requested(real), accepted, addressed, closed);
  expect(quitting).toEqual({ status: 'quitting', launch: real, answered: false, next: undefined });
  expect(transition(quitting, left)).toMatchObject({ status: 'quitting', answered: true });
  expect(transition(quitting, settled)).toBe(IDLE);
});

test('accepts the address before the answer', () => {
  expect(walk(requested(real), addressed, accepted).status).toBe('open');
});

test('opens a demo from its answer, and ends it without quitting', () => {
  expect(walk(requested(demo), accepted).status).toBe('starting');
  expect(walk(requested(demo), addressed).status).toBe('open');
  expect(walk(requested(demo), addressed, closed)).toBe(IDLE);
});

test('makes a game ready for the player’s click when its window was blocked', () => {
  const ready = walk(requested({ ...real, blocked: true }), accepted, addressed);
  expect(ready.status).toBe('ready');
  expect(transition(ready, { type: 'unblocked', id: 1 })).toEqual({ status: 'open', launch: real, url });
  expect(transition(ready, closed).status).toBe('quitting');
});

test('quits a real game that is closed while starting', () => {
  expect(walk(requested(real), closed).status).toBe('quitting');
  expect(walk(requested(real), accepted, closed).status).toBe('quitting');
});

test('keeps a failure until it is dismissed, and allows the next launch', () => {
  const failed = walk(requested(real), {
    type: 'failed',
    id: 1,
    failure: { kind: 'maintenance', interval: undefined },
  });
  expect(failed.status).toBe('failed');
  expect(refusalOf(failed, lotus, false)).toBeUndefined();
  expect(transition(failed, { type: 'dismissed' })).toBe(IDLE);
});

test('fails an open game when transfers are disabled meanwhile', () => {
  const failure = { kind: 'transferDisabled' } as const;
  expect(walk(requested(real), addressed, { type: 'failed', id: 1, failure }).status).toBe('failed');
});

test.each<[string, LaunchState, string | undefined]>([
  ['idle', IDLE, undefined],
  ['starting', walk(requested(real)), 'pg.alert_starting'],
  ['waiting', walk(requested(real), accepted), 'pg.alert_starting'],
  ['quitting', walk(requested(real), addressed, closed), undefined],
  [
    'quitting, with a launch that waits for it',
    walk(requested(real), addressed, closed, requested(next)),
    'pg.alert_quitting',
  ],
  ['open', walk(requested(real), addressed), 'pg.alert_duplicate'],
])('while %s, the same game is refused with %s', (_, state, refusal) => {
  expect(refusalOf(state, lotus, false)).toBe(refusal);
  if (refusal) expect(transition(state, requested({ ...real, id: 3 }))).toBe(state);
});

describe('a launch that is asked for while a game is quitting', () => {
  const waiting = walk(requested(real), addressed, closed, requested(next));

  test('waits for the quit, also after the platform’s answer, and starts when it is over', () => {
    expect(waiting).toEqual({ status: 'quitting', launch: real, answered: false, next });
    expect(queued(waiting)).toBe(next);
    const answered = transition(waiting, left);
    expect(answered).toEqual({ status: 'quitting', launch: real, answered: true, next });
    expect(transition(answered, settled)).toEqual({ status: 'starting', launch: next });
    expect(transition(waiting, settled)).toEqual({ status: 'starting', launch: next });
  });

  test('is given up when it is closed: the quit goes on, and another launch may wait', () => {
    const givenUp = transition(transition(waiting, left), { type: 'closed', id: 2 });
    expect(givenUp).toEqual({ status: 'quitting', launch: real, answered: true, next: undefined });
    expect(transition(givenUp, settled)).toBe(IDLE);
    expect(queued(transition(givenUp, requested({ ...next, id: 3 })))).toMatchObject({ id: 3 });
  });

  test('is given up with the session, also as a demo', () => {
    const demoWaits = walk(requested(real), closed, requested({ ...next, demo: true }));
    expect(queued(demoWaits)).toMatchObject({ demo: true });
    for (const state of [waiting, demoWaits]) expect(transition(state, { type: 'sessionEnded' })).toBe(IDLE);
  });

  test('is not drawn, and gets no address of the game that is quitting', () => {
    const modal = walk(requested(real), closed, requested({ ...next, mode: 'modal' }));
    expect({ drawn: drawn(modal), address: awaitingAddress(modal), current: current(modal) }).toEqual({});
    for (const id of [1, 2])
      for (const type of ['accepted', 'unblocked'] as const)
        expect(transition(modal, { type, id })).toBe(modal);
    expect(transition(modal, { type: 'addressed', id: 2, url })).toBe(modal);
    expect(transition(modal, { type: 'settled', id: 2 })).toBe(modal);
  });
});

test('replaces the open game by another one, and a demo by its real game', () => {
  const open = walk(requested(demo), addressed);
  expect(refusalOf(open, harbour, true)).toBeUndefined();
  expect(refusalOf(open, lotus, false)).toBeUndefined();
  expect(transition(open, requested({ ...real, id: 2 }))).toMatchObject({
    status: 'starting',
    launch: { id: 2 },
  });
});

test('ends a member’s game with the session, but not a demo', () => {
  expect(transition(walk(requested(real), addressed), { type: 'sessionEnded' })).toBe(IDLE);
  expect(transition(walk(requested(demo), addressed), { type: 'sessionEnded' }).status).toBe('open');
});

test('ignores events of a former launch', () => {
  const state = walk(requested({ ...real, id: 2 }));
  for (const event of [accepted, addressed, closed, left, settled])
    expect(transition(state, event)).toBe(state);
});

test('ignores every event but a request while idle', () => {
  for (const event of [accepted, addressed, closed, left, settled])
    expect(transition(IDLE, event)).toBe(IDLE);
});
