import type {
  DialogName,
  DialogOutcome,
  OpenName,
  RemoteConfig,
  RemoteDefinition,
  Shell,
} from '@tessera/contracts';
import { findLocale, isCurrencyCode, TOAST_MS } from '@tessera/domain';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createFakeShell, type FakeShell, type FakeShellOptions } from '../../fake-shell.ts';
import { createState } from '@tessera/domain/state';
import { answersOf, staleRecordings } from '../answers/recording.ts';
import { askServer, record } from '../answers/server.ts';
import type { Bench } from '../bench/bench.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { dialogsOnPage, type OpenDialog } from './dialogs.ts';
import { Host } from './Host.tsx';
import { throughNetwork } from './network.ts';
import { observeBus, observeLive } from './observed.ts';
import { applyBalance, applySite, applyVisitor, isWide, memberOf, onWidth, visitorOf } from './site.ts';
import { windowsOfStage } from './windows.ts';

/** A remote as its `src/standalone.tsx` gives it. */
export interface Standing {
  readonly remote: RemoteDefinition;
  readonly config: RemoteConfig;
  readonly options: FakeShellOptions;
  /** What the shell has around every page: the router. */
  readonly around: (page: ReactNode) => ReactNode;
}

export interface Surroundings {
  readonly bench: Bench;
  /** Aborted when the document goes. */
  readonly signal: AbortSignal;
  /** The page's own address for a path of the site. */
  readonly addressOf: (path: string) => string;
  /** Opened at once. */
  readonly dialog?: DialogName | OpenName;
  /** Loads the page again, with the bench's present state. */
  readonly reload: () => void;
}

/** Shows the remote in this document, on a fake shell that follows the bench. */
export async function openStage(standing: Standing, around: Surroundings): Promise<void> {
  const { remote, config, options } = standing;
  const { bench, signal } = around;
  const { note } = bench;
  const { source, recorded } = await askServer();
  bench.source.set(source);
  for (const stale of staleRecordings(recorded))
    note({ kind: 'error', text: `stale recording: ${stale}`, failed: true });

  const state = bench.state.get();
  const fake = createFakeShell({
    ...options,
    session: 'guest',
    locale: state.locale,
    currency: state.currency,
    device: isWide() ? 'desktop' : 'mobile',
    answers: answersOf(recorded, options.answers ?? {}),
    latencyMs: 0,
  });
  const onAnswer = (exchange: Parameters<typeof record>[0]) =>
    void record(exchange).then(
      (file) => file && note({ kind: 'call', text: `recorded: ${file}` }),
      (error: unknown) => note({ kind: 'error', text: String(error), failed: true }),
    );
  const platform =
    source.from === 'platform' ? openPlatform(fake, source.record ? onAnswer : undefined) : undefined;
  const { end } = platform ?? fake.session;
  startAs(fake, bench, platform);

  const dialogs = createState<readonly OpenDialog[]>([]);
  const toasts = createState<readonly string[]>([]);
  const place = followPlace(bench, signal);
  const showListening = () => bench.listening.set([...live.listening(), ...bus.listening()]);
  const live = observeLive(platform?.live ?? fake.live, note, showListening);
  const bus = observeBus(fake.bus, note, showListening);

  const { openOffered, ...named } = dialogsOnPage(dialogs, remote, note);
  const prove = async () => {
    const outcome = await openOffered('mf-auth:prove', {});
    return outcome.status === 'closed' && outcome.result === 'proved';
  };
  const shell: Shell = {
    ...fake,
    remote: { name: config.name, release: 'standalone' },
    api: throughNetwork(platform?.api ?? fake.api, bench, () => end('expired')),
    session: { ...fake.session, ...(platform && pick(platform)), prove },
    live: live.service,
    bus: bus.service,
    locale: {
      ...fake.locale,
      change: (code) => {
        const locale = findLocale(code);
        if (locale) bench.change({ locale });
      },
    },
    site: {
      ...fake.site,
      setCurrency: (currency) => isCurrencyCode(currency) && bench.change({ currency }),
    },
    dialogs: named,
    offers: {
      ...fake.offers,
      openDialog: (name: OpenName, args: unknown) => openOffered(name, args) as Promise<DialogOutcome<never>>,
    },
    windows: windowsOfStage({ config, tag: fake.locale.current.tag, bench, addressOf: around.addressOf }),
    toast: {
      show: (tone, text) => {
        note({ kind: 'toast', text: `${tone}: ${text}`, failed: tone === 'error' });
        toasts.set([...toasts.get(), text]);
        setTimeout(() => toasts.set(toasts.get().slice(1)), TOAST_MS);
      },
    },
    report: {
      error: (error, context) => {
        const detail = error instanceof Error ? error.stack : undefined;
        note({
          kind: 'error',
          text: [String(error), ...Object.values(context ?? {})].join(' · '),
          detail,
          failed: true,
        });
        // eslint-disable-next-line no-console -- this page's only reader is the remote's own team
        console.error(error, context);
      },
    },
  };

  document.documentElement.lang = shell.locale.current.tag;
  follow(fake, around, platform !== undefined);
  if (platform) {
    await platform.restore().catch((error: unknown) => shell.report.error(error, { in: 'platform' }));
    applySite(fake, bench.state.get());
  }
  await remote.activate(shell, signal);
  const openDialog = (name: DialogName | OpenName) =>
    void (isOpenName(name) ? openOffered(name, {}) : shell.dialogs.open(name, {}));
  bench.stage.set({
    end,
    gap: () => fake.live.gap(),
    send: (from, name, payload) => (from === 'live' ? live : bus).send(name, payload),
    openDialog,
    go: (path) => location.assign(around.addressOf(path)),
    logIn: (account) => platform?.logIn(account) ?? Promise.resolve(),
    logOut: () => platform?.logout() ?? Promise.resolve(),
    askCaptcha: () => platform?.askCaptcha() ?? Promise.reject(new Error('recorded answers need no captcha')),
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page of a remote alone needs an element with the id "root"');
  const host = { remote, config, place, dialogs, toasts, onError: shell.report.error };
  createRoot(root).render(standing.around(<Host {...host} />));
  if (around.dialog) openDialog(around.dialog);
}

function isOpenName(name: DialogName | OpenName): name is OpenName {
  return name.includes(':');
}

function pick({ refreshBalance, logout }: Platform) {
  return { refreshBalance, logout };
}

/** Sets the visitor of the page when it opens; nothing listens to the session yet. */
function startAs({ session }: FakeShell, bench: Bench, platform: Platform | undefined): void {
  const state = bench.state.get();
  if (platform) return;
  if (state.as === 'restoring') session.set({ status: 'restoring' });
  else if (state.as !== 'guest') session.login(memberOf(state), { amount: state.balance });
}

/** The shell follows the bench, and the bench what the remote does to the shell: a login makes it `as=member`. */
function follow(fake: FakeShell, { bench, signal, reload }: Surroundings, onPlatform: boolean): void {
  let before = bench.state.get();
  const apply = () => {
    const now = bench.state.get();
    const last = before;
    before = now;
    if (now.locale !== last.locale) return reload();
    if (!onPlatform) applyVisitor(fake, now);
    if (!onPlatform && now.balance !== last.balance) applyBalance(fake, now.balance);
    applySite(fake, now);
  };
  const update = () => {
    const session = fake.session.get();
    const as = visitorOf(session);
    const known = bench.state.get();
    const { amount: balance, currency } =
      session.status === 'member'
        ? { ...session.balance, ...session.member }
        : { ...known, amount: known.balance };
    if (!isCurrencyCode(currency)) return;
    if (as !== known.as || balance !== known.balance || currency !== known.currency)
      bench.change({ as, balance, currency });
  };
  applySite(fake, before);
  const undo = [bench.state.subscribe(apply), fake.session.subscribe(update), onWidth(apply)];
  signal.addEventListener('abort', () => undo.forEach((stop) => stop()));
}

/** The page's path, through soft navigations too. */
function followPlace(bench: Bench, signal: AbortSignal) {
  const place = createState(location.pathname);
  const update = () => {
    if (place.get() !== location.pathname) place.set(location.pathname);
    bench.path.set(location.pathname + location.search + location.hash);
  };
  update();
  addEventListener('popstate', update, { signal });
  // Not in the type library yet.
  const { navigation } = window as unknown as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', update, { signal });
  return place;
}
