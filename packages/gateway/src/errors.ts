/** What a thrown thing says of itself; told by shape, since it may come from another realm. */
function shapeOf(error: unknown): {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
} {
  return typeof error === 'object' && error !== null ? error : {};
}

/** Whether a thrown thing is a system error with this code, e.g. `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return shapeOf(error).code === code;
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  const { message } = shapeOf(error);
  return typeof message === 'string' ? message : String(error);
}

/** Why a connection failed, e.g. `ECONNREFUSED`: `fetch` itself says only that it failed. */
export function networkReasonOf(error: unknown): string {
  const { code } = shapeOf(shapeOf(error).cause);
  return typeof code === 'string' ? code : messageOf(error);
}
