import styled from '@emotion/styled';
import { motion } from '../tokens.ts';

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A window one line high. An attribute moves the strip of ten digits behind it, never an inline style. */
const Window = styled.span`
  display: inline-block;
  overflow: hidden;
  block-size: 1.2em;
  line-height: 1.2;
  text-align: center;
  min-inline-size: 0.62em;
  font-variant-numeric: tabular-nums lining-nums;
  & > span {
    display: block;
    transition: translate calc(700ms * ${motion.travel}) ${motion.ease};
  }
  & > span > span {
    display: block;
  }
  ${DIGITS.map((digit) => `& > [data-digit='${digit}'] { translate: 0 ${digit * -1.2}em; }`).join('\n')}
`;

export interface OdometerDigitProps {
  digit: number;
  /** Marks a leading zero of the padding. */
  padding?: boolean;
  className?: string;
}

/** One digit of a counter, which rolls to its new value. Decorative: the counter has a text alternative. */
export function OdometerDigit({ digit, padding, className }: OdometerDigitProps) {
  return (
    <Window aria-hidden="true" translate="no" data-padding={padding ? '' : undefined} className={className}>
      <span data-digit={digit}>
        {DIGITS.map((each) => (
          <span key={each}>{each}</span>
        ))}
      </span>
    </Window>
  );
}
