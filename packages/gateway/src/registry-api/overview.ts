import type { Made } from '@tessera/contracts';
import { EVIDENCE, healthOf, type Health } from '../health/rule.ts';
import type { LastFailure } from '../health/last-failures.ts';
import type { PartRelease } from '../health/tally.ts';
import { SHELL } from '../releases/folders.ts';
import { SITE_PUBLISHER } from '../releases/publishers/publisher.ts';
import type { Canary, HealthCount, Pointer } from '../releases/state/state.ts';
import { BUDGET_BYTES, budgetOf } from './first-code.ts';
import type { ReadRelease, StoredRelease } from './read-release.ts';
import { DEFAULT_LIMIT } from './moves.ts';
import { RELEASE_LIMITS } from './limits.ts';

/** Health is reported for the last hour. */
export const HEALTH_MINUTES = 60;

export type Role = 'live' | 'canary' | 'previous';

/** One release, for people and commands. */
export interface ReleaseOverview {
  readonly role: Role;
  readonly release: string;
  readonly health: Health;
  /** Median of the last loads reported to this gateway, in milliseconds. */
  readonly medianLoadMs: number | null;
  /** `null` where it is not stored, or its signature is wrong: visitors do not get it. */
  readonly head: ReleaseHead | null;
}

/** The head of a release's document. */
export interface ReleaseHead {
  readonly version: string | null;
  readonly publisher: string;
  readonly made: Made | null;
  /** First code, brotli. */
  readonly bytes: number | null;
  /** The version that a shell provides, or the range that a remote wants. */
  readonly contract: string;
  /** Shared package → the version that a shell provides, or the range that a remote wants. */
  readonly shared: Readonly<Record<string, string>>;
  readonly contributes: {
    readonly routes: readonly string[];
    readonly slots: readonly string[];
    readonly dialogs: readonly string[];
    /** Events that wake the remote. */
    readonly events: readonly string[];
  };
}

export interface PartOverview {
  readonly name: string;
  /** Of its first code, in bytes of brotli. */
  readonly budget: number;
  readonly canary: Canary | null;
  /** Live first, then the canary, then the previous one. */
  readonly releases: readonly ReleaseOverview[];
  /** Failures reported to this gateway, the newest first. */
  readonly failures: readonly LastFailure[];
}

/** Everything for people and commands: `GET /internal/releases`. */
export interface Overview {
  readonly revision: number;
  /** ISO 8601. */
  readonly at: string;
  readonly healthMinutes: number;
  readonly limits: typeof LIMITS;
  /** The shell first, then the remotes by name. */
  readonly parts: readonly PartOverview[];
}

const LIMITS = {
  budgetBytes: BUDGET_BYTES,
  canaryLimit: DEFAULT_LIMIT,
  canaryEvidence: EVIDENCE,
  ...RELEASE_LIMITS,
} as const;

export async function overviewOf(facts: {
  readonly pointer: Pointer;
  readonly counts: readonly HealthCount[];
  readonly read: ReadRelease;
  readonly failuresOf: (name: string) => readonly LastFailure[];
  readonly medianOf: (which: PartRelease) => number | null;
  readonly now?: () => number;
}): Promise<Overview> {
  const { pointer, counts, read, failuresOf, medianOf, now = Date.now } = facts;
  const names = Object.keys(pointer.parts).sort((a, b) =>
    a === SHELL ? -1 : b === SHELL ? 1 : a < b ? -1 : 1,
  );
  const parts = names.map(async (name): Promise<PartOverview> => {
    const standing = pointer.parts[name];
    const canary = standing?.canary ?? null;
    const roles: [Role, string | null | undefined][] = [
      ['live', standing?.live],
      ['canary', canary?.release],
      ['previous', standing?.previous],
    ];
    const releases = roles.map(async ([role, release]): Promise<ReleaseOverview[]> => {
      if (!release) return [];
      const build = await read(name, release);
      const head = build ? headOf(build) : null;
      const which = { name, release };
      return [{ role, release, health: healthOf(counts, which), medianLoadMs: medianOf(which), head }];
    });
    return {
      name,
      budget: budgetOf(name),
      canary,
      releases: (await Promise.all(releases)).flat(),
      failures: failuresOf(name),
    };
  });
  return {
    revision: pointer.revision,
    at: new Date(now()).toISOString(),
    healthMinutes: HEALTH_MINUTES,
    limits: LIMITS,
    parts: await Promise.all(parts),
  };
}

function headOf(build: StoredRelease): ReleaseHead {
  const { version = null, publisher = SITE_PUBLISHER, made = null, bytes = null } = build.document;
  const common = { version, publisher, made, bytes };
  if (build.kind === 'shell') {
    const { contract, provides, routes } = build.document;
    const contributes = { routes: routes.map(({ path }) => path), slots: [], dialogs: [], events: [] };
    return { ...common, contract, shared: provides, contributes };
  }
  const { config, shared } = build.document;
  return {
    ...common,
    contract: config.contract,
    shared,
    contributes: {
      routes: config.routes.map(({ path }) => path),
      slots: config.slots.map(({ slot }) => slot),
      dialogs: config.dialogs,
      events: config.wakes,
    },
  };
}
