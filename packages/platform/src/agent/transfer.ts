import { and, eq, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Calls, CodeOf } from '@tessera/wire';
import { isKeptKey } from '../http/idempotency/kept-key.ts';
import type { Database, Queries } from '../db/connect.ts';
import { Refused } from '../db/refused.ts';
import { agentTransferLimits, agentTransfers, type AgentTransferLimits } from '../db/schema/agent.ts';
import { ledgerTransactions } from '../db/schema/ledger.ts';
import { members, type Member } from '../db/schema/members.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { hashOfKey } from '../http/idempotency/seal.ts';
import { keyReused } from '../http/refusal.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { BalanceTooLow, book } from '../ledger/book.ts';
import { passWelcomeMoney } from '../ledger/welcome-money.ts';
import { isTransferDisabled } from '../money/wallets.ts';
import { restrictionOf } from '../responsible/guard.ts';
import { remindOfDeposit } from '../responsible/reminders.ts';
import { siteDay } from '../site/calendar.ts';
import { depthUnder } from './downline.ts';

type Code = CodeOf<Calls['agentTransfer']>;

interface Order {
  readonly agent: Pick<Member, 'id' | 'currency'>;
  readonly memberId: number;
  /** Minor units, above zero. */
  readonly amount: bigint;
  /** What the agent writes to the member. */
  readonly note: string | null;
  readonly operation: string | null;
}

interface Given {
  readonly id: number;
  /** The ledger's transaction, which both sides see in their cash records. */
  readonly reference: string;
  readonly agentBalance: Balance;
  readonly memberBalance: Balance;
  readonly leftToday: bigint;
}

export type GiveOutcome =
  ({ readonly kind: 'done' } & Given) | { readonly kind: 'refused'; readonly code: Code };

/** From an agent's balance to a member of the downline, in one serialisable transaction. */
export async function giveToDownline(db: Database, order: Order): Promise<GiveOutcome> {
  try {
    return { kind: 'done', ...(await serializable(db, (tx) => carryOut(tx, order, new Date()))) };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', code: error.code as Code };
    if (error instanceof BalanceTooLow) return { kind: 'refused', code: '101' };
    throw error;
  }
}

async function carryOut(tx: Transaction, order: Order, now: Date): Promise<Given> {
  const { agent, memberId, amount } = order;
  const { currency } = agent;
  const day = siteDay(now);
  const limits = await transferLimitsOf(tx, currency);
  const known = await repeated(tx, order, now);
  if (known.id === undefined) await check(tx, order, { limits, day, now });
  const from = await openAccount(tx, memberAccount(agent.id, currency));
  const to = await openAccount(tx, memberAccount(memberId, currency));
  const id = known.id ?? (await write(tx, { ...order, operation: known.operation }, day));
  if (known.id === undefined) {
    await book(tx, { key: transferKey(id), kind: 'agent_transfer', from, to, amount });
    await passWelcomeMoney(tx, { from, to, amount });
    await remindOfDeposit(tx, { id: memberId, currency }, amount, now);
  }
  const [booked] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, transferKey(id)));
  if (!booked) throw new Error(`the transfer ${id} has no transaction`);
  return {
    id,
    reference: String(booked.id),
    agentBalance: await balanceOf(tx, from),
    memberBalance: await balanceOf(tx, to),
    leftToday: await leftTodayOf(tx, agent, limits, day),
  };
}

/** The ledger's name of a transfer; `records/cash.ts` reads the number out of it. */
export const transferKey = (id: number): string => `agent_transfer:${id}`;

interface Known {
  /** What this request did before; `undefined`: nothing. */
  readonly id?: number;
  /** What its effect is to be written with. */
  readonly operation: string | null;
}

/**
 * What a request has done that comes again. A day later its key is another request's; since a transfer stays as it was
 * written, that one goes by a name that follows from the older one.
 */
async function repeated(
  tx: Transaction,
  { agent, operation, memberId, amount }: Order,
  now: Date,
): Promise<Known> {
  for (let name = operation; name !== null;) {
    const [known] = await tx
      .select()
      .from(agentTransfers)
      .where(and(eq(agentTransfers.agentId, agent.id), eq(agentTransfers.operation, name)));
    if (!known) return { operation: name };
    if (isKeptKey(known.createdAt, now)) {
      if (known.memberId === memberId && known.amount === amount) return { id: known.id, operation: name };
      throw keyReused('this idempotency key was used for another transfer');
    }
    name = hashOfKey(`${name} after ${known.id}`);
  }
  return { operation: null };
}

interface Rules {
  readonly limits: AgentTransferLimits | undefined;
  readonly day: string;
  readonly now: Date;
}

async function check(
  tx: Transaction,
  { agent, memberId, amount }: Order,
  { limits, day, now }: Rules,
): Promise<void> {
  if ((await depthUnder(tx, agent.id, memberId)) === undefined) throw new Refused<Code>('102');
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  if (member?.currency !== agent.currency) throw new Refused<Code>('103');
  if (await isTransferDisabled(tx, agent.id)) throw new Refused<Code>('104');
  if (!(await mayReceive(tx, member, amount, now))) throw new Refused<Code>('111');
  if (!limits || amount < limits.least || amount > limits.most) throw new Refused<Code>('109');
  if (amount > (await leftTodayOf(tx, agent, limits, day))) throw new Refused<Code>('110');
}

/** Money from an agent is money to play with: a break, an exclusion and a deposit limit hold for it, too. */
async function mayReceive(tx: Transaction, member: Member, amount: bigint, now: Date): Promise<boolean> {
  if (member.status !== 'active' || (await isTransferDisabled(tx, member.id))) return false;
  return (await restrictionOf(tx, member, { kind: 'deposit', amount }, now)) === undefined;
}

async function write(
  tx: Transaction,
  { agent, memberId, amount, note, operation }: Order,
  day: string,
): Promise<number> {
  const [row] = await tx
    .insert(agentTransfers)
    .values({ agentId: agent.id, memberId, currency: agent.currency, amount, note, day, operation })
    .returning({ id: agentTransfers.id });
  if (!row) throw new Error('the transfer was not written');
  return row.id;
}

/** What transfers in this currency may be; `undefined`: there are none. */
export async function transferLimitsOf(
  queries: Queries,
  currency: CurrencyCode,
): Promise<AgentTransferLimits | undefined> {
  const [limits] = await queries
    .select()
    .from(agentTransferLimits)
    .where(eq(agentTransferLimits.currency, currency));
  return limits;
}

/** What the agent may still give on this day of the site's calendar. */
export async function leftTodayOf(
  queries: Queries,
  { id, currency }: Order['agent'],
  limits: AgentTransferLimits | undefined,
  day: string,
): Promise<bigint> {
  const [row] = await queries
    .select({ given: sql<string>`coalesce(sum(${agentTransfers.amount}), 0)` })
    .from(agentTransfers)
    .where(
      and(eq(agentTransfers.agentId, id), eq(agentTransfers.day, day), eq(agentTransfers.currency, currency)),
    );
  const left = (limits?.mostPerDay ?? 0n) - BigInt(row?.given ?? 0);
  return left > 0n ? left : 0n;
}
