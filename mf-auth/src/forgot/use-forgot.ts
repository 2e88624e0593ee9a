import { useCallScope, useShell, useSite } from '@tessera/kit';
import { steadyNow } from '@tessera/kit/elapsed';
import { useIntent } from '@tessera/kit/intents';
import { passwordForgot, passwordReset } from '@tessera/wire';
import { useEffect, useReducer } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { isOutcomeUnknown } from '../form/outcome.ts';
import { useText } from '../text.ts';
import { requestRefusal, resetRefusal } from './forgot.codes.ts';
import { firstForgot, forgotReducer, sentCodeOf, type ForgotField } from './forgot.machine.ts';
import { usePendingReset, validCode } from './pending-reset.ts';

/** Returns the state of a forgotten password and the member's actions. @param account of the login form */
export function useForgot(account: string, onDone: (account: string) => void) {
  const { siteId } = useCallScope();
  const { passwordMaxLength } = useSite().settings;
  const { toast } = useShell();
  const text = useText();
  const [pending, setPending] = usePendingReset();
  const { submit: request } = useIntent(passwordForgot);
  const { submit: reset } = useIntent(passwordReset, {
    onLate: ({ status }) => status === 'done' && toast.show('success', text('forgot.done')),
  });
  const captcha = useCaptcha('validation');
  const [state, dispatch] = useReducer(forgotReducer, undefined, () =>
    firstForgot(account, pending && { ...pending, sent: validCode(pending) }),
  );
  const { mode, sent, values } = state;
  const { code, contact } = values;
  const claim = {
    account: values.account.trim(),
    ...(mode === 'email' ? { memberEmail: contact.trim() } : { memberPhone: contact.trim() }),
  };

  // What the member needs when they come back from their mailbox; never the passwords.
  useEffect(() => {
    setPending({ mode, account: values.account, contact, code, sent, isShown: true });
  }, [sent, mode, values.account, contact, code, setPending]);

  async function requestCode(): Promise<void> {
    const outcome = await request({ ...claim, siteId, ...(await captcha.proof(values.answer)) });
    if (!outcome) return;
    const isUnknown = isOutcomeUnknown(outcome);
    if (!isUnknown) captcha.refresh();
    if (outcome.status !== 'done')
      return dispatch({ type: 'refused', refusal: requestRefusal(outcome), isUnknown });
    const { resendInS, validForS } = outcome.answer;
    const now = steadyNow();
    const codeSent = { resendAt: now + resendInS * 1_000, expiresAt: now + validForS * 1_000 };
    // Also where the dialog has been closed meanwhile.
    setPending({ mode, account: values.account, contact, code: '', sent: codeSent, isShown: true });
    dispatch({ type: 'codeSent', sent: codeSent });
  }

  async function setPassword(): Promise<void> {
    const outcome = await reset({ ...claim, code: sentCodeOf(code), password: values.password });
    if (outcome?.status === 'done') {
      setPending(undefined);
      onDone(claim.account);
    } else if (outcome) dispatch({ type: 'refused', refusal: resetRefusal(outcome) });
  }

  return {
    captcha,
    state,
    edit: (field: ForgotField, value: string) => dispatch({ type: 'edited', field, value }),
    leaveField: (field: ForgotField) => dispatch({ type: 'left', field, passwordMaxLength }),
    switchMode: () => dispatch({ type: 'modeSwitched' }),
    async submit() {
      const { asksAnswer } = captcha;
      const submitted = { type: 'submitted', asksAnswer, passwordMaxLength } as const;
      dispatch(submitted);
      const next = forgotReducer(state, submitted);
      if (next.sending === state.sending) return;
      await (next.sending === 'request' ? requestCode() : setPassword());
    },
    async resend() {
      // A picture must be read first.
      if (captcha.asksAnswer) return dispatch({ type: 'restarted' });
      if (state.sending !== undefined) return;
      dispatch({ type: 'resent' });
      await requestCode();
    },
    restart: () => dispatch({ type: 'restarted' }),
    /** Before the login is shown again: the code stays valid, but the next login dialog shows the login. */
    leave: () => pending && setPending({ ...pending, isShown: false }),
  };
}
