import { clashes, misfits } from '../releases/compatibility.ts';
import { undeclared } from '../releases/declared.ts';
import type { Description } from '../releases/description.ts';
import type { RemoteBuild, ShellBuild } from '../releases/documents.ts';
import { SHELL } from '../releases/folders.ts';
import type { Refusal } from '../releases/refusal.ts';
import type { Pointer } from '../releases/state/state.ts';

import type { ReadRelease } from './read-release.ts';

/** What visitors may get at a pointer: live releases and canaries, and the shell that a rollback returns to. */
export interface Offered {
  readonly shells: readonly ShellBuild[];
  readonly previousShell: ShellBuild | undefined;
  /** By name, one or two of each. */
  readonly remotes: ReadonlyMap<string, readonly RemoteBuild[]>;
}

export async function offeredAt({ parts }: Pick<Pointer, 'parts'>, read: ReadRelease): Promise<Offered> {
  const shells: ShellBuild[] = [];
  const remotes = new Map<string, RemoteBuild[]>();
  for (const [name, { live, canary }] of Object.entries(parts)) {
    for (const release of [live, ...(canary ? [canary.release] : [])]) {
      const build = await read(name, release);
      if (build?.kind === 'shell') shells.push(build.document);
      if (build?.kind === 'remote') remotes.set(name, [...(remotes.get(name) ?? []), build.document]);
    }
  }
  const previous = parts[SHELL]?.previous;
  const before = previous ? await read(SHELL, previous) : undefined;
  return { shells, previousShell: before?.kind === 'shell' ? before.document : undefined, remotes };
}

/** Adds a build, as a visitor of its canary gets it. */
export function withBuild(offered: Offered, build: Description): Offered {
  if (build.kind === 'shell') return { ...offered, shells: [...offered.shells, build.document] };
  const others = offered.remotes.get(build.name) ?? [];
  return { ...offered, remotes: new Map([...offered.remotes, [build.name, [...others, build.document]]]) };
}

/**
 * Returns what does not fit after a change. Every remote is compared with every shell that a visitor may get it with,
 * and every two parts with each other. A misfit from before the change is left out. A change must also keep a rollback
 * possible: a remote must fit the previous shell, unless its own previous release did not.
 */
export function newMisfits(before: Offered, after: Offered): Refusal[] {
  const known = new Set(allMisfits(before).map(keyOf));
  return once([...allMisfits(after), ...lostWaysBack(before, after)]).filter(
    (refusal) => !known.has(keyOf(refusal)),
  );
}

/** Returns what a new remote does not declare of that which the shells share. */
export function undeclaredAt({ shells }: Offered, remote: RemoteBuild): Refusal[] {
  return once(shells.flatMap((shell) => undeclared(remote, shell)));
}

function allMisfits({ shells, remotes }: Offered): Refusal[] {
  const builds = [...remotes.values()];
  const alone = builds.flat().flatMap((remote) => shells.flatMap((shell) => misfits(remote, shell)));
  const pairs = builds.flatMap((mine, index) =>
    builds.slice(index + 1).flatMap((theirs) => mine.flatMap((one) => theirs.map((other) => [one, other]))),
  );
  const own = builds.flat().map((one) => [one]);
  const together = shells.flatMap((shell) => [...own, ...pairs].flatMap((some) => clashes(some, shell)));
  return [...alone, ...together];
}

function lostWaysBack(before: Offered, after: Offered): Refusal[] {
  const shell = after.previousShell;
  if (!shell) return [];
  return [...after.remotes].flatMap(([name, builds]) => {
    const lost = (before.remotes.get(name) ?? []).some((remote) => misfits(remote, shell).length > 0);
    return lost ? [] : builds.flatMap((remote) => misfits(remote, shell));
  });
}

/** Each refusal once, also where several shells are the reason. */
function once(refusals: readonly Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [keyOf(refusal), refusal])).values()];
}

function keyOf({ code, what, expected, actual }: Refusal): string {
  return [code, what, expected, actual].join('\n');
}
