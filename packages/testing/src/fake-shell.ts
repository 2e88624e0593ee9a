import {
  CONTRACT_VERSION,
  type ClockService,
  type Conversion,
  type CurrencyCode,
  type Device,
  type DraftsService,
  type Introducer,
  type LocaleChange,
  type LocaleService,
  type ReportService,
  type Shell,
  type Site,
  type SiteService,
  type ToastService,
  type ToastTone,
  type TrackingService,
} from '@tessera/contracts';
import {
  findLocale,
  isCurrencyCode,
  SELECTOR_LOCALES,
  toLanguageTag,
  type LocaleCode,
} from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';
import { createFakeApi, type Answers, type FakeApi } from './fake-api.ts';
import { createFakeBus, type FakeBus } from './fake-bus.ts';
import { createFakeDialogs, type FakeDialogs } from './fake-dialogs.ts';
import { createFakeLive, type FakeLive } from './fake-live.ts';
import { createFakeOffers, type FakeOffers } from './fake-offers.ts';
import { createFakeSession, type FakeSession } from './fake-session.ts';
import { createFakeWindows, type FakeWindows } from './fake-windows.ts';
import { SITE_SETTINGS } from './settings.ts';
import { createListeners, createState, type State } from '@tessera/domain/state';

interface Kept {
  readonly text: string;
  /** Milliseconds of the device's clock. */
  readonly untilMs: number;
}

export interface FakeShellOptions {
  readonly session?: 'guest' | 'member' | 'agent' | 'restoring';
  readonly locale?: LocaleCode;
  /** The language of the document before, which a change of the language has ended. */
  readonly changedFrom?: LocaleCode;
  readonly currency?: CurrencyCode;
  readonly device?: Device;
  /** The member or agent whose link brought the visitor. */
  readonly introducer?: Introducer;
  readonly isNative?: boolean;
  readonly settings?: Partial<SiteSettings>;
  /** The clock of the site; by default that of the device. */
  readonly clock?: ClockService;
  readonly answers?: Answers;
  /** How long each call takes; 0 by default. */
  readonly latencyMs?: number;
  /** What the tab keeps of forms; the same map in the next shell is a reload. */
  readonly drafts?: Map<string, string>;
  /** What the device keeps for a time; the same map in the next shell is another visit. */
  readonly kept?: Map<string, Kept>;
  /** The browser opens no windows. */
  readonly popupsBlocked?: boolean;
}

interface ShownToast {
  readonly tone: ToastTone;
  readonly text: string;
  readonly lastsMs?: number;
}

/** A whole shell that records what a remote does, and lets a test simulate the platform and the player. */
export interface FakeShell extends Shell {
  readonly session: FakeSession;
  readonly locale: LocaleService & { readonly changes: readonly string[] };
  readonly site: Omit<SiteService, 'get'> &
    Pick<State<Site<SiteSettings>>, 'get' | 'set'> & {
      /** The agents whose domain this host was found to be. */
      readonly agentDomains: readonly number[];
    };
  readonly api: FakeApi;
  readonly live: FakeLive;
  readonly bus: FakeBus;
  readonly windows: FakeWindows;
  readonly dialogs: FakeDialogs;
  readonly offers: FakeOffers;
  readonly toast: ToastService & {
    readonly shown: readonly ShownToast[];
  };
  readonly report: ReportService & { readonly errors: readonly unknown[] };
  readonly drafts: DraftsService;
  readonly tracking: TrackingService & { readonly reported: readonly Conversion[] };
}

/** Creates the shell for tests and for a remote that runs alone. It implements the contract, so the compiler finds drift. */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const { locale: code = 'en_US', device = 'desktop', currency = 'USD' } = options;
  const tag = toLanguageTag(code);
  const bus = createFakeBus();
  const session = createFakeSession(bus, options.session ?? 'guest');
  const settings = { ...SITE_SETTINGS, ...options.settings };
  const { introducer, isNative } = options;
  const site = createState<Site<SiteSettings>>({
    settings,
    currency,
    device,
    template: device === 'desktop' ? settings.template : settings.mobileTemplate,
    ...(introducer && { introducer }),
    ...(isNative && { isNative }),
  });
  const setCurrency = (wanted: string) => {
    if (isCurrencyCode(wanted)) site.set({ ...site.get(), currency: wanted });
  };
  const changes: string[] = [];
  const changing = createListeners<LocaleChange>();
  const shown: ShownToast[] = [];
  const drafts = options.drafts ?? new Map<string, string>();
  const kept = options.kept ?? new Map<string, Kept>();
  const reported: Conversion[] = [];
  const agentDomains: number[] = [];
  const errors: unknown[] = [];

  const api = createFakeApi(options.answers ?? {}, options.latencyMs ?? 0, (call, answer) => {
    if (call.session === 'ends') return session.end('logout');
    const started = answer as { memberId: number; memberAccount: string; memberCurrency: CurrencyCode };
    const member = { id: started.memberId, account: started.memberAccount, currency: started.memberCurrency };
    site.set({ ...site.get(), currency: member.currency });
    session.login(member);
  });

  return {
    contract: CONTRACT_VERSION,
    remote: { name: 'mf-test', release: '0.0.0-test' },
    nonce: undefined,
    session,
    locale: {
      current: { code, tag },
      offered: SELECTOR_LOCALES,
      change(wanted) {
        const to = findLocale(wanted);
        if (to) changing.call({ from: code, to });
        changes.push(wanted);
      },
      changes,
      onChanging: changing.add,
      onChanged(listener) {
        if (options.changedFrom) listener({ from: options.changedFrom, to: code });
      },
    },
    site: { ...site, setCurrency, keepAgentDomain: (id) => void agentDomains.push(id), agentDomains },
    api,
    live: createFakeLive(),
    bus,
    windows: createFakeWindows(tag, options.popupsBlocked ?? false),
    dialogs: createFakeDialogs(),
    offers: createFakeOffers(),
    toast: { show: (tone, text, options) => void shown.push({ tone, text, ...options }), shown },
    report: { error: (error) => void errors.push(error), errors },
    drafts: {
      get: (name) => drafts.get(name),
      set: (name, draft) => void drafts.set(name, draft),
      remove: (name) => void drafts.delete(name),
      keep: (name, text, lastsMs) => void kept.set(name, { text, untilMs: Date.now() + lastsMs }),
      kept(name) {
        const found = kept.get(name);
        return found && found.untilMs > Date.now() ? found.text : undefined;
      },
    },
    clock: options.clock ?? { now: () => Date.now() },
    tracking: { report: (conversion) => void reported.push(conversion), reported },
  };
}
