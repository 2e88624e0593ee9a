import type { NewsName } from '../../../protocol/book.ts';
import type { Draw } from '../../../rules/draw.ts';
import { weighted } from '../../../rules/weighted.ts';

/** Steps by which the chances of both sides to score are raised. */
export interface Steps {
  readonly home: number;
  readonly away: number;
}

/** What may become known of one subject; `undefined` where it is nothing. */
interface Possible {
  readonly what: NewsName | undefined;
  /** Of all possible ones together: 100. */
  readonly weight: number;
  /** For the side that it is of, and for the other one. */
  readonly own: number;
  readonly other: number;
}

const WEATHER: readonly Possible[] = [
  { what: undefined, weight: 46, own: 0, other: 0 },
  { what: 'rain', weight: 20, own: -1, other: -1 },
  { what: 'wind', weight: 14, own: -2, other: -2 },
  { what: 'sunshine', weight: 20, own: 1, other: 1 },
];
const ATTACK: readonly Possible[] = [
  { what: undefined, weight: 52, own: 0, other: 0 },
  { what: 'strikerOut', weight: 14, own: -3, other: 0 },
  { what: 'strikerBack', weight: 10, own: 2, other: 0 },
  { what: 'playmakerOut', weight: 12, own: -2, other: 0 },
  { what: 'playmakerBack', weight: 12, own: 1, other: 0 },
];
const DEFENCE: readonly Possible[] = [
  { what: undefined, weight: 58, own: 0, other: 0 },
  { what: 'defenderOut', weight: 14, own: 0, other: 2 },
  { what: 'defenderBack', weight: 14, own: 0, other: -1 },
  { what: 'keeperOut', weight: 7, own: 0, other: 3 },
  { what: 'keeperBack', weight: 7, own: 0, other: -2 },
];

/** What there is news of, once each. The weather is told as the home side's, and is nobody's. */
const SUBJECTS = [
  { of: null, possible: WEATHER },
  { of: 'home', possible: ATTACK },
  { of: 'away', possible: ATTACK },
  { of: 'home', possible: DEFENCE },
  { of: 'away', possible: DEFENCE },
] as const;

/** When a subject becomes known, which of its possible ones it is. By subject. */
export interface News {
  /** Milliseconds after the kickoff: negative. */
  readonly atMs: number;
  readonly is: number;
}

const FIRST_S = 640;
const LAST_S = 20;
const drawOf = new Map(
  [WEATHER, ATTACK, DEFENCE].map((all) => [all, weighted(all.map(({ weight }) => weight))]),
);

/** Draws what becomes known of every subject, and when. */
export const drawNews = (draw: Draw): News[] =>
  SUBJECTS.map(({ possible }) => ({
    atMs: -(LAST_S + draw(FIRST_S - LAST_S)) * 1_000,
    is: drawOf.get(possible)!(draw),
  }));

/** A piece of news that is worth telling. */
export interface Told {
  readonly atMs: number;
  readonly side: 'home' | 'away' | null;
  readonly what: NewsName;
}

/** What was told until then, oldest first. */
export const toldUntil = (news: readonly News[], afterMs: number): Told[] =>
  news
    .flatMap(({ atMs, is }, subject): Told[] => {
      const { of: side, possible } = SUBJECTS[subject]!;
      const { what } = possible[is]!;
      return what === undefined || atMs > afterMs ? [] : [{ atMs, side, what }];
    })
    .sort((a, b) => a.atMs - b.atMs);

/** One way in which everything that is not known yet may turn out. */
export interface Prospect extends Steps {
  readonly chance: number;
}

/**
 * How strong the sides may be at the kickoff, by what is known at an instant.
 * @param known subjects that are known: the index of what it is, by subject; `undefined` where it is not known
 */
export function prospects(base: Steps, known: readonly (number | undefined)[]): readonly Prospect[] {
  let all = new Map<string, Prospect>([['', { ...base, chance: 1 }]]);
  SUBJECTS.forEach(({ of, possible }, subject) => {
    const is = known[subject];
    const open = is === undefined ? possible : [{ ...possible[is]!, weight: 100 }];
    const next = new Map<string, Prospect>();
    for (const before of all.values()) {
      for (const { weight, own, other } of open) {
        const home = before.home + (of === 'away' ? other : own);
        const away = before.away + (of === 'away' ? own : other);
        const key = `${home} ${away}`;
        const chance = before.chance * (weight / 100) + (next.get(key)?.chance ?? 0);
        next.set(key, { home, away, chance });
      }
    }
    all = next;
  });
  return [...all.values()];
}

/** Where all is known: how strong the sides are. */
export function stepsAtKickoff(base: Steps, news: readonly News[]): Steps {
  let { home, away } = base;
  news.forEach(({ is }, subject) => {
    const { of, possible } = SUBJECTS[subject]!;
    const { own, other } = possible[is]!;
    home += of === 'away' ? other : own;
    away += of === 'away' ? own : other;
  });
  return { home, away };
}

/** What is known at an instant, by subject. */
export const knownAt = (news: readonly News[], afterMs: number): (number | undefined)[] =>
  news.map(({ atMs, is }) => (atMs <= afterMs ? is : undefined));
