import { callQuery, keyOf, useScope, useShell } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { agentAgreement, agentApplication, agentApply, applyForAgentCheck, isRefusal } from '@tessera/wire';
import { useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';
import { forgetDraft, keepDraft, readDraft } from './register.draft.ts';
import { APPLY_TEXTS, type FieldName } from './register.codes.ts';
import { payloadOf, problemsIn, type ApplicationForm } from './register.rules.ts';

type Checked = Partial<Record<FieldName | 'agreed', MessageId | undefined>>;

/** The form of an application: the introducer is checked first, and then the application is sent. */
export function useApplication(agreementVersion: number) {
  const text = useText();
  const shell = useShell();
  const { queries } = useScope();
  const { state, error, failures, submit, reset } = useIntent(agentApply);
  const [form, setForm] = useState(() => readDraft(shell.drafts));
  // A version that is published meanwhile is to be agreed to again.
  const [agreedVersion, setAgreedVersion] = useState<number>();
  const agreed = agreedVersion === agreementVersion;
  const [checked, setChecked] = useState<Checked>({});
  const [tries, setTries] = useState(0);
  const [checkError, setCheckError] = useState<unknown>();
  const [isChecking, setChecking] = useState(false);

  const failure = checkError ?? error;
  const problem = failure === undefined ? undefined : problemOf(failure, APPLY_TEXTS, FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);
  const clear = (names: readonly (FieldName | 'agreed')[]) => {
    setChecked((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, undefined])) }));
    setCheckError(undefined);
    reset();
  };

  async function isAccepted(agentId: number | undefined): Promise<boolean> {
    setChecking(true);
    try {
      const payload = { applyAgentFlag: 1 as const, ...(agentId !== undefined && { agentId }) };
      await queries.fetchQuery({ ...callQuery(shell, applyForAgentCheck, payload), staleTime: 0 });
      return true;
    } catch (thrown) {
      setCheckError(thrown);
      setTries((before) => before + 1);
      return false;
    } finally {
      setChecking(false);
    }
  }

  return {
    form,
    agreed,
    isPending: isChecking || state.status === 'pending',
    failures: failures + tries,
    /** What belongs above the form. */
    alert: problem && !problem.field ? words : undefined,
    errorOf: (name: FieldName | 'agreed') => {
      const own = checked[name];
      return own ? text(own) : problem?.field === name ? words : undefined;
    },
    edit: (changes: Partial<ApplicationForm>) => {
      const edited = { ...form, ...changes };
      setForm(edited);
      keepDraft(shell.drafts, edited);
      // Another kind of contact is another rule for the contact.
      clear(Object.keys(changes).map((name) => (name === 'contactKind' ? 'contact' : name)) as FieldName[]);
    },
    /** Checks a field that is left; what is still empty only a submission refuses. */
    leave: (name: FieldName) => {
      const wrong = form[name].trim() === '' ? undefined : problemsIn(form)[name];
      if (wrong) setChecked((before) => ({ ...before, [name]: wrong }));
    },
    agree: (value: boolean) => {
      setAgreedVersion(value ? agreementVersion : undefined);
      clear(['agreed']);
    },
    async submit() {
      const wrong: Checked = { ...problemsIn(form), ...(!agreed && { agreed: 'register.err_agree' }) };
      setChecked(wrong);
      setCheckError(undefined);
      if (Object.keys(wrong).length > 0) return setTries(tries + 1);
      const payload = payloadOf(form, agreementVersion);
      if (!(await isAccepted(payload.agentId))) return;
      const outcome = await submit(payload);
      if (outcome?.status === 'refused' && isRefusal(outcome.error, '103')) {
        setAgreedVersion(undefined);
        void queries.invalidateQueries({ queryKey: keyOf(agentAgreement) });
      }
      if (outcome?.status !== 'done') return;
      forgetDraft(shell.drafts);
      void queries.invalidateQueries({ queryKey: keyOf(agentApplication) });
    },
  };
}
