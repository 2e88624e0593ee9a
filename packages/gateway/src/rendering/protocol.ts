import type { Registry } from '@tessera/contracts';
import type { FirstScreenRequest, RenderedFirstScreen } from '@tessera/wire';

/** A first screen as the gateway needs it: its data are the page's block already. */
export interface FirstScreen extends Omit<RenderedFirstScreen, 'data' | 'isWhole'> {
  readonly dataBlock: string;
}

/** One file of a release's server build; it is only run while it has this hash. */
export interface ServerFile {
  readonly path: string;
  readonly integrity: string;
}

/** Whose code a page is rendered with. Remotes are known by their global name, which has the release in it. */
export interface Sources {
  readonly shell: ServerFile;
  readonly remotes: readonly { readonly global: string; readonly file: ServerFile; readonly turn: number }[];
}

/** To the rendering thread. */
export type Order =
  | { readonly kind: 'prepare'; readonly id: number; readonly sources: Sources }
  | {
      readonly kind: 'render';
      readonly id: number;
      /** When the page goes out without its first screen, in milliseconds since 1970: rendering later is useless. */
      readonly until: number;
      readonly sources: Sources;
      readonly request: FirstScreenRequest<Registry>;
    }
  /** Answered at once by a thread that is alive. */
  | { readonly kind: 'ping'; readonly id: number };

/** From the rendering thread. */
export type Report =
  | { readonly kind: 'done'; readonly id: number; readonly result: FirstScreen | null }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  /** Something was left to the browser that was not meant to be. */
  | { readonly kind: 'trouble'; readonly id: number; readonly message: string };

/** What the thread is started with. */
export interface ThreadData {
  /** One number, written by the thread: whose turn it is; 0 is the shell's own or nobody's. */
  readonly turn: SharedArrayBuffer;
}
