import type { Release, RemoteDefinition } from '@tessera/contracts';

/** Why a release cannot be used. Operators see it in reports; players see a short notice. */
export type RemoteFailure =
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'contract'; readonly wanted: string; readonly provided: string }
  | {
      readonly kind: 'shared';
      readonly package: string;
      readonly wanted: string;
      readonly provided: string | undefined;
    }
  /** Its files could not be loaded, or did not match the published hashes. */
  | { readonly kind: 'load'; readonly message: string }
  /** A step did not finish in time. */
  | { readonly kind: 'timeout'; readonly step: 'load' | 'activate' | 'part'; readonly limitMs: number }
  /** It was loaded, but its module is no remote, or its `activate` threw. */
  | { readonly kind: 'broken'; readonly message: string };

/** The state of a remote in the page. */
export type RemoteState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | {
      readonly status: 'ready';
      readonly release: Release;
      readonly definition: RemoteDefinition;
      readonly failures: Failures;
    }
  /** The live release failed, and so did the previous one if there is one. */
  | { readonly status: 'failed'; readonly failures: Failures };

/** One failure per release that failed, in the registry's order: the live one first. */
type Failures = readonly RemoteFailure[];

/** Describes a failure in one line for a report. */
export function describeFailure(failure: RemoteFailure): string {
  switch (failure.kind) {
    case 'unknown':
      return `no remote named ${failure.name} is in the registry`;
    case 'contract':
      return `contract: wants ${failure.wanted}, the shell has ${failure.provided}`;
    case 'shared':
      return `shared package ${failure.package}: wants ${failure.wanted}, the shell has ${failure.provided ?? 'none'}`;
    case 'load':
      return `load: ${failure.message}`;
    case 'timeout':
      return `${failure.step}: no answer within ${failure.limitMs} ms`;
    case 'broken':
      return `broken: ${failure.message}`;
  }
}
