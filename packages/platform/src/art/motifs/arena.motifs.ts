import { placed, twice } from '../kit/canvas.ts';
import type { Canvas } from '../kit/canvas.ts';
import {
  box,
  ellipse,
  n,
  polar,
  polygon,
  sector,
  star,
  symmetric,
  symmetricPolygon,
  taper,
  times,
} from '../kit/path.ts';
import type { Tone } from '../palettes.ts';

const headset = (c: Canvas): string => {
  const { coal, hero, steel, mate, light } = c.ink;
  const cup =
    c.part('M52 -14Q96 -10 94 34Q92 76 52 78Z', coal, { depth: 'round' }) +
    c.part(box(40, -18, 22, 100, 11), steel, { depth: 'round' }) +
    c.part(ellipse(74, 32, 15, 26), hero, { depth: 'soft' }) +
    c.haze(74, 32, 24, 36, hero.lit, 0.75) +
    c.stroke(ellipse(74, 32, 15, 26), light.hi, 1.6) +
    c.flat(star(4, 11, 3, [74, 32]), '#ffffff');
  return (
    c.stroke('M-64 0Q-72 -88 0 -90Q72 -88 64 0', coal.deep, 22) +
    c.stroke('M-64 0Q-72 -88 0 -90Q72 -88 64 0', coal.lit, 16) +
    c.stroke('M-60 -18Q-58 -82 0 -84Q58 -82 60 -18', hero.base, 4) +
    c.stroke('M-66 -20Q-62 -94 0 -96', '#ffffff', 2, 0.7) +
    c.part('M-48 -66Q0 -92 48 -66Q0 -80 -48 -66Z', mate, { depth: 'soft' }) +
    twice(cup) +
    c.part(
      taper(
        [
          [-66, 66],
          [-56, 96],
          [-18, 100],
        ],
        [8, 7, 7],
      ),
      steel,
      { depth: 'fine' },
    ) +
    c.part(ellipse(-8, 98, 18, 9), coal, { depth: 'soft' }) +
    c.haze(0, 98, 10, 6, hero.lit, 0.9) +
    times(5, (i) =>
      c.stroke(
        `M${-22 + i * 11} ${n(20 - [6, 18, 30, 16, 8][i]!)}V${n(20 + [6, 18, 30, 16, 8][i]!)}`,
        light.lit,
        5,
        0.85,
      ),
    ).join('')
  );
};

const gamepad = (c: Canvas): string => {
  const { coal, hero, steel, mate, ruby, gold, leaf, light } = c.ink;
  const shell = symmetric(
    [
      [0, -44],
      [38, -48],
      [70, -40],
      [90, 6],
      [98, 58],
      [84, 76],
      [62, 62],
      [40, 30],
      [0, 26],
    ],
    0.15,
  );
  const stick = (x: number, y: number): string =>
    c.flat(ellipse(x, y, 20), coal.deep) +
    c.part(ellipse(x, y - 2, 16), coal, { depth: 'round', shade: 'ball' }) +
    c.stroke(ellipse(x, y - 3, 10), hero.lit, 1.8);
  const buttons = [
    [0, -15, gold],
    [15, 0, ruby],
    [0, 15, leaf],
    [-15, 0, mate],
  ] as const;
  return (
    placed(
      0,
      2,
      1,
      -8,
      twice(c.part('M34 -58Q58 -64 74 -48L68 -36Q50 -48 32 -44Z', steel, { depth: 'soft' })),
      c.part(shell, hero, { depth: 'full' }),
      c.flat(
        symmetric([
          [0, -34],
          [30, -38],
          [26, 10],
          [0, 14],
        ]),
        coal.base,
        0.6,
      ),
      c.part(box(-22, -32, 44, 24, 6), coal, { depth: 'fine' }),
      c.haze(0, -20, 24, 16, light.base, 0.7),
      c.flat(star(4, 10, 2.6, [0, -20]), '#ffffff'),
      c.part('M-66 -24H-54V-12H-42V0H-54V12H-66V0H-78V-12H-66Z', coal, { depth: 'soft' }),
      buttons
        .map(([x, y, tone]) => c.part(ellipse(60 + x, -6 + y, 8), tone, { shade: 'ball', depth: 'soft' }))
        .join(''),
      stick(-28, 20),
      stick(28, 20),
      c.stroke('M-96 48Q-86 6 -70 -34', '#ffffff', 2.2, 0.5),
    ) +
    times(6, (i) =>
      c.stroke(
        `M${polar(98, -150 + i * 24)
          .map(n)
          .join(' ')}L${polar(110, -150 + i * 24)
          .map(n)
          .join(' ')}`,
        light.lit,
        4,
        0.8,
      ),
    ).join('')
  );
};

const mech = (c: Canvas): string => {
  const { steel, hero, coal, light, gold, mate } = c.ink;
  const shoulder =
    c.part(ellipse(84, 62, 38, 34), hero, { depth: 'full' }) +
    c.part(sector(40, 28, 180, 300, [84, 62]), steel, { depth: 'fine' }) +
    c.part(box(70, 86, 30, 24, 5), coal, { depth: 'soft' }) +
    times(3, (i) => c.flat(box(74 + i * 8, 92, 4, 12, 1), light.base, 0.9)).join('');
  const antenna =
    c.part(
      taper(
        [
          [38, -58],
          [52, -84],
          [50, -110],
        ],
        [8, 5, 3],
      ),
      steel,
      { depth: 'fine' },
    ) +
    c.haze(50, -112, 16, 16, light.base, 0.9) +
    c.part(ellipse(50, -112, 5.4), light, { shade: 'ball', depth: 'fine' });
  const dome = symmetric(
    [
      [0, -84],
      [44, -72],
      [66, -30],
      [62, 16],
      [44, 52],
      [0, 60],
    ],
    0.15,
  );
  const pipe =
    c.stroke('M52 34Q74 50 58 78', coal.deep, 11) +
    c.stroke('M52 34Q74 50 58 78', steel.lit, 7, 1, 'stroke-dasharray="4 3"');
  return (
    twice(antenna) +
    twice(shoulder) +
    c.part(box(-34, 48, 68, 62, 10), coal, { depth: 'round' }) +
    twice(pipe) +
    c.part(dome, hero, { depth: 'full' }) +
    c.part('M-9 -86H9L13 -36H-13Z', mate, { depth: 'soft' }) +
    twice(
      c.part(ellipse(64, -8, 12, 24), steel, { depth: 'round' }) + c.flat(ellipse(68, -8, 5, 13), coal.deep),
    ) +
    c.part(box(-56, -34, 112, 46, 23), steel, { depth: 'soft' }) +
    c.flat(box(-50, -28, 100, 34, 17), '#05070c') +
    c.haze(22, -11, 44, 26, light.base, 0.95) +
    c.part(ellipse(22, -11, 14), light, { shade: 'ball', depth: 'soft' }) +
    c.flat(ellipse(18, -15, 5), '#ffffff') +
    times(4, (i) => c.flat(box(-42 + i * 11, -16, 6, 10, 2), light.lit, 0.35 + i * 0.15)).join('') +
    c.flat('M-44 -26H30L22 -20H-48Z', '#ffffff', 0.3) +
    c.part(
      symmetricPolygon([
        [0, 22],
        [34, 22],
        [26, 50],
        [0, 56],
      ]),
      steel,
      { depth: 'soft' },
    ) +
    times(5, (i) => c.flat(box(-22 + i * 10, 29, 4, 16, 2), coal.deep)).join('') +
    c.stroke('M-52 -48Q0 -66 52 -48', coal.deep, 1.6, 0.6) +
    twice(times(3, (i) => c.flat(ellipse(40 - i * 10, -62 - i * 4, 2.2), gold.lit)).join(''))
  );
};

const keycaps = (c: Canvas): string => {
  const { hero, coal, mate, light, ivory } = c.ink;
  const cap = (x: number, y: number, tone: Tone, sign: string): string =>
    placed(
      x,
      y,
      1,
      0,
      c.haze(0, 24, 50, 26, light.base, 0.8),
      c.flat(
        'M-34 -14L-40 30Q-40 38 -32 38H32Q40 38 40 30L34 -14Z',
        c.linear(
          [
            [0, tone.base],
            [1, tone.deep],
          ],
          [0, 0],
          [0, 1],
        ),
      ),
      c.part(box(-32, -34, 64, 54, 11), tone, { depth: 'soft' }),
      c.part(box(-26, -30, 52, 44, 9), tone, { depth: 'fine' }),
      c.flat(sign, '#ffffff', 0.96),
    );
  const arrow = (turn: number): string =>
    polygon(
      [0, 1, 2, 3, 4, 5, 6].map((i) => {
        const [x, y] = [
          [0, -13],
          [13, 2],
          [5, 2],
          [5, 13],
          [-5, 13],
          [-5, 2],
          [-13, 2],
        ][i] ?? [0, 0];
        const a = (turn * Math.PI) / 180;
        return [x! * Math.cos(a) - y! * Math.sin(a), x! * Math.sin(a) + y! * Math.cos(a) - 8];
      }),
    );
  return placed(
    0,
    6,
    1.02,
    -6,
    c.part(box(-112, -74, 224, 160, 20), coal, { depth: 'round' }),
    c.stroke(box(-106, -68, 212, 148, 16), light.base, 2, 0.8),
    cap(0, -34, hero, arrow(0)),
    cap(-72, 38, coal, arrow(-90)),
    cap(0, 38, mate, arrow(180)),
    cap(72, 38, coal, arrow(90)),
    cap(-72, -34, ivory, ''),
    cap(72, -34, ivory, ''),
  );
};

const joystick = (c: Canvas): string => {
  const { hero, coal, gold, ruby, mate, leaf, light } = c.ink;
  return (
    c.part('M-92 44L-70 14H70L92 44Z', hero, { depth: 'soft' }) +
    c.part('M-96 44H96V88Q96 98 86 98H-86Q-96 98 -96 88Z', hero, { depth: 'soft', shade: 'down' }) +
    c.stroke('M-86 72H86', light.hi, 2.4, 0.8, 'stroke-dasharray="10 6"') +
    c.flat(ellipse(-18, 30, 36, 11), coal.deep) +
    placed(
      -18,
      30,
      1,
      10,
      c.part(box(-8, -84, 16, 86, 6), coal, { depth: 'round' }),
      c.part(ellipse(0, -92, 31), ruby, { shade: 'ball', depth: 'full' }),
      c.haze(-10, -104, 13, 9, '#ffffff', 0.95),
    ) +
    [
      [40, 24, mate],
      [66, 34, gold],
      [44, 40, leaf],
    ]
      .map(([x, y, tone]) => {
        const t = tone as Tone;
        return (
          c.flat(ellipse(x as number, (y as number) + 4, 12, 6), t.deep) +
          c.part(ellipse(x as number, y as number, 12, 6.4), t, { depth: 'fine' })
        );
      })
      .join('') +
    c.part(box(-40, 56, 80, 30, 6), coal, { depth: 'fine' }) +
    times(5, (i) =>
      c.flat(
        box(-32 + i * 14, 66, 8, 8, 2),
        [light.base, hero.lit, mate.lit, gold.lit, ruby.lit][i] ?? light.base,
      ),
    ).join('')
  );
};

export const arenaMotifs = { headset, gamepad, mech, keycaps, joystick } as const;
