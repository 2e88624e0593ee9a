import { profileUpdated } from '@tessera/wire';
import { flag } from '../../http/flag.ts';
import type { Handlers } from '../../http/handlers.ts';
import { sendSecurityLetter } from '../../letters/security-letter.ts';
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
      const recoveryCodes = await authenticators.confirm(member, session.id, code);
      if (recoveryCodes === 'wrong') throw refuse('101');
      if (recoveryCodes === 'not started') throw refuse('102');
      await lockout.succeeded(attempt);
      await sendSecurityLetter(services, 'authenticatorOn', context);
      live.toMember(member.id, profileUpdated, {});
      return { recoveryCodes };
    },

    async authenticatorRemove(_payload, context) {
      const { member, refuse } = context;
      if (!(await authenticators.remove(member))) throw refuse('101');
      await sendSecurityLetter(services, 'authenticatorOff', context);
      live.toMember(member.id, profileUpdated, {});
      return {};
    },

    async authenticatorRecoveryCodes(_payload, context) {
      const { member, refuse } = context;
      const recoveryCodes = await authenticators.renewRecoveryCodes(member);
      if (!recoveryCodes) throw refuse('101');
      await sendSecurityLetter(services, 'recoveryCodes', context);
      live.toMember(member.id, profileUpdated, {});
      return { recoveryCodes };
    },

    loginAuthenticator: (payload, context) => logInWithAuthenticator(services, payload, context),
  };
}
