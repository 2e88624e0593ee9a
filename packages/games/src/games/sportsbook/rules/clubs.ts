import type { LeagueName, Team } from '../../../protocol/book.ts';

/** An invented club; how strong it is is known to everybody. */
export interface Club extends Team {
  /** From -3 to 3, in steps of the chance to score; of its defence those that others lose against it. */
  readonly attack: number;
  readonly defence: number;
}

/** A club of a league as the list below writes it: name, short, shirt, trim, attack, defence. */
type Line = readonly [string, string, string, string, number, number];

const COAST: readonly Line[] = [
  ['Saltmere', 'SAL', '#0f6cbd', '#ffffff', 3, 2],
  ['Port Ansel', 'ANS', '#b3202c', '#f4d35e', 2, 2],
  ['Harrowick', 'HAR', '#1f2a44', '#f08a24', 1, 3],
  ['Brineholm', 'BRI', '#0e8f84', '#f5f1e3', 2, 0],
  ['Cape Orrin', 'ORR', '#f2c230', '#14213d', 3, -1],
  ['Tidewell', 'TID', '#5cb3e6', '#0b2545', 0, 1],
  ['Merle Bay', 'MER', '#ffffff', '#c1121f', 1, 0],
  ['Sandreth', 'SAN', '#d9a566', '#5b2a1a', 0, 0],
  ['Gullmouth', 'GUL', '#e9ecef', '#343a40', -1, 2],
  ['Port Vesper', 'VES', '#5b2a86', '#f7c8e0', 1, -1],
  ['Kelpstrand', 'KEL', '#1b5e20', '#c5e1a5', 0, -1],
  ['Anchor Vale', 'ANC', '#263238', '#80deea', -1, 0],
  ['Lowquay', 'LOW', '#7f1d1d', '#fecaca', -2, 1],
  ['Wrackham', 'WRA', '#ef6c00', '#1a1a1a', -1, -2],
  ['Pellhaven', 'PEL', '#3949ab', '#ffeb3b', -2, -1],
  ['Eastmole', 'EAS', '#00695c', '#ffab91', -3, -2],
];

const HIGHLAND: readonly Line[] = [
  ['Cairnford', 'CAI', '#14532d', '#facc15', 3, 3],
  ['Stonehallow', 'STO', '#6b7280', '#ef4444', 1, 3],
  ['Glenmarch', 'GLE', '#15803d', '#ffffff', 3, 0],
  ['Uppertarn', 'UPP', '#0369a1', '#e0f2fe', 2, 1],
  ['Frostbeck', 'FRO', '#e0f2fe', '#1d4ed8', 0, 2],
  ['Rookfell', 'ROO', '#111827', '#a3a3a3', 2, -1],
  ['Ardvale', 'ARD', '#9d174d', '#fbcfe8', 1, 1],
  ['Bramblecrag', 'BRA', '#581c87', '#a3e635', 0, 0],
  ['Highcorrie', 'HIG', '#b45309', '#fef3c7', 1, -2],
  ['Ferncliff', 'FER', '#65a30d', '#1a2e05', -1, 1],
  ['Ironpass', 'IRO', '#44403c', '#fb923c', -2, 2],
  ['Larchdale', 'LAR', '#166534', '#f97316', 0, -2],
  ['Skyrie', 'SKY', '#38bdf8', '#ffffff', -1, 0],
  ['Windscar', 'WIN', '#475569', '#fde047', -2, -1],
  ['Hollin Peak', 'HOL', '#be123c', '#052e16', -1, -2],
  ['Tarnwick', 'TAR', '#134e4a', '#fca5a5', -3, -1],
];

const RIVER: readonly Line[] = [
  ['Millbend', 'MIL', '#7c2d12', '#fed7aa', 2, 3],
  ['Osierton', 'OSI', '#4d7c0f', '#fefce8', 3, 1],
  ['Weirside', 'WEI', '#1e3a8a', '#f87171', 2, 1],
  ['Silverford', 'SIL', '#cbd5e1', '#0f172a', 3, -2],
  ['Fordingley', 'FOR', '#dc2626', '#ffffff', 0, 2],
  ['Reedbridge', 'REE', '#a16207', '#dcfce7', 1, 1],
  ['Eddymoor', 'EDD', '#0d9488', '#042f2e', 1, -1],
  ['Old Lock', 'OLD', '#292524', '#e7b10a', -1, 3],
  ['Twinwater', 'TWI', '#2563eb', '#93c5fd', 0, 0],
  ['Bargeholm', 'BAR', '#ea580c', '#1e1b4b', 1, -2],
  ['Deltonby', 'DEL', '#c026d3', '#fdf4ff', -1, 0],
  ['Ferrylow', 'FEL', '#0891b2', '#fef08a', 0, -1],
  ['Shallowick', 'SHA', '#facc15', '#7f1d1d', -2, 0],
  ['Rapidston', 'RAP', '#16a34a', '#172554', -1, -2],
  ['Locksway', 'LOC', '#64748b', '#fda4af', -2, -2],
  ['Threefords', 'THR', '#e11d48', '#bae6fd', -3, 0],
];

const clubsOf = (lines: readonly Line[]): readonly Club[] =>
  lines.map(([name, short, shirt, trim, attack, defence]) => ({
    ...{ id: short.toLowerCase(), name, short, attack, defence },
    colours: [shirt, trim],
  }));

/** Sixteen of each league. */
export const CLUBS: Readonly<Record<LeagueName, readonly Club[]>> = {
  coast: clubsOf(COAST),
  highland: clubsOf(HIGHLAND),
  river: clubsOf(RIVER),
};
