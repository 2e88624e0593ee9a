import type { CatalogueGame } from '../art/catalogue/catalogue.ts';

/** The worlds of the house's games, and the motifs of the covers that lead into each: what is opened looks like its card. */
const WORLDS = {
  tide: 'koi chest ship reefFish octopus shark lighthouse compass angler speedboat fishing wave',
  ember: 'dragon phoenix volcano cherries bell rose drum seven jester gloves titan potion',
  frost: 'wolf summit gem crown key viking castle hockey knight swords fencing owl clockwork',
  dune: 'scarab pyramid lamp hourglass horseshoe horse greyhound moon car raceHelmet',
  grove: 'honeycomb mushroom lotus clover sunflower melon bow temple football tennis cricket tiger',
  orbit:
    'astronaut planet comet rocket starBall mech headset gamepad keycaps joystick plane balloon crystalBall',
} as const;

/** The house's slots, each with its paytables, dealt out in turn. */
const SLOTS = [
  'lines',
  'cluster-even',
  'ways-even',
  'vault-even',
  'lines',
  'cluster-calm',
  'ways-calm',
  'vault-bold',
  'lines',
  'cluster-bold',
  'ways-bold',
  'vault-calm',
] as const;
const ROULETTES = ['roulette-european', 'roulette-french'] as const;
const BLACKJACKS = ['blackjack-classic', 'blackjack-hard'] as const;

/**
 * The code by which a game is launched, e.g. `ts-ways-even-tide-004`: which of the house's games it is, by which rules,
 * and the world that decides how it looks and sounds.
 */
export function gameCodeOf(game: Pick<CatalogueGame, 'id' | 'hint' | 'hall' | 'kind'>): string {
  const { id, hint } = game;
  const [motif = ''] = hint.split(' ');
  const world = Object.entries(WORLDS).find(([, motifs]) => motifs.split(' ').includes(motif));
  const number = String(id).padStart(3, '0');
  return ['ts', rulesOf(game, motif), world?.[0] ?? 'lantern', number].join('-');
}

function rulesOf({ id, hall, kind }: Pick<CatalogueGame, 'id' | 'hall' | 'kind'>, motif: string): string {
  const inTurn = (all: readonly string[]) => all[id % all.length] ?? 'lines';
  if (kind === 'crash') return 'crash';
  if (hall === 'slot') return inTurn(SLOTS);
  if (motif === 'roulette') return inTurn(ROULETTES);
  if (motif === 'card') return inTurn(BLACKJACKS);
  return 'lines';
}
