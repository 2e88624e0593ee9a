import { HEADERS, bearer, callUrl, encodePayload, type CallKey } from '@tessera/wire';
import { PROVIDER_KEY, type Answer } from '../testing/platform.ts';
import { callOf } from './published.ts';
import type { Sample } from './sample.ts';
import { SAMPLES, type AnySampleMaker } from './samples.ts';
import type { Scene } from './scene.ts';

/** A request as it goes out. */
export interface Request {
  readonly key: CallKey;
  /** In the wire's names. */
  readonly payload: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** The calls that have a sample. */
export const SAMPLED = Object.keys(SAMPLES) as CallKey[];

/** A valid one. */
export async function sampleRequest(scene: Scene, key: CallKey): Promise<Request> {
  const make = (SAMPLES as Partial<Record<CallKey, unknown>>)[key] as AnySampleMaker;
  const sample: Sample<CallKey> = await make(scene);
  const call = callOf(key);
  const payload = encodePayload(call, sample.payload as never);
  return { key, payload, headers: proofOf(scene, key, sample.token) };
}

/** What proves that one may send this call. */
export function proofOf(scene: Scene, key: CallKey, token?: string): Readonly<Record<string, string>> {
  const { audience } = callOf(key);
  if (audience === 'provider') return { [HEADERS.providerKey]: PROVIDER_KEY };
  if (token !== undefined) return { [HEADERS.authorization]: bearer(token) };
  if (audience === 'guest') return {};
  return { [HEADERS.authorization]: bearer(scene[audience].token) };
}

export const sendRequest = ({ platform }: Scene, { key, payload, headers }: Request): Promise<Answer> =>
  platform.post(callUrl(callOf(key)), payload, headers);
