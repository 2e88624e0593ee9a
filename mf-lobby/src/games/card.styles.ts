import styled from '@emotion/styled';
import { color, media, motion, radius, space, text } from '@tessera/ui';

/**
 * Around the card: over its art stands what a click does, and the other way to play. A pointer finds them on hover;
 * elsewhere they are there for keyboards and screen readers, and a long press opens the game's sheet.
 */
export const CardFrame = styled.div`
  position: relative;
  -webkit-touch-callout: none;
  /* What the click in the middle does stands in the middle; the other way keeps clear of it and of the caption. */
  & > [data-part='ways'] {
    position: absolute;
    z-index: 1;
    inset: 43% ${space[8]} auto;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    translate: 0 -18px;
    font-size: ${text[14]};
    font-weight: 650;
    line-height: 1.2;
    pointer-events: none;
    opacity: 0;
    transition: opacity ${motion.enter} ${motion.ease};
  }
  /* A wide picture is low: there the other way stands above. */
  &[data-shape='table'] > [data-part='ways'] {
    inset-block-start: calc(50% - 38px);
    flex-direction: column-reverse;
    block-size: 74px;
  }
  & > [data-part='ways'] > * {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 100%;
    min-block-size: 36px;
    padding: 4px ${space[16]};
    border-radius: ${radius.full};
  }
  & [data-part='tap'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  & [data-part='other'] {
    background: color-mix(in srgb, ${color.scrim} 84%, transparent);
    color: ${color.onArt};
    min-block-size: 32px;
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
  }
  &:has(:focus-visible) > [data-part='ways'] {
    opacity: 1;
  }
  ${media.hover} {
    & [data-part='other']:hover {
      background: ${color.scrim};
    }
    &:hover > [data-part='ways'] {
      opacity: 1;
    }
    &:hover > [data-part='ways'] > button {
      pointer-events: auto;
    }
  }
`;
