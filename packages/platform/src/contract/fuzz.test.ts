import fc from 'fast-check';
import type { CallKey } from '@tessera/wire';
import { sized } from '../proofs/size.ts';
import { faultOf } from './answers.ts';
import { placesOf, valueAt, withValue } from './places.ts';
import { callOf } from './published.ts';
import { SAMPLED, proofOf, sampleRequest, sendRequest } from './requests.ts';
import { openScene, type Person, type Scene } from './scene.ts';
import { SEED } from './tries.ts';

const RUNS = sized(3, 60);

let scene: Scene;
/** Does what the fuzz happens to ask: no sample is of this member. */
let victim: Person;
beforeAll(async () => {
  scene = await openScene();
  victim = await scene.registered();
});
afterAll(() => scene.platform.close());

const LEFT_OUT = Symbol('left out');

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '\ud800',
    '\u0000',
    '__proto__',
    '../..',
    '-0',
    '1e9',
    '0x10',
    '9'.repeat(30),
    '2026-13-45T99:99:99Z',
  ),
);
const number = fc.oneof(
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -2, max: 20 }),
);
const junk = fc.oneof(text, number, fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }));

/** A valid payload of which some fields are left out, and some hold something else. */
function around(key: CallKey, payload: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(key, payload).filter(({ path }) => path.length === 1);
  const values = places.map(({ path }) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(valueAt(payload, path)) },
      { weight: 2, arbitrary: junk },
      fc.constant(LEFT_OUT),
    ),
  );
  return fc.tuple(...values, fc.dictionary(text, junk, { maxKeys: 2 })).map((drawn) => {
    const strange = drawn.at(-1) as object;
    return places.reduce<unknown>(
      (whole, { path }, index) =>
        withValue(whole, path, drawn[index] === LEFT_OUT ? undefined : drawn[index]),
      { ...(payload as object), ...strange },
    );
  });
}

/** Whose session it ends is asked to log in from then on, and nothing else is tried. */
const FUZZED = SAMPLED.filter((key) => callOf(key).session !== 'ends');

test.each(FUZZED)('%s: nothing that can be sent makes it fail, or say what it must not', async (key) => {
  const { payload } = await sampleRequest(scene, key);
  const token = callOf(key).audience === 'member' ? victim.token : undefined;
  const headers = proofOf(scene, key, token);
  const property = fc.asyncProperty(around(key, payload), async (tried) => {
    expect(faultOf(key, await sendRequest(scene, { key, payload: tried, headers }))).toBeUndefined();
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS });
});
