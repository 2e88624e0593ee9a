import * as v from 'valibot';
import { EVENT_SCHEMAS, type EventName } from './events.ts';
import { DIALOGS, SLOTS } from './places.ts';

const path = v.pipe(v.string(), v.regex(/^\/[\w/:*?-]*$/, 'a route is written /like/:this'));

const route = v.object({
  /** Unique in the remote; names the part in the definition. */
  id: v.string(),
  path,
  /** Ids of the page's title and description in the remote's catalogues (spec §2: titles exist per route). */
  titleId: v.string(),
  descriptionId: v.string(),
  /** Who is no member is asked to log in first. */
  member: v.optional(v.boolean(), false),
  /** On desktop this page stands in a window of its own, without the shell's header and footer. */
  frame: v.optional(v.picklist(['page', 'popup']), 'page'),
});

/** A page of the shell's own. */
export const shellRoute = v.object({
  ...v.pick(route, ['id', 'path', 'titleId', 'descriptionId']).entries,
  /** Not for search engines: `/play`, `/loading`, `/close`. */
  noindex: v.optional(v.boolean(), false),
});
export type ShellRoute = v.InferOutput<typeof shellRoute>;

/** What a remote contributes, as data: the shell plans with it before it loads any of the remote's code. */
export const remoteConfig = v.object({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z][a-z-]*$/, 'a remote is named mf-something')),
  /** Semver range of the contract it was built for. */
  contract: v.string(),
  routes: v.optional(v.array(route), []),
  slots: v.optional(v.array(v.object({ slot: v.picklist(SLOTS), order: v.number() })), []),
  dialogs: v.optional(v.array(v.picklist(DIALOGS)), []),
  /** Events that load and activate the remote when they first happen. */
  wakes: v.optional(v.array(v.picklist(Object.keys(EVENT_SCHEMAS) as EventName[])), []),
});

export type RemoteConfig = v.InferOutput<typeof remoteConfig>;
/** As a team writes it: what it leaves out is filled in. */
export type RemoteConfigInput = v.InferInput<typeof remoteConfig>;
export type RemoteRoute = RemoteConfig['routes'][number];
