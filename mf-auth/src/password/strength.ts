/** From what others would guess at once to what takes them more than a lifetime. */
export const LEVELS = ['weak', 'fair', 'good', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What makes a password weak, where one thing does. */
export type Weakness = 'account' | 'common' | 'sequence';

export interface Strength {
  readonly level: Level;
  readonly weakness?: Weakness;
}

/** The fewest bits of each level above `weak`: the guesses that an attacker needs, as a power of two. */
const FROM_BITS = { fair: 32, good: 46, strong: 60 };
/** A character that continues a sequence or repeats the one before adds little. */
const PREDICTABLE = 0.25;
/** More than half of the password. */
const MOSTLY = 0.5;

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const POOLS = [/[a-z]/, /[A-Z]/, /\d/];
const POOL_SIZES = [26, 26, 10];

interface Context {
  readonly account: string;
  /** Lower case; `undefined` until the list has loaded. */
  readonly common: ReadonlySet<string> | undefined;
}

/**
 * Estimates how long a password resists guessing, by length and variety. An estimate from above: it knows sequences, the
 * account's name and the most common passwords, but no dictionary.
 */
export function strengthOf(password: string, { account, common }: Context): Strength {
  const lower = password.toLowerCase();
  if (common?.has(lower)) return { level: 'weak', weakness: 'common' };
  const name = account.trim().toLowerCase();
  const isNamed = name.length >= 4 && lower.includes(name);
  const rest = isNamed
    ? password.slice(0, lower.indexOf(name)) + password.slice(lower.indexOf(name) + name.length)
    : password;
  const predictable = countPredictable(rest.toLowerCase());
  const length = rest.length - predictable * (1 - PREDICTABLE);
  const level = levelOf(length * Math.log2(poolOf(rest)));
  if (level !== 'weak') return { level };
  if (isNamed) return { level, weakness: 'account' };
  return predictable > rest.length * MOSTLY ? { level, weakness: 'sequence' } : { level };
}

function levelOf(bits: number): Level {
  if (bits >= FROM_BITS.strong) return 'strong';
  if (bits >= FROM_BITS.good) return 'good';
  return bits >= FROM_BITS.fair ? 'fair' : 'weak';
}

/** How many characters an attacker tries for each place. */
function poolOf(password: string): number {
  const size = POOLS.reduce((sum, pool, i) => (pool.test(password) ? sum + (POOL_SIZES[i] ?? 0) : sum), 0);
  return Math.max(size, 1);
}

/** Counts the characters that follow from the one before: the same, or the neighbour in a row of keys or letters. */
function countPredictable(password: string): number {
  return [...password].filter((character, i) => i > 0 && follows(password[i - 1] ?? '', character)).length;
}

function follows(before: string, after: string): boolean {
  if (before === after) return true;
  return ROWS.some(
    (row) =>
      row.includes(before) && row.includes(after) && Math.abs(row.indexOf(before) - row.indexOf(after)) === 1,
  );
}
