import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ClockIcon, ErrorIcon, SuccessIcon } from '../icons/status.tsx';
import { color, space, text } from '../tokens.ts';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const List = styled.ol`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: ${space[12]};
    padding-block-end: ${space[24]};
    color: ${color.muted};
    font-size: ${text[14]};
  }
  & > li:last-of-type {
    padding-block-end: 0;
  }
  & > li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-block: 28px 4px;
    inset-inline-start: 11px;
    inline-size: 2px;
    background: ${color.line};
  }
  & svg {
    color: ${color.muted};
  }
  & > [data-state='ahead'] strong {
    color: ${color.muted};
    font-weight: 400;
  }
  & > [data-state='ahead'] svg {
    color: ${color.faint};
  }
  & > [data-state='done'] svg {
    color: ${color.positive};
  }
  & > [data-state='failed'] svg {
    color: ${color.negative};
  }
  & > [aria-current] svg {
    color: ${color.info};
    animation: ${breathe} 1.8s ease-in-out infinite;
    /* Paused by variants.css where less motion is wanted. */
    animation-play-state: var(--ambient-motion, running);
  }
  & strong {
    display: block;
    color: ${color.text};
    font-weight: 650;
    line-height: 24px;
  }
  & time {
    font-size: ${text[12]};
    font-variant-numeric: tabular-nums;
  }
`;

const ICONS = {
  done: SuccessIcon,
  current: ClockIcon,
  failed: ErrorIcon,
  ended: ErrorIcon,
  ahead: ClockIcon,
} as const;

export interface TimelineStep {
  id: string;
  title: string;
  /** `ended`: over without a success, and without a failure. `ahead`: still to come. */
  state: 'done' | 'current' | 'failed' | 'ended' | 'ahead';
  /** When it happened, as text. */
  time?: string;
  /** The reason, or what comes next. */
  text?: ReactNode;
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
}

/** Shows how far something has come, earliest step first. Changes are announced. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <div aria-live="polite">
      <List aria-label={label}>
        {steps.map(({ id, title, state, time, text: words }) => {
          const Icon = ICONS[state];
          return (
            <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Icon size={24} />
              <div>
                <strong>{title}</strong>
                {time && <time>{time}</time>}
                {words && <div>{words}</div>}
              </div>
            </li>
          );
        })}
      </List>
    </div>
  );
}
