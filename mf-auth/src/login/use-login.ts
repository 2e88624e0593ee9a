import { useCallScope, useSite } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { login } from '@tessera/wire';
import { useReducer } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { deviceInfo } from '../device/device.ts';
import { loginRefusal } from './login.codes.ts';
import { EMPTY_LOGIN, loginReducer, type LoginField } from './login.machine.ts';

/** Returns the login form's state and the player's actions. */
export function useLogin(onDone: () => void) {
  const { siteId } = useCallScope();
  const { device } = useSite();
  const { submit: send } = useIntent(login);
  const captcha = useCaptcha('login');
  const [state, dispatch] = useReducer(loginReducer, EMPTY_LOGIN);

  async function submit(): Promise<void> {
    if (state.status !== 'editing') return;
    dispatch({ type: 'submitted' });
    const { values } = state;
    const next = loginReducer(state, { type: 'submitted' });
    if (next.status !== 'sending') return;
    // Without a captcha the token is empty; the captcha field shows that it failed to load.
    const captchaToken = captcha.state.status === 'ready' ? captcha.state.token : '';
    const outcome = await send({
      account: values.account.trim(),
      password: values.password,
      siteId,
      answer: values.answer.trim(),
      captchaToken,
      ...deviceInfo(device),
    });
    if (outcome?.status === 'done') {
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
    back: () => dispatch({ type: 'returned' }),
  };
}
