import { PLATFORM_CODE } from '@tessera/domain';
import { writeInfo } from '@tessera/wire';
import { asc } from 'drizzle-orm';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { keepPace } from '../http/pace.ts';
import { registerFields } from '../db/schema/site.ts';
import { closeGames } from '../play/launch.ts';
import type { Services } from '../services.ts';
import { ENTRY_CODE_LIFE_S } from './entry-codes.ts';
import { logIn } from './login.ts';
import { checkFields } from './registration-rules.ts';
import { registerMember } from './register.ts';
import { startSession } from './start-session.ts';

type Calls =
  | 'captcha'
  | 'entryCode'
  | 'infoData'
  | 'login'
  | 'logout'
  | 'register'
  | 'registerSettings'
  | 'registerVerification';

/** An entry code comes without a login form, and says nothing of the browser that brings it. */
const UNTOLD_DEVICE = { device: PLATFORM_CODE.desktop, system: '', browser: '', udid: '' };

/** Of one address, which a household may share; who is faster waits a second (spec §4 Captcha, code 101). */
const CAPTCHA_BURST = 20;
const CAPTCHAS_PER_SECOND = 5;

export function authHandlers(services: Services): Pick<Handlers, Calls> {
  const { captchas, db, entryCodes, sessions, settings } = services;
  const pace = keepPace({
    burst: CAPTCHA_BURST * settings.rateLimitFactor,
    perSecond: CAPTCHAS_PER_SECOND * settings.rateLimitFactor,
  });

  return {
    async captcha({ type }, { address, refuse }) {
      if (!pace(address, Date.now())) throw refuse('101');
      const { token, picture } = await captchas.make(type);
      return { token, captcha: picture };
    },

    async entryCode(_payload, { session }) {
      return { enc: await entryCodes.make(session.id), expiresInS: ENTRY_CODE_LIFE_S };
    },

    async infoData({ enc }, context) {
      const member = await entryCodes.redeem(enc);
      if (!member) throw context.refuse('101');
      return writeInfo(await startSession(services, member, UNTOLD_DEVICE, context));
    },

    login: (payload, context) => logIn(services, payload, context),

    async logout(_payload, { session }) {
      await closeGames(db, { sessionId: session.id });
      await sessions.end(session.id);
      return {};
    },

    register: (payload, context) => registerMember(services, payload, context),

    async registerSettings() {
      const rows = await db
        .select()
        .from(registerFields)
        .orderBy(asc(registerFields.currency), asc(registerFields.position));
      return {
        list: rows.map((row) => ({
          name: row.name,
          currency: row.currency,
          isDisplay: flag(row.isDisplay),
          isRequired: flag(row.isRequired),
          isUnique: flag(row.isUnique),
          isMemberCenter: flag(row.isMemberCenter),
          isVerification: flag(row.isVerification),
        })),
      };
    },

    async registerVerification(payload, { refuse }) {
      const failure = await checkFields(db, payload);
      if (failure) throw refuse(failure);
      return {};
    },
  };
}
