/**
 * Characters that no line of text holds: controls (a terminal obeys them), line breaks, lone surrogates, and the marks
 * that turn the direction of what follows. Joiners stay: the site's languages need them.
 */
const CONTROLS = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;

/** Matches text on one line without control or bidirectional characters. */
export const ONE_LINE = new RegExp(`^[^${CONTROLS}]*$`, 'u');

/** Whether text is on one line and without control or bidirectional characters. */
export const isOneLine = (text: string): boolean => ONE_LINE.test(text);

/** Replaces control and bidirectional characters by their escapes, such as `\u001b`, to print text of others. */
export const escapeControls = (text: string): string =>
  text.replaceAll(
    new RegExp(`[${CONTROLS}]`, 'gu'),
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
