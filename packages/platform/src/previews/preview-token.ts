import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { CURRENCY_CODES } from '@tessera/domain';
import * as v from 'valibot';
import type { Queries } from '../db/connect.ts';
import { facts } from '../db/schema/site.ts';
import type { Transaction } from '../db/serializable.ts';

/** Signed addresses that show something before it is published. They read, and change nothing. */

export const PREVIEW_KINDS = [
  'popUp',
  'promotion',
  'news',
  'bonus',
  'envelope',
  'wheel',
  'signIn',
  'mission',
] as const;

const target = v.object({
  kind: v.picklist(PREVIEW_KINDS),
  /** Of a bonus: its promotion's. */
  id: v.pipe(v.number(), v.integer()),
  /** Of a bonus. */
  currency: v.optional(v.picklist(CURRENCY_CODES)),
});
/** What an address shows. */
export type PreviewTarget = v.InferOutput<typeof target>;

const payload = v.object({ ...target.entries, expiresMs: v.number() });

const KEY = 'preview_key';
const KEY_BYTES = 32;

/** Returns the site's key for previews, made on the first use. The operator's command has only the database. */
export async function ensurePreviewKey(tx: Transaction): Promise<string> {
  await tx
    .insert(facts)
    .values({ name: KEY, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflictDoNothing();
  const key = await findPreviewKey(tx);
  if (key === undefined) throw new Error('the key of previews was not written');
  return key;
}

/** Returns the key; `undefined` where no address was ever signed. */
export async function findPreviewKey(queries: Queries): Promise<string | undefined> {
  const [row] = await queries.select().from(facts).where(eq(facts.name, KEY));
  return row?.value;
}

const signatureOf = (key: string, body: string): Buffer => createHmac('sha256', key).update(body).digest();

/** Returns a token for this target: what it shows and until when, then the signature, both in base64url. */
export function signPreview(key: string, of: PreviewTarget, expiresAt: Date): string {
  const body = Buffer.from(JSON.stringify({ ...of, expiresMs: expiresAt.getTime() })).toString('base64url');
  return `${body}.${signatureOf(key, body).toString('base64url')}`;
}

export type PreviewReading =
  | { readonly kind: 'valid'; readonly target: PreviewTarget; readonly expiresAt: Date }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' };

/** Reads a token. One that is changed or of another site counts as forged, whatever else it says. */
export function readPreview(key: string | undefined, token: string, now: Date): PreviewReading {
  const [body = '', signature = ''] = token.split('.');
  if (key === undefined || !isSame(Buffer.from(signature, 'base64url'), signatureOf(key, body)))
    return { kind: 'forged' };
  const { expiresMs, ...of } = v.parse(payload, JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (expiresMs <= now.getTime()) return { kind: 'expired' };
  return { kind: 'valid', target: of, expiresAt: new Date(expiresMs) };
}

const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
