import { asc } from 'drizzle-orm';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { keepPace } from '../http/pace.ts';
import { registerFields } from '../db/schema/site.ts';
import { closeGames } from '../play/launch.ts';
import type { Services } from '../services.ts';
import { logIn } from './login.ts';
import { checkFields } from './registration-rules.ts';
import { registerMember } from './register.ts';

type Calls = 'captcha' | 'login' | 'logout' | 'register' | 'registerSettings' | 'registerVerification';

/** Of one address, which a household may share; who is faster waits a second (spec §4 Captcha, code 101). */
const CAPTCHA_BURST = 20;
const CAPTCHAS_PER_SECOND = 5;

export function authHandlers(services: Services): Pick<Handlers, Calls> {
  const { captchas, db, sessions, settings } = services;
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
