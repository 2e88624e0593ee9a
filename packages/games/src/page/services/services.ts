import type { SessionAnswer } from '../../protocol/session.ts';
import type { GamePage, PageView } from '../game-page.ts';
import type { Api } from './api.ts';
import { createBalance, type Balance } from './balance.ts';
import { cell, type Cell } from './cell.ts';
import { createInstants, type Instants } from './instants.ts';
import { hear, type Live } from './live.ts';
import { createMoney, type Money } from './money.ts';
import { createRefusals, type Refusals } from './refusal.ts';
import { createSalt, type Salt } from './salt.ts';
import { askedSound } from '../boot/page-view.ts';
import { createSound, type SoundMaker } from './sound.ts';
import { watchApi } from './session-over.ts';
import { createStake, type StakeChoice } from './stake.ts';
import type { Store } from './store.ts';
import { NO_TALLY, type Tally } from './tally.ts';
import type { Words } from './words.ts';

/** What a page has from its session's opening on. */
export interface Services {
  readonly session: SessionAnswer;
  readonly page: GamePage;
  /** `quick`: a short form of the game, within a page of the lobby's. */
  readonly view: PageView;
  readonly words: Words<string>;
  /** The hero of the game's cover; `undefined` where its platform has none. */
  readonly symbol?: HTMLImageElement | undefined;
  readonly api: Api;
  readonly live: Live;
  readonly money: Money;
  readonly instants: Instants;
  readonly balance: Balance;
  readonly stake: StakeChoice;
  readonly sound: SoundMaker;
  readonly refusals: Refusals;
  readonly salt: Salt;
  /** Commitment of the next round that is played alone, or of the round on the table. */
  readonly nextHash: Cell<string | null>;
  readonly tally: Cell<Tally>;
  /** A round is under way: nothing may come in between. */
  readonly occupied: Cell<boolean>;
  /** The session has ended: nothing is asked of the server any more, and nothing of the player is shown. */
  readonly over: Cell<boolean>;
  /** The player is being asked something: rounds that are played by themselves end. */
  readonly interrupted: Cell<boolean>;
  /** Read out to assistive technology. */
  readonly said: Cell<string>;
  readonly toast: Cell<string | undefined>;
  /** Kept with the window; a reload finds it. */
  readonly windowStore: Store;
  /** Kept on the device. */
  readonly deviceStore: Store;
  readonly leave: () => void;
  /** Leads to the lobby's deposits. */
  readonly deposit: () => void;
  /** From a short form: opens the whole game. */
  readonly openWhole: () => void;
  /** Opens the page again, in the same session. */
  readonly reload: () => void;
}

export type Given = Pick<
  Services,
  | 'session'
  | 'page'
  | 'view'
  | 'words'
  | 'symbol'
  | 'api'
  | 'live'
  | 'windowStore'
  | 'deviceStore'
  | 'leave'
  | 'deposit'
  | 'openWhole'
  | 'reload'
>;

export function createServices(given: Given): Services {
  const { session, words, deviceStore } = given;
  const money = createMoney(session.currency, words.tag);
  const over = cell(false);
  // For as long as the page is open.
  hear(given.live, 'over', () => over.set(true));
  over.subscribe(() => given.live.close());
  return {
    ...given,
    over,
    api: watchApi(given.api, () => over.set(true)),
    money,
    instants: createInstants(session, words.tag),
    balance: createBalance(money.read(session.balance)),
    stake: createStake(session, money, deviceStore),
    sound: createSound(deviceStore, askedSound()),
    refusals: createRefusals(),
    salt: createSalt(deviceStore),
    nextHash: cell(session.fair.nextHash),
    tally: cell(NO_TALLY),
    occupied: cell(false),
    interrupted: cell(false),
    said: cell(''),
    toast: cell<string | undefined>(undefined),
  };
}
