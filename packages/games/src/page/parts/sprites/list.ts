import type { Sprite } from './sprites.ts';

/** Numbers that a list has of each sprite: its picture, who it is, its width, height, opacity, and the six of its matrix. */
export const FIELDS = 11;
/** Which of them is who it is; 0 for nobody. All after it can be between what two lists say. */
export const WHO = 1;

/** A list of sprites, from the back to the front, `FIELDS` numbers each. */
export type SpriteList = Float32Array<ArrayBuffer>;

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
    add(id, { who = 0, width, height, opacity = 1, at }) {
      numbers[length] = id;
      numbers[length + WHO] = who;
      numbers[length + 2] = width;
      numbers[length + 3] = height;
      numbers[length + 4] = opacity;
      for (let n = 0; n < 6; n += 1) numbers[length + 5 + n] = at[n]!;
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
