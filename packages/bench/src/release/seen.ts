import { setTimeout as sleep } from 'node:timers/promises';
import { REGISTRY_ID } from '@tessera/wire';

/** How often it is looked: what is measured is exact to this. */
const POLL_MS = 20;
const LIMIT_MS = 120_000;
/** So many visitors come at once; the share of a canary decides who has it. */
const VISITORS = 5;

interface Registry {
  readonly remotes: readonly { readonly name: string; readonly live: { readonly release: string } }[];
}

const REGISTRY = new RegExp(`<script type="application/json" id="${REGISTRY_ID}">(.*?)</script>`, 's');

/** What a page without cookies is given of a remote. */
export async function onPage(site: string, remote: string): Promise<string | undefined> {
  const html = await (await fetch(`${site}/`, { headers: { cookie: 'i18n_redirected=en_US' } })).text();
  return releaseIn(html, remote);
}

/** The release of a remote that a page's registry names. */
export function releaseIn(html: string, remote: string): string | undefined {
  const block = REGISTRY.exec(html)?.[1];
  if (block === undefined) return undefined;
  const { remotes } = JSON.parse(block) as Registry;
  return remotes.find(({ name }) => name === remote)?.live.release;
}

/** What the registry says is live of a remote. */
export async function live(site: string, remote: string): Promise<string | undefined> {
  const answer = await fetch(`${site}/internal/releases/live`);
  return ((await answer.json()) as { parts: Record<string, string> }).parts[remote];
}

/** Whether one of some visitors who have never been here is given a release. */
export async function atSomeVisitor(site: string, remote: string, release: string): Promise<boolean> {
  const given = await Promise.all(Array.from({ length: VISITORS }, () => onPage(site, remote)));
  return given.includes(release);
}

/**
 * Acts, and looks meanwhile whether it has its effect.
 * @returns per effect, how long after the beginning of the act it was seen, ms
 * @throws Error where the act fails, or an effect does not come
 */
export async function untilSeen<Effect extends string>(
  act: () => Promise<unknown>,
  effects: Readonly<Record<Effect, () => Promise<boolean>>>,
): Promise<Readonly<Record<Effect, number>>> {
  const start = performance.now();
  const over = new AbortController();
  const look = async ([effect, isThere]: [string, () => Promise<boolean>]) => {
    while (!over.signal.aborted && performance.now() - start < LIMIT_MS) {
      if (await isThere()) return [effect, performance.now() - start] as const;
      await sleep(POLL_MS);
    }
    throw new Error(`"${effect}" was not seen within ${LIMIT_MS / 1_000} s`);
  };
  try {
    const looking = Promise.all(Object.entries<() => Promise<boolean>>(effects).map(look));
    const [seen] = await Promise.all([looking, act()]);
    return Object.fromEntries(seen) as Record<Effect, number>;
  } finally {
    over.abort();
  }
}
