import styled from '@emotion/styled';
import { color, font, layer, media, motion, radius, size, space, text } from '@tessera/ui';

export const SkipLink = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  inset-block-start: ${space[8]};
  inset-inline-start: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius[12]};
  background: ${color.accent};
  color: ${color.onAccent};
  font-family: ${font.text};
  font-size: ${text[14]};
  font-weight: 650;
  transition: translate ${motion.press} ${motion.ease};
  &:not(:focus) {
    translate: 0 -200%;
  }
`;

/** Reserves a column for the rail, which overlays the page when it opens, and space for the bottom bar. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100dvh - ${size.topBar});
  padding-block-end: var(--frame-bottom, 0px);
  &[data-header] {
    --sticky-top: ${size.topBar};
  }
  &[data-rail] {
    ${media.desktop} {
      padding-inline-start: ${size.rail};
    }
  }
  &[data-bottom-bar] {
    padding-block: var(--top-tabs, 0px) ${size.bottomBar};
  }
  &[data-bare] {
    min-block-size: 100dvh;
  }
`;

/** Placeholder of the rail with its edge, until its remote has loaded. */
export const RailPlace = styled.div`
  position: fixed;
  inset-block: ${size.topBar} 0;
  inset-inline-start: 0;
  inline-size: ${size.rail};
  box-shadow: inset -1px 0 0 ${color.line};
`;

/** Container of the rail; if the rail fails to load, the notice stays in this column. */
export const RailColumn = styled.div`
  & > [role='status'] {
    position: fixed;
    inset-block-start: ${size.topBar};
    inset-inline-start: 0;
    display: grid;
    justify-items: center;
    inline-size: ${size.rail};
    padding: ${space[16]} 2px;
    color: ${color.muted};
    font-size: ${text[12]};
    line-height: 1.3;
    text-align: center;
    ${media.phone} {
      display: none;
    }
  }
`;

/** Styles of the notice for a part that failed to load. */
export const missingPart = `
  & > [role='status'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[16]};
    padding: 2px ${space[4]} 2px ${space[16]};
    border-radius: ${radius[12]};
    background: ${color.base};
    box-shadow: inset 0 0 0 1px ${color.line};
    color: ${color.muted};
    font-size: ${text[14]};
  }
`;

export const Content = styled.main`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[16]};
  inline-size: 100%;
  max-inline-size: calc(${size.contentMax} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: ${space[12]} ${size.gutter} ${space[48]};
  outline: none;
  ${missingPart}
  [data-bare] > & {
    max-inline-size: none;
    padding: 0;
  }
  ${media.desktop} {
    gap: ${space[24]};
    padding-block-start: ${space[24]};
  }
`;

/** Reserves one line for announcements, so that the content below does not move. */
export const Announcement = styled.div`
  inline-size: 100%;
  max-inline-size: calc(${size.contentMax} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: ${space[8]} ${size.gutter} 0;
  ${missingPart}
  ${media.desktop} {
    padding-block-start: ${space[12]};
  }
`;

export const AnnouncementPlace = styled.div`
  block-size: 40px;
  border-radius: ${radius[12]};
  background: ${color.base};
`;
