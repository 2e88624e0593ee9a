import { BONUS_NUMBERS, NUMBERS, PICKED, type FiveTicket } from '../rules/five.ts';

/** From 0 to below `below`, each as likely. */
export type Pick = (below: number) => number;

const WORDS = 2 ** 32;

/** This device's own chance; what is drawn is drawn by the server, without any knowledge of it. */
export function pickAny(below: number): number {
  const even = WORDS - (WORDS % below);
  for (;;) {
    const [word] = crypto.getRandomValues(new Uint32Array(1));
    if (word! < even) return word! % below;
  }
}

export function quickFive(pick: Pick = pickAny): FiveTicket {
  const left = Array.from({ length: NUMBERS }, (_, index) => index + 1);
  const numbers = Array.from({ length: PICKED }, () => left.splice(pick(left.length), 1)[0]!);
  return { numbers: numbers.sort((one, other) => one - other), bonus: pick(BONUS_NUMBERS) + 1 };
}

/** @param alike whether three alike make a ticket */
export function quickDigits(places: number, alike: boolean, pick: Pick = pickAny): number[] {
  for (;;) {
    const digits = Array.from({ length: places }, () => pick(10));
    if (alike || new Set(digits).size > 1) return digits;
  }
}
