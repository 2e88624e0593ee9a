import { mkdir } from 'node:fs/promises';
import type { ReleaseFolders } from '../folders.ts';
import { withLock } from '../lock.ts';
import { appendMoves, readMoves } from './audit-file.ts';
import { fileHealth } from './file-health.ts';
import { followFile } from './follow-file.ts';
import { fileNonces } from './file-nonces.ts';
import { readPointer, writePointer } from './pointer-file.ts';
import type { Move, ReleaseState } from './state.ts';

/**
 * The state in files of one directory, for gateways and publishers of one machine: `live.json`, which is the moment of
 * truth, `audit.jsonl`, `health.json`, and `nonces/`. Who changes something holds a lock.
 */
export async function fileState(folders: ReleaseFolders): Promise<ReleaseState> {
  await mkdir(folders.root, { recursive: true });
  const health = fileHealth(folders);
  const nonces = fileNonces(folders);
  return {
    read: () => readPointer(folders.pointer),

    change: (decide) =>
      withLock(folders.lock, async () => {
        const from = await readPointer(folders.pointer);
        const { parts, moves } = await decide(from);
        if (moves.length === 0) return from;
        const to = { revision: from.revision + 1, parts };
        const at = new Date().toISOString();
        const lines = moves.map((move): Move => ({ at, ...move, revision: to.revision }));
        // Lines of a revision that the pointer never reached are no moves: its rename makes them so.
        await appendMoves(folders.audit, lines, from.revision);
        await writePointer(folders.pointer, to);
        return to;
      }),

    async log({ part, limit }) {
      const { revision } = await readPointer(folders.pointer);
      const moves = await readMoves(folders.audit, revision);
      return moves
        .filter((move) => part === undefined || move.part === part)
        .reverse()
        .slice(0, limit);
    },

    addHealth: health.add,
    health: health.read,
    follow: (onChange) => followFile(folders.pointer, onChange),
    useNonce: nonces.use,
    close: () => Promise.resolve(),
  };
}
