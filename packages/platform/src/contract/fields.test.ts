import type { CallKey } from '@tessera/wire';
import { faultOf } from './answers.ts';
import { hostileValues } from './hostile.ts';
import { placesOf, valueAt, withValue, type Place } from './places.ts';
import { wrongPayload } from './published.ts';
import { SAMPLED, sampleRequest, sendRequest, type Request } from './requests.ts';
import { openScene, type Scene } from './scene.ts';
import { SEED, someOf } from './tries.ts';

/** Hostile values that each field is tried with. */
const TRIES = 3;

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.platform.close());

interface Attempt {
  readonly place: Place;
  readonly name: string;
  readonly payload: unknown;
}

function attemptsOn({ key, payload }: Request): Attempt[] {
  return placesOf(key, payload).flatMap((place) => {
    const hostile = someOf(hostileValues(valueAt(payload, place.path)), TRIES).map(([name, value]) => ({
      place,
      name,
      payload: withValue(payload, place.path, value),
    }));
    return place.required
      ? [...hostile, { place, name: 'nothing', payload: withValue(payload, place.path, undefined) }]
      : hostile;
  });
}

/** @returns what is wrong with the answer */
async function outcomeOf(request: Request, { place, name, payload }: Attempt): Promise<string[]> {
  const answer = await sendRequest(scene, { ...request, payload });
  const told = (fault: string) => [
    `${place.name} as ${name}: ${fault}: ${JSON.stringify(answer.body).slice(0, 300)}`,
  ];
  const fault = faultOf(request.key, answer);
  if (fault !== undefined) return told(fault);
  if (wrongPayload(request.key, JSON.parse(JSON.stringify(payload))) === undefined) return [];
  const { status, body } = answer;
  if (status !== 400 || body.code !== '400') return told('the document forbids it, the platform does not');
  const isNamed = body.message.startsWith(`${place.name}: `) || body.message.startsWith(`${place.name}.`);
  return isNamed ? [] : told('the refusal does not name the field');
}

const WITH_FIELDS = SAMPLED.filter((key) => placesOf(key, {}).length > 0);

test.each(WITH_FIELDS)(
  '%s: each field that is missing or of another kind is refused by its name',
  async (key: CallKey) => {
    const request = await sampleRequest(scene, key);
    const faults = await Promise.all(attemptsOn(request).map((attempt) => outcomeOf(request, attempt)));
    expect({ seed: SEED, faults: faults.flat() }).toEqual({ seed: SEED, faults: [] });
  },
);

test('there is something to be tried on most calls', () => {
  expect(WITH_FIELDS.length).toBeGreaterThan(SAMPLED.length / 2);
});
