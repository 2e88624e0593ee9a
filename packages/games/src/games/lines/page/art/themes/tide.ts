import { stone } from '../gems.ts';
import { circle, polar, softStar, spiral } from '../shapes.ts';
import type { Theme } from '../theme.ts';

/** Below a moonlit sea. */
export const tide: Theme = {
  accent: '#4fd8e0',
  glass: '#071a26',
  scene: {
    sky: ['#0b4a63', '#07293d', '#040d17'],
    light: { x: 0.5, y: -0.08, radius: 0.95, colour: '#7fe9ef', disc: false },
    ridges: [
      { form: 'waves', colour: '#0a3a4e', height: 0.46 },
      { form: 'peaks', colour: '#072a3a', height: 0.3 },
      { form: 'kelp', colour: '#041a26', height: 0.34 },
    ],
    particles: 'bubbles',
    particleColour: '#b9f6ff',
  },
  highHues: ['#ff9fb8', '#ff9a3d', '#f2c27a', '#ff6f6a'],
  lowHues: ['#2fc7d6', '#6d8bff', '#4bd08f', '#b98cf0', '#e0a24a'],
  low: stone,
  high: [
    (pen) => {
      // A scallop that opens on its pearl.
      pen.body(
        'M50 86C30 86 12 66 10 44C9 34 16 24 24 26C27 16 38 12 44 18C46 15 54 15 56 18C62 12 73 16 76 26C84 24 91 34 90 44C88 66 70 86 50 86Z',
        ['#ffd7e0', '#b2486f'],
      );
      for (const x of [18, 31, 44, 56, 69, 82])
        pen.stroke(
          `M50 84Q${50 + (x - 50) * 0.75} 58 ${x} ${30 - Math.abs(50 - Math.abs(x - 50)) * 0.1}`,
          1.6,
          '#7d2347',
          0.5,
        );
      pen.body('M50 90C36 90 24 82 20 70C32 62 68 62 80 70C76 82 64 90 50 90Z', ['#ffc1d0', '#8d2f57'], 0.8);
      pen.glow(50, 60, 26, '#fff2f6', 0.8);
      pen.ball(50, 59, 15, ['#fff6ee', '#c9a9c4']);
    },
    (pen) => {
      pen.body('M66 50C80 32 90 30 95 28C90 42 90 58 95 72C86 70 78 66 66 50Z', ['#ffd27a', '#c4431d']);
      pen.body('M36 30C44 14 60 14 66 20C62 26 62 30 62 36Z', ['#ffb054', '#b93a17'], 0.7);
      pen.body('M6 52C16 32 36 26 52 30C64 33 70 42 76 50C70 60 62 70 48 72C32 75 14 68 6 52Z', [
        '#ffe2a0',
        '#e0531f',
      ]);
      pen.patch(
        'M34 30C42 42 42 60 33 72C40 74 48 73 52 71C58 58 58 42 52 30C46 28 40 28 34 30Z',
        '#fff4df',
        0.85,
      );
      pen.body('M40 66C44 80 54 84 62 82C58 76 56 72 56 66Z', ['#ffb054', '#b93a17'], 0.6);
      for (const [x, y] of [
        [58, 44],
        [64, 50],
        [58, 57],
        [68, 46],
        [68, 56],
      ] as const)
        pen.stroke(`M${x} ${y - 4}q4 4 0 8`, 1.2, '#8e2b0c', 0.55);
      pen.ball(22, 47, 6, ['#fffdf5', '#cfd6dd']);
      pen.patch(circle(21, 47, 3.4), '#12161d');
      pen.patch(circle(20, 45.6, 1.2), '#ffffff');
    },
    (pen) => {
      // A nautilus: body, chambers, spiral.
      pen.body(
        'M88 62C86 82 66 90 48 88C24 86 9 68 11 46C13 24 32 10 52 13C72 16 84 30 82 48C81 62 70 70 58 69C52 68 49 64 50 58L88 54Z',
        ['#ffeccb', '#9c5a32'],
      );
      pen.stroke(spiral(1.55, 34, 3, 49, 48, 70), 2.4, '#6a3516', 0.75);
      for (const angle of [190, 220, 250, 280, 310, 340, 10, 40]) {
        const [ax, ay] = polar(angle, 37, 47, 50);
        const [bx, by] = polar(angle + 26, 20, 48, 49);
        pen.stroke(`M${ax} ${ay}Q${(ax + bx) / 2 + 3} ${(ay + by) / 2} ${bx} ${by}`, 3.4, '#c7743a', 0.75);
      }
      pen.body('M52 56L88 54C92 58 91 68 87 70C76 74 62 72 54 66Z', ['#ffd9a6', '#8d4722'], 0.6);
      pen.ball(80, 60, 3.4, ['#ffffff', '#2a1a12']);
    },
    (pen) => {
      pen.body(softStar(5, 42, 17), ['#ffb3a0', '#b9303f']);
      for (let arm = 0; arm < 5; arm += 1) {
        for (const far of [10, 17, 24, 31, 37]) {
          const [x, y] = polar(arm * 72, far);
          pen.ball(x, y, 3.1 - far * 0.045, ['#ffe6d2', '#d2574f']);
        }
      }
      pen.ball(50, 50, 5, ['#fff0dd', '#d2574f']);
    },
  ],
  wild: (pen) => {
    pen.bar('M50 88V30', 7, ['#fff3cf', '#c98a2b']);
    pen.bar('M24 28C24 50 36 54 50 54C64 54 76 50 76 28', 7, ['#fff3cf', '#c98a2b']);
    pen.body('M50 8L59 26L53 24V36H47V24L41 26Z', ['#fffbe8', '#d29a37'], 0.7);
    pen.mirrored(() => pen.body('M24 12L33 30L27 28V40H21V28L15 30Z', ['#fffbe8', '#d29a37'], 0.7));
    pen.ball(50, 54, 6.5, ['#aef7ff', '#1b7f96']);
  },
  scatter: (pen) => {
    pen.glow(50, 44, 40, '#d9fbff', 0.8);
    pen.ball(50, 44, 24, ['#f4feff', '#7fb9cf']);
    pen.patch(circle(43, 38, 4), '#5c98b2', 0.35);
    pen.patch(circle(57, 50, 6), '#5c98b2', 0.3);
    pen.body('M10 68Q20 54 32 62T54 62T76 60T92 66Q86 86 50 88Q14 86 10 68Z', ['#8df0f2', '#0b6d8e'], 0.8);
    pen.stroke('M20 72Q30 64 40 71T60 71T80 70', 2, '#eaffff', 0.75);
  },
};
