import styled from '@emotion/styled';
import { color, radius, space, text } from '@tessera/ui';

export const TreeBox = styled.div`
  container-type: inline-size;
`;

/** Rows of 48 px, indented by their level. Narrower than 720 px only the account, the net revenue and the detail stay. */
export const TreeTable = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  & :is(th, td) {
    block-size: 48px;
    padding: 0 ${space[8]};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    white-space: nowrap;
  }
  & thead th {
    font-size: ${text[12]};
    font-weight: 600;
    color: ${color.muted};
  }
  & [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & tr[data-id]:focus-visible {
    outline-offset: -2px;
    border-radius: ${radius[8]};
  }
  & [data-part='wide'] {
    white-space: normal;
    padding-block: ${space[8]};
  }
  & [data-part='detail'] {
    inline-size: 48px;
    padding: 0;
  }
  @container (max-width: 719px) {
    & :is(th, td)[data-rest] {
      display: none;
    }
  }
`;

/** The account, moved to the right by its level; below the fifth there is no room to move on a phone. */
export const AccountBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding-inline-start: calc(min(var(--level) - 1, 4) * ${space[16]});
  font-weight: 600;
  & > span[data-part='leaf'] {
    inline-size: 44px;
    flex: none;
  }
`;
