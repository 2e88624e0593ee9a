import type Provider from 'oidc-provider';
import type { Database } from '../db/connect.ts';
import { sandboxKeys, type SandboxKeys } from './keys.ts';

/** The running provider and its keys. */
export interface SandboxId {
  readonly provider: Provider;
  readonly keys: SandboxKeys;
}

/** Returns a function that starts the sandbox identity provider when it is first needed. */
export function sandboxIdOf(db: Database): () => Promise<SandboxId> {
  let started: Promise<SandboxId> | undefined;
  const start = async () => {
    // Only now: a platform without a sandbox never loads the library.
    const { createProvider } = await import('./provider.ts');
    const keys = await sandboxKeys(db);
    return { provider: createProvider(db, keys), keys };
  };
  return () => {
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
}
