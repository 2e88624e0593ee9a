import { WORLDS, type WorldLook, type WorldName } from '@tessera/domain';

/** A world by name, with the look that it shares with the covers of its games. */
export interface World extends WorldLook {
  readonly name: WorldName;
}

export const worldOf = (name: WorldName): World => ({ name, ...WORLDS[name] });
