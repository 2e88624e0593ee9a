import { startRig, type GamesRig } from '../../testing/games-rig.ts';

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

test('the window that was opened last plays; the other one says so, and takes its seat back', async () => {
  const player = { playerId: `two windows ${process.pid}` };
  const first = await rig.open(player);
  await rig.spin(first.bearer, 'request-a');
  const second = await rig.open(player);
  expect(second.session.seated).toBe(true);
  expect(await rig.ask(first.bearer, 'request-b')).toMatchObject({ status: 423, code: '423' });
  expect((await rig.call('GET', '/session', undefined, first.bearer)).data).toMatchObject({ seated: false });
  // What it was told before, it is told again.
  expect((await rig.ask(first.bearer, 'request-a')).code).toBe('100');
  await rig.spin(second.bearer, 'request-b');

  expect((await rig.call('POST', '/seat', undefined, first.bearer)).data).toEqual({ mine: true });
  await rig.spin(first.bearer, 'request-c');
  expect((await rig.ask(second.bearer, 'request-c')).code).toBe('423');
});

test('another game of the player, and another player of the game, have seats of their own', async () => {
  const playerId = `two games ${process.pid}`;
  const tide = await rig.open({ playerId, gameCode: 'ts-lines-classic-tide-1' });
  const dune = await rig.open({ playerId, gameCode: 'ts-lines-classic-dune-1' });
  const other = await rig.open({ gameCode: 'ts-lines-classic-tide-1' });
  for (const { bearer } of [tide, dune, other]) await rig.spin(bearer, 'request-a');
});

test('a code of a game that there is not opens nothing', async () => {
  const launch = rig.wallet.launch({ gameCode: 'ts-roulette-nothing-1' });
  expect(await rig.call('POST', '/session', { launch })).toMatchObject({ status: 404, code: '404' });
});
