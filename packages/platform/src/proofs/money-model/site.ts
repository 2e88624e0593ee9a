import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { toMinor } from '@tessera/domain';
import { setRoulette, startRedEnvelope } from '../../activities/activities.fixture.ts';
import { prizesOf } from '../../activities/roulette.ts';
import type { Database } from '../../db/connect.ts';
import { redEnvelopeShares } from '../../db/schema/activities.ts';
import { agentTransferLimits } from '../../db/schema/agent.ts';
import { cashierSettings, depositMethods } from '../../db/schema/cashier.ts';
import { OperatorFailure } from '../../operator/failure.ts';
import { operate, readCommandLine } from '../../operator/operator.ts';
import { bindAccount, giveWithdrawPassword, makeAgent } from '../cashier-players.ts';
import { gamesOfProviders, launchFor, makePlayers, type Player } from '../players.ts';
import { answerOf, type Client, type Outcome } from '../processes/client.ts';
import { callOf, known, type Ids, type Seat } from './calls.ts';
import type { CashierRules } from './cashier.model.ts';
import { newSite, type Rules, type Site } from './model.ts';
import {
  AGENT,
  ENVELOPES,
  PLAYERS,
  PROVIDERS,
  START,
  type Decision,
  type Notice,
  type Operation,
} from './operations.ts';
import { decimal } from './outcome.ts';

/** The real thing and the model of it, as they stand before anything happens. */
export interface Beginning {
  readonly site: Site;
  readonly rules: Rules;
  /** The orders that clients know by now, in place of small numbers. */
  resolve(planned: Operation<number>): Operation;
  /** Carries out an operation through one of the platforms. */
  send(client: Client, operation: Operation): Promise<Outcome<unknown>>;
}

const SHARES = 1;
const DRAWS = 2;
const STOCK = 1;
const CASHIER_RULES: CashierRules = {
  deposit: { minimum: 50, maximum: 1_500, open: 2 },
  withdrawal: { minimum: 30, maximum: 1_500, perDay: 3, amountPerDay: 1_800 },
  gift: { least: 20, most: 1_200, mostPerDay: 1_600 },
};

/** New players, envelopes and a wheel on a site that others have used before. */
export async function beginAnew(db: Database, client: Client): Promise<Beginning> {
  const games = (await gamesOfProviders(db)).slice(0, PROVIDERS);
  const [played] = games;
  if (!played) throw new Error('the seed has no games');
  const players = await makePlayers(db, PLAYERS, BigInt(START));
  const seats = await Promise.all(
    players.map(async (player): Promise<Seat> => {
      await giveWithdrawPassword(db, player);
      const launchToken = await launchFor(db, player, played);
      const sent = { key: 'providerAuthenticate', payload: { launchToken } } as const;
      const { sessionToken } = await answerOf(client, sent);
      return { player, sessionToken, bankAccountId: await bindAccount(db, player) };
    }),
  );
  await makeAgent(
    db,
    players[AGENT] as Player,
    players.filter((_player, index) => index !== AGENT),
  );
  const envelopes = await Promise.all(Array.from({ length: ENVELOPES }, () => newEnvelope(db)));
  const shares = envelopes.map((envelope) => envelope.shares);
  const rules: Rules = {
    providers: games.map(({ providerId }) => providerId),
    ...(await newWheel(db)),
    signInReward: await signInReward(client, players[0] as Player),
    ...CASHIER_RULES,
  };
  const ids: Ids = {
    run: randomUUID(),
    seats,
    envelopeIds: envelopes.map(({ id }) => id),
    providers: rules.providers,
    methodId: await setCashier(db),
  };
  return {
    rules,
    site: newSite(PLAYERS, shares, STOCK, rules),
    ...ordersThrough(db, async (by, operation) => known(operation, await by.send(callOf(operation, ids)))),
  };
}

/** Knows the orders that were made, and what is done with them beside the wire's calls. */
function ordersThrough(
  db: Database,
  call: (client: Client, operation: Exclude<Operation, Notice | Decision>) => Promise<Outcome<unknown>>,
): Pick<Beginning, 'resolve' | 'send'> {
  const began = Date.now();
  const amounts = new Map<string, number>();
  const made = { deposits: [] as string[], withdrawals: [] as string[] };
  /** @param back 0 is the newest; before there is one, some number that is none */
  const numberOf = (of: readonly string[], back: number) => of.at(-1 - (back % (of.length || 1))) ?? 'none';

  function note(operation: Operation, outcome: Outcome<unknown>): void {
    if (outcome.kind !== 'answered') return;
    if (operation.kind !== 'deposit' && operation.kind !== 'withdraw') return;
    const { orderNumber } = outcome.answer as { orderNumber: string };
    if (amounts.has(orderNumber)) return;
    amounts.set(orderNumber, operation.amount);
    made[operation.kind === 'deposit' ? 'deposits' : 'withdrawals'].push(orderNumber);
  }

  return {
    resolve(planned) {
      if (!('order' in planned)) return planned;
      const isDeposit = planned.kind === 'notice' || planned.kind === 'cancelDeposit';
      const order = numberOf(isDeposit ? made.deposits : made.withdrawals, planned.order);
      return { ...planned, order };
    },

    async send(client, operation) {
      if (operation.kind === 'notice') {
        const { order: orderNumber, status, beyond, attempt } = operation;
        const amount = decimal((amounts.get(orderNumber) ?? START) + beyond);
        return client.notify({ orderNumber, status, amount, currency: 'USD' }, began + attempt);
      }
      if (!('player' in operation)) return decide(db, operation);
      const outcome = await call(client, operation);
      note(operation, outcome);
      return outcome;
    },
  };
}

/** As an operator would, whose command line works on the database. A refusal's code is what is said. */
async function decide(db: Database, { kind, order }: Decision): Promise<Outcome<object>> {
  const why = kind === 'reject' ? ['--why', 'by the model'] : [];
  const asked = readCommandLine(['withdrawals', kind, '--id', order, ...why]);
  if (asked.kind === 'help') throw new Error(asked.text);
  try {
    await operate(db, 'model', asked);
    return { kind: 'answered', answer: {} };
  } catch (error) {
    if (error instanceof OperatorFailure) return { kind: 'refused', code: error.message };
    throw error;
  }
}

/** Small enough that what players have meets every limit. @returns the method that deposits are made by */
async function setCashier(db: Database): Promise<number> {
  const { deposit, withdrawal, gift } = CASHIER_RULES;
  const isCard = and(eq(depositMethods.currency, 'USD'), eq(depositMethods.kind, 'card'));
  const [method] = await db
    .update(depositMethods)
    .set({ minimum: BigInt(deposit.minimum), maximum: BigInt(deposit.maximum) })
    .where(isCard)
    .returning({ id: depositMethods.id });
  await db
    .update(cashierSettings)
    .set({
      openDeposits: deposit.open,
      withdrawalMinimum: BigInt(withdrawal.minimum),
      withdrawalMaximum: BigInt(withdrawal.maximum),
      withdrawalsPerDay: withdrawal.perDay,
      withdrawalAmountPerDay: BigInt(withdrawal.amountPerDay),
      mayCancelWithdrawal: true,
    })
    .where(eq(cashierSettings.currency, 'USD'));
  await db
    .update(agentTransferLimits)
    .set({
      least: BigInt(gift.least),
      most: BigInt(gift.most),
      mostPerDay: BigInt(gift.mostPerDay),
    })
    .where(eq(agentTransferLimits.currency, 'USD'));
  if (!method) throw new Error('the seed has no cards');
  return method.id;
}

async function newEnvelope(db: Database): Promise<{ id: number; shares: number[] }> {
  const plan = { currency: 'USD', amount: 100n, shares: SHARES, minutes: 5 } as const;
  const { id } = await startRedEnvelope(db, plan);
  const rows = await db
    .select()
    .from(redEnvelopeShares)
    .where(eq(redEnvelopeShares.envelopeId, id))
    .orderBy(asc(redEnvelopeShares.position));
  return { id, shares: rows.map(({ amount }) => Number(amount)) };
}

async function newWheel(db: Database): Promise<Pick<Rules, 'drawsPerDay' | 'prizes' | 'limited'>> {
  const wheel = await setRoulette(db, {
    currency: 'USD',
    drawsPerDay: DRAWS,
    prizes: [
      { amount: 0n, weight: 1 },
      { amount: 25n, weight: 1 },
      { amount: 700n, weight: 2, stock: STOCK },
    ],
  });
  const prizes = await prizesOf(db, wheel);
  return {
    drawsPerDay: DRAWS,
    prizes: Object.fromEntries(prizes.map(({ id, amount }) => [id, Number(amount)])),
    limited: prizes.find(({ isLimited }) => isLimited)?.id ?? NaN,
  };
}

async function signInReward(client: Client, { token }: Player): Promise<number> {
  const { days } = await answerOf(client, { key: 'signIn', payload: {}, token });
  return Number(toMinor(days[0]?.reward ?? '', 'USD'));
}
