import * as v from 'valibot';
import { GAMES, type Games } from '../games/index.ts';
import type { SoloRules } from '../rules/solo-rules.ts';
import { stakesOf } from '../rules/stakes.ts';
import { POND } from './test-room.ts';

interface State {
  readonly call: 'high' | 'low';
  readonly shown: number;
  readonly hidden: number;
  /** In stakes. */
  readonly staked: number;
  readonly over: boolean;
}

/** A number is shown, another one lies hidden: which is higher? The stake may be doubled, or raised by a half, before it is told. */
const LADDER: SoloRules<{ call: State['call'] }, 'double' | 'raise' | 'stand', State> = {
  kind: 'solo',
  version: 1,
  returnBasisPoints: 9_900,
  maxWinMultiple: 5,
  choice: v.strictObject({ call: v.picklist(['high', 'low']) }),
  action: v.picklist(['double', 'raise', 'stand']),
  stakes: stakesOf,
  start: ({ call }, draw) => ({ call, shown: draw(100), hidden: draw(100), staked: 1, over: false }),
  act(state, action) {
    if (state.over || (action === 'raise' && state.staked > 1)) return undefined;
    if (action === 'raise') return { ...state, staked: 1.5 };
    return { ...state, staked: state.staked + (action === 'double' ? 1 : 0), over: true };
  },
  costOf: (_, action) => ({ double: 1, raise: 0.5, stand: 0 })[action],
  isOver: ({ over }) => over,
  finish: () => 'stand',
  payout({ call, shown, hidden, staked }, stake) {
    const isWon = call === 'high' ? hidden > shown : hidden < shown;
    return isWon ? (stake * BigInt(staked * 4)) / 2n : 0n;
  },
  view: ({ hidden, ...state }) => ({ ...state, hidden: state.over ? hidden : null }),
};

/** The real games, one with actions, and a room. */
export const TEST_SOLO: Games = {
  ...GAMES,
  blackjack: { ladder: LADDER as SoloRules },
  fishing: { ...GAMES.fishing, pond: POND },
};
export const LADDER_CODE = 'ts-blackjack-ladder-tide-1';

/** The same under rules that were changed since: what was drawn before cannot be told any more. */
export const CHANGED_SOLO: Games = {
  ...GAMES,
  blackjack: { ladder: { ...(LADDER as SoloRules), version: 2 } },
};
