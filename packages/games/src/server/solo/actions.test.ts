import { io } from 'socket.io-client';
import * as v from 'valibot';
import { roundAnswer, type RoundAnswer } from '../../protocol/rounds.ts';
import { sessionAnswer } from '../../protocol/session.ts';
import { drawsOf } from '@tessera/domain/fairness';
import { startRig, type Answer, type GamesRig } from '../../testing/games-rig.ts';
import { CHANGED_SOLO, LADDER_CODE } from '../../testing/test-solo.ts';
import { untilTrue } from '../../testing/until.ts';

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

/** How long an open round waits for its player, by the clock of the test. */
const GRACE_MS = 60_000;
const settled = (index: number): Promise<true> =>
  untilTrue(() => rig.wallet.rounds[index]?.state === 'settled', 'the end of the round');

const PLAYER = { gameCode: LADDER_CODE, playerId: '' };
let players = 0;

/** A player with an open round of one dollar. */
async function withOpenRound(balance = '100.00') {
  const player = { ...PLAYER, playerId: `ladder ${process.pid} ${(players += 1)}`, balance };
  const { launch, bearer } = await rig.open(player);
  const begin = (requestId: string): Promise<Answer> =>
    rig.call('POST', '/rounds', { requestId, stake: '1.00', choice: { call: 'high' }, salt: 's' }, bearer);
  const round = v.parse(roundAnswer, (await begin('request-a')).data);
  const act = (requestId: string, action: unknown): Promise<Answer> =>
    rig.call('POST', `/rounds/${round.roundId}/actions`, { requestId, action }, bearer);
  return { player, launch, bearer, round, begin, act };
}

/** What the round pays by the test game's rules, in cents. */
function payoutOf({ fair, staked }: RoundAnswer): number {
  const draw = drawsOf(fair.seed!, fair.salt);
  const [shown, hidden] = [draw(100), draw(100)];
  return hidden > shown ? Number(staked) * 200 : 0;
}
const cents = (decimal: string): number => Math.round(Number(decimal) * 100);

test('an open round tells neither what is hidden nor its seed, and is paid when it is over', async () => {
  const { launch, round, act } = await withOpenRound();
  expect(round).toMatchObject({ over: false, payout: null, balance: '99.00', fair: { seed: null } });
  expect(round.view).toMatchObject({ hidden: null });
  const told = v.parse(roundAnswer, (await act('request-b', 'stand')).data);
  expect(told).toMatchObject({ over: true, actions: ['stand'], staked: '1.00', roundId: round.roundId });
  expect(cents(told.payout!)).toBe(payoutOf(told));
  expect(told.balance).toBe(rig.wallet.balanceOf(launch));
});

test('an action that adds to the stake takes it first, once, and the platform knows of it', async () => {
  const { launch, round, act } = await withOpenRound();
  const told = v.parse(roundAnswer, (await act('request-b', 'double')).data);
  expect(told).toMatchObject({ staked: '2.00', stake: '1.00', over: true });
  expect(cents(rig.wallet.balanceOf(launch))).toBe(10_000 - 200 + payoutOf(told));
  expect(rig.wallet.rounds[0]).toMatchObject({ roundId: round.roundId, amount: '2.00', state: 'settled' });
  expect(rig.wallet.rounds[0]!.outcome.actions).toEqual([{ requestId: 'request-b', action: 'double' }]);
  const again = v.parse(roundAnswer, (await act('request-b', 'double')).data);
  expect({ ...again, fair: told.fair }).toEqual(told);
});

test('the same request decides once: at once, in order, and not otherwise', async () => {
  const { launch, act } = await withOpenRound();
  const answers = await Promise.all([act('request-b', 'raise'), act('request-b', 'raise')]);
  expect(answers.map(({ code }) => code)).toEqual(['100', '100']);
  expect(rig.wallet.balanceOf(launch)).toBe('98.50');
  expect((await act('request-b', 'double')).code).toBe('409');
  expect((await act('request-c', 'raise')).code).toBe('405');
  expect((await act('request-d', 'no such action')).code).toBe('400');
  expect((await act('request-e', 'stand')).code).toBe('100');
  expect((await act('request-f', 'stand')).code).toBe('405');
  expect((await act('request-e', 'stand')).code).toBe('100');
});

test('two decisions at one moment are one after the other: only what is still allowed counts', async () => {
  const { act } = await withOpenRound();
  const codes = (await Promise.all([act('request-b', 'double'), act('request-c', 'double')])).map(
    ({ code }) => code,
  );
  expect(codes.sort()).toEqual(['100', '405']);
  expect(rig.wallet.rounds[0]).toMatchObject({ amount: '2.00', state: 'settled' });
});

test('a raise that the balance does not allow is refused, and the round goes on without it', async () => {
  const { launch, act } = await withOpenRound('1.40');
  expect((await act('request-b', 'double')).code).toBe('402');
  expect((await act('request-c', 'raise')).code).toBe('402');
  expect(rig.wallet.balanceOf(launch)).toBe('0.40');
  expect((await act('request-d', 'stand')).data).toMatchObject({ over: true, staked: '1.00' });
});

test.each(['before', 'after'] as const)(
  'a raise whose answer is lost (%s it was carried out) counts when it is asked for again',
  async (when) => {
    const { launch, act } = await withOpenRound();
    rig.wallet.fault = (name) => (name === 'provider.wager' ? when : undefined);
    expect((await act('request-b', 'double')).code).toBe('503');
    rig.wallet.fault = undefined;
    const told = v.parse(roundAnswer, (await act('request-b', 'double')).data);
    expect(told).toMatchObject({ staked: '2.00', over: true });
    expect(cents(rig.wallet.balanceOf(launch))).toBe(10_000 - 200 + payoutOf(told));
  },
);

test('another round is refused while one is open; reopening the game shows it, and it is played on', async () => {
  const { player, round, bearer, begin } = await withOpenRound();
  expect((await begin('request-z')).code).toBe('405');
  const again = await rig.open(player);
  expect(again.session.open).toMatchObject({ roundId: round.roundId, view: round.view });
  const act = (by: string) =>
    rig.call('POST', `/rounds/${round.roundId}/actions`, { requestId: 'request-b', action: 'stand' }, by);
  // The older window plays no more, until it takes its seat back.
  expect((await act(bearer)).code).toBe('423');
  expect((await act(again.bearer)).code).toBe('100');
});

test('a player who does not come back has the round finished by the cautious play, and is told of it', async () => {
  await rig.restart({ graceMs: GRACE_MS });
  const { player, round } = await withOpenRound();
  await rig.clock.forward(GRACE_MS);
  await settled(0);
  expect(rig.wallet.rounds[0]).toMatchObject({ amount: '1.00', state: 'settled' });
  const { session } = await rig.open(player);
  expect(session.open).toBeNull();
  expect(session.resumed).toMatchObject([{ roundId: round.roundId, actions: ['stand'], over: true }]);
  expect((await rig.open(player)).session.resumed).toEqual([]);
});

/** Whether an open round is due later than after so many milliseconds. */
async function isDueLater(roundId: string, ms: number): Promise<boolean> {
  const due = `SELECT id FROM rounds WHERE id = $1 AND state = 'open' AND due_at > now() + make_interval(secs => $2)`;
  return (await rig.query(due, [roundId, ms / 1_000])).length === 1;
}

test('who thinks with the page open is not gone: the round waits', async () => {
  await rig.restart({ graceMs: GRACE_MS });
  const { round, bearer, act } = await withOpenRound();
  const page = io(rig.games.url, { transports: ['websocket'], auth: { bearer } });
  await new Promise<void>((resolve) => page.once('connect', resolve));
  // The round of a player who came later and has gone is ended.
  await withOpenRound();
  await untilTrue(async () => {
    // The server puts off what is due within half of the time: the clock takes smaller steps.
    if (await isDueLater(round.roundId, GRACE_MS / 2)) await rig.clock.forward(GRACE_MS / 4);
    return rig.wallet.rounds[1]!.state === 'settled';
  }, 'the end of the other round');
  expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(['open', 'settled']);
  expect((await act('request-b', 'raise')).code).toBe('100');
  page.disconnect();
  await untilTrue(async () => {
    if (await isDueLater(round.roundId, 0)) await rig.clock.forward(GRACE_MS);
    return rig.wallet.rounds[0]!.state === 'settled';
  }, 'the end of the round');
  expect(rig.wallet.rounds[0]).toMatchObject({ amount: '1.50', state: 'settled' });
});

test('a raise that was lost with its player is taken into account before the round is finished', async () => {
  await rig.restart({ graceMs: GRACE_MS });
  const { act } = await withOpenRound();
  rig.wallet.fault = (name) => (name === 'provider.wager' ? 'after' : undefined);
  expect((await act('request-b', 'raise')).code).toBe('503');
  rig.wallet.fault = undefined;
  await rig.clock.forward(GRACE_MS);
  await settled(0);
  expect(rig.wallet.rounds[0]).toMatchObject({ amount: '1.50', state: 'settled' });
});

test('an open round of rules that are gone gives its stake back', async () => {
  const { launch, bearer } = await withOpenRound();
  await rig.restart({ games: CHANGED_SOLO });
  const { data } = await rig.call('GET', '/session', undefined, bearer);
  expect(v.parse(sessionAnswer, data)).toMatchObject({ open: null, resumed: [], balance: '100.00' });
  expect(rig.wallet.balanceOf(launch)).toBe('100.00');
  expect(rig.wallet.rounds[0]!.state).toBe('cancelled');
});

test('a round is nobody else’s', async () => {
  const { round, begin } = await withOpenRound();
  const { bearer } = await rig.open({ gameCode: LADDER_CODE });
  const path = `/rounds/${round.roundId}`;
  expect((await rig.call('GET', path, undefined, bearer)).code).toBe('404');
  const stand = { requestId: 'request-b', action: 'stand' };
  expect((await rig.call('POST', `${path}/actions`, stand, bearer)).code).toBe('404');
  expect((await begin('request-a')).data).toMatchObject({ roundId: round.roundId, over: false });
});

test('a page asks for its round by the round’s id', async () => {
  const { bearer, round } = await withOpenRound();
  const { data } = await rig.call('GET', `/rounds/${round.roundId}`, undefined, bearer);
  expect(data).toEqual(round);
});
