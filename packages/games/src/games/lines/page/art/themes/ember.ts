import { gem } from '../gems.ts';
import { circle, ellipse, star } from '../shapes.ts';
import type { Theme } from '../theme.ts';

const FLAME =
  'M50 8C56 26 78 36 76 62C75 80 63 90 50 90C37 90 25 80 24 63C23 50 32 44 34 32C40 38 42 42 43 48C50 38 52 24 50 8Z';

/** Under a mountain that has woken. */
export const ember: Theme = {
  accent: '#ff8a3c',
  glass: '#1c0c0b',
  scene: {
    sky: ['#2a0b12', '#7a2416', '#140707'],
    light: { x: 0.5, y: 0.52, radius: 0.7, colour: '#ff7a2e', disc: false },
    ridges: [
      { form: 'volcano', colour: '#3d1312', height: 0.62 },
      { form: 'peaks', colour: '#210a0b', height: 0.36 },
      { form: 'craters', colour: '#120607', height: 0.18 },
    ],
    particles: 'embers',
    particleColour: '#ffb45e',
  },
  highHues: ['#ff8a3c', '#ffd23f', '#ff5a3c', '#ffb066'],
  lowHues: ['#ff4b3e', '#ff9d2e', '#ffd65a', '#c06bff', '#5fc3ff'],
  low: gem,
  high: [
    (pen) => {
      // The phoenix, wings raised.
      pen.glow(50, 48, 46, '#ff7a1e', 0.55);
      pen.mirrored(() => {
        pen.body('M46 50C30 46 12 34 6 10C18 18 24 18 30 24C28 18 28 12 30 8C38 18 48 30 49 46Z', [
          '#ffd25c',
          '#c22a12',
        ]);
        pen.body('M47 56C32 58 16 50 8 34C20 40 28 40 34 42C42 46 47 50 48 54Z', ['#ff9a3c', '#a51c12'], 0.7);
        pen.body('M48 62C38 66 24 64 16 54C26 56 40 54 48 58Z', ['#ff7a32', '#8d1512'], 0.6);
        pen.stroke('M14 20Q30 32 44 46M18 40Q32 46 45 52', 1.2, '#fff1b8', 0.6);
      });
      pen.body(
        'M50 60C56 72 60 84 66 94C58 90 54 86 50 80C46 86 42 90 34 94C40 84 44 72 50 60Z',
        ['#ffb347', '#b3200f'],
        0.7,
      );
      pen.body('M50 24C58 30 60 44 57 56C55 66 52 70 50 74C48 70 45 66 43 56C40 44 42 30 50 24Z', [
        '#fff0a8',
        '#e2571a',
      ]);
      pen.body(
        'M50 14C56 15 59 21 57 28C55 33 52 35 50 38C48 35 45 33 43 28C41 21 44 15 50 14Z',
        ['#fff6cf', '#f08a24'],
        0.7,
      );
      pen.patch('M47 27L53 27L50 33Z', '#5a1a08');
      pen.patch(circle(46.5, 23, 1.5), '#3a0d06');
      pen.patch(circle(53.5, 23, 1.5), '#3a0d06');
    },
    (pen) => {
      // A dragon's eye between scales.
      for (const [x, y] of [
        [26, 22],
        [42, 14],
        [58, 14],
        [74, 22],
        [26, 78],
        [42, 86],
        [58, 86],
        [74, 78],
      ] as const) {
        pen.body(
          `M${x - 13} ${y}Q${x} ${y - 15} ${x + 13} ${y}Q${x} ${y + 15} ${x - 13} ${y}Z`,
          ['#b5412c', '#3c0d12'],
          0.8,
        );
      }
      pen.body('M4 50Q26 16 50 16Q74 16 96 50Q74 84 50 84Q26 84 4 50Z', ['#8e2a20', '#2c080c']);
      pen.body('M14 50Q32 26 50 26Q68 26 86 50Q68 74 50 74Q32 74 14 50Z', ['#ffe063', '#d24a0c'], 0.8);
      pen.glow(50, 50, 30, '#fff2a0', 0.8);
      for (let ray = 0; ray < 24; ray += 1)
        pen.turned(ray * 15, () => pen.stroke('M50 40V27', 1, '#7c1c06', 0.45));
      pen.patch('M50 25C58 38 58 62 50 75C42 62 42 38 50 25Z', '#140304');
      pen.patch(ellipse(43, 40, 4, 6), '#fffbe0', 0.9);
    },
    (pen) => {
      pen.glow(50, 24, 34, '#ff6a1e', 0.9);
      pen.bar('M50 26C46 18 54 14 49 6M42 24C36 20 40 12 34 10M58 24C64 20 60 14 67 10', 5, [
        '#ffe27a',
        '#f0561a',
      ]);
      pen.body('M6 88C22 78 30 44 36 28Q50 36 64 28C70 44 78 78 94 88Z', ['#8b4a42', '#241013']);
      pen.patch(
        'M36 28Q50 36 64 28L66 34C62 40 62 52 57 56C56 48 52 44 50 48C48 60 46 72 42 76C42 62 40 54 36 50C35 44 35 38 34 34Z',
        '#ff8a2a',
      );
      pen.patch(
        'M40 31Q50 36 60 31C58 40 57 46 55 48C53 42 50 40 48 44C47 52 45 60 43 64C43 54 42 46 39 43Z',
        '#ffe685',
        0.95,
      );
      pen.stroke('M22 78Q32 70 35 54M78 80Q70 66 67 50', 1.6, '#000000', 0.35);
    },
    (pen) => {
      // A brazier.
      pen.scaled(0.72, () => pen.body(FLAME, ['#ffe27a', '#e0401a'], 0.8), 50, 14);
      pen.scaled(0.4, () => pen.body(FLAME, ['#fffbe0', '#ffb02e'], 0.4), 50, 62);
      pen.body('M14 52H86C84 68 70 76 58 77V82L66 92H34L42 82V77C30 76 16 68 14 52Z', ['#e3a465', '#572413']);
      pen.body('M10 48H90V56H10Z', ['#ffd49a', '#7d3a1a'], 0.6);
      pen.mirrored(() => pen.ball(28, 64, 3.6, ['#ff9a6a', '#8f1d12']));
      pen.ball(50, 67, 4.6, ['#ffd27a', '#b3380f']);
    },
  ],
  wild: (pen) => {
    pen.glow(50, 56, 42, '#ff8a2a', 0.7);
    pen.body(FLAME, ['#ffd75a', '#d92c12']);
    pen.scaled(0.66, () => pen.body(FLAME, ['#fff0b0', '#ff8a1e'], 0.5), 50, 88);
    pen.scaled(0.36, () => pen.body(FLAME, ['#ffffff', '#ffd76a'], 0.3), 50, 88);
  },
  scatter: (pen) => {
    pen.glow(50, 50, 50, '#ffb02e', 0.8);
    pen.body(star(12, 44, 30), ['#ffd34f', '#c93a10']);
    pen.turned(15, () => pen.body(star(12, 38, 28), ['#fff0a6', '#ef7a1c'], 0.6));
    pen.ball(50, 50, 24, ['#fff3b0', '#f0861e']);
  },
};
