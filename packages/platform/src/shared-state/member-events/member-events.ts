/** How many events of a member are kept, and for how long after the last of them. */
export const KEEP_EVENTS = 200;
export const KEEP_EVENTS_MS = 10 * 60_000;

/** An event as a member's browsers get it. */
export interface SentEvent {
  readonly event: string;
  /** As it stands on the wire, without its number. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface NumberedEvent extends SentEvent {
  readonly seq: number;
}

export interface Missed {
  /** The number of the newest event. */
  readonly latest: number;
  readonly list: readonly NumberedEvent[];
  /** Whether that is everything: older events are not kept. */
  readonly isComplete: boolean;
}

/**
 * The events of each member's own channel, numbered one after the other whichever process sends them. A numbering
 * that was lost begins anew at the seconds of the clock, far above where it was.
 */
export interface MemberEvents {
  /** @returns the event's number; `undefined` where none can be given now */
  append(memberId: number, event: SentEvent): Promise<number | undefined>;
  /** The number of the newest event; `undefined` where it cannot be told now. */
  latest(memberId: number): Promise<number | undefined>;
  /** What was sent after the event of this number. */
  after(memberId: number, seq: number): Promise<Missed>;
}

/** What of the kept events came after `seq`. */
export function missedOf(kept: readonly NumberedEvent[], latest: number, seq: number): Missed {
  const list = kept.filter((event) => event.seq > seq);
  return { latest, list, isComplete: list.length === latest - seq };
}
