import { randomUUID } from 'node:crypto';
import { startRedEnvelope } from '../../activities/red-envelope.ts';
import { setRoulette } from '../../activities/roulette.ts';
import type { Database } from '../../db/connect.ts';
import type { games } from '../../db/schema/catalogue.ts';
import { launchFor, makePlayers, type Player } from '../players.ts';
import { answerOf, type Client, type Sent } from '../processes/client.ts';

/** What the cases work with. */
export interface Scene {
  readonly db: Database;
  /** Of a platform that is well. */
  readonly client: Client;
  readonly game: typeof games.$inferSelect;
}

/** A call that moves a new player's money, ready to be sent. */
export interface Prepared {
  readonly player: Player;
  readonly sent: Sent;
  /** What it does to the player's balance, in minor units. */
  readonly change: bigint;
  /** The same name with another payload; `undefined` where the call has no payload. */
  readonly other?: Sent;
}

export interface MoneyCase {
  readonly name: string;
  /** After a day the name is free again, and does this. `false`: the call's effect has a limit of its own. */
  readonly isFreeAfterADay: boolean;
  prepare(scene: Scene): Promise<Prepared>;
}

const START = 100_000n;
const unheard = { toChannel: () => undefined };

async function newPlayer(db: Database): Promise<Player> {
  const [player] = await makePlayers(db, 1, START);
  if (!player) throw new Error('no player was made');
  return player;
}

/** A member's call, named by an idempotency key. */
const asMember = ({ token }: Player) => ({ token, idempotencyKey: randomUUID() });

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
    return { player, sent, change, other: { ...named, payload: { ...payload, amount: '4' } } };
  },
});

const back = (key: 'balanceAllBack' | 'balanceGetBack'): MoneyCase => ({
  name: key,
  isFreeAfterADay: false,
  async prepare(scene) {
    const player = await newPlayer(scene.db);
    await putAside(scene, player, '5');
    if (key === 'balanceGetBack') await openGame(scene, player);
    return { player, sent: { key, payload: {}, ...asMember(player) }, change: 500n };
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
      return { player, sent, change, other: { ...sent, payload: { ...sent.payload, amount: '9' } } };
    }
    await answerOf(scene.client, stake('1'));
    const named = { ...round, transactionId: randomUUID() };
    if (key === 'providerCancel') {
      const other = { ...named, roundId: randomUUID() };
      return { player, sent: { key, payload: named }, change, other: { key, payload: other } };
    }
    const settle = (payout: string): Sent => ({ key, payload: { ...named, payout } });
    return { player, sent: settle('2.5'), change, other: settle('250') };
  },
});

/** Every call that moves money. */
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
      return { player, sent, change: 700n, other: { ...named, payload: { id: two.id } } };

      function newEnvelope() {
        return startRedEnvelope({ db, live: unheard }, plan);
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
      await setRoulette({ db, live: unheard }, plan);
      return { player, sent: { key: 'rouletteSpin', payload: {}, ...asMember(player) }, change: 25n };
    },
  },
  {
    name: 'signInClaim',
    isFreeAfterADay: false,
    async prepare({ db, client }) {
      const player = await newPlayer(db);
      const { days } = await answerOf(client, { key: 'signIn', payload: {}, token: player.token });
      const change = BigInt(Math.round(Number(days[0]?.reward) * 100));
      return { player, sent: { key: 'signInClaim', payload: {}, ...asMember(player) }, change };
    },
  },
  ofProvider('providerWager', -200n),
  ofProvider('providerSettle', 250n),
  ofProvider('providerCancel', 100n),
];
