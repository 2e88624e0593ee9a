import styled from '@emotion/styled';
import { Link } from '@tessera/kit/router';
import { color, media, motion, radius, size, space, text } from '@tessera/ui';

/** List and message side by side on the desktop; on the phone one of them. */
export const Panes = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(280px, 2fr) minmax(0, 3fr);
    gap: ${space[24]};
  }
`;

export const List = styled.ul`
  overflow: clip;
  border-radius: ${radius[20]};
  background: ${color.card};
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & a {
    display: grid;
    grid-template-columns: ${space[8]} minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[12]};
    align-items: center;
    min-block-size: 56px;
    padding: ${space[8]} ${space[16]};
    outline-offset: -2px;
    color: ${color.muted};
    transition: background-color ${motion.press} ${motion.ease};
  }
  & a[data-unread] {
    color: ${color.text};
    font-weight: 600;
  }
  & a[aria-current='true'] {
    background: ${color.raised};
    color: ${color.text};
  }
  & i {
    inline-size: ${space[8]};
    block-size: ${space[8]};
    border-radius: ${radius.full};
  }
  & a[data-unread] > i {
    background: ${color.accent};
  }
  & a > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & time {
    font-size: ${text[12]};
    font-weight: 400;
    white-space: nowrap;
  }
  ${media.hover} {
    & a:hover {
      color: ${color.text};
    }
  }
`;

export const Message = styled.article`
  display: grid;
  gap: ${space[16]};
  padding: ${space[16]};
  border-radius: ${radius[20]};
  --skeleton: ${color.fill};
  background: ${color.card};
  overflow-wrap: anywhere;
  & > header {
    display: grid;
    gap: ${space[4]};
  }
  & h2:focus:not(:focus-visible) {
    outline: none;
  }
  & time {
    font-size: ${text[12]};
    color: ${color.muted};
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${size.stickyTop} + ${space[16]});
    padding: ${space[24]};
    max-block-size: calc(100dvh - ${size.stickyTop} - ${space[32]});
    overflow-y: auto;
  }
`;

/** In place of a message while none is open. */
export const NoMessage = styled.div`
  display: none;
  ${media.desktop} {
    display: grid;
    place-items: center;
    min-block-size: 320px;
    padding: ${space[24]};
    border-radius: ${radius[20]};
    box-shadow: inset 0 0 0 1px ${color.line};
    color: ${color.muted};
    font-size: ${text[14]};
    text-align: center;
  }
`;

export const BackToList = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 44px;
  color: ${color.muted};
  font-size: ${text[14]};
  font-weight: 600;
`;
