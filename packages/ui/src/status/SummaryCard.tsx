import styled from '@emotion/styled';
import { color, media, radius, space, text } from '../tokens.ts';

const Card = styled.dl`
  display: grid;
  gap: ${space[8]};
  padding: ${space[16]};
  border-radius: ${radius[12]};
  background: ${color.base};
  box-shadow: inset 0 0 0 1px ${color.line};
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[12]};
  }
  & dt {
    color: ${color.muted};
    font-size: ${text[14]};
  }
  & dd {
    margin: 0;
    text-align: end;
    font-size: ${text[14]};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > [data-main] dd {
    font-size: ${text[28]};
    font-weight: 650;
  }
  ${media.desktop} {
    position: sticky;
    inset-block-end: ${space[16]};
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

export interface SummaryLine {
  id: string;
  label: string;
  value: string;
  /** The line that matters most, e.g. what arrives: its value is the largest. */
  main?: boolean;
}

export interface SummaryCardProps {
  label: string;
  lines: readonly SummaryLine[];
}

/** Sums up a step before it is taken: amount, fee, what arrives, when. On the desktop it stays in view beside a long form. */
export function SummaryCard({ label, lines }: SummaryCardProps) {
  return (
    <div role="group" aria-label={label}>
      <Card>
        {lines.map(({ id, label: name, value, main }) => (
          <div key={id} data-main={main ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Card>
    </div>
  );
}
