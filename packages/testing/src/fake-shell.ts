import {
  CONTRACT_VERSION,
  type CurrencyCode,
  type Device,
  type Introducer,
  type LocaleService,
  type ReportService,
  type Shell,
  type Site,
  type SiteService,
  type ToastService,
  type ToastTone,
} from '@tessera/contracts';
import { isCurrencyCode, SELECTOR_LOCALES, toLanguageTag, type LocaleCode } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';
import { createFakeApi, type Answers, type FakeApi } from './fake-api.ts';
import { createFakeBus, type FakeBus } from './fake-bus.ts';
import { createFakeDialogs, type FakeDialogs } from './fake-dialogs.ts';
import { createFakeLive, type FakeLive } from './fake-live.ts';
import { createFakeOffers, type FakeOffers } from './fake-offers.ts';
import { createFakeSession, type FakeSession } from './fake-session.ts';
import { createFakeWindows, type FakeWindows } from './fake-windows.ts';
import { SITE_SETTINGS } from './settings.ts';
import { createState, type State } from '@tessera/domain/state';

export interface FakeShellOptions {
  readonly session?: 'guest' | 'member' | 'agent' | 'restoring';
  readonly locale?: LocaleCode;
  readonly currency?: CurrencyCode;
  readonly device?: Device;
  /** The member or agent whose link brought the visitor. */
  readonly introducer?: Introducer;
  readonly settings?: Partial<SiteSettings>;
  readonly answers?: Answers;
  /** How long each call takes; 0 by default. */
  readonly latencyMs?: number;
  /** The browser opens no windows. */
  readonly popupsBlocked?: boolean;
}

/** A whole shell that records what a remote does, and lets a test simulate the platform and the player. */
export interface FakeShell extends Shell {
  readonly session: FakeSession;
  readonly locale: LocaleService & { readonly changes: readonly string[] };
  readonly site: Omit<SiteService, 'get'> & Pick<State<Site<SiteSettings>>, 'get' | 'set'>;
  readonly api: FakeApi;
  readonly live: FakeLive;
  readonly bus: FakeBus;
  readonly windows: FakeWindows;
  readonly dialogs: FakeDialogs;
  readonly offers: FakeOffers;
  readonly toast: ToastService & {
    readonly shown: readonly { readonly tone: ToastTone; readonly text: string }[];
  };
  readonly report: ReportService & { readonly errors: readonly unknown[] };
}

/** Creates the shell for tests and for a remote that runs alone. It implements the contract, so the compiler finds drift. */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const { locale: code = 'en_US', device = 'desktop', currency = 'USD' } = options;
  const tag = toLanguageTag(code);
  const bus = createFakeBus();
  const session = createFakeSession(bus, options.session ?? 'guest');
  const settings = { ...SITE_SETTINGS, ...options.settings };
  const { introducer } = options;
  const site = createState<Site<SiteSettings>>({
    settings,
    currency,
    device,
    template: settings.template,
    ...(introducer && { introducer }),
  });
  const setCurrency = (wanted: string) => {
    if (isCurrencyCode(wanted)) site.set({ ...site.get(), currency: wanted });
  };
  const changes: string[] = [];
  const shown: { tone: ToastTone; text: string }[] = [];
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
      change: (wanted) => void changes.push(wanted),
      changes,
    },
    site: { ...site, setCurrency },
    api,
    live: createFakeLive(),
    bus,
    windows: createFakeWindows(tag, options.popupsBlocked ?? false),
    dialogs: createFakeDialogs(),
    offers: createFakeOffers(),
    toast: { show: (tone, text) => void shown.push({ tone, text }), shown },
    report: { error: (error) => void errors.push(error), errors },
  };
}
