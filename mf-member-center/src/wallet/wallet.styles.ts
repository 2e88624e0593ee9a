import styled from '@emotion/styled';
import { color, font, media, motion, radius, space, Surface, text, tileShape } from '@tessera/ui';

export const Columns = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${space[24]};
  }
`;

/** First on the phone; at the right of the list on the desktop. */
export const SummaryCard = styled(Surface)`
  display: grid;
  gap: ${space[16]};
  ${media.desktop} {
    order: 1;
    position: sticky;
    inset-block-start: ${space[16]};
  }
`;

export const SumRow = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[8]};
`;

/** Money is the largest text of its page. */
export const Sum = styled.div`
  display: grid;
  & > span:first-of-type {
    color: ${color.muted};
    font-size: ${text[14]};
  }
  & > strong {
    font-family: ${font.display};
    font-size: ${text[40]};
    font-weight: 650;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &[data-small] > strong {
    font-size: ${text[20]};
  }
`;

export const Rows = styled.ul`
  display: grid;
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

/** One provider: mark, name, what is held there. */
export const Line = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto 20px;
  align-items: center;
  gap: ${space[12]};
  inline-size: 100%;
  min-block-size: 64px;
  padding: ${space[8]};
  border-radius: ${radius[12]};
  text-align: start;
  &[data-short] {
    grid-template-columns: 40px minmax(0, 1fr) auto;
    min-block-size: 56px;
    padding-inline: 0;
  }
  & > [data-part='name'] {
    display: grid;
    min-inline-size: 0;
  }
  & small {
    color: ${color.muted};
    font-size: ${text[12]};
  }
  & [data-part='cash'] {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    color: ${color.muted};
  }
  &[data-closed] {
    color: ${color.muted};
  }
  &[data-closed] > img {
    filter: grayscale(1);
    opacity: 0.62;
  }
`;

export const LineButton = styled(Line.withComponent('button'))`
  transition: background-color ${motion.press} ${motion.ease};
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, transparent 94%, ${color.text});
    }
  }
`;

/** A provider's mark on a tile that is dark in every theme. */
export const Mark = styled.img`
  inline-size: 40px;
  block-size: 40px;
  padding: ${space[8]};
  border-radius: ${radius[8]};
  background: ${color.scrim};
  object-fit: contain;
  ${tileShape};
`;

/** The form below a provider's line, in line with its name. */
export const FormPlace = styled.div`
  padding: ${space[8]} ${space[8]} ${space[24]};
  ${media.desktop} {
    padding-inline-start: 60px;
  }
`;
