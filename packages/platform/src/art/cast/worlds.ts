import { WORLD_NAMES, WORLDS, type WorldName } from '@tessera/domain';
import type { ArtGame } from '../cover.types.ts';
import { difference } from '../kit/colour.ts';
import type { MotifName } from '../motifs/motifs.ts';
import { roles } from '../motifs/roles.ts';
import { paletteNames, palettes, type PaletteName } from '../palettes.ts';
import type { SceneName } from '../scenes/scenes.ts';
import { namedPalettes } from './harmony.ts';
import { hintedMotifs } from './hint.ts';

/** Palettes that every world has at least: those nearest to its colours. */
const OWN_PALETTES = 10;

/** How far a cover's palette is from a world: its air from the world's sky, its hero from the world's hues. */
function distance(world: WorldName, palette: PaletteName): number {
  const { sky, accent, high, low } = WORLDS[world];
  const { night, hero } = palettes[palette];
  const nearest = (colour: string, colours: readonly string[]) =>
    Math.min(...colours.map((other) => difference(other, colour)));
  return 0.6 * nearest(night, sky) + 0.4 * nearest(hero, [accent, ...high, ...low]);
}

const byDistance = <Name>(names: readonly Name[], far: (name: Name) => number): readonly Name[] =>
  names
    .map((name) => ({ name, far: far(name) }))
    .sort((a, b) => a.far - b.far)
    .map(({ name }) => name);

/** The palettes of each world: those nearest to its colours, and each palette in the world that it is nearest to. */
export const worldPalettes: Readonly<Record<WorldName, readonly PaletteName[]>> = (() => {
  const own = WORLD_NAMES.map((world) => {
    const near = byDistance(paletteNames, (name) => distance(world, name)).slice(0, OWN_PALETTES);
    const rest = paletteNames.filter(
      (name) => !near.includes(name) && byDistance(WORLD_NAMES, (one) => distance(one, name))[0] === world,
    );
    return [world, [...near, ...rest]] as const;
  });
  return Object.fromEntries(own) as Record<WorldName, readonly PaletteName[]>;
})();

/** Returns the world that a place belongs to. */
export function worldOfPlace(place: SceneName): WorldName {
  const world = WORLD_NAMES.find((name) => WORLDS[name].places.includes(place));
  if (!world) throw new Error(`no world has the place ${place}: add it to one in game-worlds.ts`);
  return world;
}

/** Returns the worlds in which a motif has a place, its best one first. */
export const worldsOf = (motif: MotifName): readonly WorldName[] => [
  ...new Set(roles[motif].scenes.map(worldOfPlace)),
];

/**
 * Returns the world of a game's cover, which is also the world that the game opens in: one where its motif has a place,
 * and where most palettes have the colour that its title names; motifs of several worlds go through them in turn.
 */
export function worldOfGame({ id, title, hint }: Pick<ArtGame, 'id' | 'title' | 'hint'>): WorldName {
  const [motif] = hintedMotifs(hint);
  const worlds = motif ? worldsOf(motif) : WORLD_NAMES;
  const named = namedPalettes(title);
  const fits = worlds.map((world) => named.filter((name) => worldPalettes[world].includes(name)).length);
  const among = worlds.filter((_, at) => fits[at] === Math.max(...fits));
  return among[id % among.length] ?? 'lantern';
}
