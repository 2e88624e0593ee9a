export type {
  AnswerOf,
  Audience,
  AudienceOf,
  Call,
  CodeOf,
  CodeTable,
  AnswerInputOf,
  PayloadOf,
  ReceivedOf,
  Schema,
} from './call.ts';
export { SURVIVING_BODIES_MAX_BYTES, withoutSecrets } from './call.ts';
export { CALLS, type CallKey, type Calls } from './calls.ts';
export { GATEWAY_CALLS, type GatewayCallKey } from './gateway-calls.ts';
export { fromWire, snake, toWire } from './casing.ts';
export { CLIENT_REPORT_LIMITS, CLIENT_REPORT_PATH } from './client-report.ts';
export { clientReport, type ClientReport } from './client-report.schema.ts';
export type { Game, GameKey, GameTag, GameTypeGroup, Maintenance, OpenMode, Provider } from './entities.ts';
export {
  FIELD_REPORT_LIMITS,
  FIELD_REPORT_PATH,
  FIELD_REPORT_PROMPT_MS,
  type Vital,
} from './field-report.ts';
export { fieldReport, type FieldReport } from './field-report.schema.ts';
export {
  GENERAL_CODES,
  SUCCESS_CODE,
  decodeAnswer,
  encodePayload,
  readEnvelope,
  type Envelope,
} from './envelope.ts';
export { CallError, isCallError, isRefusal, type CallFailure } from './errors.ts';
export { decodeEvent, encodeEvent, type EventPayload, type LiveEvent } from './event.ts';
export * from './events.ts';
export * from './play-limits.ts';
export type { Image } from './fields.ts';
export { HEADERS, bearer, bearerToken, callUrl } from './headers.ts';
export { launchAddress, gameCodeOf, launchTokenOf, type GameView } from './launch.ts';
export { PAYMENT_HEADERS, PAYMENT_NOTICE_PATH, paymentNotice, type PaymentNotice } from './payment-notice.ts';
export { decodePayload, encodeAnswer, type Received } from './received.ts';
export { isForeignLogin, sessionName } from './session.ts';
export * from './calls/account.ts';
export * from './calls/activities.ts';
export * from './calls/agent.ts';
export * from './calls/agent-downline.ts';
export * from './calls/agent-links.ts';
export * from './calls/agent-money.ts';
export * from './calls/agent-statements.ts';
export * from './calls/announcements.ts';
export * from './calls/auth.ts';
export * from './calls/auth-logout.ts';
export * from './calls/auth-authenticator.ts';
export * from './calls/auth-passkeys.ts';
export * from './calls/auth-password.ts';
export * from './calls/auth-proof.ts';
export * from './calls/auth-captcha.ts';
export * from './calls/auth-registration.ts';
export * from './calls/auth-validation.ts';
export * from './calls/bank-accounts.ts';
export * from './calls/bonuses.ts';
export * from './calls/cashier.ts';
export * from './calls/live.ts';
export * from './calls/lobby.ts';
export * from './calls/lobby-detail.ts';
export * from './calls/member.ts';
export * from './calls/member-account.ts';
export * from './calls/money.ts';
export * from './calls/play.ts';
export * from './calls/preferences.ts';
export * from './calls/previews.ts';
export * from './calls/promotions.ts';
export * from './calls/provider.ts';
export * from './calls/push.ts';
export * from './calls/records.ts';
export * from './calls/auth-records.ts';
export * from './calls/lock.ts';
export * from './calls/responsible.ts';
export * from './calls/sessions.ts';
export * from './calls/site.ts';
export * from './calls/statement.ts';
export * from './calls/recommendation.ts';
export * from './calls/sponsors.ts';
export * from './calls/third-party.ts';
export * from './calls/site-tracking.ts';
export * from './calls/site-version.ts';
export * from './calls/site-template.ts';
export * from './calls/lists-games.ts';
export * from './calls/lists.ts';
export * from './calls/letters.ts';
export * from './calls/content.ts';
export * from './calls/visitor.ts';
export * from './calls/withdrawal.ts';
export * from './initial.ts';
export {
  initialData,
  type InitialData,
  type RefusedOverride,
  type RemoteOverride,
} from './initial.schema.ts';
export { LIVE_PARTS_PATH, liveParts, type LiveParts } from './live-parts.ts';
