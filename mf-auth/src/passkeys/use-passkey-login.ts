import { useScope } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { lockOf, useLock, type Lock } from '@tessera/kit/lock';
import { isRefusal, loginPasskey, passkeyLoginBegin, recordsTicketOf } from '@tessera/wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDeviceInfo } from '../device/use-device-info.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import type { Wording } from '../text.ts';
import { waitForAutofill } from './autofill.ts';
import { LOGIN_TEXTS, NEEDS_HELP } from './passkeys.codes.ts';
import { answerByPasskey, wordingOfCeremony } from './webauthn.ts';

export interface PasskeyLogin {
  readonly isPending: boolean;
  readonly lock: Lock | undefined;
  /** `help`: with a link to customer service. */
  readonly problem:
    | { readonly wording: Wording; readonly help: boolean; readonly recordsTicket: string | undefined }
    | undefined;
  /** Asks for a passkey now. */
  readonly ask: () => Promise<void>;
}

/** Logs in by a passkey, from the autofill of the login form or at the press of a button. */
export function usePasskeyLogin(onDone: () => void): PasskeyLogin {
  const { api } = useScope().shell;
  const deviceInfo = useDeviceInfo();
  const { state, error, submit, reset } = useIntent(loginPasskey);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Wording>();
  const [attempts, setAttempts] = useState(0);
  const asked = useRef<AbortController>(undefined);
  const begin = () => api.send(passkeyLoginBegin, {});

  async function enter(credential: Record<string, unknown>): Promise<void> {
    setFailure(undefined);
    const outcome = await submit({ credential, ...deviceInfo() });
    if (outcome?.status === 'done') onDone();
    // A challenge works once: the autofill begins again.
    else setAttempts((count) => count + 1);
  }

  const waitForChoice = useEffectEvent(async (signal: AbortSignal) => {
    const credential = await waitForAutofill(begin, signal);
    if (credential && !signal.aborted) await enter(credential);
  });
  useEffect(() => {
    if (isAsking) return undefined;
    const controller = new AbortController();
    void waitForChoice(controller.signal);
    return () => controller.abort();
  }, [isAsking, attempts]);
  useEffect(() => () => asked.current?.abort(), []);

  async function ask(): Promise<void> {
    if (isAsking) return;
    const controller = new AbortController();
    asked.current = controller;
    setAsking(true);
    setFailure(undefined);
    reset();
    try {
      const { options } = await begin();
      const credential = await answerByPasskey(options, { signal: controller.signal });
      await enter(credential);
    } catch (thrown) {
      setFailure(wordingOfCeremony(thrown));
    } finally {
      setAsking(false);
    }
  }

  const lock = useLock(error);
  const refusal =
    error === undefined || lockOf(error) ? undefined : problemOf(error, LOGIN_TEXTS, FAILURE_TEXTS).wording;
  const wording = failure ?? refusal;
  const help = NEEDS_HELP.some((code) => isRefusal(error, code));
  return {
    lock,
    isPending: isAsking || state.status === 'pending',
    problem: wording && { wording, help, recordsTicket: recordsTicketOf(error) },
    ask,
  };
}
