/** A failure as a browser told it. */
export interface LastFailure {
  /** ISO 8601, when it was told. */
  readonly at: string;
  readonly release: string;
  /** Short and stable, e.g. `timeout`, or the error's name. */
  readonly cause: string;
  /** What the error said; empty where it was told as a number only. */
  readonly message: string;
}

const KEPT = 10;
const MESSAGE_LENGTH = 200;

export interface LastFailures {
  readonly add: (name: string, failure: Omit<LastFailure, 'at'>) => void;
  /** The newest first. */
  readonly of: (name: string) => readonly LastFailure[];
}

/**
 * The last failures of each part that were told to this gateway. Who calls it sees to it that parts and releases are known ones,
 * so it takes little room, whatever is sent.
 */
export function createLastFailures(now: () => number = Date.now): LastFailures {
  const kept = new Map<string, LastFailure[]>();
  return {
    add(name, { release, cause, message }) {
      const at = new Date(now()).toISOString();
      const failure = { at, release, cause, message: message.slice(0, MESSAGE_LENGTH) };
      kept.set(name, [failure, ...(kept.get(name) ?? [])].slice(0, KEPT));
    },
    of: (name) => kept.get(name) ?? [],
  };
}
