import { randomUUID } from 'node:crypto';
import { startRig, type GamesRig } from '../testing/games-rig.ts';
import { openJournal, type JournalEntry } from './journal.ts';
import { RECALL_MS, createRecovery } from './recovery.ts';
import { createProviderClient } from './provider-client.ts';
import { createSettlement } from './settlement.ts';
import { createTurns } from './turns.ts';

let rig: GamesRig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const spin = (bearer: string, requestId = 'request-a') =>
  rig.call('POST', '/spin', { requestId, stake: '1.00' }, bearer);

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await new Promise((later) => setTimeout(later, 10));
  expect(isSo()).toBe(true);
}

async function leaveRoundOpen() {
  const opened = await rig.open();
  rig.wallet.fault = (name) => (name === 'provider.settle' ? 'before' : undefined);
  await spin(opened.bearer);
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
  expect((await spin(bearer)).code).toBe('100');
  expect((await rig.call('GET', '/session', undefined, bearer)).data).toMatchObject({ resumed: [] });
});

/** A journal of one draw whose wager got no answer, and one pass of the recovery over it. */
async function oneDraw(ageMs: number) {
  const { launch } = await rig.open();
  const journal = openJournal(undefined);
  const provider = createProviderClient({ platformUrl: rig.wallet.url, providerKey: rig.wallet.key });
  const settlement = createSettlement(provider, journal);
  const recover = createRecovery({ journal, turns: createTurns(0), settlement });
  const entry: JournalEntry = {
    roundId: randomUUID(),
    sessionToken: `session-${launch}`,
    stake: '1.00',
    currency: 'USD',
    stops: [[0, 0, 0, 0, 0]],
    at: Date.now() - ageMs,
    state: 'drawn',
  };
  journal.put(entry);
  return { journal, recover, entry };
}

test('what was drawn and never wagered is called off, so that a stake that comes late is not taken', async () => {
  const { journal, recover, entry } = await oneDraw(RECALL_MS + 1);
  await recover();
  expect(journal.drawn()).toEqual([]);
  expect(rig.wallet.rounds).toMatchObject([{ roundId: entry.roundId, state: 'cancelled' }]);
});

test('a draw whose wager may still be on its way is left alone', async () => {
  const { journal, recover, entry } = await oneDraw(1_000);
  await recover();
  expect(journal.drawn()).toEqual([entry]);
  expect(rig.wallet.rounds).toEqual([]);
});

test('a session that the platform does not know has no rounds; another one’s refusal holds nobody up', async () => {
  const { journal, recover, entry } = await oneDraw(RECALL_MS + 1);
  const stranger = { ...entry, roundId: randomUUID(), sessionToken: 'stranger', currency: 'USD' };
  journal.put(stranger);
  await recover();
  expect(journal.drawn()).toEqual([]);
});

test('with a wrong key nothing is forgotten', async () => {
  const { journal, entry } = await oneDraw(RECALL_MS + 1);
  const provider = createProviderClient({
    platformUrl: rig.wallet.url,
    providerKey: 'a-key-of-somebody-else',
  });
  const settlement = createSettlement(provider, journal);
  const recover = createRecovery({ journal, turns: createTurns(0), settlement });
  await expect(recover()).rejects.toThrow();
  expect(journal.drawn()).toEqual([entry]);
});
