import {
  useEffect,
  useEffectEvent,
  useId,
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
  /** For one choice out of several (a language): whether it is the chosen one. */
  selected?: boolean;
  /** `danger` for leaving and deleting. */
  tone?: 'normal' | 'danger';
  /** The language of the label, where it is not the page's. */
  lang?: string;
  /** Makes it a link; `onSelect` may still take the click over, for a router. */
  href?: string;
  onSelect?: (event: MouseEvent) => void;
}

/** What the button must carry to open the menu. */
export interface MenuTriggerProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** The button: `(props) => <IconButton label="Account" {...props}>…`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  /** Above the items: who is logged in. */
  header?: ReactNode;
  align?: 'start' | 'end';
  className?: string;
}

/** A button and its list of things to do. Arrows, Home, End and first letters move; Escape and Tab close. */
export function Menu({ trigger, items, header, align = 'end', className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  const elements = () => Array.from(box.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? []);
  const close = () => {
    setOpen(false);
    document.getElementById(`${id}-button`)?.focus();
  };

  // Only opening moves the focus; items that change meanwhile must not.
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
      // Within a dialog, Escape closes the menu alone.
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
        <MenuList data-align={align}>
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

/** The next item, after the focused one, that begins with the typed letter. */
function indexByLetter(elements: readonly HTMLElement[], at: number, key: string): number | undefined {
  if (Array.from(key).length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  const order = elements.map((_, i) => (at + 1 + i) % elements.length);
  return order.find((index) => elements[index]?.textContent?.trim().toLowerCase().startsWith(letter));
}
