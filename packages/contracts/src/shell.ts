import type * as v from 'valibot';
import type { EventName, EventPayload } from './events.ts';
import type { OffersService } from './offers.ts';
import type { DialogMap, DialogName } from './places.ts';
import type { Disposer, Readable } from './readable.ts';
import type { CurrencyCode, LocaleService, SiteService } from './site.ts';

export interface Member {
  readonly id: number;
  readonly account: string;
  readonly currency: CurrencyCode;
  readonly gradeName: string;
  /** 1 is normal (spec §6). */
  readonly type: number;
  readonly isAgent: boolean;
  readonly agentActive: boolean;
  /** What screens need beyond name and balance, as of the login or restore. Missing from shells before contract 1.4. */
  readonly details?: MemberDetails;
}

/** The rest of the platform's layout answer (spec §3 Member layout info). */
export interface MemberDetails {
  /** At the first login a new password must be set before anything else (spec §4 Login). */
  readonly mustChangePassword: boolean;
  /** `suspended` agents keep their statements. */
  readonly agent: { readonly status: 'none' | 'active' | 'suspended'; readonly level: number };
  readonly wallet: 'on' | 'off';
  readonly cashBack: 'on' | 'off';
  /** A game was open when the platform answered. */
  readonly isPlaying: boolean;
  /** A bank account must be bound before a deposit. */
  readonly needsBankVerification: boolean;
}

/** Money as a decimal string; `version` grows with every change (readings: `member.cash`). */
export interface Balance {
  readonly amount: string;
  readonly version: number;
}

export type Session =
  | { readonly status: 'guest' }
  /** A token is there; who it belongs to is being asked. */
  | { readonly status: 'restoring' }
  | { readonly status: 'member'; readonly member: Member; readonly balance: Balance };

export interface SessionService extends Readable<Session> {
  /** Asks the platform for the balance again, e.g. when a game was closed. */
  readonly refreshBalance: () => Promise<void>;
  readonly logout: () => Promise<void>;
}

/** A call of the wire package, as far as the contract must know it. */
export interface CallShape<P extends v.GenericSchema, A extends v.GenericSchema> {
  readonly name: string;
  readonly payload: P;
  readonly answer: A;
}

export interface SendOptions {
  readonly signal?: AbortSignal;
  /**
   * For calls that change something: the same key for each try of one thing that the player wants done once. 16 to 128
   * visible characters that cannot be guessed. Without it each send is a try of its own.
   */
  readonly idempotencyKey?: string;
}

export interface ApiService {
  /**
   * Sends a call and gives its decoded answer. Session token, language, retries, idempotency key and time limit
   * are the shell's matter; an answer's token never comes out of it.
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
  readonly name: string;
  readonly payload: P;
}

export type LiveState = 'off' | 'connecting' | 'connected';

export interface LiveService {
  /** Whether the member's own channel can deliver now. */
  readonly memberChannel: Readable<LiveState>;
  /** Connects at once where it had been put off, and subscribes anew; settles when the member's channel delivers. */
  readonly ensureMemberChannel: (limitMs: number) => Promise<boolean>;
  readonly on: <P extends v.GenericSchema>(
    event: EventShape<P>,
    listener: (payload: v.InferOutput<P>) => void,
  ) => Disposer;
  /** After a reconnect that could not recover what was missed: refetch whatever an event could have changed. */
  readonly onGap: (listener: () => void) => Disposer;
}

export interface BusService {
  /** Facts go to whoever listens; a request waits for the remote that is woken by it. */
  readonly emit: <Name extends EventName>(name: Name, payload: EventPayload<Name>) => void;
  readonly on: <Name extends EventName>(
    name: Name,
    listener: (payload: EventPayload<Name>) => void,
  ) => Disposer;
}

/** Which waiting window it is, as local storage names it (spec §3 Local storage keys). */
export type WaitingKind = 'gameWindow' | 'depositWindow' | 'fpWindow';

export interface WaitingWindow {
  /** The browser would not open it: the caller must offer a link or stay in this tab. */
  readonly blocked: boolean;
  readonly navigate: (url: string) => void;
  readonly close: () => void;
  /** Called once when the player closes the window. */
  readonly onClosed: (listener: () => void) => Disposer;
}

export interface WindowsService {
  /** Opens `/loading`, to wait there for an address. Call it in the click, before any `await`. */
  readonly openWaiting: (kind: WaitingKind) => WaitingWindow;
  /**
   * Goes to a path of the site: `/user…`, `/proxy…` and `/fastPayment` in a window of 1500x800 on desktop, all
   * others in this tab (spec §2). A blocked window falls back to this tab and says so.
   */
  readonly goTo: (path: string) => void;
  /** Opens an outside address in a new tab, without handing over the opener. Refuses what is no http(s) address. */
  readonly openExternal: (url: string) => void;
  /** The page's address with the locale's prefix, for an `href`. */
  readonly href: (path: string) => string;
}

export interface DialogsService {
  /** Settles when the dialog is closed: with its result, or `undefined` when dismissed or not to be had. */
  readonly open: <Name extends DialogName>(
    name: Name,
    args: DialogMap[Name]['args'],
  ) => Promise<DialogMap[Name]['result'] | undefined>;
  /** The shell's own question with two answers; texts are the caller's, translated. */
  readonly confirm: (question: {
    readonly title: string;
    readonly body?: string;
    readonly confirm: string;
    readonly cancel: string;
  }) => Promise<boolean>;
}

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastService {
  /** Shows a translated text for 3 s; the same text again is counted, not stacked. */
  readonly show: (tone: ToastTone, text: string) => void;
}

export interface ReportService {
  /** Hands an error to whoever runs the site, with the remote's name and release. Never throws. */
  readonly error: (error: unknown, context?: Readonly<Record<string, string>>) => void;
}

/** What a remote leaves for the browser when a server renders the first screen. */
export interface FirstScreenPart {
  /** Asks for what its components wanted and nobody has asked for; what comes back settles with the answers. */
  readonly ask: () => readonly Promise<unknown>[];
  /** All answers so far, as JSON: the browser's `FirstScreen.answers`. */
  readonly answers: () => unknown;
  /** The style rules of what has been rendered since the last call, by the style engine's own ids. */
  readonly takeStyles: () => { readonly key: string; readonly ids: readonly string[]; readonly css: string };
}

/** The first screen, as the server has rendered it. */
export interface FirstScreen {
  /** In the browser: what the server's part of this remote has left, in its own form. */
  readonly answers?: unknown;
  /** On the server: called once, when the remote is activated. */
  readonly join?: (part: FirstScreenPart) => void;
}

/**
 * What the shell is to a remote. Each remote gets one of its own, so that reports carry its name. A method that
 * only one remote needs does not belong here.
 */
export interface Shell {
  readonly contract: string;
  /** The remote that this interface was made for. */
  readonly remote: { readonly name: string; readonly release: string };
  /** For emotion's cache: the nonce of the content security policy. */
  readonly nonce: string | undefined;
  readonly session: SessionService;
  readonly locale: LocaleService;
  readonly site: SiteService;
  readonly api: ApiService;
  readonly live: LiveService;
  readonly bus: BusService;
  readonly windows: WindowsService;
  readonly dialogs: DialogsService;
  /** Missing in shells before contract 1.4: state `^1.4.0` to use it. */
  readonly offers: OffersService;
  readonly toast: ToastService;
  readonly report: ReportService;
  /** Only where a server renders the page, or has rendered it. */
  readonly firstScreen?: FirstScreen;
}
