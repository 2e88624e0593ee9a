/** As far as tests use it; the package has no types of its own. */
declare module '@20minutes/s3rver' {
  export interface Context {
    readonly method: string;
    readonly path: string;
    readonly state: Record<string, unknown>;
    mountPath: string;
    status: number;
    body: unknown;
    readonly get: (header: string) => string;
  }
  export type Next = () => Promise<void>;

  export default class S3rver {
    constructor(options: {
      readonly address: string;
      /** 0 takes a free one. */
      readonly port: number;
      readonly silent: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[];
    });
    readonly middleware: ((context: Context, next: Next) => Promise<void>)[];
    readonly store: { existsObject(bucket: string, key: string): Promise<boolean> };
    run(): Promise<{ readonly port: number }>;
  }
}
