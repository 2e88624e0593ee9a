import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Font } from 'opentype.js';

export interface Face {
  /** Package and file stem: `@fontsource/<family>/files/<family>-latin-<weight>-normal.woff`. */
  family: string;
  weight: number;
  /** Some faces only sing in capitals. */
  capitals: boolean;
  /** What the face suits. */
  mood: readonly Mood[];
}

export type Mood = 'east' | 'myth' | 'deco' | 'fun' | 'sport' | 'tech' | 'west' | 'noble' | 'dark' | 'poster';

/** Display faces under the SIL Open Font License. */
export const faces = {
  abril: { family: 'abril-fatface', weight: 400, capitals: false, mood: ['noble', 'deco', 'poster'] },
  audiowide: { family: 'audiowide', weight: 400, capitals: false, mood: ['tech', 'sport'] },
  bangers: { family: 'bangers', weight: 400, capitals: true, mood: ['fun', 'sport', 'poster'] },
  blackOps: { family: 'black-ops-one', weight: 400, capitals: true, mood: ['tech', 'dark', 'sport'] },
  bungee: { family: 'bungee', weight: 400, capitals: true, mood: ['fun', 'poster', 'sport'] },
  caesar: { family: 'caesar-dressing', weight: 400, capitals: true, mood: ['myth', 'west'] },
  chango: { family: 'chango', weight: 400, capitals: false, mood: ['fun'] },
  cinzel: { family: 'cinzel-decorative', weight: 900, capitals: false, mood: ['noble', 'myth', 'dark'] },
  graduate: { family: 'graduate', weight: 400, capitals: true, mood: ['sport', 'poster'] },
  limelight: { family: 'limelight', weight: 400, capitals: false, mood: ['deco', 'noble'] },
  lobster: { family: 'lobster', weight: 400, capitals: false, mood: ['fun', 'west', 'poster'] },
  metamorphous: { family: 'metamorphous', weight: 400, capitals: false, mood: ['myth', 'dark', 'noble'] },
  newRocker: { family: 'new-rocker', weight: 400, capitals: false, mood: ['dark', 'myth'] },
  racing: { family: 'racing-sans-one', weight: 400, capitals: false, mood: ['sport', 'tech'] },
  righteous: { family: 'righteous', weight: 400, capitals: false, mood: ['deco', 'tech', 'fun'] },
  russo: { family: 'russo-one', weight: 400, capitals: true, mood: ['tech', 'sport', 'poster'] },
  rye: { family: 'rye', weight: 400, capitals: false, mood: ['west', 'dark'] },
  shojumaru: { family: 'shojumaru', weight: 400, capitals: false, mood: ['east'] },
  titan: { family: 'titan-one', weight: 400, capitals: false, mood: ['fun', 'sport'] },
  uncial: { family: 'uncial-antiqua', weight: 400, capitals: false, mood: ['myth', 'east', 'dark'] },
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;

export const faceNames = Object.keys(faces) as FaceName[];

const parsed = new Map<FaceName, Font>();
const resolver = createRequire(import.meta.url);

/** The parsed font file; read once, then kept for the life of the process. */
export function fontOf(name: FaceName): Font {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const { family, weight } = faces[name];
  const file = resolver.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
  const bytes = readFileSync(file);
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  );
  parsed.set(name, font);
  return font;
}
