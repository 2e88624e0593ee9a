import { io } from 'socket.io-client';
import { expectWithin } from '../../testing/proof-size.ts';
import { startRig, type GamesRig } from '../../testing/games-rig.ts';
import { until } from '../../testing/until.ts';
import { LADDER_CODE, TEST_SOLO } from '../../testing/test-solo.ts';
import { TEST_GAMES } from '../../testing/test-tables.ts';

const TABLE_CODE = 'ts-roulette-slow-tide-1';
/** The sockets of an ended session are cut within this time. */
const CUT_MS = 3_000;
const ROUND = 'a'.repeat(32);

let rig: GamesRig;
beforeAll(async () => {
  rig = await startRig();
  await rig.restart({ games: { ...TEST_SOLO, ...TEST_GAMES } });
});
afterAll(() => rig.close());

const connect = (bearer: string) =>
  io(rig.games.url, { transports: ['websocket'], auth: { bearer }, forceNew: true, reconnection: false });

test.each([
  ['GET', '/session', LADDER_CODE],
  ['POST', '/seat', LADDER_CODE],
  ['GET', '/history', LADDER_CODE],
  ['GET', `/rounds/${ROUND}`, LADDER_CODE],
  ['GET', '/table', TABLE_CODE],
  ['DELETE', `/bets/${ROUND}`, TABLE_CODE],
])('refuses %s %s with the bearer of an ended session', async (method, path, gameCode) => {
  const { launch, bearer } = await rig.open({ gameCode });
  rig.wallet.endSession(launch);
  expect(await rig.call(method, path, undefined, bearer)).toMatchObject({ status: 401, code: '401' });
});

test('an ended session takes no seat from the member’s next one', async () => {
  const player = { playerId: `next session ${process.pid}` };
  const stolen = await rig.open(player);
  rig.wallet.endSession(stolen.launch);
  const next = await rig.open(player);
  await rig.call('POST', '/seat', undefined, stolen.bearer);
  const { data } = await rig.call('GET', '/session', undefined, next.bearer);
  expect(data).toMatchObject({ seated: true });
});

test('refuses a socket with the bearer of an ended session', async () => {
  const { launch, bearer } = await rig.open();
  rig.wallet.endSession(launch);
  const socket = connect(bearer);
  const end = await new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });
  socket.close();
  expect(end).toBe('session over');
});

test('disconnects the open sockets of a session that ends, and no others', async () => {
  const [ending, staying] = await Promise.all([rig.open(), rig.open()]);
  const [cut, kept] = [connect(ending.bearer), connect(staying.bearer)];
  await until(() => (cut.connected && kept.connected) || undefined, 'both connections');
  rig.wallet.endSession(ending.launch);
  const endedAt = performance.now();
  await until(() => !cut.connected || undefined, 'the end of the connection');
  expectWithin(performance.now() - endedAt, CUT_MS);
  expect(kept.connected).toBe(true);
  kept.close();
});

test('shows a round to its open session, and to no ended one', async () => {
  const { launch, bearer } = await rig.open({ gameCode: LADDER_CODE });
  const play = { requestId: 'request-c', stake: '1.00', choice: { call: 'high' }, salt: 's' };
  const { data } = await rig.call('POST', '/rounds', play, bearer);
  const { roundId } = data as { readonly roundId: string };
  const look = () => rig.call('GET', `/rounds/${roundId}`, undefined, bearer);
  expect(await look()).toMatchObject({ status: 200, data: { roundId } });
  rig.wallet.endSession(launch);
  await until(async () => (await look()).status === 401 || undefined, 'the end of the session');
});

test('a round in play is played on and settled after its session has ended', async () => {
  const { launch, bearer } = await rig.open({ gameCode: LADDER_CODE });
  const play = { requestId: 'request-a', stake: '1.00', choice: { call: 'high' }, salt: 's' };
  const { data } = await rig.call('POST', '/rounds', play, bearer);
  const { roundId } = data as { readonly roundId: string };
  rig.wallet.endSession(launch);
  const stand = { requestId: 'request-b', action: 'stand' };
  const ended = await rig.call('POST', `/rounds/${roundId}/actions`, stand, bearer);
  expect(ended).toMatchObject({ status: 200, data: { over: true } });
  expect(rig.wallet.rounds.find((round) => round.roundId === roundId)).toMatchObject({ state: 'settled' });
});

test('goes on with a platform that does not know the call', async () => {
  const { launch, bearer } = await rig.open();
  rig.wallet.endSession(launch);
  rig.wallet.fault = (call) => (call === 'provider.endedSessions' ? 404 : undefined);
  expect(await rig.call('GET', '/history', undefined, bearer)).toMatchObject({ status: 200 });
});
