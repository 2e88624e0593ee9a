import { letterSent, profileUpdated } from '@tessera/wire';
import { flag } from '../../http/flag.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../services.ts';
import { lockedInWords } from '../lock-refusal.ts';
import { SETUP_LIFE_MS } from './authenticators.ts';
import { logInWithAuthenticator } from './login-authenticator.ts';
import { totpUri } from './totp.ts';

type Calls =
  | 'authenticatorBegin'
  | 'authenticatorConfirm'
  | 'authenticatorRecoveryCodes'
  | 'authenticatorRemove'
  | 'authenticatorState'
  | 'loginAuthenticator';

export function authenticatorHandlers(services: Services): Pick<Handlers, Calls> {
  const { authenticators, live, lockout } = services;

  function announce(memberId: number, letterId: number): void {
    live.toMember(memberId, letterSent, { id: letterId });
    live.toMember(memberId, profileUpdated, {});
  }

  return {
    async authenticatorState(_payload, { member }) {
      const { since, recoveryCodesLeft } = await authenticators.stateOf(member.id);
      return { isOn: flag(since !== null), since: since?.toISOString() ?? null, recoveryCodesLeft };
    },

    async authenticatorBegin(_payload, { member, origin, refuse, session }) {
      const secret = await authenticators.begin(member.id, session.id);
      if (secret === undefined) throw refuse('101');
      const uri = totpUri(secret, new URL(origin).hostname, member.account);
      return { secret, uri, expiresInS: SETUP_LIFE_MS / 1_000 };
    },

    async authenticatorConfirm({ code }, context) {
      const { address, member, refuse, session } = context;
      const attempt = {
        subject: { kind: 'authenticator-proof', memberId: member.id },
        address,
      } as const;
      const lock = await lockout.attempt(attempt);
      if (lock) throw lockedInWords(context, '103', lock);
      const added = await authenticators.confirm(context, session.id, code);
      if (added === 'wrong') throw refuse('101');
      if (added === 'not started') throw refuse('102');
      await lockout.succeeded(attempt);
      announce(member.id, added.letterId);
      return { recoveryCodes: added.recoveryCodes };
    },

    async authenticatorRemove(_payload, context) {
      const { member, refuse } = context;
      const letterId = await authenticators.remove(context);
      if (letterId === undefined) throw refuse('101');
      announce(member.id, letterId);
      return {};
    },

    async authenticatorRecoveryCodes(_payload, context) {
      const { member, refuse } = context;
      const renewed = await authenticators.renewRecoveryCodes(context);
      if (!renewed) throw refuse('101');
      announce(member.id, renewed.letterId);
      return { recoveryCodes: renewed.recoveryCodes };
    },

    loginAuthenticator: (payload, context) => logInWithAuthenticator(services, payload, context),
  };
}
