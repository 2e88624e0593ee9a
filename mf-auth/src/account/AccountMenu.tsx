import styled from '@emotion/styled';
import type { Member } from '@tessera/contracts';
import type {} from '@tessera/member-offers';
import { lazily, OfferedSlot, useShell, useSite } from '@tessera/kit';
import {
  Avatar,
  ChevronDownIcon,
  color,
  LetterIcon,
  LogoutIcon,
  media,
  Menu,
  motion,
  PhoneIcon,
  radius,
  size,
  space,
  text as textSize,
  UserIcon,
  UsersIcon,
  WalletIcon,
  type MenuItem,
} from '@tessera/ui';
import { useAccountText } from './account.text.ts';
import { UnreadPlace } from './UnreadPlace.tsx';
import { useLogout } from './use-logout.ts';

/** On the phone only the avatar is shown: the name is in the menu. */
const Trigger = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: ${size.control};
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius[12]};
  color: ${color.muted};
  font-size: ${textSize[14]};
  font-weight: 600;
  transition: background-color ${motion.press} ${motion.ease};
  & > [data-part='unread'] {
    position: absolute;
    inset: 0 auto auto 28px;
  }
  & > [data-part='name'] {
    max-inline-size: 12ch;
    overflow: hidden;
    text-overflow: ellipsis;
    color: ${color.text};
  }
  ${media.phone} {
    padding: 6px;
    & > [data-part='name'],
    & > svg:last-child {
      display: none;
    }
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, transparent 92%, ${color.text});
    }
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[8]} ${space[12]} ${space[12]};
  margin-block-end: ${space[8]};
  border-block-end: 1px solid ${color.line};
  & strong,
  & small {
    display: block;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${color.muted};
    font-size: ${textSize[12]};
  }
`;

/** Members of type 1 have a grade, others an agent level (spec §6). */
const NORMAL_TYPE = 1;
const AgentGrade = lazily(() => import('./AgentGrade.tsx'));

export default function AccountMenu({ member }: { readonly member: Member }) {
  const text = useAccountText();
  const { windows } = useShell();
  const { settings } = useSite();
  const logout = useLogout();

  const place = (
    id: string,
    path: string,
    label: string,
    icon: MenuItem['icon'],
    end?: MenuItem['end'],
  ): MenuItem => ({
    id,
    label,
    icon,
    end,
    href: windows.href(path),
    onSelect: (event) => {
      event.preventDefault();
      windows.goTo(path);
    },
  });
  const items: readonly MenuItem[] = [
    place('wallet', '/user/MyWallet', text('account.wallet'), <WalletIcon size={20} />),
    place(
      'letters',
      '/user/Letter',
      text('account.letters'),
      <LetterIcon size={20} />,
      <OfferedSlot name="mf-member-center:letterBadge" props={{}} />,
    ),
    place('centre', '/user', text('account.centre'), <UserIcon size={20} />),
    place('agent', '/proxy', text('account.agent'), <UsersIcon size={20} />),
    // The page about the app has the code for another device.
    ...(settings.hiddenLinks?.includes('APPDownload')
      ? []
      : [place('device', '/app', text('account.device'), <PhoneIcon size={20} />)]),
    {
      id: 'logout',
      label: text('account.logout'),
      icon: <LogoutIcon size={20} />,
      onSelect: () => void logout(),
    },
  ];

  return (
    <Menu
      items={items}
      header={
        <Who>
          <Avatar name={member.account} size={40} />
          <div>
            <strong>{member.account}</strong>
            <small>
              {member.type === NORMAL_TYPE ? (
                member.gradeName
              ) : (
                <AgentGrade member={member} fallback={member.gradeName} />
              )}
            </small>
          </div>
        </Who>
      }
      trigger={(props) => (
        <Trigger type="button" aria-label={text('account.menu', { account: member.account })} {...props}>
          <Avatar name={member.account} size={32} />
          <UnreadPlace />
          <span data-part="name">{member.account}</span>
          <ChevronDownIcon size={18} />
        </Trigger>
      )}
    />
  );
}
