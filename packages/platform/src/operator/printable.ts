import { escapeControls } from '@tessera/domain';

/**
 * Returns text of members, providers or visitors as an operator's command prints it within a line: control characters
 * and line breaks are escaped, so that it can neither erase a line nor begin one.
 */
export const printable = (text: string): string => escapeControls(text);

/** Returns whole output: its line breaks are the command's own, all other control characters are escaped. */
export const printableLines = (text: string): string => text.split('\n').map(escapeControls).join('\n');
