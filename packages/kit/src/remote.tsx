import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tessera/kit/query';
import {
  defineRemote,
  type DialogName,
  type DialogProps,
  type Part,
  type RemoteConfig,
  type RemoteDefinition,
  type RouteProps,
  type SlotName,
  type SlotProps,
} from '@tessera/contracts';
import type { CatalogueLoader } from '@tessera/i18n';
import { Provider as StoreProvider } from 'jotai';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { createScope, type RemoteScope } from './scope.ts';

const ScopeContext = createContext<RemoteScope | undefined>(undefined);

/** The scope that the component stands in. */
export function useScope(): RemoteScope {
  const scope = useContext(ScopeContext);
  if (!scope) {
    throw new Error(
      'This component stands outside its remote: show it through a part of createRemote(), or <ScopeProvider> in a test.',
    );
  }
  return scope;
}

/** Puts a scope around components: done by {@link createRemote} for every part, by hand in tests. */
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

/** What a team writes in its `src/remote.ts`: names, lazy imports, and what to subscribe to. */
export interface RemoteSource {
  readonly config: RemoteConfig;
  readonly messages: CatalogueLoader;
  readonly routes?: Readonly<Record<string, Part<RouteProps>>>;
  readonly slots?: { readonly [Name in SlotName]?: Part<SlotProps> };
  readonly dialogs?: { readonly [Name in DialogName]?: Part<DialogProps<Name>> };
  /** Subscribes to what the remote reacts to; every subscription ends with the signal. */
  readonly activate?: (scope: RemoteScope, signal: AbortSignal) => void | Promise<void>;
}

/** A remote whose parts all stand in one scope of its own: queries, atoms, messages and styles. */
export function createRemote(source: RemoteSource): RemoteDefinition {
  const fork = () => createRemote(source);
  const { promise, resolve, reject } = Promise.withResolvers<RemoteScope>();
  // A part that waits sees the rejection itself; without this an activation that nobody waits for would be "unhandled".
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
