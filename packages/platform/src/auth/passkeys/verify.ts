import type { Member } from '../../db/schema/members.ts';
import type { PasskeyRow } from '../../db/schema/passkeys.ts';
import type { Services } from '../../services.ts';
import type { ChallengeUse } from './challenges.ts';
import { challengeOf, readCreated, readUsed } from './credential.ts';
import { ALGORITHMS, loadWebAuthn } from './load-webauthn.ts';
import type { NewPasskey } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

type Keepers = Pick<Services, 'passkeyChallenges' | 'passkeys'>;

/** Checks a new passkey. User verification is required: it makes the passkey two factors. */
export async function verifyCreated(
  { passkeyChallenges }: Keepers,
  credential: unknown,
  use: ChallengeUse,
  party: RelyingParty,
): Promise<Omit<NewPasskey, 'name'> | 'wrong' | 'not started'> {
  const response = readCreated(credential);
  const challenge = response && challengeOf(response);
  if (!response || challenge === undefined) return 'wrong';
  const taken = await passkeyChallenges.take(challenge, use);
  if (!taken?.userHandle) return 'not started';
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!verified?.verified) return 'wrong';
  const { credential: key, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: key.id,
    publicKey: Buffer.from(key.publicKey),
    counter: key.counter,
    transports: response.response.transports ?? [],
    userHandle: taken.userHandle,
    isMultiDevice: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
  };
}

export type Verified = { readonly passkey: PasskeyRow; readonly member: Member };

/**
 * Checks a passkey's answer to a challenge and notes its use. An answer whose signatures are not counted on is refused:
 * the passkey may have been copied.
 */
export async function verifyUsed(
  { passkeyChallenges, passkeys }: Keepers,
  credential: unknown,
  use: ChallengeUse,
  party: RelyingParty,
): Promise<Verified | 'wrong' | 'expired'> {
  const response = readUsed(credential);
  const challenge = response && challengeOf(response);
  if (!response || challenge === undefined) return 'wrong';
  if (!(await passkeyChallenges.take(challenge, use))) return 'expired';
  const found = await passkeys.find(response.id);
  if (!found) return 'wrong';
  const { passkey } = found;
  const { userHandle } = response.response;
  if (userHandle !== undefined && userHandle !== passkey.userHandle) return 'wrong';
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined);
  if (!verified?.verified) return 'wrong';
  const { newCounter, credentialDeviceType, credentialBackedUp } = verified.authenticationInfo;
  const isNoted = await passkeys.used(passkey, {
    counter: newCounter,
    isMultiDevice: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
  });
  return isNoted ? found : 'wrong';
}
