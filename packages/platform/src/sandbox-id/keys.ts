import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { JWK } from 'oidc-provider';
import type { Database } from '../db/connect.ts';
import { sandboxIdRecords as records } from '../db/schema/third-party.ts';

/** The sandbox provider's own keys: made once for each database, so that all platforms sign alike. */
export interface SandboxKeys {
  readonly signing: JWK;
  readonly cookie: string;
  /** With which the platform authenticates itself as the provider's client. */
  readonly clientSecret: string;
}

const NAME = { model: 'TesseraKeys', id: 'keys' } as const;

/** Returns the keys; the first caller makes them. */
export async function sandboxKeys(db: Database): Promise<SandboxKeys> {
  const made: SandboxKeys = {
    signing: {
      ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
      alg: 'ES256',
      use: 'sig',
      kid: randomBytes(8).toString('hex'),
    } as JWK,
    cookie: randomBytes(32).toString('base64url'),
    clientSecret: randomBytes(32).toString('base64url'),
  };
  const payload = made as unknown as Record<string, unknown>;
  await db
    .insert(records)
    .values({ ...NAME, payload })
    .onConflictDoNothing();
  const [kept] = await db
    .select({ payload: records.payload })
    .from(records)
    .where(and(eq(records.model, NAME.model), eq(records.id, NAME.id)));
  return (kept?.payload ?? made) as unknown as SandboxKeys;
}
