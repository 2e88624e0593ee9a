import { eq } from 'drizzle-orm';
import { missions } from '../../db/schema/bonuses.ts';
import { games } from '../../db/schema/catalogue.ts';
import { audienceOf, audienceOptions } from '../audience.ts';
import type { Command, Work } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { needed } from '../given.ts';
import { SCHEDULE } from '../schedule.ts';

const KINDS = ['rounds', 'hall', 'streak'] as const;
const MOST_GOAL = 100_000;
const MOST_CENTS = 100_000;
/** Guests play for nothing. */
const AUDIENCE = ['currencies', 'grades', 'device'] as const;

/** Something to do for a reward: rounds to play, rounds in one hall, or days in a row. */
const mission: ContentKind = {
  noun: 'mission',
  table: missions,
  options: {
    kind: { type: 'string', value: KINDS.join(' | '), says: 'what there is to do' },
    goal: { type: 'string', value: '<number>', says: 'how many rounds, or days in a row' },
    hall: { type: 'string', value: '<id>', says: 'of the kind hall: where the rounds are played' },
    'usd-cents': {
      type: 'string',
      value: '<number>',
      says: 'the reward; other currencies at the house’s fixed rate',
    },
    daily: { type: 'boolean', says: 'it begins again each day; not for days in a row' },
    ...SCHEDULE,
    ...audienceOptions(...AUDIENCE),
  },
  preview: 'mission',
  read: (given) =>
    givenOnly({
      kind: given.choice('kind', KINDS),
      goal: given.number('goal', { from: 1, to: MOST_GOAL }),
      hallId: given.id('hall'),
      usdCents: given.number('usd-cents', { from: 1, to: MOST_CENTS }),
      isDaily: given.flag('daily') ? true : undefined,
      startAt: given.instant('start'),
      endAt: given.instant('end'),
      audience: audienceOf(given, ...AUDIENCE),
    }),
  fresh(given, now) {
    for (const name of ['kind', 'goal', 'usd-cents']) needed(given.text(name), name);
    return { hallId: null, isDaily: false, startAt: now };
  },
  async check({ kind, hallId, isDaily }, work) {
    if ((kind === 'hall') !== (hallId !== null)) {
      throw new OperatorFailure('--hall is for --kind hall, which needs it.');
    }
    if (hallId !== null) await requireHall(work, hallId as number);
    if (isDaily && kind === 'streak') throw new OperatorFailure('--daily is not for days in a row.');
  },
  notices: told('activity'),
  line({ kind, hallId, goal, isDaily, usdCents }) {
    const where = hallId === null ? '' : ` ${String(hallId)}`;
    return `${String(kind)}${where}  ${String(goal)}${isDaily ? ' a day' : ''}  ${String(usdCents)} US cents`;
  },
};

async function requireHall({ tx }: Work, hallId: number): Promise<void> {
  const [game] = await tx.select({ id: games.id }).from(games).where(eq(games.hallId, hallId)).limit(1);
  if (game) return;
  const halls = await tx.selectDistinct({ id: games.hallId }).from(games).orderBy(games.hallId);
  const known = halls.map(({ id }) => id).join(', ');
  throw new OperatorFailure(`--hall "${hallId}" has no games; there are ${known}`);
}

export const missionCommands: readonly Command[] = contentCommands(mission);
