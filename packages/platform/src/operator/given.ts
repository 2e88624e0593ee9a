import { CURRENCY_CODES, LOCALE_CODES, isDay, isOneLine, readLink, type CurrencyCode } from '@tessera/domain';
import type { LocalText } from '../db/columns.ts';
import { OperatorFailure } from './failure.ts';

const MAX_ID = 2 ** 31 - 1;
const MAX_TITLE = 500;
const MAX_MARKUP = 100_000;

export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** The options of one command line, read as what they mean. Every failure names the option and what it takes. */
export class Given {
  readonly #values: Values;

  constructor(values: Values) {
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** A text that members' records hold on one line. */
  line(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined || isOneLine(text)) return text;
    throw new OperatorFailure(`--${name} must be one line without control or bidirectional characters`);
  }

  texts(name: string): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  number(name: string, { from = 0, to = MAX_ID } = {}): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < from || value > to) {
      throw new OperatorFailure(`--${name} "${text}" must be a whole number from ${from} to ${to}`);
    }
    return value;
  }

  id(name: string): number | undefined {
    return this.number(name, { from: 1 });
  }

  /** Several ids. */
  ids(name: string): number[] | undefined {
    const texts = this.texts(name);
    if (texts.length === 0) return undefined;
    return texts.map((text) => new Given({ [name]: text }).id(name) ?? 0);
  }

  /** `now`, or ISO 8601 with an offset. */
  instant(name: string): Date | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (text === 'now') return new Date();
    const value = new Date(text);
    if (!/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(value.getTime())) {
      throw new OperatorFailure(
        `--${name} "${text}" must be "now" or an instant with an offset, like 2026-05-01T18:00:00-04:00`,
      );
    }
    const [day = ''] = text.split('T');
    if (!isDay(day)) throw new OperatorFailure(`--${name} "${text}" is no day of the calendar`);
    return value;
  }

  choice<const T extends string>(name: string, among: readonly T[]): T | undefined {
    const text = this.text(name);
    const found = among.find((one) => one === text);
    if (text !== undefined && found === undefined) {
      throw new OperatorFailure(`--${name} "${text}" must be one of ${among.join(', ')}`);
    }
    return found;
  }

  /** `on` or `off`. */
  switch(name: string): boolean | undefined {
    const value = this.choice(name, ['on', 'off']);
    return value === undefined ? undefined : value === 'on';
  }

  currencies(name: string): CurrencyCode[] | undefined {
    const codes = this.texts(name);
    if (codes.length === 0) return undefined;
    return codes.map((code) => {
      const found = CURRENCY_CODES.find((one) => one === code);
      if (!found)
        throw new OperatorFailure(`--${name} "${code}" must be one of ${CURRENCY_CODES.join(', ')}`);
      return found;
    });
  }

  /** A text in several languages: `--title "Hello" --title hi_IN="नमस्ते"`; the one without a language is English. */
  localText(name: string, most: number = MAX_TITLE): LocalText | undefined {
    const texts = this.texts(name);
    if (texts.length === 0) return undefined;
    const entries = texts.map((text) => {
      const [, code, rest = ''] = /^([a-z]{2}_[A-Z]{2})=(.*)$/s.exec(text) ?? [];
      if (code !== undefined && !LOCALE_CODES.some((one) => one === code)) {
        throw new OperatorFailure(
          `--${name}: "${code}" is no language of the site; there are ${LOCALE_CODES.join(', ')}`,
        );
      }
      return code === undefined ? (['en_US', text] as const) : ([code, rest] as const);
    });
    const local = Object.fromEntries(entries) as Partial<LocalText>;
    if (!local.en_US) throw new OperatorFailure(`--${name} needs a text in English: --${name} "…"`);
    for (const [code, text] of entries) {
      if (text.length > most || /\p{Cs}|\0/u.test(text)) {
        throw new OperatorFailure(
          `--${name} (${code}) must have at most ${most} characters, all of them storable`,
        );
      }
    }
    return local as LocalText;
  }

  markup(name: string): LocalText | undefined {
    return this.localText(name, MAX_MARKUP);
  }

  /** An http address or a page of the site. */
  address(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const link = readLink(text);
    if (link) return link.kind === 'internal' ? link.path : link.url;
    throw new OperatorFailure(
      `--${name} "${text}" must be a page of the site, like /discount/1, or an http address`,
    );
  }
}

/** The value, or a failure that names the option which would have given it. */
export function needed<T>(value: T | undefined, option: string): T {
  if (value === undefined) throw new OperatorFailure(`--${option} is missing`);
  return value;
}
