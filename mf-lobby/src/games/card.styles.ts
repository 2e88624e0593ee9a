import styled from '@emotion/styled';
import { color, media, motion, radius, space, text } from '@tessera/ui';

/**
 * Frame of a card. Over the image are the label of the click and the button of the other mode. A pointer shows them
 * on hover; on touch screens only keyboards and screen readers reach them, and a long press opens the sheet.
 */
export const CardFrame = styled.div`
  position: relative;
  -webkit-touch-callout: none;
  /* The click's label is centred; the button of the other mode overlaps neither it nor the caption. */
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
  /* A wide picture is low, so the button of the other mode is at its top. */
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
