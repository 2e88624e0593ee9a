import type { Message } from '@tessera/domain';
import type { PushTopic } from '@tessera/wire';
import type { LocalText } from '../db/columns.ts';

/** Amounts and accounts are as the member reads them: `10.00 USD`, `First Bank ••••6789`. */
interface WithdrawalFacts {
  readonly orderNumber: string;
  readonly amount: string;
  readonly account: string;
}

/** What a push message is about. Its words are made when it is sent, in the member's language. */
export type PushMessage =
  | { readonly kind: 'depositCredited'; readonly orderNumber: string; readonly amount: string }
  | ({ readonly kind: 'withdrawalApproved' } & WithdrawalFacts)
  | ({ readonly kind: 'withdrawalPaid' } & WithdrawalFacts)
  | ({ readonly kind: 'withdrawalRejected' } & WithdrawalFacts)
  | { readonly kind: 'letter'; readonly id: number }
  | { readonly kind: 'envelope'; readonly id: number }
  | { readonly kind: 'bonusGranted'; readonly id: number; readonly title: LocalText }
  | { readonly kind: 'bonusPaid'; readonly id: number; readonly title: LocalText; readonly amount: string };

interface Rule {
  readonly topic: PushTopic;
  /**
   * What it counts as for `mayShow`. Who takes a break gets news of withdrawals and nothing else: a credited deposit or a letter on
   * the locked screen invites back to play.
   */
  readonly countsAs: Extract<Message, 'account' | 'offer'>;
  /** The page it leads to. */
  readonly path: string;
  readonly urgency: 'high' | 'normal' | 'low';
  /** Minutes for which it is worth sending, unless it says itself when it ends. */
  readonly minutes: number;
}

const DAY = 24 * 60;
const money = { topic: 'money', urgency: 'high', path: '/user/DWRecord', minutes: 3 * DAY } as const;
const promotion = { topic: 'promotions', countsAs: 'offer', urgency: 'low', minutes: DAY } as const;

export const PUSH_RULES: Readonly<Record<PushMessage['kind'], Rule>> = {
  depositCredited: { ...money, countsAs: 'offer' },
  withdrawalApproved: { ...money, countsAs: 'account' },
  withdrawalPaid: { ...money, countsAs: 'account' },
  withdrawalRejected: { ...money, countsAs: 'account' },
  letter: { topic: 'letters', countsAs: 'offer', urgency: 'normal', path: '/user/Letter', minutes: 3 * DAY },
  envelope: { ...promotion, path: '/' },
  bonusGranted: { ...promotion, path: '/user/MyBonuses' },
  bonusPaid: { ...promotion, path: '/user/MyBonuses' },
};

/** Names what a message is about: a later one replaces an earlier one on the device. */
export function tagOf(message: PushMessage): string {
  if ('orderNumber' in message) return `order-${message.orderNumber}`;
  return `${message.kind.startsWith('bonus') ? 'bonus' : message.kind}-${message.id}`;
}
