import type { Refusal } from '../http/refusal.ts';

/** What a login rests on is no longer so: another password was set, or the session of its entry code is over. */
export class LoginOutdated extends Error {
  override readonly name = 'LoginOutdated';
}

/** Lets a login through, or refuses it where it is outdated. @throws Refusal */
export async function orOutdated<T>(
  start: Promise<T>,
  refusal: () => Refusal | Promise<Refusal>,
): Promise<T> {
  try {
    return await start;
  } catch (error) {
    if (error instanceof LoginOutdated) throw await refusal();
    throw error;
  }
}
