import { useLocale, useSession, useSite } from '@tessera/kit';
import { localisePath } from '@tessera/i18n';
import { Button, DownloadIcon, Notice, Panel } from '@tessera/ui';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';
import { PageHead, TextPage } from '../page.styles.ts';
import { PageWithText } from '../PageWithText.tsx';
import type { PageText } from '../use-page-text.ts';
import { Scan, Ways } from './app.styles.ts';
import { Downloads } from './Downloads.tsx';
import { InstallSteps } from './InstallSteps.tsx';
import { OtherDevice } from './OtherDevice.tsx';
import { useInstall } from './use-install.ts';

const QrCode = lazyWithRetry(() => import('@tessera/ui/qr'));

/** Explains how to install the site as an app without a store, on this device and on a phone (spec §2 `/app`). */
export default function AppPage() {
  return <PageWithText>{(say) => <Page say={say} />}</PageWithText>;
}

function Page({ say }: { readonly say: PageText }) {
  const { way, ask } = useInstall();
  const { device } = useSite();
  const { status } = useSession();
  return (
    <TextPage data-wide="">
      <PageHead>
        <h1>{say('app.title')}</h1>
        <p>{say('app.text')}</p>
      </PageHead>
      <Ways>
        {way === 'installed' && <Notice tone="success">{say('app.installed')}</Notice>}
        {way === 'button' && (
          <div>
            <Button tone="primary" size="lg" icon={<DownloadIcon size={20} />} onClick={ask}>
              {say('app.install')}
            </Button>
          </div>
        )}
        {way && <InstallSteps way={way} say={say} />}
        {way && <Downloads say={say} />}
        {device === 'desktop' && way && <OnPhone say={say} />}
        {status === 'member' && <OtherDevice say={say} />}
      </Ways>
    </TextPage>
  );
}

/** A QR code that opens this page on a phone. */
function OnPhone({ say }: { readonly say: PageText }) {
  const { code } = useLocale();
  const address = window.location.origin + localisePath(code, '/app');
  return (
    <Panel title={say('app.phone.title')}>
      <Scan>
        <QrCode content={address} label={say('app.phone.label')} />
        <p>{say('app.phone.text')}</p>
      </Scan>
    </Panel>
  );
}
