import { ROULETTE_REVEAL_MS, toDecimal } from '@tessera/domain';
import { spinCommitment } from '@tessera/domain/fairness';
import { CHANNELS, contentChanged, redEnvelopeDisplay, rouletteDisplay } from '@tessera/wire';
import { flag } from '../http/flag.ts';
import type { Context, Handlers } from '../http/handlers.ts';
import { tellCash } from '../money/tell-cash.ts';
import type { Services } from '../services.ts';
import { nextSiteDay, siteInstant } from '../site/calendar.ts';
import { visitorOf } from '../site/visitor.ts';
import { endedEnvelopes, presentEnvelope } from './envelope-fairness.ts';
import { claimableEnvelope, claimShares, isEnvelopeFor } from './red-envelope.ts';
import { isWheelFor, nextSpin, openPrizes, remainingDraws, runningWheel } from './roulette.ts';
import { segmentsOf } from './segments.ts';
import { signInToday, signInWeek } from './sign-in.ts';
import { spinWheels } from './spin.ts';

type Calls =
  | 'redEnvelope'
  | 'redEnvelopePromotion'
  | 'redEnvelopesEnded'
  | 'roulette'
  | 'rouletteInfo'
  | 'rouletteSpin'
  | 'signIn'
  | 'signInClaim';

export function activityHandlers({ db, inTurn, live }: Services): Pick<Handlers, Calls> {
  const claimShare = claimShares(db);
  const spin = spinWheels(db);

  /** Returns the wheel that runs for the caller of one of the wheel's calls. */
  async function wheelOf(context: Pick<Context<'roulette'>, 'member' | 'session'>) {
    const wheel = await runningWheel(db, context.member.currency);
    return wheel && (await isWheelFor(db, wheel, visitorOf(context))) ? wheel : undefined;
  }

  return {
    async redEnvelopePromotion(_payload, context) {
      const envelope = await claimableEnvelope(db, context.member, visitorOf(context));
      return {
        envelope: envelope ? await presentEnvelope(db, envelope) : null,
        now: siteInstant(new Date()),
      };
    },

    async redEnvelopesEnded(_payload, { member }) {
      return { list: await endedEnvelopes(db, member) };
    },

    async redEnvelope({ id }, context) {
      const { member, operation, refuse } = context;
      if (!(await isEnvelopeFor(db, id, visitorOf(context)))) throw refuse('102');
      const claimed = await claimShare({ envelopeId: id, member, operation });
      if (!claimed) throw refuse('102');
      if (claimed.balance) {
        tellCash(live, member, claimed.balance);
        live.toMember(member.id, redEnvelopeDisplay, {});
      }
      return { cash: toDecimal(claimed.amount, member.currency) };
    },

    async roulette(_payload, context) {
      const { member } = context;
      const wheel = await wheelOf(context);
      if (!wheel) return { isOpen: 0, remainingDraws: 0 };
      return { isOpen: 1, remainingDraws: await remainingDraws(db, wheel, member.id, new Date()) };
    },

    async rouletteInfo(_payload, context) {
      const { member, refuse } = context;
      const wheel = await wheelOf(context);
      if (!wheel) throw refuse('2095101');
      const now = new Date();
      const segments = segmentsOf(await openPrizes(db, wheel));
      return {
        detail: {
          id: wheel.id,
          drawsPerDay: wheel.drawsPerDay,
          endAt: wheel.endAt && siteInstant(wheel.endAt),
          nextDrawsAt: siteInstant(nextSiteDay(now)),
        },
        prizeSettings: segments.map(({ prize, angle, sweep }) => ({
          prizeId: prize.id,
          angle,
          sweep,
          amount: toDecimal(prize.amount, member.currency),
        })),
        remainingDraws: await remainingDraws(db, wheel, member.id, now),
        fairness: { hash: spinCommitment(await nextSpin(db, wheel, member.id)) },
      };
    },

    async rouletteSpin({ id, hash, words = '' }, context) {
      const { member, operation, refuse } = context;
      const running = await runningWheel(db, member.currency);
      if (running && !(await isWheelFor(db, running, visitorOf(context)))) throw refuse('2093102');
      const outcome = await inTurn(member.id, () => spin({ member, wheelId: id, hash, words, operation }));
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      // No browser of the member's may show the balance before its wheel has stopped.
      const { balance, prizeId, remainingDraws: left, fairness, isLastOne } = outcome;
      setTimeout(() => {
        if (balance) tellCash(live, member, balance);
        // The draws are fewer in the member's other tabs, and without a prize all members have other chances.
        live.toMember(member.id, rouletteDisplay, {});
        if (isLastOne) live.toChannel(CHANNELS.memberCurrency(member.currency), rouletteDisplay, {});
      }, ROULETTE_REVEAL_MS).unref();
      const amount = toDecimal(outcome.amount, member.currency);
      return { prizeId, amount, remainingDraws: left, ...(fairness && { fairness }) };
    },

    async signIn(_payload, context) {
      const { member } = context;
      const now = new Date();
      const { state, streak, days } = await signInWeek(db, { ...member, visitor: visitorOf(context) }, now);
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

    async signInClaim(_payload, context) {
      const { member, operation, refuse } = context;
      const signIn = { member: { ...member, visitor: visitorOf(context) }, operation };
      const outcome = await inTurn(member.id, () => signInToday(db, signIn, new Date()));
      if (outcome.kind === 'refused') throw refuse(outcome.code);
      const { balance, day, reward, streak } = outcome;
      if (balance) {
        tellCash(live, member, balance);
        live.toMember(member.id, contentChanged, { kind: 'activity' });
      }
      return { day, streak, cash: toDecimal(reward, member.currency) };
    },
  };
}
