import { isDayOfCentury } from '@tessera/domain';
import type { Member } from '../db/schema/members.ts';
import { malformed, type Refusal } from '../http/refusal.ts';
import { lengthOf, spanOf, type Period, type Span } from './days.ts';

/** What agents' calls have in common. */

const MOST_DAYS = 92;

/** @throws Refusal 108 where the programme has suspended the agent */
export function requireActive(
  { agentActive }: Pick<Member, 'agentActive'>,
  refuse: (code: '108') => Refusal,
): void {
  if (!agentActive) throw refuse('108');
}

/** The instants of a payload's period. @throws Refusal 400 where it is none, or too long */
export function requireSpan(period: Period): Span {
  if (!isDayOfCentury(period.from)) throw malformed('from', 'is no day of this century');
  if (!isDayOfCentury(period.to)) throw malformed('to', 'is no day of this century');
  if (period.to < period.from) throw malformed('to', 'is before "from"');
  if (lengthOf(period) > MOST_DAYS) throw malformed('to', `is more than ${MOST_DAYS} days from "from"`);
  return spanOf(period);
}
