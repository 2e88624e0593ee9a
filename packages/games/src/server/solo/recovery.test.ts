import { startRig, type GamesRig } from '../../testing/games-rig.ts';
import { untilTrue } from '../../testing/until.ts';

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const until = (isSo: () => boolean): Promise<true> => untilTrue(isSo, 'what the recovery does');

/** A round whose payout the platform was not heard on. */
async function leaveRoundOpen() {
  const opened = await rig.open();
  rig.wallet.fault = (name) => (name === 'provider.settle' ? 'before' : undefined);
  expect((await rig.ask(opened.bearer, 'request-a')).code).toBe('503');
  expect(rig.wallet.rounds[0]!.state).toBe('open');
  return opened;
}

test.each(['goes on running', 'was restarted'])(
  'a round whose player is gone is settled without them, by a server that %s',
  async (how) => {
    await leaveRoundOpen();
    if (how === 'was restarted') await rig.restart();
    rig.wallet.fault = undefined;
    await until(() => rig.wallet.rounds[0]!.state === 'settled');
  },
);

test('a round is settled after its session has ended', async () => {
  const { launch } = await leaveRoundOpen();
  rig.wallet.endSession(launch);
  rig.wallet.fault = undefined;
  await until(() => rig.wallet.rounds[0]!.state === 'settled');
});

test('a round that was settled unseen is told once: to the page that asks for it again', async () => {
  const { bearer } = await leaveRoundOpen();
  rig.wallet.fault = undefined;
  await until(() => rig.wallet.rounds[0]!.state === 'settled');
  // Until this server has written down what the platform has said.
  for (let code = ''; code !== '100';) ({ code } = await rig.ask(bearer, 'request-a'));
  expect((await rig.call('GET', '/session', undefined, bearer)).data).toMatchObject({ resumed: [] });
});

/** A draw whose wager got no answer, and did not arrive. */
async function leaveDraw(recallMs: number) {
  await rig.restart({ recallMs });
  const opened = await rig.open();
  rig.wallet.fault = (name) => (name === 'provider.wager' ? 'before' : undefined);
  expect((await rig.ask(opened.bearer, 'request-a')).code).toBe('503');
  rig.wallet.fault = undefined;
  return opened;
}

test('what was drawn and never wagered is called off, so that a stake that comes late is not taken', async () => {
  const { launch, bearer } = await leaveDraw(100);
  await until(() => rig.wallet.rounds[0]?.state === 'cancelled');
  expect((await rig.ask(bearer, 'request-a')).code).toBe('410');
  expect(rig.wallet.balanceOf(launch)).toBe('100.00');
});

test('a draw whose wager may still be on its way is left alone', async () => {
  const { bearer } = await leaveDraw(60_000);
  // Another player's round, left later, is recovered.
  rig.wallet.fault = (name) => (name === 'provider.settle' ? 'before' : undefined);
  const other = await rig.open();
  await rig.ask(other.bearer, 'request-b');
  rig.wallet.fault = undefined;
  await until(() => rig.wallet.rounds[0]?.state === 'settled');
  expect(rig.wallet.rounds).toHaveLength(1);
  expect((await rig.ask(bearer, 'request-a')).code).toBe('100');
});

test('with a wrong key nothing is forgotten', async () => {
  await leaveRoundOpen();
  const { roundId } = rig.wallet.rounds[0]!;
  const { providerKey } = rig.options;
  await rig.restart({ providerKey: 'a-key-of-somebody-else' });
  rig.wallet.fault = undefined;
  // The recovery asks, is refused, and puts the round off.
  const dueAt = async () =>
    (
      await rig.query<{ at: Date }>('SELECT due_at AS at FROM rounds WHERE id = $1', [roundId])
    )[0]!.at.getTime();
  const before = await dueAt();
  await untilTrue(async () => (await dueAt()) > before, 'a pass of the recovery');
  expect(rig.wallet.rounds[0]!.state).toBe('open');
  await rig.restart({ providerKey });
  await until(() => rig.wallet.rounds[0]!.state === 'settled');
});
