import { inArray } from 'drizzle-orm';
import type { Audience } from '../db/audience.ts';
import { memberGrades } from '../db/schema/members.ts';
import type { Option, Work } from './command.ts';
import { OperatorFailure } from './failure.ts';
import type { Given } from './given.ts';

/** Whom a command is for, on its line. What is given replaces the whole audience. */

const OPTIONS = {
  visitors: {
    for: { type: 'string', value: 'guests | members', says: 'only for them' },
  },
  currencies: {
    currency: {
      type: 'string',
      multiple: true,
      value: '<code>',
      says: 'only for this currency; may be repeated',
    },
  },
  grades: {
    grade: {
      type: 'string',
      multiple: true,
      value: '<id>',
      says: 'only for members of this grade; may be repeated',
    },
  },
  device: {
    device: { type: 'string', value: 'desktop | mobile', says: 'only on it' },
  },
} as const satisfies Readonly<Record<keyof Audience, Readonly<Record<string, Option>>>>;

const EVERYBODY: Option = {
  type: 'boolean',
  says: 'for everybody again: takes back what was said of an audience',
};

/** The options by which a command is given these parts of an audience. */
export function audienceOptions(...parts: readonly (keyof Audience)[]): Readonly<Record<string, Option>> {
  return Object.assign({ everybody: EVERYBODY }, ...parts.map((part) => OPTIONS[part])) as Readonly<
    Record<string, Option>
  >;
}

/** @returns the audience, `null` for everybody, `undefined` where nothing is said of it */
export function audienceOf(given: Given, ...parts: readonly (keyof Audience)[]): Audience | null | undefined {
  const has = (part: keyof Audience) => parts.includes(part);
  const visitors = has('visitors') ? given.choice('for', ['guests', 'members']) : undefined;
  const currencies = has('currencies') ? given.currencies('currency') : undefined;
  const grades = has('grades') ? given.ids('grade') : undefined;
  const device = has('device') ? given.choice('device', ['desktop', 'mobile']) : undefined;
  const audience: Audience = {
    ...(visitors && { visitors }),
    ...(currencies && { currencies }),
    ...(grades && { grades }),
    ...(device && { device }),
  };
  const isSaid = Object.keys(audience).length > 0;
  if (given.flag('everybody')) {
    if (!isSaid) return null;
    throw new OperatorFailure('--everybody takes an audience back: give it without one.');
  }
  if (visitors === 'guests' && grades) {
    throw new OperatorFailure('Guests have no grade: give --for guests or --grade, not both.');
  }
  return isSaid ? audience : undefined;
}

/** @throws OperatorFailure that lists the grades, where one is not of this site */
export async function requireGrades({ tx }: Work, audience: Audience | null | undefined): Promise<void> {
  const grades = audience?.grades;
  if (!grades) return;
  const rows = await tx
    .select()
    .from(memberGrades)
    .where(inArray(memberGrades.id, [...grades]));
  const unknown = grades.find((grade) => !rows.some(({ id }) => id === grade));
  if (unknown === undefined) return;
  const all = await tx.select().from(memberGrades).orderBy(memberGrades.id);
  const known = all.map(({ id, name }) => `${id} (${name.en_US})`).join(', ');
  throw new OperatorFailure(`--grade "${unknown}" is no grade of the site; there are ${known}`);
}

/** An audience as a list shows it. */
export function audienceInWords(audience: Audience | null | undefined): string {
  if (!audience) return '';
  const { visitors, currencies = [], grades = [], device } = audience;
  const parts = [visitors, ...currencies, ...grades.map((grade) => `grade ${grade}`), device];
  return `for ${parts.filter((part) => part !== undefined).join(', ')}`;
}
