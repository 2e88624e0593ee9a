import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color, layer, media, motion, radius, shadow, space, text } from '../tokens.ts';

const unfold = keyframes`
  from { opacity: 0; translate: 0 calc(-6px * var(--travel)); }
`;

export const MenuBox = styled.div`
  position: relative;
  display: inline-flex;
`;

export const MenuList = styled.div`
  position: absolute;
  z-index: ${layer.menu};
  inset-block-start: calc(100% + ${space[8]});
  inset-inline-end: 0;
  min-inline-size: 220px;
  max-inline-size: min(320px, calc(100vw - ${space[32]}));
  max-block-size: min(480px, 70dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[8]};
  border-radius: ${radius[12]};
  background: ${color.raised};
  box-shadow:
    ${shadow[2]},
    inset 0 0 0 1px ${color.line};
  transform: translateX(var(--shift, 0));
  animation: ${unfold} ${motion.enter} ${motion.ease};
  &[data-align='start'] {
    inset-inline: 0 auto;
  }
`;

export const MenuItemLook = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius[8]};
  font-size: ${text[14]};
  font-weight: 500;
  line-height: 1.3;
  color: ${color.text};
  outline-offset: -2px;
  & > span {
    flex: 1;
  }
  & > [data-end] {
    flex: none;
  }
  & > svg {
    flex: none;
    color: ${color.muted};
  }
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${color.negative};
  }
  &[aria-checked='true'] > svg:last-child {
    color: ${color.accentText};
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, transparent 90%, ${color.text});
    }
  }
`;
