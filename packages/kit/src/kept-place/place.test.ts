import { placeIn, withPlace } from './place.ts';

const kept = { y: 1200, boxes: { hot: { height: 340, left: 620 } } };

test('keeps a place beside the router’s state in the history entry', () => {
  const state = withPlace({ key: 'a1', idx: 3, usr: null }, kept);
  expect(state).toMatchObject({ key: 'a1', idx: 3, usr: null });
  expect(placeIn(JSON.parse(JSON.stringify(state)))).toEqual(kept);
  expect(placeIn(withPlace(null, kept))).toEqual(kept);
});

test.each([null, undefined, 'text', {}, { keptPlace: { y: 'far' } }, { keptPlace: { y: 1 } }])(
  'there is none in %j',
  (state) => expect(placeIn(state)).toBeUndefined(),
);
