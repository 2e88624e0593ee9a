/** Path data in the pen's square, for shapes that are made by rule. */

type Point = readonly [x: number, y: number];
const RADIANS = Math.PI / 180;

/** A point at an angle (degrees, 0 is up, clockwise) and distance from the middle. */
export function polar(angle: number, radius: number, x = 50, y = 50): Point {
  return [x + Math.sin(angle * RADIANS) * radius, y - Math.cos(angle * RADIANS) * radius];
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;
}

/** A star of `points` rays between two radii. */
export function star(points: number, outer: number, inner: number, x = 50, y = 50): string {
  const step = 180 / points;
  return polygon(
    Array.from({ length: points * 2 }, (_, n) => polar(n * step, n % 2 === 0 ? outer : inner, x, y)),
  );
}

/** A star whose rays and valleys are round. */
export function softStar(points: number, outer: number, inner: number, x = 50, y = 50): string {
  const step = 180 / points;
  let d = '';
  for (let n = 0; n < points; n += 1) {
    const [ax, ay] = polar((2 * n - 1) * step, inner, x, y);
    const [lx, ly] = polar(2 * n * step - step * 0.34, outer, x, y);
    const [rx, ry] = polar(2 * n * step + step * 0.34, outer, x, y);
    const [bx, by] = polar((2 * n + 1) * step, inner, x, y);
    const [tx, ty] = polar(2 * n * step, outer * 1.1, x, y);
    d += `${n === 0 ? `M${ax} ${ay}` : ''}L${lx} ${ly}Q${tx} ${ty} ${rx} ${ry}L${bx} ${by}`;
  }
  return `${d}Z`;
}

/** The house's tile: softly rounded, its upper right corner cut. */
export function tile(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  cut: number,
): string {
  const right = x + width;
  const bottom = y + height;
  return (
    `M${x + radius} ${y}H${right - cut}L${right} ${y + cut}V${bottom - radius}Q${right} ${bottom} ${right - radius} ${bottom}` +
    `H${x + radius}Q${x} ${bottom} ${x} ${bottom - radius}V${y + radius}Q${x} ${y} ${x + radius} ${y}Z`
  );
}

/** A spiral as a polyline, from the outside in. */
export function spiral(turns: number, from: number, to: number, x = 50, y = 50, start = 0): string {
  const steps = Math.ceil(turns * 28);
  return Array.from({ length: steps + 1 }, (_, n) => {
    const [px, py] = polar(start + (n / steps) * turns * 360, from + (to - from) * (n / steps), x, y);
    return `${n === 0 ? 'M' : 'L'}${px.toFixed(2)} ${py.toFixed(2)}`;
  }).join('');
}
