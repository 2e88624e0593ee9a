import { TEXT_MAX_LENGTH } from '@tessera/domain';
import { useIntent } from '@tessera/kit/intents';
import { doubleValidation, doubleValidationSkip, type DoubleValidationQuestion } from '@tessera/wire';
import { useState } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { useDeviceInfo } from '../device/use-device-info.ts';
import { lengthFault } from '../form/length-fault.ts';
import { isOutcomeUnknown } from '../form/outcome.ts';
import { errorsWhenEdited, errorsWhenLeft } from '../form/when-left.ts';
import type { StepEnding } from '../login/login.machine.ts';
import type { Wording } from '../text.ts';
import {
  answerRefusal,
  skipRefusal,
  type AnswerField,
  type ValidationRefusal,
} from './double-validation.codes.ts';

type Errors = Readonly<Partial<Record<AnswerField, Wording>>>;

interface Ends {
  readonly onLoggedIn: () => void;
  readonly onAsked?: ((question: DoubleValidationQuestion) => void) | undefined;
  readonly onLeave: (ending?: StepEnding) => void;
}

/** Returns the state of a login's question and the player's actions (spec §5, §8 Double validation). */
export function useDoubleValidation(first: DoubleValidationQuestion, { onLoggedIn, onAsked, onLeave }: Ends) {
  const deviceInfo = useDeviceInfo();
  const { state: sending, error, submit: send } = useIntent(doubleValidation);
  const { state: skipping, submit: sendSkip } = useIntent(doubleValidationSkip);
  const captcha = useCaptcha('validation');
  const [question, setQuestion] = useState(first);
  const [values, setValues] = useState({ answer: '', captcha: '' });
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState<Wording>();
  const [failures, setFailures] = useState(0);

  function show(refusal: ValidationRefusal): void {
    if (refusal.kind === 'over') return onLeave(refusal.ending);
    const { field, wording } = refusal;
    setErrors(field ? { [field]: wording } : {});
    setNotice(field ? undefined : wording);
    setFailures((count) => count + 1);
  }

  function faults(): Errors {
    const isBlank = (text: string) => text.trim() === '';
    const answer: Wording | undefined = isBlank(values.answer)
      ? { id: `double.blank.${question.question}` }
      : lengthFault(values.answer, TEXT_MAX_LENGTH);
    const digits: Wording | undefined = isBlank(values.captcha)
      ? { id: 'login.ph_account_verify_code' }
      : lengthFault(values.captcha);
    return { ...(answer && { answer }), ...(captcha.asksAnswer && digits && { captcha: digits }) };
  }

  async function submit(): Promise<void> {
    const wrong = faults();
    setErrors(wrong);
    setNotice(undefined);
    if (Object.keys(wrong).length > 0) return setFailures((count) => count + 1);
    const { answer: captchaAnswer, captchaToken } = await captcha.proof(values.captcha);
    const outcome = await send({
      memberLoginId: question.memberLoginId,
      answer: values.answer.trim(),
      captchaAnswer,
      captchaToken,
      ...deviceInfo(),
    });
    if (outcome?.status === 'done') return onLoggedIn();
    if (!outcome) return;
    // Each attempt uses the captcha up; one whose answer was lost is sent again as it was.
    if (!isOutcomeUnknown(outcome)) {
      captcha.refresh();
      setValues((last) => ({ ...last, captcha: '' }));
    }
    show(answerRefusal(outcome.error));
  }

  async function skip(): Promise<void> {
    const outcome = await sendSkip({ memberLoginId: question.memberLoginId });
    if (!outcome) return;
    if (outcome.status !== 'done') return show(skipRefusal(outcome.error));
    setQuestion(outcome.answer);
    onAsked?.(outcome.answer);
    setValues((last) => ({ ...last, answer: '' }));
    setErrors({});
    setNotice(undefined);
  }

  return {
    captcha,
    question,
    values,
    errors,
    notice,
    /** What the last answer was refused or failed with. */
    error,
    failures,
    isSending: sending.status === 'pending',
    isSkipping: skipping.status === 'pending',
    edit(field: AnswerField, value: string) {
      setValues((last) => ({ ...last, [field]: value }));
      setErrors((last) => errorsWhenEdited(field, last));
    },
    leave: (field: AnswerField) =>
      setErrors((last) => errorsWhenLeft(field, { values, errors: last }, faults())),
    submit,
    skip,
  };
}
