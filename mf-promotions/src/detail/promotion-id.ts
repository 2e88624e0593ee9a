/** The id that an address names, or `undefined` where it names none: `/discount/abc`. */
export function promotionId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
