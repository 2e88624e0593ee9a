import { useReadable } from '@tessera/kit';
import { Button, Notice } from '@tessera/ui';
import type { Releases } from '../../services/releases/releases.ts';
import { NoticePlace } from '../notice.styles.ts';
import { NoticeActions } from './releases.styles.ts';
import { useReleaseText } from './use-release-text.ts';

/** Says that a new version is available. Takes no focus, and covers little of the page. */
export function VersionNotice({ releases }: { readonly releases: Releases }) {
  const isShown = useReadable(releases.isNoticeShown);
  // The region is always in the page: screen readers often skip a region that appears together with its text.
  return <div role="status">{isShown && <Words {...releases} />}</div>;
}

function Words({ later, reload }: Pick<Releases, 'later' | 'reload'>) {
  const text = useReleaseText();
  if (!text) return null;
  return (
    <NoticePlace>
      <Notice
        action={
          <NoticeActions>
            <Button size="sm" tone="quiet" onClick={later}>
              {text('release.later')}
            </Button>
            <Button size="sm" onClick={reload}>
              {text('release.reload')}
            </Button>
          </NoticeActions>
        }
      >
        {text('release.ready')}
      </Notice>
    </NoticePlace>
  );
}
