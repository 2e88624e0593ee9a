import { Refused } from '../db/refused.ts';

/** A refusal that carries something, in the wire's names. */
export class RefusedWith<Code extends string> extends Refused<Code> {
  readonly data: unknown;

  constructor(code: Code, data: unknown) {
    super(code);
    this.data = data;
  }
}

/** What an operation at the cashier ends with. */
export type Outcome<Done, Code extends string> =
  | ({ readonly kind: 'done' } & Done)
  | { readonly kind: 'refused'; readonly code: Code; readonly data?: unknown };

/** A refusal thrown inside a transaction, as its outcome; every other failure goes on. */
export function refusalOf<Code extends string>(error: unknown): Outcome<never, Code> {
  if (!(error instanceof Refused)) throw error;
  const data = error instanceof RefusedWith ? { data: error.data } : {};
  return { kind: 'refused', code: error.code as Code, ...data };
}
