import type { Disposer, Readable, Registry } from '@tessera/contracts';
import { readPath } from '@tessera/domain';
import { LIVE_PARTS_PATH, liveParts, type InitialData, type RefusedOverride } from '@tessera/wire';
import * as v from 'valibot';
import type { Composition } from '../../composition/composition.ts';
import type { PartKey } from '../../composition/parts.ts';
import { routeAt } from '../../composition/places.ts';
import { describeFailure } from '../../composition/remote.state.ts';
import type { Environment } from '../edge/environment.ts';
import type { ShellServices } from '../services.ts';
import { createOccupation } from './busy.ts';
import { navigateByDocument } from './document-navigation.ts';
import { createFreshness, type PartReleases } from './freshness.ts';
import { reloadFor } from './lost.ts';
import { createVersionNotice } from './notice.ts';
import type { FailedOverride, Overridden } from './override.ts';

export interface ReleasesDeps {
  readonly initial: Pick<InitialData, 'shell' | 'overrides' | 'refusedOverrides'>;
  /** As the gateway has written it into the page. */
  readonly registry: Registry;
  readonly overridden: Pick<Overridden, 'failed'> | undefined;
  readonly composition: Pick<Composition, 'stateOf' | 'subscribe' | 'registry'>;
  readonly services: Pick<
    ShellServices,
    'playing' | 'dialogs' | 'toast' | 'bus' | 'session' | 'reporter' | 'site'
  >;
  readonly environment: Pick<Environment, 'window' | 'tabStorage' | 'fetch' | 'now'>;
}

/** What this page has to do with releases that came, went, or are tried out since it was made. */
export interface Releases {
  /** Whether to say that a new version is ready. */
  readonly isNoticeShown: Readable<boolean>;
  readonly reload: () => void;
  readonly later: () => void;
  /** The player is on another page now. */
  readonly moved: () => void;
  /** What is tried out in this page; nothing where nobody tries anything. */
  readonly trial: Trial | undefined;
  /** Told of a part that could not be had. Settles when its notice is to be shown, and never where the page is loaded anew. */
  readonly partFailed: (key: PartKey, error: unknown) => Promise<void>;
  /** The same of code or words of the shell's own, without which there is nothing to show at this address. */
  readonly ownFailed: (error: unknown) => Promise<void>;
  readonly watch: () => Disposer;
}

/** Remotes from elsewhere, for whoever tries them out. */
export interface Trial {
  readonly active: readonly { readonly name: string; readonly origin: string }[];
  readonly refused: readonly RefusedOverride[];
  /** Those that could not be had, or not be used; grows as they are loaded. */
  readonly failures: () => readonly FailedOverride[];
  readonly subscribe: (listener: () => void) => Disposer;
  /** The site's own remotes. */
  readonly names: readonly string[];
  /** The address of this page with the site's own remotes alone. */
  readonly leaveHref: string;
}

export function createReleases(deps: ReleasesDeps): Releases {
  const { initial, registry, composition, services, environment } = deps;
  const { tabStorage: storage, now } = environment;
  const page = windowOf(environment);
  const reload = () => page.location.reload();
  const own: PartReleases = {
    shell: initial.shell.release,
    ...Object.fromEntries(registry.remotes.map(({ name, live }) => [name, live.release])),
  };
  const occupation = createOccupation({ page, services });
  const freshness = createFreshness({ page, own, now, askLive: (signal) => askLive(deps, signal) });
  const { isOld } = freshness;
  const notice = createVersionNotice({
    isOld,
    // Without a network there is nothing to load anew.
    isBusy: () => occupation.isBusy() || !page.navigator.onLine,
    now,
  });

  /** The part that the address leads to. */
  function isMain(key: PartKey): boolean {
    const { path } = readPath(page.location.pathname);
    if (key.kind === 'slot') return key.name === 'home.main' && path === '/';
    const route = routeAt(composition.registry, path)?.key;
    return key.kind === 'route' && route?.remote === key.remote && route.name === key.name;
  }

  /** Settles when something is to be shown in its place. */
  async function lost(error: unknown, isMain: boolean): Promise<void> {
    const isLeaving = await reloadFor(
      { error, isMain },
      {
        page,
        storage,
        made: Object.entries(own).join(),
        isBusy: occupation.isBusy,
        isOld: async () => {
          await freshness.ask();
          return isOld.get();
        },
        onOld: notice.hurry,
        reload,
        now,
      },
    );
    if (isLeaving) await new Promise(() => undefined);
  }

  return {
    isNoticeShown: notice.isShown,
    reload,
    later: notice.later,
    moved: notice.moved,
    trial: trialOf(page, deps),
    partFailed(key, error) {
      report(key, error, deps);
      return lost(error, isMain(key));
    },
    ownFailed(error) {
      services.reporter.for({ name: 'shell', release: initial.shell.release }).error(error, { in: 'page' });
      return lost(error, true);
    },
    watch() {
      tidyAddress(page);
      const disposers = [
        occupation.watch(),
        freshness.watch(),
        notice.watch(),
        navigateByDocument(page, () => isOld.get() && !occupation.isBusy()),
        endWithSession(deps, reload),
      ];
      return () => disposers.forEach((dispose) => dispose());
    },
  };
}

function windowOf({ window: page }: ReleasesDeps['environment']): Window {
  if (!page) throw new Error('Releases are followed by pages: make them where there is a window.');
  return page;
}

/** @throws where the gateway does not say, or has nothing to give */
async function askLive({ environment }: ReleasesDeps, signal: AbortSignal): Promise<PartReleases> {
  const answer = await environment.fetch(LIVE_PARTS_PATH, { cache: 'no-store', signal });
  const { parts } = v.parse(liveParts, await answer.json());
  if (!parts['shell']) throw new Error('nothing is live');
  return parts;
}

/** A remote that could not be loaded at all has been told of by composition. */
function report(key: PartKey, error: unknown, { composition, services }: ReleasesDeps): void {
  const state = composition.stateOf(key.remote);
  if (state.status !== 'ready') return;
  services.reporter
    .for({ name: key.remote, release: state.release.release })
    .error(error, { in: 'part', part: `${key.kind}:${key.name}` });
}

/** Of the gateway, which reads it (packages/gateway/src/override). */
const PARAMETER = 'remote';

function trialOf(
  { location }: Window,
  { initial, registry, overridden, composition }: ReleasesDeps,
): Trial | undefined {
  const { overrides = [], refusedOverrides = [] } = initial;
  if (overrides.length + refusedOverrides.length === 0) return undefined;
  const address = new URL(location.href);
  address.searchParams.set(PARAMETER, '');
  const unfetched = overridden?.failed ?? [];
  const fetched = overrides.filter(({ name }) => !unfetched.some((one) => one.name === name));
  return {
    active: overrides,
    refused: refusedOverrides,
    names: registry.remotes.map(({ name }) => name),
    leaveHref: address.pathname + address.search,
    subscribe: composition.subscribe,
    failures: () => [
      ...unfetched,
      ...fetched.flatMap(({ name, origin }) => {
        const state = composition.stateOf(name);
        const [failure] = 'failures' in state ? state.failures : [];
        return failure ? [{ name, origin, reason: describeFailure(failure) }] : [];
      }),
    ],
  };
}

/** The address has done its work: whoever keeps or sends it means the page. */
function tidyAddress({ location, history }: Window): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
}

/** A member of a production site has the site's own remotes: the gateway leaves the others out of the next page, and says so. */
function endWithSession({ initial, services: { session } }: ReleasesDeps, reload: () => void): Disposer {
  if (!initial.overrides?.some(({ guestsOnly }) => guestsOnly)) return () => undefined;
  const look = () => void (session.get().status === 'member' && reload());
  look();
  return session.subscribe(look);
}
