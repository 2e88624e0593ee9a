import { useShell, useSite } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { transferReset, transferVerify, type TransferMode } from '@tessera/wire';
import { useEffect, useReducer } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useKeptTransfer } from '../login/use-kept-step.ts';
import { isOutcomeUnknown } from '../form/outcome.ts';
import { useText } from '../text.ts';
import { resetRefusal, verifyRefusal } from './transfer.codes.ts';
import { emptyTransfer, transferReducer, type TransferField } from './transfer.machine.ts';

/** Returns the state of a transfer validation and the player's actions (spec §4 Transfer validation). */
export function useTransfer(
  mode: TransferMode,
  account: string,
  /** The password is set. */
  onDone: (newPassword: string) => void,
) {
  const { toast } = useShell();
  const text = useText();
  const { error, submit: verify } = useIntent(transferVerify);
  const { submit: reset } = useIntent(transferReset, {
    onLate: ({ status }) => status === 'done' && toast.show('success', text('transfer.done')),
  });
  const { passwordMaxLength } = useSite().settings;
  const captcha = useCaptcha('validation');
  const { left, keep } = useKeptTransfer(mode, account);
  const [state, dispatch] = useReducer(transferReducer, undefined, () => emptyTransfer(mode, left()));
  const { token } = state;
  const { contact } = state.values;
  useEffect(() => keep(token, contact), [keep, token, contact]);

  async function prove({ withdrawPassword, contact, answer }: typeof state.values): Promise<void> {
    const outcome = await verify({
      account,
      withdrawPassword,
      ...(mode === 'email' ? { memberEmail: contact.trim() } : { memberPhone: contact.trim() }),
      ...(await captcha.proof(answer)),
    });
    if (outcome?.status === 'done') {
      dispatch({ type: 'proved', token: outcome.answer.token });
    } else if (outcome) {
      const isUnknown = isOutcomeUnknown(outcome);
      if (!isUnknown) captcha.refresh();
      dispatch({ type: 'refused', refusal: verifyRefusal(outcome.error), isUnknown });
    }
  }

  async function setPassword(token: string, password: string): Promise<void> {
    const outcome = await reset({ account, password, token });
    if (outcome?.status === 'done') return onDone(password);
    if (!outcome) return;
    const refusal = resetRefusal(outcome.error);
    if (refusal.isProofOver) captcha.refresh();
    dispatch({ type: 'refused', refusal });
  }

  async function submit(): Promise<void> {
    const { asksAnswer } = captcha;
    const submitted = { type: 'submitted', asksAnswer, passwordMaxLength } as const;
    dispatch(submitted);
    const { isSending, token, values } = transferReducer(state, submitted);
    if (!isSending || state.isSending) return;
    await (token === undefined ? prove(values) : setPassword(token, values.password));
  }

  return {
    captcha,
    state,
    /** What the last proof of identity was refused or failed with. */
    error,
    submit,
    leave: (field: TransferField) => dispatch({ type: 'left', field, passwordMaxLength }),
    edit: (field: TransferField, value: string) => dispatch({ type: 'edited', field, value }),
  };
}
