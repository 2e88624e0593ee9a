import type { BrowserContext } from '@playwright/test';
import { callUrl, CALLS, type Call } from '@tessera/wire';

const calls: readonly Call[] = Object.values(CALLS);
const NAMES: ReadonlyMap<string, string> = new Map(
  calls
    .filter(({ audience }) => audience === 'member' || audience === 'agent')
    .map((call) => [callUrl(call), call.name]),
);

/** Collects the names of the calls for members that the tabs of a browser send from now on. */
export function watchMemberCalls(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const name = NAMES.get(new URL(request.url()).pathname);
    if (name !== undefined) sent.push(name);
  });
  return sent;
}
