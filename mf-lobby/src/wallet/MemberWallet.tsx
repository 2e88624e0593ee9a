import styled from '@emotion/styled';
import type {} from '@tessera/member-offers';
import { useShell, useSite } from '@tessera/kit';
import { color, media, motion, radius, size, space, text } from '@tessera/ui';
import type { MouseEvent } from 'react';
import { DepositPlace } from './DepositPlace.tsx';
import { MemberBalance } from './MemberBalance.tsx';

const WALLET_PATH = '/user/MyWallet';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
`;

const BalanceLink = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${size.control};
  padding-inline: ${space[8]};
  border-radius: ${radius[12]};
  font-size: ${text[16]};
  font-weight: 650;
  color: ${color.text};
  transition: background-color ${motion.press} ${motion.ease};
  ${media.phone} {
    padding-inline: ${space[4]};
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, transparent 92%, ${color.text});
    }
  }
`;

/** The member's balance, which opens the wallet, and the way to deposit. */
export default function MemberWallet() {
  const { device } = useSite();
  const { offers, windows } = useShell();
  const isDesktop = device === 'desktop';
  const open = async () => {
    const outcome = isDesktop ? await offers.openDialog('mf-member-center:wallet', {}) : undefined;
    // On the phone, and without the member centre's dialog, the page says what there is.
    if (outcome?.status !== 'closed') windows.goTo(WALLET_PATH);
  };
  const onClick = (event: MouseEvent) => {
    // A click for a new tab is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  };
  return (
    <Root>
      <BalanceLink href={windows.href(WALLET_PATH)} onClick={onClick}>
        <span>
          <MemberBalance />
        </span>
      </BalanceLink>
      <DepositPlace />
    </Root>
  );
}
