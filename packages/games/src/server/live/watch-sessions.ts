import type { SessionLook } from '../session/session-checks.ts';

/** How often the sessions of open pages are looked at: what has become of one is shown within a second. */
const LOOK_MS = 700;

/** A page that is connected. */
export interface WatchedPage {
  look(): Promise<SessionLook>;
  /** What its player has now is not what it was at the last look. */
  balanceChanged(balance: string): void;
  /** Its session has ended. */
  end(): void;
}

/**
 * Looks at the session of each connected page again and again: the platform sends nothing to the games when a session
 * ends, or when money comes that is of no round of theirs. A page has what it opened with: the first look says it again,
 * since that may have changed before the page was connected.
 * @param pages those that are connected now, by what stays the same of each while it is
 * @returns what stops it
 */
export function watchSessions<Key extends object>(
  pages: () => Iterable<readonly [Key, WatchedPage]>,
): () => void {
  const seen = new WeakMap<Key, string>();
  const looking = new WeakSet<Key>();

  async function lookAt(key: Key, page: WatchedPage): Promise<void> {
    looking.add(key);
    try {
      const { isOpen, balance } = await page.look();
      if (!isOpen) return page.end();
      if (balance === undefined || balance === seen.get(key)) return;
      seen.set(key, balance);
      page.balanceChanged(balance);
    } finally {
      looking.delete(key);
    }
  }

  const timer = setInterval(() => {
    for (const [key, page] of pages()) if (!looking.has(key)) void lookAt(key, page);
  }, LOOK_MS);
  return () => clearInterval(timer);
}
