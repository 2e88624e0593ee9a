/**
 * Returns the two-sample Kolmogorov–Smirnov distance: the largest difference of the two distribution functions, from 0 (alike) to
 * 1 (apart).
 */
export function distanceOf(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [first.toSorted((x, y) => x - y), second.toSorted((x, y) => x - y)];
  let [i, j, largest] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const value = Math.min(a[i] ?? Infinity, b[j] ?? Infinity);
    while (a[i] === value) i += 1;
    while (b[j] === value) j += 1;
    largest = Math.max(largest, Math.abs(i / a.length - j / b.length));
  }
  return largest;
}
