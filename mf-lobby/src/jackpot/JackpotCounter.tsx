import styled from '@emotion/styled';
import { CURRENCIES } from '@tessera/domain';
import { useAnswer, useCallScope, useMoney } from '@tessera/kit';
import { arrivalOf, steadyNow } from '@tessera/kit/elapsed';
import { Jackpot, media, prefersReducedMotion, space } from '@tessera/ui';
import { jackpot } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { useText } from '../text.ts';
import { jackpotAt } from './jackpot.counter.ts';

/** The label and the digits in one line. */
const Line = styled(Jackpot)`
  flex-direction: row;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  ${media.desktop} {
    justify-content: flex-end;
    gap: ${space[16]};
  }
  & > [aria-hidden] {
    font-size: clamp(0.875rem, 4.4cqi, 1.5rem);
  }
  /* One line in every language: a label too long for the smallest phones is truncated. */
  & > :first-child {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Reserves the counter's height on the phone, so that the content below does not move when it appears. */
const Place = styled.div`
  block-size: 1.5rem;
`;

/** Interval of the counter's steps: slightly longer than the digits' animation. */
const STEP_MS = 1_000;
const STEP_REDUCED_MS = 10_000;

/** The jackpot total, extrapolated between two answers of the platform (spec §3 Jackpot). Renders nothing without one. */
export function JackpotCounter() {
  const text = useText();
  const money = useMoney();
  const { currency } = useCallScope();
  const { data, dataUpdatedAt, isPending } = useAnswer(jackpot, { currency });
  const elapsedMs = useAge(data, dataUpdatedAt);
  if (isPending) return <Place aria-hidden="true" />;
  if (!data) return null;
  const { jackpotAmountTotal, growthPerSecond } = data;
  return (
    <Line
      label={text('jackpot.label')}
      amount={jackpotAt(jackpotAmountTotal, growthPerSecond, elapsedMs, currency)}
      format={money}
      symbol={CURRENCIES[currency].symbol}
    />
  );
}

/** Returns 0 in the first render, so that server and browser agree; then the time since the answer came, in steps. */
function useAge(data: object | undefined, updatedAt: number): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    if (!data) return undefined;
    const since = arrivalOf(data, updatedAt);
    const step = () => {
      if (!document.hidden) setElapsedMs(steadyNow() - since);
    };
    const timer = setInterval(step, prefersReducedMotion() ? STEP_REDUCED_MS : STEP_MS);
    return () => clearInterval(timer);
  }, [data, updatedAt]);
  return elapsedMs;
}
