import { CALLS } from '../calls.ts';
import { GATEWAY_CALLS } from '../gateway-calls.ts';

/** All calls that a site answers, by the gateway or the back end. */
export const DOCUMENTED_CALLS = { ...GATEWAY_CALLS, ...CALLS } as const;
export type DocumentedCallKey = keyof typeof DOCUMENTED_CALLS;
