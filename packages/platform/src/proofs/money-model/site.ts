import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { toMinor } from '@tessera/domain';
import { startRedEnvelope } from '../../activities/red-envelope.ts';
import { prizesOf, setRoulette } from '../../activities/roulette.ts';
import type { Database } from '../../db/connect.ts';
import { redEnvelopeShares } from '../../db/schema/activities.ts';
import { gamesOfProviders, launchFor, makePlayers, type Player } from '../players.ts';
import { answerOf, type Client, type Outcome, type Sent } from '../processes/client.ts';
import { newSite, type Rules, type Site } from './model.ts';
import { ENVELOPES, PLAYERS, PROVIDERS, START, type Operation } from './operations.ts';

/** The real thing and the model of it, as they stand before anything happens. */
export interface Beginning {
  readonly site: Site;
  readonly rules: Rules;
  /** Carries out an operation through one of the platforms. */
  send(client: Client, operation: Operation): Promise<Outcome<unknown>>;
}

const SHARES = 1;
const DRAWS = 2;
const STOCK = 1;
const unheard = { toChannel: () => undefined };
const decimal = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** New players, envelopes and a wheel on a site that others have used before. */
export async function beginAnew(db: Database, client: Client): Promise<Beginning> {
  const players = await makePlayers(db, PLAYERS, BigInt(START));
  const games = (await gamesOfProviders(db)).slice(0, PROVIDERS);
  const [played] = games;
  if (!played) throw new Error('the seed has no games');
  const sessionTokens = await Promise.all(
    players.map(async (player) => {
      const launchToken = await launchFor(db, player, played);
      const sent = { key: 'providerAuthenticate', payload: { launchToken } } as const;
      return (await answerOf(client, sent)).sessionToken;
    }),
  );
  const envelopes = await Promise.all(Array.from({ length: ENVELOPES }, () => newEnvelope(db)));
  const wheel = await setRoulette(
    { db, live: unheard },
    {
      currency: 'USD',
      drawsPerDay: DRAWS,
      prizes: [
        { amount: 0n, weight: 1 },
        { amount: 25n, weight: 1 },
        { amount: 700n, weight: 2, stock: STOCK },
      ],
    },
  );
  const prizes = await prizesOf(db, wheel);
  const [first] = players;
  const week = await answerOf(client, { key: 'signIn', payload: {}, token: first?.token ?? '' });
  const rules: Rules = {
    providers: games.map(({ providerId }) => providerId),
    signInReward: Number(toMinor(week.days[0]?.reward ?? '', 'USD')),
    drawsPerDay: DRAWS,
    prizes: Object.fromEntries(prizes.map(({ id, amount }) => [id, Number(amount)])),
    limited: prizes.find(({ isLimited }) => isLimited)?.id ?? NaN,
  };
  const run = randomUUID();
  return {
    rules,
    site: newSite(
      PLAYERS,
      envelopes.map(({ shares }) => shares),
      STOCK,
      rules,
    ),
    async send(by, operation) {
      const player = players[operation.player] as Player;
      const sessionToken = sessionTokens[operation.player] ?? '';
      const ids = { run, sessionToken, envelopeIds: envelopes.map(({ id }) => id), ...rules };
      return plain(operation, await by.send(callOf(operation, player, ids)));
    },
  };
}

async function newEnvelope(db: Database): Promise<{ id: number; shares: number[] }> {
  const plan = { currency: 'USD', amount: 100n, shares: SHARES, minutes: 5 } as const;
  const { id } = await startRedEnvelope({ db, live: unheard }, plan);
  const rows = await db
    .select()
    .from(redEnvelopeShares)
    .where(eq(redEnvelopeShares.envelopeId, id))
    .orderBy(asc(redEnvelopeShares.position));
  return { id, shares: rows.map(({ amount }) => Number(amount)) };
}

interface Ids {
  /** Makes names of this run its own. */
  readonly run: string;
  readonly sessionToken: string;
  readonly envelopeIds: readonly number[];
  readonly providers: readonly number[];
}

function callOf(operation: Operation, { id, token }: Player, ids: Ids): Sent {
  if ('round' in operation) {
    const { sessionToken } = ids;
    const roundId = `${ids.run}-${id}-${operation.round}`;
    const transactionId = `${ids.run}-${id}-${operation.transaction}`;
    const round = { sessionToken, roundId, transactionId };
    if (operation.kind === 'settle') {
      return { key: 'providerSettle', payload: { ...round, payout: decimal(operation.payout) } };
    }
    if (operation.kind === 'cancel') return { key: 'providerCancel', payload: round };
    const payload = { ...round, amount: decimal(operation.amount), outcome: {} };
    return { key: 'providerWager', payload };
  }
  if (!('name' in operation)) {
    const keys = { cash: 'myCash', wallets: 'wallets', leave: 'leave' } as const;
    return { key: keys[operation.kind], payload: {}, token };
  }
  const asMember = { token, idempotencyKey: `${ids.run}-${operation.name}` };
  switch (operation.kind) {
    case 'transfer': {
      const { provider, direction, amount } = operation;
      const gpId = ids.providers[provider] ?? 0;
      return {
        key: 'walletTransfer',
        payload: { gpId, direction, amount: decimal(amount) },
        ...asMember,
      };
    }
    case 'claim':
      return {
        key: 'redEnvelope',
        payload: { id: ids.envelopeIds[operation.envelope] ?? 0 },
        ...asMember,
      };
    case 'allBack':
      return { key: 'balanceAllBack', payload: {}, ...asMember };
    case 'getBack':
      return { key: 'balanceGetBack', payload: {}, ...asMember };
    case 'spin':
      return { key: 'rouletteSpin', payload: {}, ...asMember };
    case 'signIn':
      return { key: 'signInClaim', payload: {}, ...asMember };
  }
}

/** What the model knows of an answer. */
function plain({ kind }: Operation, outcome: Outcome<unknown>): Outcome<unknown> {
  if (outcome.kind !== 'answered') return outcome;
  if (kind === 'cash') {
    const { cash } = outcome.answer as { cash: string };
    return { kind: 'answered', answer: { cash } };
  }
  if (kind === 'wallets') {
    const { cash, total, myCashList } = outcome.answer as {
      cash: string;
      total: string;
      myCashList: { gpId: number; cash: string }[];
    };
    const wallets = myCashList.map((wallet) => ({ gpId: wallet.gpId, cash: wallet.cash }));
    return { kind: 'answered', answer: { cash, total, wallets } };
  }
  if (['allBack', 'getBack', 'leave'].includes(kind)) return { kind: 'answered', answer: {} };
  return outcome;
}
