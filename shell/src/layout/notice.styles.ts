import styled from '@emotion/styled';
import { color, layer, media, radius, shadow, size, space } from '@tessera/ui';

/** The corner's button floats at the end of the page, too (`mf-promotions`). */
const BESIDE_CORNER = `calc(${space[64]} + ${space[8]} + env(safe-area-inset-right))`;

/** A notice that floats above the page's end. Without a network there is no new version to load: there is one at most. */
export const NoticePlace = styled.div`
  position: fixed;
  z-index: ${layer.float};
  inset-block-end: calc(${size.bottomBar} + ${space[16]});
  inset-inline: ${space[16]};
  inline-size: fit-content;
  max-inline-size: min(480px, calc(100vw - ${space[32]}));
  margin-inline: auto;
  border-radius: ${radius[12]};
  background: ${color.raised};
  box-shadow: ${shadow[2]};
  ${media.phone} {
    inset-inline-end: ${BESIDE_CORNER};
  }
`;
