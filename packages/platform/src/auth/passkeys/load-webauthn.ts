/** Loads the library with the first passkey: a start of the platform does not wait for it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256. The library's own list depends on the version of Node: a later one may not verify what an earlier did. */
export const ALGORITHMS = [-8, -7, -257];
