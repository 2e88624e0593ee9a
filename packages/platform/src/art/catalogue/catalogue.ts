import type { ArtGame, Hall } from '../cover.types.ts';
import { markNames } from '../marks.ts';
import type { MarkName } from '../marks.ts';
import { duelGames, esportGames, lotteryGames, sportGames, virtualGames } from './contests.ts';
import { slotGames } from './slots.ts';
import { cardGames, liveGames } from './tables.ts';

export interface CatalogueProvider {
  /** 0–11. */
  id: number;
  name: string;
  mark: MarkName;
  /** One line on what it makes and how. */
  character: string;
  halls: readonly Hall[];
}

/** Twelve invented studios in the order of their marks. */
const studios: readonly Omit<CatalogueProvider, 'id' | 'mark'>[] = [
  {
    name: 'Quarrystone',
    character: 'Cut gems and heavy reels: classic slots, polished until they ring.',
    halls: ['slot', 'lottery'],
  },
  {
    name: 'Orrery',
    character: 'Science and wonder: planets, engines and numbers that turn.',
    halls: ['slot', 'lottery', 'esport'],
  },
  {
    name: 'Sixth Meridian',
    character: 'Travel tales told in maps, markets and weather.',
    halls: ['slot', 'sport'],
  },
  {
    name: 'Tallow Lane',
    character: 'Candlelit tables where the dealer knows your name.',
    halls: ['live', 'card'],
  },
  {
    name: 'Saltmarsh Nine',
    character: 'Everything afloat: reefs, ships and patient fishing.',
    halls: ['slot', 'esport', 'virtual'],
  },
  {
    name: 'Brasslight',
    character: 'Stage shows and wheels with a band in the pit.',
    halls: ['live', 'slot'],
  },
  {
    name: 'Lumenfold',
    character: 'Clean neon and quick rounds for short breaks.',
    halls: ['slot', 'esport', 'virtual'],
  },
  {
    name: 'Honeyguide',
    character: 'Warm, funny, generous with colour; never with noise.',
    halls: ['slot', 'lottery', 'card'],
  },
  {
    name: 'Halfmoon Yard',
    character: 'Myths and night skies, drawn like old book covers.',
    halls: ['slot', 'duel'],
  },
  {
    name: 'Parquet',
    character: 'Card rooms of the world, with house rules kept intact.',
    halls: ['card', 'live'],
  },
  {
    name: 'Paperkite',
    character: 'Pitch-side from the first whistle: sports, races, results.',
    halls: ['sport', 'virtual', 'slot'],
  },
  {
    name: 'Oxbow',
    character: 'Rivals and rematches: contests of blades, gloves and wits.',
    halls: ['duel', 'slot', 'sport'],
  },
];

/** The studios with their ids, which are their places in the list, and their marks. */
export const providers: readonly CatalogueProvider[] = studios.map((studio, id) => ({
  id,
  mark: markNames[id % markNames.length] ?? 'facet',
  ...studio,
}));

export interface CatalogueGame extends ArtGame {
  /** Motif tags, always given here. */
  hint: string;
}

const byHall: Record<Hall, readonly string[]> = {
  slot: slotGames,
  live: liveGames,
  sport: sportGames,
  lottery: lotteryGames,
  card: cardGames,
  virtual: virtualGames,
  duel: duelGames,
  esport: esportGames,
};

function kindOf(mark: string): ArtGame['kind'] {
  return mark === 'crash' || mark === 'fishing' ? mark : undefined;
}

function gamesOf(hall: Hall, lines: readonly string[]): Omit<CatalogueGame, 'id'>[] {
  const makers = providers.filter((provider) => provider.halls.includes(hall));
  return lines.map((line, i) => {
    const [title = '', tags = ''] = line.split('|');
    const [mark = '', rest] = tags.split(':');
    const maker = makers[i % makers.length];
    if (maker === undefined)
      throw new Error(`catalogue: no provider makes ${hall} games; add the hall to one in catalogue.ts`);
    const kind = kindOf(mark);
    return {
      title,
      hall,
      providerId: maker.id,
      providerName: maker.name,
      hint: rest ?? tags,
      ...(kind === undefined ? {} : { kind }),
    };
  });
}

/** 300 games in a fixed order, hall by hall, with ids from 1. */
export const catalogue: readonly CatalogueGame[] = (Object.keys(byHall) as Hall[])
  .flatMap((hall) => gamesOf(hall, byHall[hall]))
  .map((game, i) => ({ id: i + 1, ...game }));
