import type { Pace } from '../../http/pace.ts';

export interface Counted {
  /** With this one. */
  readonly count: number;
  readonly endsInMs: number;
}

/** Counts what people do, by any key that says who did what. */
export interface Counters {
  /** Counts one more within a window, which begins with the first of it. */
  count(key: string, windowMs: number): Promise<Counted>;
  /** Takes one out of the key's bucket, which fills again. @returns whether there was one */
  take(key: string, pace: Pace): Promise<boolean>;
}
