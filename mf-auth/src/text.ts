import { useScope, wordingText, type Wording as WordingOf } from '@tessera/kit';
import { dialogText, type DialogMessageId } from './dialogs/dialog-text.ts';

/** The texts of dialogs and pages: late ones, never of the first view, whose texts are in `account/account.text.ts`. */
export type MessageId = DialogMessageId;
export const useText = () => dialogText(useScope());

/** Returns the text function for code of a dialog outside of its components. */
export const textOf = dialogText;

/** A text to show to the player: a message of this remote, or the server's own words. */
export type Wording = WordingOf<MessageId>;

export const formatWording = wordingText<MessageId>;
