import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color, media, motion, radius, space, text } from '../tokens.ts';

/** Height of the drawing in px; its text is outside of it. */
export const PLOT_PX = 200;

export const ChartBox = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  & > div {
    inline-size: 100%;
  }
`;

/** Axis at the start, the drawing beside it, the groups' names below. */
export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[8]};
  font-size: ${text[12]};
  color: ${color.muted};
`;

export const Reading = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  min-block-size: 24px;
  margin-block-end: ${space[16]};
  font-size: ${text[14]};
  & > strong {
    color: ${color.text};
    font-weight: 650;
  }
  & b {
    color: ${color.text};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > [data-series]::before {
    content: '';
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: ${space[8]};
    border-radius: 3px;
    background: ${color.accent};
  }
  & > [data-series='1']::before {
    background: ${color.faint};
  }
`;

/** Each tick's text is centred on its line. */
export const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  block-size: ${PLOT_PX}px;
  text-align: end;
  font-variant-numeric: tabular-nums;
  & > span {
    block-size: 0;
    line-height: 0;
    white-space: nowrap;
  }
`;

/** Grows from the zero line; with reduced motion `--travel` is 0 and only the opacity changes. */
const grow = keyframes`
  from { opacity: 0; transform: scaleY(calc(1 - var(--travel))); }
`;

export const Plot = styled.svg`
  display: block;
  overflow: visible;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  & line {
    stroke: ${color.line};
    stroke-width: 1;
    shape-rendering: crispEdges;
  }
  & line[data-zero] {
    stroke: ${color.lineStrong};
  }
  & rect {
    fill: ${color.accent};
    opacity: 0.8;
    transform-box: fill-box;
    transform-origin: bottom;
    transition: opacity ${motion.press} ${motion.ease};
    animation: ${grow} ${motion.page} ${motion.ease};
  }
  & rect[data-series='1'] {
    fill: ${color.faint};
  }
  & rect[data-below] {
    transform-origin: top;
  }
  & [data-chosen] rect {
    opacity: 1;
  }
  ${media.forcedColors} {
    & rect {
      fill: CanvasText;
    }
    & rect[data-series='1'] {
      fill: Canvas;
      stroke: CanvasText;
    }
  }
`;

/** The buttons reach over the drawing, so that a whole group can be pointed at. Labels are wider than narrow groups. */
export const Groups = styled.ul`
  grid-column: 2;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin-block-start: -${PLOT_PX}px;
  & button {
    display: flex;
    align-items: flex-end;
    justify-content: center;
    inline-size: 100%;
    block-size: ${PLOT_PX + 36}px;
    padding-block-end: ${space[8]};
    border-radius: ${radius[8]};
    font-size: ${text[12]};
    color: ${color.muted};
    white-space: nowrap;
  }
  @container (max-width: 559px) {
    & span:not([data-narrow]) {
      visibility: hidden;
    }
  }
  @container (min-width: 560px) {
    & span:not([data-wide]) {
      visibility: hidden;
    }
  }
  & [aria-pressed='true'] {
    color: ${color.text};
    font-weight: 650;
  }
  ${media.hover} {
    & button:hover {
      background: color-mix(in oklab, transparent 96%, ${color.text});
    }
  }
`;
