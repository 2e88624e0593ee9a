import styled from '@emotion/styled';
import { BADGE_MAX } from '@tessera/domain';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { color, radius } from '../tokens.ts';

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 5px;
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: 0.6875rem;
  font-weight: 750;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  &[data-tone='quiet'] {
    background: color-mix(in oklab, transparent 86%, ${color.text});
    color: ${color.text};
  }
`;

/** Formats a count: `100` → `99+` (spec §9 badge max). */
export function badgeText(count: number, max = BADGE_MAX): string {
  return count > max ? `${max}+` : String(count);
}

export interface BadgeProps {
  count: number;
  max?: number;
  /** Description of the count for assistive technology: "3 unread letters". */
  label?: string;
  /** `accent` asks for attention, `quiet` only counts. */
  tone?: 'accent' | 'quiet';
  className?: string;
}

/** Shows a count on or beside something. Shows nothing for zero. */
export function Badge({ count, max = BADGE_MAX, label, tone = 'accent', className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <Root data-tone={tone} className={className}>
      <span aria-hidden={label ? true : undefined}>{badgeText(count, max)}</span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
