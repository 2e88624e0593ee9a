import styled from '@emotion/styled';
import { color, layer, motion, radius, shadow, space, text } from '@tessera/ui';

export const Bar = styled.nav`
  position: fixed;
  z-index: ${layer.float};
  inset-block-start: 50%;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  translate: 0 -50%;
  & > ul {
    display: grid;
    inline-size: 96px;
    padding: ${space[8]};
    border-start-start-radius: ${radius[12]};
    border-end-start-radius: ${radius[12]};
    background: ${color.raised};
    box-shadow: ${shadow[2]};
  }
  & > ul[hidden] {
    display: none;
  }
`;

export const Handle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 72px;
  border-start-start-radius: ${radius[8]};
  border-end-start-radius: ${radius[8]};
  background: ${color.raised};
  color: ${color.muted};
  transition: color ${motion.press} ${motion.ease};
  &:hover {
    color: ${color.text};
  }
`;

export const BarLink = styled.a`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  padding: ${space[12]} ${space[4]};
  border-radius: ${radius[8]};
  color: ${color.muted};
  font-size: ${text[12]};
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
  & > [data-part='sign'] {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    overflow: hidden;
    border-radius: ${radius[8]};
    background: ${color.card};
    color: ${color.accent};
  }
  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &:hover {
    color: ${color.text};
  }
`;
