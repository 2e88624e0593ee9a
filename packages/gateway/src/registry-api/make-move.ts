import * as v from 'valibot';
import type { Publisher } from '../releases/publishers/publisher.ts';
import { refuse } from '../releases/refusal.ts';
import type { ReleaseSite } from '../releases/site.ts';
import type { Pointer, Standing } from '../releases/state/state.ts';
import { newMisfits, offeredAt } from './fit.ts';
import type { ReadRelease } from './read-release.ts';
import { command, PAST, standingAfter, type Command } from './moves.ts';
import { requireRight } from './verify-request.ts';

export interface Moved {
  readonly revision: number;
  readonly part: string;
  readonly standing: Standing;
}

/** Reads a command. @throws Refused where it is not in the form of one */
export function readCommand(value: unknown): Command {
  const parsed = v.safeParse(command, value);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  refuse([
    {
      code: 'form',
      what: `command: ${v.getDotPath(issue) ?? 'body'}`,
      expected: issue.expected ?? issue.message,
      actual: issue.received,
      hint: `send a command in this form: ${issue.message}`,
    },
  ]);
  throw parsed.issues;
}

/**
 * Carries out a publisher's command and writes it into the audit log. A command that changes nothing is not written.
 * @throws Refused where the publisher has no right, the state does not allow it, or the site's parts would not fit
 */
export async function makeMove(
  { state }: ReleaseSite,
  read: ReadRelease,
  publisher: Publisher,
  said: Command,
): Promise<Moved> {
  const { part, what, why } = said;
  requireRight(publisher, 'move', part);
  const pointer = await state.change(async (from) => {
    const before = from.parts[part];
    const after = standingAfter(before, said, new Date().toISOString());
    if (after === before) return { parts: from.parts, moves: [] };
    const parts = { ...from.parts, [part]: after };
    await refuseBadSite(read, from, parts, said);
    return {
      parts,
      moves: [{ who: publisher.id, part, what: PAST[what], from: before ?? null, to: after, why }],
    };
  });
  const standing = pointer.parts[part];
  if (!standing) throw new Error(`${part} has no state after its own move`);
  return { revision: pointer.revision, part, standing };
}

/** Checks what visitors get by this move; a withdrawal and a new share need no release from the store. */
async function refuseBadSite(
  read: ReadRelease,
  from: Pointer,
  parts: Pointer['parts'],
  { part, what }: Command,
): Promise<void> {
  if (what === 'withdraw' || what === 'share') return;
  const to = parts[part];
  const release = (what === 'canary' ? to?.canary?.release : to?.live) ?? '';
  if (!(await read(part, release))) {
    refuse([
      {
        code: 'standing',
        what: `${part} ${release}`,
        expected: 'a release that is stored, signed by a publisher of this site that owns the part',
        actual: 'no such release, or no valid signature',
        hint: 'upload the release, then move it',
      },
    ]);
  }
  const after = await offeredAt({ parts }, read);
  if (part !== 'shell' && after.shells.length === 0) {
    refuse([
      {
        code: 'standing',
        what: part,
        expected: 'a live shell to check remotes against',
        actual: 'none',
        hint: 'publish the shell first',
      },
    ]);
  }
  refuse(newMisfits(await offeredAt(from, read), after));
}
