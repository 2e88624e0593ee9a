import { checkPhoneCode, PHONE_CODE_DIGITS, readCode, readMemberFields } from '@tessera/domain';
import { keyOf, useCallScope, useScope, useSite } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { isRefusal, profile as profileCall, profileEdit, type MemberProfile } from '@tessera/wire';
import { useState } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText, type MessageId } from '../text.ts';
import { draftOf, dropDraft, keepDraft, type Typed } from './drafts.ts';
import { isLocked, PROFILE_FIELDS, type FieldKey, type ProfileField } from './profile.fields.ts';
import { EDIT_TEXTS, TEN_DIGIT_TEXTS, type FormField } from './profile.codes.ts';

/** A field that the site opens to its members, and whether a new phone number needs a code. */
export interface OpenField extends ProfileField {
  readonly isRequired: boolean;
  readonly needsCode: boolean;
}

/** What `useProfileForm` returns. */
export type ProfileFormState = ReturnType<typeof useProfileForm>;

/** The form of a profile: what was typed, what is wrong with it, and what other windows have changed meanwhile. */
export function useProfileForm(profile: MemberProfile, fields: readonly OpenField[], onDone: () => void) {
  const text = useText();
  const { shell, queries } = useScope();
  const { siteId } = useCallScope();
  const { settings } = useSite();
  const [draft] = useState(() => draftOf(shell.drafts, profile.id));
  const [base, setBase] = useState(draft?.base ?? profile);
  const [typed, setTyped] = useState<Typed>(draft?.typed ?? {});
  const [secrets, setSecrets] = useState({ password: '', phoneVerify: '' });
  const [found, setFound] = useState<Partial<Record<FormField, string>>>({});
  const [complaints, setComplaints] = useState(0);
  const { state, error, failures, submit, reset } = useIntent(profileEdit);

  const given = fields.filter((field) => typed[field.key] !== undefined && !isLocked(field, profile));
  const dropped = PROFILE_FIELDS.filter(
    ({ key }) => typed[key] !== undefined && given.every((field) => field.key !== key),
  );
  const needsPassword = given.some((field) => field.isWayBack && field.current(base) !== null);
  const needsCode = given.some((field) => field.needsCode);
  const lock = useLock(error);
  const isTenDigits = settings.tenDigitPhones ?? false;
  const texts = isTenDigits || profile.memberCurrency === 'VND' ? TEN_DIGIT_TEXTS : EDIT_TEXTS;
  const problem = error === undefined || lockOf(error) ? undefined : problemOf(error, texts, FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);
  const shown = new Set<FormField>([
    ...fields.map(({ key }) => key),
    ...(needsPassword ? (['password'] as const) : []),
    ...(needsCode ? (['phoneVerify'] as const) : []),
  ]);
  const problemField = problem?.field && shown.has(problem.field) ? problem.field : undefined;
  const changedElsewhere = PROFILE_FIELDS.filter((field) => field.current(base) !== field.current(profile));

  function touched(name: FormField): void {
    const { [name]: _corrected, ...others } = found;
    setFound(others);
    reset();
  }
  /** @param value `undefined` leaves the field as it is */
  function change(key: FieldKey, value: string | undefined): void {
    const { [key]: _before, ...rest } = typed;
    const after = value === undefined ? rest : { ...rest, [key]: value };
    setTyped(after);
    if (Object.keys(after).length === 0) dropDraft(shell.drafts);
    else keepDraft(shell.drafts, { typed: after, base });
    touched(key);
  }
  function changeSecret(name: keyof typeof secrets, value: string): void {
    setSecrets({ ...secrets, [name]: value });
    touched(name);
  }
  function complain(wrong: typeof found): void {
    setFound(wrong);
    setComplaints((before) => before + 1);
  }

  const site = { currency: profile.memberCurrency, isTenDigits };

  function check(): typeof found {
    const wrong: Partial<Record<FormField, MessageId>> = {};
    for (const field of given) {
      const value = typed[field.key] ?? '';
      const id = value === '' && field.isRequired ? 'err.required' : field.check(value, site);
      if (id) wrong[field.key] = id;
    }
    const { phoneVerify, password } = secrets;
    if (needsCode && (phoneVerify.trim() === '' || checkPhoneCode(phoneVerify)))
      wrong.phoneVerify = 'err.code';
    if (needsPassword && password === '') wrong.password = 'err.passwordBlank';
    return Object.fromEntries(Object.entries(wrong).map(([name, id]) => [name, text(id)]));
  }

  /**
   * Checks a field that is left; what is still empty only a submission refuses.
   * @param left the name of what is left, which may be a button
   */
  function leave(left: string | null): void {
    const name = [...shown].find((one) => one === left);
    if (name === undefined) return;
    const isEmpty =
      (name === 'password' || name === 'phoneVerify' ? secrets[name] : (typed[name] ?? '')) === '';
    const words = isEmpty ? undefined : check()[name];
    if (words !== undefined) setFound({ ...found, [name]: words });
  }

  async function save(): Promise<void> {
    if (given.length === 0) return cancel();
    const wrong = check();
    if (Object.keys(wrong).length > 0) return complain(wrong);
    const outcome = await submit({
      siteId,
      ...(base.version !== undefined && { version: base.version }),
      ...readMemberFields(
        Object.fromEntries(given.map(({ key }) => [key, typed[key]])),
        profile.memberCurrency,
      ),
      ...(needsCode && { phoneVerify: readCode(secrets.phoneVerify, PHONE_CODE_DIGITS) }),
      ...(needsPassword && { password: secrets.password }),
    });
    if (outcome?.status === 'done') {
      dropDraft(shell.drafts);
      shell.toast.show('success', text('edit.saved'));
      await queries.invalidateQueries({ queryKey: keyOf(profileCall) });
      onDone();
    } else if (outcome && 'error' in outcome && isRefusal(outcome.error, '120')) {
      await queries.invalidateQueries({ queryKey: keyOf(profileCall) });
    }
  }
  function cancel(): void {
    dropDraft(shell.drafts);
    onDone();
  }
  /** Goes on with what was typed, over what another window has changed. */
  function accept(): void {
    setBase(profile);
    keepDraft(shell.drafts, { typed, base: profile });
    reset();
  }

  return {
    typed,
    secrets,
    needsPassword,
    needsCode,
    lock,
    isResumed: draft !== undefined,
    isPending: state.status === 'pending',
    attempts: failures + complaints,
    /** Another window has changed the profile since. */
    isStale: base.version !== profile.version && state.status !== 'pending',
    /** What it has changed, as far as the masked values show it. */
    changedElsewhere,
    /** Fields with an input that cannot be saved: set meanwhile, or closed by the site. */
    dropped,
    /** Belongs to no field of the form. */
    words: problemField === undefined ? words : undefined,
    errorOf: (name: FormField) => found[name] ?? (problemField === name ? words : undefined),
    change,
    changeSecret,
    complain,
    check,
    leave,
    save,
    cancel,
    accept,
  };
}
