export const SANDBOX_ID_PATH = '/sandbox-id';
/** A name only: one provider, whatever address the visitor uses. Nothing is ever requested from it. */
export const SANDBOX_ISSUER = 'https://sandbox-id.invalid';
export const SANDBOX_CLIENT = 'tessera';
