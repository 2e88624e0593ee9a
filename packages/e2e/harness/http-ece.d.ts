/** The part of http_ece that the push service of the journeys uses; the package ships no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Options {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    /** In base64url. */
    readonly authSecret: string;
  }
  const ece: { decrypt(body: Buffer, options: Options): Buffer };
  export default ece;
}
