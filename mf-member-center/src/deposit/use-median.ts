import type { CurrencyCode } from '@tessera/contracts';
import { useAnswer, useSiteClock } from '@tessera/kit';
import { depositList } from '@tessera/wire';
import { useState } from 'react';
import { medianOf } from '../cashier/amount.rules.ts';

const DAY_MS = 86_400_000;
const MEDIAN_DAYS = 90;
/** Of the 90 days, at most this many: the median of the latest says what is usual now. */
const MEDIAN_DEPOSITS = 50;

/**
 * The median of what the member has deposited in 90 days; `undefined` for a newcomer.
 * @param meanwhile what to return until it is known: an amount that changes under a finger would be a trap
 */
export function useMedian(currency: CurrencyCode, meanwhile: string): string | undefined {
  // Whole days: the same question keeps its answer.
  const now = useSiteClock();
  const [from] = useState(() => new Date((Math.floor(now() / DAY_MS) - MEDIAN_DAYS) * DAY_MS).toISOString());
  const { data, isPending } = useAnswer(depositList, { status: 'paid', from, count: MEDIAN_DEPOSITS });
  if (isPending) return meanwhile;
  const own = data?.list.filter((deposit) => deposit.currency === currency) ?? [];
  return medianOf(
    own.map(({ amount }) => amount),
    currency,
  );
}
