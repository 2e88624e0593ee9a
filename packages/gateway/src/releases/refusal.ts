/** The kind of a refusal, for tools; the other fields are for people. */
export type RefusalCode =
  /** The contract's version. */
  | 'contract'
  /** A shared package. */
  | 'shared'
  /** A file is missing, or differs from the build. */
  | 'hash'
  | 'signature'
  /** The publisher is unknown, or has no right for this. */
  | 'publisher'
  /** The first code is larger than its budget. */
  | 'size'
  /** Another part has the route or dialog, or other contents have the release's id. */
  | 'clash'
  /** The document or the command is not in the contract's form. */
  | 'form'
  /** The present state does not allow the move. */
  | 'standing';

/** One reason why nothing was changed: its subject, what was expected, what came, and how to fix it. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Subject and aspect: `mf-lobby 0.2.0-3f: shared package react`. */
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
  /** What to do, as one sentence without capital and full stop: `build it with react 19.3.1`. */
  readonly hint: string;
}

/** Returns one line for people: `mf-x 2: shared package react: expected ^20.0.0, got 19.3.1. Build it with react 19.3.1.` */
export function refusalText({ what, expected, actual, hint }: Refusal): string {
  return `${what}: expected ${expected}, got ${actual}. ${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`;
}

/** A request was refused, and nothing was changed. The message has one line for each reason. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refused: readonly Refusal[];

  constructor(refused: readonly Refusal[], options?: ErrorOptions) {
    const shown = refused.map(shortened);
    super(shown.map(refusalText).join('\n'), options);
    this.refused = shown;
  }
}

/** Characters shown of a value that came from outside. */
const SHOWN_CHARACTERS = 120;

function shortened(refusal: Refusal): Refusal {
  return { ...refusal, what: short(refusal.what), actual: short(refusal.actual) };
}

function short(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

/** Throws the reasons, if there are any. @throws Refused */
export function refuse(refused: readonly Refusal[]): void {
  if (refused.length > 0) throw new Refused(refused);
}
