import type { CallKey } from '@tessera/wire';
import { placesOf, withValue } from './places.ts';
import { wrongPayload } from './published.ts';
import { SAMPLED, sampleRequest, sendRequest } from './requests.ts';
import { openScene, type Scene } from './scene.ts';

/** In the form of an instant or of a day, and in no calendar. */
const NONE = ['2026-11-31T00:00:00Z', '2027-02-29T12:30:00.000-04:00', '2026-11-31', '2027-02-29'];

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.platform.close());

/** Fields that take an instant or a day, and the text of {@link NONE} that they would take by its form. */
function* trapsOf(key: CallKey, payload: unknown) {
  for (const place of placesOf(key, payload)) {
    for (const text of NONE) {
      const isOfForm = wrongPayload(key, withValue(payload, place.path, text.replace(/-(31|29)/, '-28')));
      const isRefused = wrongPayload(key, withValue(payload, place.path, text));
      if (isOfForm === undefined && isRefused !== undefined) yield { place, text };
    }
  }
}

test('an instant or day that does not exist is refused by its field, in every call', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const key of SAMPLED) {
    const request = await sampleRequest(scene, key);
    for (const { place, text } of trapsOf(key, request.payload)) {
      tried += 1;
      const payload = withValue(request.payload, place.path, text);
      const { status, body } = await sendRequest(scene, { ...request, payload });
      const isNamed = status === 400 && body.message.startsWith(`${place.name}: `);
      if (!isNamed) wrong.push(`${key} ${place.name} ${text}: ${status} ${body.message}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(10);
});
