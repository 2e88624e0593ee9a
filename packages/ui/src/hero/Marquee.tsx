import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { PauseIcon, PlayIcon } from '../icons/action.tsx';
import { color, media, radius, space, text } from '../tokens.ts';

const run = keyframes`
  to { translate: -50% 0; }
`;

/**
 * Rules for reduced motion. They begin with `html`, because emotion reads `:root` as a state of the element itself.
 */
const whenMotionReduced = (rules: string) => `
  html[data-motion='reduced'] & {
    ${rules}
  }
  @media (prefers-reduced-motion: reduce) {
    html:not([data-motion='full']) & {
      ${rules}
    }
  }
`;

const Root = styled.section`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 40px;
  padding-inline: ${space[16]} ${space[4]};
  border-radius: ${radius[12]};
  background: ${color.base};
  box-shadow: inset 0 0 0 1px ${color.line};
  font-size: ${text[14]};
  color: ${color.muted};
  & > [data-part='icon'] {
    flex: none;
    color: ${color.text};
  }
  ${whenMotionReduced(`
    align-items: flex-start;
    padding-block: ${space[8]};
    padding-inline-end: ${space[16]};
    & > button {
      display: none;
    }
    /* On the first line of an item that is a button. */
    &:has(li:first-child > button) > [data-part='icon'] {
      padding-block-start: ${space[8]};
    }
  `)}
`;

const Window = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  mask-image: linear-gradient(to right, transparent, #000 24px, #000 calc(100% - 24px), transparent);
  scrollbar-width: none;
  ${whenMotionReduced('mask-image: none;')}
`;

const forwardAllButSeconds = { shouldForwardProp: (name: string) => name !== 'seconds' };

/** Lists the items below each other, so that all can be read. */
const readable = `
  animation: none;
  inline-size: auto;
  & > ul {
    flex: 1;
    flex-direction: column;
    gap: ${space[4]};
  }
  & > [aria-hidden] {
    display: none;
  }
  & li {
    padding-inline: 0;
    white-space: normal;
  }
`;

/** Two copies side by side: when the first has scrolled out, the second is where the first began. */
const Track = styled('div', forwardAllButSeconds)<{ seconds: number }>`
  display: flex;
  inline-size: max-content;
  animation: ${run} ${({ seconds }) => seconds}s linear infinite;
  & > ul {
    display: flex;
    flex: none;
  }
  & li {
    padding-inline: ${space[24]};
    white-space: nowrap;
  }
  & button,
  & a {
    padding-block: ${space[8]};
    border-radius: 4px;
    outline-offset: -2px;
  }
  [data-paused] &,
  section:hover > div > &,
  section:focus-within > div > & {
    animation-play-state: paused;
  }
  ${whenMotionReduced(readable)}
  ${media.hover} {
    & button:hover,
    & a:hover {
      color: ${color.text};
    }
  }
`;

export interface MarqueeItem {
  id: string;
  text: string;
  onOpen?: () => void;
}

export interface MarqueeProps {
  /** Accessible name of the region: "Announcements". */
  label: string;
  pauseLabel: string;
  playLabel: string;
  icon?: ReactNode;
  items: readonly MarqueeItem[];
  className?: string;
}

/** Reading speed: about nine letters a second. */
const SECONDS_PER_LETTER = 0.11;
const SHORTEST_S = 18;

/** Scrolls announcements. Stops on hover, on focus, by its button, and with reduced motion. */
export function Marquee({ label, pauseLabel, playLabel, icon, items, className }: MarqueeProps) {
  const [paused, setPaused] = useState(false);
  if (items.length === 0) return null;
  const letters = items.reduce((sum, item) => sum + item.text.length, 0);
  const seconds = Math.max(SHORTEST_S, Math.round(letters * SECONDS_PER_LETTER));
  return (
    <Root aria-label={label} className={className} data-paused={paused ? '' : undefined}>
      {icon && <span data-part="icon">{icon}</span>}
      <Window>
        <Track seconds={seconds}>
          <ul>{items.map(listItem)}</ul>
          <ul aria-hidden="true" inert>
            {items.map(listItem)}
          </ul>
        </Track>
      </Window>
      <IconButton size="sm" label={paused ? playLabel : pauseLabel} onClick={() => setPaused(!paused)}>
        {paused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
      </IconButton>
    </Root>
  );
}

function listItem({ id, text: words, onOpen }: MarqueeItem) {
  return (
    <li key={id}>
      {onOpen ? (
        <button type="button" onClick={onOpen}>
          {words}
        </button>
      ) : (
        words
      )}
    </li>
  );
}
