import type { Registry, RegistryEntry, Release } from '@tessera/contracts';
import { release } from '@tessera/contracts/schemas';
import type { RemoteOverride } from '@tessera/wire';
import * as v from 'valibot';

/** Limit for an answer: a development server that builds its first answer is slow. */
const ANSWER_LIMIT_MS = 10_000;

/** A development server's description of its build, which is unsigned and whose files change. */
const developmentRelease = v.object({
  ...release.entries,
  signature: v.optional(v.string()),
  files: v.optional(v.record(v.string(), v.string()), {}),
  parts: v.optional(release.entries.parts, {}),
  titles: v.optional(release.entries.titles, {}),
});

/** An override that could not be loaded, with the reason for its developer. */
export interface FailedOverride {
  readonly name: string;
  readonly origin: string;
  readonly reason: string;
}

export interface Overridden {
  /** The registry with the overrides. The site's own releases are their previous ones, in case they fail. */
  readonly registry: Registry;
  /** Base addresses whose files may run without a hash. */
  readonly trusted: readonly string[];
  readonly failed: readonly FailedOverride[];
  /** Whether all overrides have the same places as the site's own remotes, so that the server's markup fits. */
  readonly keepsPlaces: boolean;
}

/** Fetches the overrides and puts them into the page's registry. Never throws: a failed one leaves the site's own remote. */
export async function applyOverrides(
  overrides: readonly RemoteOverride[],
  registry: Registry,
  load: typeof fetch,
): Promise<Overridden> {
  const failed: FailedOverride[] = [];
  const fetched = new Map<string, Release>();
  await Promise.all(
    overrides.map(async ({ name, origin }) => {
      try {
        fetched.set(name, await fetchRelease(name, origin, load));
      } catch (error) {
        failed.push({ name, origin, reason: error instanceof Error ? error.message : String(error) });
      }
    }),
  );
  const remotes = registry.remotes.map((entry): RegistryEntry => {
    const live = fetched.get(entry.name);
    return live ? { ...entry, live, previous: entry.live } : entry;
  });
  return {
    registry: { ...registry, remotes },
    trusted: [...fetched.values()].map(({ baseUrl }) => baseUrl),
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
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch((error: unknown) => {
    throw new Error(`${address} does not answer, or not to this site`, { cause: error });
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const document: unknown = await answer.json().catch(() => undefined);
  const parsed = v.safeParse(developmentRelease, document);
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
  // The files have no hashes, because the next build may change them.
  return { ...output, baseUrl: base.href, files: {}, server: {}, signature: '' };
}

function placesOf({ config }: Release): string {
  return JSON.stringify([config.slots, config.routes.map(({ id, path, frame }) => [id, path, frame])]);
}
