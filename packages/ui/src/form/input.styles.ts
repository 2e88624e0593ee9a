import { color, motion, radius, size, space, text } from '../tokens.ts';

/** Frame of inputs and selects. `control` is the selector of the control inside, or `''` for the element itself. */
const frame = (control: string) => {
  const when = (state: string) => (control ? `&:has(> ${control}${state})` : `&${state}`);
  return `
  min-block-size: max(${size.control}, 44px);
  border: 1px solid ${color.control};
  border-radius: ${radius[12]};
  background: ${color.base};
  color: ${color.text};
  transition: border-color ${motion.press} ${motion.ease};
  &:hover {
    border-color: ${color.muted};
  }
  ${when("[aria-invalid='true']")} {
    border-color: ${color.negative};
  }
  ${when(':focus-visible')} {
    border-color: transparent;
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }
  ${when(':disabled')} {
    border-style: dashed;
    background: none;
    color: ${color.muted};
  }
`;
};

/** Text of 16 px: with less, iOS zooms the page on focus. */
const words = `
  inline-size: 100%;
  min-inline-size: 0;
  padding: ${space[8]} ${space[12]};
  font-size: ${text[16]};
  line-height: 1.4;
  &:disabled {
    cursor: not-allowed;
  }
`;

export const selectStyles = frame('') + words;

export const inputFrameStyles = `
  display: flex;
  align-items: center;
  ${frame('input')}
  &:has(> input:autofill) {
    background: ${color.raised};
  }
  & > [data-place] {
    flex: none;
    color: ${color.muted};
  }
  & > [data-place='start'] {
    padding-inline-start: ${space[12]};
  }
  & > [data-place='end'] {
    padding-inline-end: ${space[4]};
  }
`;

export const inputStyles = `
  ${words}
  align-self: stretch;
  border: 0;
  border-radius: inherit;
  background: none;
  /* The frame shows the focus ring. */
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:autofill {
    box-shadow: inset 0 0 0 100px ${color.raised};
    -webkit-text-fill-color: ${color.text};
  }
  [data-place='start'] + & {
    padding-inline-start: ${space[8]};
  }
`;
