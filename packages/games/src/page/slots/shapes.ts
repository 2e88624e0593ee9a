/** Paths in a square of 100 by 100, for symbols that are drawn in code. */

type Point = readonly [x: number, y: number];
const RADIANS = Math.PI / 180;

/** A point at an angle (degrees, 0 is up, clockwise) and a distance from the middle. */
export function polar(angle: number, radius: number, x = 50, y = 50): Point {
  return [x + Math.sin(angle * RADIANS) * radius, y - Math.cos(angle * RADIANS) * radius];
}

export function polygon(...points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], index) => (index === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  path.closePath();
  return path;
}

export function circle(radius: number, x = 50, y = 50): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, Math.PI * 2);
  return path;
}

/** A star of so many rays between two radii. */
export function star(rays: number, outer: number, inner: number, x = 50, y = 50): Path2D {
  const step = 180 / rays;
  return polygon(
    ...Array.from({ length: rays * 2 }, (_, n) => polar(n * step, n % 2 === 0 ? outer : inner, x, y)),
  );
}

/** A polygon of equal sides, its first corner at `turn` degrees. */
export function regular(corners: number, radius: number, turn = 0, x = 50, y = 50): Path2D {
  return polygon(
    ...Array.from({ length: corners }, (_, n) => polar(turn + (n * 360) / corners, radius, x, y)),
  );
}

/** A piece of a ring between two angles. */
export function wedge(from: number, to: number, inner: number, outer: number): Path2D {
  const path = new Path2D();
  const [start, end] = [(from - 90) * RADIANS, (to - 90) * RADIANS];
  path.arc(50, 50, outer, start, end);
  path.arc(50, 50, inner, end, start, true);
  path.closePath();
  return path;
}

/** Whatever is drawn in the square of 100, `size` wide around a point. */
export function inSquare(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  draw: () => void,
): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 100, size / 100);
  draw();
  ctx.restore();
}
