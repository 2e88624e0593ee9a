import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { isCallError } from '@tessera/wire';
import type { Wording } from '../text.ts';
import { wordingOfCall } from './passkeys.codes.ts';

/** WebAuthn's own JSON, which platform and library exchange. */
type Json = Record<string, unknown>;

/** Loaded with the first passkey: most logins need no byte of it. */
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether this browser offers passkeys in a field's autofill. */
export async function canAutofill(): Promise<boolean> {
  return (
    knowsPasskeys() &&
    typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
    PublicKeyCredential.isConditionalMediationAvailable()
  );
}

/** Whether this device itself can keep a passkey, unlocked by face, finger or code. */
export async function canKeepPasskey(): Promise<boolean> {
  return knowsPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

/** Asks the browser for a new passkey. @throws where the player cancels, or the browser cannot */
export async function createPasskey(options: Json): Promise<Json> {
  const { startRegistration } = await library();
  const created = await startRegistration({
    // The platform writes it as the standard says.
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  return { ...created };
}

interface AnswerOptions {
  readonly signal: AbortSignal;
  /** Waits until the player chooses a passkey in a field's autofill. */
  readonly useBrowserAutofill?: boolean;
}

/**
 * Asks the browser for an answer by a passkey. One request at a time: another one aborts it.
 * @throws where the player cancels, the signal aborts, or the browser cannot
 */
export async function answerByPasskey(
  options: Json,
  { signal, useBrowserAutofill = false }: AnswerOptions,
): Promise<Json> {
  const { startAuthentication, WebAuthnAbortService } = await library();
  signal.throwIfAborted();
  const stop = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const answer = await startAuthentication({
      // The platform writes it as the standard says.
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill,
    });
    return { ...answer };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** A player who cancels needs no message. Browsers do not distinguish it from a lack of passkeys. */
const SILENT = new Set(['AbortError', 'NotAllowedError']);

/** Returns what to show for an error of a call or of the browser, or `undefined` for one that needs no message. */
export function wordingOfCeremony(error: unknown): Wording | undefined {
  if (isCallError(error)) return wordingOfCall(error);
  const name = error instanceof Error ? error.name : '';
  if (SILENT.has(name)) return undefined;
  return { id: name === 'InvalidStateError' ? 'passkeys.err_here' : 'passkeys.err_browser' };
}
