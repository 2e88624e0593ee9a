import { networkOf } from '@tessera/server/network';
import type { ClientReport, FieldReport } from '@tessera/wire';
import { rateLimit } from '@tessera/server/rate-limit';
import type { LastFailures } from './last-failures.ts';
import type { LoadTimes } from './load-times.ts';
import { EVIDENCE } from './rule.ts';
import type { PartRelease, Tally } from './tally.ts';

/** Who told, and what they can have been given. */
export interface Teller {
  readonly ip: string;
  /** Whether this visitor's pages can have had the release. */
  readonly canHave: (which: PartRelease) => boolean;
}

export interface HealthIntake {
  readonly field: (teller: Teller, report: Pick<FieldReport, 'loads' | 'failures'>) => void;
  readonly error: (teller: Teller, report: ClientReport) => void;
}

/**
 * What one address tells of one release counts so often, loads and failures together: nobody ends a canary alone.
 * The first ones count, so it is no less true of who tells much.
 */
const PER_ADDRESS = Math.floor(EVIDENCE / 2);
const WINDOW_MS = 10 * 60_000;
const ADDRESSES = 100_000;

/** Composition reports what it could not load as an error too; the field report has counted it. */
const COUNTED_ALREADY = 'composition';

/** Takes what browsers tell of releases, as far as it can be believed. @param factor of the limit by address */
export function createIntake(options: {
  readonly tally: Tally;
  readonly failures: LastFailures;
  readonly loadTimes: LoadTimes;
  readonly factor: number;
}): HealthIntake {
  const { tally, failures, loadTimes, factor } = options;
  const counts = rateLimit({ most: PER_ADDRESS * factor, windowMs: WINDOW_MS, keys: ADDRESSES });

  const isBelieved = ({ ip, canHave }: Teller, which: PartRelease) =>
    canHave(which) && counts(`${networkOf(ip)} ${which.name} ${which.release}`);

  return {
    field(teller, { loads, failures: failed }) {
      for (const { remote, release, ms } of loads) {
        const which = { name: remote, release };
        if (!isBelieved(teller, which)) continue;
        tally.loaded(which, ms);
        loadTimes.add(which, ms);
      }
      for (const { remote, release } of failed) {
        const which = { name: remote, release };
        if (isBelieved(teller, which)) tally.failed(which);
      }
    },
    error(teller, { remote, release, cause, message, context }) {
      const which = { name: remote, release };
      if (!teller.canHave(which)) return;
      failures.add(remote, { release, cause, message });
      if (context['in'] !== COUNTED_ALREADY && isBelieved(teller, which)) tally.failed(which);
    },
  };
}
