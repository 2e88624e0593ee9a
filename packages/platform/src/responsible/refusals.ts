import { toDecimal, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import { playRestriction, shutRefusal, toWire } from '@tessera/wire';
import { wordsOfRefusal } from '../auth/refusal.texts.ts';
import { inLanguage } from '../db/columns.ts';
import { Refusal } from '../http/refusal.ts';
import { onSiteClock } from '../site/on-site-clock.ts';
import type { Services } from '../services.ts';
import { AccountClosed, SelfExcluded } from './exclusions.ts';
import { LaunchRestricted, Restricted, type LaunchRestriction } from './guard.ts';
import { RESTRICTION_TEXTS } from './restriction.texts.ts';
import type { Exclusion } from './settings.ts';

type RestrictionText = keyof typeof RESTRICTION_TEXTS;

const TEXT_OF: Readonly<Record<LaunchRestriction['kind'], RestrictionText>> = {
  self_exclusion: 'selfExcluded',
  time_out: 'timeOut',
  loss_limit: 'lossLimit',
  wager_limit: 'wagerLimit',
  reality_check: 'realityCheck',
  information: 'information',
  hall: 'hall',
};

/** The restriction as the data of a refusal, in the wire's names. */
export function restrictionData(
  { kind, until, remaining }: LaunchRestriction,
  currency: CurrencyCode,
): unknown {
  return toWire(playRestriction, {
    kind,
    until: until?.toISOString() ?? null,
    remaining: remaining === undefined ? null : toDecimal(remaining, currency),
  });
}

/** The exclusion as the wire shows it. */
export const presentExclusion = ({ kind, from, until }: Exclusion) => ({
  kind,
  from: from.toISOString(),
  until: until?.toISOString() ?? null,
});

function words(text: RestrictionText, until: Date | null, language: LocaleCode): string {
  const shown = text === 'selfExcluded' && until === null ? 'selfExcludedForGood' : text;
  return inLanguage(RESTRICTION_TEXTS[shown], language).replace('{until}', () =>
    until ? onSiteClock(until, language) : '',
  );
}

/** Codes of the calls that open a game for money. */
export type LaunchRestrictionCode = '961' | '962' | '963' | '964' | '965';

const LAUNCH_CODES: Readonly<Record<LaunchRestriction['kind'], LaunchRestrictionCode>> = {
  self_exclusion: '961',
  time_out: '961',
  loss_limit: '962',
  wager_limit: '962',
  reality_check: '963',
  information: '964',
  hall: '965',
};

interface Asked {
  readonly member: { readonly currency: CurrencyCode };
  readonly language: LocaleCode;
}

/** Lets a launch through, or refuses it in the member's language. @throws Refusal */
export async function orRestricted<T>(launch: Promise<T>, { member, language }: Asked): Promise<T> {
  try {
    return await launch;
  } catch (error) {
    if (!(error instanceof Restricted || error instanceof LaunchRestricted)) throw error;
    const { restriction } = error;
    const message = words(TEXT_OF[restriction.kind], restriction.until, language);
    const data = restrictionData(restriction, member.currency);
    throw new Refusal(LAUNCH_CODES[restriction.kind], message, { data });
  }
}

interface Login {
  readonly services: Pick<Services, 'recordsTickets'>;
  readonly memberId: number;
  /** That the login's password was checked against; `undefined`: the login was by something else. */
  readonly passwordHash?: string | undefined;
  readonly language: LocaleCode;
  /** Of the call that logs in, for an exclusion. */
  readonly excluded: string;
  /** Of the call that logs in, for a closed account. */
  readonly closed: string;
  /** `false`: the login proves nothing, so that it opens no records either. */
  readonly isProved?: boolean;
}

/**
 * Lets a login through, or refuses it to a member who is excluded or has closed the account, in words. The refusal carries a
 * ticket for a records-only session.
 * @throws Refusal, LoginOutdated
 */
export async function orShut<T>(start: Promise<T>, login: Login): Promise<T> {
  try {
    return await start;
  } catch (error) {
    const exclusion = error instanceof SelfExcluded ? error.exclusion : undefined;
    if (!exclusion && !(error instanceof AccountClosed)) throw error;
    const { services, memberId, passwordHash, language, excluded, closed, isProved = true } = login;
    const data = toWire(shutRefusal, {
      exclusion: exclusion ? presentExclusion(exclusion) : null,
      recordsTicket: isProved ? await services.recordsTickets.make({ memberId, passwordHash }) : null,
    });
    if (exclusion) throw new Refusal(excluded, words('selfExcluded', exclusion.until, language), { data });
    throw new Refusal(closed, wordsOfRefusal('accountDisabled', language), { data });
  }
}
