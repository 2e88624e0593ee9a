import {
  ComputerIcon,
  DownloadIcon,
  ExternalIcon,
  MoreIcon,
  Panel,
  PlusIcon,
  ShareIcon,
  type Icon,
} from '@tessera/ui';
import type { PageMessage, PageText } from '../use-page-text.ts';
import { Steps } from './app.styles.ts';
import type { InstallWay } from './install.way.ts';

type Step = readonly [picture: Icon, text: PageMessage];

/** The steps of the installation, with the signs that the browser shows. */
const STEPS: Partial<Record<InstallWay, { readonly title: PageMessage; readonly steps: readonly Step[] }>> = {
  ios: {
    title: 'app.ios.title',
    steps: [
      [ShareIcon, 'app.ios.share'],
      [PlusIcon, 'app.ios.add'],
    ],
  },
  android: {
    title: 'app.android.title',
    steps: [
      [MoreIcon, 'app.android.menu'],
      [DownloadIcon, 'app.android.add'],
    ],
  },
  addressBar: { title: 'app.desktop.title', steps: [[DownloadIcon, 'app.desktop.text']] },
  dock: { title: 'app.desktop.title', steps: [[ShareIcon, 'app.dock.text']] },
  openOutside: {
    title: 'app.outside.title',
    steps: [
      [MoreIcon, 'app.outside.menu'],
      [ExternalIcon, 'app.outside.open'],
    ],
  },
  phone: { title: 'app.desktop.title', steps: [[ComputerIcon, 'app.otherBrowser']] },
};

/** Shows the way that applies to this device, step by step. */
export function InstallSteps({ way, say }: { readonly way: InstallWay; readonly say: PageText }) {
  const known = STEPS[way];
  if (!known) return null;
  return (
    <Panel title={say(known.title)}>
      <Steps>
        {known.steps.map(([Picture, text]) => (
          <li key={text}>
            <span aria-hidden="true">
              <Picture size={28} />
            </span>
            <span>{say(text)}</span>
          </li>
        ))}
      </Steps>
    </Panel>
  );
}
