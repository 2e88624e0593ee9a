import { toDecimal, type CurrencyCode } from '@tessera/domain';
import type { Figures } from './figures.ts';
import { netRevenueOf } from './settlement.model.ts';

/** Figures as the wire has them. */
export function figuresIn(figures: Figures, currency: CurrencyCode) {
  const decimal = (amount: bigint) => toDecimal(amount, currency);
  return {
    deposits: decimal(figures.deposits),
    withdrawals: decimal(figures.withdrawals),
    turnover: decimal(figures.turnover),
    payouts: decimal(figures.payouts),
    bonuses: decimal(figures.bonuses),
    netRevenue: decimal(netRevenueOf(figures)),
  };
}
