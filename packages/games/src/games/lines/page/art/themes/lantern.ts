import { gem } from '../gems.ts';
import type { Pen } from '../pen.ts';
import { circle, polar, polygon } from '../shapes.ts';
import type { Theme } from '../theme.ts';

const PETAL = 'M50 16C62 30 64 48 50 64C36 48 38 30 50 16Z';

const FAN_RIBS = Array.from({ length: 9 }, (_, n) => -64 + n * 16);
const onRib = (angle: number, far: number): readonly [number, number] => polar(angle, far, 50, 86);

function fan(pen: Pen): void {
  const outer = FAN_RIBS.map((angle) => onRib(angle, 76));
  const inner = FAN_RIBS.map((angle) => onRib(angle, 28)).reverse();
  pen.body(polygon([...outer, ...inner]), ['#ffe6a6', '#b8652a']);
  FAN_RIBS.slice(0, -1).forEach((angle, n) => {
    const next = angle + 16;
    const fold = polygon([onRib(angle, 75), onRib(next, 75), onRib(next, 29), onRib(angle, 29)]);
    pen.patch(fold, n % 2 === 0 ? '#ffffff' : '#6a2a12', 0.15);
  });
  pen.patch('M20 46Q36 26 52 34Q66 22 80 46Q68 38 54 48Q38 38 20 46Z', '#d8402e', 0.85);
  pen.ball(66, 24, 6, ['#fff3d6', '#e05a3c']);
  for (const angle of FAN_RIBS) pen.bar(`M50 86L${onRib(angle, 30).join(' ')}`, 2.4, ['#8a4a2a', '#2c120a']);
  pen.ball(50, 86, 5, ['#ffd27a', '#8a3f12']);
}

/** The night market on the river. */
export const lantern: Theme = {
  accent: '#ff6f5e',
  glass: '#1d0d18',
  scene: {
    sky: ['#1c0f33', '#5a1d43', '#1a0b16'],
    light: { x: 0.7, y: 0.22, radius: 0.14, colour: '#fff0cf', disc: true },
    ridges: [
      { form: 'peaks', colour: '#3d1a44', height: 0.44 },
      { form: 'roofs', colour: '#2a0f2b', height: 0.36 },
      { form: 'waves', colour: '#150814', height: 0.18 },
    ],
    particles: 'petals',
    particleColour: '#ffb8cf',
  },
  highHues: ['#ff5f4a', '#ff9fc4', '#5fd6c0', '#ffcf6a'],
  lowHues: ['#3fcf9a', '#ff6a5c', '#ffc24a', '#6aa8ff', '#d07aff'],
  low: gem,
  high: [
    (pen) => {
      pen.glow(50, 48, 48, '#ff8a4a', 0.6);
      pen.stroke('M50 4V14', 2.4, '#f0c06a');
      pen.body('M50 18C78 18 92 32 92 48C92 64 78 78 50 78C22 78 8 64 8 48C8 32 22 18 50 18Z', [
        '#ff9a6a',
        '#a3121e',
      ]);
      for (const reach of [14, 28, 39])
        pen.stroke(
          `M${50 - reach * 0.6} 19C${50 - reach * 1.1} 32 ${50 - reach * 1.1} 64 ${50 - reach * 0.6} 77M${50 + reach * 0.6} 19C${50 + reach * 1.1} 32 ${50 + reach * 1.1} 64 ${50 + reach * 0.6} 77`,
          1.4,
          '#6a0612',
          0.5,
        );
      pen.glow(50, 50, 30, '#ffe09a', 0.75);
      pen.body('M34 12H66V21H34Z', ['#ffe3a0', '#a8641f'], 0.6);
      pen.body('M34 75H66V84H34Z', ['#ffe3a0', '#a8641f'], 0.6);
      for (const x of [42, 50, 58]) pen.stroke(`M${x} 85V95`, 2, '#ffb84a');
      pen.stroke('M50 36V60M38 42H62M42 52H58M40 60H60', 2.8, '#ffe9b8', 0.9);
    },
    (pen) => {
      // A lotus.
      pen.body('M6 74Q28 62 50 72Q72 62 94 74Q76 92 50 90Q24 92 6 74Z', ['#6ae0b8', '#125a4a'], 0.7);
      for (const angle of [-74, 74, -52, 52])
        pen.turned(angle, () => pen.body(PETAL, ['#ffd0e2', '#c2437f'], 0.7), 50, 74);
      for (const angle of [-27, 27, 0])
        pen.turned(angle, () => pen.body(PETAL, ['#fff0f6', '#e0679c'], 0.8), 50, 74);
      pen.glow(50, 60, 18, '#ffe9a8', 0.8);
    },
    (pen) => {
      // A ring of jade on a cord.
      pen.stroke('M50 2V20M50 78V88', 3, '#ff6f5e');
      pen.body(circle(50, 48, 35), ['#b8ffe6', '#0f7a62']);
      pen.patch(circle(50, 48, 13), '#1d0d18');
      pen.stroke(circle(50, 48, 13.5), 1.8, '#d8fff0', 0.8);
      pen.stroke(circle(50, 48, 24), 1.6, '#05503f', 0.55);
      for (let n = 0; n < 8; n += 1) {
        const [x, y] = polar(n * 45, 24, 50, 48);
        pen.stroke(circle(x, y, 4), 1.6, '#05503f', 0.6);
      }
      pen.stroke('M26 30Q36 18 52 17', 3.4, '#ffffff', 0.65);
      for (const x of [44, 50, 56]) pen.stroke(`M50 86L${x} 97`, 2, '#ff6f5e');
    },
    (pen) => pen.scaled(0.82, () => fan(pen), 50, 54),
  ],
  wild: (pen) => {
    pen.body('M14 22Q14 12 24 12H76Q86 12 86 22V78Q86 88 76 88H24Q14 88 14 78Z', ['#ff7a5e', '#8f0f1e']);
    pen.stroke('M22 20H78V80H22Z', 2, '#ffd9a8', 0.8);
    pen.bar('M50 28V72M32 28H68M36 50H64M32 72H68M36 38V62M64 38V62', 6, ['#fff4d6', '#e0a04a']);
  },
  scatter: (pen) => {
    pen.glow(50, 50, 50, '#ffe6a0', 0.75);
    for (let n = 0; n < 12; n += 1) {
      pen.turned(n * 30, () => {
        pen.bar('M50 30V12', 3.4, n % 2 === 0 ? ['#fff3c4', '#ff9d3c'] : ['#ffd0e2', '#e0487f']);
        pen.ball(
          50,
          n % 2 === 0 ? 8 : 12,
          3.4,
          n % 2 === 0 ? ['#fffbe0', '#ffb03c'] : ['#fff0f6', '#ff6f9f'],
        );
      });
    }
    pen.ball(50, 50, 17, ['#fff6d8', '#ff8f4a']);
  },
};
