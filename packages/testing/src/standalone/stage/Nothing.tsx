import type { RemoteConfig } from '@tessera/contracts';

/** A path at which the remote has nothing, with what it has. */
export function Nothing({ config, path }: { readonly config: RemoteConfig; readonly path: string }) {
  const places = config.slots.map(({ slot }) => slot);
  return (
    <section style={{ display: 'grid', gap: 8, maxInlineSize: '60ch' }}>
      <h1 style={{ fontSize: 20 }}>
        {config.name} has no page at {path}
      </h1>
      {config.routes.length > 0 && <p>Its pages: {config.routes.map((route) => route.path).join(', ')}</p>}
      {places.length > 0 && <p>Its places around every page: {places.join(', ')}</p>}
      {config.dialogs.length > 0 && (
        <p>Its dialogs, to be opened from the panel: {config.dialogs.join(', ')}</p>
      )}
    </section>
  );
}
