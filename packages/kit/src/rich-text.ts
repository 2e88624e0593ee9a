/**
 * HTML out of an operator's editor: an entry of its own, since its parser is no code for a first view. Import it in a
 * part that is loaded for the text, or as `lazily(() => import('@tessera/kit/rich-text'))`.
 */
export { RichText as default } from './rich-text/RichText.tsx';
export { openingText, plainText } from './rich-text/plain-text.ts';
