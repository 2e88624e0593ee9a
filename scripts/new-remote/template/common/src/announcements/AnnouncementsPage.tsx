import styled from '@emotion/styled';
import { useScope, useSite } from '@tessera/kit';
import { EmptyState, Heading, media, space, Surface, Text, TextSkeleton } from '@tessera/ui';
import { useText } from '../text.ts';
import { useAnnouncements } from './announcements.queries.ts';
import type { Announcement } from './announcements.view.ts';
import { Failure } from './Failure.tsx';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-inline-size: 760px;
  ${media.desktop} {
    gap: ${space[24]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[12]};
`;

/** The page `/example`: lists all announcements for this visitor. */
export default function AnnouncementsPage() {
  const text = useText();
  const { answer, announcements } = useAnnouncements();
  return (
    <Page>
      <Heading level={1} size={28}>
        {text('page.title')}
      </Heading>
      {answer.isPending && (
        <div role="status" aria-label={text('loading')}>
          <TextSkeleton lines={4} />
        </div>
      )}
      {answer.isError && <Failure retrying={answer.isFetching} onRetry={() => void answer.refetch()} />}
      {answer.isSuccess && announcements.length === 0 && (
        <EmptyState title={text('list.empty')} text={text('list.emptyHint')} />
      )}
      {announcements.length > 0 && <Announcements list={announcements} />}
    </Page>
  );
}

function Announcements({ list }: { readonly list: readonly Announcement[] }) {
  const text = useText();
  const { intl } = useScope();
  const { timeZone } = useSite().settings;
  return (
    <>
      <Text tone="muted">{text('list.count', { count: list.length })}</Text>
      <List aria-label={text('list.label')}>
        {list.map(({ id, content, updatedAt }) => (
          <Surface as="li" key={id}>
            <Text>{content}</Text>
            <Text as="small" size={12} tone="muted">
              <time dateTime={updatedAt}>{intl.formatDate(updatedAt, { dateStyle: 'long', timeZone })}</time>
            </Text>
          </Surface>
        ))}
      </List>
    </>
  );
}
