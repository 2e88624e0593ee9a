import styled from '@emotion/styled';
import { color, font, media, radius, size, space, text } from '@tessera/ui';

export const Columns = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[24]};
  }
  & > div {
    display: grid;
    gap: ${space[16]};
    ${media.desktop} {
      gap: ${space[24]};
    }
  }
`;

/** Figures side by side; the money is the largest. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[32]};
  margin-block-end: ${space[16]};
  align-items: end;
  & dt {
    font-size: ${text[12]};
    color: ${color.muted};
  }
  & dd {
    font-family: ${font.display};
    font-size: ${text[20]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & dd[data-money] {
    font-size: ${text[28]};
  }
`;

export const LinkBox = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
  & code {
    inline-size: 100%;
    padding: ${space[12]};
    border-radius: ${radius[12]};
    background: ${color.base};
    font-size: ${text[14]};
    overflow-wrap: anywhere;
    user-select: all;
  }
  /* The room of the code and its button. */
  & > div:empty {
    inline-size: 200px;
    block-size: calc(200px + ${space[16]} + ${size.control});
  }
`;

/** A QR code above its button. */
export const Code = styled.div`
  display: grid;
  gap: ${space[16]};
  justify-items: start;
`;
