/** What the database's columns for ids hold. The wire allows more, since another back end's ids may be larger. */
const MAX_ID = 2 ** 31 - 1;

/** The path of the first number in a payload that no id or count of this platform can be, e.g. `data.0.gameId`. */
export function fieldOutOfRange(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === 'number' && value > MAX_ID) return name;
    const inner = fieldOutOfRange(value);
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}
