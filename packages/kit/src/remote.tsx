import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tessera/kit/query';
import {
  defineRemote,
  type DialogProps,
  type LoginDone,
  type Part,
  type RemoteConfig,
  type RemoteDefinition,
  type RouteProps,
  type SlotProps,
} from '@tessera/contracts';
import type { CatalogueLoader } from '@tessera/i18n';
import { Provider as StoreProvider } from 'jotai';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { createScope, type RemoteScope } from './scope.ts';

const ScopeContext = createContext<RemoteScope | undefined>(undefined);

/** Returns the scope of the component's remote. */
export function useScope(): RemoteScope {
  const scope = useContext(ScopeContext);
  if (!scope) {
    throw new Error(
      'This component is outside its remote: render it in a part of createRemote(), or in <ScopeProvider> in a test.',
    );
  }
  return scope;
}

/** Provides a scope to components: {@link createRemote} does so for every part, tests do it themselves. */
export function ScopeProvider({ scope, children }: { scope: RemoteScope; children: ReactNode }) {
  return (
    <ScopeContext value={scope}>
      <CacheProvider value={scope.styles}>
        <QueryClientProvider client={scope.queries}>
          <StoreProvider store={scope.store}>{children}</StoreProvider>
        </QueryClientProvider>
      </CacheProvider>
    </ScopeContext>
  );
}

/** Loads what a remote knows of a member; see `RemoteDefinition.afterLogin` of the contract. */
export type AfterLogin = (scope: RemoteScope, login: LoginDone, signal: AbortSignal) => void | Promise<void>;

/** What every remote has, with or without parts. */
interface RemoteBase {
  readonly config: RemoteConfig;
  readonly messages: CatalogueLoader;
  /** Subscribes to what the remote reacts to; every subscription ends with the signal. */
  readonly activate?: (scope: RemoteScope, signal: AbortSignal) => void | Promise<void>;
}

/** Required by the configuration's `afterLogin: true`, and of no use without it. */
type AfterLoginOf<Config extends RemoteConfig> = Config extends { readonly afterLogin: true }
  ? { readonly afterLogin: AfterLogin }
  : { readonly afterLogin?: never };

/** Parts by name, as far as the compiler does not know the names. */
interface AnyParts {
  readonly routes?: RemoteDefinition['routes'];
  readonly slots?: RemoteDefinition['slots'];
  readonly dialogs?: RemoteDefinition['dialogs'];
}

type RouteId<Config extends RemoteConfig> = Config['routes'][number]['id'];
type PathOf<Config extends RemoteConfig, Id> = Extract<Config['routes'][number], { id: Id }>['path'];
type SlotsOf<Config extends RemoteConfig> = Config['slots'][number]['slot'];
type DialogsOf<Config extends RemoteConfig> = Config['dialogs'][number];

/** A configuration that names none of a kind allows no part of it. */
type Parts<Kind extends string, Name, ByName> = [Name] extends [never]
  ? { readonly [K in Kind]?: never }
  : { readonly [K in Kind]: ByName };

type NamedParts<Config extends RemoteConfig> = Parts<
  'routes',
  RouteId<Config>,
  { readonly [Id in RouteId<Config>]: Part<RouteProps<PathOf<Config, Id>>> }
> &
  Parts<'slots', SlotsOf<Config>, { readonly [Name in SlotsOf<Config>]: Part<SlotProps<Name>> }> &
  Parts<'dialogs', DialogsOf<Config>, { readonly [Name in DialogsOf<Config>]: Part<DialogProps<Name>> }>;

/**
 * What a team writes in its `src/remote.ts`: lazy imports for every part that the configuration names, and what to
 * subscribe to. A configuration whose names the compiler does not know is checked when a part is first shown.
 */
export type RemoteSource<Config extends RemoteConfig = RemoteConfig> = RemoteBase & {
  readonly config: Config;
} & (string extends Config['name']
    ? AnyParts & { readonly afterLogin?: AfterLogin }
    : NamedParts<Config> & AfterLoginOf<Config>);

/** Creates a remote whose parts share one scope: queries, atoms, messages and styles. */
export function createRemote<const Config extends RemoteConfig>(
  source: RemoteSource<Config>,
): RemoteDefinition;
export function createRemote(
  source: RemoteBase & AnyParts & { readonly afterLogin?: AfterLogin },
): RemoteDefinition {
  const { afterLogin } = source;
  const fork = () => createRemote<RemoteConfig>(source);
  const { promise, resolve, reject } = Promise.withResolvers<RemoteScope>();
  // Waiting parts see the rejection themselves; without any, it would be reported as unhandled.
  promise.catch(() => undefined);

  function scoped<Props extends object>(part: Part<Props>): Part<Props> {
    return async () => {
      const [scope, { default: Inner }] = await Promise.all([promise, part()]);
      const Content: ComponentType<Props> = Inner;
      const Scoped = (props: Props) => (
        <ScopeProvider scope={scope}>
          <Content {...props} />
        </ScopeProvider>
      );
      Scoped.displayName = `${source.config.name}(${Inner.displayName ?? Inner.name})`;
      return { default: Scoped };
    };
  }

  return defineRemote({
    routes: mapParts(source.routes ?? {}, scoped),
    slots: mapParts(source.slots ?? {}, scoped),
    dialogs: mapParts(source.dialogs ?? {}, scoped) as RemoteDefinition['dialogs'],
    async activate(shell, signal) {
      try {
        const scope = await createScope(source.config, shell, signal, source.messages);
        await source.activate?.(scope, signal);
        resolve(scope);
      } catch (error) {
        reject(error);
        throw error;
      }
    },
    ...(afterLogin && {
      afterLogin: async (login: LoginDone, signal: AbortSignal) => afterLogin(await promise, login, signal),
    }),
    fork,
  });
}

// Each part keeps its own props type; `never` is what a function over all of them can promise.
type AnyPart = Part<never>;

function mapParts<Parts extends object>(
  parts: Parts,
  scoped: <Props extends object>(part: Part<Props>) => Part<Props>,
): Parts {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, scoped(part as AnyPart)]),
  ) as Parts;
}
