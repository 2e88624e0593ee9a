import * as v from 'valibot';
import { CURRENCY_CODES, LOCALE_CODES } from '@tessera/domain';

/** The fields that many calls share. Bounds keep a malformed or hostile value out before any handler sees it. */

export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** A flag of the wire: 1 or 0. */
export const flag = v.picklist([0, 1]);
/** Half a character and NUL are valid JSON, and no database stores them. */
export const storable = v.check<string, string>(
  (value) => !/\p{Cs}|\0/u.test(value),
  'holds what is no character',
);
export const text = v.pipe(v.string(), v.maxLength(500), storable);
export const shortText = v.pipe(v.string(), v.maxLength(64), storable);
export const markup = v.pipe(v.string(), v.maxLength(100_000), storable);
/** Money: a decimal string (readings: "money"). */
export const decimal = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,18}(\.\d{1,8})?$/, 'write digits with at most one point'),
);
/** Money that must be more than nothing. */
export const positiveDecimal = v.pipe(
  decimal,
  v.regex(/^\d*[1-9]\d*(\.\d+)?$|^\d+\.\d*[1-9]\d*$/, 'must be above zero'),
);
export const currency = v.picklist(CURRENCY_CODES);
export const language = v.picklist(LOCALE_CODES);
export const siteId = id;
/** Device codes (spec §9 Platform codes). */
export const device = v.picklist([1, 2, 3, 4, 5, 6, 7]);
/** An instant: ISO 8601 with an offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** A name in the language of the request, or all its languages with en_US as fallback (spec §3 Game provider). */
export const localisedName = v.union([text, v.record(v.string(), text)]);
/** An object of which nothing is known but that it is one: `v.record` would take a list, too. */
export const anyObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
export const nothing = v.object({});
/** An answer of which nothing is read. */
export const ignored = v.unknown();

/** The path of an image on this site, with what the layout must know before it has loaded. */
export const image = v.object({
  /** Width in pixels → path, ready for `srcset`. */
  sources: v.record(v.string(), text),
  width: count,
  height: count,
  /** `#rrggbb`: shown until the image is there. */
  colour: v.pipe(v.string(), v.hexColor()),
});
export type Image = v.InferOutput<typeof image>;

export const page = { page: v.optional(id, 1), count: v.optional(v.pipe(count, v.maxValue(200)), 50) };
