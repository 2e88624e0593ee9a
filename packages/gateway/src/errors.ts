/** Returns the fields of a thrown error. Not by `instanceof`: it may come from another realm. */
function shapeOf(error: unknown): {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
} {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Whether a thrown value is a system error with this code, e.g. `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return shapeOf(error).code === code;
}

/** Returns the message of a thrown value. */
export function messageOf(error: unknown): string {
  const { message } = shapeOf(error);
  return typeof message === 'string' ? message : String(error);
}

/** Returns why a connection failed, e.g. `ECONNREFUSED`: the message of `fetch` does not contain it. */
export function networkReasonOf(error: unknown): string {
  const { code } = shapeOf(shapeOf(error).cause);
  return typeof code === 'string' ? code : messageOf(error);
}
