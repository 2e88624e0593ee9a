/** How well a segment of a pattern fits; a written-out segment beats a parameter, a parameter beats the rest. */
const STATIC = 3;
const PARAMETER = 2;
const REST = 1;

/**
 * Whether a path fits a route's pattern (`/discount/:id?`, `/user/*`), as the browser's router decides it: case
 * and a slash at the end do not count.
 * @returns how precisely it fits, the greater the better; `undefined` where it does not
 */
export function fit(pattern: string, path: string): number | undefined {
  const wanted = segments(pattern);
  const given = segments(path);
  let score = 0;
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*') return score + REST;
    const part = given[index];
    if (part === undefined) return segment.endsWith('?') && index === wanted.length - 1 ? score : undefined;
    if (segment.startsWith(':')) score += PARAMETER;
    else if (segment.replace(/\?$/, '').toLowerCase() === part.toLowerCase()) score += STATIC;
    else return undefined;
  }
  return given.length > wanted.length ? undefined : score;
}

/** Returns the parts of a path between its slashes. */
export function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
