export interface AdmissionLimits {
  /** Requests that are worked on at the same time. */
  readonly concurrent: number;
  /** Requests that may wait for them. */
  readonly waiting: number;
  readonly maxWaitMs: number;
}

/** Why a request was not worked on. */
export type ShedReason = 'full' | 'late' | 'gone';

/** A request that was shed: it had no effect, and may be sent again. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
  readonly reason: ShedReason;

  constructor(reason: ShedReason) {
    super(`shed: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Runs the work in its turn, unless the client goes first.
 * @throws Overloaded where the work was not started
 */
export type Admit = <T>(client: AbortSignal, work: () => Promise<T>) => Promise<T>;

/**
 * Limits how many requests run, and how many wait and for how long. Without a limit every request of a crowd shares the
 * database's few connections, and none is answered in time; a client that waits longer has sent its request again.
 */
export function createAdmission({ concurrent, waiting: most, maxWaitMs }: AdmissionLimits): Admit {
  let running = 0;
  /** In the order of arrival. */
  const waiting = new Set<() => void>();

  function turn(client: AbortSignal): Promise<void> | undefined {
    if (client.aborted) throw new Overloaded('gone');
    if (running < concurrent) {
      running += 1;
      return undefined;
    }
    if (waiting.size >= most) throw new Overloaded('full');
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter);
        clearTimeout(timer);
        client.removeEventListener('abort', goAway);
      };
      const enter = () => {
        leave();
        resolve();
      };
      const shed = (reason: ShedReason) => {
        leave();
        reject(new Overloaded(reason));
      };
      const goAway = () => shed('gone');
      const timer = setTimeout(shed, maxWaitMs, 'late');
      client.addEventListener('abort', goAway, { once: true });
      waiting.add(enter);
    });
  }

  return async (client, work) => {
    await turn(client);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      // The place is passed on, so that a new request cannot take it from one that waits.
      if (next) next();
      else running -= 1;
    }
  };
}
