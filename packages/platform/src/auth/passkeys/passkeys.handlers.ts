import { storedText } from '@tessera/domain';
import { letterSent } from '@tessera/wire';
import type { PasskeyRow } from '../../db/schema/passkeys.ts';
import { flag } from '../../http/flag.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { newSecret } from '../../sessions/token.ts';
import { logInWithPasskey } from './login-passkey.ts';
import { creationOptions, requestOptions } from './passkey-options.ts';
import { MAX_PASSKEYS } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { verifyCreated } from './verify.ts';

type Calls =
  | 'loginPasskey'
  | 'passkeyEnrolBegin'
  | 'passkeyEnrolFinish'
  | 'passkeyList'
  | 'passkeyLoginBegin'
  | 'passkeyOffer'
  | 'passkeyProofBegin'
  | 'passkeyRemove'
  | 'passkeyRename';

export function passkeyHandlers(services: Services): Pick<Handlers, Calls> {
  const { live, passkeyChallenges: challenges, passkeyOffers: offers, passkeys, settings } = services;
  const partyOf = ({ origin }: { readonly origin: string }) => relyingParty(settings.publicUrl, origin);

  return {
    async passkeyList(_payload, { member }) {
      return { passkeys: (await passkeys.of(member.id)).map(present) };
    },

    async passkeyEnrolBegin(_payload, context) {
      const { member, refuse, session } = context;
      const existing = await passkeys.of(member.id);
      if (existing.length >= MAX_PASSKEYS) throw refuse('101');
      const userHandle = existing[0]?.userHandle ?? newSecret();
      const challenge = await challenges.make({ purpose: 'enrol', sessionId: session.id, userHandle });
      return creationOptions(partyOf(context), {
        challenge,
        userHandle,
        account: member.account,
        existing,
      });
    },

    async passkeyEnrolFinish({ credential, name }, context) {
      const { member, refuse, session } = context;
      const use = { purpose: 'enrol', sessionId: session.id } as const;
      const created = await verifyCreated(services, credential, use, partyOf(context));
      if (created === 'wrong') throw refuse('101');
      if (created === 'not started') throw refuse('102');
      const added = await passkeys.add(member, { ...created, name: storedText(name) });
      if (added === 'known') throw refuse('103');
      if (added === 'too many') throw refuse('104');
      live.toMember(member.id, letterSent, { id: added.letterId });
      return present(added.passkey);
    },

    async passkeyRename({ id, name }, { member, refuse }) {
      if (!(await passkeys.rename(member.id, id, storedText(name)))) throw refuse('101');
      return {};
    },

    async passkeyRemove({ id }, { member, refuse }) {
      const letterId = await passkeys.remove(member, id);
      if (letterId === undefined) throw refuse('101');
      live.toMember(member.id, letterSent, { id: letterId });
      return {};
    },

    async passkeyLoginBegin(_payload, context) {
      return requestOptions(partyOf(context), await challenges.make({ purpose: 'login' }));
    },

    async passkeyOffer({ udid }, { member }) {
      const own = await passkeys.of(member.id);
      return { isOffered: flag(own.length === 0 && (await offers.make(member.id, udid))) };
    },

    loginPasskey: (payload, context) => logInWithPasskey(services, payload, context),

    async passkeyProofBegin(_payload, context) {
      const { member, refuse, session } = context;
      const own = await passkeys.of(member.id);
      if (own.length === 0) throw refuse('101');
      const challenge = await challenges.make({ purpose: 'proof', sessionId: session.id });
      return requestOptions(partyOf(context), challenge, own);
    },
  };
}

const present = ({ id, name, createdAt, lastUsedAt, isBackedUp }: PasskeyRow) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isBackedUp: flag(isBackedUp),
});
