import type { AnswerOf, signIn } from '@tessera/wire';

type Week = AnswerOf<typeof signIn>;

/** Returns the day that can be collected now; `undefined` once today's is. */
export function todayOf({ state, days }: Week): Week['days'][number] | undefined {
  return state === 'open' ? days.find(({ isClaimed }) => isClaimed === 0) : undefined;
}

/** Returns the day of the biggest reward, the last of equal ones; `undefined` where all are equal. */
export function bestOf({ days }: Pick<Week, 'days'>): Week['days'][number] | undefined {
  const rewards = days.map(({ reward }) => Number(reward));
  const biggest = Math.max(...rewards);
  if (rewards.every((reward) => reward === biggest)) return undefined;
  return days.findLast(({ reward }) => Number(reward) === biggest);
}
