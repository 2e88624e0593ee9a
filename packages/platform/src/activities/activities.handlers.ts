import { toDecimal } from '@tessera/domain';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { tellCash } from '../money/tell-cash.ts';
import type { Services } from '../services.ts';
import { nextSiteDay, siteInstant } from '../site/calendar.ts';
import { claimableEnvelope, claimShares } from './red-envelope.ts';
import { prizesOf, remainingDraws, runningWheel } from './roulette.ts';
import { signInToday, signInWeek } from './sign-in.ts';
import { spinWheels } from './spin.ts';

type Calls =
  | 'redEnvelope'
  | 'redEnvelopePromotion'
  | 'roulette'
  | 'rouletteInfo'
  | 'rouletteSpin'
  | 'signIn'
  | 'signInClaim';

export function activityHandlers({ db, live }: Services): Pick<Handlers, Calls> {
  const claimShare = claimShares(db);
  const spin = spinWheels(db);

  return {
    async redEnvelopePromotion(_payload, { member }) {
      const envelope = await claimableEnvelope(db, member);
      return { envelope: envelope ? { id: envelope.id, endAt: siteInstant(envelope.endAt) } : null };
    },

    async redEnvelope({ id }, { member, operation, refuse }) {
      const claimed = await claimShare({ envelopeId: id, member, operation });
      if (!claimed) throw refuse('102');
      if (claimed.balance) tellCash(live, member, claimed.balance);
      return { cash: toDecimal(claimed.amount, member.currency) };
    },

    async roulette(_payload, { member }) {
      const wheel = await runningWheel(db, member.currency);
      if (!wheel) return { isOpen: 0, remainingDraws: 0 };
      return { isOpen: 1, remainingDraws: await remainingDraws(db, wheel, member.id, new Date()) };
    },

    async rouletteInfo(_payload, { member, refuse }) {
      const wheel = await runningWheel(db, member.currency);
      if (!wheel) throw refuse('2095101');
      const now = new Date();
      const prizes = await prizesOf(db, wheel);
      return {
        detail: {
          id: wheel.id,
          drawsPerDay: wheel.drawsPerDay,
          endAt: wheel.endAt && siteInstant(wheel.endAt),
          nextDrawsAt: siteInstant(nextSiteDay(now)),
        },
        prizeSettings: prizes.map(({ id, position, amount }) => ({
          prizeId: id,
          angle: (position * 360) / prizes.length,
          amount: toDecimal(amount, member.currency),
        })),
        remainingDraws: await remainingDraws(db, wheel, member.id, now),
      };
    },

    async rouletteSpin({ id }, { member, operation, refuse }) {
      const outcome = await spin({ member, wheelId: id, operation });
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      if (outcome.balance) tellCash(live, member, outcome.balance);
      return { prizeId: outcome.prizeId, remainingDraws: outcome.remainingDraws };
    },

    async signIn(_payload, { member }) {
      const now = new Date();
      const { state, streak, days } = await signInWeek(db, member, now);
      return {
        state,
        streak,
        days: days.map(({ day, reward, isClaimed }) => ({
          day,
          reward: toDecimal(reward, member.currency),
          isClaimed: flag(isClaimed),
        })),
        nextAt: siteInstant(nextSiteDay(now)),
      };
    },

    async signInClaim(_payload, { member, operation, refuse }) {
      const outcome = await signInToday(db, { member, operation }, new Date());
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      const { balance, day, reward, streak } = outcome;
      if (balance) tellCash(live, member, balance);
      return { day, streak, cash: toDecimal(reward, member.currency) };
    },
  };
}
