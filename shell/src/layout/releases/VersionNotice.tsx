import { useReadable } from '@tessera/kit';
import { Button, Notice } from '@tessera/ui';
import type { Releases } from '../../services/releases/releases.ts';
import { NoticePlace } from '../notice.styles.ts';
import { NoticeActions } from './releases.styles.ts';
import { useReleaseText } from './use-release-text.ts';

/** Says once in a long while that a new version is ready; takes no focus and covers little. */
export function VersionNotice({ releases }: { readonly releases: Releases }) {
  const isShown = useReadable(releases.isNoticeShown);
  // The region is always there: one that appears with its text is often not read out.
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
