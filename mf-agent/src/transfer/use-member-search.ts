import { LINE_MAX_LENGTH, readAccountName, readDigits } from '@tessera/domain';
import { callQuery, useScope, useShell } from '@tessera/kit';
import { failureWording } from '@tessera/kit/intents';
import { useToday } from '@tessera/kit/pages';
import { agentDownline, isRefusal } from '@tessera/wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DownlineMember } from '../downline/downline.queries.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';

type Choice = (found: readonly DownlineMember[], name: string) => DownlineMember | undefined;

const byNumber: Choice = (found, name) => found.find(({ id }) => String(id) === name);
/** A number may also be another member's account: that member is chosen only where it was typed. */
const byNumberOrAccount: Choice = (found, name) => byNumber(found, name) ?? found[0];

interface MemberSearchOptions {
  /** The number of the member to find at once, or empty. */
  readonly memberId: string;
  readonly member: DownlineMember | undefined;
  readonly onMember: (member: DownlineMember) => void;
}

/** Finds a member of the downline: by the whole account name, or by the number. */
export function useMemberSearch({ memberId, member, onMember }: MemberSearchOptions) {
  const text = useText();
  const shell = useShell();
  const { queries } = useScope();
  const today = useToday();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  /** Ignores the answer that is still awaited: it is about another text. */
  function cancel(): void {
    running.current?.abort();
    setPending(false);
    setProblem(undefined);
  }

  async function search(name: string, choose: Choice): Promise<void> {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setPending(true);
    const outcome = await find(name, choose);
    if (controller.signal.aborted) return;
    setPending(false);
    if (typeof outcome === 'string') setProblem(outcome);
    else onMember(outcome);
  }

  /** Returns the member, or the words of the problem. */
  async function find(name: string, choose: Choice): Promise<DownlineMember | string> {
    try {
      const payload = { from: today, to: today, account: name, page: 1, count: 5 };
      const { list } = await queries.fetchQuery({
        ...callQuery(shell, agentDownline, payload),
        staleTime: 0,
      });
      return choose(list, name) ?? text('downline.notFound');
    } catch (thrown) {
      return isRefusal(thrown, '108')
        ? text('suspended.title')
        : formatWording(text, failureWording(thrown, FAILURE_TEXTS));
    }
  }

  const findChosen = useEffectEvent(() => {
    if (memberId && !member) void search(memberId, byNumber);
  });
  useEffect(() => {
    findChosen();
    return () => running.current?.abort();
  }, [memberId]);

  return {
    isPending,
    problem,
    cancel,
    /** Finds by what was typed. */
    async find(typed: string): Promise<void> {
      const digits = readDigits(typed);
      const name = /^\d+$/.test(digits) ? digits : readAccountName(typed);
      if (name === '') return setProblem(text('transfer.err_blank_member'));
      if (name.length > LINE_MAX_LENGTH) return setProblem(text('err.tooLong'));
      await search(name, byNumberOrAccount);
    },
  };
}
