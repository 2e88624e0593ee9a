import { goOn, towards, under, type Seen } from './targets.ts';

const seen = (id: number, x: number, y: number, radius = 20, msLeft = 9_000): Seen => ({
  ...{ id, x, y, radius, msLeft, kind: 'damsel' },
});

describe('a press', () => {
  test('means whoever is nearest in its own size: a small one before a large one around it', () => {
    const [whale, damsel] = [seen(1, 200, 200, 140), seen(2, 240, 210, 16)];
    expect(under({ x: 236, y: 212 }, [whale, damsel])).toBe(damsel);
    expect(under({ x: 130, y: 190 }, [whale, damsel])).toBe(whale);
  });

  test('means nobody in open water', () => {
    expect(under({ x: 300, y: 300 }, [seen(1, 100, 100)])).toBeUndefined();
  });

  test('may miss a small one by a finger’s width', () => {
    expect(under({ x: 140, y: 100 }, [seen(1, 100, 100, 16)])?.id).toBe(1);
  });
});

describe('the arrows', () => {
  const middle = seen(1, 200, 200);
  const right = seen(2, 300, 210);
  const farRight = seen(3, 380, 200);
  const above = seen(4, 210, 90);
  const all = [right, farRight, above];

  test('go to the next one in their direction', () => {
    expect(towards('right', middle, all)).toBe(right);
    expect(towards('up', middle, all)).toBe(above);
  });

  test('go round where there is nobody any more: every creature can be reached', () => {
    expect(towards('right', farRight, [middle, right, above])).toBe(middle);
    expect(towards('down', middle, [above])).toBe(above);
  });

  test('choose nobody in empty water', () => {
    expect(towards('left', middle, [])).toBeUndefined();
  });
});

describe('going on by itself', () => {
  const lamp = { x: 200, y: 400 };
  test('stays with the one it was', () => {
    expect(goOn(7, lamp, [seen(2, 200, 380), seen(7, 0, 0)])?.id).toBe(7);
  });

  test('then takes the nearest that is not about to leave', () => {
    const leaving = seen(2, 200, 380, 20, 400);
    expect(goOn(7, lamp, [leaving, seen(3, 200, 300), seen(4, 20, 20)])?.id).toBe(3);
    expect(goOn(undefined, lamp, [leaving])?.id).toBe(2);
    expect(goOn(undefined, lamp, [])).toBeUndefined();
  });
});
