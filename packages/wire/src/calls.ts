import { agentPlan } from './calls/agent.ts';
import {
  captcha,
  entryCode,
  infoData,
  login,
  logout,
  register,
  registerSettings,
  registerVerification,
} from './calls/auth.ts';
import {
  carousel,
  favoriteStore,
  gameLabel,
  gameList,
  gameSearch,
  hotGames,
  jackpot,
  lastPlayed,
  marquee,
  tagGameList,
} from './calls/lobby.ts';
import { layout, myCash, profile } from './calls/member.ts';
import { demoPlay, leave, play } from './calls/play.ts';
import { promotionDetail, promotionList } from './calls/promotions.ts';
import {
  providerAuthenticate,
  providerBalance,
  providerCancel,
  providerOpenRounds,
  providerSettle,
  providerWager,
} from './calls/provider.ts';
import { siteDetail } from './calls/site.ts';

/**
 * Every call of the wire. A back end implements all of it (`handlers satisfies Handlers`: a call without a
 * handler does not compile); a browser imports the calls that it sends, one by one.
 */
export const CALLS = {
  agentPlan,
  captcha,
  carousel,
  demoPlay,
  entryCode,
  favoriteStore,
  gameLabel,
  gameList,
  gameSearch,
  hotGames,
  infoData,
  jackpot,
  lastPlayed,
  layout,
  leave,
  login,
  logout,
  marquee,
  myCash,
  play,
  profile,
  promotionDetail,
  promotionList,
  providerAuthenticate,
  providerBalance,
  providerCancel,
  providerOpenRounds,
  providerSettle,
  providerWager,
  register,
  registerSettings,
  registerVerification,
  siteDetail,
  tagGameList,
} as const;

export type Calls = typeof CALLS;
export type CallKey = keyof Calls;
