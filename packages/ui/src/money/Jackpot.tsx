import styled from '@emotion/styled';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, font, leading, space, text } from '../tokens.ts';
import { jackpotDigits } from './jackpot.ts';
import { OdometerDigit } from './OdometerDigit.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[8]};
  container-type: inline-size;
`;

const Label = styled.div`
  font-size: ${text[14]};
  line-height: ${leading.snug};
  font-weight: 600;
  color: ${color.muted};
`;

const Figures = styled.div`
  display: flex;
  align-items: center;
  gap: 0.11em;
  font-family: ${font.display};
  font-weight: 700;
  /* Twelve digits with their gaps fill the container's width, up to a maximum. */
  font-size: clamp(1rem, 7.2cqi, 2.5rem);
  line-height: 1;
  & [data-symbol] {
    margin-inline-end: 0.15em;
    font-size: 0.7em;
    color: ${color.muted};
  }
  & [data-group] {
    inline-size: 0.14em;
  }
`;

/** Each digit is a tile of the mosaic. */
const Tile = styled(OdometerDigit)`
  min-inline-size: 0.92em;
  block-size: 1.44em;
  padding-block: 0.12em;
  border-radius: 0.18em;
  border-start-end-radius: 0.24em;
  corner-start-end-shape: bevel;
  background: ${color.fill};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.text};
  &[data-padding] {
    color: ${color.faint};
    background: ${color.card};
  }
`;

const Fraction = styled.span`
  align-self: flex-end;
  margin-block-end: 0.28em;
  margin-inline-start: 0.2em;
  font-size: 0.6em;
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
`;

/** What is before the last digits of a formatted amount. */
const DECIMAL_SEPARATOR = /(\D)\d+\D*$/;

export interface JackpotProps {
  /** Label, such as "Jackpot total". */
  label: string;
  /** Decimal string as on the wire. */
  amount: string;
  /** Formats the amount with its currency: for assistive technology, and for its decimal separator. */
  format: (decimal: string) => string;
  /** Currency symbol before the digits. */
  symbol?: string;
  className?: string;
}

/** Shows the jackpot in ten rolling digits (spec §9), with dimmed padding. */
export function Jackpot({ label, amount, format, symbol, className }: JackpotProps) {
  const text = format(amount);
  const { whole, padding, fraction } = jackpotDigits(amount);
  return (
    <Root className={className}>
      <Label>{label}</Label>
      <VisuallyHidden translate="no">{text}</VisuallyHidden>
      <Figures aria-hidden="true" translate="no">
        {symbol && <span data-symbol="">{symbol}</span>}
        {whole.map((digit, place) => {
          const fromRight = whole.length - place;
          return [
            place > 0 && fromRight % 3 === 0 && <span key={`gap-${fromRight}`} data-group="" />,
            <Tile key={fromRight} digit={digit} padding={place < padding} />,
          ];
        })}
        {fraction.length > 0 && (
          <Fraction>{`${DECIMAL_SEPARATOR.exec(text)?.[1]}${fraction.join('')}`}</Fraction>
        )}
      </Figures>
    </Root>
  );
}
