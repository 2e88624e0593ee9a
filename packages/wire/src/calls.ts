import {
  redEnvelope,
  redEnvelopePromotion,
  roulette,
  rouletteInfo,
  rouletteSpin,
  signIn,
  signInClaim,
} from './calls/activities.ts';
import { agentAgreement, agentApplication, agentApply, agentPlan } from './calls/agent.ts';
import { agentDownline, agentOperations, agentStrata } from './calls/agent-downline.ts';
import { agentLinkCreate, agentLinks, agentLinkSwitch } from './calls/agent-links.ts';
import { agentSettlement, agentSettlements, agentTransfer, agentTransfers } from './calls/agent-money.ts';
import { captcha, entryCode, infoData, login, logout } from './calls/auth.ts';
import {
  checkAgentDomain,
  memberInfo,
  register,
  registerSettings,
  registerSms,
  registerVerification,
  serviceAgreement,
  validMessage,
} from './calls/auth-registration.ts';
import {
  doubleValidation,
  doubleValidationSkip,
  transferReset,
  transferVerify,
} from './calls/auth-validation.ts';
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
import { applyForAgentCheck, editPassword, editWithdrawPassword } from './calls/member-account.ts';
import {
  balanceAllBack,
  balanceGetBack,
  bonusSettingCheck,
  cashSurplusCheck,
  wallets,
  walletTransfer,
} from './calls/money.ts';
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
import {
  bulletin,
  bulletinHistory,
  bulletinMember,
  bulletinMemberHide,
  faqDetail,
  faqList,
  newsDetail,
  newsList,
} from './calls/content.ts';
import { letterDestroy, letterList, markLetterRead } from './calls/letters.ts';
import {
  agentLevelRename,
  floatLinks,
  footer,
  logos,
  mobileFooter,
  modelLogin,
  modelSetting,
  modelSponsor,
  registerBackground,
} from './calls/lists.ts';
import {
  crashMenu,
  demoGameTypes,
  demoProviderGames,
  sportQuickbetUrl,
  templateGameList,
} from './calls/lists-games.ts';
import { templateConfig } from './calls/site-template.ts';
import { fbTracking } from './calls/site-tracking.ts';

/**
 * Every call of the wire. A back end implements all of it (`handlers satisfies Handlers`: a call without a
 * handler does not compile); a browser imports the calls that it sends, one by one.
 */
export const CALLS = {
  agentAgreement,
  agentApplication,
  agentApply,
  agentDownline,
  agentLevelRename,
  agentLinkCreate,
  agentLinks,
  agentLinkSwitch,
  agentOperations,
  agentPlan,
  agentSettlement,
  agentSettlements,
  agentStrata,
  agentTransfer,
  agentTransfers,
  applyForAgentCheck,
  balanceAllBack,
  balanceGetBack,
  bonusSettingCheck,
  bulletin,
  bulletinHistory,
  bulletinMember,
  bulletinMemberHide,
  captcha,
  carousel,
  cashSurplusCheck,
  checkAgentDomain,
  crashMenu,
  demoGameTypes,
  demoPlay,
  demoProviderGames,
  doubleValidation,
  doubleValidationSkip,
  editPassword,
  editWithdrawPassword,
  entryCode,
  faqDetail,
  faqList,
  favoriteStore,
  fbTracking,
  floatLinks,
  footer,
  gameLabel,
  gameList,
  gameSearch,
  hotGames,
  infoData,
  jackpot,
  lastPlayed,
  layout,
  leave,
  letterDestroy,
  letterList,
  login,
  logos,
  logout,
  markLetterRead,
  marquee,
  memberInfo,
  mobileFooter,
  modelLogin,
  modelSetting,
  modelSponsor,
  myCash,
  newsDetail,
  newsList,
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
  redEnvelope,
  redEnvelopePromotion,
  register,
  registerBackground,
  registerSettings,
  registerSms,
  registerVerification,
  roulette,
  rouletteInfo,
  rouletteSpin,
  serviceAgreement,
  signIn,
  signInClaim,
  siteDetail,
  sportQuickbetUrl,
  tagGameList,
  templateConfig,
  templateGameList,
  transferReset,
  transferVerify,
  validMessage,
  wallets,
  walletTransfer,
} as const;

export type Calls = typeof CALLS;
export type CallKey = keyof Calls;
