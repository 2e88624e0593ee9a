/** See publisher.mjs. */
export interface Publisher {
  readonly id: string;
  readonly sign: (text: string) => string;
}

/** Returns the header of a signed request. `path` with its query; no body is `''`; `at` in milliseconds since 1970. */
export declare function signRequest(
  request: { readonly method: string; readonly path: string; readonly body: string | Uint8Array },
  publisher: Publisher,
  at: number,
): Record<string, string>;
