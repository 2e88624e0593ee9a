/**
 * The end of a race is drawn place by place: whoever has not arrived yet comes next with a chance in proportion to its
 * strength. So every chance below is a sum over the ways in which it can come about, and nothing is estimated.
 */
export type Strengths = readonly number[];

const total = (strengths: Strengths) => strengths.reduce((sum, one) => sum + one, 0);

/** Chance that the lane arrives first. */
export function chanceToWin(strengths: Strengths, lane: number): number {
  return strengths[lane]! / total(strengths);
}

/** Chance that the lane is among the first so many. */
export function chanceToPlace(strengths: Strengths, lane: number, places: number): number {
  return among(strengths, lane, places, total(strengths), []);
}

function among(
  strengths: Strengths,
  lane: number,
  places: number,
  left: number,
  ahead: readonly number[],
): number {
  let chance = strengths[lane]! / left;
  if (places === 1) return chance;
  strengths.forEach((strength, other) => {
    if (other === lane || ahead.includes(other)) return;
    chance += (strength / left) * among(strengths, lane, places - 1, left - strength, [...ahead, other]);
  });
  return chance;
}

/** Chance that these two lanes arrive first and second. */
export function chanceOfExacta(strengths: Strengths, first: number, second: number): number {
  const all = total(strengths);
  return (strengths[first]! / all) * (strengths[second]! / (all - strengths[first]!));
}
