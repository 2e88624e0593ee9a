import type { Registry } from '@tessera/contracts';
import {
  FIRST_SCREEN_ID,
  INITIAL_DATA_ID,
  REGISTRY_ID,
  type FirstScreenData,
  type InitialData,
} from '@tessera/wire';

/** Data that the gateway has written into the page, with every release's schema and signature checked. */
export interface PageData {
  readonly initial: InitialData;
  readonly registry: Registry;
  /** Present if the server has rendered the first screen. */
  readonly firstScreen: FirstScreenData | undefined;
  /** Nonce of the content security policy. */
  readonly nonce: string | undefined;
}

export function readPageData(page: Document): PageData {
  return {
    initial: blockOf(page, INITIAL_DATA_ID) as InitialData,
    registry: blockOf(page, REGISTRY_ID) as Registry,
    firstScreen: page.getElementById(FIRST_SCREEN_ID)
      ? (blockOf(page, FIRST_SCREEN_ID) as FirstScreenData)
      : undefined,
    nonce: page.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined,
  };
}

function blockOf(page: Document, id: string): unknown {
  const text = page.getElementById(id)?.textContent;
  if (!text)
    throw new Error(`The page has no data block "${id}": it was not written by the gateway of this release.`);
  return JSON.parse(text);
}
