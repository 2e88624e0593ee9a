/**
 * Who may meet: clockwork, spirits and elements. A champion's way to fight is how often, of twenty times, it chooses each
 * move; its names are messages of the page.
 */
export interface Champion {
  readonly id: ChampionId;
  readonly kind: 'clockwork' | 'spirit' | 'element';
  /** What it can take. */
  readonly vigour: number;
  readonly chooses: Readonly<Record<Move, number>>;
}

/** A strike is quicker than a sweep, a sweep breaks a ward, a ward turns a strike back. */
export const MOVES = ['strike', 'sweep', 'ward'] as const;
export type Move = (typeof MOVES)[number];

export const CHAMPION_IDS = [
  'mainspring',
  'pendulum',
  'regulator',
  'wisp',
  'lumen',
  'echo',
  'blaze',
  'gale',
  'basalt',
  'tidal',
] as const;
export type ChampionId = (typeof CHAMPION_IDS)[number];

/** What the choices of each champion add up to. */
export const CHOICES = 20;

const champion = (
  id: ChampionId,
  kind: Champion['kind'],
  vigour: number,
  [strike, sweep, ward]: readonly [number, number, number],
): Champion => ({ id, kind, vigour, chooses: { strike, sweep, ward } });

export const CHAMPIONS: readonly Champion[] = [
  champion('mainspring', 'clockwork', 6, [9, 7, 4]),
  champion('pendulum', 'clockwork', 7, [5, 8, 7]),
  champion('regulator', 'clockwork', 6, [6, 5, 9]),
  champion('wisp', 'spirit', 6, [12, 4, 4]),
  champion('lumen', 'spirit', 6, [8, 4, 8]),
  champion('echo', 'spirit', 7, [7, 6, 7]),
  champion('blaze', 'element', 6, [6, 11, 3]),
  champion('gale', 'element', 6, [10, 6, 4]),
  champion('basalt', 'element', 7, [4, 7, 9]),
  champion('tidal', 'element', 6, [6, 9, 5]),
];

const byId = new Map(CHAMPIONS.map((one) => [one.id, one]));

export function championOf(id: ChampionId): Champion {
  return byId.get(id)!;
}
