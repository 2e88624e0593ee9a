import type { MouseEvent } from 'react';
import type { Icon } from '../icons/icon.tsx';
import { Bar, ItemButton, ItemLink } from './main-bar.styles.ts';

export interface MainBarItem {
  id: string;
  label: string;
  icon: Icon;
  /** Of a link; an item without one is a button. */
  href?: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
  isCurrent?: boolean;
  /** Over the bar's edge: the centre of `bob_mobile`. */
  isRaised?: boolean | undefined;
}

export interface MainBarProps {
  /** Accessible name. */
  label: string;
  /** Five. */
  items: readonly MainBarItem[];
}

/** The main pages on the phone: a bar at the bottom of the screen, or tabs at its top in `origin_mobile`. */
export function MainBar({ label, items }: MainBarProps) {
  return (
    <Bar aria-label={label}>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <BarItem {...item} />
          </li>
        ))}
      </ul>
    </Bar>
  );
}

function BarItem({ label, icon: Sign, href, onClick, isCurrent, isRaised }: MainBarItem) {
  const content = (
    <>
      <span data-part="sign">
        <Sign size={24} />
      </span>
      <span data-part="name">{label}</span>
    </>
  );
  const raised = isRaised ? '' : undefined;
  return href === undefined ? (
    <ItemButton type="button" data-raised={raised} onClick={onClick}>
      {content}
    </ItemButton>
  ) : (
    <ItemLink
      href={href}
      data-raised={raised}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {content}
    </ItemLink>
  );
}
