import { expect, request } from '@playwright/test';
import { linkedLogins, thirdPartyLinkComplete, thirdPartyLinkStart, thirdPartyUnlink } from '@tessera/wire';
import { randomBytes } from 'node:crypto';
import { createApi } from './api.ts';
import type { Visitor } from './refusals.ts';

/** The sandbox's persons, by the values of its buttons; `new` is another person each time. */
export type SandboxChoice = 'sandbox-ada' | 'sandbox-ravi' | 'new';

/** The value of the texts that name the provider. */
export const SANDBOX = { provider: 'Sandbox ID' };

/** Clicks on the provider and chooses in its window, which closes by itself. @param titleId of the dialog with the button */
export async function visit(
  { page, say, dialog }: Visitor,
  choice: SandboxChoice,
  titleId = 'login.title',
): Promise<void> {
  // The window of an earlier visit would be used again.
  await expect.poll(() => page.context().pages().length).toBe(1);
  const button = dialog(titleId).getByRole('button', { name: say('thirdParty.continue', SANDBOX) });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  const closed = popup.waitForEvent('close');
  await popup.locator(`button[value="${choice}"]`).click();
  await closed;
}

/** Links an account of the sandbox to the member of this session by the wire: in another window, as it were. */
export async function linkByWire(platform: string, token: string, choice: SandboxChoice): Promise<void> {
  const api = createApi(platform, token);
  const secret = randomBytes(24).toString('base64url');
  const { url, state } = await api.send(thirdPartyLinkStart, { provider: 'sandbox', secret });
  const { code, iss } = await visitByWire(url, choice);
  await api.send(thirdPartyLinkComplete, { state, code, secret, iss });
}

/** Unlinks all that the member of this session has linked. */
export async function unlinkByWire(platform: string, token: string): Promise<void> {
  const api = createApi(platform, token);
  const { logins } = await api.send(linkedLogins, {});
  for (const { id } of logins) await api.send(thirdPartyUnlink, { id });
}

/** Goes to the provider's page as a browser does, and chooses. @returns what comes back to `/authCallback` */
async function visitByWire(url: string, choice: SandboxChoice) {
  const browser = await request.newContext();
  try {
    const page = await browser.get(url);
    const returned = await browser.post(page.url(), { form: { choice } });
    const { searchParams } = new URL(returned.url());
    return { code: searchParams.get('code') ?? '', iss: searchParams.get('iss') ?? '' };
  } finally {
    await browser.dispose();
  }
}
