import { GAME_CODES } from '../../protocol/codes.ts';
import { ask, type DialogAction } from '../shared/dialog.ts';
import type { MessageKey, Words } from '../shared/i18n.ts';
import type { Money } from '../shared/money.ts';

/** What the player decides after a refusal. */
export type Decision = 'retry' | 'dismiss' | 'close' | 'lower';

interface Refused {
  readonly words: Words;
  readonly money: Money;
  readonly code: string;
  readonly demo: boolean;
  /** Minor unit. */
  readonly balance: bigint;
  /** The highest stake that the balance allows, if there is one. */
  readonly lower: bigint | undefined;
}

const TEXTS: Record<string, readonly [title: MessageKey, text: MessageKey]> = {
  [GAME_CODES.sessionOver]: ['overTitle', 'overText'],
  [GAME_CODES.stakeOutOfRange]: ['stakeTitle', 'stakeText'],
  [GAME_CODES.playPaused]: ['pausedTitle', 'pausedText'],
  [GAME_CODES.limitReached]: ['limitTitle', 'limitText'],
  [GAME_CODES.realityCheckDue]: ['realityTitle', 'realityText'],
  [GAME_CODES.requestReused]: ['closedTitle', 'closedText'],
  [GAME_CODES.roundClosed]: ['closedTitle', 'closedText'],
  [GAME_CODES.platformUnreachable]: ['networkTitle', 'networkText'],
  network: ['networkTitle', 'networkText'],
};

/** Says why a round was not played, and offers what can be done about it. */
export function askAfterRefusal(host: HTMLElement, refused: Refused): Promise<Decision> {
  const { words, money, code, demo, balance, lower } = refused;
  const back: DialogAction<Decision> = { label: words('back'), value: 'dismiss' };
  if (code === GAME_CODES.balanceTooLow) {
    const amount = money.write(balance);
    return ask<Decision>(host, {
      title: words('balanceTitle'),
      body: [words(demo ? 'balanceDemo' : 'balanceText', { balance: amount })],
      actions:
        lower === undefined
          ? [back, { label: words('close'), value: 'close', primary: true }]
          : [
              back,
              { label: words('balanceLower', { stake: money.write(lower) }), value: 'lower', primary: true },
            ],
      dismiss: { value: 'dismiss', label: words('back') },
    });
  }
  const [title, text] = TEXTS[code] ?? (['failedTitle', 'failedText'] as const);
  const options = { title: words(title), body: [words(text)] };
  if (code === GAME_CODES.sessionOver) {
    return ask<Decision>(host, {
      ...options,
      actions: [{ label: words('close'), value: 'close', primary: true }],
    });
  }
  if (title === 'networkTitle' || title === 'failedTitle') {
    return ask<Decision>(host, {
      ...options,
      actions: [{ label: words('retry'), value: 'retry', primary: true }],
    });
  }
  return ask<Decision>(host, { ...options, actions: [{ ...back, primary: true }] });
}
