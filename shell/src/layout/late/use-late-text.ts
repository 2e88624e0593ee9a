import type { Text } from '@tessera/kit';
import { lazyTextHook } from '../../lazy-text.ts';
import type messages from './messages/en_US.json';

export type LateText = Text<keyof typeof messages>;

/** The texts of the frame's later parts, in a catalogue of their own. */
export const useLateText = lazyTextHook<keyof typeof messages>(
  'late',
  (code) => import(`./messages/${code}.json`),
);
