import * as v from 'valibot';
import { historyAnswer } from '../protocol/rounds.ts';
import { startRig, type GamesRig } from '../testing/games-rig.ts';
import { startGames } from './start.ts';

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

test('a launch token opens a session once, and says who plays what', async () => {
  const { launch, session } = await rig.open({
    gameCode: 'ts-frost-3',
    currency: 'INR',
    language: 'hi_IN',
    mode: 'demo',
  });
  expect(session).toMatchObject({
    game: 'lines',
    variant: 'classic',
    world: 'frost',
    seated: true,
    open: null,
    resumed: [],
    returnBasisPoints: 9658,
    currency: 'INR',
    language: 'hi_IN',
    mode: 'demo',
    balance: '100.00',
  });
  expect(session.stakes).toContain(session.defaultStake);
  expect(await rig.call('POST', '/session', { launch })).toMatchObject({ status: 401, code: '401' });
});

test('the bearer outlives a reload and a restart, and does not show the platform’s token', async () => {
  const { bearer } = await rig.open();
  expect(Buffer.from(bearer, 'base64url').toString()).not.toContain('session-');
  await rig.restart();
  expect(await rig.call('GET', '/session', undefined, bearer)).toMatchObject({
    status: 200,
    data: { balance: '100.00' },
  });
  expect(await rig.call('GET', '/session', undefined, `${bearer}x`)).toMatchObject({
    status: 401,
    code: '401',
  });
});

test('refuses a bearer a day after its session began, however long rounds are kept', async () => {
  const { bearer } = await rig.open();
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 3_600_000);
  try {
    for (const [method, path] of [
      ['GET', '/session'],
      ['GET', '/history'],
      ['POST', '/seat'],
    ] as const) {
      expect(await rig.call(method, path, undefined, bearer)).toMatchObject({ status: 401, code: '401' });
    }
  } finally {
    now.mockRestore();
  }
  expect((await rig.call('GET', '/history', undefined, bearer)).status).toBe(200);
});

test.each(['0', '0.01', '1.001', '7', '999999999999'])('%s is no stake of the dollar', async (stake) => {
  const { bearer } = await rig.open();
  const answer = await rig.ask(bearer, 'request-a', stake);
  expect([400, 412]).toContain(answer.status);
  expect(rig.wallet.rounds).toHaveLength(0);
});

test('history tells the player’s rounds of this game, newest first, and nobody else’s', async () => {
  const { bearer } = await rig.open();
  const { bearer: other } = await rig.open();
  const first = await rig.spin(bearer, 'request-a');
  const second = await rig.spin(bearer, 'request-b');
  const history = v.parse(historyAnswer, (await rig.call('GET', '/history', undefined, bearer)).data);
  expect(history.list.map((round) => round.roundId)).toEqual([second.roundId, first.roundId]);
  expect((await rig.call('GET', '/history', undefined, other)).data).toEqual({ list: [] });
  expect((await rig.call('GET', '/history')).status).toBe(401);
});

test('no session plays faster than the pace, whatever its page does', async () => {
  await rig.restart({ minRoundMs: 120 });
  const { bearer } = await rig.open();
  const start = Date.now();
  await Promise.all(['request-a', 'request-b', 'request-c'].map((id) => rig.spin(bearer, id)));
  expect(Date.now() - start).toBeGreaterThanOrEqual(235);
});

test('the page runs no script but its own, and stands in the lobby’s frames only', async () => {
  const response = await fetch(`${rig.games.url}/play/tide?launch=abc`);
  const html = await response.text();
  const policy = response.headers.get('content-security-policy')!;
  expect(policy).toContain("frame-ancestors 'self' http://localhost:3000");
  expect(policy).not.toMatch(/unsafe/);
  const nonce = /'nonce-([^']+)'/.exec(policy)![1]!;
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(`nonce="${nonce}"`);
  expect(html).not.toContain('abc');
  expect(await (await fetch(`${rig.games.url}/play/tide`)).text()).not.toContain(nonce);
});

test('assets are immutable, everything else is not kept', async () => {
  const asset = await fetch(`${rig.games.url}/assets/game.0123456789.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const missing = await fetch(`${rig.games.url}/assets/other.js`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('cache-control')).toBe('no-store');
});

test('it is healthy by itself and ready with its platform', async () => {
  expect((await fetch(`${rig.games.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${rig.games.url}/readyz`)).status).toBe(200);
  await rig.wallet.close();
  const waiting = await fetch(`${rig.games.url}/readyz`);
  expect(waiting.status).toBe(503);
  expect(await waiting.json()).toMatchObject({ reason: 'the platform does not answer' });
});

test('a taken port is one clear line', async () => {
  const port = Number(new URL(rig.games.url).port);
  await expect(startGames({ ...rig.options, port })).rejects.toThrow(`port ${port} is taken`);
});

test('a host that is not this machine’s is one clear line', async () => {
  // Of the block that RFC 5737 keeps for examples.
  await expect(startGames({ ...rig.options, port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'HOST=192.0.2.1 is no address of this machine',
  );
});
