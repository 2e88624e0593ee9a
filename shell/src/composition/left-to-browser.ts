/** Error digest of a part that the server leaves to the browser on purpose. */
export const LEFT_TO_BROWSER = 'left to the browser';

/** A part without server markup that could be hydrated; the browser renders it again. */
export class LeftToBrowser extends Error {
  override readonly name = 'LeftToBrowser';
}

/** Whether React recovered from an error that only says that a part is left to the browser. */
export function isLeftToBrowser(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The digest comes from the server; in the browser React puts its own error around a part's.
  return Reflect.get(error, 'digest') === LEFT_TO_BROWSER || error.cause instanceof LeftToBrowser;
}
