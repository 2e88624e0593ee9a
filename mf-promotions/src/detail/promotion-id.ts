/** Returns the promotion id in an address, or `undefined` if it is not one: `/discount/abc`. */
export function promotionId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
