import styled from '@emotion/styled';
import { Link } from '@tessera/kit/router';
import { color, media, motion, radius, space, text } from '@tessera/ui';

/** The form, and beside it what happened before; below each other on the phone. */
export const Sides = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(280px, 2fr);
    gap: ${space[24]};
  }
`;

/** Choices that are cards: native radios, one frame for each; beside each other where there is room. */
export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${space[8]};
  min-inline-size: 0;
  border: 0;
  & > legend {
    margin-block-end: ${space[8]};
    font-size: ${text[14]};
    font-weight: 600;
  }
  & > label {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    column-gap: ${space[12]};
    align-items: start;
    min-block-size: 56px;
    padding: ${space[12]} ${space[16]};
    border-radius: ${radius[12]};
    background: ${color.base};
    box-shadow: inset 0 0 0 1px ${color.line};
    cursor: pointer;
    transition: box-shadow ${motion.press} ${motion.ease};
  }
  & > label:has(:checked) {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  & > label:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & input {
    grid-row: span 3;
    inline-size: 20px;
    block-size: 20px;
    margin: 2px 0 0;
    accent-color: ${color.accent};
  }
  & strong,
  & small {
    grid-column: 2;
  }
  & strong {
    font-weight: 650;
  }
  & small {
    color: ${color.muted};
    font-size: ${text[12]};
    line-height: 1.4;
  }
  ${media.forcedColors} {
    & > label {
      border: 1px solid;
    }
  }
`;

export const Orders = styled.ul`
  display: grid;
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
`;

export const OrderLink = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space[12]};
  min-block-size: 56px;
  padding-block: ${space[8]};
  border-radius: ${radius[8]};
  & > strong {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > small {
    grid-column: 1 / -1;
    color: ${color.muted};
    font-size: ${text[12]};
    overflow-wrap: anywhere;
  }
  &:hover > strong {
    text-decoration: underline;
  }
`;
