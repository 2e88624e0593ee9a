import type { FastifyRequest } from 'fastify';
import { canHave } from '../canary/views.ts';
import { visitorOf } from '../canary/visitor-cookie.ts';
import type { ReleaseState } from '../releases/state/state.ts';
import type { WatchedReleases } from '../releases/watch.ts';
import { createIntake, type HealthIntake, type Teller } from './intake.ts';
import { createLastFailures, type LastFailures } from './last-failures.ts';
import { createLoadTimes, type LoadTimes } from './load-times.ts';
import { reportHealth, type HealthLog } from './reporter.ts';
import { createTally } from './tally.ts';

/** How releases do, from the telling of browsers to the end of a canary that fails. */
export interface ReleaseHealth {
  readonly intake: HealthIntake;
  readonly tellerOf: (request: FastifyRequest) => Teller;
  readonly failures: LastFailures;
  readonly loadTimes: LoadTimes;
  /** Brings the last counts into the state. */
  readonly close: () => Promise<void>;
}

/** @param factor of the limit by address */
export function watchHealth(options: {
  readonly state: ReleaseState;
  readonly releases: Pick<WatchedReleases, 'current'>;
  readonly log: HealthLog;
  readonly factor: number;
}): ReleaseHealth {
  const { state, releases, log, factor } = options;
  const tally = createTally();
  const failures = createLastFailures();
  const loadTimes = createLoadTimes();
  return {
    intake: createIntake({ tally, failures, loadTimes, factor }),
    tellerOf: (request) => ({
      ip: request.ip,
      canHave: (which) => {
        const live = releases.current();
        return live !== null && canHave(live, visitorOf(request.headers.cookie), which);
      },
    }),
    failures,
    loadTimes,
    close: reportHealth({ tally, state, log }),
  };
}
