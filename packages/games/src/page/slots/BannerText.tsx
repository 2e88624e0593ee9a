import { useSession, useWords } from '../hooks/session.ts';

/** What is told in the middle of a scene, for a while: of the rounds that are free, how many there are. */
export type Banner =
  | { readonly kind: 'opened' | 'more'; readonly count: number }
  | { readonly kind: 'ended'; readonly count: number; readonly units: number }
  /** The round has reached the highest win. */
  | { readonly kind: 'capped' };

/** Messages that each game with free rounds has: what it calls them is its own. */
type BannerKey = 'capped' | 'freeOpened' | 'freeMore' | 'freeNote' | 'freeEnded';

function useBannerWords(): (banner: Banner) => string {
  const words = useWords<BannerKey>();
  const { maxWinMultiple } = useSession();
  return (banner) => {
    if (banner.kind === 'capped') return words('capped', { times: maxWinMultiple });
    const { kind, count } = banner;
    if (kind === 'ended') return words('freeEnded', { count });
    return words(kind === 'opened' ? 'freeOpened' : 'freeMore', { count });
  };
}

/** A banner as a sentence that is read out. @returns of a banner, its sums written by `write` */
export function useSpokenBanner(): (banner: Banner, write: (units: number) => string) => string {
  const text = useBannerWords();
  return (banner, write) =>
    banner.kind === 'ended' ? `${text(banner)} ${write(banner.units)}` : text(banner);
}

/** Told calmly: free rounds that open, that are added, that are over; the highest win. */
export function BannerText({
  banner,
  write,
}: {
  readonly banner: Banner;
  /** A sum of the round's units as money. */
  readonly write: (units: number) => string;
}) {
  const words = useWords<BannerKey>();
  const text = useBannerWords()(banner);
  const { kind } = banner;
  return (
    <div class="slot-banner" aria-hidden="true">
      {kind === 'opened' || kind === 'more' ? <strong>{text}</strong> : <p>{text}</p>}
      {kind === 'ended' && <strong>{write(banner.units)}</strong>}
      {kind === 'opened' && <p>{words('freeNote')}</p>}
    </div>
  );
}
