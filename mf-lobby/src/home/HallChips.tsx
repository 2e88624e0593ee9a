import styled from '@emotion/styled';
import { Chips, color, layer, LobbyIcon, media, size } from '@tessera/ui';
import { useHallLinks } from '../lobby/halls.ts';
import { lobbyPath } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { useText } from '../text.ts';

/** Shown on the phone only: the desktop has the rail. */
const Sticky = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: ${size.stickyTop};
  margin-inline: calc(${size.gutter} * -1);
  padding-inline: ${size.gutter};
  background: ${color.page};
  ${media.desktop} {
    display: none;
  }
`;

/**
 * The halls as a sticky row of chips.
 * @param current the chosen entry of `useHallLinks`
 */
export function HallChips({ current = 'lobby' }: { readonly current: string | undefined }) {
  const text = useText();
  const link = useSiteLink();
  const chips = [
    { id: 'lobby', label: text('rail.lobby'), icon: <LobbyIcon size={20} />, ...link(lobbyPath()) },
    ...useHallLinks().map(({ id, name, icon: Icon, path }) => ({
      id,
      label: name,
      icon: <Icon size={20} />,
      ...link(path),
    })),
  ];
  return (
    <Sticky>
      <Chips
        label={text('rail.label')}
        items={chips}
        value={current}
        onSelect={(id, event) => chips.find((chip) => chip.id === id)?.onClick(event)}
      />
    </Sticky>
  );
}
