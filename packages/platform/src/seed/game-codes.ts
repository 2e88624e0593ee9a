import type { CatalogueGame } from '../art/catalogue/catalogue.ts';
import { worldOfGame } from '../art/cast/worlds.ts';
import type { Hall } from '../art/cover.types.ts';

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
const WHEELS = ['roulette', 'microphone'];

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
 * Returns the code by which a game is launched, e.g. `ts-ways-even-tide-004`: which of the house's games it is, by which
 * rules, and its cover's world, which decides how it looks and sounds.
 */
export function gameCodeOf(game: Pick<CatalogueGame, 'id' | 'title' | 'hint' | 'hall' | 'kind'>): string {
  const [motif = ''] = game.hint.split(' ');
  const number = String(game.id).padStart(3, '0');
  return ['ts', rulesOf(game, motif), worldOfGame(game), number].join('-');
}

function rulesOf({ id, hall, kind }: Pick<CatalogueGame, 'id' | 'hall' | 'kind'>, motif: string): string {
  const inTurn = (all: readonly string[]) => all[id % all.length]!;
  if (kind === 'crash') return 'crash';
  if (kind === 'fishing') return inTurn(FISHERIES);
  if (hall === 'live' && WHEELS.includes(motif)) return inTurn(ROULETTES);
  return inTurn(HALLS[hall]);
}
