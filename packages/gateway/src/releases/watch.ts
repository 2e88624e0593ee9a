import { messageOf } from '../errors.ts';
import { loadReleases } from './registry.ts';
import type { ReleaseSite } from './site.ts';
import type { LiveReleases } from './views.ts';

/** What was refused may have been out of reach only: it is tried again, ever more seldom. */
const RETRY_MS = { first: 2_000, most: 60_000 };

export interface ReleaseLog {
  readonly info: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}

export interface WatchedReleases {
  /** `null` until a shell has been published. */
  readonly current: () => LiveReleases | null;
  /** Looks again without being told: after one's own move, so that the answer to it and the next page agree. */
  readonly refresh: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Holds what is live and follows the state: a new publication is served without a restart, a bad one is refused in
 * the log and what was good stays.
 */
export async function watchReleases(
  site: ReleaseSite,
  log: ReleaseLog,
  onRefused: () => void = () => undefined,
): Promise<WatchedReleases> {
  let current: LiveReleases | null = null;
  let said = new Set<string>();
  let retry: NodeJS.Timeout | undefined;
  let waitMs = RETRY_MS.first;
  let isOver = false;

  const reload = async () => {
    if (isOver) return;
    const { live, refused } = await loadReleases(site, current);
    for (const reason of refused.filter((one) => !said.has(one))) {
      log.error({ event: 'release.refused' }, reason);
      onRefused();
    }
    said = new Set(refused);
    clearTimeout(retry);
    if (refused.length === 0) waitMs = RETRY_MS.first;
    else if (!isOver) {
      retry = setTimeout(() => void refresh(), waitMs).unref();
      waitMs = Math.min(waitMs * 2, RETRY_MS.most);
    }
    // The same releases are the same object: what is kept for it stays good.
    if (live && current && live.id === current.id && live.revision === current.revision) return;
    if (live && live.id !== current?.id) {
      const releases = Object.fromEntries(live.registry.remotes.map((one) => [one.name, one.live.release]));
      log.info({ event: 'release.live', shell: live.shell.release, ...releases }, 'releases are live');
    }
    current = live;
  };
  // One after the other: an older pointer, read slowly, must not win over a newer one.
  let queue = Promise.resolve();
  const refresh = () => {
    queue = queue.then(reload).catch((error: unknown) => {
      log.error({ event: 'release.refused' }, `the releases cannot be read: ${messageOf(error)}`);
    });
    return queue;
  };
  // Followed before they are read: a move in between is heard of.
  const unfollow = site.state.follow(() => void refresh());
  await refresh();
  return {
    current: () => current,
    refresh,
    close: () => {
      isOver = true;
      clearTimeout(retry);
      unfollow();
    },
  };
}
