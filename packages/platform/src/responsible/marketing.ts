import { mayShow } from '@tessera/domain';
import type { Member } from '../db/schema/members.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { settingsOf } from './settings.ts';

type MarketingCalls =
  | 'bonusOptIn'
  | 'bulletinMember'
  | 'missionList'
  | 'redEnvelope'
  | 'redEnvelopePromotion'
  | 'roulette'
  | 'rouletteInfo'
  | 'rouletteSpin'
  | 'signIn'
  | 'signInClaim';
type Marketing = Pick<Handlers, MarketingCalls>;

/** The same calls, where nothing is going on for a member who takes a break from play. */
export function withholdMarketing({ db }: Pick<Services, 'db'>, open: Marketing): Marketing {
  const takesBreak = async ({ id, status }: Pick<Member, 'id' | 'status'>): Promise<boolean> => {
    const { exclusion } = await settingsOf(db, id, new Date());
    return !mayShow('offer', { exclusion: exclusion?.kind, isClosed: status !== 'active' });
  };

  return {
    async bulletinMember(payload, context) {
      return (await takesBreak(context.member))
        ? { list: [], displayFrequency: 0 }
        : open.bulletinMember(payload, context);
    },

    async bonusOptIn(payload, context) {
      if (await takesBreak(context.member)) throw context.refuse('102');
      return open.bonusOptIn(payload, context);
    },

    async missionList(payload, context) {
      return (await takesBreak(context.member)) ? { list: [] } : open.missionList(payload, context);
    },

    async redEnvelopePromotion(payload, context) {
      return (await takesBreak(context.member))
        ? { envelope: null }
        : open.redEnvelopePromotion(payload, context);
    },

    async redEnvelope(payload, context) {
      if (await takesBreak(context.member)) throw context.refuse('102');
      return open.redEnvelope(payload, context);
    },

    async roulette(payload, context) {
      return (await takesBreak(context.member))
        ? { isOpen: 0, remainingDraws: 0 }
        : open.roulette(payload, context);
    },

    async rouletteInfo(payload, context) {
      if (await takesBreak(context.member)) throw context.refuse('2095101');
      return open.rouletteInfo(payload, context);
    },

    async rouletteSpin(payload, context) {
      if (await takesBreak(context.member)) throw context.refuse('2093102');
      return open.rouletteSpin(payload, context);
    },

    async signIn(payload, context) {
      const week = await open.signIn(payload, context);
      return (await takesBreak(context.member)) ? { ...week, state: 'noopen' } : week;
    },

    async signInClaim(payload, context) {
      if (await takesBreak(context.member)) throw context.refuse('102');
      return open.signInClaim(payload, context);
    },
  };
}
