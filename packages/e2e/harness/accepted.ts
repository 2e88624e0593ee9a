import type { Page } from '@playwright/test';
import { callUrl, SUCCESS_CODE, type Call } from '@tessera/wire';
import { expect } from './test.ts';

/**
 * Waits for the next answer to a call, which must be a success: of a refusal, the error has the code.
 * @returns what was sent
 */
export async function accepted(page: Page, call: Call): Promise<unknown> {
  const path = callUrl(call);
  const response = await page.waitForResponse((one) => new URL(one.url()).pathname === path);
  expect(await response.json()).toMatchObject({ code: call.successCode ?? SUCCESS_CODE });
  return response.request().postDataJSON() as unknown;
}
