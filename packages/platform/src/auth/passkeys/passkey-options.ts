import type { PasskeyRow } from '../../db/schema/passkeys.ts';
import { CHALLENGE_LIFE_MS } from './challenges.ts';
import { ALGORITHMS, loadWebAuthn } from './load-webauthn.ts';
import type { RelyingParty } from './relying-party.ts';

interface Answer {
  readonly options: Record<string, unknown>;
  readonly expiresInS: number;
}

const answer = (options: object): Answer => ({
  options: { ...options },
  expiresInS: CHALLENGE_LIFE_MS / 1_000,
});

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
const describe = ({ credentialId: id }: PasskeyRow) => ({ id });

interface Creation {
  readonly challenge: string;
  readonly userHandle: string;
  readonly account: string;
  /** Those that the member has: an authenticator makes no second one. */
  readonly existing: readonly PasskeyRow[];
}

/** What a browser creates a passkey by. */
export async function creationOptions(
  party: RelyingParty,
  { challenge, userHandle, account, existing }: Creation,
): Promise<Answer> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: party.id,
    rpID: party.id,
    userName: account,
    userDisplayName: account,
    userID: bytesOf(userHandle),
    challenge: bytesOf(challenge),
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(describe),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return answer(options);
}

/** What a browser answers by a passkey. @param allowed which ones; none: whichever the visitor has */
export async function requestOptions(
  party: RelyingParty,
  challenge: string,
  allowed?: readonly PasskeyRow[],
): Promise<Answer> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytesOf(challenge),
    timeout: CHALLENGE_LIFE_MS,
    userVerification: 'required',
    ...(allowed && { allowCredentials: allowed.map(describe) }),
  });
  return answer(options);
}
