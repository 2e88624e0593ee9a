import { createPace, type Pace } from '../../../../page/slots/pace.ts';
import { REELS, ROWS } from '../../rules/symbols.ts';
import { createDrums, placeOn, type Cell, type Drums } from './drums.ts';

const seen = ({ drums }: Drums): Cell[][] =>
  drums.map(({ strip, at }) => Array.from({ length: ROWS }, (_, row) => strip[placeOn(row, at)]!));
const gridOf = (first: number): number[][] =>
  Array.from({ length: REELS }, (_, reel) =>
    Array.from({ length: ROWS }, (__, row) => (first + reel + row) % 9),
  );

async function play(pace: Pace, drums: Drums, show: Promise<void>): Promise<void> {
  let over = false;
  void show.then(() => (over = true));
  while (!over) {
    drums.turn(16);
    pace.tick(16);
    await new Promise((soon) => setImmediate(soon));
  }
}

test.each([
  ['in motion', false, false],
  ['with reduced motion', true, false],
  ['skipped', false, true],
])('the drums stand at the round’s symbols, round after round, %s', async (_, calm, skipped) => {
  const pace = createPace();
  pace.calm = calm;
  const drums = createDrums(pace, () => undefined);
  drums.set(gridOf(0));
  expect(seen(drums)).toEqual(gridOf(0));
  for (let round = 1; round < 6; round += 1) {
    pace.begin();
    drums.run();
    for (let frame = 0; frame < round * 7; frame += 1) drums.turn(16);
    if (skipped) pace.skip();
    await play(pace, drums, drums.stop(gridOf(round), round % 2 ? REELS : 3));
    expect(seen(drums)).toEqual(gridOf(round));
    expect(drums.turn(16)).toBe(false);
  }
});

test('what is in view does not change while a drum begins to stop', async () => {
  const pace = createPace();
  const drums = createDrums(pace, () => undefined);
  drums.set(gridOf(0));
  drums.run();
  for (let frame = 0; frame < 40; frame += 1) drums.turn(16);
  const show = drums.stop(gridOf(5), REELS);
  let before: (Cell | undefined)[] = [];
  const view = (): Cell[] => {
    const { strip, at } = drums.drums[0]!;
    return Array.from({ length: ROWS + 1 }, (_, row) => strip[placeOn(row - 1, Math.floor(at))]!);
  };
  for (let frame = 0; frame < 12; frame += 1) {
    before = view();
    const at = Math.floor(drums.drums[0]!.at);
    pace.tick(16);
    await new Promise((soon) => setImmediate(soon));
    if (Math.floor(drums.drums[0]!.at) === at) expect(view()).toEqual(before);
  }
  pace.skip();
  await show;
});
