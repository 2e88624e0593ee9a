import * as v from 'valibot';
import { boundedName, fewItems, range } from './bounds.ts';
import { EVENT_SCHEMAS, type EventName } from './events.ts';
import { DIALOGS, SLOTS } from './places.ts';

const path = v.pipe(boundedName, v.regex(/^\/[\w/:*?-]*$/, 'a route is written /like/:this'));

const route = v.object({
  /** Unique in the remote; names the part in the definition. */
  id: boundedName,
  path,
  /** Ids of the page's title and description in the remote's catalogues (spec §2: titles exist per route). */
  titleId: boundedName,
  descriptionId: boundedName,
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
  name: v.pipe(boundedName, v.regex(/^mf-[a-z][a-z-]*$/, 'a remote is named mf-something')),
  /** Semver range of the contract it was built for. */
  contract: range,
  routes: v.optional(v.pipe(v.array(route), fewItems()), []),
  slots: v.optional(
    v.pipe(v.array(v.object({ slot: v.picklist(SLOTS), order: v.number() })), fewItems()),
    [],
  ),
  dialogs: v.optional(v.pipe(v.array(v.picklist(DIALOGS)), fewItems()), []),
  /** Events that load and activate the remote when they first happen. */
  wakes: v.optional(v.pipe(v.array(v.picklist(Object.keys(EVENT_SCHEMAS) as EventName[])), fewItems()), []),
});

export type RemoteConfig = v.InferOutput<typeof remoteConfig>;
/** As a team writes it: what it leaves out is filled in. */
export type RemoteConfigInput = v.InferInput<typeof remoteConfig>;
export type RemoteRoute = RemoteConfig['routes'][number];
