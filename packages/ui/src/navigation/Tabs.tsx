import styled from '@emotion/styled';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Badge } from '../status/Badge.tsx';
import { color, media, motion, space, text } from '../tokens.ts';
import { stepIndex } from './step.ts';

/**
 * Wider than its labels by the padding of the outer tabs, so that a short label is still a large enough touch target.
 */
const List = styled.div`
  display: flex;
  margin-inline: calc(${space[8]} * -1);
  overflow-x: auto;
  scrollbar-width: none;
  background: linear-gradient(${color.line}, ${color.line}) ${space[8]} 100% / calc(100% - ${space[16]}) 1px
    no-repeat;
  ${media.desktop} {
    gap: ${space[8]};
  }
`;

const Tab = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 44px;
  padding: ${space[8]};
  font-size: ${text[14]};
  font-weight: 600;
  white-space: nowrap;
  color: ${color.muted};
  transition: color ${motion.press} ${motion.ease};
  &::after {
    content: '';
    position: absolute;
    inset: auto ${space[8]} 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${color.accent};
    opacity: 0;
    scale: calc(1 - 0.6 * ${motion.travel}) 1;
    transition:
      opacity ${motion.enter} ${motion.ease},
      scale ${motion.enter} ${motion.ease};
  }
  &[aria-selected='true'] {
    color: ${color.text};
    &::after {
      opacity: 1;
      scale: 1;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

const PanelRoot = styled.div`
  padding-block-start: ${space[12]};
  outline-offset: ${space[4]};
  ${media.desktop} {
    padding-block-start: ${space[16]};
  }
`;

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** A number beside the label. */
  count?: number;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Content of the selected tab. */
  children: ReactNode;
  className?: string;
}

/** Tabs over one panel. They are one tab stop: arrows, Home and End move the focus and select at once. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const to = stepIndex(event.key, at, tabs.length, 'horizontal') ?? -1;
    const next = tabs[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <div className={className}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
            <Badge tone="quiet" count={tab.count ?? 0} />
          </Tab>
        ))}
      </List>
      <PanelRoot role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </PanelRoot>
    </div>
  );
}
