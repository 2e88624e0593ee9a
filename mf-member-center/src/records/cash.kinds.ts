import type { MessageId } from '../text.ts';

/** Kinds of balance entries with a name of their own. The set is open: others are shown as such. */
export const CASH_KINDS = {
  deposit: 'payment.deposit',
  withdrawal_hold: 'cash.withdrawal_hold',
  withdrawal_return: 'cash.withdrawal_return',
  wallet_transfer: 'cash.wallet_transfer',
  wager: 'bet.wager',
  payout: 'bet.payout',
  refund: 'cash.refund',
  red_envelope: 'cash.red_envelope',
  roulette_prize: 'cash.roulette_prize',
  sign_in: 'cash.sign_in',
  recommendation: 'cash.recommendation',
  bonus: 'cash.bonus',
  mission: 'cash.mission',
  commission: 'cash.commission',
  agent_transfer: 'cash.agent_transfer',
  welcome: 'cash.welcome',
} as const satisfies Readonly<Record<string, MessageId>>;

const isKnown = (kind: string): kind is keyof typeof CASH_KINDS => Object.hasOwn(CASH_KINDS, kind);

/** Returns the message that names a kind of balance entry. */
export const cashKind = (kind: string): MessageId => (isKnown(kind) ? CASH_KINDS[kind] : 'cash.other');
