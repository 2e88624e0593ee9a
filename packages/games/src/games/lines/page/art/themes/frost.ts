import { gem } from '../gems.ts';
import { circle, star } from '../shapes.ts';
import type { Theme } from '../theme.ts';

/** A winter night with northern lights. */
export const frost: Theme = {
  accent: '#9fd8ff',
  glass: '#0b1426',
  scene: {
    sky: ['#0a1430', '#143058', '#0a1020'],
    light: { x: 0.74, y: 0.2, radius: 0.09, colour: '#eaf6ff', disc: true },
    aurora: ['#4dffc0', '#57b8ff', '#a98bff'],
    ridges: [
      { form: 'peaks', colour: '#1d3a63', height: 0.5 },
      { form: 'peaks', colour: '#122747', height: 0.34 },
      { form: 'trees', colour: '#0a1730', height: 0.22 },
    ],
    particles: 'snow',
    particleColour: '#ffffff',
  },
  highHues: ['#8fd3ff', '#7df0e0', '#a9b6ff', '#ffd08a'],
  lowHues: ['#46b8ff', '#9a8cff', '#45e0c8', '#ff86c0', '#c3d4e6'],
  low: gem,
  high: [
    (pen) => {
      pen.glow(50, 40, 44, '#8fd3ff', 0.5);
      pen.body('M12 78L8 34L28 54L34 18L50 46L66 18L72 54L92 34L88 78Z', ['#f2fbff', '#4f86c9']);
      pen.patch('M50 46L66 18L62 72H50ZM72 54L92 34L86 74H70ZM28 54L34 18L42 72H30Z', '#2f63ac', 0.35);
      pen.body('M12 76H88V90H12Z', ['#dff2ff', '#3d6fb5'], 0.7);
      pen.mirrored(() => pen.ball(26, 83, 4, ['#ff9cc6', '#a02c66']));
      pen.ball(50, 83, 5, ['#8ff5e6', '#147a86']);
      for (const [x, y] of [
        [8, 32],
        [34, 16],
        [66, 16],
        [92, 32],
      ] as const)
        pen.ball(x, y, 4.4, ['#ffffff', '#7bb0e6']);
    },
    (pen) => {
      pen.glow(50, 50, 46, '#7df0e0', 0.4);
      for (let arm = 0; arm < 6; arm += 1) {
        pen.turned(arm * 60, () => {
          pen.bar('M50 50V9', 5, ['#f4ffff', '#5fb6cf']);
          pen.bar('M50 18L40 10M50 18L60 10M50 30L37 21M50 30L63 21', 4, ['#f4ffff', '#5fb6cf']);
        });
      }
      pen.body(star(6, 15, 10), ['#ffffff', '#58b0d8'], 0.6);
    },
    (pen) => {
      pen.body('M4 86L36 22L52 50L62 34L96 86Z', ['#9db4e8', '#24345f']);
      pen.patch('M36 22L52 50L46 86H28L40 56Z', '#101c3c', 0.35);
      pen.patch('M62 34L96 86H74L66 58Z', '#101c3c', 0.35);
      pen.body('M36 22L52 50L46 46L42 56L36 46L30 54L26 44Z', ['#ffffff', '#b6cdf0'], 0.5);
      pen.body('M62 34L78 58L70 54L66 60L60 50L55 46Z', ['#ffffff', '#b6cdf0'], 0.5);
      pen.ball(80, 20, 8, ['#fffdf2', '#c9d7ee']);
    },
    (pen) => {
      // A lantern left burning in the cold.
      pen.stroke('M36 22Q36 8 50 8Q64 8 64 22', 4, '#c8d6e6');
      pen.body('M34 24H66L72 34H28Z', ['#e6eef8', '#56688a'], 0.8);
      pen.body('M30 34H70L74 78H26Z', ['#56688a', '#1e2a45'], 0.8);
      pen.patch('M34 38H66L69 74H31Z', '#ffb64a');
      pen.glow(50, 58, 34, '#ffd98a', 0.95);
      pen.body('M50 44C56 52 60 58 58 65C56 71 44 71 42 65C40 58 46 54 50 44Z', ['#fffbe6', '#ff9d2e'], 0.4);
      pen.stroke('M50 36V76', 2.2, '#2a3858', 0.75);
      pen.body('M22 78H78V88H22Z', ['#e6eef8', '#56688a'], 0.8);
      pen.patch('M22 78Q34 72 44 78T66 77T78 78L78 80H22Z', '#ffffff', 0.95);
    },
  ],
  wild: (pen) => {
    pen.glow(50, 50, 48, '#a8e4ff', 0.6);
    pen.body(star(4, 46, 12), ['#ffffff', '#5a9fe6']);
    pen.turned(45, () => pen.body(star(4, 30, 9), ['#e8f7ff', '#7a86f0'], 0.6));
    pen.ball(50, 50, 9, ['#ffffff', '#8fc6ff']);
  },
  scatter: (pen) => {
    pen.glow(50, 50, 50, '#8fdcff', 0.8);
    pen.ball(50, 50, 36, ['#e6f4ff', '#5f86c4']);
    for (const [x, y, r] of [
      [38, 38, 6],
      [60, 46, 9],
      [44, 64, 7],
      [66, 66, 4],
    ] as const)
      pen.patch(circle(x, y, r), '#47699f', 0.32);
    pen.patch('M18 62Q34 46 50 58T82 54Q80 78 58 85Q30 88 18 62Z', '#5affc8', 0.4);
    pen.stroke('M18 60Q34 44 50 56T83 52', 3, '#d6fff2', 0.85);
  },
};
