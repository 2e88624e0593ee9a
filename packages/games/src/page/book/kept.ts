type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/**
 * A value of JSON as it is now, in which everything that has not changed is the very object that it was before: who is given
 * it sees by identity whether there is anything new.
 */
export function kept<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now) || !isParts(before) || !isParts(now)) return now;
  const names = Object.keys(now);
  const parts = names.map((name) => kept(before[name], now[name]));
  const isSame =
    Array.isArray(before) === Array.isArray(now) &&
    Object.keys(before).length === names.length &&
    names.every((name, at) => name in before && Object.is(before[name], parts[at]));
  if (isSame) return before as Value;
  if (Array.isArray(now)) return parts as Value;
  return Object.fromEntries(names.map((name, at) => [name, parts[at]])) as Value;
}
