import { usePlace } from '@tessera/kit/place';
import { Panel, Text, TextLink, TextSkeleton } from '@tessera/ui';
import { useText } from '../text.ts';
import { useAnnouncements } from './announcements.queries.ts';
import { Failure } from './Failure.tsx';

/** Shows the newest announcement on the home page, with a link to all. Shows nothing without one. */
export default function LatestAnnouncement() {
  const text = useText();
  const all = usePlace('/example');
  const { answer, announcements } = useAnnouncements();
  const [newest] = announcements;
  if (answer.isSuccess && !newest) return null;
  return (
    <Panel title={text('latest.title')} action={<TextLink {...all}>{text('latest.all')}</TextLink>}>
      {answer.isPending && (
        <div role="status" aria-label={text('loading')}>
          <TextSkeleton lines={1} />
        </div>
      )}
      {answer.isError && <Failure retrying={answer.isFetching} onRetry={() => void answer.refetch()} />}
      {newest && <Text>{newest.content}</Text>}
    </Panel>
  );
}
