/** What the gallery's address chooses. The names are those of the root element's data attributes. */
export const CHOICES = {
  template: ['site02', 'suncity', 'apsport'],
  mobileTemplate: ['bob_mobile', 'origin_mobile'],
} as const;

/** Sets the root element's attributes as the address says, as the gateway does for a page. */
export function applyChoices(root: HTMLElement, search: string): void {
  const params = new URLSearchParams(search);
  for (const name of ['template', 'mobileTemplate', 'contrast', 'motion'] as const) {
    const value = params.get(name);
    if (value) root.dataset[name] = value;
  }
  root.lang = params.get('lang') ?? 'en-US';
}

/** Returns the address with one more choice, or without it. */
export function addressWith(search: string, name: string, value: string | undefined): string {
  const params = new URLSearchParams(search);
  if (value === undefined) params.delete(name);
  else params.set(name, value);
  return `?${params}`;
}
