import { orb } from '../gems.ts';
import { circle, ellipse, spiral, star } from '../shapes.ts';
import type { Theme } from '../theme.ts';

/** Far out, and quiet. */
export const orbit: Theme = {
  accent: '#a78bff',
  glass: '#100f24',
  scene: {
    sky: ['#0b0a24', '#231a4d', '#08070f'],
    light: { x: 0.78, y: 0.26, radius: 0.2, colour: '#ff9fd0', disc: true },
    aurora: ['#6a4dff', '#ff5fa8', '#3fb8ff'],
    ridges: [
      { form: 'craters', colour: '#231d48', height: 0.34 },
      { form: 'craters', colour: '#161230', height: 0.24 },
      { form: 'craters', colour: '#0b0918', height: 0.14 },
    ],
    particles: 'stars',
    particleColour: '#ffffff',
  },
  highHues: ['#ffb36a', '#ff6f7d', '#7db8ff', '#8ff0e0'],
  lowHues: ['#ff9d5c', '#7d8bff', '#b9b3c9', '#57d6a8', '#ff6fb5'],
  low: orb,
  high: [
    (pen) => {
      pen.turned(-20, () => {
        pen.bar('M3 52A47 13 0 0 1 97 52', 6, ['#ffe9c2', '#9a5fd0']);
        pen.ball(50, 50, 30, ['#ffd09a', '#a8435f']);
        for (const [y, width] of [
          [36, 5],
          [46, 3],
          [62, 6],
        ] as const) {
          const reach = Math.sqrt(900 - (y - 50) ** 2) - 1.5;
          pen.stroke(`M${50 - reach} ${y}Q50 ${y + 8} ${50 + reach} ${y}`, width, '#7d2a4f', 0.4);
        }
        pen.glow(40, 38, 16, '#ffffff', 0.5);
        pen.bar('M3 52A47 13 0 0 0 97 52', 7, ['#fff3da', '#b06fe0']);
        pen.stroke('M8 56A43 11 0 0 0 92 56', 1.2, '#5a2f8a', 0.6);
      });
    },
    (pen) => {
      pen.turned(35, () => {
        pen.glow(50, 88, 22, '#ff9a3c', 0.9);
        pen.body('M42 72C42 84 46 90 50 98C54 90 58 84 58 72Z', ['#ffe27a', '#ff5a1e'], 0.5);
        pen.mirrored(() => pen.body('M36 48C24 56 22 68 24 80L38 70Z', ['#ff8a94', '#a31838'], 0.8));
        pen.body('M50 4C64 18 68 44 62 74H38C32 44 36 18 50 4Z', ['#ffffff', '#8a90b8']);
        pen.body('M50 4C56 10 60 18 62 26H38C40 18 44 10 50 4Z', ['#ff8a94', '#a31838'], 0.6);
        pen.ball(50, 42, 9.5, ['#e8ecff', '#5a608a']);
        pen.ball(50, 42, 6.6, ['#8fe0ff', '#164a9a']);
        pen.stroke('M38 66H62', 2.4, '#a31838', 0.8);
      });
    },
    (pen) => {
      pen.body('M22 76Q50 64 78 76L84 92H16Z', ['#f2f4ff', '#7a80a8'], 0.8);
      pen.body('M50 8C76 8 90 26 90 48C90 70 74 82 50 82C26 82 10 70 10 48C10 26 24 8 50 8Z', [
        '#ffffff',
        '#8f95ba',
      ]);
      pen.body(
        'M50 20C70 20 80 32 80 48C80 64 68 70 50 70C32 70 20 64 20 48C20 32 30 20 50 20Z',
        ['#3f4f9a', '#0a0c24'],
        0.8,
      );
      pen.patch('M26 46C28 32 38 26 50 26C44 32 36 40 34 56C28 54 26 50 26 46Z', '#a8d8ff', 0.6);
      pen.glow(64, 56, 20, '#ff7ac0', 0.55);
      pen.glow(60, 40, 12, '#7ad8ff', 0.6);
      for (const [x, y] of [
        [58, 34],
        [68, 44],
        [52, 60],
        [64, 62],
      ] as const)
        pen.patch(circle(x, y, 1.1), '#ffffff');
      pen.mirrored(() => pen.body('M6 40H13V60H6Q2 50 6 40Z', ['#ffb36a', '#a34a1e'], 0.6));
    },
    (pen) => {
      pen.patch('M96 4C70 14 44 34 30 58L46 74C64 56 84 30 96 4Z', '#4fe0d8', 0.35);
      pen.patch('M96 4C74 20 52 40 38 60L46 68C62 52 82 28 96 4Z', '#c9fff6', 0.55);
      pen.stroke('M84 6Q54 22 26 52M98 20Q80 50 52 76', 2, '#8ff0e0', 0.6);
      pen.glow(36, 66, 34, '#8ff0e0', 0.8);
      pen.ball(36, 66, 22, ['#e6fffb', '#2f8f9a']);
      for (const [x, y, r] of [
        [30, 72, 5],
        [44, 62, 4],
        [38, 78, 3],
      ] as const)
        pen.patch(circle(x, y, r), '#145a68', 0.5);
    },
  ],
  wild: (pen) => {
    pen.glow(50, 50, 48, '#c9b5ff', 0.6);
    pen.body(star(5, 46, 20, 50, 53), ['#fff0ff', '#6a3fe0']);
    pen.scaled(0.56, () => pen.body(star(5, 46, 20, 50, 53), ['#ffffff', '#b99aff'], 0.4), 50, 53);
  },
  scatter: (pen) => {
    pen.glow(50, 50, 50, '#ff7ac8', 0.6);
    pen.turned(-24, () => {
      pen.stroke(ellipse(50, 50, 45, 17), 3, '#ffb3e0', 0.5);
      for (const start of [0, 180]) {
        pen.stroke(spiral(1, 42, 10, 50, 50, start), 8, '#8a4dff', 0.55);
        pen.stroke(spiral(1, 42, 10, 50, 50, start), 4, '#ff8fd0', 0.8);
        pen.stroke(spiral(1, 41, 10, 50, 50, start + 6), 1.4, '#fff3fb', 0.9);
      }
    });
    pen.ball(50, 50, 17, ['#fff0d8', '#ff8f5a']);
    pen.glow(50, 50, 28, '#fff6d8', 0.9);
  },
};
