import { randomBytes } from 'node:crypto';
import { DEVICE, type TestClient } from './client.ts';

/** The sandbox's persons, as the page's buttons send them. */
export type Choice = 'sandbox-ada' | 'sandbox-ravi' | 'sandbox-mei' | 'new' | 'refuse';

export const newBrowserSecret = (): string => randomBytes(24).toString('base64url');

/** A gateway in front of the platform: which origin the visitor sees, and where its requests go. */
interface Front {
  readonly origin: string;
  readonly platform: string;
}

/** Loads an address as a browser does, with cookies, and keeps redirections for the caller. */
function createBrowser(front?: Front) {
  const jar = new Map<string, string>();
  return async (address: string, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = form && new URLSearchParams(form);
    const { host, protocol, origin } = new URL(address);
    if (front && origin !== front.origin) throw new Error(`the visitor was sent to ${origin}`);
    const forwarded = front && { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
    const answer = await fetch(front ? address.replace(origin, front.platform) : address, {
      method: form ? 'POST' : 'GET',
      ...(body && { body }),
      headers: { cookie, ...forwarded },
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split(/=(.*)/s) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
}

/** Goes to the provider's page, chooses, and returns what comes back to `/authCallback`. */
export async function visitProvider(address: string, choice: Choice, front?: Front): Promise<URL> {
  const load = createBrowser(front);
  let next = new URL(address);
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 10; step += 1) {
    const answer = await load(next.href, form);
    form = undefined;
    const location = answer.headers.get('location');
    if (location !== null) {
      next = new URL(location, next);
      if (next.pathname === '/authCallback') return next;
    } else if (answer.ok) form = { choice };
    else throw new Error(`${next.pathname} answered ${answer.status}`);
  }
  throw new Error('the provider sent the visitor in circles');
}

/** A visitor who logs in by the sandbox. */
export function thirdPartyOf(platform: TestClient) {
  /** From the click to the return. */
  async function visit(choice: Choice = 'sandbox-ada', secret = newBrowserSecret()) {
    const { url, state } = await platform.send('thirdPartyStart', { provider: 'sandbox', secret });
    const returned = await visitProvider(url, choice);
    return { ...paramsOf(returned), state, secret };
  }
  return {
    visit,
    complete: (
      visited: Awaited<ReturnType<typeof visit>> & { readonly udid?: string },
      headers?: Record<string, string>,
    ) => platform.send('thirdPartyComplete', { siteId: 1, ...DEVICE, ...visited }, { headers }),

    /** From the member's click to the return. */
    async visitToLink(token: string, choice: Choice = 'sandbox-ada') {
      const secret = newBrowserSecret();
      const { url } = await platform.send('thirdPartyLinkStart', { provider: 'sandbox', secret }, { token });
      return { ...paramsOf(await visitProvider(url, choice)), secret };
    },
  };
}

export const paramsOf = ({ searchParams }: URL) => ({
  state: searchParams.get('state') ?? '',
  code: searchParams.get('code') ?? '',
  iss: searchParams.get('iss') ?? '',
});
