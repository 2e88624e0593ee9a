import type { Handlers } from '../../http/handlers.ts';
import { malformed } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { lockedInWords } from '../lock-refusal.ts';
import { PROOF_METHODS } from './proof-methods.ts';

export function proofHandlers(services: Services): Pick<Handlers, 'proof' | 'proofMethods'> {
  const { sessions, settings } = services;

  return {
    async proofMethods(_payload, { member }) {
      const available = await Promise.all(
        PROOF_METHODS.map((method) => method.isAvailable(services, member)),
      );
      return { methods: PROOF_METHODS.filter((_, index) => available[index]).map(({ name }) => name) };
    },

    async proof(payload, context) {
      const { address, member, origin, refuse, session } = context;
      const [method, ...others] = PROOF_METHODS.filter((one) => one.isAnswered(payload));
      if (!method || others.length > 0) throw malformed('password', 'send the answer of exactly one method');
      if (!(await method.isAvailable(services, member))) throw refuse('102');
      const outcome = await method.prove(services, {
        member,
        payload,
        address,
        origin,
        sessionId: session.id,
      });
      if (outcome === 'wrong') throw refuse('101');
      if (outcome !== 'proved') throw lockedInWords(context, '103', outcome);
      await sessions.prove(session.id);
      return { freshForS: Math.round(settings.proofMs / 1_000) };
    },
  };
}
