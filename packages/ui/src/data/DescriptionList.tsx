import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, text } from '../tokens.ts';

const List = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${space[16]};
    min-block-size: 56px;
    padding-block: ${space[8]};
    border-block-end: 1px solid ${color.line};
  }
  & > div:last-of-type {
    border-block-end: 0;
  }
  & dt {
    font-size: ${text[12]};
    color: ${color.muted};
  }
  & dd {
    margin: 0;
    grid-column: 1;
    overflow-wrap: anywhere;
  }
  & dd[data-part='action'] {
    grid-area: 1 / 2 / span 2;
  }
  @media (min-width: 640px) {
    display: grid;
    grid-template-columns: minmax(120px, 1fr) minmax(0, 3fr) auto;
    & > div {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
    & dt {
      font-size: ${text[14]};
    }
    & dd {
      grid-column: 2;
    }
    & dd[data-part='action'] {
      grid-area: 1 / 3;
    }
  }
`;

export interface DescriptionItem {
  id: string;
  label: string;
  value: ReactNode;
  /** At the end of the row, such as an edit button. */
  action?: ReactNode;
}

/** Lists labels with their values, as in a profile. */
export function DescriptionList({
  items,
  className,
}: {
  items: readonly DescriptionItem[];
  className?: string;
}) {
  return (
    <List className={className}>
      {items.map(({ id, label, value, action }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {action && <dd data-part="action">{action}</dd>}
        </div>
      ))}
    </List>
  );
}
