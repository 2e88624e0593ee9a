/** The halls that group the lobby's games (spec §3 Game hall ids). Other values of `gt_id` are allowed. */
export const HALLS = [
  { id: 2, key: 'slot', androidPrefix: 'e_', tile: 'cover' },
  { id: 3, key: 'live', androidPrefix: 'v_', tile: 'table' },
  { id: 4, key: 'sport', androidPrefix: 's_', tile: 'table' },
  { id: 5, key: 'lottery', androidPrefix: 'l_', tile: 'cover' },
  { id: 6, key: 'card', androidPrefix: 'c_', tile: 'table' },
  { id: 7, key: 'virtual', androidPrefix: 't_', tile: 'table' },
  { id: 8, key: 'duel', androidPrefix: 'd_', tile: 'cover' },
  { id: 9, key: 'esport', androidPrefix: 'g_', tile: 'cover' },
] as const satisfies readonly Hall[];

interface Hall {
  readonly id: number;
  readonly key: string;
  readonly androidPrefix: string;
  /** Shape of the hall's cards: covers are 3:4, table and sports tiles 16:9. */
  readonly tile: 'cover' | 'table';
}

export type HallId = (typeof HALLS)[number]['id'];
export type HallKey = (typeof HALLS)[number]['key'];

export function hallOf(id: number): (typeof HALLS)[number] | undefined {
  return HALLS.find((hall) => hall.id === id);
}
