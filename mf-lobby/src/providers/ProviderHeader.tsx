import styled from '@emotion/styled';
import { formatList } from '@tessera/i18n';
import { useLocale, useName, useScope, useSession, useSite } from '@tessera/kit';
import { color, HeartIcon, Notice, radius, size, space, Text, TextLink } from '@tessera/ui';
import type { Provider } from '@tessera/wire';
import { useHalls } from '../games/games.queries.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';
import { maintenanceText } from '../launch/maintenance.text.ts';
import { lobbyPath } from '../lobby/lobby.filter.ts';
import { useSiteLink } from '../lobby/use-lobby.ts';

/** The template whose pages are light, on phones too: a phone's template changes the layout, not the colours. */
const LIGHT_TEMPLATE = 'suncity';

const Header = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  padding-block: ${space[8]} ${space[16]};
  & > img {
    flex: none;
    inline-size: 72px;
    block-size: 72px;
    padding: ${space[12]};
    object-fit: contain;
    border-radius: ${radius[12]};
    background: ${color.card};
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-block-size: ${size.control};
  }
`;

function ProviderHeaderLoaded({ provider }: { readonly provider: Provider }) {
  const scope = useScope();
  const late = useLateText();
  const nameOf = useName();
  const session = useSession();
  const { template } = useSite().settings;
  const { tag } = useLocale();
  const { gpId, name, maintain } = provider;
  const halls = (useHalls().data?.list ?? []).filter(({ gpList }) => gpList.some((one) => one.gpId === gpId));
  const count = halls
    .flatMap(({ gpList }) => gpList)
    .reduce((sum, one) => (one.gpId === gpId ? sum + one.gameCount : sum), 0);
  const names = formatList(
    halls.map(({ gtName }) => nameOf(gtName)),
    tag,
  );
  const favourites = useSiteLink()(lobbyPath({ tab: 'favorite', provider: gpId }));
  return (
    <>
      <Header>
        <img src={template === LIGHT_TEMPLATE ? provider.iconLight : provider.iconDark} alt="" />
        <div>
          <Text tone="muted">{late('provider.text', { provider: name, count, halls: names })}</Text>
          {session.status === 'member' && (
            <TextLink {...favourites}>
              <HeartIcon size={18} />
              {late('provider.favourites', { provider: name })}
            </TextLink>
          )}
        </div>
      </Header>
      {maintain && (
        <Notice tone="warning" title={late('maintenance.title')}>
          {maintenanceText(scope, late, name, maintain)}
        </Notice>
      )}
    </>
  );
}

/** A provider above its games: mark, what it offers here, its maintenance, and the member's favourites of it. */
export const ProviderHeader = withLateText(ProviderHeaderLoaded);
