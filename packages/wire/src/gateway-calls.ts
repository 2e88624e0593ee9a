import { checkIframe, clientCaptcha, iconService, loginHeader } from './calls/visitor.ts';

/**
 * Calls of the specification's table (§7) that the gateway answers. A back end does not implement them, so they are
 * not in {@link CALLS}.
 */
export const GATEWAY_CALLS = { checkIframe, clientCaptcha, iconService, loginHeader } as const;

export type GatewayCallKey = keyof typeof GATEWAY_CALLS;
