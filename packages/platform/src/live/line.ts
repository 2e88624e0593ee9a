/**
 * Runs one socket's requests one after the other: an `unsubscribe` must not overtake the `subscribe` before it, and
 * a socket that sends thousands must not have thousands of questions to the database at once.
 * @param most how many may be under way
 * @returns what takes work, and answers `false` where the line is full
 */
export function standInLine(most: number) {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return (work: () => unknown, onError: (error: unknown) => void): boolean => {
    if (length >= most) return false;
    length += 1;
    last = last
      .then(work)
      .catch(onError)
      .finally(() => (length -= 1));
    return true;
  };
}
