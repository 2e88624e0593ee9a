import { PLATFORM_CODE } from '@tessera/domain';
import { encodeInfo } from '@tessera/wire';
import type { Handlers } from '../http/handlers.ts';
import { networkOf } from '@tessera/server/network';
import { closeGames } from '../play/launch.ts';
import { unauthorised } from '../http/refusal.ts';
import { orShut } from '../responsible/refusals.ts';
import type { Services } from '../services.ts';
import { ruleAgainst } from './address-rules.ts';
import { captchaPlaceholder } from './captcha.texts.ts';
import { isCaptchaNeeded } from './captcha-need.ts';
import { validateTwice } from './double-validation.ts';
import { ENTRY_CODE_LIFE_S } from './entry-codes.ts';
import { logInWithHistory } from './login.ts';
import { logInForRecords } from './records/login-records.ts';
import { orOutdated } from './outdated.ts';
import { workAfter } from './proof-of-work.ts';
import { inWords } from './refusal.texts.ts';
import { startSession } from './start-session.ts';
import { resetTransferred, verifyTransfer } from './transfer.ts';

type Calls =
  | 'captcha'
  | 'captchaNeed'
  | 'doubleValidation'
  | 'doubleValidationSkip'
  | 'entryCode'
  | 'infoData'
  | 'login'
  | 'loginRecords'
  | 'logout'
  | 'proofOfWork'
  | 'transferReset'
  | 'transferVerify';

/** An entry code comes without a login form, and says nothing of the browser that brings it. */
const UNTOLD_DEVICE = { device: PLATFORM_CODE.desktop, system: '', browser: '', udid: '' };

/** Of one address, which a household may share; who is faster waits a second (spec §4 Captcha, code 101). */
export const CAPTCHA_BURST = 20;
export const CAPTCHAS_PER_SECOND = 5;

export function authHandlers(services: Services): Pick<Handlers, Calls> {
  const { captchas, db, entryCodes, networkFailures, pendingLogins, sessions, settings, shared } = services;
  const pace = {
    burst: CAPTCHA_BURST * settings.rateLimitFactor,
    perSecond: CAPTCHAS_PER_SECOND * settings.rateLimitFactor,
  };

  const mayAsk = (address: string) => shared.counters.take(`captcha ${networkOf(address)}`, pace);

  return {
    async captcha({ type }, { address, language, refuse }) {
      if (!(await mayAsk(address))) throw refuse('101');
      const { token, picture } = await captchas.make(type);
      return { token, captcha: picture, placeholder: captchaPlaceholder(language) };
    },

    async captchaNeed({ udid = '', type = 1 }, { address }) {
      return { captcha: (await isCaptchaNeeded(services, type, { address, udid })) ? 1 : 0 };
    },

    async proofOfWork({ type }, { address, refuse }) {
      if (!(await mayAsk(address))) throw refuse('101');
      return captchas.makeWork(type, workAfter(await networkFailures.recent(address)));
    },

    doubleValidation: (payload, context) => validateTwice(services, payload, context),

    async doubleValidationSkip({ memberLoginId }, context) {
      const next = await pendingLogins.skip(memberLoginId);
      if (!next) throw inWords(context, '101', 'loginOver');
      return next;
    },

    async entryCode(_payload, { session }) {
      const enc = await entryCodes.make(session.id);
      if (enc === undefined) throw unauthorised();
      return { enc, expiresInS: ENTRY_CODE_LIFE_S };
    },

    async infoData({ enc }, context) {
      if (await ruleAgainst(db, context.address)) throw context.refuse('101');
      const redeemed = await entryCodes.redeem(enc);
      if (!redeemed) throw context.refuse('101');
      const { member, sessionId: from } = redeemed;
      // The code comes from a session, which may be stolen: it proves nothing by itself.
      const start = startSession(services, member, UNTOLD_DEVICE, context, { isProved: false, from });
      const inTime = orOutdated(start, () => context.refuse('101'));
      return encodeInfo(
        await orShut(inTime, {
          services,
          memberId: member.id,
          language: context.language,
          excluded: '101',
          closed: '101',
          isProved: false,
        }),
      );
    },

    login: (payload, context) => logInWithHistory(services, payload, context),

    loginRecords: (payload, context) => logInForRecords(services, payload, context),

    async logout(_payload, { session }) {
      await closeGames(db, { sessionId: session.id });
      await sessions.end(session.id);
      return {};
    },

    transferReset: (payload, context) => resetTransferred(services, payload, context),

    transferVerify: (payload, context) => verifyTransfer(services, payload, context),
  };
}
