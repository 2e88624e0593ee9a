import { CALLS } from '../calls.ts';
import { GATEWAY_CALLS } from '../gateway-calls.ts';

/** All that can be asked for at a site's origin, whoever answers it. */
export const DOCUMENTED_CALLS = { ...GATEWAY_CALLS, ...CALLS } as const;
export type DocumentedCallKey = keyof typeof DOCUMENTED_CALLS;
