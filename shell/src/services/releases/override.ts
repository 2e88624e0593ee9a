import type { Registry, RegistryEntry, Release } from '@tessera/contracts';
import { release } from '@tessera/contracts/schemas';
import type { RemoteOverride } from '@tessera/wire';
import * as v from 'valibot';

/** A development server that builds its first answer is slow; one that is not there is quick. */
const PATIENCE_MS = 10_000;

/** What a development server says of its build: nothing is signed, and its files change. */
const offered = v.object({
  ...release.entries,
  signature: v.optional(v.string()),
  files: v.optional(v.record(v.string(), v.string()), {}),
  parts: v.optional(release.entries.parts, {}),
  titles: v.optional(release.entries.titles, {}),
});

/** One that could not be had, in words for whoever develops it. */
export interface FailedOverride {
  readonly name: string;
  readonly origin: string;
  readonly reason: string;
}

export interface Overridden {
  /** With the remotes from elsewhere in their places, and the site's own behind them, should they fail. */
  readonly registry: Registry;
  /** Base addresses whose files may run without a hash. */
  readonly trusted: readonly string[];
  readonly failed: readonly FailedOverride[];
  /** Every one contributes to the same places as the site's own: what the server has rendered fits. */
  readonly keepsPlaces: boolean;
}

/** Fetches what is to be tried out, and puts it into the page's registry. Never throws: what fails is left as it was. */
export async function applyOverrides(
  overrides: readonly RemoteOverride[],
  registry: Registry,
  load: typeof fetch,
): Promise<Overridden> {
  const failed: FailedOverride[] = [];
  const brought = new Map<string, Release>();
  await Promise.all(
    overrides.map(async ({ name, origin }) => {
      try {
        brought.set(name, await fetchRelease(name, origin, load));
      } catch (error) {
        failed.push({ name, origin, reason: error instanceof Error ? error.message : String(error) });
      }
    }),
  );
  const remotes = registry.remotes.map((entry): RegistryEntry => {
    const live = brought.get(entry.name);
    return live ? { ...entry, live, previous: entry.live } : entry;
  });
  return {
    registry: { ...registry, remotes },
    trusted: [...brought.values()].map(({ baseUrl }) => baseUrl),
    failed,
    keepsPlaces: remotes.every(
      ({ live }, index) => placesOf(live) === placesOf(registry.remotes[index]?.live ?? live),
    ),
  };
}

async function fetchRelease(name: string, origin: string, load: typeof fetch): Promise<Release> {
  const address = `${origin}/release.json`;
  const answer = await load(address, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => {
    throw new Error(`${address} does not answer, or not to this site`, { cause: error });
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const document: unknown = await answer.json().catch(() => undefined);
  const parsed = v.safeParse(offered, document);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${address}: ${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
  }
  const { output } = parsed;
  if (output.config.name !== name) throw new Error(`${address} describes ${output.config.name}`);
  const base = new URL(output.baseUrl || '/', origin);
  if (base.origin !== origin || !base.pathname.endsWith('/')) {
    throw new Error(`${address}: baseUrl is to be a folder of ${origin}, not ${output.baseUrl}`);
  }
  // Without hashes: a file may be another with the next build.
  return { ...output, baseUrl: base.href, files: {}, server: {}, signature: '' };
}

function placesOf({ config }: Release): string {
  return JSON.stringify([config.slots, config.routes.map(({ id, path, frame }) => [id, path, frame])]);
}
