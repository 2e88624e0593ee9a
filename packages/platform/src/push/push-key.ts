import { createECDH } from 'node:crypto';
import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database } from '../db/connect.ts';
import { facts } from '../db/schema/site.ts';

const KEY = 'push_private_key';

/** The site's key pair, by which push services and browsers know its messages (VAPID, RFC 8292). Both in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Returns the site's keys: those of the setting, or those that the database has had since the first start.
 * @param given the setting PUSH_PRIVATE_KEY
 */
export async function ensurePushKeys(db: Database, given: string | undefined): Promise<PushKeys> {
  const privateKey = given ?? (await keptKey(db));
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: curve.getPublicKey('base64url') };
}

async function keptKey(db: Database): Promise<string> {
  const { privateKey: value } = webPush.generateVAPIDKeys();
  await db.insert(facts).values({ name: KEY, value }).onConflictDoNothing();
  const [kept] = await db.select().from(facts).where(eq(facts.name, KEY));
  if (!kept) throw new Error('the key of push messages was not written');
  return kept.value;
}
