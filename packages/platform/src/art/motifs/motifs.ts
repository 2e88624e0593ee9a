import { animalRaceMotifs } from './animal-race.motifs.ts';
import { arenaMotifs } from './arena.motifs.ts';
import { ballMotifs } from './ball.motifs.ts';
import { birdMotifs } from './bird.motifs.ts';
import { cardMotifs } from './cards.motifs.ts';
import { hunterMotifs } from './hunter.motifs.ts';
import { coastMotifs } from './coast.motifs.ts';
import { curioMotifs } from './curio.motifs.ts';
import { dragonMotifs } from './dragon.motifs.ts';
import { drawMotifs } from './draw.motifs.ts';
import { duelMotifs } from './duel.motifs.ts';
import { eastMotifs } from './east.motifs.ts';
import { flightMotifs } from './flight.motifs.ts';
import { flowerMotifs } from './flower.motifs.ts';
import { gardenMotifs } from './garden.motifs.ts';
import { journeyMotifs } from './journey.motifs.ts';
import { luckMotifs } from './luck.motifs.ts';
import type { Draw } from './motif.ts';
import { mysticMotifs } from './mystic.motifs.ts';
import { oceanMotifs } from './ocean.motifs.ts';
import { parlourMotifs } from './parlour.motifs.ts';
import { placeMotifs } from './place.motifs.ts';
import { pondMotifs } from './pond.motifs.ts';
import { raceMotifs } from './race.motifs.ts';
import { sportMotifs } from './sport.motifs.ts';
import { tableMotifs } from './table.motifs.ts';
import { treasureMotifs } from './treasure.motifs.ts';
import { warriorMotifs } from './warrior.motifs.ts';

/** Every drawn hero. */
export const motifs = {
  ...animalRaceMotifs,
  ...arenaMotifs,
  ...ballMotifs,
  ...birdMotifs,
  ...cardMotifs,
  ...hunterMotifs,
  ...coastMotifs,
  ...curioMotifs,
  ...dragonMotifs,
  ...drawMotifs,
  ...duelMotifs,
  ...eastMotifs,
  ...flightMotifs,
  ...flowerMotifs,
  ...gardenMotifs,
  ...journeyMotifs,
  ...luckMotifs,
  ...mysticMotifs,
  ...oceanMotifs,
  ...parlourMotifs,
  ...placeMotifs,
  ...pondMotifs,
  ...raceMotifs,
  ...sportMotifs,
  ...tableMotifs,
  ...treasureMotifs,
  ...warriorMotifs,
} as const satisfies Record<string, Draw>;

export type MotifName = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as MotifName[];
