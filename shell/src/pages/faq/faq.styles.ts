import styled from '@emotion/styled';
import { color, leading, media, motion, radius, size, space, text, tileShape } from '@tessera/ui';

export const Topics = styled.ul`
  display: grid;
  gap: ${space[12]};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[16]};
  }
  & > li {
    display: grid;
  }
`;

export const Topic = styled.a`
  ${tileShape}
  display: grid;
  gap: ${space[8]};
  align-content: start;
  padding: ${space[16]} ${space[24]} ${space[16]} ${space[16]};
  background: ${color.card};
  transition: background-color ${motion.press} ${motion.ease};
  & > strong {
    font-size: ${text[16]};
    font-weight: 650;
  }
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    color: ${color.muted};
    font-size: ${text[14]};
    line-height: ${leading.text};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      background: ${color.raised};
    }
  }
`;

export const BackLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  justify-self: start;
  padding-block: ${space[8]};
  border-radius: ${radius[8]};
  color: ${color.muted};
  font-size: ${text[14]};
  font-weight: 600;
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

export const Service = styled.p`
  padding-block-start: ${space[16]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
`;

/** The text, with the other topics beside it on the desktop. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  & > :first-child {
    display: grid;
    gap: ${space[24]};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 68ch) minmax(200px, 280px);
    gap: ${space[64]};
    align-items: start;
  }
`;

export const Changed = styled.p`
  color: ${color.muted};
  font-size: ${text[14]};
`;

export const Others = styled.nav`
  border-block-start: 1px solid ${color.line};
  padding-block-start: ${space[16]};
  & a {
    display: block;
    padding: ${space[12]};
    border-radius: ${radius[8]};
    color: ${color.muted};
    font-size: ${text[14]};
    line-height: ${leading.snug};
  }
  & a[aria-current] {
    background: ${color.card};
    color: ${color.text};
    font-weight: 600;
  }
  ${media.hover} {
    & a:hover {
      color: ${color.text};
    }
  }
  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(${size.topBar} + ${space[24]});
    border: 0;
    padding: 0;
  }
`;
