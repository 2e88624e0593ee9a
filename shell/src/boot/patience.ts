import { withDeadline } from '../composition/failure.ts';

/** One time limit for several works. */
interface Patience {
  /** Settles when the work does, or at the limit. */
  readonly inTime: (work: Promise<unknown>) => Promise<void>;
  /** Whether the limit is reached; call it when there is more to do. */
  readonly isOver: () => boolean;
  /** Whether all works were done within the limit. */
  readonly hasSufficed: () => boolean;
}

/** @param onLate called when work is not done within the limit */
export function createPatience(limitMs: number, onLate: (error: unknown) => void): Patience {
  const deadline = Date.now() + limitMs;
  let hasSufficed = true;
  return {
    async inTime(work) {
      try {
        await withDeadline(work, Math.max(1, deadline - Date.now()), 'part');
      } catch (error) {
        hasSufficed = false;
        onLate(error);
      }
    },
    isOver() {
      const isOver = Date.now() >= deadline;
      if (isOver) hasSufficed = false;
      return isOver;
    },
    hasSufficed: () => hasSufficed,
  };
}
