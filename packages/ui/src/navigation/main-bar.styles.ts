import styled from '@emotion/styled';
import { tileShape } from '../tile.ts';
import { color, layer, media, motion, size, text } from '../tokens.ts';

/** The template whose bar is tabs below the header. Emotion takes a selector that begins with a colon for the element's own. */
const ON_TOP = "[data-mobile-template='origin_mobile'] &";

export const Bar = styled.nav`
  position: fixed;
  z-index: ${layer.bar};
  inset: auto 0 0;
  block-size: ${size.bottomBar};
  padding-block-end: env(safe-area-inset-bottom, 0px);
  background: ${color.base};
  box-shadow: 0 -1px 0 ${color.line};
  & > ul {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    block-size: 64px;
  }
  ${ON_TOP} {
    inset: 0 0 auto;
    block-size: var(--top-tabs);
    padding-block-end: 0;
    box-shadow: 0 1px 0 ${color.line};
    & > ul {
      block-size: 100%;
    }
  }
  ${ON_TOP.replace('&', '[data-header] + &')} {
    inset-block-start: calc(${size.topBar} - var(--top-tabs));
  }
  ${media.desktop} {
    display: none;
  }
`;

const itemLook = `
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  inline-size: 100%;
  block-size: 64px;
  padding-inline: 2px;
  color: ${color.muted};
  font-size: ${text[12]};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  outline-offset: -4px;
  transition: color ${motion.press} ${motion.ease}, scale ${motion.press} ${motion.ease};
  & > [data-part='name'] {
    &:is(:lang(ta), :lang(my)) {
      font-size: 0.6875rem;
    }
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='sign'] {
    display: grid;
    place-items: center;
    block-size: 28px;
  }
  &[aria-current='page'] {
    color: ${color.text};
    & > [data-part='sign'] {
      color: ${color.accentText};
    }
  }
  ${ON_TOP} {
    block-size: 100%;
    & > [data-part='sign'] {
      display: none;
    }
    &[aria-current='page'] {
      box-shadow: inset 0 -3px 0 ${color.accent};
    }
  }
  &:active {
    scale: ${motion.pressScale};
  }
  /* The template's raised middle: a tile of light over the bar's edge. */
  &[data-raised] > [data-part='sign'] {
    --cut: 12px;
    ${tileShape}
    inline-size: 48px;
    block-size: 44px;
    margin-block-start: -16px;
    background: ${color.raised};
    color: ${color.text};
  }
  &[data-raised][aria-current='page'] > [data-part='sign'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;
export const ItemLink = styled.a(itemLook);
export const ItemButton = styled.button(itemLook);
