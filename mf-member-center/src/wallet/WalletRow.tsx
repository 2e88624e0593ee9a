import type { Member } from '@tessera/contracts';
import { ChevronDownIcon, ChevronUpIcon } from '@tessera/ui';
import type { ProviderWallet } from '@tessera/wire';
import { useId } from 'react';
import { ProviderLine } from './ProviderLine.tsx';
import { TransferForm } from './TransferForm.tsx';
import { FormPlace, LineButton } from './wallet.styles.ts';

interface WalletRowProps {
  readonly wallet: ProviderWallet;
  readonly member: Member;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One provider; opens the form that moves money in place. */
export function WalletRow({ wallet, member, isOpen, onToggle }: WalletRowProps) {
  const id = useId();
  const isClosed = wallet.isLight === 0;
  return (
    <li>
      <LineButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-closed={isClosed ? '' : undefined}
        onClick={onToggle}
      >
        <ProviderLine wallet={wallet} currency={member.currency} />
        {isOpen ? <ChevronUpIcon size={20} /> : <ChevronDownIcon size={20} />}
      </LineButton>
      {isOpen && (
        <FormPlace id={id}>
          <TransferForm wallet={wallet} member={member} />
        </FormPlace>
      )}
    </li>
  );
}
