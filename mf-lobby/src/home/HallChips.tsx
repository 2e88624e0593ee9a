import styled from '@emotion/styled';
import { useName, useSite } from '@tessera/kit';
import { Chips, color, layer, LobbyIcon, media, size } from '@tessera/ui';
import { useHalls } from '../games/games.queries.ts';
import { hallIcon } from '../lobby/halls.ts';
import { hallPath, lobbyPath } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';
import { useText } from '../text.ts';

/** Shown on the phone only: the desktop has the rail. */
const Sticky = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: ${size.topBar};
  margin-inline: calc(${size.gutter} * -1);
  padding-inline: ${size.gutter};
  background: ${color.page};
  ${media.desktop} {
    display: none;
  }
`;

/** The halls as a sticky row of chips. */
export function HallChips({ current }: { current: number | undefined }) {
  const text = useText();
  const nameOf = useName();
  const link = useSiteLink();
  const { settings } = useSite();
  const { data } = useHalls();
  const chips = [
    { id: 'lobby', label: text('rail.lobby'), icon: <LobbyIcon size={20} />, ...link(lobbyPath()) },
    ...(data?.list ?? []).map(({ gtId, gtName }) => {
      const Icon = hallIcon(gtId);
      return {
        id: String(gtId),
        label: nameOf(gtName),
        icon: <Icon size={20} />,
        ...link(hallPath(gtId, settings)),
      };
    }),
  ];
  return (
    <Sticky>
      <Chips
        label={text('rail.label')}
        items={chips}
        value={current === undefined ? 'lobby' : String(current)}
        onSelect={(id, event) => chips.find((chip) => chip.id === id)?.onClick(event)}
      />
    </Sticky>
  );
}
