import { followNumbers } from './numbers.ts';

const OWN = 'private-member.7';

function follow(missed: { seq: number; event: string }[] = [], latest = 0) {
  const asked: number[] = [];
  const delivered: unknown[] = [];
  const numbers = followNumbers({
    async ask(after) {
      asked.push(after);
      const list = missed
        .filter(({ seq }) => seq > after)
        .map((one) => ({ ...one, payload: { seq: one.seq } }));
      return { list, latest, isComplete: 1 };
    },
    deliver: (channel, event) => void delivered.push([channel, event.name]),
  });
  const hear = (...seqs: number[]) => seqs.map((seq) => numbers.isNew(OWN, { seq }));
  return { numbers, asked, delivered, hear };
}
const soon = () => new Promise((resolve) => setTimeout(resolve));

test('the first joining asks for nothing, and each event is new once', () => {
  const { numbers, asked, hear } = follow();
  numbers.joined(OWN, 5);
  expect(hear(6, 7, 7, 6, 5)).toEqual([true, true, false, false, false]);
  expect(asked).toEqual([]);
});

test('what came while the socket was away is asked for and had once', async () => {
  const missed = [5, 6, 7, 8, 9].map((seq) => ({ seq, event: `e${seq}` }));
  const { numbers, asked, delivered, hear } = follow(missed, 9);
  numbers.joined(OWN, 5);
  hear(6);
  numbers.joined(OWN, 8);
  // The socket is quicker with one of them.
  hear(9);
  await soon();
  expect(asked).toEqual([6]);
  expect(delivered).toEqual([
    [OWN, 'e7'],
    [OWN, 'e8'],
  ]);
  expect(hear(8, 10)).toEqual([false, true]);
  numbers.joined(OWN, 10);
  expect(asked).toEqual([6]);
});

test('events that overtake each other leave no gap', async () => {
  const { numbers, asked, hear } = follow();
  numbers.joined(OWN, 5);
  expect(hear(7, 6, 8)).toEqual([true, true, true]);
  numbers.joined(OWN, 8);
  await soon();
  expect(asked).toEqual([]);
});

test('another member, and a numbering that began anew, have nothing to be asked for', async () => {
  const { numbers, asked, hear } = follow();
  numbers.joined(OWN, 5);
  numbers.joined('private-member.8', 90);
  numbers.joined('private-member.8', 20);
  await soon();
  expect(asked).toEqual([]);
  // Of a channel that is not followed, and of servers that number nothing, everything is new.
  expect(hear(1, 1)).toEqual([true, true]);
  expect(numbers.isNew('private-member.8', {})).toBe(true);
});

test('what belongs to a member who has left meanwhile is not delivered', async () => {
  const { numbers, asked, delivered } = follow([{ seq: 6, event: 'e6' }], 6);
  numbers.joined(OWN, 5);
  numbers.joined(OWN, 6);
  numbers.joined('private-member.8', 90);
  await soon();
  expect([asked, delivered]).toEqual([[5], []]);
});

test('a question that fails is asked again with the next joining', async () => {
  const ask = jest.fn(async (_after: number) => Promise.reject(new Error('no')));
  const numbers = followNumbers({ ask, deliver: () => undefined });
  numbers.joined(OWN, 5);
  for (let i = 0; i < 2; i += 1) {
    numbers.joined(OWN, 6);
    await soon();
  }
  expect(ask.mock.calls).toEqual([[5], [5]]);
});
