import { useCallScope, useShell } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { isRefusal, login } from '@tessera/wire';
import { useEffect, useReducer } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useDeviceInfo } from '../device/use-device-info.ts';
import { usePendingReset, validCode } from '../forgot/pending-reset.ts';
import { isOutcomeUnknown } from '../form/outcome.ts';
import { typedAccount, useAccountDraft } from './typed-login.ts';
import { forgetLoginDrafts } from './login-drafts.ts';
import { useKeptStep } from './use-kept-step.ts';
import { loginRefusal } from './login.codes.ts';
import {
  firstLogin,
  loginReducer,
  type LoginField,
  type LoginState,
  type StepEnding,
} from './login.machine.ts';

/** Returns the login form's state and the player's actions. */
export function useLogin(onDone: () => void) {
  const { siteId } = useCallScope();
  const { drafts } = useShell();
  const deviceInfo = useDeviceInfo();
  const { error, submit: send } = useIntent(login);
  const captcha = useCaptcha('login');
  const [pendingReset, setPendingReset] = usePendingReset();
  const isCodeAwaited = pendingReset?.isShown === true && validCode(pendingReset) !== undefined;
  const { keptStep, keepStep, forgetStep, changeQuestion } = useKeptStep();
  const [state, dispatch] = useReducer(loginReducer, undefined, () =>
    firstLogin(isCodeAwaited ? { step: { kind: 'forgot' }, account: '' } : keptStep(), typedAccount(drafts)),
  );
  const step = state.status === 'step' ? state.step : undefined;
  const account = 'values' in state ? state.values.account.trim() : '';
  useEffect(() => keepStep(step, account), [keepStep, step, account]);
  useAccountDraft(drafts, 'values' in state ? state.values.account : '');

  /** @param form as it is sent: by a press, or with what a step has filled in */
  async function submit(form: LoginState = state): Promise<void> {
    if (form.status !== 'editing') return;
    const submitted = { type: 'submitted', asksAnswer: captcha.asksAnswer } as const;
    dispatch(submitted);
    const { values } = form;
    const next = loginReducer(form, submitted);
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
      const isUnknown = isOutcomeUnknown(outcome);
      if (!isUnknown) captcha.refresh(isRefusal(outcome.error, '105'));
      dispatch({ type: 'refused', refusal: loginRefusal(outcome.error), isUnknown });
    }
  }

  function leaveStep(ending: StepEnding = {}): void {
    const returned = { type: 'returned', ...ending } as const;
    dispatch(returned);
    forgetStep();
    // A picture must be read first.
    if (ending.newPassword !== undefined && !captcha.asksAnswer) void submit(loginReducer(state, returned));
  }

  return {
    state,
    /** What the last login was refused or failed with. */
    error,
    captcha,
    submit: () => submit(),
    leaveStep,
    /** The visitor closes the dialog: the next one, perhaps of another person, does not continue at the step. */
    giveUp() {
      forgetStep();
      forgetLoginDrafts(drafts);
    },
    changeQuestion,
    leave: (field: LoginField) => dispatch({ type: 'left', field }),
    edit: (field: LoginField, value: string) => dispatch({ type: 'edited', field, value }),
    forget: () => dispatch({ type: 'forgotten' }),
    onDone,
  };
}
