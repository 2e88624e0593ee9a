import { useSite } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { transferReset, transferVerify, type TransferMode } from '@tessera/wire';
import { useReducer } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { resetRefusal, verifyRefusal } from './transfer.codes.ts';
import { emptyTransfer, transferReducer, type TransferField } from './transfer.machine.ts';

/** Returns the state of a transfer validation and the player's actions (spec §4 Transfer validation). */
export function useTransfer(mode: TransferMode, account: string, onDone: () => void) {
  const { submit: verify } = useIntent(transferVerify);
  const { submit: reset } = useIntent(transferReset);
  const { passwordMaxLength } = useSite().settings;
  const captcha = useCaptcha('validation');
  const [state, dispatch] = useReducer(transferReducer, mode, emptyTransfer);

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
      captcha.refresh();
      dispatch({ type: 'refused', refusal: verifyRefusal(outcome.error) });
    }
  }

  async function setPassword(token: string, password: string): Promise<void> {
    const outcome = await reset({ account, password, token });
    if (outcome?.status === 'done') return onDone();
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
    submit,
    edit: (field: TransferField, value: string) => dispatch({ type: 'edited', field, value }),
  };
}
