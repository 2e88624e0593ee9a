/** Returns the id of a text or sponsor in an address, or 0, which no content has, if it is not an id. */
export function readContentId(segment: string | undefined): number {
  return segment !== undefined && /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : 0;
}
