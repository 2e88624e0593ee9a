import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { readEndpoint } from './endpoint.ts';
import { isCurvePoint, subscribe, topicsOf, unsubscribe } from './subscriptions.ts';

type Calls = 'pushKey' | 'pushSubscribe' | 'pushTopics' | 'pushUnsubscribe';

export function pushHandlers({ db, pushPublicKey, settings }: Services): Pick<Handlers, Calls> {
  return {
    pushKey: () => Promise.resolve({ key: pushPublicKey }),

    async pushTopics({ endpoint }, { member, session }) {
      return { topics: await topicsOf(db, { memberId: member.id, sessionId: session.id, endpoint }) };
    },

    async pushSubscribe(device, { member, session, origin, refuse }) {
      if (!readEndpoint(device.endpoint, settings.pushTestOrigin) || !isCurvePoint(device.p256dh)) {
        throw refuse('101');
      }
      const topics = [...new Set(device.topics)];
      const site = settings.publicUrl ?? origin;
      await db.transaction((tx) =>
        subscribe(tx, { ...device, topics, memberId: member.id, sessionId: session.id, origin: site }),
      );
      return { topics };
    },

    async pushUnsubscribe({ endpoint }) {
      await unsubscribe(db, endpoint);
      return {};
    },
  };
}
