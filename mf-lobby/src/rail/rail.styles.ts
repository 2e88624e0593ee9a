import styled from '@emotion/styled';
import { color, layer, media, motion, radius, shadow, size, space, text } from '@tessera/ui';

/** A pinned rail takes its width from the page, which reserves `--rail`. */
export const pinnedRail = `
  :root:has([data-rail-pinned]) {
    --rail: var(--rail-open);
  }
`;

/**
 * Overlays the page when it opens on hover, so that nothing beside it moves. The shell reserves a column of `--rail`.
 */
export const RailRoot = styled.nav`
  position: fixed;
  z-index: ${layer.rail};
  inset-block: ${size.topBar} 0;
  inset-inline-start: 0;
  inline-size: ${size.rail};
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  padding: ${space[12]} 14px;
  overflow: hidden auto;
  scrollbar-width: none;
  background: ${color.page};
  box-shadow: inset -1px 0 0 ${color.line};
  transition:
    inline-size calc(${motion.enter} * ${motion.travel}) ${motion.ease} 80ms,
    box-shadow ${motion.enter} ${motion.ease};
  ${media.phone} {
    display: none;
  }
  &:not([data-rail-pinned]):has(a:focus-visible) {
    inline-size: ${size.railOpen};
    box-shadow:
      inset -1px 0 0 ${color.line},
      ${shadow[3]};
  }
  ${media.hover} {
    &:not([data-rail-pinned]):hover {
      inline-size: ${size.railOpen};
      box-shadow:
        inset -1px 0 0 ${color.line},
        ${shadow[3]};
    }
  }
`;

export const RailList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  & > [data-part='line'] {
    block-size: 1px;
    margin-block: ${space[8]};
    background: ${color.line};
  }
`;

export const RailItem = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  min-block-size: 44px;
  padding-inline: 10px;
  border-radius: ${radius[12]};
  color: ${color.muted};
  font-size: ${text[14]};
  font-weight: 600;
  line-height: 1.25;
  outline-offset: -2px;
  overflow: hidden;
  white-space: nowrap;
  transition:
    background-color ${motion.press} ${motion.ease},
    color ${motion.press} ${motion.ease};
  & > svg {
    flex: none;
  }
  /* The name keeps its width while the rail closes over it. */
  & > span {
    inline-size: 148px;
    flex: none;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[aria-current='page'] {
    background: ${color.raised};
    color: ${color.text};
    & > svg {
      color: ${color.accentText};
    }
  }
  ${media.hover} {
    &:hover {
      background: ${color.card};
      color: ${color.text};
    }
    &[aria-current='page']:hover {
      background: ${color.raised};
    }
  }
`;
