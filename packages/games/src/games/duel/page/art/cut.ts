/** Shapes of paper, as path data: x forward, y down, the ground at 0. All turn the same way, so that they join. */

type Point = readonly [x: number, y: number];

/** A figure is cut in this order: what is laid down as paper, and what is cut out of all paper that lies there by then. */
export interface Cut {
  readonly kind: 'paper' | 'hole';
  readonly d: string;
}
export const paper = (...shapes: readonly string[]): Cut => ({ kind: 'paper', d: shapes.join('') });
export const hole = (...shapes: readonly string[]): Cut => ({ kind: 'hole', d: shapes.join('') });

const place = ([x, y]: Point): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** Twice the area, above 0 where the points go round as a clock does. */
const around = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

export function polygon(...points: readonly Point[]): string {
  const turned = around(points) < 0 ? points.toReversed() : points;
  return `M${turned.map(place).join('L')}Z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, degrees = 0): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * rx, Math.sin(turn) * rx];
  const to = (sign: 1 | -1): string => `${place([x + sign * dx, y + sign * dy])}`;
  return `M${to(-1)}A${rx} ${ry} ${degrees} 1 1 ${to(1)}A${rx} ${ry} ${degrees} 1 1 ${to(-1)}Z`;
}

export const bar = (x: number, y: number, width: number, height: number): string =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const at = (x: number, y: number, radius: number, turn: number): Point => [
  x + Math.cos(turn) * radius,
  y + Math.sin(turn) * radius,
];
const TURN = Math.PI * 2;

/** A polygon with equal sides; `turn` in degrees. */
export function regular(x: number, y: number, radius: number, sides: number, turn = 0): string {
  const first = (turn / 360) * TURN;
  return polygon(...Array.from({ length: sides }, (_, n) => at(x, y, radius, first + (n / sides) * TURN)));
}

export function gear(x: number, y: number, radius: number, teeth: number): string {
  const points = Array.from({ length: teeth }, (_, n) =>
    [0, 0.28, 0.42, 0.86].map((part, corner) =>
      at(x, y, corner < 2 ? radius : radius * 0.8, ((n + part) / teeth) * TURN),
    ),
  );
  return polygon(...points.flat());
}

export function rays(x: number, y: number, outer: number, inner: number, count: number): string {
  const points = Array.from({ length: count * 2 }, (_, n) =>
    at(x, y, n % 2 === 0 ? outer : inner, (n / count / 2) * TURN),
  );
  return polygon(...points);
}

/** A band along a spiral, from the middle outwards. */
export function spiral(x: number, y: number, from: number, to: number, turns: number, width: number): string {
  const steps = Math.ceil(turns * 20);
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, n) =>
      at(x, y, from + ((to - from) * n) / steps + (side * width) / 2, (n / steps) * turns * TURN),
    );
  return polygon(...edge(1), ...edge(-1).reverse());
}

/** A part of a ring, in degrees. */
export function arc(x: number, y: number, radius: number, width: number, from: number, to: number): string {
  const steps = 18;
  const edge = (own: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, n) =>
      at(x, y, own, ((from + ((to - from) * n) / steps) / 360) * TURN),
    );
  return polygon(...edge(radius), ...edge(radius - width).reverse());
}
