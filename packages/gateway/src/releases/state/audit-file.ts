import { open, readFile } from 'node:fs/promises';
import { hasCode } from '../../errors.ts';
import type { Move } from './state.ts';

/**
 * Adds lines to the log, and takes away those of a change that was broken off before: later than the pointer's
 * revision. Only under the lock.
 */
export async function appendMoves(path: string, moves: readonly Move[], revision: number): Promise<void> {
  const file = await open(path, 'a+', 0o644);
  try {
    const text = await file.readFile('utf8');
    const kept = text.slice(0, madeLength(text, revision));
    if (kept.length < text.length) await file.truncate(Buffer.byteLength(kept));
    await file.appendFile(moves.map((move) => `${JSON.stringify(move)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** All moves up to a revision, the oldest first. */
export async function readMoves(path: string, revision: number): Promise<Move[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
  const lines = text.slice(0, madeLength(text, revision)).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Move);
}

/** How much of the log, from its beginning, is of changes that were made; what was broken off stands at its end. */
function madeLength(text: string, revision: number): number {
  let end = text.lastIndexOf('\n') + 1;
  while (end > 0) {
    const start = text.lastIndexOf('\n', end - 2) + 1;
    const move = JSON.parse(text.slice(start, end)) as Move;
    if (move.revision <= revision) return end;
    end = start;
  }
  return 0;
}
