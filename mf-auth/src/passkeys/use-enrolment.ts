import { problemOf, useIntent } from '@tessera/kit/intents';
import { passkeyEnrolBegin, passkeyEnrolFinish } from '@tessera/wire';
import { useRef, useState } from 'react';
import { readUserAgent } from '../device/user-agent.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { useText, type Wording } from '../text.ts';
import { BEGIN_TEXTS, FINISH_TEXTS } from './passkeys.codes.ts';
import { createPasskey, wordingOfCeremony } from './webauthn.ts';

export interface Enrolment {
  readonly isPending: boolean;
  readonly problem: Wording | undefined;
  /** Resolves to whether a passkey was added; never rejects. */
  readonly add: () => Promise<boolean>;
}

/** Adds a passkey: the platform's challenge, the browser's passkey, the platform's check. */
export function useEnrolment(): Enrolment {
  const text = useText();
  const beginning = useIntent(passkeyEnrolBegin);
  const finish = useIntent(passkeyEnrolFinish);
  const [isPending, setPending] = useState(false);
  // Read before the next render: two taps ask the browser once.
  const isBusy = useRef(false);
  const [failure, setFailure] = useState<Wording>();

  function defaultName(): string {
    const { browser, system } = readUserAgent(navigator.userAgent);
    return text('passkeys.defaultName', { browser: browser.replace(/ [\d.]+$/, ''), system });
  }

  async function add(): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPending(true);
    setFailure(undefined);
    beginning.reset();
    finish.reset();
    try {
      const started = await beginning.submit({});
      if (started?.status !== 'done') return false;
      const credential = await createPasskey(started.answer.options);
      const finished = await finish.submit({ credential, name: defaultName() });
      return finished?.status === 'done';
    } catch (error) {
      setFailure(wordingOfCeremony(error));
      return false;
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  const refusal =
    beginning.error === undefined
      ? finish.error !== undefined && problemOf(finish.error, FINISH_TEXTS, FAILURE_TEXTS).wording
      : problemOf(beginning.error, BEGIN_TEXTS, FAILURE_TEXTS).wording;
  return { isPending, problem: failure ?? (refusal || undefined), add };
}
