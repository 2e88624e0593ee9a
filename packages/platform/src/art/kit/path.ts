/** Outlines as SVG path data. Coordinates are plain numbers, y grows downwards. */

export type Point = readonly [number, number];

/** Two decimals are a hundredth of a unit: invisible, and a third of the bytes. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

const pair = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const polar = (radius: number, degrees: number, [cx, cy]: Point = [0, 0]): Point => [
  cx + radius * Math.cos((degrees * Math.PI) / 180),
  cy + radius * Math.sin((degrees * Math.PI) / 180),
];

/** `count` values of `make`, in order. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

function segments(points: readonly Point[], closed: boolean, ease: number): string {
  const count = points.length;
  const at = (index: number): Point => {
    const bounded = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[bounded] ?? [0, 0];
  };
  const parts = times(closed ? count : count - 1, (i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) * ease, from[1] + (to[1] - before[1]) * ease];
    const second: Point = [to[0] - (after[0] - from[0]) * ease, to[1] - (after[1] - from[1]) * ease];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${parts.join('')}`;
}

/** A smooth closed outline through the points (Catmull–Rom); `ease` 0 is a polygon, 0.17 the usual roundness. */
export const blob = (points: readonly Point[], ease = 0.167): string => `${segments(points, true, ease)}Z`;

/** A smooth open line through the points. */
export const curve = (points: readonly Point[], ease = 0.167): string => segments(points, false, ease);

/** The right half, drawn from top to bottom, becomes a closed symmetric outline about x = 0. */
export const symmetric = (half: readonly Point[], ease = 0.167): string => blob(bothSides(half), ease);

/** As `symmetric`, with straight edges. */
export const symmetricPolygon = (half: readonly Point[]): string => polygon(bothSides(half));

function bothSides(half: readonly Point[]): Point[] {
  const left = half.filter(([x]) => Math.abs(x) > 0.01).map(([x, y]): Point => [-x, y]);
  return [...half, ...left.reverse()];
}

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

/** Two circles; fill with the even–odd rule. */
export const ring = (cx: number, cy: number, outer: number, inner: number): string =>
  ellipse(cx, cy, outer) + ellipse(cx, cy, inner);

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const corner = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return (
    `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}${corner(r, r)}v${n(height - 2 * r)}${corner(-r, r)}` +
    `h${n(2 * r - width)}${corner(-r, -r)}v${n(2 * r - height)}${corner(r, -r)}Z`
  );
}

export const star = (
  points: number,
  outer: number,
  inner: number,
  [cx, cy]: Point = [0, 0],
  turn = -90,
): string =>
  polygon(times(points * 2, (i) => polar(i % 2 === 0 ? outer : inner, turn + (i * 180) / points, [cx, cy])));

/** A slice of a ring, angles in degrees clockwise from the right. */
export function sector(
  outer: number,
  inner: number,
  from: number,
  to: number,
  centre: Point = [0, 0],
): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [
    polar(outer, from, centre),
    polar(outer, to, centre),
    polar(inner, to, centre),
    polar(inner, from, centre),
  ];
  return (
    `M${pair(a)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${pair(b)}L${pair(c)}` +
    `A${n(inner)} ${n(inner)} 0 ${large} 0 ${pair(d)}Z`
  );
}

/** A toothed wheel about a centre. */
export function gear(teeth: number, outer: number, root: number, centre: Point = [0, 0]): string {
  const step = 360 / teeth;
  return polygon(
    times(teeth, (i) => [
      polar(root, i * step - step * 0.34, centre),
      polar(outer, i * step - step * 0.2, centre),
      polar(outer, i * step + step * 0.2, centre),
      polar(root, i * step + step * 0.34, centre),
    ]).flat(),
  );
}

/** A leaf or petal from `root` towards `degrees`: `length` long, `width` at its widest, pointed at both ends. */
export function petal(root: Point, degrees: number, length: number, width: number): string {
  const tip = polar(length, degrees, root);
  const middle = polar(length * 0.5, degrees, root);
  const left = polar(width, degrees - 90, middle);
  const right = polar(width, degrees + 90, middle);
  return `M${pair(root)}Q${pair(left)} ${pair(tip)}Q${pair(right)} ${pair(root)}Z`;
}

/** A ribbon along a smooth spine; `widths` (full width at each point) taper it. */
export function taper(spine: readonly Point[], widths: readonly number[]): string {
  const dense = resample(spine, 6);
  const width = (t: number): number => {
    const position = t * (widths.length - 1);
    const low = Math.floor(position);
    const from = widths[low] ?? 0;
    return from + ((widths[low + 1] ?? from) - from) * (position - low);
  };
  const sides = dense.map((point, i) => {
    const before = dense[Math.max(0, i - 1)] ?? point;
    const after = dense[Math.min(dense.length - 1, i + 1)] ?? point;
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2;
    const half = width(i / (dense.length - 1)) / 2;
    const offset: Point = [Math.cos(angle) * half, Math.sin(angle) * half];
    return {
      left: [point[0] + offset[0], point[1] + offset[1]] as Point,
      right: [point[0] - offset[0], point[1] - offset[1]] as Point,
    };
  });
  return polygon([...sides.map((side) => side.left), ...sides.map((side) => side.right).reverse()]);
}

/** Points along the Catmull–Rom curve through `points`, `steps` for every segment. */
export function resample(points: readonly Point[], steps: number): Point[] {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const dense = times(points.length - 1, (i) =>
    times(steps, (step): Point => {
      const t = step / steps;
      const along = (axis: 0 | 1): number => {
        const [p, q, r, s] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      };
      return [along(0), along(1)];
    }),
  ).flat();
  return [...dense, at(points.length - 1)];
}
