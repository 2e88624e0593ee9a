import { toDecimal, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import { exclusionRefusal, playRestriction, toWire } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { Refusal } from '../http/refusal.ts';
import { SITE_TIME_ZONE } from '../site/calendar.ts';
import { SelfExcluded } from './exclusions.ts';
import { Restricted, type PlayRestriction } from './guard.ts';
import { RESTRICTION_TEXTS } from './restriction.texts.ts';
import type { Exclusion } from './settings.ts';

type RestrictionText = keyof typeof RESTRICTION_TEXTS;

const TEXT_OF: Readonly<Record<PlayRestriction['kind'], RestrictionText>> = {
  self_exclusion: 'selfExcluded',
  time_out: 'timeOut',
  loss_limit: 'lossLimit',
  wager_limit: 'wagerLimit',
  reality_check: 'realityCheck',
};

/** The restriction as the data of a refusal, in the wire's names. */
export function restrictionData(
  { kind, until, remaining }: PlayRestriction,
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

/** `May 1, 2026 at 8:00 PM GMT-4`, as the language writes it. */
const onSiteClock = (at: Date, language: LocaleCode): string =>
  new Intl.DateTimeFormat(language.replace('_', '-'), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: SITE_TIME_ZONE,
    timeZoneName: 'short',
  }).format(at);

/** Codes of the calls that open a game for money. */
export type LaunchRestrictionCode = '961' | '962' | '963';

const LAUNCH_CODES: Readonly<Record<PlayRestriction['kind'], LaunchRestrictionCode>> = {
  self_exclusion: '961',
  time_out: '961',
  loss_limit: '962',
  wager_limit: '962',
  reality_check: '963',
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
    if (!(error instanceof Restricted)) throw error;
    const { restriction } = error;
    const message = words(TEXT_OF[restriction.kind], restriction.until, language);
    const data = restrictionData(restriction, member.currency);
    throw new Refusal(LAUNCH_CODES[restriction.kind], message, { data });
  }
}

/**
 * Lets a login through, or refuses it to who is excluded, in words.
 * @param code of the call that logs in
 * @throws Refusal
 */
export async function orSelfExcluded<T>(login: Promise<T>, language: LocaleCode, code: string): Promise<T> {
  try {
    return await login;
  } catch (error) {
    if (!(error instanceof SelfExcluded)) throw error;
    const { exclusion } = error;
    const data = toWire(exclusionRefusal, { exclusion: presentExclusion(exclusion) });
    throw new Refusal(code, words('selfExcluded', exclusion.until, language), { data });
  }
}
