import { FIELDS, type SpriteList } from './brush.ts';
import type { Sprite } from './sprites.ts';

/** A list of sprites that is written again and again. It is written in each frame, so no number is put into an array first. */
export interface ListRoom {
  /** @param most sprites that will be added */
  clear(most: number): void;
  /** @param id of the sprite's picture */
  add(id: number, sprite: Omit<Sprite, 'picture'>): void;
  /** Until it is cleared. */
  readonly written: SpriteList;
}

export function createList(): ListRoom {
  let numbers: SpriteList = new Float32Array();
  let length = 0;
  return {
    clear(most) {
      length = 0;
      if (numbers.length < most * FIELDS) numbers = new Float32Array(most * FIELDS);
    },
    add(id, { width, height, opacity = 1, at }) {
      numbers[length] = id;
      numbers[length + 1] = width;
      numbers[length + 2] = height;
      numbers[length + 3] = opacity;
      for (let n = 0; n < 6; n += 1) numbers[length + 4 + n] = at[n]!;
      length += FIELDS;
    },
    get written() {
      return numbers.subarray(0, length);
    },
  };
}

export function isSame(one: SpriteList, other: SpriteList): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
