import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/navigation.tsx';
import { color, motion, space, text } from '../tokens.ts';

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  padding-block: ${space[8]};
  color: ${color.muted};
  font-size: ${text[14]};
  font-variant-numeric: tabular-nums;
  & > span {
    transition: opacity ${motion.press} ${motion.ease} 150ms;
  }
  &[aria-busy='true'] > span {
    opacity: 0.4;
  }
`;

export interface PagerProps {
  /** Accessible name: "Pages of the records". */
  label: string;
  /** The present page, from 1. */
  page: number;
  pageCount: number;
  /** "Page 2 of 7". */
  position: string;
  previousLabel: string;
  nextLabel: string;
  /** The present page is on its way: the one before is still shown. */
  busy?: boolean;
  onPage: (page: number) => void;
  className?: string;
}

/** Steps through the pages of a list that the server pages. Shows nothing for a single page. */
export function Pager({
  label,
  page,
  pageCount,
  position,
  previousLabel,
  nextLabel,
  busy = false,
  onPage,
  className,
}: PagerProps) {
  if (pageCount < 2) return null;
  return (
    <Root aria-label={label} aria-busy={busy} className={className}>
      <Step label={previousLabel} isEnd={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeftIcon size={20} />
      </Step>
      <span aria-live="polite">{position}</span>
      <Step label={nextLabel} isEnd={page >= pageCount} onClick={() => onPage(page + 1)}>
        <ChevronRightIcon size={20} />
      </Step>
    </Root>
  );
}

interface StepProps {
  readonly label: string;
  /** There is no page on this side. */
  readonly isEnd: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** At an end it keeps the focus that it has: a disabled button loses it. */
function Step({ label, isEnd, onClick, children }: StepProps) {
  return (
    <IconButton label={label} aria-disabled={isEnd} onClick={isEnd ? undefined : onClick}>
      {children}
    </IconButton>
  );
}
