import { useShell } from '@tessera/kit';
import { ButtonLink, DownloadIcon, Panel } from '@tessera/ui';
import type { SiteSettings } from '@tessera/wire';
import { useSyncExternalStore } from 'react';
import { operatorLink } from '../../content/operator-link.ts';
import { readBrowser, type Browser } from '../../device/browser.ts';
import { useServices } from '../../layout/services.context.ts';
import type { PageMessage, PageText } from '../use-page-text.ts';
import { Links } from './app.styles.ts';

interface Download {
  readonly system: Browser['system'];
  readonly name: PageMessage;
  readonly urlOf: (settings: SiteSettings) => string | null | undefined;
}

const DOWNLOADS: readonly Download[] = [
  { system: 'ios', name: 'app.ios.title', urlOf: ({ iosAppUrl }) => iosAppUrl },
  { system: 'android', name: 'app.android.title', urlOf: ({ androidAppUrl }) => androidAppUrl },
  { system: 'desktop', name: 'app.desktop.title', urlOf: ({ desktopAppUrl }) => desktopAppUrl },
];

/** Shows where the operator offers this site's own app, that of this device first (spec §2 `APPDownload`). */
export function Downloads({ say }: { readonly say: PageText }) {
  const { windows } = useShell();
  const { site } = useServices();
  const read = () => site.get().settings;
  const settings = useSyncExternalStore(site.subscribe, read, read);
  const { system: own } = readBrowser(navigator.userAgent, navigator.maxTouchPoints);
  const offered = DOWNLOADS.flatMap(({ system, name, urlOf }) => {
    const link = operatorLink(windows, urlOf(settings) ?? null);
    return link ? [{ system, name, link }] : [];
  });
  if (offered.length === 0 || settings.hiddenLinks.includes('APPDownload')) return null;
  const ofThisDevice = offered.filter(({ system }) => system === own);
  const ofOthers = offered.filter(({ system }) => system !== own);
  return (
    <Panel title={say('app.downloads.title')}>
      <Links>
        {ofThisDevice.map(({ system, name, link }) => (
          <li key={system}>
            <ButtonLink {...link.anchor} tone="primary" icon={<DownloadIcon size={20} />}>
              {say('app.downloads.own', { system: say(name) })}
            </ButtonLink>
          </li>
        ))}
        {ofOthers.map(({ system, name, link }) => (
          <li key={system}>
            <ButtonLink {...link.anchor} icon={<DownloadIcon size={20} />}>
              {say(name)}
            </ButtonLink>
          </li>
        ))}
      </Links>
    </Panel>
  );
}
