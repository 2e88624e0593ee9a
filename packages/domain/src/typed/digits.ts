/** The plain forms of what keyboards, input methods and pasted texts contain. */

/** Reads `१२` and `１２` as `12`: players may type the digits of their script. The ten of a script are neighbours in Unicode. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    // Some scripts' tens follow each other without a gap.
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** Reads full-width letters and signs as the narrow ones: `ＡＢ，￥` is `AB,¥`. Superscripts and fractions stay what they are. */
const narrow = (text: string): string =>
  text.replace(/[\uff00-\uffef\u3000]/g, (wide) => wide.normalize('NFKC'));

/**
 * Returns a line of text in one form: composed, narrow, with ordinary spaces and none around. Soft hyphens and spaces
 * without a width are left out; joiners stay, as Indic names need them, and what no line may hold stays to be refused.
 */
export const plainLine = (text: string): string =>
  narrow(text)
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();

/** Returns a number with signs in one form: digits 0 to 9, hyphens for dashes, ordinary spaces, nothing invisible. */
export const plainNumber = (text: string): string =>
  latinDigits(narrow(text).normalize('NFC'))
    // Phones copy numbers with marks of direction around them.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2010-\u2015\u2212\u2043\ufe58\ufe63]/g, '-')
    .replace(/\s/g, ' ')
    .trim();
