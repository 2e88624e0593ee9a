import type { WorldName } from '@tessera/domain';
import type { ArtGame, CoverSpec, Hall, Shape } from '../cover.types.ts';
import { compositionNames } from '../composition.ts';
import { haloNames } from '../halos.ts';
import { createRandom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';
import { lightNames } from '../kit/light.ts';
import { frames } from '../cover.ts';
import { faceNames, faces, type FaceName } from '../lettering/faces.ts';
import { heightOfLongestWord } from '../lettering/layout.ts';
import { treatmentNames } from '../lettering/treatments.ts';
import { warpNames } from '../lettering/warp.ts';
import { markNames } from '../marks.ts';
import { roles } from '../motifs/roles.ts';
import type { SceneName } from '../scenes/scenes.ts';
import { hallMotifs } from './halls.ts';
import { namedPalettes, paletteDistance, scenePalettes } from './harmony.ts';
import { hintedMotifs } from './hint.ts';
import { worldOfGame, worldOfPlace, worldPalettes, worldsOf } from './worlds.ts';

/** How far back a repeated choice still counts against a candidate. */
const MEMORY = 24;
/** Palettes nearer than this are taken for each other on a wall of covers. */
const ALIKE_WITHIN = 0.14;

/** A word below this height, in picture units, is not read on a card; its face must be a narrower one. */
const LEGIBLE_WORD: Record<Shape, number> = { portrait: 34, wide: 28 };
/** Faces of many strokes, which a glow of their own makes illegible. */
export const ORNATE: ReadonlySet<FaceName> = new Set([
  'uncial',
  'lobster',
  'newRocker',
  'shojumaru',
  'metamorphous',
  'caesar',
]);

/** Tables and sports are read from left to right; everything else is a poster. */
const wideHalls: ReadonlySet<Hall> = new Set(['live', 'card', 'sport', 'virtual']);

export const shapeOf = (game: Pick<ArtGame, 'hall' | 'kind'>): Shape =>
  wideHalls.has(game.hall) && game.kind === undefined ? 'wide' : 'portrait';

/** The choices made so far, newest last, and what they weigh against a repetition. */
interface Memory {
  specs: CoverSpec[];
  halls: Hall[];
  providers: number[];
}

/** Nearness of every remembered cover to the next one: next to it on the wall, in its hall or on its provider's shelf. */
function weights(memory: Memory, game: ArtGame): number[] {
  const count = memory.specs.length;
  let inHall = 0;
  let ofProvider = 0;
  const found = new Array<number>(count).fill(0);
  for (let i = count - 1; i >= 0; i -= 1) {
    const back = count - i;
    let weight = back <= MEMORY ? 1.4 - back / MEMORY : 0;
    if (memory.halls[i] === game.hall) {
      inHall += 1;
      if (inHall <= MEMORY) weight += 1.2 - inHall / MEMORY;
    }
    if (memory.providers[i] === game.providerId) {
      ofProvider += 1;
      if (ofProvider <= 8) weight += 0.7 - ofProvider / 12;
    }
    found[i] = weight;
  }
  return found;
}

/** Pick the candidate with the least cost; chance breaks ties, so that equal costs do not always favour the list's head. */
function cheapest<Name extends string>(
  random: Random,
  candidates: readonly Name[],
  cost: (name: Name) => number,
): Name {
  const ranked = candidates
    .map((name) => ({ name, cost: cost(name) + random.next() * 0.35 }))
    .sort((a, b) => a.cost - b.cost);
  const first = ranked[0];
  if (first === undefined)
    throw new Error('casting: no candidates; every motif needs at least one scene and one mood');
  return first.name;
}

/** Returns a motif's places in a world; all of them where it has none there. */
function placesIn(world: WorldName, scenes: readonly SceneName[]): readonly SceneName[] {
  const own = scenes.filter((scene) => worldOfPlace(scene) === world);
  return own.length > 0 ? own : scenes;
}

function castOne(game: ArtGame, memory: Memory): CoverSpec {
  const random = createRandom(`${game.id}/${game.title}`);
  const near = weights(memory, game);
  const nearby = memory.specs.flatMap((spec, i) => {
    const weight = near[i] ?? 0;
    return weight > 0 ? [{ spec, weight }] : [];
  });
  const repeats = (same: (spec: CoverSpec) => boolean | number): number =>
    nearby.reduce((sum, { spec, weight }) => sum + weight * Number(same(spec)), 0);

  const world = worldOfGame(game);
  const wanted = hintedMotifs(game.hint);
  const offered = wanted.length > 0 ? wanted : hallMotifs[game.kind ?? game.hall];
  const inWorld = offered.filter((name) => worldsOf(name).includes(world));
  const candidates = inWorld.length > 0 ? inWorld : offered;
  const motif = cheapest(
    random,
    candidates,
    (name) => 3 * repeats((spec) => spec.motif === name) + wanted.indexOf(name) * 0.9,
  );
  const role = roles[motif];
  const kin = memory.specs.filter((spec) => spec.motif === motif);
  const amongKin = (same: (spec: CoverSpec) => boolean): number => kin.filter(same).length;
  const scene = cheapest(
    random,
    placesIn(world, role.scenes),
    (name) =>
      2 * repeats((spec) => spec.scene === name) +
      2 * amongKin((spec) => spec.scene === name) +
      role.scenes.indexOf(name) * 0.4,
  );
  const fitting = scenePalettes[scene];
  const own = worldPalettes[worldOfPlace(scene)];
  const ofTitle = namedPalettes(game.title).filter((name) => own.includes(name));
  const palette = cheapest(
    random,
    ofTitle.length > 0 ? ofTitle : own,
    (name) =>
      repeats((spec) => 1.6 * Math.max(0, 1 - paletteDistance(spec.palette, name) / ALIKE_WITHIN)) +
      0.2 * memory.specs.filter((spec) => spec.palette === name).length +
      8 * amongKin((spec) => spec.palette === name) +
      (fitting.includes(name) ? 0 : 2.2),
  );
  const { width } = frames[shapeOf(game)].title;
  const isSmall = (name: FaceName): boolean =>
    heightOfLongestWord(game.title, name, width) < LEGIBLE_WORD[shapeOf(game)];
  const suits = (name: keyof typeof faces): boolean =>
    role.moods.some((mood) => (faces[name].mood as readonly string[]).includes(mood));
  const lettering = cheapest(
    random,
    faceNames,
    (name) =>
      2 * repeats((spec) => spec.lettering === name) + (suits(name) ? 0 : 3) + (isSmall(name) ? 6 : 0),
  );
  const pick = <Key extends 'composition' | 'halo' | 'treatment' | 'warp' | 'light'>(
    key: Key,
    names: readonly CoverSpec[Key][],
  ): CoverSpec[Key] =>
    cheapest(
      random,
      names,
      (name) => repeats((spec) => spec[key] === name) + 1.5 * amongKin((spec) => spec[key] === name),
    );

  return {
    seed: `${game.id}/${game.title}`,
    title: game.title,
    provider: { name: game.providerName, mark: markNames[game.providerId % markNames.length] ?? 'facet' },
    motif,
    palette,
    scene,
    light: pick('light', lightNames),
    composition: pick('composition', compositionNames),
    halo: pick('halo', haloNames),
    lettering,
    treatment: pick(
      'treatment',
      treatmentNames.filter((name) => name !== 'neon' || !ORNATE.has(lettering)),
    ),
    warp: pick('warp', warpNames),
    setting: random.chance(0.6) ? 'block' : 'even',
    shape: shapeOf(game),
  };
}

/**
 * Cast every game of a list, in the order it will be shown: motif from its hint or hall, then scene, palette, light,
 * composition and lettering, each the choice least used near it. The same list always gets the same covers.
 */
export function coverFor(games: readonly ArtGame[]): Map<number, CoverSpec> {
  const memory: Memory = { specs: [], halls: [], providers: [] };
  const covers = new Map<number, CoverSpec>();
  for (const game of games) {
    const spec = castOne(game, memory);
    memory.specs.push(spec);
    memory.halls.push(game.hall);
    memory.providers.push(game.providerId);
    covers.set(game.id, spec);
  }
  return covers;
}

/** One game on its own, without neighbours to differ from. */
export const chooseCover = (game: ArtGame): CoverSpec =>
  castOne(game, { specs: [], halls: [], providers: [] });
