import styled from '@emotion/styled';
import { color, motion, radius, space, text } from '../tokens.ts';

const Root = styled.label`
  display: grid;
  gap: ${space[8]};
  font-size: ${text[14]};
  color: ${color.muted};
  & > span {
    display: flex;
    justify-content: space-between;
    gap: ${space[12]};
  }
  & strong {
    color: ${color.text};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: ${radius.full};
  overflow: hidden;
  background: color-mix(in oklab, transparent 88%, ${color.text});
  &::-webkit-progress-bar {
    background: none;
  }
  &::-webkit-progress-value {
    border-radius: ${radius.full};
    background: ${color.accent};
    transition: inline-size ${motion.page} ${motion.ease};
  }
  &::-moz-progress-bar {
    border-radius: ${radius.full};
    background: ${color.accent};
  }
`;

export interface ProgressProps {
  label: string;
  /** Between 0 and `max`. */
  value: number;
  max?: number;
  /** Text of the value, at the right: "3 of 5". */
  text?: string;
  className?: string;
}

export function Progress({ label, value, max = 100, text: words, className }: ProgressProps) {
  return (
    <Root className={className}>
      <span>
        <span>{label}</span>
        {words && <strong>{words}</strong>}
      </span>
      <Bar value={value} max={max} />
    </Root>
  );
}
