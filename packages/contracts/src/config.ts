import * as v from 'valibot';
import { boundedName, fewItems, range } from './bounds.ts';
import { EVENT_SCHEMAS, type EventName } from './events.ts';
import type { OpenName } from './offers.ts';
import { DIALOGS, SLOTS, type DialogName, type SlotName } from './places.ts';

const path = v.pipe(boundedName, v.regex(/^\/[\w/:*?-]*$/, 'a route is written /like/:this'));

/** A page inside of a route that shows several, as the member centre does. */
export interface RoutePage {
  /** How addresses name it: the path's last part, or `?page=`, which wins. Case does not count. */
  name: string;
  /** Ids of its own title and description. */
  titleId: string;
  /** See `titleId`. */
  descriptionId: string;
}

/** A page of a remote, as data. */
export interface RemoteRoute {
  /** Unique in the remote; names the part in the definition. */
  id: string;
  /** Without the locale's prefix: `/discount/:id?`. */
  path: string;
  /** Ids of the page's title and description in the remote's catalogues (spec §2: titles exist per route). */
  titleId: string;
  /** See `titleId`. */
  descriptionId: string;
  /** Guests are asked to log in first. */
  member: boolean;
  /** On desktop a `popup` opens in a window of its own, without the shell's header and footer. */
  frame: 'page' | 'popup';
  /** The pages inside of it that have titles of their own. */
  pages?: RoutePage[] | undefined;
}

/** A page of the shell's own. */
export interface ShellRoute extends Pick<RemoteRoute, 'id' | 'path' | 'titleId' | 'descriptionId'> {
  /** Not for search engines: `/play`, `/loading`, `/close`. */
  noindex: boolean;
}

/** What a remote contributes, as data: the shell plans with it before it loads any of the remote's code. */
export interface RemoteConfig {
  /** The remote's own: `mf-something`. */
  name: string;
  /** Semver range of the contract that it was built for. */
  contract: string;
  /** Its pages. */
  routes: RemoteRoute[];
  /** Parts with a lower `order` come first. */
  slots: { slot: SlotName | OpenName; order: number }[];
  /** Its dialogs. */
  dialogs: (DialogName | OpenName)[];
  /** Events that load and activate the remote when they first happen. */
  wakes: (EventName | OpenName)[];
  /** Has `afterLogin` in its definition: the shell loads the remote after each login and restore. */
  afterLogin?: boolean | undefined;
}

const routePage = v.object({
  name: v.pipe(boundedName, v.regex(/^\w+$/, 'a page is named by letters, digits and underscores')),
  titleId: boundedName,
  descriptionId: boundedName,
}) satisfies v.GenericSchema<unknown, RoutePage>;

const route = v.object({
  id: boundedName,
  path,
  titleId: boundedName,
  descriptionId: boundedName,
  member: v.optional(v.boolean(), false),
  frame: v.optional(v.picklist(['page', 'popup']), 'page'),
  pages: v.optional(v.pipe(v.array(routePage), fewItems())),
}) satisfies v.GenericSchema<unknown, RemoteRoute>;

/** Checks a {@link ShellRoute}. */
export const shellRoute = v.object({
  ...v.pick(route, ['id', 'path', 'titleId', 'descriptionId']).entries,
  noindex: v.optional(v.boolean(), false),
}) satisfies v.GenericSchema<unknown, ShellRoute>;

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
  contract: range,
  routes: v.optional(v.pipe(v.array(route), fewItems()), []),
  slots: v.optional(
    v.pipe(v.array(v.object({ slot: nameOf('slot', SLOTS), order: v.number() })), fewItems()),
    [],
  ),
  dialogs: v.optional(v.pipe(v.array(nameOf('dialog', DIALOGS)), fewItems()), []),
  wakes: v.optional(v.pipe(v.array(nameOf('event', EVENTS)), fewItems()), []),
  afterLogin: v.optional(v.boolean()),
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

/** Checks a {@link RemoteConfig}, and fills in what it leaves out. */
export const remoteConfig = v.pipe(
  configFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const message of foreignNames(dataset.value)) addIssue({ message });
  }),
) satisfies v.GenericSchema<unknown, RemoteConfig>;

/** A configuration as a team writes it; `defineConfig` fills in what it leaves out. */
export type RemoteConfigInput = v.InferInput<typeof remoteConfig>;
