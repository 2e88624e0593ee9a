import { useWords } from '../../../page/kit.ts';
import type { Spot } from '../rules/spots.ts';
import type { Colour } from '../rules/wheel.ts';
import type english from './messages/en_US.json';

/** What a number's colour is called. */
export const COLOUR_WORDS: Readonly<Record<Colour, keyof typeof english>> = {
  red: 'red',
  black: 'black',
  green: 'zero',
};

/** What a spot is called: for who does not see where it lies, and in the history. */
export function useSpotName(): (spot: Spot) => string {
  const words = useWords<keyof typeof english>();
  return ({ id, kind, numbers }) => {
    switch (kind) {
      case 'colour':
        return words(id === 'red' ? 'red' : 'black');
      case 'parity':
        return words(id === 'odd' ? 'odd' : 'even');
      case 'dozen':
      case 'half':
        return words('range', { from: numbers[0]!, to: numbers.at(-1)! });
      case 'column':
        return words('column', { number: numbers[0]! });
      default:
        return words(kind, { numbers: numbers.join(', ') });
    }
  };
}
