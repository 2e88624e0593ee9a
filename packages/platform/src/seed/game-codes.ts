import type { CatalogueGame } from '../art/catalogue/catalogue.ts';

/** The house slot's worlds, and the motifs of the covers that lead into each: what is opened looks like its card. */
const WORLDS = {
  tide: 'koi chest ship reefFish octopus shark lighthouse compass angler speedboat fishing wave',
  ember: 'dragon phoenix volcano cherries bell rose drum seven jester gloves titan potion',
  frost: 'wolf summit gem crown key viking castle hockey knight swords fencing owl clockwork',
  dune: 'scarab pyramid lamp hourglass horseshoe horse greyhound moon car raceHelmet',
  grove: 'honeycomb mushroom lotus clover sunflower melon bow temple football tennis cricket tiger',
  orbit:
    'astronaut planet comet rocket starBall mech headset gamepad keycaps joystick plane balloon crystalBall',
} as const;

/**
 * The code by which a game is launched, e.g. `ts-tide-004`. All of them are the house's own slot for now; the world
 * in the code decides how it looks and sounds.
 */
export function gameCodeOf({ id, hint }: Pick<CatalogueGame, 'id' | 'hint'>): string {
  const [motif = ''] = hint.split(' ');
  const world = Object.entries(WORLDS).find(([, motifs]) => motifs.split(' ').includes(motif));
  return `ts-${world?.[0] ?? 'lantern'}-${String(id).padStart(3, '0')}`;
}
