/**
 * Where an arrow, Home or End leads in a row or list that goes round, from `at` (-1: nowhere yet). `undefined` for any other
 * key, and for an empty list.
 */
export function stepIndex(
  key: string,
  at: number,
  length: number,
  direction: 'horizontal' | 'vertical',
): number | undefined {
  if (length === 0) return undefined;
  const [back, forth] = direction === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  switch (key) {
    case forth:
      return (at + 1) % length;
    case back:
      return at <= 0 ? length - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
