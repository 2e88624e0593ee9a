import styled from '@emotion/styled';
import { color, media, radius, space, text } from '@tessera/ui';

/** Places the QR code beside the key, and below each other on the phone. */
export const Scan = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[24]};
  align-items: center;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[16]};
    & > svg {
      margin-inline: auto;
    }
  }
`;

/** Text to be read and typed character by character. */
export const Secret = styled.code`
  display: block;
  font-family: ui-monospace, monospace;
  font-size: ${text[14]};
  line-height: 1.6;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const CodeList = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[8]} ${space[24]};
  margin: 0;
  padding: ${space[16]};
  list-style: none;
  border-radius: ${radius[12]};
  background: ${color.base};
  box-shadow: inset 0 0 0 1px ${color.line};
  & > li {
    text-align: center;
  }
`;
