import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import type Konva from 'konva/lib/Core';
import type { LocaleCode } from '@tessera/domain';
import type { WorldName } from '../rules/game-code.ts';
import type { SoloRules } from '../rules/solo-rules.ts';
import type { TableRules } from '../rules/table-rules.ts';
import type { SessionAnswer } from '../protocol/session.ts';
import type { Placement, RoundAnswer, TablePhase, TableSnapshot } from './answers.ts';

export type { SessionAnswer } from '../protocol/session.ts';
export type { Placement, RoundAnswer, TablePhase, TableSnapshot } from './answers.ts';

/** What a game brings to the page: the default export of `src/games/<name>/page/index.tsx` (docs/games.md). */
export interface GamePage {
  /** What stands below the header: the table ({@link Table}) and the controls ({@link Controls}). */
  readonly Game: ComponentType;
  /** Body of the help dialog; the frame adds return, highest win, and how a round is drawn. */
  readonly Help: ComponentType;
  /** A history row's middle: what fell, in a few words or small pictures. */
  readonly RoundLine: ComponentType<{ readonly round: RoundAnswer }>;
  readonly messages: (locale: LocaleCode) => Promise<{ default: Readonly<Record<string, string>> }>;
}

// ---- what is known of the session ----

/** Who plays what, in which currency and language. */
export declare function useSession(): SessionAnswer;

/** What the player has, minor unit, as it is shown: while a round runs its stake is off already. */
export declare function useBalance(): bigint;

/** The messages: the game's own keys, then the frame's. Give the game's keys as type: `useWords<keyof typeof english>()`. */
export declare function useWords<Key extends string = string>(): Words<Key>;
export interface Words<Key extends string = string> {
  /** The message in the player's language, its `{name}` places filled; numbers are written as the language does. */
  (key: Key | FrameKey, values?: Readonly<Record<string, string | number>>): string;
  readonly locale: LocaleCode;
  /** BCP 47, for `lang` and `Intl`. */
  readonly tag: string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
}
/** Words that every game needs stand in the frame's catalogues: `page/messages/en_US.json`. */
export type FrameKey = 'balance' | 'stake' | 'win' | 'returned' | 'continue' | 'demo';

export declare function useMoney(): Money;
export interface Money {
  /** Writes an amount with the site's symbol: of the minor unit (`123450n`) or as it stands on the wire (`'1234.50'`). */
  write(amount: bigint | string): string;
  /** From the wire's decimal to the minor unit, and back. */
  read(decimal: string): bigint;
  decimal(minor: bigint): string;
}

/** The stake that is set, minor unit; remembered on the device per game and currency. */
export declare function useStake(): Stake;
export interface Stake {
  readonly stake: bigint;
  readonly stakes: readonly bigint[];
  readonly canLess: boolean;
  readonly canMore: boolean;
  less(): void;
  more(): void;
  /** Only one of `stakes`. */
  set(stake: bigint): void;
}

// ---- rounds that are played alone ----

/**
 * - `ready`: a round can be begun
 * - `asking`: the server was asked, by `play` or `act`
 * - `open`: the round waits for the player's action
 * - `showing`: the round is over, its payout not counted in yet: the game shows how it ended, then calls `shown`
 */
export type RoundPhase = 'ready' | 'asking' | 'open' | 'showing';

export interface RoundPlay<Choice, Action, View> {
  /** The last round, or the one that was left open before: `phase` says which. */
  readonly round: RoundAnswer<Choice, Action, View> | undefined;
  readonly view: View | undefined;
  readonly phase: RoundPhase;
  /** Asks for a round at the stake that is set. `undefined` where none was played: the player has been told why. */
  play(choice: Choice): Promise<RoundAnswer<Choice, Action, View> | undefined>;
  /** `undefined` where it was refused; the round stands as before. */
  act(action: Action): Promise<RoundAnswer<Choice, Action, View> | undefined>;
  /** The end has been shown: the payout is counted in, the result is read out, and a next round may begin. */
  shown(): void;
}
/** The one round of a game that is played alone. @param rules for their types and version only */
export declare function useRound<Choice, Action, State, View>(
  rules: SoloRules<Choice, Action, State, View>,
): RoundPlay<Choice, Action, View>;

/** Rounds that are played by themselves, with a limit to what they may lose. */
export declare function useAutoplay(playOnce: () => Promise<RoundAnswer | undefined>): Autoplay;
export interface Autoplay {
  /** Rounds that are left, `undefined` while the player plays. */
  readonly left: number | undefined;
  /** Asks for count, loss limit and single-win limit, then plays; `playOnce` plays a round and shows it to its end. */
  open(): void;
  stop(): void;
}

// ---- tables that all players share ----

export interface TableView<Bet, Outcome, Told, Offer> {
  /** `undefined` until the first answer. */
  readonly snapshot: TableSnapshot<Outcome, Told, Offer> | undefined;
  readonly phase: TablePhase | undefined;
  /** The server's clock, now: epoch milliseconds. For scenes, each frame. */
  now(): number;
  /** Until the phase ends, by the server's clock; 0 where it has, `undefined` where nobody is told when it does. */
  msLeft(): number | undefined;
  /** The player's placements in this round, oldest first, with payout once it is known. */
  readonly mine: readonly Placement<Bet>[];
  /** Whether a request of the player's is on its way. */
  readonly busy: boolean;
  /** Whether the live connection stands; while it does not, the last snapshot stays. */
  readonly live: boolean;
  /** Bets on this round, stakes in the minor unit. `undefined` where it was refused: the player has been told why. */
  place(bets: readonly { readonly on: Bet; readonly stake: bigint }[]): Promise<Placement<Bet> | undefined>;
  /** While the round runs, in games that allow it: is paid by this instant. */
  takeOut(roundId: string): Promise<Placement<Bet> | undefined>;
  /** Before bets are closed: the stake comes back. */
  takeBack(roundId: string): Promise<Placement<Bet> | undefined>;
}
/** The table of a shared game: what everybody sees, and the player's own bets. @param rules for their types */
export declare function useTable<Bet, Outcome, Told, Offer>(
  rules: TableRules<Bet, Outcome, Told, Offer>,
): TableView<Bet, Outcome, Told, Offer>;
/** An event of the game's own (`<game>.<what>`), while the component stands. */
export declare function useTableEvent(name: string, heard: (data: unknown) => void): void;

// ---- sound, motion, words to the player ----

/** Sounds that the frame makes; all synthesised, nothing is fetched. Silent until the player turns sound on. */
export type SoundName =
  | 'press'
  | 'chip'
  | 'card'
  | 'tick'
  | 'spin'
  | 'stop'
  | 'drop'
  | 'reveal'
  | 'rise'
  | 'fall'
  | 'bonus'
  /** Only for what pays more than its stake. */
  | 'win'
  | 'grand';
export declare function useSound(): Sound;
export interface Sound {
  readonly on: boolean;
  /** @param step raises the pitch along the scale: the third reel, the fifth card */
  play(name: SoundName, step?: number): void;
  /** For a sound of the game's own. `after` and `length` in seconds, volume 0–1. */
  tone(hertz: number, after: number, length: number, volume: number, type?: OscillatorType): void;
  noise(lowpassHertz: number, length: number, volume: number): void;
}

/** Whether the player asked for little motion: then only opacity moves, and rounds are shown at once. */
export declare function useCalm(): boolean;

/** Reads a text out to assistive technology. Results of rounds are read out by the frame. */
export declare function useAnnounce(): (text: string) => void;
/** A short note that goes by itself. */
export declare function useToast(): (text: string) => void;
/** Space and Enter anywhere but on another control. */
export declare function useMainKey(press: () => void): void;

/** How a payout is spoken of: a return below the stake is never a win. `grand` from 20 stakes on. */
export type Verdict = 'nothing' | 'partial' | 'even' | 'win' | 'grand';
export declare function verdictOf(payout: bigint, staked: bigint): Verdict;

/** Resolves after the time, or at once when `skip` is aborted. */
export declare function pause(ms: number, skip?: AbortSignal): Promise<void>;

// ---- parts ----

/** The middle of the page, between header and controls. */
export declare const Table: FunctionComponent<{
  readonly class?: string;
  readonly children?: ComponentChildren;
}>;
/** The lower edge (on a phone on its side: the right one). */
export declare const Controls: FunctionComponent<{
  readonly class?: string;
  readonly children?: ComponentChildren;
}>;
/** Controls with the balance at the left, `children` (the main button and what stands beside it) in the middle, and
 * the stake with its steps at the right. */
export declare const StakeBar: FunctionComponent<{
  /** The stake cannot be changed now. */
  readonly locked?: boolean;
  /** In place of the stake and its steps: chips of a table. */
  readonly right?: ComponentChildren;
  readonly children?: ComponentChildren;
}>;
/** The one thing to do now; Space and Enter press it. Stays focusable while it cannot be pressed. */
export declare const MainButton: FunctionComponent<{
  readonly label: string;
  /** An icon in place of the words; they are read and shown as a tooltip. */
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly onPress: () => void;
}>;
export declare const Button: FunctionComponent<{
  readonly label: string;
  readonly icon?: IconName;
  readonly kind?: 'plain' | 'primary' | 'round' | 'step';
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly class?: string;
  readonly onPress: () => void;
  readonly children?: ComponentChildren;
}>;
export type IconName =
  | 'play'
  | 'spin'
  | 'minus'
  | 'plus'
  | 'quick'
  | 'auto'
  | 'stop'
  | 'sound'
  | 'mute'
  | 'help'
  | 'history'
  | 'fair'
  | 'close'
  | 'clock'
  | 'undo'
  | 'clear'
  | 'repeat'
  | 'double'
  | 'check'
  | 'lock'
  | 'people';
export declare const Icon: FunctionComponent<{ readonly name: IconName }>;
/** The button of {@link useAutoplay}: begins, shows what is left, stops. */
export declare const AutoButton: FunctionComponent<{ readonly auto: Autoplay; readonly disabled?: boolean }>;
/** A modal dialog, a sheet on phones. Escape, the cross and a press beside it call `onClose`; without it there is no way out
 * but a button. */
export declare const Dialog: FunctionComponent<{
  readonly title: string;
  readonly wide?: boolean;
  readonly class?: string;
  readonly onClose?: () => void;
  /** Buttons at the lower edge; the primary one has the focus. */
  readonly actions?: ComponentChildren;
  readonly children?: ComponentChildren;
}>;
/** The line under the table: what a round has paid, counted up, told as what it is. */
export declare const ResultLine: FunctionComponent<{
  /** Of a round that is over and shown, minor unit; `undefined` shows `idle`. */
  readonly result?: { readonly payout: bigint; readonly staked: bigint };
  readonly idle?: string;
  readonly note?: string;
}>;
/** Rows of terms and values, for help and facts. */
export declare const Facts: FunctionComponent<{
  readonly rows: readonly (readonly [term: string, value: ComponentChildren, note?: string])[];
}>;
/** One of a few as a row of radio buttons. */
export declare function Choices<Value extends string | number>(props: {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}): preact.JSX.Element;

// ---- scenes ----

/**
 * A Konva stage that fills its box, in the device's pixels. `create` runs once the box has a size; what it returns is told
 * of new sizes and of each frame, as long as the page is seen. Shapes are imported one by one
 * (`konva/lib/shapes/Rect`), after `konva/lib/Core`; `Scene` alone pulls Konva in.
 */
export declare const Scene: FunctionComponent<{
  readonly class?: string;
  /** What is to be seen, for who does not see it; without it the scene is decoration. */
  readonly label?: string;
  readonly create: (stage: Konva.Stage, size: SceneSize) => SceneActor;
}>;
export interface SceneSize {
  readonly width: number;
  readonly height: number;
}
export interface SceneActor {
  /** A frame. `ms` since the last one (100 at most), `now` as `performance.now()`. Draw with `layer.batchDraw()` what has changed. */
  frame?(ms: number, now: number): void;
  resize?(size: SceneSize): void;
  dispose?(): void;
}

/** A world's palette: sky from top to bottom, the accent, the glass that things stand on, light, and hues from best to least. */
export interface World {
  readonly name: WorldName;
  readonly sky: readonly [string, string, string];
  readonly accent: string;
  readonly glass: string;
  readonly light: string;
  readonly high: readonly [string, string, string, string];
  readonly low: readonly [string, string, string, string, string];
}
export declare function worldOf(name: WorldName): World;
/** The session's world. Its accent is also `--accent` in CSS. */
export declare function useWorld(): World;
