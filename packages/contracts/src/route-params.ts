/** The parts of a path between its slashes, as a union: `/user/:page` → `'' | 'user' | ':page'`. */
type SegmentOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? Head | SegmentOf<Rest>
  : Path;

type OptionalName<Segment> = Segment extends `:${infer Name}?` ? Name : never;
type RequiredName<Segment> = Segment extends `:${string}?`
  ? never
  : Segment extends `:${infer Name}`
    ? Name
    : Extract<Segment, '*'>;

/**
 * The named parts of a route's path: `/discount/:id` → `{id: string}`, `/discount/:id?` → `{id?: string}`. Of a path
 * that the compiler does not know, any name. In contract 1 an optional part that the address leaves out may be `''`.
 */
export type RouteParams<Path extends string = string> = Path extends string
  ? string extends Path
    ? Readonly<Record<string, string>>
    : { readonly [Name in RequiredName<SegmentOf<Path>>]: string } & {
        readonly [Name in OptionalName<SegmentOf<Path>>]?: string;
      }
  : never;
