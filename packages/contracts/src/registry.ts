import * as v from 'valibot';
import { boundedName, boundedText, fewEntries, fewItems, range, sharedVersions } from './bounds.ts';
import { remoteConfig, shellRoute } from './config.ts';

/**
 * The registry says which releases are live. It is served by the gateway and stands in the HTML, so the shell
 * asks for nothing before it knows what exists.
 */

const hash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Who put a release together, and what they say of it; not of the build, which anybody can repeat. */
export const made = v.object({
  /** ISO 8601. */
  at: v.pipe(v.string(), v.isoTimestamp('must be a moment like 2026-01-31T12:00:00.000Z')),
  /** A name or an address of a person, or of a machine that releases by itself. */
  by: v.pipe(v.string(), v.maxLength(200)),
  /** Of the sources; `null` where they stand in no repository, or were changed since. */
  commit: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** What players or other teams should know of it. */
  changes: v.pipe(v.string(), v.maxLength(5_000)),
});
export type Made = v.InferOutput<typeof made>;

const published = {
  /** Part of the folder's name and of the build's unique name, e.g. `0.1.0-9f2c1a7b`. */
  release: boundedName,
  /** Of the folder that all files are relative to; ends with a slash. */
  baseUrl: boundedText,
  /** Every file of the release, relative to `baseUrl` → its subresource-integrity hash. */
  files: v.record(v.string(), hash),
  /** The one file that the gateway renders first screens with → its hash; empty where the release has none. */
  server: v.optional(v.record(v.string(), hash), {}),
  /** Which files each part needs beside the entry: `slot:home.main`, `route:…`, `messages:hi_IN`, `module`. */
  parts: v.pipe(v.record(v.string(), v.pipe(v.array(v.string()), fewItems())), fewEntries()),
  /** Per route id and locale (`hi_IN`): title and description, taken from the catalogues at build time. */
  titles: v.pipe(
    v.record(
      v.string(),
      v.pipe(v.record(v.string(), v.object({ title: v.string(), description: v.string() })), fewEntries()),
    ),
    fewEntries(),
  ),
  /** The version in its package.json; releases of contract 1.1 do not say. */
  version: v.optional(range),
  /** Its own first code in bytes of brotli, as its build has measured it; releases of contract 1.1 do not say. */
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Stands in what is published: a build has none, nor have releases of contract 1.1. */
  made: v.optional(made),
  /** Whose signature it is, as the site's list of publishers names it; `site` where it is not said. */
  publisher: v.optional(boundedName),
};

/** One published, immutable release of a remote. */
export const release = v.object({
  ...published,
  /** The federation container, relative to `baseUrl`. */
  entry: boundedText,
  /** The container's global name. */
  global: boundedName,
  /** Shared packages that it expects of the shell → the semver range it can live with. */
  shared: sharedVersions,
  config: remoteConfig,
  /** Ed25519 over the release without this field; see docs/architecture.md. */
  signature: boundedText,
});
export type Release = v.InferOutput<typeof release>;

export const registryEntry = v.object({
  name: v.string(),
  live: release,
  /** The release before: loaded when the live one cannot be. */
  previous: v.nullable(release),
  /** `canary`: this visitor tries `live`, and `previous` is what the others have. `live` where it is not said. */
  channel: v.optional(v.picklist(['live', 'canary'])),
});
export type RegistryEntry = v.InferOutput<typeof registryEntry>;

export const registry = v.object({ remotes: v.array(registryEntry) });
export type Registry = v.InferOutput<typeof registry>;

/** The published shell: what the gateway writes into the HTML, and what remotes are checked against. */
export const shellRelease = v.object({
  ...published,
  /** To be loaded in this order, relative to `baseUrl`. */
  scripts: v.pipe(v.array(v.string()), fewItems()),
  styles: v.pipe(v.array(v.string()), fewItems()),
  /** Fonts of the first screen, for preloading. */
  fonts: v.pipe(v.array(v.string()), fewItems()),
  contract: range,
  /** Shared package → the version that the shell gives to its remotes. */
  provides: sharedVersions,
  /** The shell's own pages. */
  routes: v.pipe(v.array(shellRoute), fewItems()),
});
export type ShellRelease = v.InferOutput<typeof shellRelease>;
