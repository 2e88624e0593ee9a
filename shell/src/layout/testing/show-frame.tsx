import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import type { Registry, RemoteConfig } from '@tessera/contracts';
import { ScopeProvider } from '@tessera/kit';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell, SITE_SETTINGS, type FakeShellOptions } from '@tessera/testing';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { CompositionContext } from '../../composition/context.ts';
import type { PartKey, Parts, PartState } from '../../composition/parts.ts';
import { ShellPages } from '../../pages/ShellPages.tsx';
import { requestEntry, type EntryRequest } from '../../services/entry/entry.ts';
import { shellFor, type ShellServices } from '../../services/index.ts';
import { createTestBrowser } from '../../services/testing/environment.fixture.ts';
import { openServices } from '../../services/testing/services.fixture.ts';
import { loadMessages } from '../../text.ts';
import { Layout } from '../Layout.tsx';
import { ServicesContext } from '../services.context.ts';

export interface FrameOptions extends Pick<FakeShellOptions, 'answers' | 'session' | 'settings'> {
  readonly path?: string;
  readonly device?: 'desktop' | 'mobile';
  readonly status?: number;
  /** When the server made the page. */
  readonly renderedAt?: number;
  /** What a flag cookie asks for. */
  readonly entryRequest?: EntryRequest;
  readonly entrySwitch?: ShellServices['entrySwitch'];
  readonly isReachable?: ShellServices['isReachable'];
  /** The contributions of one remote, and its components by name. */
  readonly remote?: Partial<RemoteConfig> & {
    readonly titles?: Registry['remotes'][number]['live']['titles'];
  };
  readonly parts?: Readonly<Record<string, ComponentType<never>>>;
  /** Whether the page takes over markup, as of a server. */
  readonly hydrate?: boolean;
}

/** The answers for a site without any content of its operator. */
const EMPTY_LISTS: NonNullable<FrameOptions['answers']> = {
  floatLinks: { list: [] },
  footer: { list: [] },
  logos: { list: [] },
  mobileFooter: { list: [] },
  modelSetting: { list: [] },
  modelSponsor: { list: [] },
};

/** Renders the whole frame as in the browser, on real services; only the session and the platform are fake. */
export async function showFrame({
  path = '/',
  device = 'desktop',
  status = 200,
  renderedAt,
  entryRequest,
  entrySwitch = () => Promise.resolve(undefined),
  isReachable,
  session = 'guest',
  settings = {},
  answers = {},
  remote = {},
  parts = {},
  hydrate = false,
}: FrameOptions = {}) {
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', path);
  const environment = { ...createTestBrowser('http://localhost').openTab(), window };
  if (entryRequest) requestEntry(environment.cookies, entryRequest);
  const own = openServices(environment, { site: { ...SITE_SETTINGS, ...settings }, device, renderedAt });
  const fake = createFakeShell({ session, device, answers: { ...EMPTY_LISTS, ...answers } });
  const services: ShellServices = {
    ...own,
    entrySwitch,
    ...(isReachable && { isReachable }),
    api: fake.api,
    reporter: { ...own.reporter, for: () => fake.report },
    live: { ...own.live, on: fake.live.on, onGap: fake.live.onGap },
    session: { ...own.session, ...fake.session, since: () => Date.now() },
  };
  const shell = shellFor(services, { name: 'shell', release: 'test' });
  const { scope } = await openScope({ name: 'shell' }, shell, loadMessages);

  const page = (
    <ServicesContext value={services}>
      <CompositionContext value={composed(remote, parts)}>
        <ScopeProvider scope={scope}>
          <BrowserRouter>
            <Layout>
              <ShellPages status={status} />
            </Layout>
          </BrowserRouter>
        </ScopeProvider>
      </CompositionContext>
    </ServicesContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  if (hydrate) container.innerHTML = renderToString(page);
  const view = render(page, { container, hydrate });
  return { ...view, services, fake };
}

/** Resolved already, so that a render to a string does not wait. */
const READY = Object.assign(Promise.resolve(undefined), { status: 'fulfilled', value: undefined });

/** Creates a composition whose only remote has already loaded. */
function composed(
  { titles = {}, ...config }: NonNullable<FrameOptions['remote']>,
  parts: FrameOptions['parts'],
) {
  const full = { name: 'mf-test', contract: '*', routes: [], slots: [], dialogs: [], wakes: [], ...config };
  const registry = { remotes: [{ name: 'mf-test', live: { config: full, titles }, previous: null }] };
  const ready = new Map<string, PartState>();
  const stateOf = ({ name }: PartKey): PartState => {
    const Component = parts?.[name];
    const state: PartState = Component
      ? { status: 'ready', Component }
      : { status: 'failed', error: new Error(`no part ${name}`) };
    if (!ready.has(name)) ready.set(name, state);
    return ready.get(name) ?? state;
  };
  const fakeParts: Parts = {
    stateOf,
    subscribe: () => () => undefined,
    load: async (key) => stateOf(key),
    whenReady: () => READY,
  };
  // The frame reads nothing else of a composition.
  const composition = {
    registry,
    subscribe: () => () => undefined,
    stateOf: () => ({ status: 'pending' }),
  } as never;
  return { composition, parts: fakeParts, onPartError: () => undefined };
}
