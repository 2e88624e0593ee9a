import type * as v from 'valibot';
import type { EventName, EventPayload } from './events.ts';
import type { OffersService } from './offers.ts';
import type { DialogMap, DialogName } from './places.ts';
import type { Disposer, Readable } from './readable.ts';
import type { SessionService } from './session.ts';
import type { CurrencyCode, LocaleService, SiteService } from './site.ts';

/** A call of the wire package, as far as the contract must know it. */
export interface CallShape<P extends v.GenericSchema, A extends v.GenericSchema> {
  /** Unique among all calls: `member.login`. */
  readonly name: string;
  /** Encodes what is sent. */
  readonly payload: P;
  /** Decodes what comes back. */
  readonly answer: A;
}

/** How a call is sent. */
export interface SendOptions {
  /** Aborts the call. */
  readonly signal?: AbortSignal;
  /**
   * For calls that change something: the same key for each attempt of one action that must happen once. 16 to 128
   * visible characters that cannot be guessed. Without it each send is an action of its own.
   */
  readonly idempotencyKey?: string;
}

/** The platform's calls. */
export interface ApiService {
  /**
   * Sends a call and resolves to its decoded answer. The shell adds session token, language, idempotency key, retries
   * and time limit; it removes the token from answers.
   * @throws CallError of the wire package
   */
  readonly send: <P extends v.GenericSchema, A extends v.GenericSchema>(
    call: CallShape<P, A>,
    payload: v.InferInput<P>,
    options?: SendOptions,
  ) => Promise<v.InferOutput<A>>;
}

/** An event of the wire package, as far as the contract must know it. */
export interface EventShape<P extends v.GenericSchema> {
  /** Unique among all realtime events: `member.cash`. */
  readonly name: string;
  /** Decodes what arrives. */
  readonly payload: P;
}

/** The state of the member's own realtime channel. */
export type LiveState = 'off' | 'connecting' | 'connected';

/** Realtime events of the platform. */
export interface LiveService {
  /**
   * The state of the member's own channel.
   * @deprecated Since 1.4: call `ensureMemberChannel` before an action that needs the channel.
   */
  readonly memberChannel: Readable<LiveState>;
  /** Connects at once and subscribes again; resolves to whether the member's channel delivers within the limit. */
  readonly ensureMemberChannel: (limitMs: number) => Promise<boolean>;
  /** Calls the listener for each event. */
  readonly on: <P extends v.GenericSchema>(
    event: EventShape<P>,
    listener: (payload: v.InferOutput<P>) => void,
  ) => Disposer;
  /** Calls the listener after a reconnect that could not recover missed events: refetch what they could have changed. */
  readonly onGap: (listener: () => void) => Disposer;
}

/** Events between shell and remotes. */
export interface BusService {
  /** Sends a fact to its listeners, or a request to the remote that it wakes. */
  readonly emit: <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;
  /** Calls the listener for each event of this name. */
  readonly on: <Name extends EventName>(
    name: Name,
    listener: (payload: EventPayload<Name>) => void,
  ) => Disposer;
}

/** The purpose of a waiting window, as local storage names it (spec §3 Local storage keys). */
export type WaitingKind = 'gameWindow' | 'depositWindow' | 'fpWindow';

/** A window that shows `/loading` until it is given an address. */
export interface WaitingWindow {
  /** The browser did not open it: offer a link, or stay in this tab. */
  readonly blocked: boolean;
  /** Loads an address in the window. */
  readonly navigate: (url: string) => void;
  /** Closes the window. */
  readonly close: () => void;
  /** Calls the listener once, when the player closes the window. */
  readonly onClosed: (listener: () => void) => Disposer;
}

/** What an identity provider has added to the address of `/authCallback` (spec §2). */
export interface AuthorizationAnswer {
  /** Names the visit. */
  readonly state: string;
  /** For the platform, which redeems it; or `error`. */
  readonly code?: string | undefined;
  /** The provider's own address. */
  readonly iss?: string | undefined;
  /** Why the provider confirms nothing: `access_denied` where the visitor refused. Any site can have written it. */
  readonly error?: string | undefined;
}

/** A visit to an identity provider. */
export interface AuthorizationVisit {
  /** Names the visit, as the platform's answer says. */
  readonly state: string;
  /** Random, and known to this browser only: it is needed to complete the visit. */
  readonly secret: string;
  /** What the visit is for, in the remote's own words: at most 40 characters. */
  readonly purpose: string;
}

/** The window of a visit to an identity provider. */
export interface AuthorizationWindow extends Pick<WaitingWindow, 'blocked' | 'close'> {
  /** Loads the provider's page: in the window, or in this tab where the browser has blocked the window. */
  readonly navigate: (url: string, visit: AuthorizationVisit) => void;
  /** Calls the listener once, when the window seems closed. A provider can hide its window: an answer may still come. */
  readonly onClosed: (listener: () => void) => Disposer;
  /** Calls the listener once, with the provider's answer to this visit. Closing the window ends that. */
  readonly onReturned: (listener: (answer: AuthorizationAnswer) => void) => Disposer;
}

/** How `/authCallback` goes on. */
export type AuthorizationReturn =
  /** The page that opened the window has the answer; the window is closing. */
  | { readonly kind: 'handedOver' }
  /** The visit was made in this tab: complete it here, then go back to where it began. */
  | { readonly kind: 'here'; readonly visit: AuthorizationVisit; readonly goBack: () => void }
  /** No page of this browser waits for the answer. */
  | { readonly kind: 'lost' };

/** Pages and windows. */
export interface WindowsService {
  /** Opens `/loading`, to wait there for an address. Call it in the click, before any `await`. */
  readonly openWaiting: (kind: WaitingKind) => WaitingWindow;
  /**
   * Goes to a path of the site: `/user…`, `/proxy…` and `/fastPayment` in a window of 1500x800 on desktop, all
   * others in this tab (spec §2). A blocked window falls back to this tab, with a message.
   */
  readonly goTo: (path: string) => void;
  /** Opens an outside address in a new tab, without handing over the opener. Refuses all but http and https. */
  readonly openExternal: (url: string) => void;
  /** Returns the page's address with the locale's prefix, for an `href`. */
  readonly href: (path: string) => string;
  /**
   * Opens a window for a visit to an identity provider. Call it in the click, before any `await`. Missing in shells before
   * contract 1.6.
   */
  readonly openAuthorization?: () => AuthorizationWindow;
  /** On `/authCallback`: gives the provider's answer to the page that made the visit. Missing as `openAuthorization` is. */
  readonly returnAuthorization?: (answer: AuthorizationAnswer) => Promise<AuthorizationReturn>;
}

/** Dialogs of the contract's names, and questions. */
export interface DialogsService {
  /** Opens a dialog. Resolves to its result, or to `undefined` when it was dismissed or cannot be shown. */
  readonly open: <Name extends DialogName>(
    name: Name,
    args: DialogMap[Name]['args'],
  ) => Promise<DialogMap[Name]['result'] | undefined>;
  /** Asks a question with two answers; the caller passes translated texts. */
  readonly confirm: (question: {
    readonly title: string;
    readonly body?: string;
    readonly confirm: string;
    readonly cancel: string;
  }) => Promise<boolean>;
}

/** The colour and icon of a toast. */
export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** Short messages over the page. */
export interface ToastService {
  /**
   * Shows a translated text for 3 s; the same text again is counted, not stacked.
   * @param options `lastsMs`: another duration; shells before contract 1.6 ignore it
   */
  readonly show: (tone: ToastTone, text: string, options?: { readonly lastsMs?: number }) => void;
}

/**
 * What the player has typed into a form that is not sent yet. It lives in this tab only, survives a reload, and ends with
 * a logout or the tab. After a session that the member did not end, it is there again for the same member's next login.
 * Never for passwords or codes.
 */
export interface DraftsService {
  /** Returns the draft of this remote by that name. */
  readonly get: (name: string) => string | undefined;
  /** Keeps a draft, in place of the one before. */
  readonly set: (name: string, draft: string) => void;
  /** Forgets a draft. */
  readonly remove: (name: string) => void;
  /**
   * Keeps a text of this remote on this device for a time, over tabs, visits and logouts: e.g. that a message was closed.
   * Never what was typed. Missing in shells before contract 1.8.
   */
  readonly keep?: (name: string, text: string, lastsMs: number) => void;
  /** Returns what `keep` has kept, until its time is over. Missing as `keep` is. */
  readonly kept?: (name: string) => string | undefined;
}

/** What an advertising account counts (spec §4 Registration, §7 Deposit tracking). */
export interface Conversion {
  /** The kind of the conversion. */
  readonly name: 'sign_up_complete' | 'first_payment' | 'repeat_payment' | 'purchase';
  /** Order number or member id: the account counts each once. */
  readonly id: string;
  /** A decimal string, with its currency. */
  readonly value?: string;
  /** The currency of `value`. */
  readonly currency?: CurrencyCode;
}

/** The clock of the site. The device's own may be wrong, and may be set while the page is open. */
export interface ClockService {
  /** Returns the present instant, in epoch milliseconds: for what is compared with instants of the site. Never jumps. */
  readonly now: () => number;
  /** When the page's markup was made, on the server and in the browser that takes it over. */
  readonly renderedAt?: number | undefined;
}

/** Conversions, for the site's advertising account. */
export interface TrackingService {
  /** Reports a conversion; does nothing where the site does not track or the visitor objects. Never throws. */
  readonly report: (conversion: Conversion) => void;
}

/** Reports to the operator. */
export interface ReportService {
  /** Reports an error with the remote's name and release. Never throws. */
  readonly error: (error: unknown, context?: Readonly<Record<string, string>>) => void;
}

/** What a remote leaves for the browser when a server renders the first screen. */
export interface FirstScreenPart {
  /** Sends the calls that its components need and that were not sent yet; returns one promise per call. */
  readonly ask: () => readonly Promise<unknown>[];
  /** Returns all answers so far, as JSON: the browser's `FirstScreen.answers`. */
  readonly answers: () => unknown;
  /** Returns the style rules rendered since the last call, by the style engine's own ids. */
  readonly takeStyles: () => { readonly key: string; readonly ids: readonly string[]; readonly css: string };
}

/** The first screen, as the server has rendered it. */
export interface FirstScreen {
  /** In the browser: what this remote left on the server, in its own form. */
  readonly answers?: unknown;
  /** On the server: called once, when the remote is activated. */
  readonly join?: (part: FirstScreenPart) => void;
}

/**
 * The services that the shell gives to a remote. Each remote gets its own, so that reports carry its name. A method
 * that only one remote needs does not belong here.
 */
export interface Shell {
  /** The version of the contract that the shell provides. */
  readonly contract: string;
  /** The remote that this interface was made for. */
  readonly remote: { readonly name: string; readonly release: string };
  /** The nonce of the content security policy, for emotion's cache. */
  readonly nonce: string | undefined;
  /** The visitor's session. */
  readonly session: SessionService;
  /** The page's language. */
  readonly locale: LocaleService;
  /** The site's settings, currency and device. */
  readonly site: SiteService;
  /** Calls to the platform. */
  readonly api: ApiService;
  /** Realtime events of the platform. */
  readonly live: LiveService;
  /** Events between shell and remotes. */
  readonly bus: BusService;
  /** Pages and windows. */
  readonly windows: WindowsService;
  /** Dialogs of the contract's names, and questions. */
  readonly dialogs: DialogsService;
  /** What remotes offer to each other. Missing in shells before contract 1.4: state `^1.4.0` to use it. */
  readonly offers: OffersService;
  /** Short messages over the page. */
  readonly toast: ToastService;
  /** Reports to the operator. */
  readonly report: ReportService;
  /** Drafts of this remote's forms. Missing in shells before contract 1.6. */
  readonly drafts?: DraftsService;
  /** The clock of the site. Missing in shells before contract 1.10. */
  readonly clock?: ClockService;
  /** Conversions, for the site's advertising account. Missing in shells before contract 1.6. */
  readonly tracking?: TrackingService;
  /** Only where a server renders the page, or has rendered it. */
  readonly firstScreen?: FirstScreen;
}
