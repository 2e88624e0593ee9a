import { watch } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { messageOf } from '../errors.ts';
import { releaseFolders } from './folders.ts';
import { loadReleases, type LiveReleases } from './registry.ts';

/** One rename of the pointer is told of several times. */
const SETTLE_MS = 30;
/** Network file systems tell nothing: the pointer is also looked at. */
const POLL_MS = 5_000;

export interface ReleaseLog {
  readonly info: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
}

export interface WatchedReleases {
  /** `null` until a shell has been published. */
  readonly current: () => LiveReleases | null;
  readonly close: () => void;
}

/**
 * Holds what is live and follows the pointer: a new publication is served without a restart, a bad one is
 * refused in the log and what was good stays.
 */
export async function watchReleases(
  dataDir: string,
  log: ReleaseLog,
  onRefused: () => void = () => undefined,
): Promise<WatchedReleases> {
  const folders = releaseFolders(dataDir);
  await mkdir(folders.root, { recursive: true });
  let current: LiveReleases | null = null;
  let seen = '';

  const reload = async () => {
    seen = await fingerprint(folders.pointer);
    const { live, refused } = await loadReleases(folders, current);
    for (const reason of refused) {
      log.error({ event: 'release.refused' }, reason);
      onRefused();
    }
    if (live && live !== current) {
      const releases = Object.fromEntries(live.registry.remotes.map((one) => [one.name, one.live.release]));
      log.info({ event: 'release.live', shell: live.shell.release, ...releases }, 'releases are live');
    }
    current = live;
  };
  // One after the other: an older pointer, read slowly, must not win over a newer one.
  let queue = reload();
  const enqueue = () => {
    queue = queue.then(reload).catch((error: unknown) => {
      log.error({ event: 'release.refused' }, `the releases cannot be read: ${messageOf(error)}`);
    });
  };
  await queue;

  let settling: NodeJS.Timeout | undefined;
  const watcher = watch(folders.root, { persistent: false }, (_, file) => {
    if (file !== basename(folders.pointer)) return;
    clearTimeout(settling);
    settling = setTimeout(enqueue, SETTLE_MS);
  });
  watcher.on('error', (error) => log.error({ event: 'release.watch' }, error.message));
  const poll = setInterval(() => {
    void fingerprint(folders.pointer).then((now) => now !== seen && enqueue());
  }, POLL_MS).unref();

  return {
    current: () => current,
    close: () => {
      clearTimeout(settling);
      clearInterval(poll);
      watcher.close();
    },
  };
}

async function fingerprint(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino}:${found.mtimeNs}:${found.size}` : '';
}
