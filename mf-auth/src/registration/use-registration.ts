import { readMemberField } from '@tessera/domain';
import { useShell, useSite } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { register, type AnswerOf, type registerSettings } from '@tessera/wire';
import { useReducer } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useDeviceInfo, useVisitor } from '../device/use-device-info.ts';
import { formatWording, useText } from '../text.ts';
import { isOutcomeUnknown } from '../form/outcome.ts';
import { registrationProblem } from './registration.codes.ts';
import {
  currencyOf,
  shapeOf,
  shownField,
  type RegistrationField,
  type RegistrationValues,
} from './registration.fields.ts';
import { emptyRegistration, registrationReducer } from './registration.machine.ts';
import type { Invitation } from './use-invitation.ts';
import { useDraft, useTyped } from './use-draft.ts';
import { usePhoneCode } from './use-phone-code.ts';
import { useVerification } from './use-verification.ts';

type Settings = AnswerOf<typeof registerSettings>['list'];

/** Returns the registration form's state and the player's actions. */
export function useRegistration(settings: Settings, invitation: Invitation, onDone: () => void) {
  const { toast, tracking } = useShell();
  const { submit: send } = useIntent(register);
  const { settings: site, currency } = useSite();
  const deviceInfo = useDeviceInfo();
  const visitor = useVisitor();
  const text = useText();
  const captcha = useCaptcha('register');
  const { introducer } = invitation;
  const { typed, forget } = useTyped();
  const shapeIn = (chosen: string) =>
    shapeOf(settings, chosen, {
      isInvited: introducer !== '',
      isTenDigits: site.tenDigitPhones ?? false,
      passwordMaxLength: site.passwordMaxLength,
    });
  const [state, dispatch] = useReducer(registrationReducer, undefined, () => {
    const chosen = site.currencies.find((offered) => offered === typed.memberCurrency);
    const first = invitation.currency ?? chosen ?? currency;
    return emptyRegistration(shapeIn(first), first, { introducer, typed });
  });
  useDraft(state.values, state.phase !== 'done');
  useVerification(state, dispatch);
  const phoneCode = usePhoneCode(state, dispatch);

  async function submit(): Promise<void> {
    // Showcase mode registers no member (spec §4 Registration: "blocked in demo mode").
    if (site.demo || state.phase !== 'editing') return;
    const submitted = { type: 'submitted', asksAnswer: captcha.asksAnswer } as const;
    dispatch(submitted);
    if (registrationReducer(state, submitted).phase !== 'sending') return;
    const proof = await captcha.proof(state.values.answer);
    const outcome = await send({
      ...payloadOf(state.values),
      memberConfirmPassword: state.values.checkPassword,
      siteId: site.siteId,
      ...proof,
      memberCaptcha: proof.answer,
      verifyCode: proof.answer,
      ...(state.track.length > 0 && { errorTrack: [...state.track] }),
      ...(visitor && { ipInfo: { country: visitor.country } }),
      ...deviceInfo(),
    });
    if (outcome?.status === 'done') {
      dispatch({ type: 'succeeded' });
      forget();
      tracking?.report({ name: 'sign_up_complete', id: String(outcome.answer.memberId) });
      toast.show('success', text('signup.success', { account: state.values.memberAccount }));
      onDone();
    } else if (outcome) {
      const { wording, code, ...problem } = registrationProblem(outcome.error);
      const field = problem.field && shownField(state.shape, problem.field);
      if (!field) toast.show('error', formatWording(text, wording));
      const isUnknown = isOutcomeUnknown(outcome);
      if (!isUnknown) captcha.refresh(code === '224');
      dispatch({ type: 'refused', ...(field && { field }), wording, code, isUnknown });
    }
  }

  return {
    state,
    captcha,
    phoneCode,
    submit,
    edit: (field: RegistrationField, value: string) => dispatch({ type: 'edited', field, value }),
    leave: (field: RegistrationField) => dispatch({ type: 'left', field }),
    agree: (agreed: boolean) => dispatch({ type: 'agreed', agreed }),
    chooseCurrency: (chosen: string) =>
      dispatch({ type: 'currencyChosen', currency: chosen, shape: shapeIn(chosen) }),
  };
}

/** Returns the call's payload: passwords unchanged, all other values as they are read, empty ones left out. */
function payloadOf(values: RegistrationValues) {
  const { memberAccount, memberCurrency, password, checkPassword, answer: _answer, ...asked } = values;
  const given = Object.entries(asked).flatMap(([field, typed]) => {
    const value = readMemberField(field, typed, memberCurrency);
    return value === '' ? [] : [[field, value] as const];
  });
  return {
    ...(Object.fromEntries(given) as Partial<typeof asked>),
    memberAccount: readMemberField('memberAccount', memberAccount, memberCurrency),
    memberCurrency: currencyOf(values),
    password,
    checkPassword,
  };
}
