import { bookOf, fixture, market } from '../../../page/testing/fake-book.ts';
import { readSlip, writeSlip } from './kept-slip.ts';
import { legOf, offerOf, withStake } from './slip.ts';

const one = fixture('1', { markets: [market('result', null, { home: 180, draw: 350, away: 420 })] });
const two = fixture('2', { markets: [market('total', 2.5, { over: 190, under: 185 })] });
const book = bookOf([one, two]);
const [home, over] = [one, two].map((of) => legOf(offerOf(of, of.markets[0]!, of.markets[0]!.picks[0]!)));
const draft = withStake([home!, over!], over!, 250n);

test('a slip is read as it was written, with its own stakes', () => {
  expect(readSlip(writeSlip(draft), book)).toEqual(draft);
  expect(writeSlip([])).toBeUndefined();
});

test('the odds are those that the player saw, and what the book no longer has is left out', () => {
  const later = { ...one, markets: [market('result', null, { home: 150, draw: 350, away: 420 })] };
  const read = readSlip(writeSlip(draft), bookOf([later]));
  expect(read.map(({ pick, odds }) => [pick, odds])).toEqual([['home', 180]]);
});

test.each([undefined, '', '{', '7', '[7]', '[{}]', '[{"fixtureId":"1","odds":1.5}]', '[null]'])(
  'nothing is read from %j',
  (text) => {
    expect(readSlip(text, book)).toEqual([]);
  },
);
