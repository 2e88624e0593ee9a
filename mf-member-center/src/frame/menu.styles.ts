import { color, size, space, text } from '@tessera/ui';

/** A link of the menu as a row of the phone. */
export const rowLink = `
  display: flex;
  align-items: center;
  gap: ${space[16]};
  min-block-size: 60px;
  padding: ${space[8]} ${space[16]};
  font-size: ${text[16]};
  font-weight: 600;
  & > svg {
    flex: none;
    color: ${color.muted};
  }
  & > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }
  & > small {
    color: ${color.muted};
    font-size: ${text[14]};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &:active {
    background: ${color.fill};
  }
  min-inline-size: ${size.control};
`;
