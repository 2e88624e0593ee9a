import styled from '@emotion/styled';
import { color, font, media, radius, size, space, text, trackingDisplay } from '@tessera/ui';

export const Root = styled.footer`
  padding: ${space[32]} ${size.gutter} ${space[24]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${text[14]};
`;

export const Inner = styled.div`
  display: grid;
  gap: ${space[32]};
  max-inline-size: ${size.contentMax};
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space[48]};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[24]} ${space[16]};
  ${media.desktop} {
    display: contents;
  }
`;

export const LinkGroup = styled.div`
  & h2 {
    margin-block-end: ${space[4]};
    color: ${color.text};
    font-family: ${font.text};
    font-size: ${text[14]};
    letter-spacing: 0;
  }
  & a {
    display: block;
    padding-block: 10px;
    line-height: 1.4;
    border-radius: ${radius[8]};
  }
  ${media.hover} {
    & a:hover {
      color: ${color.text};
    }
  }
  ${media.desktop} {
    & a {
      padding-block: 6px;
    }
    &[data-wide] > ul {
      columns: 2;
      column-gap: ${space[48]};
    }
  }
`;

export const Responsible = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;
  max-inline-size: 460px;
  line-height: 1.55;
  & a {
    display: inline-block;
    padding-block: ${space[8]};
  }
`;

/** The age is a sign and not a text, so it is the same in every language. */
export const Age = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${radius.full};
  box-shadow: inset 0 0 0 2px ${color.control};
  color: ${color.text};
  font-family: ${font.display};
  font-size: ${text[16]};
  font-weight: 700;
  letter-spacing: ${trackingDisplay};
`;

export const Rights = styled.p`
  max-inline-size: ${size.contentMax};
  margin: ${space[24]} auto 0;
  font-size: ${text[12]};
`;

export const Online = styled.p`
  max-inline-size: ${size.contentMax};
  margin: ${space[16]} auto 0;
  font-size: ${text[12]};
`;

/** Languages by flag and name; a phone scrolls the row. */
export const LanguageRow = styled.ul`
  display: flex;
  gap: ${space[8]};
  max-inline-size: ${size.contentMax};
  margin: ${space[24]} auto 0;
  overflow-x: auto;
  scrollbar-width: none;
  & button {
    display: flex;
    gap: ${space[8]};
    align-items: center;
    min-block-size: ${size.control};
    padding-inline: ${space[12]};
    border-radius: ${radius[12]};
    color: ${color.muted};
    white-space: nowrap;
  }
  & button[aria-pressed='true'] {
    background: ${color.card};
    color: ${color.text};
  }
  & svg {
    inline-size: 24px;
    block-size: 16px;
    border-radius: 3px;
  }
  & button:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    & button:hover {
      color: ${color.text};
    }
  }
`;

/** The operator's advertisements and sponsors, above the links. */
export const Offers = styled.section`
  max-inline-size: ${size.contentMax};
  margin: 0 auto ${space[32]};
  &:empty {
    display: none;
  }
  & h2 {
    margin-block-end: ${space[12]};
    font-size: ${text[20]};
    color: ${color.text};
  }
  & ul + h2 {
    margin-block-start: ${space[32]};
  }
`;

export const OfferList = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(78vw, 320px);
  gap: ${space[16]};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  & > li {
    scroll-snap-align: start;
  }
  & a,
  & a > span,
  & li > span {
    display: block;
  }
  & strong {
    display: block;
    margin-block-start: ${space[8]};
    color: ${color.text};
    font-size: ${text[16]};
    font-weight: 650;
  }
  & [data-part='art'] {
    position: relative;
    overflow: hidden;
    aspect-ratio: 16 / 9;
    border-radius: ${radius[12]};
    background: ${color.raised};
  }
  & [data-part='art'] > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
