/** Why the platform cannot start, in one line that says what to do: shown without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
