import type { ComponentType } from 'react';
import type { MessageId } from '../text.ts';
import { knowsPasskeys } from '../passkeys/webauthn.ts';
import { CodeProof, PasswordProof, RecoveryProof } from './AnswerForms.tsx';
import { PasskeyProof } from './PasskeyProof.tsx';
import type { ProofFormProps } from './proof-form.ts';

/** One way to give a proof in the browser. */
export interface ProofForm {
  /** On the button that switches to it. */
  readonly use: MessageId;
  readonly Form: ComponentType<ProofFormProps>;
  /** Whether this browser can; always, where it is left out. */
  readonly isPossible?: () => boolean;
}

/** By the platform's name of the method (`/x/proof/methods`). What is not here is not offered. */
export const PROOF_FORMS: Readonly<Record<string, ProofForm>> = {
  passkey: { use: 'prove.usePasskey', Form: PasskeyProof, isPossible: knowsPasskeys },
  authenticator: { use: 'authenticator.useApp', Form: CodeProof },
  recoveryCode: { use: 'authenticator.useRecovery', Form: RecoveryProof },
  password: { use: 'prove.usePassword', Form: PasswordProof },
};

/** Whether this browser has a form for a method, and can use it. */
export const isOffered = (name: string): boolean =>
  Object.hasOwn(PROOF_FORMS, name) && (PROOF_FORMS[name]?.isPossible?.() ?? true);
