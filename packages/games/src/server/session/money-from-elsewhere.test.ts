import { io, type Socket } from 'socket.io-client';
import { startRig, type GamesRig } from '../../testing/games-rig.ts';
import { until } from '../../testing/until.ts';
import { TEST_SOLO } from '../../testing/test-solo.ts';
import { TEST_GAMES } from '../../testing/test-tables.ts';

const TABLE_CODE = 'ts-roulette-slow-tide-1';

let rig: GamesRig;
let sockets: Socket[];
beforeAll(async () => {
  rig = await startRig();
  await rig.restart({ games: { ...TEST_SOLO, ...TEST_GAMES } });
});
beforeEach(() => {
  sockets = [];
  rig.wallet.fault = undefined;
});
afterEach(() => sockets.forEach((socket) => socket.close()));
afterAll(() => rig.close());

/** An open page, and what it received, newest last. */
async function page(bearer: string) {
  const socket = io(rig.games.url, {
    transports: ['websocket'],
    auth: { bearer },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  const received: [string, unknown][] = [];
  socket.onAny((name: string, event: unknown) => received.push([name, event]));
  const ends: string[] = [];
  socket.on('disconnect', (reason) => ends.push(reason));
  await until(() => socket.connected || undefined, 'the connection');
  const balances = (): string[] =>
    received.flatMap(([name, event]) =>
      name === 'balance' ? [(event as { readonly balance: string }).balance] : [],
    );
  return { received, ends, balances };
}

test.each([
  ['alone', {}],
  ['at a table', { gameCode: TABLE_CODE }],
])(
  'money that comes while a game that is played %s is open is shown there, without a round',
  async (_, launch) => {
    const player = await rig.open({ ...launch, balance: '0.05' });
    const open = await page(player.bearer);
    rig.wallet.pay(player.launch, '50.00');
    await until(() => open.balances().includes('50.05') || undefined, 'the new balance');
  },
);

test('a balance is sent once to each page, and again only when it is another', async () => {
  const [player, other] = await Promise.all([rig.open(), rig.open()]);
  const [open, others] = await Promise.all([page(player.bearer), page(other.bearer)]);
  await until(() => (open.balances().length > 0 && others.balances().length > 0) || undefined, 'the first');
  rig.wallet.pay(player.launch, '1.00');
  await until(() => open.balances().length > 1 || undefined, 'the second');
  rig.wallet.pay(player.launch, '1.00');
  await until(() => open.balances().length > 2 || undefined, 'the third');
  expect(open.balances()).toEqual(['100.00', '101.00', '102.00']);
  expect(others.balances()).toEqual(['100.00']);
});

test('a page may ask for the balance, and only while its session is open', async () => {
  const { launch, bearer } = await rig.open();
  rig.wallet.pay(launch, '2.50');
  expect(await rig.call('GET', '/balance', undefined, bearer)).toMatchObject({
    code: '100',
    data: { balance: '102.50' },
  });
  rig.wallet.endSession(launch);
  await until(
    async () => (await rig.call('GET', '/balance', undefined, bearer)).code === '401' || undefined,
    'the end of the session',
  );
  expect(await rig.call('GET', '/balance')).toMatchObject({ status: 401, code: '401' });
});

test('a page learns that its session has ended before it is disconnected', async () => {
  const { launch, bearer } = await rig.open();
  const open = await page(bearer);
  rig.wallet.endSession(launch);
  await until(() => open.ends[0], 'the end of the connection');
  expect(open.received.at(-1)).toEqual(['over', {}]);
});

test('at a platform that says no balances the pages stay open, and a round still says what is left', async () => {
  rig.wallet.fault = (call) => (call === 'provider.endedSessions' ? 404 : undefined);
  const { launch, bearer } = await rig.open();
  const open = await page(bearer);
  rig.wallet.pay(launch, '5.00');
  const round = await rig.spin(bearer, 'request-a');
  expect(round.balance).toBe(rig.wallet.balanceOf(launch));
  expect([open.ends, open.balances()]).toEqual([[], []]);
});
