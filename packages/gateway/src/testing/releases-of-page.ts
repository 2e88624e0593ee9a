import type { Release } from '@tessera/contracts';
import { baseUrlOf, SHELL } from '../releases/folders.ts';
import type { ReadPage } from './page.ts';

/** Part → its release, then the one to fall back on, then `canary` where it is one for this visitor. */
export type Given = Readonly<Record<string, readonly (string | null)[]>>;

/** What a page is made of, by what its registry and its data say. */
export function givenBy({ initial, registry }: ReadPage): Given {
  const remotes = registry.remotes.map(
    ({ name, live, previous, channel }) =>
      [name, [live.release, previous?.release ?? null, channel ?? 'live']] as const,
  );
  return { [SHELL]: [initial.shell.release], ...Object.fromEntries(remotes) };
}

/** Every file that a page names → its hash. */
export function filesOf({ initial: { shell }, registry }: ReadPage): Map<string, string> {
  const releases: Pick<Release, 'baseUrl' | 'files'>[] = [shell];
  for (const { live, previous } of registry.remotes) releases.push(live, ...(previous ? [previous] : []));
  const files = releases.flatMap(({ baseUrl, files }) =>
    Object.entries(files).map(([file, hash]) => [baseUrl + file, hash] as const),
  );
  return new Map(files);
}

/**
 * What of a page is of another release than its registry and its data say.
 * @param html of the page: its inlined style sheet has the shell's release in it, as `testing/builds.ts` writes it
 */
export function strangersIn(html: string, page: ReadPage): string[] {
  const given = givenBy(page);
  const strangers: string[] = [];
  const named = new Set(
    Object.entries(given).flatMap(([part, [live, previous]]) =>
      [live, part === SHELL ? null : previous].flatMap((one) => (one ? [baseUrlOf(part, one)] : [])),
    ),
  );
  for (const place of page.places) if (!named.has(place)) strangers.push(`${place} is named`);

  const files = filesOf(page);
  const liveOnes = Object.entries(given).map(([part, [live]]) => baseUrlOf(part, live ?? ''));
  for (const { address, integrity } of page.asked) {
    if (!liveOnes.some((live) => address.startsWith(live))) strangers.push(`${address} is asked for`);
    // Fonts are preloaded without one.
    if (integrity !== undefined && integrity !== files.get(address))
      strangers.push(`${address} has another hash`);
  }

  const css = /:root\{--shell:([^}]+)\}/.exec(html)?.[1];
  if (css !== given[SHELL]?.[0]) strangers.push(`the style sheet is of ${css}`);
  return strangers;
}
