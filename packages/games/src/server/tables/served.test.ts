import * as v from 'valibot';
import { historyAnswer } from '../../protocol/rounds.ts';
import { sessionAnswer } from '../../protocol/session.ts';
import { tableAnswer } from '../../protocol/tables.ts';
import { tableRulesOf } from '../../rules/game-rules.ts';
import { LEFT_MS } from '../../testing/clock.ts';
import { startRig, type GamesRig } from '../../testing/games-rig.ts';
import { until } from '../../testing/until.ts';
import { TEST_GAMES } from '../../testing/test-tables.ts';

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
  await rig.restart({ games: TEST_GAMES });
});
afterEach(() => rig.close());

const CODE = 'ts-roulette-slow-tide-1';
const tableOf = async (bearer: string) =>
  v.parse(tableAnswer, (await rig.call('GET', '/table', undefined, bearer)).data);

/** A placement on the table’s round, by a page that hears nothing and goes away. */
async function placedAndGone() {
  const { bearer, session } = await rig.open({ gameCode: CODE });
  expect(session).toMatchObject({ game: 'roulette', variant: 'slow', seated: true, resumed: [], open: null });
  const bets = [{ on: 'heads', stake: '2.00' }];
  const table = await rig.clock.holdWhen(async () => {
    const seen = await tableOf(bearer);
    return seen.phase === 'betting' && seen.closesAt - seen.now > LEFT_MS ? seen : undefined;
  }, 'a round that takes bets');
  const placement = { requestId: `request-${table.roundId}`, tableRoundId: table.roundId, bets };
  const answer = await rig.call('POST', '/bets', placement, bearer);
  expect(answer).toMatchObject({ status: 200, data: { state: 'open', balance: '98.00' } });
  await rig.clock.run();
  await until(() => rig.wallet.rounds.find(({ state }) => state === 'settled'), 'the settlement');
  return { bearer, table };
}

test('a player who comes back is told once what was paid meanwhile, and finds it in the history with its seed', async () => {
  const { bearer, table } = await placedAndGone();
  const resume = async () =>
    v.parse(sessionAnswer, (await rig.call('GET', '/session', undefined, bearer)).data);
  const back = await until(async () => {
    const session = await resume();
    return session.resumed.length > 0 ? session : undefined;
  }, 'what was paid');
  expect(back.resumed).toMatchObject([
    {
      requestId: `request-${table.roundId}`,
      over: true,
      choice: [{ on: 'heads', stake: '2.00' }],
      view: { number: table.number },
    },
  ]);
  expect((await resume()).resumed).toEqual([]);
  const { list } = v.parse(historyAnswer, (await rig.call('GET', '/history', undefined, bearer)).data);
  expect(list).toMatchObject([
    { payout: back.resumed[0]!.payout, fair: { hash: table.hash, salt: `roulette-slow ${table.number}` } },
  ]);
  expect(list[0]!.fair.seed).not.toBeNull();
});

test('a placement of before the rules were changed says by which it was played, and nothing of what today’s would make of it', async () => {
  const { bearer, table } = await placedAndGone();
  const slow = tableRulesOf(TEST_GAMES.roulette!.slow)!;
  const changed = { ...slow, version: slow.version + 1 };
  await rig.restart({ games: { ...TEST_GAMES, roulette: { ...TEST_GAMES.roulette, slow: changed } } });
  const list = await until(async () => {
    const { data } = await rig.call('GET', '/history', undefined, bearer);
    const told = v.parse(historyAnswer, data).list;
    return told.length > 0 ? told : undefined;
  }, 'the placement');
  expect(list).toMatchObject([{ rulesVersion: slow.version, view: null, fair: { hash: table.hash } }]);
});

test('a game that is played alone has no table', async () => {
  await rig.restart({ games: undefined });
  const { bearer } = await rig.open({ gameCode: 'ts-lines-tide-1' });
  expect(await rig.call('GET', '/table', undefined, bearer)).toMatchObject({ status: 404, code: '404' });
});
