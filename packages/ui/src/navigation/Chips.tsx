import styled from '@emotion/styled';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { color, media, motion, radius, size, space, text } from '../tokens.ts';

/** Extends to both edges of the page on phones. The caller makes it sticky. */
const List = styled.ul`
  display: flex;
  gap: ${space[8]};
  margin-inline: calc(${size.gutter} * -1);
  padding: ${space[8]} ${size.gutter};
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: ${size.gutter};
  overscroll-behavior-x: contain;
`;

const chip = `
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 44px;
  padding: ${space[8]} ${space[16]} ${space[8]} ${space[12]};
  border-radius: ${radius[12]};
  background: ${color.card};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.muted};
  font-size: ${text[14]};
  font-weight: 600;
  line-height: 1.2;
  white-space: nowrap;
  transition:
    background-color ${motion.press} ${motion.ease},
    color ${motion.press} ${motion.ease},
    scale ${motion.press} ${motion.ease};
  &:not(:has(svg)) {
    padding-inline: ${space[16]};
  }
  &[aria-pressed='true'],
  &[aria-current='page'] {
    background: ${color.text};
    color: ${color.page};
    box-shadow: none;
  }
  ${media.hover} {
    &:hover:not([aria-pressed='true'], [aria-current='page']) {
      background: ${color.fill};
      color: ${color.text};
    }
  }
  &:active {
    scale: ${motion.pressScale};
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;
const ChipButton = styled.button(chip);
const ChipLink = styled.a(chip);

export interface ChipItem<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
  /** Makes the chip a link. `onSelect` may still handle the click, for a router. */
  href?: string;
}

export interface ChipsProps<Id extends string> {
  /** Accessible name of the row: "Halls". */
  label: string;
  items: readonly ChipItem<Id>[];
  value: Id | undefined;
  onSelect: (id: Id, event: MouseEvent) => void;
  className?: string;
}

/** A row of choices that scrolls sideways and keeps the selected one in view. */
export function Chips<Id extends string>({ label, items, value, onSelect, className }: ChipsProps<Id>) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    // Measures in the next frame. Measuring now would force a layout within the click.
    const frame = requestAnimationFrame(() => {
      const row = list.current;
      const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-current="page"]');
      // `scrollIntoView` would also scroll the page.
      if (row && chosen)
        row.scrollTo?.({
          left: chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2,
          behavior: 'smooth',
        });
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <nav aria-label={label} className={className}>
      <List ref={list}>
        {items.map(({ id, label: name, icon, href }) => (
          <li key={id}>
            {href === undefined ? (
              <ChipButton type="button" aria-pressed={id === value} onClick={(event) => onSelect(id, event)}>
                {icon}
                <span>{name}</span>
              </ChipButton>
            ) : (
              <ChipLink
                href={href}
                aria-current={id === value ? 'page' : undefined}
                onClick={(event) => onSelect(id, event)}
              >
                {icon}
                <span>{name}</span>
              </ChipLink>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
