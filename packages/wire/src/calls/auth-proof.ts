import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Fresh proofs: who asks for a call marked `needsProof` must have shown lately to be the member. */

/**
 * Says how this member can give a fresh proof, the preferred method first. A client ignores methods that it does not
 * know.
 */
export const proofMethods = defineCall({
  name: 'x.auth.proofMethods',
  path: '/x/proof/methods',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    /** `passkey`, `authenticator`, `recoveryCode`, `password`. */
    methods: v.array(f.shortText),
  }),
});

/** Gives a fresh proof for this session. Send the answer of exactly one method of {@link proofMethods}. */
export const proof = defineCall({
  name: 'x.auth.proof',
  path: '/x/proof',
  audience: 'member',
  inRecords: true,
  extension: true,
  payload: v.object({
    password: v.optional(f.shortText),
    /** Of the authenticator. */
    code: v.optional(f.shortText),
    recoveryCode: v.optional(f.shortText),
    /** The browser's credential for the options of `/x/passkeys/proof/begin`. */
    passkey: v.optional(f.anyObject),
  }),
  answer: v.object({
    /** How long calls with `needsProof` are accepted. */
    freshForS: f.count,
  }),
  codes: {
    /** The answer is wrong, or the code or challenge was used. */
    '101': 'proof_wrong',
    /** The member cannot use this method. */
    '102': 'proof_method_unavailable',
    /** Too many wrong answers. Retry later. */
    '103': 'account_freezen',
  },
});
