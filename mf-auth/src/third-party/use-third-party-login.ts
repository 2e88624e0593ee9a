import type { AuthorizationWindow } from '@tessera/contracts';
import { useShell } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { thirdPartyStart } from '@tessera/wire';
import { useEffect, useRef, useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { newBrowserSecret } from './browser-secret.ts';
import { LOGIN_PURPOSE } from './purpose.ts';
import { START_TEXTS } from './third-party.codes.ts';
import { useCompletion, type Completion } from './use-completion.ts';

interface Provider {
  readonly id: string;
  readonly name: string;
}

/** Returns the visit to a provider: its start in the click, and what comes of it. */
export function useThirdPartyLogin(onEnded: (completion: Completion) => void) {
  const text = useText();
  const { windows, toast } = useShell();
  const start = useIntent(thirdPartyStart);
  const { complete, isCompleting } = useCompletion();
  const [visited, setVisited] = useState<string>();
  const current = useRef<AuthorizationWindow>(undefined);
  // A login in another window must not end in a form that has been left.
  useEffect(() => () => current.current?.close(), []);

  async function begin({ id, name }: Provider): Promise<void> {
    // Before any await: only in the click does the browser open a window.
    const opened = windows.openAuthorization?.();
    if (!opened) return;
    current.current?.close();
    current.current = opened;
    setVisited(id);
    const secret = newBrowserSecret();
    // The player may have closed it, or the provider hides it: the form is usable again, and an answer still counts.
    opened.onClosed(() => current.current === opened && setVisited(undefined));
    opened.onReturned((answer) => {
      setVisited(undefined);
      void complete(answer, secret, name).then(onEnded);
    });
    const outcome = await start.submit({ provider: id, secret });
    if (outcome?.status === 'done') {
      const { url, state } = outcome.answer;
      return opened.navigate(url, { state, secret, purpose: LOGIN_PURPOSE });
    }
    opened.close();
    setVisited(undefined);
    if (!outcome) return;
    const { wording } = problemOf(outcome.error, START_TEXTS, FAILURE_TEXTS);
    toast.show('error', formatWording(text, wording));
  }

  return { begin, visited, isCompleting };
}
