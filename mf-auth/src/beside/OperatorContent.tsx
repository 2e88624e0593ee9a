import { lazily, useCallScope, useLocale, useScope, useSite } from '@tessera/kit';
import { modelLogin, registerBackground } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { useGuestAnswer } from '../requests/use-guest-answer.ts';
import { watchTexts } from './beside.effects.ts';
import { Photo, Words } from './beside.styles.ts';

const RichText = lazily(() => import('@tessera/kit/rich-text'));

/** The operator's background and words for this template. Without them, or where they fail, the default picture stays. */
export default function OperatorContent() {
  const scope = useScope();
  const { siteId } = useCallScope();
  const { template } = useSite();
  const { code: language } = useLocale();
  const background = useGuestAnswer(registerBackground, { siteId, template });
  const words = useGuestAnswer(modelLogin, { siteId, language, modelVersion: template });
  useEffect(() => {
    const life = new AbortController();
    watchTexts(scope, life.signal);
    return () => life.abort();
  }, [scope]);
  const photo = background.data?.detail.photo;
  const { title = '', content = '' } = words.data ?? {};
  return (
    <>
      {photo && <FadingPhoto key={photo} src={photo} />}
      {(title || content) && (
        <Words>
          {title && <strong>{title}</strong>}
          {content && (
            <div data-part="text">
              <RichText html={content} />
            </div>
          )}
        </Words>
      )}
    </>
  );
}

/** Shown once it has loaded; one that cannot be loaded is never shown. */
function FadingPhoto({ src }: { readonly src: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return <Photo src={src} alt="" data-shown={isLoaded || undefined} onLoad={() => setIsLoaded(true)} />;
}
