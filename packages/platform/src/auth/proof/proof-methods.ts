import { provePassword } from '../../member/prove-password.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { verifyUsed } from '../passkeys/verify.ts';
import type { Services } from '../../services.ts';
import type { ProofAttempt, ProofMethod, ProofOutcome } from './proof-method.ts';

const passkey: ProofMethod = {
  name: 'passkey',
  isAvailable: async ({ passkeys }, { id }) => (await passkeys.of(id)).length > 0,
  isAnswered: (payload) => payload.passkey !== undefined,
  prove: (services, attempt) =>
    counted(services, attempt, async () => {
      const { member, origin, payload, sessionId } = attempt;
      const party = relyingParty(services.settings.publicUrl, origin);
      const use = { purpose: 'proof', sessionId } as const;
      const verified = await verifyUsed(services, payload.passkey, use, party);
      return typeof verified === 'object' && verified.member.id === member.id;
    }),
};

const authenticator: ProofMethod = {
  name: 'authenticator',
  isAvailable: ({ authenticators }, { id }) => authenticators.isOn(id),
  isAnswered: ({ code }) => code !== undefined,
  prove: (services, attempt) =>
    counted(services, attempt, () =>
      services.authenticators.useCode(attempt.member.id, attempt.payload.code ?? ''),
    ),
};

const recoveryCode: ProofMethod = {
  name: 'recoveryCode',
  async isAvailable({ authenticators }, { id }) {
    return (await authenticators.stateOf(id)).recoveryCodesLeft > 0;
  },
  isAnswered: (payload) => payload.recoveryCode !== undefined,
  prove: (services, attempt) =>
    counted(services, attempt, () =>
      services.authenticators.useRecoveryCode(attempt.member, attempt.payload.recoveryCode ?? ''),
    ),
};

/** Not for members with an authenticator: who has stolen the password could remove it. */
const password: ProofMethod = {
  name: 'password',
  isAvailable: async ({ authenticators }, { id }) => !(await authenticators.isOn(id)),
  isAnswered: (payload) => payload.password !== undefined,
  prove: ({ lockout }, { member, payload, address }) =>
    provePassword(lockout, member, payload.password ?? '', address),
};

/** All ways, the preferred one first. */
export const PROOF_METHODS: readonly ProofMethod[] = [passkey, authenticator, recoveryCode, password];

/** Counts tries apart from logins, so that a stolen token cannot lock the member out. */
async function counted(
  { lockout }: Services,
  { member, address }: ProofAttempt,
  isProved: () => Promise<boolean>,
): Promise<ProofOutcome> {
  const attempt = { subject: { kind: 'authenticator-proof', memberId: member.id }, address } as const;
  const lock = await lockout.attempt(attempt);
  if (lock) return lock;
  if (!(await isProved())) return 'wrong';
  await lockout.succeeded(attempt);
  return 'proved';
}
