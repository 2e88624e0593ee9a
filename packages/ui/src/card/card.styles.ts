import styled from '@emotion/styled';
import { tileShape } from '../tile.ts';
import { color, font, media, motion, radius, size, space, text } from '../tokens.ts';

/**
 * One class for the whole card, with parts named by `data-part`. A page shows hundreds of cards, and each styled
 * element is serialised at every render.
 */
export const CardRoot = styled.article`
  position: relative;
  isolation: isolate;
  container-type: inline-size;

  & [data-part='open'] {
    display: block;
    inline-size: 100%;
    border-radius: ${radius[12]};
    border-start-end-radius: ${size.cut};
    corner-start-end-shape: bevel;
    transition: scale ${motion.press} ${motion.ease};
  }
  & [data-part='open']:active {
    scale: ${motion.pressScale};
  }

  & [data-part='art'] {
    ${tileShape}
    position: relative;
    display: block;
    aspect-ratio: 3 / 4;
    background: ${color.fill};
    color: ${color.onArt};
  }
  &[data-shape='table'] [data-part='art'] {
    aspect-ratio: 16 / 9;
  }
  & [data-tint],
  & img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & img {
    transition: scale ${motion.page} ${motion.ease};
  }
  /* A light hairline separates a dark image from a dark page. */
  & [data-part='art']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    corner-shape: inherit;
    box-shadow: inset 0 0 0 1px ${color.line};
    pointer-events: none;
  }

  & [data-part='lettering'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center start;
    padding: ${space[12]};
    background: ${color.fill};
    color: ${color.text};
    font-family: ${font.display};
    font-size: ${text[20]};
    font-weight: 700;
    line-height: 1.15;
    text-align: start;
    overflow-wrap: anywhere;
  }

  & [data-part='name'],
  & [data-part='provider'] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='name'] {
    font-size: ${text[14]};
    font-weight: 600;
    line-height: 1.35;
    @container (max-width: 128px) {
      font-size: ${text[12]};
    }
  }
  & [data-part='provider'] {
    font-size: ${text[12]};
    line-height: 1.35;
    color: ${color.muted};
  }
  & [data-part='caption'] {
    display: block;
    padding: ${space[8]} 2px 0;
  }

  /* Aligned with the provider's logo, which is part of the image and scales with it. */
  & [data-part='tag'] {
    position: absolute;
    z-index: 1;
    inset: max(3px, calc(5.5% - 9px)) 44px auto 14%;
    display: flex;
    font-weight: 600;
    pointer-events: none;
    & > * {
      min-block-size: 18px;
      padding: 1px 6px;
      border-radius: 6px;
    }
    /* A small cover has space for the icon only. The text is still read out. */
    @container (max-width: 128px) {
      & > * {
        gap: 0;
        padding: 2px 4px;
        font-size: 0;
      }
    }
  }
  &[data-shape='table'] [data-part='tag'] {
    inset: max(3px, calc(8.9% - 9px)) 44px auto 10%;
  }

  & [data-part='favourite'] {
    position: absolute;
    z-index: 2;
    inset: 0 0 auto auto;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: ${radius[12]};
    color: ${color.onArt};
    & > span {
      display: grid;
      place-items: center;
      inline-size: 28px;
      block-size: 28px;
      border-radius: ${radius.full};
      background: color-mix(in srgb, ${color.scrim} 64%, transparent);
      transition: scale ${motion.press} ${motion.ease};
    }
    &:active > span {
      scale: calc(1 - 0.1 * ${motion.travel});
    }
    &[data-active] {
      color: ${color.onArtWarm};
    }
  }

  &[data-resting] img {
    filter: grayscale(1) brightness(0.45);
  }
  & [data-part='rest'] {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    align-items: center;
    gap: 6px;
    padding: ${space[8]};
    background: color-mix(in srgb, ${color.scrim} 72%, transparent);
    font-size: ${text[12]};
    font-weight: 600;
    line-height: 1.3;
    text-align: start;
    & svg {
      flex: none;
    }
  }

  ${media.desktop} {
    & [data-part='favourite'] > span {
      inline-size: 32px;
      block-size: 32px;
    }
    & [data-part='rest'] {
      padding: ${space[12]};
    }
  }

  /*
   * With a hovering pointer, the caption appears on hover. The hover target is the card's container, because it may
   * place buttons over the card.
   */
  ${media.desktop} {
    ${media.hover} {
      & [data-part='caption'] {
        position: absolute;
        inset: auto 0 0;
        padding: ${space[48]} ${space[12]} ${space[12]};
        border-radius: 0 0 ${radius[12]} ${radius[12]};
        /* Keeps lettering in the image from showing through the caption. */
        background: linear-gradient(to top, ${color.scrim} calc(100% - ${space[32]}), transparent);
        color: ${color.onArt};
        opacity: 0;
        & > span {
          translate: 0 calc(8px * ${motion.travel});
        }
        & > [data-part='name'] {
          display: -webkit-box;
          -webkit-box-orient: vertical;
          -webkit-line-clamp: 2;
          white-space: normal;
        }
      }
      *:hover > & [data-part='art']::after,
      & [data-part='open']:focus-visible [data-part='art']::after {
        background: color-mix(in srgb, ${color.scrim} 44%, transparent);
      }
      & [data-part='provider'] {
        color: inherit;
        opacity: 0.8;
      }
      & [data-part='favourite']:not([data-active]):not(:focus-visible) {
        opacity: 0;
      }
      /* The caption fades in but disappears at once, so that a pointer crossing a row leaves no trail. */
      *:hover > & [data-part='favourite']:not([data-active]),
      &:focus-within [data-part='favourite']:not([data-active]) {
        opacity: 1;
        transition: opacity ${motion.press} ${motion.ease};
      }
      *:hover > & [data-part='caption'],
      & [data-part='open']:focus-visible [data-part='caption'] {
        opacity: 1;
        transition: opacity ${motion.enter} ${motion.ease};
        & > span {
          translate: none;
          transition: translate ${motion.enter} ${motion.ease};
        }
      }
      *:hover > &:not([data-resting]) img {
        scale: calc(1 + 0.04 * ${motion.travel});
      }
      & [data-part='favourite']:hover > span {
        background: ${color.scrim};
      }
      &[data-resting] [data-part='caption'] {
        inset-block-end: 40px;
        border-radius: 0;
      }
    }
  }
`;
