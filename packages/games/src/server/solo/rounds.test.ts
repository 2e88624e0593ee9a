import pg from 'pg';
import * as v from 'valibot';
import { drawRound, replayRound } from '../../games/lines/rules/round.ts';
import { sessionAnswer } from '../../protocol/session.ts';
import { commitmentOf, drawsOf } from '@tessera/domain/fairness';
import { startRig, type GamesRig } from '../../testing/games-rig.ts';
import { freshDatabase } from '../../testing/test-run.ts';

/** Where the reels of a told round stopped. */
const stopsOf = ({ view }: { readonly view?: unknown }) => (view as { stops: number[][] }).stops;
/** The same of what the platform has stored. */
const storedStops = ({ outcome }: { readonly outcome: Record<string, unknown> }) =>
  drawRound(drawsOf(outcome.seed as string, outcome.salt as string)).stops;

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

test('a round moves the balance by what its reels pay, and the platform has stored what it was drawn from', async () => {
  const { launch, bearer } = await rig.open();
  let balance = 10_000n;
  for (let n = 0; n < 25; n += 1) {
    const round = await rig.spin(bearer, `request-${n}`);
    const pays = BigInt(replayRound(stopsOf(round)).units) * 5n;
    balance += pays - 100n;
    expect(BigInt(round.balance.replace('.', ''))).toBe(balance);
  }
  expect(BigInt(rig.wallet.balanceOf(launch).replace('.', ''))).toBe(balance);
  expect(rig.wallet.rounds.every(({ state }) => state === 'settled')).toBe(true);
  expect(rig.wallet.rounds[0]!.outcome).toMatchObject({ game: 'lines', variant: 'classic', actions: [] });
});

test('the same request is the same round: in order, at once, and after a restart', async () => {
  const { bearer } = await rig.open();
  const first = await rig.spin(bearer, 'request-a');
  expect(await rig.spin(bearer, 'request-a')).toEqual(first);
  const [one, two] = await Promise.all([rig.spin(bearer, 'request-b'), rig.spin(bearer, 'request-b')]);
  expect(two).toEqual(one);
  await rig.restart();
  // The commitment of the next round is told as it is now.
  const fair = { ...first.fair, nextHash: one.fair.nextHash };
  expect(await rig.spin(bearer, 'request-a')).toEqual({ ...first, fair });
  expect(rig.wallet.rounds).toHaveLength(2);
});

test('a request id used again with another stake is refused', async () => {
  const { bearer } = await rig.open();
  await rig.spin(bearer, 'request-a', '1.00');
  const again = await rig.ask(bearer, 'request-a', '2.00');
  expect(again).toMatchObject({ status: 409, code: '409' });
  const spin = (stake: string) => rig.ask(bearer, 'request-b', stake);
  const codes = (await Promise.all([spin('1.00'), spin('2.00')])).map(({ code }) => code);
  expect(codes.sort()).toEqual(['100', '409']);
  const words = { requestId: 'request-a', stake: '1.00', choice: {}, salt: 'other words' };
  expect(await rig.call('POST', '/rounds', words, bearer)).toMatchObject({ status: 409, code: '409' });
});

test('a lost answer is asked for again, and the stake is taken once', async () => {
  const { launch, bearer } = await rig.open();
  for (const lost of ['provider.wager', 'provider.settle']) {
    let left = 1;
    rig.wallet.fault = (name) => (name === lost && left-- > 0 ? 'after' : undefined);
    await rig.spin(bearer, `request-${lost.slice(9)}`);
  }
  const units = rig.wallet.rounds.map((round) => replayRound(storedStops(round)).units);
  const expected = 10_000n - 200n + units.reduce((sum, one) => sum + BigInt(one) * 5n, 0n);
  expect(BigInt(rig.wallet.balanceOf(launch).replace('.', ''))).toBe(expected);
});

test('while the platform is away a spin says so, and the same request goes through afterwards', async () => {
  const { bearer } = await rig.open();
  rig.wallet.fault = (name) => (name === 'provider.wager' ? 'before' : undefined);
  expect(await rig.ask(bearer, 'request-a')).toMatchObject({
    status: 503,
    code: '503',
  });
  rig.wallet.fault = () => 502;
  expect(await rig.ask(bearer, 'request-a')).toMatchObject({
    code: '503',
  });
  rig.wallet.fault = undefined;
  await rig.spin(bearer, 'request-a');
  expect(rig.wallet.rounds).toHaveLength(1);
});

test.each(['memory of the draw', 'no memory'])(
  'a crash between wager and settle: the round is finished first after the restart, with %s',
  async (memory) => {
    const { launch, bearer } = await rig.open();
    rig.wallet.fault = (name) => (name === 'provider.settle' ? 'before' : undefined);
    const failed = await rig.ask(bearer, 'request-a');
    expect(failed.code).toBe('503');
    expect(rig.wallet.balanceOf(launch)).toBe('99.00');
    await rig.restart(memory === 'no memory' ? { store: { url: await freshDatabase() } } : {});
    rig.wallet.fault = undefined;
    const back = await rig.call('GET', '/session', undefined, bearer);
    const { resumed, balance } = v.parse(sessionAnswer, back.data);
    expect(resumed).toHaveLength(1);
    expect(stopsOf(resumed[0]!)).toEqual(storedStops(rig.wallet.rounds[0]!));
    expect(balance).toBe(rig.wallet.balanceOf(launch));
    expect(rig.wallet.rounds[0]!.state).toBe('settled');
    // The page that still waits for its request gets the same round.
    const again = await rig.spin(bearer, 'request-a');
    expect(again.view).toEqual(resumed[0]!.view);
  },
);

test('a request whose round another server drew and left open is told as the platform stored it', async () => {
  const { bearer } = await rig.open();
  rig.wallet.fault = (name) => (name === 'provider.settle' ? 'before' : undefined);
  await rig.ask(bearer, 'request-a');
  await rig.restart({ store: { url: await freshDatabase() } });
  rig.wallet.fault = undefined;
  const round = await rig.spin(bearer, 'request-a');
  expect(stopsOf(round)).toEqual(storedStops(rig.wallet.rounds[0]!));
});

test('a stake over the balance is refused, takes nothing, and the player may go on with a smaller one', async () => {
  const { launch, bearer } = await rig.open({ balance: '0.50' });
  const refused = await rig.ask(bearer, 'request-a');
  expect(refused).toMatchObject({ status: 402, code: '402' });
  expect(rig.wallet.balanceOf(launch)).toBe('0.50');
  await rig.spin(bearer, 'request-b', '0.20');
});

test.each(['413', '414', '415', '416', '417', '419'] as const)(
  'a wager that the platform keeps from (%s) is told as such, takes nothing, and is nobody’s to recover',
  async (code) => {
    const { bearer } = await rig.open({ balance: '5.00' });
    rig.wallet.restriction = code;
    const spin = () => rig.ask(bearer, 'request-a');
    expect(await spin()).toMatchObject({ status: Number(code), code });
    rig.wallet.restriction = undefined;
    await rig.spin(bearer, 'request-b', '1.00');
    expect(rig.wallet.rounds).toEqual([expect.objectContaining({ amount: '1.00', state: 'settled' })]);
  },
);

test('a session that was ended elsewhere is over', async () => {
  const { launch, bearer } = await rig.open();
  rig.wallet.endSession(launch);
  const refused = await rig.ask(bearer, 'request-a');
  expect(refused).toMatchObject({ status: 401, code: '401' });
});

test.each([
  ['no JSON', '{'],
  ['a list', []],
  ['no fields', {}],
  ['a number for a stake', { requestId: 'request-a', stake: 1, choice: {}, salt: '' }],
  ['a negative stake', { requestId: 'request-a', stake: '-1.00', choice: {}, salt: '' }],
  ['an exponent', { requestId: 'request-a', stake: '1e3', choice: {}, salt: '' }],
  ['a short id', { requestId: 'x', stake: '1.00', choice: {}, salt: '' }],
  ['an id with blanks', { requestId: 'request a b', stake: '1.00', choice: {}, salt: '' }],
  ['words without end', { requestId: 'request-a', stake: '1.00', choice: {}, salt: 'x'.repeat(65) }],
  ['no choice', { requestId: 'request-a', stake: '1.00', salt: '' }],
  [
    'a choice that the game does not know',
    { requestId: 'request-a', stake: '1.00', choice: { a: 1 }, salt: '' },
  ],
  ['too much', { requestId: 'request-a', stake: '1.00', more: 'x'.repeat(20_000) }],
])('a malformed round is a clear refusal, never a failure: %s', async (_, body) => {
  const { bearer } = await rig.open();
  const answer = await rig.call('POST', '/rounds', body, bearer);
  expect([400, 413]).toContain(answer.status);
  expect(answer.code).toBe('400');
  expect(await rig.call('POST', '/session', body)).toMatchObject({ code: '400' });
});

test('a page that was reloaded in the middle of a request is told its round once more', async () => {
  const { bearer } = await rig.open();
  const round = await rig.spin(bearer, 'request-a');
  const back = await rig.call('GET', '/session?pending=request-a', undefined, bearer);
  expect(v.parse(sessionAnswer, back.data).resumed.map((one) => one.roundId)).toEqual([round.roundId]);
  const unknown = await rig.call('GET', '/session?pending=request-never', undefined, bearer);
  expect(v.parse(sessionAnswer, unknown.data).resumed).toEqual([]);
  expect((await rig.call('GET', '/session?pending=%27', undefined, bearer)).status).toBe(400);
});

test('an open round that these rules cannot read is cancelled, and its stake goes back', async () => {
  const { launch, bearer } = await rig.open();
  await fetch(`${rig.wallet.url}/provider/wager`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-provider-key': rig.wallet.key },
    body: JSON.stringify({
      session_token: `session-${launch}`,
      round_id: 'foreign',
      transaction_id: 'foreign-w',
      amount: '1.00',
      outcome: { rules: 99 },
    }),
  });
  expect(rig.wallet.balanceOf(launch)).toBe('99.00');
  expect((await rig.call('GET', '/session', undefined, bearer)).data).toMatchObject({
    balance: '100.00',
    resumed: [],
  });
});

test('a round is drawn from a seed whose hash was told before, and from the player’s own words', async () => {
  const { bearer, session } = await rig.open();
  const first = await rig.spin(bearer, 'request-a');
  const { hash, seed, salt, nextHash } = first.fair;
  expect(hash).toBe(session.fair.nextHash);
  expect(commitmentOf(seed!)).toBe(hash);
  expect(salt).toBe('words of mine');
  expect(drawRound(drawsOf(seed!, salt)).stops).toEqual(stopsOf(first));
  const second = await rig.spin(bearer, 'request-b');
  expect(second.fair.hash).toBe(nextHash);
  expect(second.fair.nextHash).not.toBe(second.fair.hash);
});

test('a refusal is the answer to its request, however often it is asked', async () => {
  const { launch, bearer } = await rig.open({ balance: '0.50' });
  expect((await rig.ask(bearer, 'request-a')).code).toBe('402');
  expect((await rig.ask(bearer, 'request-a')).code).toBe('402');
  expect(rig.wallet.balanceOf(launch)).toBe('0.50');
});

test('a wager whose answer is lost for good is found by its round before another one is drawn', async () => {
  const { launch, bearer } = await rig.open();
  rig.wallet.fault = (name) => (name === 'provider.wager' ? 'after' : undefined);
  expect((await rig.ask(bearer, 'request-a')).code).toBe('503');
  rig.wallet.fault = undefined;
  await rig.spin(bearer, 'request-b');
  expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(['settled', 'settled']);
  const paid = rig.wallet.rounds.map((round) => replayRound(storedStops(round)).units * 5);
  const expected = 10_000 - 200 + paid[0]! + paid[1]!;
  expect(Number(rig.wallet.balanceOf(launch)) * 100).toBeCloseTo(expected, 5);
  // The page of the first request has gone on; whoever asks for it is told what it was.
  expect((await rig.ask(bearer, 'request-a')).code).toBe('100');
});

test('a wager that never arrived is called off before another round is drawn, and cannot come late', async () => {
  const { launch, bearer } = await rig.open();
  rig.wallet.fault = (name) => (name === 'provider.wager' ? 'before' : undefined);
  expect((await rig.ask(bearer, 'request-a')).code).toBe('503');
  rig.wallet.fault = undefined;
  const second = await rig.spin(bearer, 'request-b');
  expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(['cancelled', 'settled']);
  expect((await rig.ask(bearer, 'request-a')).code).toBe('410');
  expect(rig.wallet.balanceOf(launch)).toBe(second.balance);
});

test('a stored token is of no use to who reads the database', async () => {
  const { bearer } = await rig.open();
  await rig.spin(bearer, 'request-a');
  const { url } = rig.options.store as { url: string };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('SELECT * FROM rounds');
  await client.end();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('session-launch');
});
