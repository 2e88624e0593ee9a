/** The site as WebAuthn names it: passkeys of one relying party work for no other. */
export interface RelyingParty {
  /** The site's host, without its port. */
  readonly id: string;
  readonly origin: string;
}

/**
 * @param publicUrl the setting PUBLIC_URL
 * @param origin of the request, for sites without the setting: the gateway serves allowed hosts only
 */
export function relyingParty(publicUrl: string | undefined, origin: string): RelyingParty {
  const site = new URL(publicUrl ?? origin);
  return { id: site.hostname, origin: site.origin };
}
