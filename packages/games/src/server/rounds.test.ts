import * as v from 'valibot';
import { sessionAnswer } from '../protocol.ts';
import { replayRound } from '../slot/round.ts';
import { startRig, type GamesRig } from '../testing/games-rig.ts';
import { seededDraw } from '../testing/seeded.ts';

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

test('a round moves the balance by what its reels pay, and the platform has stored the reels', async () => {
  const { launch, bearer } = await rig.open();
  let balance = 10_000n;
  for (let n = 0; n < 25; n += 1) {
    const round = await rig.spin(bearer, `request-${n}`);
    const pays = BigInt(replayRound(round.stops).units) * 5n;
    balance += pays - 100n;
    expect(BigInt(round.balance.replace('.', ''))).toBe(balance);
  }
  expect(BigInt(rig.wallet.balanceOf(launch).replace('.', ''))).toBe(balance);
  expect(
    rig.wallet.rounds.every((round) => round.state === 'settled' && Array.isArray(round.outcome.stops)),
  ).toBe(true);
});

test('the same request is the same round: in order, at once, and after a restart', async () => {
  const { bearer } = await rig.open();
  const first = await rig.spin(bearer, 'request-a');
  expect(await rig.spin(bearer, 'request-a')).toEqual(first);
  const [one, two] = await Promise.all([rig.spin(bearer, 'request-b'), rig.spin(bearer, 'request-b')]);
  expect(two).toEqual(one);
  await rig.restart();
  expect(await rig.spin(bearer, 'request-a')).toEqual(first);
  expect(rig.wallet.rounds).toHaveLength(2);
});

test('a request id used again with another stake is refused', async () => {
  const { bearer } = await rig.open();
  await rig.spin(bearer, 'request-a', '1.00');
  const again = await rig.call('POST', '/spin', { requestId: 'request-a', stake: '2.00' }, bearer);
  expect(again).toMatchObject({ status: 409, code: '409' });
  const spin = (stake: string) => rig.call('POST', '/spin', { requestId: 'request-b', stake }, bearer);
  const codes = (await Promise.all([spin('1.00'), spin('2.00')])).map(({ code }) => code);
  expect(codes).toEqual(['100', '409']);
});

test('a lost answer is asked for again, and the stake is taken once', async () => {
  const { launch, bearer } = await rig.open();
  for (const lost of ['provider.wager', 'provider.settle']) {
    let left = 1;
    rig.wallet.fault = (name) => (name === lost && left-- > 0 ? 'after' : undefined);
    await rig.spin(bearer, `request-${lost.slice(9)}`);
  }
  const units = rig.wallet.rounds.map((round) => replayRound(round.outcome.stops as number[][]).units);
  const expected = 10_000n - 200n + units.reduce((sum, one) => sum + BigInt(one) * 5n, 0n);
  expect(BigInt(rig.wallet.balanceOf(launch).replace('.', ''))).toBe(expected);
});

test('while the platform is away a spin says so, and the same request goes through afterwards', async () => {
  const { bearer } = await rig.open();
  rig.wallet.fault = (name) => (name === 'provider.wager' ? 'before' : undefined);
  expect(await rig.call('POST', '/spin', { requestId: 'request-a', stake: '1.00' }, bearer)).toMatchObject({
    status: 503,
    code: '503',
  });
  rig.wallet.fault = () => 502;
  expect(await rig.call('POST', '/spin', { requestId: 'request-a', stake: '1.00' }, bearer)).toMatchObject({
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
    const failed = await rig.call('POST', '/spin', { requestId: 'request-a', stake: '1.00' }, bearer);
    expect(failed.code).toBe('503');
    expect(rig.wallet.balanceOf(launch)).toBe('99.00');
    await rig.restart(memory === 'no memory' ? { dataDir: undefined } : {});
    rig.wallet.fault = undefined;
    const back = await rig.call('GET', '/session', undefined, bearer);
    const { resumed, balance } = v.parse(sessionAnswer, back.data);
    expect(resumed).toHaveLength(1);
    expect(resumed[0]!.stops).toEqual(rig.wallet.rounds[0]!.outcome.stops);
    expect(balance).toBe(rig.wallet.balanceOf(launch));
    expect(rig.wallet.rounds[0]!.state).toBe('settled');
    // The page that still waits for its request gets the same round.
    const again = await rig.spin(bearer, 'request-a');
    expect(again.stops).toEqual(resumed[0]!.stops);
  },
);

test('a request whose round another server drew and left open is told as the platform stored it', async () => {
  const { bearer } = await rig.open();
  rig.wallet.fault = (name) => (name === 'provider.settle' ? 'before' : undefined);
  await rig.call('POST', '/spin', { requestId: 'request-a', stake: '1.00' }, bearer);
  await rig.restart({ dataDir: undefined, draw: seededDraw(99) });
  rig.wallet.fault = undefined;
  const round = await rig.spin(bearer, 'request-a');
  expect(round.stops).toEqual(rig.wallet.rounds[0]!.outcome.stops);
});

test('a stake over the balance is refused, takes nothing, and the player may go on with a smaller one', async () => {
  const { launch, bearer } = await rig.open({ balance: '0.50' });
  const refused = await rig.call('POST', '/spin', { requestId: 'request-a', stake: '1.00' }, bearer);
  expect(refused).toMatchObject({ status: 402, code: '402' });
  expect(rig.wallet.balanceOf(launch)).toBe('0.50');
  await rig.spin(bearer, 'request-b', '0.20');
});

test.each(['413', '414', '415'] as const)(
  'a wager that responsible gaming refuses (%s) is told as such, takes nothing, and is nobody’s to recover',
  async (code) => {
    const { bearer } = await rig.open({ balance: '5.00' });
    rig.wallet.restriction = code;
    const spin = () => rig.call('POST', '/spin', { requestId: 'request-a', stake: '1.00' }, bearer);
    expect(await spin()).toMatchObject({ status: Number(code), code });
    rig.wallet.restriction = undefined;
    await rig.spin(bearer, 'request-b', '1.00');
    expect(rig.wallet.rounds).toEqual([expect.objectContaining({ amount: '1.00', state: 'settled' })]);
  },
);

test('a session that was ended elsewhere is over', async () => {
  const { launch, bearer } = await rig.open();
  rig.wallet.endSession(launch);
  const refused = await rig.call('POST', '/spin', { requestId: 'request-a', stake: '1.00' }, bearer);
  expect(refused).toMatchObject({ status: 401, code: '401' });
});

test.each([
  ['no JSON', '{'],
  ['a list', []],
  ['no fields', {}],
  ['a number for a stake', { requestId: 'request-a', stake: 1 }],
  ['a negative stake', { requestId: 'request-a', stake: '-1.00' }],
  ['an exponent', { requestId: 'request-a', stake: '1e3' }],
  ['a short id', { requestId: 'x', stake: '1.00' }],
  ['an id with blanks', { requestId: 'request a b', stake: '1.00' }],
  ['too much', { requestId: 'request-a', stake: '1.00', more: 'x'.repeat(20_000) }],
])('a malformed spin is a clear refusal, never a failure: %s', async (_, body) => {
  const { bearer } = await rig.open();
  const answer = await rig.call('POST', '/spin', body, bearer);
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
