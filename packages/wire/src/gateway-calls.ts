import { checkIframe, clientCaptcha, iconService, loginHeader } from './calls/visitor.ts';

/**
 * The rows of the specification's table (§7) that the server of the page answers: no back end implements them, and
 * {@link CALLS} is not to be satisfied by them.
 */
export const GATEWAY_CALLS = { checkIframe, clientCaptcha, iconService, loginHeader } as const;

export type GatewayCallKey = keyof typeof GATEWAY_CALLS;
