import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { CheckIcon } from '../icons/status.tsx';
import { stepIndex } from '../navigation/step.ts';
import { MenuBox, MenuItemLook, MenuList } from './menu.styles.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** After the label, such as a badge. */
  end?: ReactNode;
  /** For one choice out of several, such as a language: whether it is selected. */
  selected?: boolean;
  /** Use `danger` for logging out and deleting. */
  tone?: 'normal' | 'danger';
  /** Language of the label, if it is not the page's. */
  lang?: string;
  /** Makes the item a link. `onSelect` may still handle the click, for a router. */
  href?: string;
  onSelect?: (event: MouseEvent) => void;
}

/** Attributes that the trigger must pass to its button. */
export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** Renders the button: `(props) => <IconButton label="Account" {...props}>…`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  /** Above the items, such as the account's name. */
  header?: ReactNode;
  align?: 'start' | 'end';
  className?: string;
}

/** A button with a menu. Arrows, Home, End and first letters move the focus; Escape and Tab close the menu. */
export function Menu({ trigger, items, header, align = 'end', className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const elements = () => Array.from(box.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? []);
  const close = () => {
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  };

  useLayoutEffect(() => {
    if (open && list.current) keepInside(list.current);
  }, [open]);

  // Only opening moves the focus. A later change of the items must not.
  const focusFirst = useEffectEvent(() => {
    const chosen = items.findIndex((item) => item.selected);
    elements()[Math.max(chosen, 0)]?.focus();
  });

  useEffect(() => {
    if (!open) return;
    focusFirst();
    const leave = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);

  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // Inside a dialog, Escape closes only the menu.
      event.stopPropagation();
      if (event.key === 'Escape') event.preventDefault();
      return close();
    }
    const all = elements();
    const at = all.findIndex((element) => element === document.activeElement);
    const next = stepIndex(event.key, at, all.length, 'vertical') ?? indexByLetter(all, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const select = (item: MenuItem, event: MouseEvent) => {
    close();
    item.onSelect?.(event);
  };

  return (
    <MenuBox ref={box} className={className}>
      {trigger({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-list` : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <MenuList ref={list} data-align={align}>
          {header}
          <div
            role="menu"
            id={`${id}-list`}
            aria-labelledby={`${id}-button`}
            tabIndex={-1}
            onKeyDown={onListKey}
          >
            {items.map((item) => (
              <MenuRow key={item.id} item={item} onSelect={(event) => select(item, event)} />
            ))}
          </div>
        </MenuList>
      )}
    </MenuBox>
  );
}

function MenuRow({ item, onSelect }: { item: MenuItem; onSelect: (event: MouseEvent) => void }) {
  const isChoice = item.selected !== undefined;
  const shared = {
    role: isChoice ? 'menuitemradio' : 'menuitem',
    'aria-checked': isChoice ? item.selected : undefined,
    'data-menu-item': '',
    'data-tone': item.tone,
    lang: item.lang,
    tabIndex: -1,
    onClick: onSelect,
  } as const;
  const content = (
    <>
      {item.icon}
      <span>{item.label}</span>
      {item.end && <span data-end="">{item.end}</span>}
      {item.selected && <CheckIcon size={18} />}
    </>
  );
  return item.href === undefined ? (
    <MenuItemLook as="button" type="button" {...shared}>
      {content}
    </MenuItemLook>
  ) : (
    <MenuItemLook href={item.href} {...shared}>
      {content}
    </MenuItemLook>
  );
}

/** Space between an open menu and the sides of the viewport, in CSS pixels. */
const MARGIN = 8;

/** Moves the list sideways where it would leave the viewport: a trigger may be at either side. */
function keepInside(list: HTMLElement): void {
  const { left, right } = list.getBoundingClientRect();
  const tooFar = Math.max(right - (document.documentElement.clientWidth - MARGIN), 0);
  const shift = left - tooFar < MARGIN ? MARGIN - left : -tooFar;
  if (shift !== 0) list.style.setProperty('--shift', `${shift}px`);
}

/** Returns the next item after the focused one that begins with the typed letter. */
function indexByLetter(elements: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (Array.from(key).length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  const order = elements.map((_, i) => (at + 1 + i) % elements.length);
  return order.find((index) => elements[index]?.textContent?.trim().toLowerCase().startsWith(letter));
}
