import type {
  DialogProps,
  OpenName,
  Part,
  Readable,
  RemoteConfig,
  RemoteDefinition,
  SlotName,
} from '@tessera/contracts';
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { OpenDialog } from './dialogs.ts';
import { matchRoute } from './match.ts';
import { Nothing } from './Nothing.tsx';
import { PartBoundary } from './PartBoundary.tsx';

interface HostProps {
  readonly remote: RemoteDefinition;
  readonly config: RemoteConfig;
  /** The page's present path, without its query. */
  readonly place: Readable<string>;
  readonly dialogs: Readable<readonly OpenDialog[]>;
  readonly toasts: Readable<readonly string[]>;
  readonly onError: (error: unknown) => void;
}

/** A page with everything that a remote contributes, each thing about where the shell has it. */
export function Host({ remote, config, place, dialogs, toasts, onError }: HostProps) {
  const path = useSyncExternalStore(place.subscribe, place.get);
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.get);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const route = matchRoute(config.routes, path);
  const page = route && remote.routes?.[route.id];
  const slots = config.slots.map(({ slot }) => slot);
  const slot = (name: SlotName | OpenName) => {
    const part = slots.includes(name) ? (remote.slots?.[name] as Part<object> | undefined) : undefined;
    return part && <Shown key={name} part={part} props={{}} onError={onError} />;
  };
  const header = slots.filter((name) => name.startsWith('header.'));
  // Parts of other remotes' pages: below the page, where they cover nothing of it whatever their size.
  const offered = slots.filter((name) => name.includes(':'));
  const home = slot('home.main');
  return (
    <>
      {header.length > 0 && (
        <header style={{ display: 'flex', justifyContent: 'end', gap: 12, padding: 10 }}>
          {header.map(slot)}
        </header>
      )}
      {slot('rail')}
      <main
        style={{
          padding: 'var(--gutter)',
          paddingInlineStart: slots.includes('rail') ? 'calc(var(--rail) + var(--gutter))' : undefined,
        }}
      >
        {slot('announcement')}
        {route && page ? (
          <Shown key={route.id} part={page} props={{ params: route.params }} onError={onError} />
        ) : (
          (home ?? <Nothing config={config} path={path} />)
        )}
      </main>
      {offered.length > 0 && (
        <footer style={{ display: 'grid', justifyItems: 'start', gap: 12, padding: 'var(--gutter)' }}>
          {offered.map(slot)}
        </footer>
      )}
      {slot('float')}
      {open.map(({ key, name, props }) => {
        const part = remote.dialogs?.[name] as Part<DialogProps> | undefined;
        return part && <Shown key={`dialog ${key}`} part={part} props={props} onError={onError} />;
      })}
      <div role="status" style={TOASTS}>
        {shown.map((text, index) => (
          <p key={index} style={TOAST}>
            {text}
          </p>
        ))}
      </div>
    </>
  );
}

const TOASTS = { position: 'fixed', insetBlockStart: 16, insetInline: 16, display: 'grid', gap: 8 } as const;
const TOAST = {
  justifySelf: 'center',
  padding: '10px 16px',
  borderRadius: 12,
  background: 'var(--color-raised)',
  boxShadow: 'var(--shadow-2)',
} as const;

interface ShownProps<Props> {
  readonly part: Part<Props>;
  readonly props: Props;
  readonly onError: (error: unknown) => void;
}

function Shown<Props extends object>({ part, props, onError }: ShownProps<Props>) {
  const [Content] = useState(() => lazy(part) as unknown as ComponentType<Props>);
  return (
    <PartBoundary onError={onError}>
      <Suspense>
        <Content {...props} />
      </Suspense>
    </PartBoundary>
  );
}
