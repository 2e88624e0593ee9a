import { CONTRACT_VERSION, type FirstScreen, type Registry } from '@tessera/contracts';
import { readPath } from '@tessera/i18n';
import { createScope, type RemoteScope } from '@tessera/kit';
import type { InitialData } from '@tessera/wire';
import { createComposition, createWaker, type Composition } from '../composition/composition.ts';
import type { LoadContainer } from '../composition/federation.ts';
import type { Hint } from '../composition/hints.ts';
import { dialogPart } from '../composition/places.ts';
import { createParts, type OnPartFailed, type PartKey, type Parts } from '../composition/parts.ts';
import { createShellServices, shellFor, type Environment, type ShellServices } from '../services/index.ts';
import { loadMessages } from '../text.ts';
import { firstViewParts } from './first-view.ts';

/** Shared package → the version that this build provides to remotes; defined by packages/build. */
declare const TESSERA_PROVIDES: Readonly<Record<string, string>>;

export interface PageOptions {
  readonly initial: InitialData;
  readonly registry: Registry;
  readonly environment: Environment;
  readonly nonce: string | undefined;
  /** With the locale's prefix. */
  readonly pathname: string;
  readonly loadContainer: LoadContainer;
  readonly hint?: Hint;
  readonly firstScreenOf: (remote: string) => FirstScreen | undefined;
  readonly onPartFailed?: OnPartFailed;
  /** Called when the shell's own messages fail to load; no fallback is shown until it has settled. */
  readonly onMessagesFailed?: (error: unknown) => Promise<void>;
}

/** A page without its rendering: the same in the browser and on a server. */
export interface Page {
  readonly services: ShellServices;
  readonly composition: Composition;
  readonly parts: Parts;
  /** The parts of the first view. */
  readonly firstView: readonly PartKey[];
  /** Without the locale's prefix. */
  readonly path: string;
  /** The shell's own scope; settles when its messages have loaded. */
  readonly scope: Promise<RemoteScope>;
}

/** @param signal ends the page's subscriptions; in a browser the page lives as long as its document */
export function createPage(options: PageOptions, signal: AbortSignal): Page {
  const { initial, registry, environment, nonce, pathname, firstScreenOf } = options;
  // No text is shown before the messages have loaded: the scope below waits for them.
  let translate = (id: string) => id;
  const services = createShellServices(initial, {
    environment,
    nonce,
    text: (id) => translate(id),
    hasDialog: (name) => dialogPart(registry, name) !== undefined,
  });
  const own = { name: 'shell', release: initial.shell.release };

  const composition = createComposition({
    registry,
    provided: { contract: CONTRACT_VERSION, shared: TESSERA_PROVIDES },
    loadContainer: options.loadContainer,
    ...(options.hint && { hint: options.hint }),
    locale: initial.locale,
    shellFor: (remote) => shellFor(services, remote, firstScreenOf(remote.name)),
    signal,
  });
  services.bus.onUndelivered(
    createWaker(composition, services.bus.deliver, (name, error) => {
      services.reporter.for(own).error(error, { in: 'request', name });
      services.toast.show('error', translate('request.lost'));
    }),
  );

  const scope = createScope(
    { name: 'mf-shell' },
    shellFor(services, own, firstScreenOf(own.name)),
    signal,
    (code) =>
      loadMessages(code).catch(async (error: unknown) => {
        await options.onMessagesFailed?.(error);
        throw error;
      }),
  ).then((made) => {
    translate = (id) => made.intl.formatMessage({ id });
    return made;
  });
  const { path } = readPath(pathname);
  const { device, session } = initial;
  const view = { path, onDesktop: device === 'desktop', isGuest: session === 'guest' };
  return {
    services,
    composition,
    parts: createParts(composition, options.onPartFailed),
    firstView: firstViewParts(composition, view),
    path,
    scope,
  };
}
