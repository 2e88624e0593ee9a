import styled from '@emotion/styled';
import { color, media, motion, radius, space, text } from '../tokens.ts';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
`;

/** A filter's chip; an active one is filled and has a button that removes it. */
export const FilterChip = styled.div`
  display: inline-flex;
  align-items: stretch;
  min-block-size: 44px;
  border-radius: ${radius[12]};
  background: ${color.card};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.muted};
  font-size: ${text[14]};
  font-weight: 600;
  & > button,
  & > div > button {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    padding-inline: ${space[12]};
    border-radius: inherit;
    font: inherit;
    color: inherit;
    white-space: nowrap;
    transition: color ${motion.press} ${motion.ease};
  }
  & > button:last-of-type {
    min-inline-size: 44px;
    justify-content: center;
  }
  &[data-active] {
    background: ${color.text};
    box-shadow: none;
    color: ${color.page};
  }
  ${media.hover} {
    &:not([data-active]) button:hover {
      color: ${color.text};
    }
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

/** Below the chips, as wide as the bar. */
export const FilterPanel = styled.div`
  flex: 1 0 100%;
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius[12]};
  background: ${color.card};
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[12]};
  }
`;
