import * as v from 'valibot';
import { CURRENCY_CODES, LINE_MAX_LENGTH, LOCALE_CODES, ONE_LINE, TEXT_MAX_LENGTH } from '@tessera/domain';

/** Fields that many calls share. Their bounds reject malformed or hostile values before any handler runs. */

export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** A flag of the wire: 1 or 0. */
export const flag = v.picklist([0, 1]);
/** Rejects lone surrogates and NUL: both are valid JSON, but no database stores them. */
export const storable = v.check<string, string>(
  (value) => !/\p{Cs}|\0/u.test(value),
  'contains an invalid character',
);
export const text = v.pipe(v.string(), v.maxLength(TEXT_MAX_LENGTH), storable);
/** Rejects what no line of text holds, such as line breaks, terminal controls and marks that turn its direction. */
export const oneLine = v.regex(ONE_LINE, 'must be one line without control or bidirectional characters');
/** One line: names, codes and ids. */
export const shortText = v.pipe(v.string(), v.maxLength(LINE_MAX_LENGTH), oneLine);
export const markup = v.pipe(v.string(), v.maxLength(100_000), storable);
/** Money: a decimal string (readings: "money"). */
export const decimal = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,18}(\.\d{1,8})?$/, 'must be digits with at most one decimal point'),
);
/** A decimal above zero. */
export const positiveDecimal = v.pipe(decimal, v.regex(/^[^-]*[1-9]/, 'must be above zero'));
export const currency = v.picklist(CURRENCY_CODES);
export const language = v.picklist(LOCALE_CODES);
export const siteId = id;
/** Device codes (spec §9 Platform codes). */
export const device = v.picklist([1, 2, 3, 4, 5, 6, 7]);
/** The name of a script's object. */
export const handlerName = v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]{0,39}$/));
/** An instant: ISO 8601 with an offset. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** The clock of America/Caracas, which has no daylight saving time. */
const CARACAS_OFFSET = '-04:00';
/** An instant; the clock of America/Caracas where it has no offset (spec §9). */
export const instantOfCaracas = v.pipe(
  v.string(),
  v.transform((written) =>
    /:\d\d(\.\d+)?$/.test(written) && !/[+-]\d\d:\d\d$/.test(written) ? written + CARACAS_OFFSET : written,
  ),
  v.isoTimestamp(),
);
/** A name in the request's language, or in all languages with en_US as fallback (spec §3 Game provider). */
export const localisedName = v.union([text, v.record(v.string(), text)]);
/** Any object. `v.record` would also accept a list. */
export const anyObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'must be an object',
);
export const nothing = v.object({});
/** An answer that the client does not read. */
export const ignored = v.unknown();

/** Path of an image on this site, with what the layout needs before it loads. */
export const image = v.object({
  /** Width in pixels → path, ready for `srcset`. */
  sources: v.record(v.string(), text),
  width: count,
  height: count,
  /** Placeholder colour until the image has loaded: `#rrggbb`. */
  colour: v.pipe(v.string(), v.hexColor()),
});
export type Image = v.InferOutput<typeof image>;

export const page = { page: v.optional(id, 1), count: v.optional(v.pipe(count, v.maxValue(200)), 50) };

/** For content of one currency or device. A member's currency is the account's. */
export const lookedAtBy = { currency: v.optional(currency), device: v.optional(device) };
