import type { Release } from '@tessera/contracts';
import { made, release, shellRelease } from '@tessera/contracts/schemas';
import * as v from 'valibot';

/** What describes a release before it is published (no signature yet) and after. */

export const remoteBuild = v.omit(release, ['signature', 'publisher', 'made']);
export type RemoteBuild = v.InferOutput<typeof remoteBuild>;

export const shellBuild = v.omit(shellRelease, ['publisher', 'made']);
export type ShellBuild = v.InferOutput<typeof shellBuild>;

/** The shell is signed like every remote, since the HTML's integrity attributes are written from it. */
export const publishedShell = v.object({ ...shellRelease.entries, signature: v.string() });
export type PublishedShell = v.InferOutput<typeof publishedShell>;

export const publishedRemote = release;
export type PublishedRemote = Release;

export type PublishedDocument = PublishedShell | PublishedRemote;

/** What a release must say beside its build to be published now; older ones are stored without it. */
export const publication = v.object({
  baseUrl: v.string(),
  version: v.string(),
  made,
  publisher: v.string(),
  signature: v.string(),
});

/** A release's id becomes a folder's name and a part of addresses. */
export const releaseId = v.pipe(
  v.string(),
  v.regex(/^\w[\w.+-]{0,99}$/, 'a release is named with letters, digits, dot, plus, hyphen and underscore'),
);

export function isReleaseId(text: string): boolean {
  return v.is(releaseId, text);
}

export const partName = v.pipe(
  v.string(),
  v.maxLength(50),
  v.regex(/^(shell|mf-[a-z][a-z-]*)$/, 'a part is shell or mf-something'),
);

export function isPartName(text: string): boolean {
  return v.is(partName, text);
}

const SEGMENT = /^[\w@+~-][\w.@+~-]*$/;

/** Whether a file's name in a release stays inside its folder and needs no escaping in an address. */
export function isSafeFile(name: string): boolean {
  return name.length <= 200 && name.split('/').every((segment) => SEGMENT.test(segment));
}
