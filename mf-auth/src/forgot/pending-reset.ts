import type { DraftsService } from '@tessera/contracts';
import { PASSWORD_CODE_LIFE_S, SMS_COUNTDOWN_S } from '@tessera/domain';
import { useShell } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import { useAtom } from 'jotai';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import type { SentCode } from './forgot.machine.ts';
import { pendingResetAtom, RESET_DRAFT } from './pending-reset.atom.ts';

const sentCode = v.object({ resendAt: v.number(), expiresAt: v.number() });
/** What the tab keeps over a reload: never the code, nor a password (decision 034). */
const draft = v.object({
  mode: v.picklist(['email', 'phone']),
  account: v.string(),
  contact: v.string(),
  /** A code that is on its way; instants by `steadyNow`. */
  sent: v.optional(sentCode),
  /** Whether the login dialog opens with the code: `false` after the member went back to the login. */
  isShown: v.boolean(),
});

/** A forgotten password: kept while the member looks for the code, also when the dialog is closed or the page loads again. */
export interface PendingReset extends v.InferOutput<typeof draft> {
  /** As far as it was typed. In memory only. */
  readonly code: string;
}

/** Returns what was started before, from memory or from the tab's storage, and a function that replaces or forgets it. */
export function usePendingReset() {
  const { drafts } = useShell();
  const [inMemory, setInMemory] = useAtom(pendingResetAtom);
  const [kept] = useState(() => readDraft(drafts));
  const keep = useCallback(
    (pending: PendingReset | undefined) => {
      setInMemory(pending ?? null);
      if (!pending) return drafts?.remove(RESET_DRAFT);
      const { code: _, ...text } = pending;
      drafts?.set(RESET_DRAFT, JSON.stringify(text));
    },
    [drafts, setInMemory],
  );
  return [inMemory === undefined ? kept : (inMemory ?? undefined), keep] as const;
}

/** Returns the code that is on its way, while it is valid. */
export const validCode = (pending: PendingReset | undefined): SentCode | undefined =>
  pending?.sent && pending.sent.expiresAt > steadyNow() ? pending.sent : undefined;

function readDraft(drafts: DraftsService | undefined): PendingReset | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), draft), drafts?.get(RESET_DRAFT));
  if (!read.success) return undefined;
  const { sent, ...typed } = read.output;
  return { ...typed, sent: sent && withinLife(sent), code: '' };
}

/** The device's clock may have been set back before the reload: no countdown is longer than it was at first. */
function withinLife({ resendAt, expiresAt }: SentCode): SentCode {
  const now = steadyNow();
  return {
    resendAt: Math.min(resendAt, now + SMS_COUNTDOWN_S * 1_000),
    expiresAt: Math.min(expiresAt, now + PASSWORD_CODE_LIFE_S * 1_000),
  };
}
