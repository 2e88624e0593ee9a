import type { Species } from '../../../rules/waters.ts';
import { jelly, nautilus, puffer, seahorse } from './drifters.ts';
import { golden, oarfish, whale } from './giants.ts';
import type { Guest } from './guest.ts';
import { octopus, ray, turtle } from './rowers.ts';
import { angel, clown, damsel, lantern } from './shoals.ts';

export const GUESTS: Record<Species, Guest> = {
  damsel,
  clown,
  jelly,
  lantern,
  puffer,
  angel,
  nautilus,
  seahorse,
  octopus,
  turtle,
  ray,
  oarfish,
  whale,
  golden,
};

/** Around a guest's own room, for the light that it throws into the water. */
export const GLOW = 13;
