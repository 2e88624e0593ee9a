import { isDecimal, JURISDICTION_RULES, toDecimal, toMinor, type CurrencyCode } from '@tessera/domain';
import {
  profileUpdated,
  type Calls as WireCalls,
  type AnswerInputOf,
  type LimitKind,
  type LimitPeriod,
  type ResponsibleLimit,
} from '@tessera/wire';
import { lockData } from '../auth/lock-refusal.ts';
import { isPassword } from '../auth/passwords.ts';
import type { Member } from '../db/schema/members.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { provePassword } from '../member/prove-password.ts';
import { malformed, unauthorised } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import type { Session } from '../sessions/sessions.ts';
import { changesOf, MEMBER, noteChange } from './changes.ts';
import { beginExclusion, exclusionFrom, selfExclusionLengths } from './exclusions.ts';
import { mustRead, noteRead } from './information.ts';
import { limitsOf } from './overview.ts';
import { acknowledgeCheck, positionOf } from './reality-check.ts';
import { presentExclusion } from './refusals.ts';
import { cancelPending, setLimit } from './set-limit.ts';
import { saveSettings, settingsOf } from './settings.ts';

type Calls =
  | 'responsible'
  | 'responsibleExclude'
  | 'responsibleHistory'
  | 'responsibleInformationRead'
  | 'responsibleLimit'
  | 'responsibleLimitCancel'
  | 'responsibleRealityCheck'
  | 'responsibleRealityCheckAcknowledge'
  | 'responsibleRealityCheckSet'
  | 'responsibleTimeOut';

const HOUR_MS = 3_600_000;
/** More than any balance. */
const MAX_MINOR = 10n ** 15n;

export function responsibleHandlers(services: Services): Pick<Handlers, Calls> {
  const { captchas, db, inTurn, live, lockout, networkFailures, sessions, settings: site } = services;
  const law = JURISDICTION_RULES[site.jurisdiction];
  const exclusionLengths = selfExclusionLengths(law.shortestExclusionMonths);

  /** The member's other pages show it, too. */
  const tellPages = ({ id }: Member) => live.toMember(id, profileUpdated, {});

  const inMembersTurn = <T>({ id }: Member, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    inTurn(id, () => serializable(db, work));

  async function present(member: Member, kind: LimitKind, period: LimitPeriod): Promise<ResponsibleLimit> {
    const { limits } = await limitsOf(db, member, new Date());
    const limit = limits.find((one) => one.kind === kind && one.period === period);
    if (!limit) throw new Error(`there is no ${kind} limit of a ${period}`);
    return limit;
  }

  async function realityCheckOf(
    member: Member,
    session: Session,
  ): Promise<AnswerInputOf<WireCalls['responsibleRealityCheck']>> {
    const now = new Date();
    const { realityCheck } = await settingsOf(db, member.id, now);
    const position = await positionOf(db, { memberId: member.id, sessionId: session.id }, realityCheck);
    const write = (amount: bigint) => toDecimal(amount, member.currency);
    const { startedAt, playSeconds, wagered, won, deposited, dueAt } = position;
    return {
      minutes: realityCheck.minutes,
      startedAt: startedAt.toISOString(),
      playSeconds,
      wagered: write(wagered),
      won: write(won),
      net: write(won - wagered),
      deposited: write(deposited),
      dueAt: dueAt?.toISOString() ?? null,
      isDue: flag(dueAt !== null && dueAt <= now),
    };
  }

  return {
    async responsible(_payload, { member, session }) {
      const { settings, limits } = await limitsOf(db, member, new Date());
      return {
        currency: member.currency,
        limits,
        exclusion: settings.exclusion ? presentExclusion(settings.exclusion) : null,
        realityCheckMinutes: settings.realityCheck.minutes,
        rules: {
          jurisdiction: site.jurisdiction,
          loosenAfterHours: law.loosenAfterHours,
          selfExclusionLengths: exclusionLengths,
          invitations: [...law.invitations],
          mustRead: flag(await mustRead(db, law, member.id)),
        },
        isRecordsOnly: flag(session.scope === 'records'),
      };
    },

    async responsibleLimit({ kind, period, amount }, { member }) {
      const wanted = { kind, period, amount: amount === null ? null : minorOf(amount, member.currency) };
      await inMembersTurn(member, (tx) =>
        setLimit(tx, member, wanted, MEMBER, new Date(), law.loosenAfterHours * HOUR_MS),
      );
      tellPages(member);
      return { limit: await present(member, kind, period) };
    },

    async responsibleLimitCancel({ kind, period }, { member, refuse }) {
      const cancelled = await inMembersTurn(member, (tx) =>
        cancelPending(tx, member, { kind, period }, MEMBER, new Date()),
      );
      if (!cancelled) throw refuse('101');
      tellPages(member);
      return { limit: await present(member, kind, period) };
    },

    async responsibleTimeOut({ length }, { member, refuse }) {
      const wanted = exclusionFrom(length, new Date());
      const { exclusion, isNew } = await inMembersTurn(member, (tx) =>
        beginExclusion(tx, member.id, wanted, MEMBER),
      );
      if (!isNew) throw refuse('102');
      tellPages(member);
      return { exclusion: presentExclusion(exclusion) };
    },

    async responsibleExclude({ length, password, captchaToken, captchaAnswer }, context) {
      const { address, member, refuse, session } = context;
      if (!exclusionLengths.includes(length)) throw refuse('104');
      // An exclusion cannot be undone, so an unattended page is not enough to order one.
      const proof = await provePassword(lockout, member, password, address);
      if (proof === 'wrong') throw refuse('101');
      if (proof !== 'proved') {
        // A lock must never keep a member from excluding themselves: a captcha takes the lock's place.
        if (captchaToken === undefined || captchaAnswer === undefined) throw refuse('103', lockData(proof));
        if (!(await captchas.redeem(1, captchaToken, captchaAnswer))) throw refuse('105');
        // Guesses are counted all the same. They end the session, not the account: its member logs in and excludes.
        const guess = { subject: { kind: 'exclusion', sessionId: session.id }, address } as const;
        if (await lockout.attempt(guess)) {
          await sessions.end(session.id);
          throw unauthorised();
        }
        if (!(await isPassword(member.passwordHash, password))) {
          await networkFailures.note(address);
          throw refuse('101');
        }
      }
      const wanted = exclusionFrom(length, new Date());
      const { exclusion } = await inMembersTurn(member, (tx) =>
        beginExclusion(tx, member.id, wanted, MEMBER),
      );
      return { exclusion: presentExclusion(exclusion) };
    },

    async responsibleHistory(page, { member }) {
      const { list, totalCount } = await changesOf(db, member.id, page);
      return {
        list: list.map(({ id, at, by, subject, limitKind, limitPeriod, before, after, effectiveAt }) => ({
          id,
          at: at.toISOString(),
          by,
          subject,
          limit: limitKind && limitPeriod && { kind: limitKind, period: limitPeriod },
          before,
          after,
          effectiveAt: effectiveAt.toISOString(),
        })),
        totalCount,
      };
    },

    async responsibleInformationRead(_payload, { member }) {
      await noteRead(db, member.id, new Date());
      return {};
    },

    responsibleRealityCheck: (_payload, { member, session }) => realityCheckOf(member, session),

    async responsibleRealityCheckSet({ minutes }, { member, session }) {
      await inMembersTurn(member, async (tx) => {
        const now = new Date();
        const { realityCheck } = await settingsOf(tx, member.id, now);
        if (realityCheck.minutes === minutes) return;
        await saveSettings(tx, member.id, { realityCheckMinutes: minutes, realityCheckSince: now });
        const change = {
          subject: 'reality_check',
          before: String(realityCheck.minutes),
          after: String(minutes),
          effectiveAt: now,
        } as const;
        await noteChange(tx, member.id, MEMBER, change, now);
      });
      tellPages(member);
      return realityCheckOf(member, session);
    },

    async responsibleRealityCheckAcknowledge(_payload, { member, session }) {
      await acknowledgeCheck(db, session.id, new Date());
      return realityCheckOf(member, session);
    },
  };
}

function minorOf(amount: string, currency: CurrencyCode): bigint {
  if (!isDecimal(amount, currency)) throw malformed('amount', `is finer than ${currency} allows`);
  const minor = toMinor(amount, currency);
  if (minor > MAX_MINOR) throw malformed('amount', 'is too large');
  return minor;
}
