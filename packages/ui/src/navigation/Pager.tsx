import styled from '@emotion/styled';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/navigation.tsx';
import { color, space, text } from '../tokens.ts';

const Root = styled.nav`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  padding-block: ${space[8]};
  color: ${color.muted};
  font-size: ${text[14]};
  font-variant-numeric: tabular-nums;
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
  onPage,
  className,
}: PagerProps) {
  if (pageCount < 2) return null;
  return (
    <Root aria-label={label} className={className}>
      <IconButton label={previousLabel} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeftIcon size={20} />
      </IconButton>
      <span aria-live="polite">{position}</span>
      <IconButton label={nextLabel} disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        <ChevronRightIcon size={20} />
      </IconButton>
    </Root>
  );
}
