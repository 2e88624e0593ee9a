import * as v from 'valibot';
import { boundedName, boundedText, fewEntries, fewItems, range, sharedVersions } from './bounds.ts';
import { remoteConfig, shellRoute, type RemoteConfig, type ShellRoute } from './config.ts';

/**
 * The registry lists the live releases. The gateway writes it into the HTML, so the shell asks for nothing before it
 * knows what exists.
 */

const hash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** The maker of a release, and what they say of it; not of the build, which can be repeated by anyone. */
export interface Made {
  /** ISO 8601. */
  at: string;
  /** The name or address of a person, or of a machine that releases by itself. */
  by: string;
  /** Of the sources; `null` where they are in no repository, or were changed since. */
  commit: string | null;
  /** What players or other teams should know of it. */
  changes: string;
}

/** What releases of remotes and of the shell have in common. */
interface Published {
  /** Part of the folder's name and of the build's unique name: `0.1.0-9f2c1a7b`. */
  release: string;
  /** The folder that all files are relative to; ends with a slash. */
  baseUrl: string;
  /** Each file, relative to `baseUrl`, with its subresource-integrity hash. */
  files: Record<string, string>;
  /** The one file that the gateway renders first screens with, and its hash; empty where the release has none. */
  server: Record<string, string>;
  /** Files that each part needs beside the entry: `slot:home.main`, `route:…`, `messages:hi_IN`, `module`. */
  parts: Record<string, string[]>;
  /**
   * Title and description by locale (`hi_IN`), from the catalogues at build time: of each route by its id, and of each page
   * inside of a route as `titleKey` names it.
   */
  titles: Record<string, Record<string, { title: string; description: string }>>;
  /** The version in its package.json; missing in releases of contract 1.1. */
  version?: string | undefined;
  /** Its own first code in bytes of brotli, as its build measured it; missing in releases of contract 1.1. */
  bytes?: number | undefined;
  /** Added when a build is published; missing in releases of contract 1.1. */
  made?: Made | undefined;
  /** The publisher that signed it, as the site's list names it; `site` where it is missing. */
  publisher?: string | undefined;
}

/** One published, immutable release of a remote. */
export interface Release extends Published {
  /** The federation container, relative to `baseUrl`. */
  entry: string;
  /** The container's global name. */
  global: string;
  /** Shared packages that it expects of the shell, with the semver range it accepts. */
  shared: Record<string, string>;
  /** Its contributions, as data. */
  config: RemoteConfig;
  /** Ed25519 over the release without this field; see docs/architecture.md. */
  signature: string;
}

/** A remote of the page: its live release, and the one to fall back to. */
export interface RegistryEntry {
  /** The remote's name. */
  name: string;
  /** The release that this visitor gets. */
  live: Release;
  /** The release before: loaded when the live one cannot be. */
  previous: Release | null;
  /** `canary`: this visitor tries `live`, and other visitors have `previous`. Missing means `live`. */
  channel?: 'live' | 'canary' | undefined;
}

/** The remotes of the page. */
export interface Registry {
  /** One entry per remote. */
  remotes: RegistryEntry[];
}

/** The published shell: the gateway writes the HTML from it, and remotes are checked against it. */
export interface ShellRelease extends Published {
  /** Relative to `baseUrl`, in the order in which they load. */
  scripts: string[];
  /** Style sheets, relative to `baseUrl`. */
  styles: string[];
  /** Fonts of the first screen, for preloading. */
  fonts: string[];
  /** The version of the contract that it provides. */
  contract: string;
  /** Shared packages, with the version that the shell gives to its remotes. */
  provides: Record<string, string>;
  /** The shell's own pages. */
  routes: ShellRoute[];
}

/** Checks a {@link Made}. */
export const made = v.object({
  at: v.pipe(v.string(), v.isoTimestamp('must be a moment like 2026-01-31T12:00:00.000Z')),
  by: v.pipe(v.string(), v.maxLength(200)),
  commit: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  changes: v.pipe(v.string(), v.maxLength(5_000)),
}) satisfies v.GenericSchema<unknown, Made>;

const published = {
  release: boundedName,
  baseUrl: boundedText,
  files: v.record(v.string(), hash),
  server: v.optional(v.record(v.string(), hash), {}),
  parts: v.pipe(v.record(v.string(), v.pipe(v.array(v.string()), fewItems())), fewEntries()),
  titles: v.pipe(
    v.record(
      v.string(),
      v.pipe(v.record(v.string(), v.object({ title: v.string(), description: v.string() })), fewEntries()),
    ),
    fewEntries(),
  ),
  version: v.optional(range),
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  made: v.optional(made),
  publisher: v.optional(boundedName),
};

/** Checks a {@link Release}. */
export const release = v.object({
  ...published,
  entry: boundedText,
  global: boundedName,
  shared: sharedVersions,
  config: remoteConfig,
  signature: boundedText,
}) satisfies v.GenericSchema<unknown, Release>;

/** Checks a {@link RegistryEntry}. */
export const registryEntry = v.object({
  name: v.string(),
  live: release,
  previous: v.nullable(release),
  channel: v.optional(v.picklist(['live', 'canary'])),
}) satisfies v.GenericSchema<unknown, RegistryEntry>;

/** Checks a {@link Registry}. */
export const registry = v.object({ remotes: v.array(registryEntry) }) satisfies v.GenericSchema<
  unknown,
  Registry
>;

/** Checks a {@link ShellRelease}. */
export const shellRelease = v.object({
  ...published,
  scripts: v.pipe(v.array(v.string()), fewItems()),
  styles: v.pipe(v.array(v.string()), fewItems()),
  fonts: v.pipe(v.array(v.string()), fewItems()),
  contract: range,
  provides: sharedVersions,
  routes: v.pipe(v.array(shellRoute), fewItems()),
}) satisfies v.GenericSchema<unknown, ShellRelease>;
