/** `moonlight7` → `mo•••t7`: enough for who knows the member to recognise, too little to try a login with. */
export const maskAccount = (account: string): string => `${account.slice(0, 2)}•••${account.slice(-2)}`;
