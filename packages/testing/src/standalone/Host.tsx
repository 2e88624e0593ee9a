import type {
  DialogName,
  DialogProps,
  DialogsService,
  Part,
  RemoteConfig,
  RemoteDefinition,
  SlotName,
} from '@tessera/contracts';
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { Value } from '../value.ts';
import { matchRoute } from './match.ts';

export interface OpenDialog {
  readonly key: number;
  readonly name: DialogName;
  readonly props: DialogProps;
}

interface HostProps {
  readonly remote: RemoteDefinition;
  readonly config: RemoteConfig;
  readonly path: string;
  readonly dialogs: Value<readonly OpenDialog[]>;
  readonly toasts: Value<readonly string[]>;
}

/** A page with everything that a remote contributes, each thing about where the shell has it. */
export function Host({ remote, config, path, dialogs, toasts }: HostProps) {
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.get);
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const route = matchRoute(config.routes, path);
  const page = route && remote.routes?.[route.id];
  const slots = config.slots.map(({ slot }) => slot);
  const slot = (name: SlotName) => {
    const part = slots.includes(name) ? remote.slots?.[name] : undefined;
    return part && <Shown key={name} part={part} props={{}} />;
  };
  const header = slots.filter((name) => name.startsWith('header.'));
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
        {route && page ? <Shown part={page} props={{ params: route.params }} /> : slot('home.main')}
      </main>
      {slot('float')}
      {open.map(({ key, name, props }) => {
        const part = remote.dialogs?.[name] as Part<DialogProps> | undefined;
        return part && <Shown key={key} part={part} props={props} />;
      })}
      <div role="status">
        {shown.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </div>
    </>
  );
}

function Shown<Props extends object>({ part, props }: { readonly part: Part<Props>; readonly props: Props }) {
  const [Content] = useState(() => lazy(part) as unknown as ComponentType<Props>);
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}

/** Opens the remote's own dialogs on the page; one that is another remote's is dismissed at once. */
export function dialogsOnPage(
  dialogs: Value<readonly OpenDialog[]>,
  remote: RemoteDefinition,
): DialogsService['open'] {
  let key = 0;
  return (name, args) =>
    new Promise((resolve) => {
      if (!remote.dialogs?.[name]) return resolve(undefined);
      const own = ++key;
      const close = (result?: unknown) => {
        dialogs.set(dialogs.get().filter((one) => one.key !== own));
        resolve(result as never);
      };
      dialogs.set([...dialogs.get(), { key: own, name, props: { args, close } as DialogProps }]);
    });
}
