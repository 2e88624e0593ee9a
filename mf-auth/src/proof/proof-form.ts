import type { proof, PayloadOf } from '@tessera/wire';

/** What the dialog gives to a method's form. */
export interface ProofFormProps {
  /** Sends the answer; resolves when it was accepted or refused. */
  readonly give: (answer: PayloadOf<typeof proof>) => Promise<void>;
  readonly isPending: boolean;
  /** What the last answer was refused or failed with. */
  readonly error: unknown;
  /** Grows with each refused answer. */
  readonly failures: number;
  /** Forgets the refusal when the answer is edited. */
  readonly onEdit: () => void;
}
