/** Checked by the compiler: a remote brings exactly the parts that its configuration names. Nothing here is run. */
import {
  defineConfig,
  type DialogOutcome,
  type DialogProps,
  type Part,
  type RemoteConfig,
  type RouteProps,
  type Shell,
  type SlotProps,
} from '@tessera/contracts';
import type { CatalogueLoader } from '@tessera/i18n';
import { createRemote } from './remote.tsx';

declare const messages: CatalogueLoader;
declare const rail: Part<SlotProps>;
declare const login: Part<DialogProps<'login'>>;
/** As an import of a page's file gives it. */
type Page<Path extends string = string> = () => Promise<{ default: (props: RouteProps<Path>) => null }>;
declare const list: Page<'/discount'>;
declare const detail: Page<'/discount/:id'>;
declare const either: Page<'/discount/:id?'>;
declare const untyped: Page;

const titles = { titleId: 'title', descriptionId: 'description' } as const;
const config = defineConfig({
  name: 'mf-example',
  contract: '^1.0.0',
  routes: [
    { id: 'list', path: '/discount', ...titles },
    { id: 'detail', path: '/discount/:id', ...titles },
  ],
  slots: [{ slot: 'rail', order: 1 }],
  dialogs: ['login'],
});
const slots = { rail };
const dialogs = { login };
const routes = { list, detail };

/** What must compile. */
createRemote({ config, messages, routes, slots, dialogs });
/** A page that serves both routes, and one that was written for contract 1.3. */
createRemote({ config, messages, routes: { list: either, detail: either }, slots, dialogs });
createRemote({ config, messages, routes: { list: untyped, detail: untyped }, slots, dialogs });
/** A remote without parts. */
createRemote({ config: defineConfig({ name: 'mf-example', contract: '^1.0.0' }), messages });
/** A configuration whose names are not known until run time. */
declare const read: RemoteConfig;
createRemote({ config: read, messages, routes: { anything: untyped } });
/** The configuration is one that every reader of `RemoteConfig` takes. */
export const plain: RemoteConfig = config;

// What must not compile.
// @ts-expect-error no part for the route `detail`
createRemote({ config, messages, routes: { list }, slots, dialogs });
// @ts-expect-error no routes at all
createRemote({ config, messages, slots, dialogs });
// @ts-expect-error no slots
createRemote({ config, messages, routes, dialogs });
// @ts-expect-error no dialogs
createRemote({ config, messages, routes, slots });
// @ts-expect-error the configuration names no route `detial`
createRemote({ config, messages, routes: { list, detail, detial: detail }, slots, dialogs });
// @ts-expect-error the configuration names no slot `float`
createRemote({ config, messages, routes, slots: { rail, float: rail }, dialogs });
// @ts-expect-error the configuration names no dialog `search`
createRemote({ config, messages, routes, slots, dialogs: { login, search: login } });
// @ts-expect-error the path `/discount` has no param that this page needs
createRemote({ config, messages, routes: { list: detail, detail }, slots, dialogs });

/** What is loaded after a login. */
const loading = defineConfig({ name: 'mf-example', contract: '^1.5.0', afterLogin: true });
createRemote({ config: loading, messages, afterLogin: (scope, { memberId }) => void [scope, memberId] });
// @ts-expect-error the configuration promises `afterLogin`
createRemote({ config: loading, messages });
const idle = defineConfig({ name: 'mf-example', contract: '^1.5.0' });
// @ts-expect-error the shell never calls it: the configuration does not name it
createRemote({ config: idle, messages, afterLogin: () => undefined });

/** A dialog and a slot with open names are typed by their owners. */
declare module '@tessera/contracts' {
  interface OfferedDialogs {
    'mf-example:wheel': { args: { source: string }; result: 'won' };
  }
  interface OfferedSlots {
    'mf-other:tile': { gameId: number };
  }
}
const offering = defineConfig({
  name: 'mf-example',
  contract: '^1.4.0',
  slots: [{ slot: 'mf-other:tile', order: 1 }],
  dialogs: ['mf-example:wheel'],
});
declare const wheel: Part<DialogProps<'mf-example:wheel'>>;
declare const tile: Part<{ readonly gameId: number }>;
createRemote({
  config: offering,
  messages,
  slots: { 'mf-other:tile': tile },
  dialogs: { 'mf-example:wheel': wheel },
});
createRemote({
  config: offering,
  messages,
  slots: { 'mf-other:tile': tile },
  // @ts-expect-error another dialog's arguments
  dialogs: { 'mf-example:wheel': login },
});
declare const shell: Shell;
export const outcome: Promise<DialogOutcome<'won'>> = shell.offers.openDialog('mf-example:wheel', {
  source: 'home',
});
// @ts-expect-error no owner has this name
void shell.offers.openDialog('mf-example:whele', { source: 'home' });

const partless = defineConfig({ name: 'mf-example', contract: '^1.0.0' });
// @ts-expect-error the configuration names no routes
createRemote({ config: partless, messages, routes: { list } });
