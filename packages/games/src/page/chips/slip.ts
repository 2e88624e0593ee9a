/** The chips that a player has laid and not placed yet, in their order. */
export interface Chip {
  /** Id of a spot. */
  readonly on: string;
  /** Minor unit. */
  readonly stake: bigint;
}
export type Slip = readonly Chip[];

/** What a table takes. */
export interface Limits {
  /** On one spot, minor unit. */
  readonly most: bigint;
  /** Spots of one placement. */
  readonly spots: number;
}

export const totalOf = (chips: readonly Chip[]): bigint => chips.reduce((sum, { stake }) => sum + stake, 0n);

/** What lies on each spot. */
export function piles(chips: readonly Chip[]): ReadonlyMap<string, bigint> {
  const all = new Map<string, bigint>();
  for (const { on, stake } of chips) all.set(on, (all.get(on) ?? 0n) + stake);
  return all;
}

/**
 * The slip with more chips on it, those left out that would be too much for their spot.
 * @param placed what lies on the spots already
 */
export function lay(
  slip: Slip,
  more: readonly Chip[],
  placed: ReadonlyMap<string, bigint>,
  limits: Limits,
): Slip {
  return more.reduce<Slip>((laid, chip) => {
    const all = piles(laid);
    const onSpot = (placed.get(chip.on) ?? 0n) + (all.get(chip.on) ?? 0n);
    const isNew = !all.has(chip.on);
    if (onSpot + chip.stake > limits.most || (isNew && all.size >= limits.spots)) return laid;
    return [...laid, chip];
  }, slip);
}

/** Without the last chip, or without the last one of a spot. */
export function takeLast(slip: Slip, on?: string): Slip {
  const at = on === undefined ? slip.length - 1 : slip.findLastIndex((chip) => chip.on === on);
  return at === -1 ? slip : slip.toSpliced(at, 1);
}

/** As the table takes them: one bet per spot. */
export const betsOf = (slip: Slip): Chip[] => [...piles(slip)].map(([on, stake]) => ({ on, stake }));
