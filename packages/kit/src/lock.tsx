import { formatDuration } from '@tessera/i18n/duration';
import { LockNotice } from '@tessera/ui';
import { lockOf, type Lock, type LockDoor } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { useLocale } from './hooks.ts';
import { useSiteClock } from './site-clock.ts';
import { SAME_DAY_MS, useSiteTime } from './site-time.ts';
import { useElapsed } from './use-elapsed.ts';

/** How a remote shows a lock: an entry of its own, so that a first view without forms does not load it. */
export { lockOf, type Lock, type LockDoor } from '@tessera/wire';

const SECOND_MS = 1_000;

interface Held {
  readonly error: unknown;
  readonly about: string;
  readonly lock: Lock;
}

/**
 * Returns the lock that a form's call was refused with, until it ends: while there is one, disable the button that submits. It is
 * kept when the form forgets the error because something was edited.
 * @param error of the form's intent
 * @param about what the lock is for, where the form can be about something else: the typed account. Another one is not locked.
 */
export function useLock(error: unknown, about = ''): Lock | undefined {
  const now = useSiteClock();
  const [held, setHeld] = useState<Held>();
  const [openedAt, setOpenedAt] = useState(0);
  if (error !== undefined && error !== held?.error) {
    const lock = lockOf(error);
    if (lock) setHeld({ error, about, lock });
  }
  const until = held?.lock.until ?? 0;
  useEffect(() => {
    if (until === 0) return undefined;
    const timer = setTimeout(() => setOpenedAt(until), Math.max(0, until - now()));
    return () => clearTimeout(timer);
  }, [until, now]);
  return held && held.about === about && openedAt < until ? held.lock : undefined;
}

interface LockedProps {
  readonly lock: Lock;
  /** The remote's sentence on this door. */
  readonly text: (door: LockDoor, time: string) => string;
}

/** Says which door is locked and until when by the site's clock, and counts down. A screen reader announces it once. */
export function Locked({ lock: { door, until }, text }: LockedProps) {
  const now = useSiteClock();
  const siteTime = useSiteTime();
  const { tag } = useLocale();
  const [shownAt] = useState(now);
  // Whole seconds before the end, so that the clock changes with the seconds that are left.
  const since = until - Math.ceil((until - shownAt) / SECOND_MS) * SECOND_MS;
  const left = until - since - useElapsed(since, SECOND_MS, now);
  const style = until - shownAt < SAME_DAY_MS ? ({ timeStyle: 'short' } as const) : undefined;
  const secondsLeft = Math.ceil(Math.max(0, left) / SECOND_MS);
  return (
    <LockNotice left={formatDuration(secondsLeft * SECOND_MS, tag)}>
      {text(door, siteTime(until, style))}
    </LockNotice>
  );
}
