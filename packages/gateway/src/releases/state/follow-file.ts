import { watch, type FSWatcher } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** One rename of the pointer is told of several times. */
const SETTLE_MS = 30;
/** Network file systems tell nothing, and some machines have no watchers left: the pointer is also looked at. */
const POLL_MS = 750;

/** Calls back within a second of each change of a file in a folder that is there. */
export function followFile(path: string, onChange: () => void): () => void {
  let settling: NodeJS.Timeout | undefined;
  let seen: string | undefined;
  let isOver = false;
  const tell = () => {
    clearTimeout(settling);
    settling = setTimeout(onChange, SETTLE_MS).unref();
  };
  const look = async () => {
    const now = await fingerprint(path);
    const isChanged = seen !== undefined && seen !== now;
    seen = now;
    if (isChanged && !isOver) tell();
  };
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(dirname(path), { persistent: false }, (_, file) => {
      if (file === basename(path)) tell();
    });
    watcher.on('error', () => watcher?.close());
  } catch {
    // Looking at it is enough.
  }
  void look();
  const poll = setInterval(() => void look(), POLL_MS).unref();
  return () => {
    isOver = true;
    clearTimeout(settling);
    clearInterval(poll);
    watcher?.close();
  };
}

async function fingerprint(path: string): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino}:${found.mtimeNs}:${found.size}` : '';
}
