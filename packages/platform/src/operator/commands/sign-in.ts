import { signInCalendars } from '../../db/schema/activities.ts';
import { audienceOf, audienceOptions } from '../audience.ts';
import type { Command } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { Given } from '../given.ts';
import { SCHEDULE } from '../schedule.ts';

const DAYS = 7;
const MOST_CENTS = 100_000;
/** Guests do not sign in. */
const AUDIENCE = ['currencies', 'grades', 'device'] as const;

/** The daily sign-in: what the days of a week pay. Of several that run, the one that started last counts. */
const calendar: ContentKind = {
  noun: 'calendar',
  plural: 'sign-in',
  table: signInCalendars,
  options: {
    'usd-cents': {
      type: 'string',
      multiple: true,
      value: '<number>',
      says: `the reward of a day, ${DAYS} times, the first day first; other currencies at the house’s fixed rate`,
    },
    ...SCHEDULE,
    ...audienceOptions(...AUDIENCE),
  },
  preview: 'signIn',
  read: (given) =>
    givenOnly({
      rewards: rewardsOf(given),
      startAt: given.instant('start'),
      endAt: given.instant('end'),
      audience: audienceOf(given, ...AUDIENCE),
    }),
  fresh(given, now) {
    if (!rewardsOf(given)) throw new OperatorFailure(`--usd-cents is missing: give it ${DAYS} times.`);
    return { startAt: now };
  },
  notices: told('activity'),
  line: ({ rewards }) => `${(rewards as readonly number[]).join(', ')} US cents`,
};

function rewardsOf(given: Given): number[] | undefined {
  const texts = given.texts('usd-cents');
  if (texts.length === 0) return undefined;
  if (texts.length !== DAYS) {
    throw new OperatorFailure(
      `--usd-cents was given ${texts.length} times: give it ${DAYS} times, once a day.`,
    );
  }
  return texts.map(
    (text) => new Given({ 'usd-cents': text }).number('usd-cents', { from: 1, to: MOST_CENTS }) ?? 0,
  );
}

export const signInCommands: readonly Command[] = contentCommands(calendar);
