import { useEffect, useEffectEvent } from 'react';
import type { EntrySwitch } from '../services/entry/entry-switch.ts';
import { useText } from '../text.ts';
import { useServices } from './services.context.ts';

/** Asks before a login in the address replaces the running session; any answer but yes keeps the session. */
export function useEntrySwitch(): void {
  const { entrySwitch, dialogs } = useServices();
  const text = useText();
  const ask = useEffectEvent(async ({ from, to, accept, decline }: EntrySwitch) => {
    const confirmed = await dialogs.confirm({
      title: text('entry.switch.title', { to }),
      body: text('entry.switch.body', { from, to }),
      confirm: text('entry.switch.confirm', { to }),
      cancel: text('entry.switch.cancel', { from }),
    });
    if (confirmed) accept();
    else decline();
  });
  useEffect(() => {
    let isMounted = true;
    void entrySwitch().then((found) => {
      if (found && isMounted) void ask(found);
    });
    return () => void (isMounted = false);
  }, [entrySwitch]);
}
