/** Returns what a login said of its device: `Chrome, Android`. Empty when it said nothing. */
export const deviceName = ({
  browser,
  system,
}: {
  readonly browser: string;
  readonly system: string;
}): string => [browser, system].filter((part) => part !== '').join(', ');
