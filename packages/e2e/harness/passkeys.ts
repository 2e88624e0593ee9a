import type { Page } from '@playwright/test';

/** A device's own authenticator. Its user is away unless a journey says otherwise. */
export interface VirtualAuthenticator {
  /** The user confirms the next request that is made, and none after it. */
  readonly confirmNext: () => Promise<void>;
  readonly count: () => Promise<number>;
}

/** Gives the page's browser an authenticator that keeps passkeys and verifies its user. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const setPresence = (enabled: boolean) =>
    session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  // With a user who always confirms, an autofill would choose a refused passkey again and again.
  session.on('WebAuthn.credentialAdded', () => void setPresence(false));
  session.on('WebAuthn.credentialAsserted', () => void setPresence(false));
  return {
    async confirmNext() {
      await setPresence(true);
    },
    async count() {
      const { credentials } = await session.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
}
