import styled from '@emotion/styled';
import { color, leading, media, motion, radius, space, text } from '@tessera/ui';

export const Columns = styled.div`
  display: grid;
  gap: ${space[16]};
  & > * {
    min-inline-size: 0;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[24]};
    align-items: start;
  }
`;

/** The template's own picture: tiles in its colours, drawn by the browser. */
export const Panel = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  overflow: hidden;
  border-radius: ${radius[12]};
  background:
    repeating-linear-gradient(135deg, transparent 0 22px, ${color.line} 22px 23px),
    repeating-linear-gradient(45deg, transparent 0 22px, ${color.line} 22px 23px),
    radial-gradient(circle at 78% 18%, ${color.accent}, transparent 46%), ${color.raised};
  ${media.phone} {
    /* Fixed, so that what comes later does not move the form. */
    block-size: 144px;
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: 0;
    min-block-size: 360px;
  }
`;

export const Photo = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
  opacity: 0;
  transition: opacity ${motion.page} ${motion.ease};
  &[data-shown] {
    opacity: 1;
  }
`;

/** Dark over any picture, so that the texts can be read in every theme. */
export const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${space[4]};
  padding: ${space[12]} ${space[16]};
  background: ${color.scrim};
  color: ${color.onArt};
  & > strong {
    font-size: ${text[20]};
    line-height: ${leading.snug};
  }
  & > [data-part='text'] > * {
    font-size: ${text[14]};
    line-height: ${leading.text};
  }
  & a {
    color: inherit;
    text-decoration-color: currentColor;
  }
  ${media.phone} {
    & > strong {
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & > [data-part='text'] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
  }
`;
