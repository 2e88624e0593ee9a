interface Weighted {
  readonly weight: number;
}

interface Segment<Prize> {
  readonly prize: Prize;
  /** Of the middle, in degrees clockwise from the top. */
  readonly angle: number;
  /** In degrees: the prize's part of the circle is its chance. */
  readonly sweep: number;
}

/** Returns the segments of a wheel, whose sizes are the chances. The first one's middle is at the top. */
export function segmentsOf<Prize extends Weighted>(prizes: readonly Prize[]): readonly Segment<Prize>[] {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let end = -(360 * (prizes[0]?.weight ?? 0)) / total / 2;
  return prizes.map((prize) => {
    const sweep = (360 * prize.weight) / total;
    const middle = end + sweep / 2;
    end += sweep;
    return { prize, angle: ((middle % 360) + 360) % 360, sweep };
  });
}
