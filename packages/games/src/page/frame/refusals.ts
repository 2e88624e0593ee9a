import { GAME_CODES } from '../../protocol/codes.ts';
import type { IconName } from '../parts/Icon.tsx';
import type { Decision } from '../services/refusal.ts';
import type { FrameKey } from '../services/words.ts';

/** A screen that says why something was not done. */
export interface RefusalScreen {
  readonly icon: IconName;
  readonly title: FrameKey;
  readonly text: FrameKey;
  /** What can be done about it, the best thing last. */
  readonly ways: readonly { readonly decision: Decision; readonly label: FrameKey }[];
  /** Whether the player may look away from it and go on with the page as it stands. */
  readonly passing: boolean;
}

const back = { decision: 'dismiss', label: 'back' } as const;
const retry = { decision: 'retry', label: 'retry' } as const;
const close = { decision: 'close', label: 'close' } as const;

function screen(
  icon: IconName,
  title: FrameKey,
  text: FrameKey,
  ways: RefusalScreen['ways'],
  passing = ways.some(({ decision }) => decision === 'dismiss'),
): RefusalScreen {
  return { icon, title, text, ways, passing };
}

const closed = screen('check', 'closedTitle', 'closedText', [{ decision: 'reload', label: 'continue' }]);

/** Each refusal has a screen of its own, by the protocol's code. */
const SCREENS: Readonly<Record<string, RefusalScreen>> = {
  [GAME_CODES.balanceTooLow]: screen('wallet', 'balanceTitle', 'balanceText', [back]),
  [GAME_CODES.sessionOver]: screen('clock', 'overTitle', 'overText', [close]),
  [GAME_CODES.notFound]: screen('missing', 'missingTitle', 'missingText', [close]),
  [GAME_CODES.actionNotAllowed]: screen('history', 'actionTitle', 'actionText', [
    { decision: 'reload', label: 'actionShow' },
  ]),
  [GAME_CODES.bettingClosed]: screen('lock', 'bettingTitle', 'bettingText', [back]),
  [GAME_CODES.requestReused]: closed,
  [GAME_CODES.roundClosed]: closed,
  [GAME_CODES.stakeOutOfRange]: screen('limit', 'stakeTitle', 'stakeText', [back]),
  [GAME_CODES.playPaused]: screen('pause', 'pausedTitle', 'pausedText', [back, close]),
  [GAME_CODES.limitReached]: screen('limit', 'limitTitle', 'limitText', [close, back]),
  [GAME_CODES.realityCheckDue]: screen('clock', 'realityTitle', 'realityText', [close, back]),
  [GAME_CODES.maintenance]: screen('tool', 'maintenanceTitle', 'maintenanceText', [back, close]),
  [GAME_CODES.transferDisabled]: screen('blocked', 'transferTitle', 'transferText', [back, close]),
  [GAME_CODES.bonusStake]: screen('minus', 'bonusStakeTitle', 'bonusStakeText', [close, back]),
  [GAME_CODES.seatTaken]: screen('windows', 'seatTitle', 'seatText', [
    close,
    { decision: 'seat', label: 'seatHere' },
  ]),
  [GAME_CODES.tooMany]: screen('clock', 'tooManyTitle', 'tooManyText', [back, retry]),
  [GAME_CODES.platformUnreachable]: screen('broken', 'awayTitle', 'awayText', [retry]),
  /** This server itself did not answer. */
  network: screen('broken', 'networkTitle', 'networkText', [retry]),
};

/** The screen of a code; one for all that nobody foresaw. */
export const refusalScreen = (code: string): RefusalScreen =>
  SCREENS[code] ?? screen('broken', 'failedTitle', 'failedText', [back, retry]);
