import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { hasCode, messageOf } from '../../errors.ts';
import { partName } from '../documents.ts';
import { RIGHTS, SITE_PUBLISHER, type Publisher, type Publishers } from './publisher.ts';

const publicKey = v.pipe(
  v.string(),
  v.check((text) => keyOf(text) !== undefined, 'must be an Ed25519 public key (SPKI, DER, base64)'),
);

const publisher = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/, 'must be 1 to 64 letters, digits, dots and hyphens')),
  key: publicKey,
  parts: v.array(v.union([v.literal('*'), partName])),
  may: v.array(v.picklist(RIGHTS)),
  retired: v.optional(v.boolean(), false),
});

/** The file's form. */
const publisherList = v.pipe(
  v.array(publisher),
  v.check(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'each id must be there once: a retired one keeps its own',
  ),
);
export type PublisherList = v.InferInput<typeof publisherList>;

/**
 * Reads who may publish. Where there is no such file, the site's own publisher is the only one, if it has a key
 * already: data directories from before there were several are so.
 * @param siteKey the file of the site's own public key
 * @throws Error that names the file and what is wrong in it
 */
export async function readPublishers(file: string, siteKey: string): Promise<Publishers> {
  const text = await read(file);
  if (text === undefined) {
    const own = await read(siteKey);
    return own === undefined ? new Map() : new Map([[SITE_PUBLISHER, sitePublisher(createPublicKey(own))]]);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${messageOf(error)}`, { cause: error });
  }
  const parsed = v.safeParse(publisherList, value);
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the list'}: ${issue.message}`);
    throw new Error(`${file} is no list of publishers: ${lines.join('; ')}`);
  }
  return new Map(parsed.output.map((one) => [one.id, fromFile(one)]));
}

function sitePublisher(key: KeyObject): Publisher {
  return { id: SITE_PUBLISHER, key, parts: ['*'], may: ['publish', 'move'], retired: false };
}

/** The key as the file has it. */
export function keyText(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

function fromFile({ key, ...rest }: v.InferOutput<typeof publisher>): Publisher {
  const parsed = keyOf(key);
  if (!parsed) throw new Error(`${rest.id}: its key cannot be read`);
  return { ...rest, key: parsed };
}

function keyOf(text: string): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}

async function read(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
