import { Recent } from '../recent.ts';
import {
  KEEP_EVENTS,
  KEEP_EVENTS_MS,
  missedOf,
  type MemberEvents,
  type NumberedEvent,
} from './member-events.ts';

const KEEP_MEMBERS = 10_000;

interface Kept {
  readonly latest: number;
  readonly events: readonly NumberedEvent[];
  readonly until: number;
}

export function keepEventsInMemory(): MemberEvents {
  const ofMember = new Recent<number, Kept>(KEEP_MEMBERS);

  const keptOf = (memberId: number): Kept => {
    const now = Date.now();
    const known = ofMember.get(memberId);
    if (!known) return { latest: Math.floor(now / 1_000), events: [], until: 0 };
    return known.until > now ? known : { ...known, events: [] };
  };
  const open = (memberId: number): Kept => {
    const kept = keptOf(memberId);
    ofMember.set(memberId, kept);
    return kept;
  };

  return {
    async append(memberId, sent) {
      const { latest, events } = keptOf(memberId);
      const seq = latest + 1;
      const newest = [...events, { ...sent, seq }].slice(-KEEP_EVENTS);
      ofMember.set(memberId, { latest: seq, events: newest, until: Date.now() + KEEP_EVENTS_MS });
      return seq;
    },
    latest: async (memberId) => open(memberId).latest,
    async after(memberId, seq) {
      const { latest, events } = open(memberId);
      return missedOf(events, latest, seq);
    },
  };
}
