import styled from '@emotion/styled';
import { Children, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { PauseIcon, PlayIcon } from '../icons/action.tsx';
import { color, media, motion, radius, size, space } from '../tokens.ts';
import { useCarousel } from './use-carousel.ts';

const Root = styled.section`
  margin-inline: calc(${size.gutter} * -1);
`;

const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc(100% - ${space[24]});
  gap: ${size.tileGap};
  padding: ${space[4]} ${size.gutter};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: ${size.gutter};
  overscroll-behavior-x: contain;
  & > li {
    position: relative;
    scroll-snap-align: start;
    min-inline-size: 0;
  }
  & > li:only-child {
    grid-column: 1;
    inline-size: calc(100% + ${space[24]});
  }
  ${media.desktop} {
    grid-auto-columns: calc((100% - 2 * ${size.tileGap}) / 3);
    & > li:only-child {
      inline-size: 100%;
    }
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 32px;
  padding-inline: ${size.gutter};
  ${media.desktop} {
    &[data-all-in-view] {
      display: none;
    }
  }
`;

/** A dot of 8 px with a touch target of 24 × 32 px. */
const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 32px;
  border-radius: ${radius[8]};
  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    background: ${color.faint};
    transition:
      background-color ${motion.enter} ${motion.ease},
      inline-size ${motion.enter} ${motion.ease};
  }
  &[aria-current='true']::before {
    inline-size: 18px;
    background: ${color.text};
  }
`;

/** Banners in view at once on desktops. */
const IN_VIEW = 3;

export interface HeroProps {
  /** Accessible name of the carousel: "Highlights". */
  label: string;
  pauseLabel: string;
  playLabel: string;
  /** Accessible name of a stop: "Banner 2 of 5". Both numbers start at 1. */
  slideLabel: (slide: number, of: number) => string;
  /** Time per stop, 6,000 ms by default; 0 disables autoplay. */
  everyMs?: number;
  /** The banners; each becomes one slide. */
  children: ReactNode;
  className?: string;
}

/** Shows banners in a row with scroll snapping: three in view on desktops, one and the edge of the next on phones. */
export function Hero({
  label,
  pauseLabel,
  playLabel,
  slideLabel,
  everyMs = 6_000,
  children,
  className,
}: HeroProps) {
  const row = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  const { current, stops, paused, setPaused, goTo, pauseHandlers } = useCarousel(row, count, everyMs);
  return (
    <Root aria-label={label} className={className} {...pauseHandlers}>
      <Row ref={row}>
        {Children.map(children, (slide) => (
          <li>{slide}</li>
        ))}
      </Row>
      {stops > 1 && (
        // CSS needs this before any measurement, so that a server-rendered page does not jump.
        <Controls data-all-in-view={count <= IN_VIEW || undefined}>
          {Array.from({ length: stops }, (_, stop) => (
            <Dot
              key={stop}
              type="button"
              aria-label={slideLabel(stop + 1, stops)}
              aria-current={stop === current}
              onClick={() => goTo(stop)}
            />
          ))}
          {everyMs > 0 && (
            <IconButton size="sm" label={paused ? playLabel : pauseLabel} onClick={() => setPaused(!paused)}>
              {paused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
            </IconButton>
          )}
        </Controls>
      )}
    </Root>
  );
}
