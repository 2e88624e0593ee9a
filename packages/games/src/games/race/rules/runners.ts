/** Who may run: machines all of them, built to race. Their names are messages of the page. */
export const RUNNERS = [
  'anvil',
  'beacon',
  'cobalt',
  'drift',
  'ember',
  'gyro',
  'halo',
  'magnet',
  'piston',
  'pulsar',
  'quartz',
  'rivet',
  'sirocco',
  'torque',
  'turbine',
  'volta',
] as const;
export type Runner = (typeof RUNNERS)[number];
