/** A flag of the wire. */
export const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
