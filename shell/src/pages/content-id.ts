/** Returns the id of a text or sponsor in an address; 0, which none has, for anything else. */
export function readContentId(segment: string | undefined): number {
  return segment !== undefined && /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : 0;
}
