/** Ends a transaction without a trace; `code` is one of the call's own. */
export class Refused<Code extends string> extends Error {
  readonly code: Code;

  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}
