import styled from '@emotion/styled';
import { color, font, media, space, Surface, text } from '@tessera/ui';

/** The totals of the filter above the list. */
export const TotalsBox = styled(Surface.withComponent('dl'))`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space[16]};
  & dt {
    color: ${color.muted};
    font-size: ${text[12]};
  }
  & dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${text[20]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    padding-block: ${space[16]};
  }
`;

export const Copyable = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  & > code {
    overflow-wrap: anywhere;
    font-size: ${text[14]};
  }
`;
