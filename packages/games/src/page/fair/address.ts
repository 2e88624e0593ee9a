import { GAME_NAMES, type GameName } from '../../rules/game-code.ts';

/** A round's values as the fairness page has them in its fields, and in the address behind `#`. */
export interface FairFields {
  readonly game: GameName;
  readonly variant: string;
  /** Of the rules; empty where nobody says. */
  readonly version: string;
  readonly seed: string;
  readonly hash: string;
  readonly salt: string;
  /** JSON. */
  readonly choice: string;
  readonly actions: string;
}

export const EMPTY_FIELDS: FairFields = {
  game: GAME_NAMES[0],
  variant: '',
  version: '',
  seed: '',
  hash: '',
  salt: '',
  choice: '{}',
  actions: '[]',
};

/** The address of the fairness page with a round's values in it; they never leave the browser. */
export function fairAddress(fields: FairFields): string {
  return `/fair#${new URLSearchParams({ ...fields })}`;
}

export function readFairAddress(hash: string): FairFields {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const fields = Object.fromEntries(
    Object.entries(EMPTY_FIELDS).map(([key, empty]) => [key, given.get(key) ?? empty]),
  ) as unknown as FairFields;
  return GAME_NAMES.includes(fields.game) ? fields : { ...fields, game: EMPTY_FIELDS.game };
}
