import { color, font, media, motion, radius, size, space, text } from '../tokens.ts';

/** Styles of buttons and button-like links. Variants are data attributes, so that all buttons share one class. */
export const buttonStyles = `
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-block-size: ${size.control};
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius[12]};
  font-family: ${font.text};
  font-size: ${text[14]};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  white-space: nowrap;
  user-select: none;
  transition:
    background-color ${motion.press} ${motion.ease},
    color ${motion.press} ${motion.ease},
    scale ${motion.press} ${motion.ease};

  &[data-size='sm'] {
    min-block-size: ${size.controlSmall};
    padding: ${space[4]} ${space[12]};
    border-radius: ${radius[8]};
    gap: 6px;
  }
  &[data-size='lg'] {
    min-block-size: ${size.controlLarge};
    padding: ${space[12]} ${space[24]};
    font-size: ${text[16]};
  }
  &[data-block] {
    inline-size: 100%;
  }
  /* The label is an element, as no icon can be inserted beside bare text that a browser has translated. */
  & [data-label] {
    display: contents;
  }

  &[data-tone='primary'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-tone='secondary'] {
    background: ${color.fill};
    color: ${color.text};
    box-shadow: inset 0 0 0 1px ${color.line};
  }
  &[data-tone='quiet'] {
    color: ${color.text};
  }
  &[data-tone='danger'] {
    background: ${color.negative};
    color: ${color.onNegative};
  }

  ${media.hover} {
    &[data-tone='primary']:hover {
      background: ${color.accentHover};
    }
    &[data-tone='secondary']:hover {
      background: color-mix(in oklab, ${color.fill} 88%, ${color.text});
    }
    &[data-tone='quiet']:hover {
      background: color-mix(in oklab, transparent 92%, ${color.text});
    }
    &[data-tone='danger']:hover {
      background: color-mix(in oklab, ${color.negative} 86%, ${color.text});
    }
  }
  &:active {
    scale: ${motion.pressScale};
  }

  &:disabled,
  &[data-idle] {
    background: color-mix(in oklab, transparent 92%, ${color.text});
    color: ${color.muted};
    box-shadow: none;
    cursor: not-allowed;
    scale: 1;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
