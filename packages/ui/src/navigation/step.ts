/**
 * Returns the index that an arrow key, Home or End moves to in a cyclic row or list, starting at `at` (-1: none yet).
 * Returns `undefined` for any other key and for an empty list.
 */
export function stepIndex(
  key: string,
  at: number,
  length: number,
  direction: 'horizontal' | 'vertical',
): number | undefined {
  if (length === 0) return undefined;
  const [previous, next] =
    direction === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  switch (key) {
    case next:
      return (at + 1) % length;
    case previous:
      return at <= 0 ? length - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
