import { LINE_MAX_LENGTH } from '@tessera/domain';
import { useCallScope, useScope } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { captcha, isRefusal, responsibleExclude, type SelfExclusionLength } from '@tessera/wire';
import { useState } from 'react';
import { FAILURE_TEXTS, wordsOfFailure } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';
import { EXCLUDE_TEXTS } from './breaks.codes.ts';

/** A login's captcha: the call takes the same. */
const LOGIN_CAPTCHA = 1;

interface Picture {
  readonly token: string;
  readonly image: string;
}

/** The form of a self-exclusion. After too many wrong passwords it asks for a captcha, and is never locked. */
export function useExclude(length: SelfExclusionLength) {
  const text = useText();
  const { shell } = useScope();
  const { siteId } = useCallScope();
  const intent = useIntent(responsibleExclude);
  const [values, setValues] = useState({ password: '', captcha: '' });
  const [blank, setBlank] = useState<MessageId>();
  const [isLong, setLong] = useState(false);
  const [complaints, setComplaints] = useState(0);
  const [picture, setPicture] = useState<Picture>();
  const problem =
    intent.error === undefined ? undefined : problemOf(intent.error, EXCLUDE_TEXTS, FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);

  async function newPicture(): Promise<void> {
    setValues((last) => ({ ...last, captcha: '' }));
    try {
      const { token, captcha: image } = await shell.api.send(captcha, { type: LOGIN_CAPTCHA, siteId });
      setPicture({ token, image });
    } catch (error) {
      shell.toast.show('error', wordsOfFailure(text, error));
    }
  }
  async function submit(): Promise<void> {
    if (values.password === '') {
      setBlank('err.passwordBlank');
      return setComplaints(complaints + 1);
    }
    if (picture && values.captcha.trim().length > LINE_MAX_LENGTH) {
      setLong(true);
      return setComplaints(complaints + 1);
    }
    const isSure = await shell.dialogs.confirm({
      title: text('breaks.exclude'),
      body: text('breaks.excludeAsk', { length: text(`breaks.${length}`) }),
      confirm: text('breaks.excludeNow'),
      cancel: text('cancel'),
    });
    if (!isSure) return;
    const outcome = await intent.submit({
      length,
      password: values.password,
      ...(picture && { captchaToken: picture.token, captchaAnswer: values.captcha }),
    });
    if (outcome?.status === 'done') return shell.toast.show('success', text('breaks.excludedDone'));
    // A picture counts once.
    if (picture || isRefusal(outcome?.error, '103')) await newPicture();
  }
  return {
    values,
    picture,
    isPending: intent.state.status === 'pending',
    failures: intent.failures + complaints,
    notice: problem && !problem.field ? words : undefined,
    errorOf(field: 'password' | 'captcha') {
      if (field === 'password' && blank) return text(blank);
      if (field === 'captcha' && isLong) return text('err.tooLong');
      return problem?.field === field ? words : undefined;
    },
    edit(field: 'password' | 'captcha', value: string) {
      setValues({ ...values, [field]: value });
      setBlank(undefined);
      setLong(false);
      intent.reset();
    },
    submit,
    newPicture,
  };
}
