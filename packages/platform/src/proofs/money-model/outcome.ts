import { toDecimal } from '@tessera/domain';
import type { Event } from './operations.ts';

/** What the model would have answered. */
export type Outcome = { kind: 'answered'; answer: unknown } | { kind: 'refused'; code: string };

export const refused = (code: string): Outcome => ({ kind: 'refused', code });
export const answered = (answer: unknown): Outcome => ({ kind: 'answered', answer });
export const decimal = (cents: number): string => toDecimal(BigInt(cents), 'USD');

export const isCode = (outcome: Event['outcome'], code: string): boolean =>
  outcome.kind === 'refused' && outcome.code === code;

/** The order number that the platform has made up: any that is new. */
export function newNumber(outcome: Event['outcome'], orders: Readonly<Record<string, unknown>>): string {
  const { orderNumber } = outcome.kind === 'answered' ? (outcome.answer as { orderNumber?: string }) : {};
  return orderNumber !== undefined && !(orderNumber in orders) ? orderNumber : 'a new number';
}
