import type { DialogName, EventPayload, OpenName } from '@tessera/contracts';
import { createState, type State } from '@tessera/domain/state';
import type { BenchState } from './state.ts';

export type LogKind = 'call' | 'bus' | 'live' | 'dialog' | 'toast' | 'window' | 'session' | 'error';

/** An action of the remote, or an event that reached it. */
export interface LogEntry {
  readonly kind: LogKind;
  readonly text: string;
  /** Payload, answer or stack. */
  readonly detail?: string;
  readonly failed?: boolean;
}

/** An event that the remote listens to, and a payload that its schema accepts. */
export interface Listening {
  readonly from: 'live' | 'bus';
  readonly name: string;
  readonly sample: unknown;
}

export interface Account {
  readonly account: string;
  readonly password: string;
  /** What the captcha's picture says. */
  readonly answer: string;
  readonly captchaToken: string;
}

/** The remote on its fake shell, as the panel reaches it. */
export interface Stage {
  readonly end: (reason: EventPayload<'session.ended'>['reason']) => void;
  /** Delivers an event. @throws TypeError where its schema does not accept the payload */
  readonly send: (from: Listening['from'], name: string, payload: unknown) => void;
  /** Simulates a reconnect that could not recover missed events. */
  readonly gap: () => void;
  readonly openDialog: (name: DialogName | OpenName) => void;
  /** Goes to a path of the remote. */
  readonly go: (path: string) => void;
  readonly logIn: (account: Account) => Promise<void>;
  readonly logOut: () => Promise<void>;
  readonly askCaptcha: () => Promise<{ readonly token: string; readonly picture: string }>;
}

/** The source of answers to the remote's calls. */
export type Source =
  | { readonly from: 'recorded' }
  /** @property captchaAnswer the fixed answer that the platform was started with, where it was */
  | {
      readonly from: 'platform';
      readonly url: string;
      readonly record: boolean;
      readonly captchaAnswer?: string;
    };

/** Between panel and stage, which are two documents: what was chosen, what happened, and what can be reached. */
export interface Bench {
  readonly state: State<BenchState>;
  readonly change: (part: Partial<BenchState>) => void;
  readonly log: State<readonly (LogEntry & { readonly key: number })[]>;
  readonly note: (entry: LogEntry) => void;
  readonly stage: State<Stage | undefined>;
  readonly listening: State<readonly Listening[]>;
  readonly source: State<Source>;
  /** The stage's own address, as it is now. */
  readonly path: State<string>;
}

/** The longest log; older entries are dropped. */
const LOG_LENGTH = 200;

export function createBench(start: BenchState, path: string): Bench {
  const state = createState(start);
  const log = createState<readonly (LogEntry & { readonly key: number })[]>([]);
  let key = 0;
  return {
    state,
    change: (part) => state.set({ ...state.get(), ...part }),
    log,
    note: (entry) => log.set([{ ...entry, key: ++key }, ...log.get()].slice(0, LOG_LENGTH)),
    stage: createState<Stage | undefined>(undefined),
    listening: createState<readonly Listening[]>([]),
    source: createState<Source>({ from: 'recorded' }),
    path: createState(path),
  };
}
