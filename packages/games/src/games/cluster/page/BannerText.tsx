import { useSession } from '../../../page/kit.ts';
import type { Banner } from './told.ts';
import { useClusterWords } from './words.ts';

/** Told calmly in the middle of the tray: free rounds that open, that are added, that are over; the highest win. */
export function BannerText({
  banner,
  write,
}: {
  readonly banner: Banner;
  readonly write: (units: number) => string;
}) {
  const words = useClusterWords();
  const { maxWinMultiple } = useSession();
  return (
    <div class="banner" aria-hidden="true">
      {banner.kind === 'capped' ? (
        <p>{words('capped', { times: maxWinMultiple })}</p>
      ) : banner.kind === 'ended' ? (
        <>
          <p>{words('freeEnded', { count: banner.rounds })}</p>
          <strong>{write(banner.units)}</strong>
        </>
      ) : (
        <>
          <strong>
            {words(banner.kind === 'opened' ? 'freeOpened' : 'freeMore', { count: banner.rounds })}
          </strong>
          {banner.kind === 'opened' && <p>{words('freeNote')}</p>}
        </>
      )}
    </div>
  );
}
