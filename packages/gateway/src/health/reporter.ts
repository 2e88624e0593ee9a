import { messageOf } from '../errors.ts';
import {
  HEALTH_KEPT_MINUTES,
  type HealthCount,
  type Pointer,
  type ReleaseState,
} from '../releases/state/state.ts';
import { reasonToWithdraw } from './rule.ts';
import { minuteOf, type Tally } from './tally.ts';

/** How often what browsers told goes to the state, and canaries are judged. */
const EVERY_MS = 2_000;
/** While the state cannot be had, so many counts wait for it. */
const MOST_WAITING = 10_000;

export interface HealthLog {
  readonly warn: (fields: object, message: string) => void;
}

/** As the audit log calls a gateway that acts by itself. */
export const GATEWAY = 'gateway';

/**
 * Brings what browsers told into the state, and ends canaries that fail (see {@link reasonToWithdraw}). Every
 * gateway of a site does so; the first to see it does it.
 * @returns what ends it, after a last time
 */
export function reportHealth(options: {
  readonly tally: Tally;
  readonly state: ReleaseState;
  readonly log: HealthLog;
  readonly everyMs?: number;
}): () => Promise<void> {
  const { tally, state, log, everyMs = EVERY_MS } = options;
  let waiting: HealthCount[] = [];

  async function bring(): Promise<void> {
    const counts = [...waiting, ...tally.take()];
    waiting = counts.slice(-MOST_WAITING);
    if (counts.length === 0) return;
    await state.addHealth(waiting);
    waiting = [];
  }

  const turn = async () => {
    try {
      await bring();
      await withdrawFailing(state, log);
    } catch (error) {
      log.warn({ event: 'health.late' }, `health is told later: ${messageOf(error)}`);
    }
  };
  // One after the other: what waits is not told twice.
  let running = Promise.resolve();
  const timer = setInterval(() => void (running = running.then(turn)), everyMs).unref();

  return async () => {
    clearInterval(timer);
    await running;
    await bring().catch((error: unknown) => {
      log.warn({ event: 'health.lost' }, `health is lost: ${messageOf(error)}`);
    });
  };
}

async function withdrawFailing(state: ReleaseState, log: HealthLog): Promise<void> {
  const canaries = await failing(await state.read(), state);
  if (canaries.size === 0) return;
  await state.change(({ parts }) => {
    // Another gateway may have been first, or a publisher.
    const still = [...canaries].flatMap(([part, { release, why }]) => {
      const from = parts[part];
      return from?.canary?.release === release ? [{ part, from, to: { ...from, canary: null }, why }] : [];
    });
    for (const { part, why } of still) log.warn({ event: 'canary.withdrawn', part }, `withdrawn: ${why}`);
    return {
      parts: { ...parts, ...Object.fromEntries(still.map(({ part, to }) => [part, to])) },
      moves: still.map((move) => ({ ...move, who: GATEWAY, what: 'withdrawn' })),
    };
  });
}

/** The canaries that must end, by part. */
async function failing(
  { parts }: Pointer,
  state: ReleaseState,
): Promise<Map<string, { readonly release: string; readonly why: string }>> {
  const found = new Map<string, { readonly release: string; readonly why: string }>();
  const trying = Object.entries(parts).filter(([, { canary }]) => canary);
  if (trying.length === 0) return found;
  const counts = await state.health(HEALTH_KEPT_MINUTES);
  for (const [part, standing] of trying) {
    if (!standing.canary) continue;
    const { release, since } = standing.canary;
    const began = minuteOf(Date.parse(since));
    const why = reasonToWithdraw(
      part,
      standing,
      counts.filter(({ minute }) => minute >= began),
    );
    if (why !== undefined) found.set(part, { release, why });
  }
  return found;
}
