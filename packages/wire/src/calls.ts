import { ACCOUNT_CALLS } from './calls/account-calls.ts';
import { AGENT_CALLS } from './calls/agent-calls.ts';
import {
  redEnvelope,
  redEnvelopePromotion,
  redEnvelopesEnded,
  roulette,
  rouletteInfo,
  rouletteSpin,
  signIn,
  signInClaim,
} from './calls/activities.ts';
import { announcementList, markAnnouncementRead } from './calls/announcements.ts';
import { captcha, entryCode, infoData, login } from './calls/auth.ts';
import { logout } from './calls/auth-logout.ts';
import { captchaNeed, proofOfWork } from './calls/auth-captcha.ts';
import { proof, proofMethods } from './calls/auth-proof.ts';
import {
  bankAccountAdd,
  bankAccountDefault,
  bankAccountList,
  bankAccountRemove,
} from './calls/bank-accounts.ts';
import { bonusGiveUp, bonusList, bonusOptIn, missionList } from './calls/bonuses.ts';
import { depositCancel, depositCreate, depositDetail, depositList, depositMethods } from './calls/cashier.ts';
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
import { gameDetail, gameRoom } from './calls/lobby-detail.ts';
import { layout, myCash, profile } from './calls/member.ts';
import {
  applyForAgentCheck,
  editPassword,
  editWithdrawPassword,
  profileEdit,
  profileSms,
} from './calls/member-account.ts';
import { recommendMemberSearch, recommendProject, recommendRecords } from './calls/recommendation.ts';
import { sponsorDetail, sponsorList } from './calls/sponsors.ts';
import {
  balanceAllBack,
  balanceGetBack,
  bonusSettingCheck,
  cashSurplusCheck,
  wallets,
  walletTransfer,
} from './calls/money.ts';
import { demoPlay, leave, play } from './calls/play.ts';
import { preview } from './calls/previews.ts';
import { promotionDetail, promotionList } from './calls/promotions.ts';
import { CREDENTIAL_CALLS } from './calls/credential-calls.ts';
import { THIRD_PARTY_CALLS } from './calls/third-party-calls.ts';
import {
  providerAuthenticate,
  providerBalance,
  providerCancel,
  providerEndedSessions,
  providerOpenRounds,
  providerSettle,
  providerWager,
} from './calls/provider.ts';
import { betRecords, cashRecords } from './calls/records.ts';
import {
  responsible,
  responsibleExclude,
  responsibleHistory,
  responsibleInformationRead,
  responsibleLimit,
  responsibleLimitCancel,
  responsibleRealityCheck,
  responsibleRealityCheckAcknowledge,
  responsibleRealityCheckSet,
  responsibleTimeOut,
} from './calls/responsible.ts';
import { siteDetail } from './calls/site.ts';
import { recordExport, statement } from './calls/statement.ts';
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
import { liveMissed } from './calls/live.ts';
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
import { siteVersion } from './calls/site-version.ts';
import {
  paymentRecords,
  withdrawalCancel,
  withdrawalCreate,
  withdrawalDetail,
  withdrawalList,
  withdrawalTerms,
} from './calls/withdrawal.ts';

/**
 * Every call of the wire. A back end implements all of them: `handlers satisfies Handlers` does not compile while one
 * is missing. A browser imports only the calls that it sends.
 */
export const CALLS = {
  ...CREDENTIAL_CALLS,
  ...THIRD_PARTY_CALLS,
  ...ACCOUNT_CALLS,
  ...AGENT_CALLS,
  agentLevelRename,
  announcementList,
  applyForAgentCheck,
  balanceAllBack,
  balanceGetBack,
  bankAccountAdd,
  bankAccountDefault,
  bankAccountList,
  bankAccountRemove,
  betRecords,
  bonusGiveUp,
  bonusList,
  bonusOptIn,
  bonusSettingCheck,
  bulletin,
  bulletinHistory,
  bulletinMember,
  bulletinMemberHide,
  captcha,
  captchaNeed,
  carousel,
  cashRecords,
  cashSurplusCheck,
  checkAgentDomain,
  crashMenu,
  demoGameTypes,
  demoPlay,
  demoProviderGames,
  depositCancel,
  depositCreate,
  depositDetail,
  depositList,
  depositMethods,
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
  gameDetail,
  gameLabel,
  gameList,
  gameRoom,
  gameSearch,
  hotGames,
  infoData,
  jackpot,
  lastPlayed,
  layout,
  leave,
  letterDestroy,
  letterList,
  liveMissed,
  login,
  logos,
  logout,
  markAnnouncementRead,
  markLetterRead,
  marquee,
  memberInfo,
  missionList,
  mobileFooter,
  modelLogin,
  modelSetting,
  modelSponsor,
  myCash,
  newsDetail,
  newsList,
  paymentRecords,
  play,
  profile,
  profileEdit,
  profileSms,
  preview,
  promotionDetail,
  promotionList,
  proof,
  proofMethods,
  proofOfWork,
  providerAuthenticate,
  providerBalance,
  providerCancel,
  providerEndedSessions,
  providerOpenRounds,
  providerSettle,
  providerWager,
  recommendMemberSearch,
  recommendProject,
  recommendRecords,
  recordExport,
  redEnvelope,
  redEnvelopePromotion,
  redEnvelopesEnded,
  register,
  registerBackground,
  registerSettings,
  registerSms,
  registerVerification,
  responsible,
  responsibleExclude,
  responsibleHistory,
  responsibleInformationRead,
  responsibleLimit,
  responsibleLimitCancel,
  responsibleRealityCheck,
  responsibleRealityCheckAcknowledge,
  responsibleRealityCheckSet,
  responsibleTimeOut,
  roulette,
  rouletteInfo,
  rouletteSpin,
  serviceAgreement,
  signIn,
  signInClaim,
  siteDetail,
  siteVersion,
  sponsorDetail,
  sponsorList,
  sportQuickbetUrl,
  statement,
  tagGameList,
  templateConfig,
  templateGameList,
  transferReset,
  transferVerify,
  validMessage,
  wallets,
  walletTransfer,
  withdrawalCancel,
  withdrawalCreate,
  withdrawalDetail,
  withdrawalList,
  withdrawalTerms,
} as const;

export type Calls = typeof CALLS;
export type CallKey = keyof Calls;
