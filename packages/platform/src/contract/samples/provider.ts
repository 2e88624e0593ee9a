import { randomUUID } from 'node:crypto';
import { launchDemo, openDemoGame } from '../../testing/wallet.ts';
import type { Scene } from '../scene.ts';
import type { Samples } from '../sample.ts';

type Keys =
  | 'providerAuthenticate'
  | 'providerBalance'
  | 'providerCancel'
  | 'providerEndedSessions'
  | 'providerOpenRounds'
  | 'providerSettle'
  | 'providerWager';

/** A game in which a round is open. */
async function openRound({ platform }: Scene) {
  const game = await openDemoGame(platform);
  const roundId = randomUUID();
  await game.wager('2.50', roundId);
  return { sessionToken: game.session.sessionToken, roundId, transactionId: randomUUID() };
}

export const providerSamples = {
  async providerAuthenticate({ platform }) {
    return { payload: { launchToken: await launchDemo(platform) } };
  },
  async providerBalance({ platform }) {
    const { session } = await openDemoGame(platform);
    return { payload: { sessionToken: session.sessionToken } };
  },
  async providerCancel(scene) {
    return { payload: await openRound(scene) };
  },
  async providerEndedSessions({ platform }) {
    const { session } = await openDemoGame(platform);
    return { payload: { sessionTokens: [session.sessionToken, 'a token of no session'] } };
  },
  async providerOpenRounds(scene) {
    return { payload: { sessionToken: (await openRound(scene)).sessionToken } };
  },
  async providerSettle(scene) {
    return { payload: { ...(await openRound(scene)), payout: '5', returned: '0.50' } };
  },
  async providerWager(scene) {
    const round = { ...(await openRound(scene)), roundId: randomUUID() };
    return { payload: { ...round, amount: '1.25', outcome: { reels: [1, 2, 3], note: 'three' } } };
  },
} satisfies Samples<Keys>;
