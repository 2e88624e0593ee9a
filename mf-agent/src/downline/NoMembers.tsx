import { useAddress } from '@tessera/kit/address';
import { usePlace } from '@tessera/kit/place';
import { Button, ButtonLink, EmptyState } from '@tessera/ui';
import { useText } from '../text.ts';

/** In place of an empty level: out of the filters, or to the agent's links. */
export function NoMembers({ isFiltered }: { readonly isFiltered: boolean }) {
  const text = useText();
  const links = usePlace('/proxy/Promotion');
  const { change } = useAddress(['account', 'level', 'kind', 'activity', 'under', 'p']);
  return isFiltered ? (
    <EmptyState
      title={text('filter.none')}
      action={
        <Button onClick={() => change({ account: '', level: '', kind: '', activity: '', under: '', p: '' })}>
          {text('filter.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={text('downline.empty')}
      text={text('downline.emptyText')}
      action={<ButtonLink {...links}>{text('downline.toLinks')}</ButtonLink>}
    />
  );
}
