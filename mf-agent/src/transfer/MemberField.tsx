import { LINE_MAX_LENGTH, readAccountName, readDigits } from '@tessera/domain';
import { callQuery, useScope, useShell } from '@tessera/kit';
import { failureWording } from '@tessera/kit/intents';
import { useToday } from '@tessera/kit/pages';
import { Button, Field, isComposing, SearchIcon, TextInput } from '@tessera/ui';
import { agentDownline, isRefusal } from '@tessera/wire';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DownlineMember } from '../downline/downline.queries.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';

interface MemberFieldProps {
  readonly member: DownlineMember | undefined;
  /** The number that the address names. */
  readonly initial: string;
  readonly error: string | undefined;
  readonly onMember: (member: DownlineMember | undefined) => void;
}

/** Finds the member who receives the money: by the whole account name, or by the number. */
export function MemberField({ member, initial, error, onMember }: MemberFieldProps) {
  const text = useText();
  const shell = useShell();
  const { queries } = useScope();
  const today = useToday();
  const [account, setAccount] = useState(initial);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function find(): Promise<void> {
    const digits = readDigits(account);
    const name = /^\d+$/.test(digits) ? digits : readAccountName(account);
    if (name === '') return setProblem(text('transfer.err_blank_member'));
    if (name.length > LINE_MAX_LENGTH) return setProblem(text('err.tooLong'));
    setPending(true);
    try {
      const payload = { from: today, to: today, account: name, page: 1, count: 5 };
      const { list } = await queries.fetchQuery({
        ...callQuery(shell, agentDownline, payload),
        staleTime: 0,
      });
      // A number may also be another member's account: that one is not chosen by a link.
      const found = list.find(({ id }) => String(id) === name) ?? list[0];
      if (found) onMember(found);
      else setProblem(text('downline.notFound'));
    } catch (thrown) {
      const isSuspended = isRefusal(thrown, '108');
      setProblem(
        isSuspended ? text('suspended.title') : formatWording(text, failureWording(thrown, FAILURE_TEXTS)),
      );
    } finally {
      setPending(false);
    }
  }
  const findInitial = useEffectEvent(() => void find());
  useEffect(() => {
    if (initial) findInitial();
  }, [initial]);

  return (
    <Field
      label={text('transfer.to')}
      required
      error={problem ?? error}
      help={
        member
          ? text('transfer.found', { account: member.account, number: member.id, level: member.level })
          : text('transfer.toHelp')
      }
    >
      <TextInput
        name="member"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={account}
        onChange={({ target }) => {
          setAccount(target.value);
          setProblem(undefined);
          onMember(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || member || isComposing(event)) return;
          event.preventDefault();
          void find();
        }}
        end={
          <Button
            size="sm"
            tone="quiet"
            icon={<SearchIcon size={16} />}
            loading={isPending}
            onClick={() => void find()}
          >
            {text('search.find')}
          </Button>
        }
      />
    </Field>
  );
}
