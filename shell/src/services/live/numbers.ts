import type { AnswerOf, liveMissed } from '@tessera/wire';

interface NumbersDeps {
  readonly ask: (after: number) => Promise<AnswerOf<typeof liveMissed>>;
  /** An event that the socket did not bring. */
  readonly deliver: (channel: string, event: { name: string; payload: unknown }) => void;
}

interface Followed {
  readonly channel: string;
  /** Everything up to this number has been heard … */
  upTo: number;
  /** … and of what comes after it, these. */
  readonly beyond: Set<number>;
}

/** Which events of the member's own channel have been heard, by their numbers. Not every server numbers them. */
export interface Numbers {
  /** Whether an event has not been heard before. */
  readonly isNew: (channel: string, payload: unknown) => boolean;
  /** The channel was joined, and its newest event has this number: what is missing up to there is asked for. */
  readonly joined: (channel: string, latest: number) => void;
}

/**
 * Events have effects that no refetching brings: a notice of a deposit, a foreign login. What came while the socket
 * was away is therefore asked for by number, and had once, whichever way it comes.
 */
export function followNumbers({ ask, deliver }: NumbersDeps): Numbers {
  let followed: Followed | undefined;

  function isNew(channel: string, payload: unknown): boolean {
    const seq = numberOf(payload);
    if (followed?.channel !== channel || seq === undefined) return true;
    const { beyond } = followed;
    if (seq <= followed.upTo || beyond.has(seq)) return false;
    beyond.add(seq);
    advance(followed, followed.upTo);
    return true;
  }

  async function fill(before: Followed): Promise<void> {
    const { list, latest } = await ask(before.upTo);
    for (const { event, payload, seq } of list) {
      if (followed !== before) return;
      if (isNew(before.channel, { seq })) deliver(before.channel, { name: event, payload });
    }
    // Of the rest nothing is kept; after such a break everything is fetched anew.
    advance(before, latest);
  }

  return {
    isNew,
    joined(channel, latest) {
      const goesOn = followed?.channel === channel && followed.upTo <= latest;
      if (!followed || !goesOn) followed = { channel, upTo: latest, beyond: new Set() };
      // Who cannot be asked leaves the gap, and the next time is asked for it again.
      else if (followed.upTo < latest) fill(followed).catch(() => undefined);
    },
  };
}

function advance(followed: Followed, upTo: number): void {
  followed.upTo = Math.max(followed.upTo, upTo);
  while (followed.beyond.delete(followed.upTo + 1)) followed.upTo += 1;
  for (const seq of followed.beyond) if (seq <= followed.upTo) followed.beyond.delete(seq);
}

function numberOf(payload: unknown): number | undefined {
  const seq = typeof payload === 'object' && payload !== null && 'seq' in payload ? payload.seq : undefined;
  return typeof seq === 'number' ? seq : undefined;
}
