import { useCallScope } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { login } from '@tessera/wire';
import { useAtom } from 'jotai';
import { useReducer } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useDeviceInfo } from '../device/use-device-info.ts';
import { pendingResetAtom, validReset } from '../forgot/pending-reset.atom.ts';
import { loginRefusal } from './login.codes.ts';
import { firstLogin, loginReducer, type LoginField, type StepEnding } from './login.machine.ts';

/** Returns the login form's state and the player's actions. */
export function useLogin(onDone: () => void) {
  const { siteId } = useCallScope();
  const deviceInfo = useDeviceInfo();
  const { submit: send } = useIntent(login);
  const captcha = useCaptcha('login');
  const [pendingReset, setPendingReset] = useAtom(pendingResetAtom);
  const [state, dispatch] = useReducer(loginReducer, validReset(pendingReset)?.isShown === true, firstLogin);

  async function submit(): Promise<void> {
    if (state.status !== 'editing') return;
    const submitted = { type: 'submitted', asksAnswer: captcha.asksAnswer } as const;
    dispatch(submitted);
    const { values } = state;
    const next = loginReducer(state, submitted);
    if (next.status !== 'sending') return;
    const outcome = await send({
      account: values.account.trim(),
      password: values.password,
      siteId,
      ...(await captcha.proof(values.answer)),
      ...deviceInfo(),
    });
    if (outcome?.status === 'done') {
      setPendingReset(undefined);
      dispatch({ type: 'succeeded' });
      onDone();
    } else if (outcome) {
      captcha.refresh();
      dispatch({ type: 'refused', refusal: loginRefusal(outcome.error) });
    }
  }

  return {
    state,
    captcha,
    submit,
    edit: (field: LoginField, value: string) => dispatch({ type: 'edited', field, value }),
    forget: () => dispatch({ type: 'forgotten' }),
    leaveStep: (ending: StepEnding = {}) => dispatch({ type: 'returned', ...ending }),
    onDone,
  };
}
