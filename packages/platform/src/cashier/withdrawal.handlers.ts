import { and, count, eq } from 'drizzle-orm';
import { JURISDICTION_RULES, toDecimal, type LocaleCode } from '@tessera/domain';
import { securityOf } from '../auth/security.ts';
import { inLanguage } from '../db/columns.ts';
import { withdrawals } from '../db/schema/cashier.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { maskPhone as maskNumber } from '../member/mask.ts';
import { tellCash } from '../money/tell-cash.ts';
import type { Services } from '../services.ts';
import { minorOf } from './amounts.ts';
import { within } from './period.ts';
import { cashierSettingsOf } from './settings.ts';
import { progressOf } from './withdrawal-steps.ts';
import { turnoverOf } from './turnover.ts';
import { proveWithdrawPassword } from './withdraw-password.ts';
import {
  cancelWithdrawal,
  findWithdrawal,
  leftToday,
  requestWithdrawal,
  withAccount,
  type PlacedWithdrawal,
} from './withdrawals.ts';

type Calls =
  'withdrawalCancel' | 'withdrawalCreate' | 'withdrawalDetail' | 'withdrawalList' | 'withdrawalTerms';

/** Of the terms; the sums have all of them. */
const MOST_CREDITS = 50;

export function withdrawalHandlers(services: Services): Pick<Handlers, Calls> {
  const { db, inTurn, live, settings: site } = services;
  const law = JURISDICTION_RULES[site.jurisdiction];
  return {
    async withdrawalTerms(_payload, { member }) {
      const { currency } = member;
      const decimal = (minor: bigint) => toDecimal(minor, currency);
      const settings = await cashierSettingsOf(db, currency);
      const left = await leftToday(db, member.id, settings, new Date());
      const turnover = await turnoverOf(db, member, settings.turnoverPercent);
      const { balance } = await memberBalance(db, member.id, currency);
      return {
        cash: decimal(balance),
        minimum: decimal(settings.withdrawalMinimum),
        maximum: decimal(settings.withdrawalMaximum),
        fee: decimal(0n),
        countLeft: left.count,
        amountLeft: decimal(left.amount),
        turnoverRequired: decimal(turnover.required),
        turnoverDone: decimal(turnover.done),
        turnoverCredits: turnover.credits
          .slice(-MOST_CREDITS)
          .map(({ kind, at, amount, required, done }) => ({
            kind,
            at: at.toISOString(),
            amount: decimal(amount),
            toWager: decimal(required),
            wagered: decimal(done),
          })),
        expectedHours: settings.reviewHours + settings.payoutHours,
        isWithdrawPassword: flag((await securityOf(db, member.id)).withdrawPasswordHash !== null),
      };
    },

    async withdrawalCreate({ bankAccountId, amount, withdrawPassword }, context) {
      const { address, member, operation, refuse } = context;
      const { currency } = member;
      const request = { member, bankAccountId, amount: minorOf(amount, currency), operation };
      const proof = await proveWithdrawPassword(services, member, withdrawPassword, address);
      if (proof !== 'proved') throw refuse(proof.code, proof.data);
      const outcome = await inTurn(member.id, () => requestWithdrawal(db, request, new Date()));
      if (outcome.kind === 'refused') throw refuse(outcome.code, outcome.data);
      const { withdrawal, balance, isNew } = outcome;
      if (isNew) tellCash(live, member, balance);
      return { orderNumber: withdrawal.orderNumber, cash: toDecimal(balance.balance, currency) };
    },

    async withdrawalList({ status, page, count: size, ...period }, { language, member }) {
      const mine = and(
        eq(withdrawals.memberId, member.id),
        status === undefined ? undefined : eq(withdrawals.status, status),
        within(withdrawals.createdAt, period),
      );
      const rows = await withAccount(db)
        .where(mine)
        .limit(size)
        .offset((page - 1) * size);
      const [total] = await db.select({ n: count() }).from(withdrawals).where(mine);
      return { list: rows.map((row) => present(row, language)), totalCount: total?.n ?? 0 };
    },

    async withdrawalDetail({ orderNumber }, { language, member, refuse }) {
      const placed = await findWithdrawal(db, orderNumber, member.id);
      if (!placed) throw refuse('101');
      const progress = await progressOf(db, placed.withdrawal);
      if (law.withdrawalCancel === 'never') progress.isCancellable = 0;
      return { detail: present(placed, language), ...progress };
    },

    async withdrawalCancel({ orderNumber }, { language, member, operation, refuse }) {
      if (law.withdrawalCancel === 'never') throw refuse('103');
      const order = { memberId: member.id, orderNumber, operation };
      const outcome = await inTurn(member.id, () => cancelWithdrawal(db, order));
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      if (outcome.isNew) tellCash(live, member, outcome.balance);
      return {
        detail: present(outcome, language),
        cash: toDecimal(outcome.balance.balance, outcome.withdrawal.currency),
      };
    },
  };
}

const present = ({ withdrawal, account }: PlacedWithdrawal, language: LocaleCode) => ({
  orderNumber: withdrawal.orderNumber,
  bankName: account.bankName,
  accountNumber: maskNumber(account.number),
  amount: toDecimal(withdrawal.amount, withdrawal.currency),
  currency: withdrawal.currency,
  status: withdrawal.status,
  why: withdrawal.why && inLanguage(withdrawal.why, language),
  createdAt: withdrawal.createdAt.toISOString(),
  closedAt: withdrawal.closedAt?.toISOString() ?? null,
});
