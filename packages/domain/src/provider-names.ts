/** As many providers as a page's description names (spec §9). */
export const MOST_PROVIDER_NAMES = 15;

/** The hall of a slot page whose address names none. */
const SLOT_HALL = 2;

/** What the address of a slot page says (spec §2 `/slotgame?gt_id&gp_id&house`). */
export interface SlotPage {
  readonly hall: number | undefined;
  readonly provider: number | undefined;
  readonly house: string | undefined;
}

interface NamedProvider {
  readonly gpId: number;
  readonly house: string;
  readonly name: string;
}

/** Reads the address of a slot page. Anything but a whole number above 0 is no id. */
export function readSlotPage(params: URLSearchParams): SlotPage {
  const idOf = (name: string) => {
    const text = params.get(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  };
  return { hall: idOf('gt_id'), provider: idOf('gp_id'), house: params.get('house')?.toLowerCase() };
}

/** Returns the names of the providers in a slot page's list, its own provider first. */
export function providerNames(
  halls: readonly { readonly gtId: number; readonly gpList: readonly NamedProvider[] }[],
  { hall = SLOT_HALL, provider, house }: SlotPage,
): string[] {
  const list = halls.find(({ gtId }) => gtId === hall)?.gpList ?? [];
  const isOwn = (one: NamedProvider) =>
    provider === undefined ? one.house.toLowerCase() === house : one.gpId === provider;
  return [...list.filter(isOwn), ...list.filter((one) => !isOwn(one))].map(({ name }) => name);
}

/**
 * Returns a page's description with the names of its providers behind it (spec §2 Page titles).
 * @param tag language of the list, such as `hi-IN`
 */
export function describeProviders(description: string, names: readonly string[], tag: string): string {
  const named = [...new Set(names)].slice(0, MOST_PROVIDER_NAMES);
  if (named.length === 0) return description;
  return `${description} ${new Intl.ListFormat(tag, { type: 'unit' }).format(named)}`;
}
