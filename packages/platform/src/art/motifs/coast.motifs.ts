import { twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import { blob, box, curve, ellipse, polar, polygon, times } from '../kit/path.ts';
import type { Point } from '../kit/path.ts';

const ship = (c: Canvas): string => {
  const { wood, ivory, hero, gold, mate } = c.ink;
  const sail = (x: number, y: number, wide: number, tall: number): string => {
    const d = `M${x - wide} ${y}Q${x} ${y + 8} ${x + wide} ${y}Q${x + wide * 1.28} ${y + tall * 0.6} ${x + wide * 1.06} ${y + tall}Q${x} ${y + tall * 0.8} ${x - wide * 1.06} ${y + tall}Q${x - wide * 0.8} ${y + tall * 0.5} ${x - wide} ${y}Z`;
    return (
      c.part(d, ivory, { depth: 'round' }) +
      c.clip(
        d,
        c.flat(box(x - 5, y, wide * 0.34, tall), hero.base, 0.85) +
          c.flat(box(x - wide, y, wide * 0.34, tall), hero.base, 0.85) +
          c.flat(box(x + wide * 0.8, y, wide * 0.34, tall), hero.base, 0.85),
      ) +
      c.stroke(`M${x - wide * 1.1} ${y}H${x + wide * 1.1}`, wood.base, 4)
    );
  };
  const mast = (x: number, top: number): string =>
    c.part(box(x - 3, top, 6, 56 - top, 2), wood, { depth: 'fine' }) +
    c.part(`M${x} ${top + 2}q16 -8 32 0q-10 4 0 12q-16 -6 -32 2Z`, mate, { depth: 'fine' });
  const hull = 'M-92 30Q-60 46 0 46Q60 46 92 18Q96 50 66 78Q40 92 -40 92Q-80 84 -92 30Z';
  const wave = (y: number, opacity: number): string =>
    c.flat(
      `${curve(times(9, (i): Point => [-120 + i * 30, y + (i % 2 === 0 ? 7 : -7)]))}V120H-120Z`,
      c.linear(
        [
          [0, c.ink.night.hi],
          [0.5, c.ink.night.base],
        ],
        [0, 0],
        [0, 1],
      ),
      opacity,
    );
  return (
    mast(-46, -60) +
    mast(4, -100) +
    mast(54, -66) +
    sail(-46, -46, 24, 34) +
    sail(-46, -8, 28, 34) +
    sail(4, -86, 27, 36) +
    sail(4, -44, 34, 46) +
    sail(4, 6, 36, 26) +
    sail(54, -52, 22, 34) +
    sail(54, -14, 26, 34) +
    c.part('M-96 30L-122 6L-92 22Z', wood, { depth: 'fine' }) +
    c.part(hull, wood, { depth: 'round' }) +
    c.clip(
      hull,
      c.stroke('M-92 46Q0 66 92 36', gold.base, 4) +
        c.stroke('M-92 60Q0 80 92 50M-80 76Q0 92 80 66', wood.deep, 1.6) +
        times(
          7,
          (i) =>
            c.flat(box(-62 + i * 19, 57 + Math.sin((i / 6) * 3.1) * 5, 8, 7, 1), '#160a04') +
            c.flat(ellipse(-58 + i * 19, 61 + Math.sin((i / 6) * 3.1) * 5, 2), gold.lit),
        ).join(''),
    ) +
    c.part('M66 20L92 6V30Q78 36 66 38Z', gold, { depth: 'fine' }) +
    wave(92, 0.95) +
    wave(104, 0.9)
  );
};

const lighthouse = (c: Canvas): string => {
  const { ivory, ruby, hero, coal, light, gold } = c.ink;
  const tower = 'M-22 -34H22L34 74H-34Z';
  const rock = blob(
    [
      [-88, 104],
      [-70, 74],
      [-34, 78],
      [-14, 64],
      [20, 70],
      [52, 66],
      [86, 84],
      [92, 104],
    ],
    0.1,
  );
  const ray = (turn: number): string =>
    c.flat(
      polygon([[0, -56], polar(170, turn - 9, [0, -56]), polar(170, turn + 9, [0, -56])]),
      c.radial(
        [
          [0, light.hi, 0.95],
          [1, light.hi, 0],
        ],
        turn > 90 ? [1, 0.5] : [0, 0.5],
        1,
      ),
      0.85,
    );
  return (
    ray(-14) +
    ray(194) +
    c.part(rock, coal, { depth: 'round' }) +
    c.part(tower, ivory, { depth: 'full' }) +
    c.clip(
      tower,
      times(3, (i) =>
        c.flat(
          `M-40 ${-24 + i * 36}L40 ${-34 + i * 36}V${-14 + i * 36}L-40 ${-4 + i * 36}Z`,
          ruby.base,
          0.92,
        ),
      ).join('') + c.flat(box(10, -40, 40, 140), '#000000', 0.22),
    ) +
    c.part(box(-32, -42, 64, 11, 3), coal, { depth: 'fine' }) +
    c.flat(
      box(-17, -72, 34, 30),
      c.linear([
        [0, light.hi],
        [1, light.base],
      ]),
    ) +
    c.stroke('M-17 -72V-42M0 -72V-42M17 -72V-42', coal.base, 2.6) +
    c.haze(0, -57, 44, 40, light.hi, 0.95) +
    c.part('M-26 -72Q0 -112 26 -72Z', hero, { depth: 'soft' }) +
    c.part(ellipse(0, -98, 5), gold, { shade: 'ball' }) +
    c.part('M-9 74V54Q0 42 9 54V74Z', coal, { depth: 'fine' }) +
    [0, 1]
      .map(
        (i) =>
          c.flat(box(-4, -14 + i * 32, 8, 12, 4), coal.deep) +
          c.flat(box(-3, -13 + i * 32, 6, 10, 3), light.base, 0.9),
      )
      .join('') +
    twice(
      c.stroke(
        curve([
          [40, 96],
          [66, 88],
          [90, 98],
          [112, 90],
        ]),
        '#ffffff',
        3,
        0.7,
      ),
    )
  );
};

export const coastMotifs = { ship, lighthouse } as const;
