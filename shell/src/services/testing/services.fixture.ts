import type { InitialData } from '@tessera/wire';
import { SITE_SETTINGS } from '@tessera/testing';
import { createShellServices } from '../index.ts';
import type { Environment } from '../edge/environment.ts';
import type { ShellServices } from '../services.ts';

export const INITIAL: InitialData = {
  site: SITE_SETTINGS,
  locale: 'en_US',
  country: null,
  currency: 'INR',
  device: 'desktop',
  session: 'guest',
  shell: { release: '0.0.0-test', baseUrl: '/', files: {} },
  status: 200,
};

/** Creates all services of one tab; each text is its message id. */
export function openServices(environment: Environment, initial: Partial<InitialData> = {}): ShellServices {
  return createShellServices(
    { ...INITIAL, ...initial },
    {
      environment,
      text: (id) => id,
      nonce: undefined,
      hasDialog: () => false,
    },
  );
}
