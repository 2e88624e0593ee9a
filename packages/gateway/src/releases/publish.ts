import { readBuild, type Build } from './build.ts';
import { refuse, Refused, type Refusal } from './refusal.ts';
import { SITE_PUBLISHER } from './publishers/publisher.ts';
import { openReleaseSite, type ReleaseSettings, type ReleaseSite } from './site.ts';
import { refuseMisfits } from './site-fit.ts';
import { siteSigner } from './site-signer.ts';
import { advanced, returned } from './state/pointer.ts';
import type { Pointer } from './state/state.ts';
import { storeBuilds } from './store-builds.ts';

export interface Published {
  readonly name: string;
  readonly release: string;
  /** `live` where it already was. */
  readonly change: 'published' | 'live';
}

/**
 * Publishes builds of this machine as the site's own publisher, all of them or none: checks every file against its
 * hash and every remote against the shell that will be live, stores and signs the releases, then moves the pointer
 * once. Running gateways follow it. Other publishers go through a gateway.
 * @param options `dists` are the builds' folders; a shell and the remotes that need it belong into one publication
 * @throws Refused where anything does not fit; nothing is live by it then
 */
export async function publish(
  options: ReleaseSettings & { readonly dists: readonly string[] },
): Promise<Published[]> {
  const builds = await Promise.all(options.dists.map(readBuild));
  refuseTwice(builds);
  return withSite(options, async (site) => {
    const decide = async ({ parts: from, ...pointer }: Pointer) => {
      const parts = builds.reduce(
        (now, { description: { name, document } }) => advanced(now, name, document.release),
        from,
      );
      await refuseMisfits(site, { ...pointer, parts }, builds);
      return parts;
    };
    // Refused before anything is stored, and again when it is its turn: others may have moved meanwhile.
    await decide(await site.state.read());
    await storeBuilds(site, builds, await siteSigner(site, options.dataDir));
    const published = new Set<string>();
    await site.state.change(async (from) => {
      const parts = await decide(from);
      const moves = builds.flatMap(({ description: { name } }) => {
        const to = parts[name];
        if (!to || to === from.parts[name]) return [];
        published.add(name);
        const move = { who: SITE_PUBLISHER, part: name, what: 'published', why: '' } as const;
        return [{ ...move, from: from.parts[name] ?? null, to }];
      });
      return { parts, moves };
    });
    return builds.map(({ description: { name, document } }) => ({
      name,
      release: document.release,
      change: published.has(name) ? 'published' : 'live',
    }));
  });
}

/**
 * Makes a part's previous release live again; no file is touched.
 * @returns the release that is live now
 * @throws Refused where there is no previous one, or it does not fit the site as it is now
 */
export async function rollback(options: ReleaseSettings & { readonly name: string }): Promise<string> {
  const { name: part, dataDir } = options;
  return withSite(options, async (site) => {
    await siteSigner(site, dataDir);
    const { parts } = await site.state.change(async (from) => {
      const parts = returned(from.parts, part);
      const to = parts?.[part];
      if (!parts || !to) throw new Refused([noPrevious(part)]);
      await refuseMisfits(site, { ...from, parts }, []);
      const move = { who: SITE_PUBLISHER, part, what: 'rolled back', why: '' } as const;
      return { parts, moves: [{ ...move, from: from.parts[part] ?? null, to }] };
    });
    return parts[part]?.live ?? '';
  });
}

async function withSite<Result>(
  settings: ReleaseSettings,
  work: (site: ReleaseSite) => Promise<Result>,
): Promise<Result> {
  const site = await openReleaseSite(settings);
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

function refuseTwice(builds: readonly Build[]): void {
  const names = builds.map(({ description }) => description.name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  refuse(
    twice.map((name) => ({
      code: 'form',
      what: name,
      expected: 'one build of each part',
      actual: 'two',
      hint: 'publish one of them',
    })),
  );
}

function noPrevious(part: string): Refusal {
  return {
    code: 'standing',
    what: `rollback of ${part}`,
    expected: 'a previous release to go back to',
    actual: 'none',
    hint: 'publish another release instead',
  };
}
