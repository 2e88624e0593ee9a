import { CURRENCY_CODES, LOCALE_CODES, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import type { SiteSettings } from '@tessera/wire';
import { readFailure, writeFailure, type Failure } from './failure.ts';

export const VISITORS = ['guest', 'member', 'agent', 'restoring'] as const;
export const THEMES = ['site02', 'suncity', 'apsport'] as const satisfies readonly SiteSettings['template'][];
export const MOBILE_THEMES = [
  'bob_mobile',
  'origin_mobile',
] as const satisfies readonly SiteSettings['mobileTemplate'][];
/** `fill` is as wide as there is room; the shell says desktop from 992 px, as it does for players. */
export const FRAMES = ['fill', 'desktop', 'phone'] as const;
export const LATENCY_MAX_MS = 5_000;

export type Visitor = (typeof VISITORS)[number];
export type Frame = (typeof FRAMES)[number];

/** Everything about the fake shell that can be chosen. A state is a link: it is part of the address. */
export interface BenchState {
  readonly as: Visitor;
  readonly locale: LocaleCode;
  readonly currency: CurrencyCode;
  readonly theme: (typeof THEMES)[number];
  readonly mobileTheme: (typeof MOBILE_THEMES)[number];
  readonly frame: Frame;
  /** How long each call takes. */
  readonly latencyMs: number;
  readonly offline: boolean;
  /** The browser opens no windows. */
  readonly popupsBlocked: boolean;
  /** Of the member, as a decimal. */
  readonly balance: string;
  readonly failures: readonly Failure[];
}

export const START: BenchState = {
  as: 'guest',
  locale: 'en_US',
  currency: 'USD',
  theme: 'site02',
  mobileTheme: 'bob_mobile',
  frame: 'fill',
  latencyMs: 300,
  offline: false,
  popupsBlocked: false,
  balance: '1234.50',
  failures: [],
};

/** What of an address is the bench's, and not the remote's. */
const NAMES = [
  'panel',
  'dialog',
  'as',
  'locale',
  'currency',
  'theme',
  'mobileTheme',
  'frame',
  'latency',
  'offline',
  'popups',
  'balance',
  'fail',
] as const;

/** Whether an address says anything about the state. */
export function hasState(search: string): boolean {
  const query = new URLSearchParams(search);
  return NAMES.some((name) => name !== 'panel' && name !== 'dialog' && query.has(name));
}

/** The state of an address: `?as=member&locale=hi_IN&latency=800&fail=agentPlan.http-500`. What is wrong is as at the start. */
export function readState(search: string): BenchState {
  const query = new URLSearchParams(search);
  const oneOf = <T extends string>(name: string, known: readonly T[], otherwise: T): T =>
    known.find((one) => one === query.get(name)) ?? otherwise;
  const latencyMs = Number(query.get('latency') ?? Number.NaN);
  const balance = query.get('balance') ?? '';
  return {
    as: oneOf('as', VISITORS, START.as),
    locale: oneOf('locale', LOCALE_CODES, START.locale),
    currency: oneOf('currency', CURRENCY_CODES, START.currency),
    theme: oneOf('theme', THEMES, START.theme),
    mobileTheme: oneOf('mobileTheme', MOBILE_THEMES, START.mobileTheme),
    frame: oneOf('frame', FRAMES, START.frame),
    latencyMs: latencyMs >= 0 && latencyMs <= LATENCY_MAX_MS ? latencyMs : START.latencyMs,
    offline: query.get('offline') === 'yes',
    popupsBlocked: query.get('popups') === 'blocked',
    balance: /^\d{1,15}(\.\d{1,8})?$/.test(balance) ? balance : START.balance,
    failures: query.getAll('fail').flatMap((text) => readFailure(text) ?? []),
  };
}

/**
 * A path of the site with the state in its query: default values are left out, except `as`, so that a link to
 * the defaults is recognised too. Other parameters are the remote's and stay.
 */
export function writeState(state: BenchState, path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://alone');
  for (const name of NAMES) searchParams.delete(name);
  searchParams.set('as', state.as);
  const put = (name: (typeof NAMES)[number], value: string, start: string) => {
    if (value !== start) searchParams.set(name, value);
  };
  put('locale', state.locale, START.locale);
  put('currency', state.currency, START.currency);
  put('theme', state.theme, START.theme);
  put('mobileTheme', state.mobileTheme, START.mobileTheme);
  put('frame', state.frame, START.frame);
  put('latency', String(state.latencyMs), String(START.latencyMs));
  put('offline', state.offline ? 'yes' : '', '');
  put('popups', state.popupsBlocked ? 'blocked' : '', '');
  put('balance', state.balance, START.balance);
  for (const failure of state.failures) searchParams.append('fail', writeFailure(failure));
  return `${pathname}?${searchParams}${hash}`;
}

/** A path with nothing of the state. */
export function withoutState(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://alone');
  for (const name of NAMES) searchParams.delete(name);
  return pathname + (searchParams.size > 0 ? `?${searchParams}` : '') + hash;
}
