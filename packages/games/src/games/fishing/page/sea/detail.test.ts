import { createDetail, type Detail } from './detail.ts';

const play = (detail: Detail, frames: number, msOf: (frame: number) => number): void => {
  for (let frame = 0; frame < frames; frame += 1) detail.note(msOf(frame));
};

test('a device that keeps up sees everything, whatever a few frames took', () => {
  const detail = createDetail();
  play(detail, 3_000, (frame) => (frame % 5 === 0 ? 60 : 16.7));
  expect(detail.isPlain).toBe(false);
});

test('the begin, in which pictures are painted, counts for nothing', () => {
  const detail = createDetail();
  play(detail, 600, (frame) => (frame < 60 ? 90 : 16.7));
  expect(detail.isPlain).toBe(false);
});

test('a device that does not keep up is spared within two seconds of its frames, and stays so', () => {
  const detail = createDetail();
  play(detail, 120, () => 40);
  expect(detail.isPlain).toBe(true);
  play(detail, 600, () => 16.7);
  expect(detail.isPlain).toBe(true);
});
