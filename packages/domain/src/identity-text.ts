/**
 * The canonical forms of text that identifies a person or a campaign: names, e-mail addresses, bank holders. Devices send
 * one text in different forms of Unicode, and people type it with other capitals and spaces.
 */

/** Returns text as it is stored: composed (NFC), without surrounding space. */
export const storedText = (text: string): string => text.normalize('NFC').trim();

/**
 * Returns what two texts have in common that count as the same: compatible characters unified (NFKC), without case and
 * invisible characters, single spaces. Accents stay: they make another name.
 */
export const comparedText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // Upper case first: it also unifies ß with ss, and the two small sigmas.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns {@link comparedText} without the accents of Latin letters. Marks of other scripts are letters there, and stay. */
export const comparedWithoutAccents = (text: string): string =>
  comparedText(text)
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .replaceAll('đ', 'd');
