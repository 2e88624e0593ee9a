import styled from '@emotion/styled';
import { useAddress } from '../address.ts';
import { isLegalInput, type InputRule } from '@tessera/domain';
import { Button, CheckedInput, SearchIcon, space } from '@tessera/ui';
import { useState, type FormEvent } from 'react';
import { useText } from './messages.ts';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: start;
  & > div {
    flex: 1 1 200px;
    max-inline-size: 320px;
  }
  /* Beside the input, below its label. */
  & > button {
    margin-block-start: 29px;
  }
`;

/** What accounts are made of (spec §5); masked parts cannot be searched. */
const ACCOUNT: InputRule = { maxLength: 64, pattern: /^\w*$/ };

interface AccountSearchProps {
  readonly help: string;
  /** What a search removes from the address, beside the page. */
  readonly resets?: readonly string[];
}

/** The search by account; what was searched is in the address. Render it with that as its key, which Back changes. */
export function AccountSearch({ help, resets = [] }: AccountSearchProps) {
  const text = useText();
  const { values } = useAddress(['account']);
  const { change } = useAddress(['account', 'p', ...resets]);
  const [account, setAccount] = useState(values.account);
  const [refused, setRefused] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const isLegal = isLegalInput(account, ACCOUNT);
    setRefused(!isLegal);
    if (isLegal) change({ ...Object.fromEntries(resets.map((name) => [name, ''])), account, p: '' });
  };
  return (
    <Form role="search" noValidate onSubmit={search}>
      <CheckedInput
        label={text('search.account')}
        help={help}
        illegal={text('input.illegal')}
        error={refused ? text('input.illegal') : undefined}
        rule={ACCOUNT}
        type="search"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={account}
        onValue={(typed) => {
          setAccount(typed);
          setRefused(false);
        }}
      />
      <Button type="submit" tone="primary" icon={<SearchIcon size={18} />}>
        {text('search.find')}
      </Button>
    </Form>
  );
}
