import styled from '@emotion/styled';
import { color, space, text as textSize } from '@tessera/ui';

/** A list of entries that open in place: each a `details` whose summary has a name and a time. */
export const EntryList = styled.ul`
  display: grid;
  & > li {
    border-block-end: 1px solid ${color.line};
  }
  & summary {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: ${space[4]} ${space[16]};
    min-block-size: 48px;
    padding-block: ${space[8]};
    cursor: pointer;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & time {
    color: ${color.muted};
    font-size: ${textSize[12]};
    font-weight: 400;
  }
  & details > div {
    padding-block-end: ${space[16]};
  }
`;
