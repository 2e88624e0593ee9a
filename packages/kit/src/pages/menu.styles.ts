import styled from '@emotion/styled';
import { color, media, motion, radius, size, space, text } from '@tessera/ui';

/** An area's menu: groups with their headings. With `data-look="row"` it is the phone's first page, with {@link rowLink}. */
export const MenuNav = styled.nav`
  display: grid;
  gap: ${space[16]};
  & h2 {
    padding-inline: ${space[12]};
    margin-block-end: ${space[4]};
    font-size: ${text[12]};
    font-weight: 600;
    letter-spacing: normal;
    color: ${color.muted};
  }
  &[data-look='row'] {
    & h2 {
      padding-inline: ${space[16]};
      margin-block-end: ${space[8]};
    }
    & ul {
      overflow: clip;
      border-radius: ${radius[20]};
      background: ${color.card};
    }
    & li + li {
      border-block-start: 1px solid ${color.line};
    }
  }
`;

/** A link of the menu in the desktop's column. */
export const columnLink = `
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-block-size: 40px;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius[12]};
  color: ${color.muted};
  font-size: ${text[14]};
  font-weight: 600;
  transition: background-color ${motion.press} ${motion.ease};
  & > svg {
    flex: none;
  }
  & > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }
  &[aria-current='page'] {
    background: ${color.raised};
    color: ${color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

/** A link of the menu as a row of the phone. */
export const rowLink = `
  display: flex;
  align-items: center;
  gap: ${space[16]};
  min-block-size: 60px;
  padding: ${space[8]} ${space[16]};
  font-size: ${text[16]};
  font-weight: 600;
  & > svg {
    flex: none;
    color: ${color.muted};
  }
  & > span:first-of-type {
    flex: 1;
    min-inline-size: 0;
  }
  & > small {
    color: ${color.muted};
    font-size: ${text[14]};
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  &:active {
    background: ${color.fill};
  }
  min-inline-size: ${size.control};
`;
