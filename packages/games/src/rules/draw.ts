/** A whole number from 0 to `below` - 1, each with the same chance. */
export type Draw = (below: number) => number;
