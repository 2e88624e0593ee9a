import type { Hall } from '../cover.types.ts';
import type { MotifName } from '../motifs/motifs.ts';

/** What a game is cast with when its hint says nothing. */
export const hallMotifs: Record<Hall | 'crash' | 'fishing', readonly MotifName[]> = {
  slot: [
    'gem',
    'dragon',
    'crown',
    'lotus',
    'tiger',
    'temple',
    'seven',
    'phoenix',
    'lantern',
    'pyramid',
    'cherries',
    'chest',
  ],
  live: ['roulette', 'layout', 'cards', 'chips', 'dice', 'moneyWheel', 'microphone'],
  sport: ['football', 'cricket', 'basketball', 'tennis', 'trophy', 'volleyball', 'hockey', 'shuttlecock'],
  lottery: ['balls', 'ticket', 'drawGlobe', 'starBall'],
  card: ['cards', 'acePair', 'cascade', 'highAce', 'cardHouse', 'mahjong', 'dominoes', 'jester', 'chips'],
  virtual: ['horse', 'greyhound', 'car', 'raceHelmet', 'bicycle', 'football'],
  duel: ['fencing', 'gloves', 'viking', 'samurai', 'swords', 'knight'],
  esport: ['headset', 'gamepad', 'mech', 'keycaps', 'trophy'],
  crash: ['rocket', 'plane', 'balloon', 'comet'],
  fishing: ['koi', 'angler', 'reefFish', 'octopus', 'shark'],
};
