import type { Runner } from '../../rules/runners.ts';

/** How a machine is built: drawn in a box of 200 by 100, nose at the right, ground below. */
export interface Build {
  /** Its lacquer, and the colour of its trim. */
  readonly lacquer: string;
  readonly trim: string;
  /** Outline of the body, as an SVG path. */
  readonly body: string;
  /** Painted on it in the trim's colour; what stands outside of the outline stands out. */
  readonly marks: string;
  readonly wheels: readonly (readonly [x: number, radius: number])[];
  /** Where its number is painted. */
  readonly plate: readonly [x: number, y: number];
}

const PAIR = [
  [44, 18],
  [158, 18],
] as const;

/** Sixteen silhouettes and as many lacquers: each can be told from the others by both. */
export const BUILDS: Readonly<Record<Runner, Build>> = {
  anvil: {
    lacquer: '#5d6675',
    trim: '#c9d2de',
    body: 'M12 82V46q0-12 12-12h94v-8h34q-2 14 46 22-4 14-26 16l-22 4v14z',
    marks: 'M12 62h140v8H12z',
    wheels: [
      [42, 18],
      [132, 18],
    ],
    plate: [84, 54],
  },
  beacon: {
    lacquer: '#f0e7d4',
    trim: '#d8402f',
    body: 'M6 84l8-26 50-6 6-34q20-16 40 0l8 32 62 8q16 6 14 26z',
    marks: 'M70 22q20-16 40 0l3 12H68zM12 66l186 4 1 8H8z',
    wheels: PAIR,
    plate: [90, 58],
  },
  cobalt: {
    lacquer: '#2f63ea',
    trim: '#e8f0ff',
    body: 'M4 84l4-34q52-22 104-12 62 10 88 38l-4 8z',
    marks: 'M6 66q96-16 192 10l-1 6Q96 62 5 76z',
    wheels: PAIR,
    plate: [86, 54],
  },
  drift: {
    lacquer: '#63cfdc',
    trim: '#0c4d5e',
    body: 'M0 62Q50 26 120 32q70 8 80 32-8 20-40 20H50Q18 84 0 62z',
    marks: 'M0 62q100 12 200 2-4 10-16 14Q100 82 22 78 8 72 0 62z',
    wheels: [
      [54, 15],
      [146, 15],
    ],
    plate: [104, 52],
  },
  ember: {
    lacquer: '#f26a2a',
    trim: '#ffd35c',
    body: 'M0 30l34 16-22 6 30 8-24 22h170q12-14-12-24-46-26-92-26-44 0-84-2z',
    marks: 'M0 30l34 16-22 6 30 8-24 22h30l30-20-22-4 26-14z',
    wheels: [
      [64, 17],
      [160, 17],
    ],
    plate: [112, 56],
  },
  gyro: {
    lacquer: '#8a5bea',
    trim: '#f2c4ff',
    body: 'M18 84l12-22Q52 12 100 12t70 46l24 12-2 14z',
    marks: 'M22 64q78-22 156 0l4 8q-82-20-164 2z',
    wheels: [
      [52, 16],
      [150, 16],
    ],
    plate: [100, 42],
  },
  halo: {
    lacquer: '#f2bd2c',
    trim: '#fff2c2',
    body: 'M4 84V64q26-12 66-12h82q46 6 46 32z',
    marks:
      'M52 30a42 15 0 1 0 84 0a42 15 0 1 0-84 0zm9 0a33 9 0 1 1 66 0a33 9 0 1 1-66 0zM66 40h6v14h-6zM116 40h6v14h-6z',
    wheels: PAIR,
    plate: [100, 68],
  },
  magnet: {
    lacquer: '#d42a40',
    trim: '#dfe5ee',
    body: 'M6 84V50q0-24 34-24h158v20h-88q-10 0-10 9t10 9h88v20z',
    marks: 'M166 26h32v20h-32zM166 64h32v20h-32z',
    wheels: [
      [40, 18],
      [140, 18],
    ],
    plate: [58, 54],
  },
  piston: {
    lacquer: '#12917c',
    trim: '#f0b26a',
    body: 'M4 84V58h32V26h26v32h8V14h26v44h8V26h26v32h40q28 4 28 26z',
    marks: 'M36 26h26v8H36zM70 14h26v8H70zM104 26h26v8h-26zM4 74h193v6H4z',
    wheels: PAIR,
    plate: [100, 62],
  },
  pulsar: {
    lacquer: '#e2459e',
    trim: '#2a1038',
    body: 'M10 16l36 28 74-4q60 2 80 22-20 20-80 22l-76-2-40 6 16-26z',
    marks: 'M10 16l36 28-26 18zM168 48q22 6 32 14-10 10-32 15z',
    wheels: [
      [66, 15],
      [146, 15],
    ],
    plate: [102, 60],
  },
  quartz: {
    lacquer: '#f3b6c6',
    trim: '#b0587a',
    body: 'M4 84l24-42 42-22h44l38 24 48 28-8 12z',
    marks: 'M70 20l14 30-56-8zM114 20l-6 32 44-8zM84 50h24l-6 34H92z',
    wheels: PAIR,
    plate: [132, 64],
  },
  rivet: {
    lacquer: '#a3623a',
    trim: '#ffd9a8',
    body: 'M6 84V24h54v18h90V22h18v20q30 4 30 42z',
    marks: 'M4 20h60v8H4zM144 16h30v8h-30zM92 42h8v42h-8z',
    wheels: [
      [36, 18],
      [96, 14],
      [156, 18],
    ],
    plate: [122, 62],
  },
  sirocco: {
    lacquer: '#dcb676',
    trim: '#7a4a20',
    body: 'M4 84l4-24 50-4Q62 14 16 0q80 10 96 52 60 0 88 26l-4 6z',
    marks: 'M58 56Q62 14 16 0q48 14 60 54zM7 68l191 8v6L6 76z',
    wheels: PAIR,
    plate: [104, 66],
  },
  torque: {
    lacquer: '#9ccb35',
    trim: '#24400c',
    body: 'M2 84V42q4-22 40-22 32 0 46 24l100 12q12 6 10 28z',
    marks: 'M12 34q34-22 66 4l4 8H8zM92 60l106 10v6L92 68z',
    wheels: [
      [46, 25],
      [164, 15],
    ],
    plate: [104, 62],
  },
  turbine: {
    lacquer: '#b9c6d6',
    trim: '#27415f',
    body: 'M6 44q14-20 54-22h120q18 6 18 32t-18 30H60Q20 82 6 62z',
    marks: 'M176 22h6q16 6 16 32t-16 30h-6q-10-8-10-31t10-31zM6 44L20 34v38L6 62z',
    wheels: [
      [58, 14],
      [142, 14],
    ],
    plate: [96, 52],
  },
  volta: {
    lacquer: '#27b866',
    trim: '#fff27a',
    body: 'M2 84l24-56h62L74 48l60-10-12 20 78 14-4 12z',
    marks: 'M40 36h40L60 58h26L52 84h-14l14-22H26z',
    wheels: PAIR,
    plate: [112, 66],
  },
};
