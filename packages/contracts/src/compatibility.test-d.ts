/**
 * Checked by the compiler: code for earlier contracts of this major version still compiles. Nothing here is run.
 * Code of a version is never changed here; a change of the contract that breaks it is a major one.
 */
import type * as v from 'valibot';
import {
  defineConfig,
  defineRemote,
  type Disposer,
  type EventPayload,
  type Part,
  type Readable,
  type Registry,
  type RegistryEntry,
  type Release,
  type RouteProps,
  type Session,
  type Shell,
} from './index.ts';
import type { release } from './schemas.ts';

declare const page: Part<RouteProps>;
declare const login: Part<{
  readonly args: { reason?: 'play' | 'page' };
  readonly close: (result?: 'loggedIn') => void;
}>;

/** 1.0: what a remote contributes, with nothing that may be left out. */
export const config = defineConfig({
  name: 'mf-example',
  contract: '^1.0.0',
  routes: [{ id: 'page', path: '/example/:id?', titleId: 'title', descriptionId: 'description' }],
  slots: [{ slot: 'home.main', order: 1 }],
  dialogs: ['login'],
  wakes: ['auth.loginRequested'],
});

/** 1.0: every service of the shell, used as a remote may. */
export const remote = defineRemote({
  routes: { page },
  slots: { 'home.main': () => Promise.resolve({ default: () => null }) },
  dialogs: { login },
  async activate(shell: Shell, signal: AbortSignal) {
    const undo: Disposer[] = [
      shell.session.subscribe(() => undefined),
      shell.bus.on(
        'game.opened',
        ({ gameId, demo }: { gameId: number; demo: boolean }) => void [gameId, demo],
      ),
      shell.live.onGap(() => undefined),
    ];
    signal.addEventListener('abort', () => undo.forEach((one) => one()));
    const session: Session = shell.session.get();
    const account: string | undefined = session.status === 'member' ? session.member.account : undefined;
    shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: '/user' } });
    const how: 'loggedIn' | undefined = await shell.dialogs.open('login', { reason: 'play' });
    shell.toast.show('info', `${account} ${how}`);
    shell.report.error(new Error('shown'), { part: 'page' });
    shell.windows.openWaiting('gameWindow').onClosed(() => undefined);
    shell.windows.goTo(shell.windows.href(`/example?c=${shell.locale.current.code}`));
    await shell.session.refreshBalance();
  },
});

/** 1.1: a remote that is rendered on servers, and a value with what it was then. */
export const rendered = defineRemote({
  activate: ({ firstScreen }) => {
    firstScreen?.join?.({
      ask: () => [],
      answers: () => ({}),
      takeStyles: () => ({ key: 'x', ids: [], css: '' }),
    });
    void firstScreen?.answers;
  },
  fork: () => rendered,
});
export const value: Readable<number> = { get: () => 1, subscribe: () => () => undefined };
export const initially: number | undefined = value.getInitial?.();

/** 1.1: a registry entry and a release as they were, without anything that 1.2 adds. */
export const old = {
  release: '0.1.0-9f2c1a7b',
  baseUrl: '/remotes/mf-example/0.1.0-9f2c1a7b/',
  files: {},
  server: {},
  parts: {},
  titles: {},
  entry: 'entry.js',
  global: 'example',
  shared: {},
  config,
  signature: '',
} satisfies Release;
export const oldRegistry: Registry = { remotes: [{ name: 'mf-example', live: old, previous: null }] };

/** 1.2: new fields may be missing, and a canary is distinguished from a live release. */
export const said: string | undefined = oldRegistry.remotes[0]?.live.made?.by;
export const isCanary = ({ channel }: RegistryEntry): boolean => channel === 'canary';

// The schema reads what the types say.
export const parsed: Release = {} as v.InferOutput<typeof release>;

// What must not compile.
// @ts-expect-error an event that no contract has
export type Unknown = EventPayload<'game.exploded'>;
// @ts-expect-error a slot that the shell has not
defineConfig({ name: 'mf-example', contract: '^1.0.0', slots: [{ slot: 'cellar', order: 1 }] });
// @ts-expect-error a token is no part of the session
export const token = (shell: Shell): unknown => shell.session.get().token;

/** 1.5: a fresh proof can be asked for; shells before it have no such method. */
export const proved15 = async (shell: Shell): Promise<boolean> => (await shell.session.prove?.()) ?? false;

/** 1.4: params are typed by the path, and stay open where it is not named. */
export const page14 = ({ params }: RouteProps<'/user/:page'>): string => params.page;
export const maybe14 = ({ params }: RouteProps<'/discount/:id?'>): string | undefined => params.id;
export const rest14 = ({ params }: RouteProps<'/files/:folder/*'>): string => params.folder + params['*'];
export const open14 = ({ params }: RouteProps): string | undefined => params['anything'];
// @ts-expect-error the path has no such param
export const wrong14 = ({ params }: RouteProps<'/user/:page'>): unknown => params.id;
// @ts-expect-error an optional param may be missing
export const missing14 = ({ params }: RouteProps<'/discount/:id?'>): string => params.id;
// @ts-expect-error a page without params has none
export const none14 = ({ params }: RouteProps<'/discount'>): unknown => params.id;

/** 1.11: a page may show that its address names nothing; a shell before it gives it nothing to show. */
export const page111: Part<RouteProps<'/example/:id'>> = () =>
  Promise.resolve({ default: ({ missing }) => missing ?? null });
