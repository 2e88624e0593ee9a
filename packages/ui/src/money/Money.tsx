import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../hooks/motion.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { COUNT_UP_MS } from '../tokens.ts';
import { decimalBetween, easeOut } from './count-up.ts';

const Root = styled.span`
  position: relative;
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;

export interface MoneyProps {
  /** Decimal string as on the wire: `"1234.50"`. */
  value: string;
  /** Formats a decimal with its currency for the locale: `"1234.50"` → `"$1,234.50"`. */
  format: (decimal: string) => string;
  className?: string;
}

/** Shows an amount that counts to its new value within 400 ms. Screen readers get only the final value. */
export function Money({ value, format, className }: MoneyProps) {
  const shown = useCountUp(value);
  return (
    <Root className={className} data-numeric="" translate="no">
      <span aria-hidden="true">{format(shown)}</span>
      <VisuallyHidden>{format(value)}</VisuallyHidden>
    </Root>
  );
}

function useCountUp(value: string): string {
  const [shown, setShown] = useState(value);
  const current = useRef(value);

  useEffect(() => {
    const from = current.current;
    const show = (decimal: string) => {
      current.current = decimal;
      setShown(decimal);
    };
    if (from === value) return;
    if (prefersReducedMotion()) return show(value);
    let frame = 0;
    const startedAt = performance.now();
    const step = (now: number) => {
      const progress = Math.min(Math.max(now - startedAt, 0) / COUNT_UP_MS, 1);
      show(decimalBetween(from, value, easeOut(progress)));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}
