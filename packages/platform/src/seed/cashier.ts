import { CURRENCY_CODES, type CurrencyCode } from '@tessera/domain';
import type { DepositMethodKind } from '@tessera/wire';
import { cashierSettings, depositMethods } from '../db/schema/cashier.ts';
import type { Transaction } from '../db/serializable.ts';
import { worthOfUsd } from '../ledger/play-money.ts';
import { methodTexts } from './texts/deposit-methods.texts.ts';

/** How long an order waits for a bank transfer: over a weekend. */
const TRANSFER_MINUTES = 5 * 24 * 60;

/** The sample site's bank account, which exists at no bank. */
const TRANSFER = {
  transferAccount: {
    bankName: 'Sample Bank',
    holderName: 'Tessera Sample Site',
    accountNumber: '000123000456',
    branchCode: null,
  },
  openMinutes: TRANSFER_MINUTES,
} as const;

/** In their order; amounts are whole US dollars, or what these are worth. */
const METHODS: readonly {
  readonly kind: DepositMethodKind;
  readonly minimumUsd: number;
  readonly maximumUsd: number;
  readonly usualMinutes: number;
}[] = [
  { kind: 'fast', minimumUsd: 5, maximumUsd: 500, usualMinutes: 1 },
  { kind: 'card', minimumUsd: 10, maximumUsd: 2_000, usualMinutes: 1 },
  { kind: 'e_wallet', minimumUsd: 5, maximumUsd: 3_000, usualMinutes: 5 },
  { kind: 'bank_transfer', minimumUsd: 20, maximumUsd: 10_000, usualMinutes: 1_440 },
  { kind: 'crypto', minimumUsd: 20, maximumUsd: 10_000, usualMinutes: 30 },
];

/** Points are no money that a bank or a card pays with. */
const KINDS_OF_POINTS: readonly DepositMethodKind[] = ['fast', 'e_wallet'];

/** The sample site's cashier: set up once, and the operator's from then on. */
export async function seedCashier(tx: Transaction): Promise<void> {
  for (const currency of CURRENCY_CODES) {
    await tx.insert(cashierSettings).values(settingsOf(currency)).onConflictDoNothing();
    const methods = METHODS.filter(({ kind }) => currency !== 'GP' || KINDS_OF_POINTS.includes(kind));
    await tx
      .insert(depositMethods)
      .values(
        methods.map(({ kind, minimumUsd, maximumUsd, usualMinutes }, position) => ({
          currency,
          kind,
          ...methodTexts(kind),
          minimum: worthOfUsd(minimumUsd, currency),
          maximum: worthOfUsd(maximumUsd, currency),
          position,
          usualMinutes,
          ...(kind === 'bank_transfer' && TRANSFER),
        })),
      )
      .onConflictDoNothing();
  }
}

const settingsOf = (currency: CurrencyCode): typeof cashierSettings.$inferInsert => ({
  currency,
  openDeposits: 3,
  depositMinutes: 30,
  needsVerifiedAccount: false,
  withdrawalMinimum: worthOfUsd(20, currency),
  withdrawalMaximum: worthOfUsd(5_000, currency),
  withdrawalsPerDay: 5,
  withdrawalAmountPerDay: worthOfUsd(10_000, currency),
  turnoverPercent: 0,
});
