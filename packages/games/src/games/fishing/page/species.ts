import { SPECIES, type Species, type Water } from '../rules/waters.ts';

/** The message that names a guest. */
export const nameKey = (species: Species) =>
  `guest${(species.charAt(0).toUpperCase() + species.slice(1)) as Capitalize<Species>}` as const;

export const isSpecies = (name: string): name is Species => SPECIES.some((one) => one === name);

/** What a guest's visit pays in a water, in bubbles' values. */
export const multipleIn = (water: Water, species: string): number =>
  water.find((one) => one.species === species)?.multiple ?? 0;
