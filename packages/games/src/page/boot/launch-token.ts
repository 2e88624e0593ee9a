/** Reads the launch token and takes it out of the address, before anything else can see it there. */
export function takeLaunchToken(): string | undefined {
  const address = new URL(location.href);
  const token = address.searchParams.get('launch') ?? undefined;
  address.searchParams.delete('launch');
  history.replaceState(null, '', address);
  return token;
}
