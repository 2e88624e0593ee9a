import { toTileImage, useAnswer, useCallScope, useShell, useSite } from '@tessera/kit';
import { TesseraMark, TileImage } from '@tessera/ui';
import { modelSetting, modelSponsor, type ListEntry } from '@tessera/wire';
import { operatorLink } from '../../content/operator-link.ts';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';
import { useText } from '../../text.ts';
import { OfferList } from './footer.styles.ts';

const RichText = lazyWithRetry(() => import('@tessera/kit/rich-text'));

/** The template's advertisements and sponsors (spec §3 Templates lists). An empty or failed list takes no room. */
export default function OfferLists() {
  const text = useText();
  const { siteId, language } = useCallScope();
  const { template: modelVersion } = useSite();
  const asked = { siteId, language, modelVersion };
  const advertisements = useAnswer(modelSetting, asked).data?.list ?? [];
  const sponsors = useAnswer(modelSponsor, asked).data?.list ?? [];
  return (
    <>
      {advertisements.length > 0 && (
        <>
          <h2>{text('nav.promotions')}</h2>
          <OfferList>
            {advertisements.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </OfferList>
        </>
      )}
      {sponsors.length > 0 && (
        <>
          <h2>{text('route.sponsor.title')}</h2>
          <OfferList>
            {sponsors.map((entry) => (
              <Entry key={entry.id} entry={{ ...entry, url: entry.url ?? `/sponsor/${entry.id}` }} />
            ))}
          </OfferList>
        </>
      )}
    </>
  );
}

function Entry({ entry: { title, content, image, url } }: { readonly entry: ListEntry }) {
  const { windows } = useShell();
  const link = operatorLink(windows, url);
  const words = (
    <>
      <span data-part="art">
        <TileImage
          image={image ? toTileImage(image) : undefined}
          sizes="320px"
          fallback={<TesseraMark size={40} />}
        />
      </span>
      <strong>{title}</strong>
    </>
  );
  return (
    <li>
      {link ? <a {...link.anchor}>{words}</a> : <span>{words}</span>}
      {content && <RichText html={content} onFailed={ignore} />}
    </li>
  );
}

function ignore(): void {}
