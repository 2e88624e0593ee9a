import { stone } from '../gems.ts';
import { circle, ellipse } from '../shapes.ts';
import type { Theme } from '../theme.ts';

/** The desert at the hour when it is gold. */
export const dune: Theme = {
  accent: '#f0b35a',
  glass: '#1a1220',
  scene: {
    sky: ['#2a1840', '#8a3f4e', '#e0894a'],
    light: { x: 0.5, y: 0.58, radius: 0.17, colour: '#ffd99a', disc: true },
    ridges: [
      { form: 'pyramids', colour: '#6d3446', height: 0.42 },
      { form: 'dunes', colour: '#4a2338', height: 0.32 },
      { form: 'dunes', colour: '#22122a', height: 0.2 },
    ],
    particles: 'dust',
    particleColour: '#ffdca8',
  },
  highHues: ['#38c9c0', '#4f8dff', '#f0b35a', '#ff7a5a'],
  lowHues: ['#e8a13c', '#3fb5c9', '#d8604a', '#8e78e0', '#76b35a'],
  low: stone,
  high: [
    (pen) => {
      // The scarab with open wings.
      pen.mirrored(() => {
        pen.body('M42 44C28 20 12 16 4 20C4 38 16 56 40 60Z', ['#7ff0e6', '#14607e']);
        pen.stroke('M10 24Q28 34 40 54M6 32Q22 44 39 58', 1.8, '#f7d58a', 0.9);
        pen.bar('M38 66L22 76L20 88M40 74L30 88', 3.4, ['#ffe0a0', '#9a5a1e']);
      });
      pen.body('M50 92C32 92 28 70 34 50H66C72 70 68 92 50 92Z', ['#4ae0d6', '#0c4668']);
      pen.stroke('M50 54V90', 2, '#06283c', 0.8);
      pen.body('M32 52Q34 36 50 36Q66 36 68 52Q50 60 32 52Z', ['#ffdf94', '#a8641f'], 0.8);
      pen.body('M40 38Q42 26 50 26Q58 26 60 38Q50 42 40 38Z', ['#4ae0d6', '#0c4668'], 0.7);
      pen.glow(50, 13, 16, '#ffb03a', 0.8);
      pen.ball(50, 14, 10, ['#ffc46a', '#c9431d']);
    },
    (pen) => {
      pen.bar('M8 32Q46 8 92 34', 6.5, ['#ffe0a0', '#a3631c']);
      pen.body('M6 50Q30 26 54 28Q76 30 94 52Q74 68 52 68Q28 68 6 50Z', ['#ffe0a0', '#a3631c']);
      pen.body('M16 50Q34 34 54 35Q70 36 84 51Q68 61 52 61Q32 62 16 50Z', ['#fffdf4', '#b9c9d8'], 0.6);
      pen.ball(52, 48, 13, ['#6db1ff', '#0f3a86']);
      pen.patch(circle(52, 48, 6), '#050b1c');
      pen.patch(circle(48, 43, 2.8), '#ffffff');
      pen.bar('M46 68L42 92M60 68C62 84 76 90 84 82C88 76 82 70 77 75', 5.5, ['#ffe0a0', '#a3631c']);
    },
    (pen) => {
      pen.glow(50, 24, 36, '#ffd98a', 0.7);
      pen.body('M50 14L96 86H4Z', ['#ffe0a0', '#8f5220']);
      pen.patch('M50 14L96 86H58Z', '#4a2214', 0.5);
      for (const y of [34, 46, 58, 70]) {
        const reach = (y - 14) * 0.64;
        pen.stroke(
          `M${50 - reach} ${y}L${50 + (y - 14) * 0.11} ${y}L${50 + reach} ${y}`,
          1.1,
          '#5c2f12',
          0.55,
        );
      }
      pen.body('M50 14L61 31Q54 34 52 30L39 31Z', ['#ffffff', '#ffc94f'], 0.5);
      pen.patch('M40 86V74Q44 66 48 74V86Z', '#2a1210', 0.9);
    },
    (pen) => {
      pen.mirrored(() => pen.bar('M34 30C18 26 14 44 28 54', 5, ['#ffb58a', '#8a2c1e']));
      pen.body(
        'M38 12H62V20C60 26 62 30 68 36C80 48 76 66 62 82V90H38V82C24 66 20 48 32 36C38 30 40 26 38 20Z',
        ['#ff9d72', '#8a2418'],
      );
      pen.body('M34 9H66V17H34Z', ['#ffd9a8', '#a3501f'], 0.6);
      pen.patch('M27 46H73L74 58H26Z', '#3c1420', 0.75);
      for (const x of [33, 42, 51, 60, 69]) pen.patch(`M${x - 4} 56L${x} 48L${x + 4} 56Z`, '#ffd48a');
      pen.stroke('M28 44H72M28 60H72', 1.6, '#ffe0b0');
      pen.stroke('M38 30Q32 40 31 44', 3, '#ffffff', 0.5);
    },
  ],
  wild: (pen) => {
    pen.glow(50, 34, 40, '#ffd98a', 0.6);
    pen.bar('M50 44C24 30 34 8 50 8C66 8 76 30 50 44ZM50 44V92M22 54H78', 9, ['#fff0bd', '#b5701f']);
    pen.ball(50, 52, 7, ['#7df0e6', '#14607e']);
  },
  scatter: (pen) => {
    pen.glow(50, 40, 46, '#ffb85a', 0.85);
    pen.ball(50, 42, 27, ['#ffe7a8', '#e0662a']);
    pen.mirrored(() => {
      for (const [y, reach] of [
        [50, 4],
        [58, 10],
        [66, 17],
      ] as const) {
        pen.body(
          `M44 ${y - 4}Q24 ${y - 10} ${reach} ${y - 14}Q${reach + 8} ${y + 2} 44 ${y + 5}Z`,
          ['#ffe0a0', '#8f5220'],
          0.5,
        );
      }
    });
    pen.body('M40 62Q50 54 60 62L66 90H34Z', ['#ffe0a0', '#8f5220'], 0.7);
    pen.patch(ellipse(42, 33, 6, 4), '#ffffff', 0.6);
  },
};
