import { trackEventNumbers, type EventPosition } from './event-numbers.ts';

const OWN = 'private-member.7';

function setUp(
  missed: { seq: number; event: string }[] = [],
  latest = 0,
  firstEvent: () => EventPosition | undefined = () => undefined,
) {
  const fetchedAfter: number[] = [];
  const delivered: unknown[] = [];
  const numbers = trackEventNumbers({
    firstEvent,
    async fetchMissed(after) {
      fetchedAfter.push(after);
      const list = missed
        .filter(({ seq }) => seq > after)
        .map((one) => ({ ...one, payload: { seq: one.seq } }));
      return { list, latest, isComplete: 1 };
    },
    deliver: (channel, event) => void delivered.push([channel, event.name]),
  });
  const receive = (...seqs: number[]) => seqs.map((seq) => numbers.isNew(OWN, { seq }));
  return { numbers, fetchedAfter, delivered, receive };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('fetches nothing at the first join, and counts each event as new once', () => {
  const { numbers, fetchedAfter, receive } = setUp();
  numbers.joined(OWN, 5);
  expect(receive(6, 7, 7, 6, 5)).toEqual([true, true, false, false, false]);
  expect(fetchedAfter).toEqual([]);
});

test('fetches the events that the socket missed, and delivers each once', async () => {
  const missed = [5, 6, 7, 8, 9].map((seq) => ({ seq, event: `e${seq}` }));
  const { numbers, fetchedAfter, delivered, receive } = setUp(missed, 9);
  numbers.joined(OWN, 5);
  receive(6);
  numbers.joined(OWN, 8);
  // The socket delivers one of them first.
  receive(9);
  await settle();
  expect(fetchedAfter).toEqual([6]);
  expect(delivered).toEqual([
    [OWN, 'e7'],
    [OWN, 'e8'],
  ]);
  expect(receive(8, 10)).toEqual([false, true]);
  numbers.joined(OWN, 10);
  expect(fetchedAfter).toEqual([6]);
});

test('begins with the event at the time of the first data', async () => {
  const missed = [5, 6, 7].map((seq) => ({ seq, event: `e${seq}` }));
  const { numbers, fetchedAfter, delivered, receive } = setUp(missed, 7, () => ({ channel: OWN, seq: 4 }));
  // The socket may deliver the newest before the join is acknowledged.
  expect(receive(7)).toEqual([true]);
  numbers.joined(OWN, 6);
  await settle();
  expect(fetchedAfter).toEqual([4]);
  expect(delivered.map((one) => (one as string[])[1])).toEqual(['e5', 'e6']);
  numbers.joined('private-member.8', 90);
  await settle();
  expect(fetchedAfter).toEqual([4]);
});

test('fetches nothing where the numbering has restarted since the first data', async () => {
  const { numbers, fetchedAfter, receive } = setUp([], 0, () => ({ channel: OWN, seq: 90 }));
  numbers.joined(OWN, 5);
  await settle();
  expect(fetchedAfter).toEqual([]);
  expect(receive(6, 6)).toEqual([true, false]);
});

test('accepts events in any order without a gap', async () => {
  const { numbers, fetchedAfter, receive } = setUp();
  numbers.joined(OWN, 5);
  expect(receive(7, 6, 8)).toEqual([true, true, true]);
  numbers.joined(OWN, 8);
  await settle();
  expect(fetchedAfter).toEqual([]);
});

test('fetches nothing for another member, or after a new numbering', async () => {
  const { numbers, fetchedAfter, receive } = setUp();
  numbers.joined(OWN, 5);
  numbers.joined('private-member.8', 90);
  numbers.joined('private-member.8', 20);
  await settle();
  expect(fetchedAfter).toEqual([]);
  // Every event is new in a channel that is not tracked, and without a number.
  expect(receive(1, 1)).toEqual([true, true]);
  expect(numbers.isNew('private-member.8', {})).toBe(true);
});

test('drops missed events of a member who has logged out meanwhile', async () => {
  const { numbers, fetchedAfter, delivered } = setUp([{ seq: 6, event: 'e6' }], 6);
  numbers.joined(OWN, 5);
  numbers.joined(OWN, 6);
  numbers.joined('private-member.8', 90);
  await settle();
  expect([fetchedAfter, delivered]).toEqual([[5], []]);
});

test('repeats a failed fetch at the next join', async () => {
  const fetchMissed = jest.fn(async (_after: number) => Promise.reject(new Error('no')));
  const numbers = trackEventNumbers({ firstEvent: () => undefined, fetchMissed, deliver: () => undefined });
  numbers.joined(OWN, 5);
  for (let i = 0; i < 2; i += 1) {
    numbers.joined(OWN, 6);
    await settle();
  }
  expect(fetchMissed.mock.calls).toEqual([[5], [5]]);
});
