import { describeProviders, providerNames, readSlotPage } from './provider-names.ts';

const names = Array.from({ length: 17 }, (_, index) => `House ${index + 1}`);
const halls = [
  {
    gtId: 2,
    gpList: names.map((name, index) => ({ gpId: index + 1, house: name.replace(' ', ''), name })),
  },
  { gtId: 3, gpList: [{ gpId: 40, house: 'reef', name: 'Reef' }] },
];
const namesAt = (search: string) => providerNames(halls, readSlotPage(new URLSearchParams(search)));

test('names fifteen providers at most, each once, behind the description', () => {
  const text = describeProviders('All slots.', ['House 1', ...names], 'en-US');
  expect(text).toBe(`All slots. ${names.slice(0, 15).join(', ')}`);
});

test('leaves a description without providers as it is', () => {
  expect(describeProviders('All slots.', [], 'hi-IN')).toBe('All slots.');
});

test.each([
  ['', 'House 1'],
  ['gt_id=2&gp_id=17', 'House 17'],
  ['house=HOUSE16', 'House 16'],
  ['gt_id=3', 'Reef'],
  ['gt_id=nothing', 'House 1'],
  ['gt_id=99', undefined],
])('the list of /slotgame?%s begins with %s', (search, first) => {
  expect(namesAt(search)[0]).toBe(first);
});
