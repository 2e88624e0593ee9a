import styled from '@emotion/styled';
import { color, radius, space, text } from '@tessera/ui';

export const TableBox = styled.div`
  container-type: inline-size;
`;

/** Scrolls by itself, so that the page does not: the keyboard reaches it. */
export const Scroller = styled.div`
  overflow-x: auto;
  scrollbar-width: thin;
`;

/** A wide table whose first column stays. Narrower than 640 px, each row is a card of its figures without zeros, the total first. */
export const Table = styled.table`
  min-inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    block-size: 48px;
    padding: ${space[4]} ${space[12]};
    border-block-end: 1px solid ${color.line};
    text-align: end;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    position: sticky;
    inset-inline-start: 0;
    background: ${color.page};
    text-align: start;
  }
  & thead th {
    font-size: ${text[12]};
    font-weight: 600;
    color: ${color.muted};
  }
  & thead button {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    min-block-size: 44px;
    font: inherit;
    color: inherit;
  }
  & thead [aria-sort] {
    color: ${color.text};
  }
  & tfoot :is(th, td) {
    font-weight: 650;
  }

  @container (max-width: 639px) {
    display: flex;
    flex-direction: column;
    & :is(tbody, tfoot) {
      display: block;
    }
    & tfoot {
      order: -1;
    }
    & thead {
      display: none;
    }
    & :is(tbody, tfoot) tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[8]} ${space[16]};
      padding: ${space[12]} ${space[16]};
      margin-block-start: ${space[8]};
      border-radius: ${radius[12]};
      background: ${color.card};
    }
    & :is(tbody, tfoot) :is(th, td) {
      block-size: auto;
      padding: 0;
      border: 0;
      text-align: start;
      overflow-wrap: anywhere;
    }
    & th[scope='row'] {
      grid-column: 1 / -1;
    }
    & td[data-zero] {
      display: none;
    }
    & :is(th, td):first-child {
      position: static;
      background: none;
    }
    & td::before {
      content: attr(data-label);
      display: block;
      font-size: ${text[12]};
      font-weight: 400;
      color: ${color.muted};
      white-space: normal;
    }
  }
`;
