import { useScope } from '@tessera/kit';
import { Link } from '@tessera/kit/router';
import { VisuallyHidden } from '@tessera/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../text.ts';
import { List } from './inbox.styles.ts';

/** A letter or an announcement, as its list shows it. */
export interface MessageItem {
  readonly id: number;
  readonly title: string;
  readonly isUnread: boolean;
  /** ISO 8601. */
  readonly at: string;
}

interface MessageListProps {
  readonly label: string;
  readonly items: readonly MessageItem[];
  readonly openId: number | undefined;
  /** Takes the focus: the message that was just closed. */
  readonly focusId: number | undefined;
  readonly searchOf: (id: number) => string;
}

/** A list of messages; each leads to the address at which it is open. */
export function MessageList({ label, items, openId, focusId, searchOf }: MessageListProps) {
  const text = useText();
  const { intl } = useScope();
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<HTMLAnchorElement>(null);
  const onReturn = useEffectEvent(() => {
    // A message that was deleted leaves the focus to its list.
    if (focusId !== undefined) (focused.current ?? list.current)?.focus();
  });
  useEffect(() => onReturn(), [openId]);
  return (
    <List aria-label={label} ref={list} tabIndex={-1}>
      {items.map(({ id, title, isUnread, at }) => (
        <li key={id}>
          <Link
            ref={id === focusId ? focused : undefined}
            to={{ search: searchOf(id) }}
            data-unread={isUnread ? '' : undefined}
            aria-current={id === openId ? 'true' : undefined}
          >
            <i />
            <span>
              {isUnread && <VisuallyHidden>{text('inbox.unread')}</VisuallyHidden>}
              <span>{title}</span>
            </span>
            <time dateTime={at}>{intl.formatDate(at, { day: 'numeric', month: 'short' })}</time>
          </Link>
        </li>
      ))}
    </List>
  );
}
