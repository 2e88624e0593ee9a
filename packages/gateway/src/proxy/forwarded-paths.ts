/** Pages of the platform's sandbox providers. */
export const SANDBOXES = ['/sandbox-pay', '/sandbox-id'] as const;

/** The beginnings of all addresses that are forwarded to the platform. */
export const FORWARDED = ['/api', '/socket.io', '/media', '/openapi.json', ...SANDBOXES] as const;
