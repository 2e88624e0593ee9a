import { usePlace } from '@tessera/kit/place';
import { useAddress } from '@tessera/kit/address';
import { Button, ButtonLink, EmptyState } from '@tessera/ui';
import { useText } from '../text.ts';

/** In place of an empty list: the way to the member's link, or out of the filters. */
export function NoFriends({ isFiltered }: { readonly isFiltered: boolean }) {
  const text = useText();
  const project = usePlace('/user/RecommendProject');
  const { change } = useAddress(['state', 'from', 'to', 'account', 'p']);
  return isFiltered ? (
    <EmptyState
      title={text('records.noneFiltered')}
      action={
        <Button onClick={() => change({ state: '', from: '', to: '', account: '', p: '' })}>
          {text('records.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={text('records.none')}
      text={text('records.noneText')}
      action={<ButtonLink {...project}>{text('records.toLink')}</ButtonLink>}
    />
  );
}
