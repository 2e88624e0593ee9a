import styled from '@emotion/styled';
import { color, media, motion, radius, shadow, space, text } from '../tokens.ts';

/**
 * The native dialog. A closed one stays visible during its exit transition (`allow-discrete`); a browser without
 * support closes it at once.
 */
export const DialogRoot = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: none;
  background: none;
  &::backdrop {
    background: ${color.backdrop};
    opacity: 0;
    transition:
      opacity ${motion.page} ${motion.ease},
      display ${motion.page} allow-discrete,
      overlay ${motion.page} allow-discrete;
  }
  transition:
    display ${motion.page} allow-discrete,
    overlay ${motion.page} allow-discrete;
  &[open] {
    display: grid;
    /* Wide content scrolls inside the panel and never widens it. */
    grid-template-columns: minmax(0, 1fr);
  }
  &[open]::backdrop {
    opacity: 1;
  }
  @starting-style {
    &[open]::backdrop {
      opacity: 0;
    }
  }
  ${media.phone} {
    align-items: end;
  }
  ${media.desktop} {
    place-items: center;
    padding: ${space[32]};
  }
`;

/** A large dialog of this height is in the middle of the screen. */
const LARGE_PX = 760;

export const DialogPanel = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 0;
  --skeleton: ${color.fill};
  background: ${color.card};
  box-shadow:
    ${shadow[3]},
    inset 0 0 0 1px ${color.line};
  outline: none;
  opacity: 0;
  transition:
    translate ${motion.page} ${motion.ease},
    opacity ${motion.enter} ${motion.ease};

  ${media.phone} {
    max-block-size: calc(100dvh - ${space[48]});
    border-radius: ${radius[20]} ${radius[20]} 0 0;
    box-shadow: inset 0 1px 0 ${color.line};
    padding-block-end: env(safe-area-inset-bottom, 0px);
    overscroll-behavior: contain;
    translate: 0 calc(100% * ${motion.travel});
    opacity: calc(${motion.travel});
  }
  ${media.desktop} {
    max-block-size: 100%;
    max-inline-size: 480px;
    border-radius: ${radius[20]};
    translate: 0 calc(${space[16]} * ${motion.travel});
    &[data-size='sm'] {
      max-inline-size: 400px;
    }
    &[data-size='lg'] {
      max-inline-size: 760px;
    }
  }

  /* Its content comes in parts: the upper edge stays, and nothing moves that is shown. */
  &[data-size='lg'] {
    ${media.phone} {
      block-size: 100dvh;
    }
    ${media.desktop} {
      --above: max(0px, (100dvh - ${LARGE_PX}px) / 2 - ${space[32]});
      align-self: start;
      margin-block-start: var(--above);
      max-block-size: calc(100% - var(--above));
    }
  }

  [open] > & {
    translate: none;
    opacity: 1;
  }
  @starting-style {
    [open] > & {
      opacity: 0;
    }
    ${media.phone} {
      [open] > & {
        translate: 0 calc(100% * ${motion.travel});
        opacity: calc(${motion.travel});
      }
    }
    ${media.desktop} {
      [open] > & {
        translate: 0 calc(${space[16]} * ${motion.travel});
      }
    }
  }
`;

/** The sheet's handle, which shows that it can be dragged. */
export const DialogHandle = styled.span`
  align-self: center;
  inline-size: 36px;
  block-size: 4px;
  margin-block-start: ${space[8]};
  border-radius: ${radius.full};
  background: ${color.lineStrong};
  ${media.desktop} {
    display: none;
  }
`;

export const DialogHeader = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[12]} ${space[12]} ${space[8]} ${space[16]};
  & h2 {
    font-size: ${text[20]};
    outline: none;
  }
  ${media.desktop} {
    padding: ${space[16]} ${space[16]} ${space[8]} ${space[24]};
  }
`;

export const DialogBody = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space[8]} ${space[16]} ${space[24]};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.desktop} {
    padding: ${space[8]} ${space[24]} ${space[24]};
  }
`;

export const DialogFooter = styled.footer`
  display: flex;
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]} ${space[16]};
  border-block-start: 1px solid ${color.line};
  & > * {
    flex: 1;
  }
  ${media.desktop} {
    justify-content: flex-end;
    padding: ${space[16]} ${space[24]};
    & > * {
      flex: none;
      min-inline-size: 112px;
    }
  }
`;
