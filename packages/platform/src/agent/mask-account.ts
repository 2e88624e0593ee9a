/** How many characters the mask shows at either end. */
export const MASK_SHOWS = 2;

/** `moonlight7` → `mo•••t7`: enough for who knows the member to recognise, too little to try a login with. */
export const maskAccount = (account: string): string =>
  `${account.slice(0, MASK_SHOWS)}•••${account.slice(-MASK_SHOWS)}`;
