import { feltOf } from './felt.ts';

test('a frame of the display counts as in time, whatever the page’s coarse clock says of it', () => {
  const felt = feltOf([16.6, 16.7, 16.8, 33.3, 33.4, 50, 16.7, 16.7, 16.6, 16.7]);
  expect(felt).toMatchObject({ median: 16.7, p95: 50, p99: 50, inTime: 70, nearly: 90, frames: 10 });
});

test('a page that drew nothing has not been fast', () => {
  expect(() => feltOf([])).toThrow(RangeError);
});
