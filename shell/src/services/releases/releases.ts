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
import { createActivity } from './activity.ts';
import { navigateByDocument } from './document-navigation.ts';
import { createFreshness, type PartReleases } from './freshness.ts';
import { reloadForLostCode } from './lost-code.ts';
import { createVersionNotice } from './notice.ts';
import type { FailedOverride, Overridden } from './override.ts';

export interface ReleasesDeps {
  readonly initial: Pick<InitialData, 'shell' | 'overrides' | 'refusedOverrides'>;
  /** The registry that the gateway has written into the page. */
  readonly registry: Registry;
  readonly overridden: Pick<Overridden, 'failed'> | undefined;
  readonly composition: Pick<Composition, 'stateOf' | 'subscribe' | 'registry'>;
  readonly services: Pick<
    ShellServices,
    'playing' | 'dialogs' | 'toast' | 'bus' | 'session' | 'reporter' | 'site'
  >;
  readonly environment: Pick<Environment, 'window' | 'tabStorage' | 'fetch' | 'now'>;
}

/** Handles later releases and rollbacks, lost code, and overrides in this page. */
export interface Releases {
  /** Whether the notice of a new version is shown. */
  readonly isNoticeShown: Readable<boolean>;
  readonly reload: () => void;
  readonly later: () => void;
  /** Postpones the notice after a change of page. */
  readonly moved: () => void;
  /** The overrides of this page; `undefined` without any. */
  readonly trial: Trial | undefined;
  /** Handles a part that failed. Settles when its notice is to be shown; never settles when the page is reloaded. */
  readonly partFailed: (key: PartKey, error: unknown) => Promise<void>;
  /** Handles an error that a part throws as it renders: it may be that of code which it loads only then. */
  readonly renderFailed: (key: PartKey, error: unknown) => Promise<void>;
  /** Handles lost code or messages of the shell's own page in the same way. */
  readonly ownFailed: (error: unknown) => Promise<void>;
  readonly watch: () => Disposer;
}

/** Remotes from a developer's machine. */
export interface Trial {
  readonly active: readonly { readonly name: string; readonly origin: string }[];
  readonly refused: readonly RefusedOverride[];
  /** Returns the overrides that failed to load or cannot be used. More may follow as they load. */
  readonly failures: () => readonly FailedOverride[];
  readonly subscribe: (listener: () => void) => Disposer;
  /** The names of the site's own remotes. */
  readonly names: readonly string[];
  /** The address of this page without overrides. */
  readonly leaveHref: string;
}

export function createReleases(deps: ReleasesDeps): Releases {
  const { initial, registry, composition, services, environment } = deps;
  const { tabStorage: storage, now } = environment;
  const page = windowOf(environment);
  const reload = () => page.location.reload();
  const pageReleases: PartReleases = {
    shell: initial.shell.release,
    ...Object.fromEntries(registry.remotes.map(({ name, live }) => [name, live.release])),
  };
  const activity = createActivity({ page, services });
  const fetchLive = (signal: AbortSignal) => fetchLiveReleases(deps, signal);
  const freshness = createFreshness({ page, pageReleases, now, fetchLive });
  const { isOld } = freshness;
  const notice = createVersionNotice({
    isOld,
    // Without a network a reload cannot work.
    isBusy: () => activity.isBusy() || !page.navigator.onLine,
    now,
  });

  /** Returns whether a part is the main part of the page at the present address. */
  function isMain(key: PartKey): boolean {
    const { path } = readPath(page.location.pathname);
    if (key.kind === 'slot') return key.name === 'home.main' && path === '/';
    const route = routeAt(composition.registry, path)?.key;
    return key.kind === 'route' && route?.remote === key.remote && route.name === key.name;
  }

  /** Settles when a notice is to be shown; never settles when the page is reloaded. */
  async function handleLostCode(error: unknown, isMain: boolean): Promise<void> {
    const isLeaving = await reloadForLostCode(
      { error, isMain },
      {
        page,
        storage,
        builtFrom: Object.entries(pageReleases).join(),
        isBusy: activity.isBusy,
        isMember: () => services.session.get().status !== 'guest',
        isOld: async () => {
          await freshness.check();
          return isOld.get();
        },
        onOld: notice.makeUrgent,
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
      return handleLostCode(error, isMain(key));
    },
    async renderFailed(key, error) {
      if (isLostChunk(error)) await handleLostCode(error, isMain(key));
    },
    ownFailed(error) {
      services.reporter.for({ name: 'shell', release: initial.shell.release }).error(error, { in: 'page' });
      return handleLostCode(error, true);
    },
    watch() {
      removeParameter(page);
      const disposers = [
        activity.watch(),
        freshness.watch(),
        notice.watch(),
        navigateByDocument(page, () => isOld.get() && !activity.isBusy()),
        reloadAtLogin(deps, reload),
      ];
      return () => disposers.forEach((dispose) => dispose());
    },
  };
}

function windowOf({ window: page }: ReleasesDeps['environment']): Window {
  if (!page) throw new Error('Releases are followed by pages: make them where there is a window.');
  return page;
}

/** Fetches the live releases. @throws if the gateway does not answer, or has none */
async function fetchLiveReleases({ environment }: ReleasesDeps, signal: AbortSignal): Promise<PartReleases> {
  const answer = await environment.fetch(LIVE_PARTS_PATH, { cache: 'no-store', signal });
  const { parts } = v.parse(liveParts, await answer.json());
  if (!parts['shell']) throw new Error('nothing is live');
  return parts;
}

/** Composition has already reported a remote that could not be loaded at all. */
function report(key: PartKey, error: unknown, { composition, services }: ReleasesDeps): void {
  const state = composition.stateOf(key.remote);
  if (state.status !== 'ready') return;
  services.reporter
    .for({ name: key.remote, release: state.release.release })
    .error(error, { in: 'part', part: `${key.kind}:${key.name}` });
}

const isLostChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** The query parameter of overrides, which the gateway reads (packages/gateway/src/override). */
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

/** Removes the parameter, which has been read, so that a saved or shared address names only the page. */
function removeParameter({ location, history }: Window): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(PARAMETER)) return;
  address.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', address.pathname + address.search + address.hash);
}

/** Reloads when a guest with overrides for guests only logs in: the gateway leaves them out of a member's page. */
function reloadAtLogin({ initial, services: { session } }: ReleasesDeps, reload: () => void): Disposer {
  if (!initial.overrides?.some(({ guestsOnly }) => guestsOnly)) return () => undefined;
  const check = () => void (session.get().status === 'member' && reload());
  check();
  return session.subscribe(check);
}
