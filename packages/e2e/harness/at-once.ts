/**
 * Does two things side by side, of which each keeps one core busy.
 * @throws what made one of them fail, once both have ended, so that nothing goes on behind who clears up after it
 */
export async function atOnce<A, B>(one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
  const started = [one(), other()] as const;
  await Promise.allSettled(started);
  return Promise.all(started);
}
