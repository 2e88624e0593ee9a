import * as v from 'valibot';
import { bookAnswer, slipView } from '../../protocol/book.ts';
import { historyAnswer } from '../../protocol/rounds.ts';
import { sessionAnswer } from '../../protocol/session.ts';
import { verify } from '../../page/fair/check.ts';
import { LEFT_MS } from '../../testing/clock.ts';
import { startRig, type GamesRig } from '../../testing/games-rig.ts';
import { until } from '../../testing/until.ts';
import { ODDS, TOSSES } from '../../testing/test-books.ts';
import { TEST_GAMES } from '../../testing/test-tables.ts';

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
  await rig.restart({ games: TEST_GAMES });
});
afterEach(() => rig.close());

const read = (decimal: string): bigint => BigInt(Math.round(Number(decimal) * 100));

const legOn = (fixtureId: string) => ({
  fixtureId,
  market: 'result',
  line: null,
  pick: 'home',
  odds: ODDS.before,
});

/** A combination of two fixtures, by a page that hears nothing and goes away. */
async function placedAndGone() {
  const { bearer, session } = await rig.open({ gameCode: 'ts-sportsbook-toss-tide-1' });
  expect(session).toMatchObject({
    ...{ game: 'sportsbook', variant: 'toss', seated: true, resumed: [], open: null },
    ...{ maxWinMultiple: TOSSES.maxWinMultiple, fair: { nextHash: null } },
  });
  const fixtures = await rig.clock.holdWhen(async () => {
    const book = v.parse(bookAnswer, (await rig.call('GET', '/book', undefined, bearer)).data);
    const open = book.fixtures.filter(({ kickoffAt }) => kickoffAt - book.now > LEFT_MS);
    return open.length < 2 ? undefined : open.slice(-2);
  }, 'two fixtures to bet on');
  const legs = fixtures.map(({ id }) => legOn(id));
  const slip = { requestId: 'request-a', legs, stake: '2.00', accept: 'same' };
  const answer = await rig.call('POST', '/slips', slip, bearer);
  expect(answer).toMatchObject({ status: 200, data: { state: 'open', odds: 400, balance: '98.00' } });
  expect(rig.wallet.rounds[0]!.outcome).toMatchObject({ book: 'sportsbook-toss', legs: [{ odds: 200 }, {}] });
  await rig.clock.run();
  await until(() => rig.wallet.rounds.find(({ state }) => state === 'settled'), 'the settlement');
  return { bearer, legs };
}

test('a player who comes back is told once what was paid meanwhile, and finds it in the history to be checked', async () => {
  const { bearer, legs } = await placedAndGone();
  const resume = async () =>
    v.parse(sessionAnswer, (await rig.call('GET', '/session', undefined, bearer)).data);
  const back = await until(async () => {
    const session = await resume();
    return session.resumed.length > 0 ? session : undefined;
  }, 'what was paid');
  expect(back.resumed).toMatchObject([{ requestId: 'request-a', over: true, choice: legs, staked: '2.00' }]);
  expect((await resume()).resumed).toEqual([]);

  const ended = await until(async () => {
    const { list } = v.parse(historyAnswer, (await rig.call('GET', '/history', undefined, bearer)).data);
    return list[0]?.fair.seed ? list[0] : undefined;
  }, 'the end of both fixtures');
  const { payout, fair, choice, actions, rulesVersion } = ended;
  const view = v.parse(slipView, ended.view);
  expect(payout).toBe(back.resumed[0]!.payout);
  expect(view.legs.map(({ odds }) => odds)).toEqual([200, 200]);
  expect(fair).toEqual({ ...view.legs[0]!.fair, nextHash: null });
  const told = {
    ...{ ...fair, seed: fair.seed!, rulesVersion, choice, actions, view },
    ...{ stake: 200n, payout: read(payout!), returned: 0n },
  };
  expect(verify(TOSSES, told, read)).toEqual({ hashRight: true, roundRight: true });
  expect(verify(TOSSES, { ...told, payout: told.payout + 1n }, read).roundRight).toBe(false);
  const [first, second] = view.legs;
  const isWon = first!.state === 'won';
  const turned = { ...view, legs: [{ ...first!, state: isWon ? 'lost' : 'won' }, second!] };
  expect(verify(TOSSES, { ...told, view: turned, payout: 0n }, read).roundRight).toBe(false);
  const strange = {
    ...view,
    legs: [{ ...first!, fair: { ...first!.fair, seed: '00'.repeat(32) } }, second!],
  };
  expect(verify(TOSSES, { ...told, view: strange }, read).hashRight).toBe(false);
});

test('slips of rules that a new release has not go back, and their fixtures are called off', async () => {
  const { bearer } = await rig.open({ gameCode: 'ts-sportsbook-slow-tide-1' });
  const book = v.parse(bookAnswer, (await rig.call('GET', '/book', undefined, bearer)).data);
  const { id } = book.fixtures.at(-1)!;
  const leg = { fixtureId: id, market: 'result', line: null, pick: 'home', odds: ODDS.before };
  const slip = { requestId: 'request-b', legs: [leg], stake: '2.00', accept: 'same' };
  expect(await rig.call('POST', '/slips', slip, bearer)).toMatchObject({ status: 200 });
  const changed = { ...TEST_GAMES.sportsbook!.slow!, version: 2 } as typeof TOSSES;
  await rig.restart({ games: { ...TEST_GAMES, sportsbook: { slow: changed } } });
  await until(() => rig.wallet.rounds.find(({ state }) => state === 'cancelled'), 'the stake');
  const after = v.parse(bookAnswer, (await rig.call('GET', '/book', undefined, bearer)).data);
  expect(after.fixtures.length).toBeGreaterThan(2);
  expect(after.fixtures.every(({ number }) => number > book.fixtures.at(-1)!.number)).toBe(true);
  expect(after.mine).toEqual([]);
});

test('what is bet in a book that a new release has not goes back', async () => {
  const { bearer } = await rig.open({ gameCode: 'ts-sportsbook-slow-tide-1' });
  const book = v.parse(bookAnswer, (await rig.call('GET', '/book', undefined, bearer)).data);
  const { id } = book.fixtures.at(-1)!;
  const leg = { fixtureId: id, market: 'result', line: null, pick: 'home', odds: ODDS.before };
  const slip = { requestId: 'request-c', legs: [leg], stake: '2.00', accept: 'same' };
  expect(await rig.call('POST', '/slips', slip, bearer)).toMatchObject({ status: 200 });
  await rig.restart({ games: { roulette: TEST_GAMES.roulette } });
  // Not before nobody else can know it any longer.
  await rig.query(`UPDATE rounds SET due_at = now() - interval '1 minute'`);
  await until(() => rig.wallet.rounds.find(({ state }) => state === 'cancelled'), 'the stake');
});
