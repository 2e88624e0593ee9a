import { Button, Field, isComposing, SearchIcon, TextInput } from '@tessera/ui';
import type { DownlineMember } from '../downline/downline.queries.ts';
import { useText } from '../text.ts';
import { useMemberSearch } from './use-member-search.ts';

interface MemberFieldProps {
  /** As it was typed. */
  readonly account: string;
  /** The number of the member who was chosen by a link or before a reload, or empty. */
  readonly memberId: string;
  readonly member: DownlineMember | undefined;
  readonly error: string | undefined;
  readonly onAccount: (typed: string) => void;
  readonly onMember: (member: DownlineMember) => void;
}

/** Chooses the member who receives the money. */
export function MemberField({ account, memberId, member, error, onAccount, onMember }: MemberFieldProps) {
  const text = useText();
  const { find, cancel, isPending, problem } = useMemberSearch({ memberId, member, onMember });
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
          cancel();
          onAccount(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || member || isComposing(event)) return;
          event.preventDefault();
          void find(account);
        }}
        end={
          <Button
            size="sm"
            tone="quiet"
            icon={<SearchIcon size={16} />}
            loading={isPending}
            onClick={() => void find(account)}
          >
            {text('search.find')}
          </Button>
        }
      />
    </Field>
  );
}
