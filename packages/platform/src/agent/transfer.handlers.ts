import { and, count, desc, eq, sql } from 'drizzle-orm';
import { isDecimal, storedText, toDecimal, toMinor } from '@tessera/domain';
import { proveWithdrawPassword } from '../cashier/withdraw-password.ts';
import { agentTransfers } from '../db/schema/agent.ts';
import { ledgerTransactions } from '../db/schema/ledger.ts';
import { members } from '../db/schema/members.ts';
import type { Handlers } from '../http/handlers.ts';
import { malformed } from '../http/refusal.ts';
import { tellCash } from '../money/tell-cash.ts';
import type { Services } from '../services.ts';
import { siteDay } from '../site/calendar.ts';
import { maskAccount } from './mask-account.ts';
import { requireActive } from './requests.ts';
import { giveToDownline, leftTodayOf, transferLimitsOf } from './transfer.ts';

type Calls = 'agentTransfer' | 'agentTransfers';

/** More than any balance. */
const MAX_MINOR = 10n ** 15n;

/** In this call's own words. */
const CODE_OF_PROOF = { '101': '105', '102': '106', '103': '107' } as const;

export function transferHandlers(services: Services): Pick<Handlers, Calls> {
  const { db, inTurn, live } = services;

  return {
    async agentTransfer({ memberId, amount, withdrawPassword, note }, context) {
      const { address, member: agent, operation, refuse } = context;
      requireActive(agent, refuse);
      const { currency } = agent;
      if (!isDecimal(amount, currency)) throw malformed('amount', `is finer than ${currency} allows`);
      const minor = toMinor(amount, currency);
      if (minor > MAX_MINOR) throw malformed('amount', 'is too large');
      const proof = await proveWithdrawPassword(services, agent, withdrawPassword, address);
      if (proof !== 'proved') throw refuse(CODE_OF_PROOF[proof.code], proof.data);
      const order = { agent, memberId, amount: minor, note: storedText(note ?? '') || null, operation };
      const outcome = await inTurn(agent.id, () => giveToDownline(db, order));
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      tellCash(live, agent, outcome.agentBalance);
      tellCash(live, { id: memberId, currency }, outcome.memberBalance);
      return {
        id: outcome.id,
        reference: outcome.reference,
        cash: toDecimal(outcome.agentBalance.balance, currency),
        leftToday: toDecimal(outcome.leftToday, currency),
      };
    },

    async agentTransfers({ page, count: size, memberId }, { member: agent, refuse }) {
      requireActive(agent, refuse);
      const { currency } = agent;
      const mine = and(
        eq(agentTransfers.agentId, agent.id),
        memberId === undefined ? undefined : eq(agentTransfers.memberId, memberId),
      );
      const list = await db
        .select({ transfer: agentTransfers, account: members.account, reference: ledgerTransactions.id })
        .from(agentTransfers)
        .leftJoin(
          ledgerTransactions,
          eq(ledgerTransactions.key, sql`'agent_transfer:' || ${agentTransfers.id}`),
        )
        .innerJoin(members, eq(members.id, agentTransfers.memberId))
        .where(mine)
        .orderBy(desc(agentTransfers.id))
        .limit(size)
        .offset((page - 1) * size);
      const [total] = await db.select({ n: count() }).from(agentTransfers).where(mine);
      const limits = await transferLimitsOf(db, currency);
      const leftToday = await leftTodayOf(db, agent, limits, siteDay(new Date()));
      const decimal = (minor: bigint) => toDecimal(minor, currency);
      return {
        list: list.map(({ transfer, account, reference }) => ({
          id: transfer.id,
          memberId: transfer.memberId,
          account: maskAccount(account),
          amount: decimal(transfer.amount),
          ...(reference !== null && { reference: String(reference) }),
          note: transfer.note,
          createdAt: transfer.createdAt.toISOString(),
        })),
        totalCount: total?.n ?? 0,
        limits: {
          least: decimal(limits?.least ?? 0n),
          most: decimal(limits?.most ?? 0n),
          mostPerDay: decimal(limits?.mostPerDay ?? 0n),
          leftToday: decimal(leftToday),
        },
      };
    },
  };
}
