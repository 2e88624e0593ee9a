import type { AnswerOf, liveMissed } from '@tessera/wire';

/** An event of the member's own channel, by number. */
export interface EventPosition {
  readonly channel: string;
  readonly seq: number;
}

interface EventNumbersDeps {
  /** The newest event at the time of the member's first data; `undefined` if the server does not number events. */
  readonly firstEvent: () => EventPosition | undefined;
  readonly fetchMissed: (after: number) => Promise<AnswerOf<typeof liveMissed>>;
  /** Delivers an event that the socket has missed. */
  readonly deliver: (channel: string, event: { name: string; payload: unknown }) => void;
}

interface TrackedChannel {
  readonly channel: string;
  /** All events up to this number were received. */
  receivedUpTo: number;
  /** The later events that were received. */
  readonly receivedLater: Set<number>;
}

/** Tracks which events of the member's own channel were received, by number. Not every server numbers them. */
export interface EventNumbers {
  /** Returns whether an event is received for the first time, and marks it as received. */
  readonly isNew: (channel: string, payload: unknown) => boolean;
  /** Fetches the events missed before a channel was joined. @param latest the number of its newest event */
  readonly joined: (channel: string, latest: number) => void;
}

/**
 * Creates the tracking of event numbers. Some events have effects that a refetch cannot replace: a notice of a deposit,
 * a foreign login. So events that the socket missed are fetched by number, and each event is delivered once. That begins
 * with the member's first data, since the socket joins later.
 */
export function trackEventNumbers({ firstEvent, fetchMissed, deliver }: EventNumbersDeps): EventNumbers {
  let tracked: TrackedChannel | undefined;

  function track(channel: string): TrackedChannel | undefined {
    if (tracked?.channel === channel) return tracked;
    const first = firstEvent();
    if (first?.channel === channel) tracked = startingAt(first);
    return tracked?.channel === channel ? tracked : undefined;
  }

  function isNew(channel: string, payload: unknown): boolean {
    const seq = numberOf(payload);
    const known = seq === undefined ? undefined : track(channel);
    if (!known || seq === undefined) return true;
    const { receivedUpTo, receivedLater } = known;
    if (seq <= receivedUpTo || receivedLater.has(seq)) return false;
    receivedLater.add(seq);
    advance(known, receivedUpTo);
    return true;
  }

  async function fillGap(before: TrackedChannel): Promise<void> {
    const { list, latest } = await fetchMissed(before.receivedUpTo);
    for (const { event, payload, seq } of list) {
      if (tracked !== before) return;
      if (isNew(before.channel, { seq })) deliver(before.channel, { name: event, payload });
    }
    // The server keeps no older events; after such a break everything is refetched.
    advance(before, latest);
  }

  return {
    isNew,
    joined(channel, latest) {
      const known = track(channel);
      if (!known || known.receivedUpTo > latest) tracked = startingAt({ channel, seq: latest });
      // If the fetch fails, the gap remains, and the next join fetches it again.
      else if (known.receivedUpTo < latest) fillGap(known).catch(() => undefined);
    },
  };
}

const startingAt = ({ channel, seq }: EventPosition): TrackedChannel => ({
  channel,
  receivedUpTo: seq,
  receivedLater: new Set(),
});

function advance(tracked: TrackedChannel, receivedUpTo: number): void {
  tracked.receivedUpTo = Math.max(tracked.receivedUpTo, receivedUpTo);
  while (tracked.receivedLater.delete(tracked.receivedUpTo + 1)) tracked.receivedUpTo += 1;
  for (const seq of tracked.receivedLater) if (seq <= tracked.receivedUpTo) tracked.receivedLater.delete(seq);
}

function numberOf(payload: unknown): number | undefined {
  const seq = typeof payload === 'object' && payload !== null && 'seq' in payload ? payload.seq : undefined;
  return typeof seq === 'number' ? seq : undefined;
}
