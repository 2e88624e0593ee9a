import type { CatalogueGame } from '../art/catalogue/catalogue.ts';
import type { Hall } from '../art/cover.types.ts';

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
const LOTTERIES = ['lottery-five', 'lottery-pick3'] as const;
const RACES = ['race-sprint', 'race-derby', 'race-marathon'] as const;
const DUELS = ['duel-arena', 'duel-blitz'] as const;
const FISHERIES = ['fishing-reef', 'fishing-deep'] as const;
/** The motifs of live tables with a wheel; the others are played with cards. */
const WHEELS = ['roulette', 'moneyWheel', 'microphone'];

/** What the games of each hall are, whatever their motif, dealt out in turn. */
const HALLS: Readonly<Record<Hall, readonly string[]>> = {
  slot: SLOTS,
  live: BLACKJACKS,
  card: BLACKJACKS,
  sport: ['sportsbook-football'],
  lottery: LOTTERIES,
  virtual: RACES,
  duel: DUELS,
  esport: ['duel-blitz'],
};

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
  const inTurn = (all: readonly string[]) => all[id % all.length]!;
  if (kind === 'crash') return 'crash';
  if (kind === 'fishing') return inTurn(FISHERIES);
  if (hall === 'live' && WHEELS.includes(motif)) return inTurn(ROULETTES);
  return inTurn(HALLS[hall]);
}
