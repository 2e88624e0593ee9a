import type { AnswerOf, signIn } from '@tessera/wire';

type Week = AnswerOf<typeof signIn>;

/** Returns the day that can be collected now; `undefined` once today's is. */
export function todayOf({ state, days }: Week): Week['days'][number] | undefined {
  return state === 'open' ? days.find(({ isClaimed }) => isClaimed === 0) : undefined;
}
