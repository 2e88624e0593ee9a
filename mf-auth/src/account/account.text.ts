import { textHook } from '@tessera/kit';
import type messages from '../messages/en_US.json';

/** The texts of the first view. All others are late (`src/dialogs`). */
export const useAccountText = textHook<keyof typeof messages>();
