import styled from '@emotion/styled';
import { color, layer, radius, size, space, text } from '../tokens.ts';

export const TableBox = styled.div`
  container-type: inline-size;
`;

/**
 * Rows of 48 px with hairlines below a head that stays in view. Narrower than 640 px, each row is a card: what and when
 * at the left, the amount and the state at the right, and the rest in the row's detail.
 */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  & th,
  & td {
    block-size: 48px;
    padding: ${space[4]} ${space[12]};
    text-align: start;
    vertical-align: middle;
  }
  & thead th {
    position: sticky;
    z-index: ${layer.sticky};
    inset-block-start: ${size.stickyTop};
    background: var(--table-head, ${color.page});
    font-size: ${text[12]};
    font-weight: 600;
    color: ${color.muted};
    white-space: nowrap;
  }
  & td,
  & thead th {
    border-block-end: 1px solid ${color.line};
  }
  & :is(th, td):first-of-type {
    padding-inline-start: 0;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='toggle'] {
    inline-size: 48px;
    text-align: end;
  }
  & tr[data-opens] {
    cursor: pointer;
  }
  & tr[data-open] > td {
    border-block-end-color: transparent;
  }
  & [data-part='detail'] > td {
    padding: 0 0 ${space[16]};
  }

  @container (max-width: 639px) {
    &,
    & tbody {
      display: block;
    }
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody > tr {
      display: grid;
      grid-template: 'what amount toggle' auto 'when state toggle' auto / minmax(0, 1fr) auto auto;
      gap: ${space[4]} ${space[12]};
      align-items: center;
      padding: ${space[12]} ${space[16]};
      margin-block-start: ${space[8]};
      border-radius: ${radius[12]};
      background: var(--table-card, ${color.card});
    }
    & tbody > tr > td {
      display: none;
      block-size: auto;
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
    }
    & tbody > tr > td:is([data-card], [data-part='toggle'], [colspan]) {
      display: block;
    }
    & td[data-card='what'] {
      grid-area: what;
      font-weight: 600;
    }
    & td[data-card='when'] {
      grid-area: when;
      text-align: start;
      font-size: ${text[12]};
      color: ${color.muted};
    }
    & td[data-card='amount'] {
      grid-area: amount;
      text-align: end;
      font-weight: 600;
    }
    & td[data-card='state'] {
      grid-area: state;
      text-align: end;
    }
    & [data-part='toggle'] {
      grid-area: toggle;
      inline-size: auto;
    }
    & tbody > tr[data-open] {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    & tbody > tr[data-part='detail'] {
      display: block;
      margin-block-start: 0;
      padding-block-start: 0;
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
  }
`;
