import styled from '@emotion/styled';
import { color, media, motion, radius, space, text } from '@tessera/ui';

/** An area's menu: groups with their headings. */
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
