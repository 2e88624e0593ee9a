import type { Readable } from 'node:stream';

/** A file of a release, being read. Whoever takes it reads the stream to its end or destroys it. */
export interface StoredFile {
  readonly stream: Readable;
  /** In bytes, of what the stream gives. */
  readonly size: number;
  /** How its bytes are packed. */
  readonly encoding: 'br' | 'plain';
}

/**
 * A release on its way into the store. Its files come in any order and through any gateway: its id follows from
 * the signed document, so a broken upload is gone on with by beginning it again.
 */
export interface Upload {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly part: string;
  readonly release: string;
  /** The signed document as it was given, not as a schema returned it. */
  readonly document: SignedDocument;
  /** Files that the document names and the store has not got; a server file is `server/<file>`. */
  readonly missing: () => Promise<string[]>;
  /**
   * Keeps one file, and its packed form beside it where that is smaller.
   * @throws Refused where the document does not name the file, or its hash is another
   */
  readonly put: (file: string, bytes: Uint8Array) => Promise<void>;
  /** Bytes of a file that was put, as a browser that unpacks brotli gets it: packed where that is smaller. */
  readonly sizeOf: (file: string) => Promise<number | undefined>;
  /**
   * Makes the release appear, whole or not at all. Nothing is live by that.
   * @returns `unchanged` where the same build is stored already, also by another publisher at the same moment
   * @throws Refused where files are missing, or another build has taken the release's id
   */
  readonly finish: () => Promise<'stored' | 'unchanged'>;
  /** Forgets it. */
  readonly discard: () => Promise<void>;
}

/** What the store must know of a document; that it is in the contract's form is the publisher's matter. */
export interface SignedDocument {
  readonly release: string;
  readonly baseUrl: string;
  readonly files: Readonly<Record<string, string>>;
  readonly server?: Readonly<Record<string, string>>;
}

/**
 * Where the files of releases are. Releases are immutable, and one without a document does not exist. Names of parts,
 * releases and files are checked by the store itself (`isPartName`, `isReleaseId`, `isSafeFile`): a wrong one is
 * never looked for.
 */
export interface ReleaseStore {
  /** The directory below which {@link ReleaseStore.localPath} has its files: `<part>/<release>/<file>`. */
  readonly localRoot: string;
  /**
   * The parsed `release.json` of a stored release; `undefined` where there is none.
   * @throws where it is there and cannot be read
   */
  readonly readDocument: (part: string, release: string) => Promise<unknown>;
  /**
   * A browser's file, packed where `packed` and where that is smaller; `undefined` where there is none. Server builds are not to
   * be had here.
   */
  readonly open: (
    part: string,
    release: string,
    file: string,
    packed: boolean,
  ) => Promise<StoredFile | undefined>;
  /**
   * The path of a local copy, for what is run or read whole: `server/<file>`, or a browser's file. A store that is
   * elsewhere fetches it once and checks its hash.
   * @throws where there is no such file, or it is not what the document says
   */
  readonly localPath: (part: string, release: string, file: string) => Promise<string>;
  /** The releases of a part that are stored, in no order. */
  readonly list: (part: string) => Promise<string[]>;
  /** Begins an upload, or goes on with the same one. */
  readonly begin: (part: string, document: SignedDocument) => Promise<Upload>;
  /** An upload that any gateway has begun. */
  readonly upload: (id: string) => Promise<Upload | undefined>;
  /** Forgets uploads that were begun ten minutes ago and are not finished. */
  readonly sweep: () => Promise<void>;
  readonly close: () => void;
}
