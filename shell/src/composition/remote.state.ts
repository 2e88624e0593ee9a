import type { Release, RemoteDefinition } from '@tessera/contracts';

/** Why a release cannot be used; shown to operators in reports, to players as a quiet notice. */
export type RemoteFailure =
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'contract'; readonly wanted: string; readonly provided: string }
  | {
      readonly kind: 'shared';
      readonly package: string;
      readonly wanted: string;
      readonly provided: string | undefined;
    }
  /** Its files did not come, or were not the published ones. */
  | { readonly kind: 'load'; readonly message: string }
  /** Nothing answered in time. */
  | { readonly kind: 'timeout'; readonly step: 'load' | 'activate' | 'part'; readonly limitMs: number }
  /** It came, but its module is no remote, or its `activate` threw. */
  | { readonly kind: 'broken'; readonly message: string };

/** The life of a remote in the page. */
export type RemoteState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | {
      readonly status: 'ready';
      readonly release: Release;
      readonly definition: RemoteDefinition;
      readonly failures: Failures;
    }
  /** The live release failed, and the one before it too where there is one. */
  | { readonly status: 'failed'; readonly failures: Failures };

/** Of the releases that were tried in vain, in the registry's order: the live one first. */
type Failures = readonly RemoteFailure[];

/** A failure as one line for a report: what, wanted, got. */
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
