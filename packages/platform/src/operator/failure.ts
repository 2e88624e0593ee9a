/** What an operator asked for and cannot have, in one line that says why and what to do. */
export class OperatorFailure extends Error {
  override readonly name = 'OperatorFailure';
}
