import { gem } from '../gems.ts';
import { circle, ellipse } from '../shapes.ts';
import type { Theme } from '../theme.ts';

const LEAF =
  'M50 6C58 14 60 20 60 24C68 20 76 24 78 28C74 34 72 36 70 40C80 40 86 46 88 52C80 56 74 58 70 62C74 66 74 72 72 76C64 76 58 74 54 72L52 94H48L46 72C42 74 36 76 28 76C26 72 26 66 30 62C26 58 20 56 12 52C14 46 20 40 30 40C28 36 26 34 22 28C24 24 32 20 40 24C40 20 42 14 50 6Z';

/** A wood at night that is not asleep. */
export const grove: Theme = {
  accent: '#9be36a',
  glass: '#0b1713',
  scene: {
    sky: ['#0c2a2c', '#12403a', '#07130f'],
    light: { x: 0.28, y: 0.2, radius: 0.12, colour: '#f0ffd9', disc: true },
    ridges: [
      { form: 'trees', colour: '#14463c', height: 0.6 },
      { form: 'trees', colour: '#0c2f29', height: 0.44 },
      { form: 'trees', colour: '#061a16', height: 0.28 },
    ],
    particles: 'fireflies',
    particleColour: '#e6ff8a',
  },
  highHues: ['#d8b27a', '#b58cff', '#ff6a5c', '#e0a050'],
  lowHues: ['#5fd06a', '#ffb84a', '#52c7d8', '#e86a9a', '#a98cf5'],
  low: gem,
  high: [
    (pen) => {
      // The owl.
      pen.mirrored(() => pen.body('M30 34C12 44 10 72 26 88C36 80 38 56 34 40Z', ['#b98a55', '#43260f']));
      pen.body(
        'M50 92C30 92 22 72 24 48C24 30 22 20 18 8C30 12 38 16 50 16C62 16 70 12 82 8C78 20 76 30 76 48C78 72 70 92 50 92Z',
        ['#e6c08a', '#6b3f1c'],
      );
      pen.body('M50 88C38 88 32 74 34 58Q50 48 66 58C68 74 62 88 50 88Z', ['#fff0d2', '#b98a55'], 0.6);
      for (const [x, y] of [
        [43, 64],
        [57, 64],
        [50, 70],
        [43, 76],
        [57, 76],
      ] as const)
        pen.stroke(`M${x - 4} ${y}q4 5 8 0`, 1.6, '#7a4a22', 0.75);
      pen.mirrored(() => {
        pen.ball(36, 38, 14.5, ['#fff3d6', '#c99a5e']);
        pen.ball(36, 38, 10, ['#ffe36a', '#d98a12']);
        pen.patch(circle(37, 38, 5.4), '#160c06');
        pen.patch(circle(34.8, 35.6, 2), '#ffffff');
      });
      pen.body('M50 42L56 50L50 60L44 50Z', ['#ffd27a', '#a85c12'], 0.5);
    },
    (pen) => {
      // A moth of the moon.
      pen.mirrored(() => {
        pen.body('M48 46C40 16 18 8 6 14C4 34 18 52 46 54Z', ['#e3ccff', '#5a35a8']);
        pen.body('M47 54C28 54 18 64 22 78C32 92 44 78 48 60Z', ['#c9a4ff', '#43218a'], 0.8);
        pen.ball(24, 30, 7, ['#fff3b0', '#d98a4a']);
        pen.patch(circle(24, 30, 3), '#3a1a5c');
        pen.ball(32, 70, 4.4, ['#aef0ff', '#3a6fc9']);
        pen.stroke('M46 50Q34 34 14 20', 1.2, '#ffffff', 0.5);
        pen.stroke('M49 36C46 24 40 18 36 16', 2, '#f0e0ff');
      });
      pen.body('M50 32C55 38 55 70 50 84C45 70 45 38 50 32Z', ['#fff0d8', '#7a5a9a'], 0.6);
      pen.ball(50, 34, 5, ['#fff6e6', '#8f6ab8']);
    },
    (pen) => {
      pen.body('M38 52C40 66 38 78 34 88Q50 94 66 88C62 78 60 66 62 52Z', ['#fff6e2', '#b59a72']);
      pen.body('M6 56C8 28 28 12 50 12C72 12 92 28 94 56C80 64 20 64 6 56Z', ['#ff8f7a', '#a01830']);
      pen.patch('M30 58Q50 66 70 58Q66 70 60 66Q50 70 40 66Q34 70 30 58Z', '#f0dcb6', 0.9);
      for (const [x, y, r] of [
        [32, 36, 7],
        [54, 26, 6],
        [72, 42, 7],
        [50, 46, 5],
        [20, 50, 4],
        [84, 54, 3.4],
      ] as const)
        pen.ball(x, y, r, ['#fffaf0', '#d9c4b0']);
    },
    (pen) => {
      pen.bar('M54 22Q54 12 62 8', 5, ['#b9854a', '#4a2a12']);
      pen.body('M22 44C24 72 40 84 50 94C60 84 76 72 78 44Z', ['#f0b866', '#8a4a14']);
      pen.stroke('M36 52Q38 68 46 80', 4, '#fff0c8', 0.55);
      pen.body('M14 46C14 28 32 20 50 20C68 20 86 28 86 46C70 54 30 54 14 46Z', ['#a8794a', '#3f240f']);
      for (const [y, xs] of [
        [34, [30, 42, 54, 66]],
        [42, [24, 36, 48, 60, 72]],
      ] as const)
        for (const x of xs) pen.stroke(`M${x} ${y}q6 6 12 0`, 1.8, '#1f1006', 0.55);
    },
  ],
  wild: (pen) => {
    pen.glow(50, 46, 44, '#a8ff7a', 0.4);
    pen.body(LEAF, ['#dcff9a', '#2f8a3c']);
    pen.stroke(
      'M50 22V86M50 40L66 32M50 40L34 32M50 56L76 52M50 56L24 52M50 68L64 70M50 68L36 70',
      1.8,
      '#1c5a28',
      0.6,
    );
  },
  scatter: (pen) => {
    pen.glow(50, 48, 50, '#eaffb8', 0.75);
    pen.ball(50, 48, 36, ['#fbffe6', '#a9c490']);
    pen.patch(ellipse(40, 38, 6, 5), '#7f9c6c', 0.35);
    pen.patch(ellipse(60, 56, 8, 7), '#7f9c6c', 0.3);
    pen.body(
      'M14 90C30 80 28 60 46 58C40 52 34 54 28 46C38 50 44 48 50 54C54 46 64 46 68 34C72 46 64 52 58 58C66 58 74 54 82 58C74 64 64 62 58 66C56 78 64 84 80 90Z',
      ['#3f7a4a', '#0c2414'],
      0.7,
    );
  },
};
