import * as v from 'valibot';
import { boundedName, fewItems, range } from './bounds.ts';
import { EVENT_SCHEMAS, type EventName } from './events.ts';
import type { OpenName } from './offers.ts';
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

/** Accepts a name of the contract, or an open name with its owner. */
function nameOf<const Names extends readonly string[]>(kind: string, names: Names) {
  const open = v.pipe(
    boundedName,
    v.regex(
      /^mf-[a-z][a-z-]*:[a-z][\w.-]*$/i,
      ({ input }) =>
        `"${input}" is no ${kind} of the contract (${names.join(', ')}) and no open name with its owner, like mf-promotions:wheel`,
    ),
  );
  // A pattern cannot be written as a template type: the schema says which names it lets through.
  return v.union([v.picklist(names), open as v.GenericSchema<OpenName>]);
}

const EVENTS = Object.keys(EVENT_SCHEMAS) as EventName[];

const configFields = v.object({
  name: v.pipe(boundedName, v.regex(/^mf-[a-z][a-z-]*$/, 'a remote is named mf-something')),
  /** Semver range of the contract it was built for. */
  contract: range,
  routes: v.optional(v.pipe(v.array(route), fewItems()), []),
  slots: v.optional(
    v.pipe(v.array(v.object({ slot: nameOf('slot', SLOTS), order: v.number() })), fewItems()),
    [],
  ),
  dialogs: v.optional(v.pipe(v.array(nameOf('dialog', DIALOGS)), fewItems()), []),
  /** Events that load and activate the remote when they first happen. */
  wakes: v.optional(v.pipe(v.array(nameOf('event', EVENTS)), fewItems()), []),
});

/** Why a remote may not declare an open name; a slot may take parts of any remote, and a fact may wake any. */
function foreignNames({ name, dialogs, wakes }: v.InferOutput<typeof configFields>): string[] {
  const isForeign = (open: string) => open.includes(':') && !open.startsWith(`${name}:`);
  return [
    ...dialogs
      .filter(isForeign)
      .map((open) => `${name} may not declare the dialog "${open}": only ${ownerOf(open)} may`),
    ...wakes
      .filter((open) => isForeign(open) && open.endsWith('Requested'))
      .map((open) => `${name} may not answer "${open}": only ${ownerOf(open)} answers its own requests`),
  ];
}

const ownerOf = (open: string) => open.slice(0, open.indexOf(':'));

/** What a remote contributes, as data: the shell plans with it before it loads any of the remote's code. */
export const remoteConfig = v.pipe(
  configFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const message of foreignNames(dataset.value)) addIssue({ message });
  }),
);

export type RemoteConfig = v.InferOutput<typeof remoteConfig>;
/** As a team writes it: what it leaves out is filled in. */
export type RemoteConfigInput = v.InferInput<typeof remoteConfig>;
export type RemoteRoute = RemoteConfig['routes'][number];
