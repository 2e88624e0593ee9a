import { randomUUID } from 'node:crypto';
import { setRoulette, startRedEnvelope } from '../../activities/activities.fixture.ts';
import { launchFor, type Player } from '../players.ts';
import { answerOf, type Sent } from '../processes/client.ts';
import { CASHIER_CASES } from './cashier-calls.ts';
import { asMember, newPlayer, ofPlayer, type MoneyCase, type Scene } from './money-case.ts';
import { REGISTER } from './register-call.ts';

async function putAside({ client, game }: Scene, { token }: Player, amount: string): Promise<void> {
  const payload = { gpId: game.providerId, direction: 'in', amount } as const;
  await answerOf(client, { key: 'walletTransfer', payload, token });
}

async function openGame({ db, client, game }: Scene, player: Player): Promise<string> {
  const launchToken = await launchFor(db, player, game);
  const sent = { key: 'providerAuthenticate', payload: { launchToken } } as const;
  return (await answerOf(client, sent)).sessionToken;
}

const transfer = (direction: 'in' | 'out', change: bigint): MoneyCase => ({
  name: `walletTransfer ${direction}`,
  isFreeAfterADay: true,
  async prepare(scene) {
    const player = await newPlayer(scene.db);
    if (direction === 'out') await putAside(scene, player, '20');
    const named = { key: 'walletTransfer', ...asMember(player) } as const;
    const payload = { gpId: scene.game.providerId, direction, amount: '3' } as const;
    const sent: Sent = { ...named, payload };
    return ofPlayer(player, { sent, change, other: { ...named, payload: { ...payload, amount: '4' } } });
  },
});

const back = (key: 'balanceAllBack' | 'balanceGetBack'): MoneyCase => ({
  name: key,
  isFreeAfterADay: false,
  async prepare(scene) {
    const player = await newPlayer(scene.db);
    await putAside(scene, player, '5');
    if (key === 'balanceGetBack') await openGame(scene, player);
    return ofPlayer(player, { sent: { key, payload: {}, ...asMember(player) }, change: 500n });
  },
});

const ofProvider = (
  key: 'providerWager' | 'providerSettle' | 'providerCancel',
  change: bigint,
): MoneyCase => ({
  name: key,
  isFreeAfterADay: false,
  async prepare(scene) {
    const player = await newPlayer(scene.db);
    const sessionToken = await openGame(scene, player);
    const round = { sessionToken, roundId: randomUUID() };
    const stake = (amount: string): Sent<'providerWager'> => ({
      key: 'providerWager',
      payload: { ...round, transactionId: randomUUID(), amount, outcome: {} },
    });
    if (key === 'providerWager') {
      const sent = stake('2');
      const other = { ...sent, payload: { ...sent.payload, amount: '9' } };
      return ofPlayer(player, { sent, change, other });
    }
    await answerOf(scene.client, stake('1'));
    const named = { ...round, transactionId: randomUUID() };
    if (key === 'providerCancel') {
      const other = { ...named, roundId: randomUUID() };
      return ofPlayer(player, { sent: { key, payload: named }, change, other: { key, payload: other } });
    }
    const settle = (payout: string): Sent => ({ key, payload: { ...named, payout } });
    return ofPlayer(player, { sent: settle('2.5'), change, other: settle('250') });
  },
});

const settleReturning = (payout: string, change: bigint): MoneyCase => ({
  name: `providerSettle of ${payout} beside what is returned`,
  isFreeAfterADay: false,
  async prepare(scene) {
    const player = await newPlayer(scene.db);
    const round = { sessionToken: await openGame(scene, player), roundId: randomUUID() };
    const wager = { ...round, transactionId: randomUUID(), amount: '1', outcome: {} };
    await answerOf(scene.client, { key: 'providerWager', payload: wager });
    const named = { ...round, transactionId: randomUUID(), payout };
    const settle = (returned: string): Sent => ({ key: 'providerSettle', payload: { ...named, returned } });
    return ofPlayer(player, { sent: settle('1'), change, other: settle('0.99') });
  },
});

/** Every call that moves a member's money: which do not, stands in `other-calls.ts`. */
export const MONEY_CASES: readonly MoneyCase[] = [
  transfer('in', -300n),
  transfer('out', 300n),
  back('balanceAllBack'),
  back('balanceGetBack'),
  {
    name: 'redEnvelope',
    isFreeAfterADay: false,
    async prepare({ db }) {
      const player = await newPlayer(db);
      const plan = { currency: 'USD', amount: 700n, shares: 1, minutes: 30 } as const;
      const [one, two] = [await newEnvelope(), await newEnvelope()];
      const named = { key: 'redEnvelope', ...asMember(player) } as const;
      const sent: Sent = { ...named, payload: { id: one.id } };
      return ofPlayer(player, { sent, change: 700n, other: { ...named, payload: { id: two.id } } });

      function newEnvelope() {
        return startRedEnvelope(db, plan);
      }
    },
  },
  {
    name: 'rouletteSpin',
    isFreeAfterADay: true,
    async prepare({ db }) {
      const player = await newPlayer(db);
      const place = { amount: 25n, weight: 1 };
      const plan = { currency: 'USD', drawsPerDay: 5, prizes: [place, place] } as const;
      await setRoulette(db, plan);
      return ofPlayer(player, {
        sent: { key: 'rouletteSpin', payload: {}, ...asMember(player) },
        change: 25n,
      });
    },
  },
  {
    name: 'signInClaim',
    isFreeAfterADay: false,
    async prepare({ db, client }) {
      const player = await newPlayer(db);
      const { days } = await answerOf(client, { key: 'signIn', payload: {}, token: player.token });
      const change = BigInt(Math.round(Number(days[0]?.reward) * 100));
      return ofPlayer(player, { sent: { key: 'signInClaim', payload: {}, ...asMember(player) }, change });
    },
  },
  ofProvider('providerWager', -200n),
  ofProvider('providerSettle', 250n),
  settleReturning('0', 100n),
  settleReturning('0.25', 125n),
  ofProvider('providerCancel', 100n),
  ...CASHIER_CASES,
  REGISTER,
];
