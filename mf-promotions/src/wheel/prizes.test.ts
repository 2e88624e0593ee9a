import { PLAIN_STONE, STONES } from '../lacquer.ts';
import { byAmount, stonesOf } from './prizes.ts';

const prize = (prizeId: number, amount: string) => ({ prizeId, amount, angle: prizeId * 60 });
const prizes = [prize(1, '0.00'), prize(2, '5.00'), prize(3, '20.00'), prize(4, '0.00'), prize(5, '5.00')];

test('orders prizes from the biggest to none, and equal ones as they are', () => {
  expect(byAmount(prizes).map(({ prizeId }) => prizeId)).toEqual([3, 2, 5, 1, 4]);
});

test('gives each prize a stone of its own, and plain stone where nothing is won', () => {
  expect([...stonesOf(prizes)]).toEqual([
    [3, STONES[0]],
    [2, STONES[1]],
    [5, STONES[2]],
    [1, PLAIN_STONE],
    [4, PLAIN_STONE],
  ]);
});

test('begins again where a wheel has more prizes than there are stones', () => {
  const many = Array.from({ length: 9 }, (_, index) => prize(index, `${90 - index}.00`));
  expect(stonesOf(many).get(8)).toBe(STONES[0]);
});
