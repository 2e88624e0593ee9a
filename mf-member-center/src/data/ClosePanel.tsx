import { useAnswer, useMoney, useSession, useShell } from '@tessera/kit';
import { problemOf, useIntent, type RefusalTexts } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { checkWithdrawPassword, readDigits } from '@tessera/domain';
import { PageFailure, RowsSkeleton } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import {
  Button,
  ButtonLink,
  Checkbox,
  Field,
  Notice,
  Panel,
  PasswordInput,
  Stack,
  Text,
  useFocusOnError,
} from '@tessera/ui';
import { accountClose, accountClosing, type AnswerOf } from '@tessera/wire';
import { useState, type FormEvent } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { LockedNotice } from '../LockedNotice.tsx';
import { formatWording, useText, type MessageId } from '../text.ts';

const TEXTS: RefusalTexts<typeof accountClose, MessageId, 'withdrawPassword'> = {
  '101': { field: 'withdrawPassword', id: 'err.password' },
  '103': { field: 'withdrawPassword', id: 'err.locked' },
  '104': 'close.providers',
  '105': 'close.deposit',
  '106': 'close.round',
  '107': 'close.money',
  '108': 'close.agent',
};

/** Closes the account, and says before what happens to the money. */
export function ClosePanel() {
  const text = useText();
  const answer = useAnswer(accountClosing, {});
  if (answer.isPending) return <RowsSkeleton rows={3} />;
  return (
    <Panel title={text('close.title')}>
      {answer.isLoadingError ? (
        <PageFailure
          error={answer.error}
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <CloseForm closing={answer.data} />
      )}
    </Panel>
  );
}

type Closing = AnswerOf<typeof accountClosing>;

/** Returns what must be settled before. */
function obstacleOf({ isAgent, atProviders, hasOpenDeposit, hasOpenRound }: Closing): MessageId | undefined {
  if (isAgent) return 'close.agent';
  if (Number(atProviders) > 0) return 'close.providers';
  if (hasOpenDeposit) return 'close.deposit';
  return hasOpenRound ? 'close.round' : undefined;
}

/** The page where an obstacle is removed. */
const WAYS: Readonly<Partial<Record<MessageId, { readonly page: string; readonly label: MessageId }>>> = {
  'close.providers': { page: 'MyWallet', label: 'wallet.title' },
  'close.deposit': { page: 'Deposit', label: 'deposit.title' },
};

interface ObstacleProps {
  /** `undefined`: words of the server. */
  readonly says: MessageId | undefined;
  /** What `says` is in words. */
  readonly words: string;
  /** It has just refused the closing. */
  readonly isRefusal?: boolean;
}

/** Says what is in the way, with a link to the page where it is settled. */
function Obstacle({ says, words, isRefusal = false }: ObstacleProps) {
  const text = useText();
  const way = says && WAYS[says];
  const place = usePlace(`/user/${way?.page ?? ''}`);
  const link = way && (
    <ButtonLink size="sm" {...place}>
      {text(way.label)}
    </ButtonLink>
  );
  return (
    <Notice tone={isRefusal ? 'error' : 'warning'} role={isRefusal ? 'alert' : undefined} action={link}>
      {words}
    </Notice>
  );
}

function CloseForm({ closing }: { readonly closing: Closing }) {
  const text = useText();
  const { toast } = useShell();
  const session = useSession();
  const money = useMoney();
  const { state, error, failures, submit, reset } = useIntent(accountClose, {
    // The success ends the session, and the page with it.
    onLate: ({ status }) => status === 'done' && toast.show('success', text('close.done')),
  });
  const [isAsking, setAsking] = useState(false);
  const [digits, setDigits] = useState('');
  const [leaves, setLeaves] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const form = useFocusOnError(failures);
  const lock = useLock(error);
  const problem = error === undefined || lockOf(error) ? undefined : problemOf(error, TEXTS, FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);
  const format = (amount: string) =>
    session.status === 'member' ? money(amount, session.member.currency) : amount;

  const hasMoney = Number(closing.cash) > 0;
  const mustLeave = hasMoney && closing.bankAccount === null;
  const needsDigits = hasMoney && closing.isWithdrawPassword === 1;
  const obstacle = obstacleOf(closing);
  if (obstacle) return <Obstacle says={obstacle} words={text(obstacle)} />;

  async function close(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (needsDigits && (digits === '' || checkWithdrawPassword(digits))) return;
    if (mustLeave && !leaves) return;
    const outcome = await submit({
      ...(needsDigits && { withdrawPassword: readDigits(digits) }),
      leaveMoney: mustLeave ? 1 : 0,
    });
    if (outcome?.status === 'done') toast.show('success', text('close.done'));
  }
  const digitsError =
    isChecked && (digits === '' || checkWithdrawPassword(digits)) ? text('err.digits') : undefined;
  return (
    <form ref={form} noValidate onSubmit={(event) => void close(event)}>
      <Stack gap={12}>
        <Text size={14}>{text('close.text')}</Text>
        {hasMoney && closing.bankAccount !== null && (
          <>
            <Text size={14}>
              {text('close.paidOut', { amount: format(closing.cash), account: closing.bankAccount })}
            </Text>
            {Number(closing.notWagered) > 0 && (
              <Text size={14}>{text('close.notWagered', { amount: format(closing.notWagered) })}</Text>
            )}
          </>
        )}
        {Number(closing.waiting) > 0 && (
          <Text size={14}>{text('close.waiting', { amount: format(closing.waiting) })}</Text>
        )}
        <LockedNotice lock={lock} />
        {words && !(problem.field && needsDigits) && (
          <Obstacle says={'id' in problem.wording ? problem.wording.id : undefined} words={words} isRefusal />
        )}
        {isAsking && mustLeave && (
          <Checkbox
            required
            checked={leaves}
            error={isChecked && !leaves ? text('close.money') : undefined}
            onChange={({ target }) => setLeaves(target.checked)}
          >
            {text('close.leave', { amount: format(closing.cash) })}
          </Checkbox>
        )}
        {isAsking && needsDigits && (
          <Field label={text('info.withdrawPassword')} required error={problem?.field ? words : digitsError}>
            <PasswordInput
              name="withdrawPassword"
              showLabel={text('password.show')}
              hideLabel={text('password.hide')}
              autoComplete="off"
              inputMode="numeric"
              value={digits}
              onChange={({ target }) => {
                setDigits(target.value);
                reset();
              }}
            />
          </Field>
        )}
        {isAsking ? (
          <Button
            type="submit"
            tone="danger"
            loading={state.status === 'pending'}
            disabled={lock !== undefined}
          >
            {text('close.confirm')}
          </Button>
        ) : (
          <Button onClick={() => setAsking(true)}>{text('close.start')}</Button>
        )}
      </Stack>
    </form>
  );
}
