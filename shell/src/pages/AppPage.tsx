import styled from '@emotion/styled';
import {
  Button,
  color,
  ComputerIcon,
  DownloadIcon,
  type Icon,
  media,
  Notice,
  Panel,
  PhoneIcon,
  space,
  text as textSize,
} from '@tessera/ui';
import { useText, type MessageId } from '../text.ts';
import { PageHead, TextPage } from './page.styles.ts';
import { useInstall } from './use-install.ts';

const WAYS: readonly (readonly [title: MessageId, text: MessageId, icon: Icon])[] = [
  ['app.android.title', 'app.android.text', PhoneIcon],
  ['app.ios.title', 'app.ios.text', PhoneIcon],
  ['app.desktop.title', 'app.desktop.text', ComputerIcon],
];

const Ways = styled.ol`
  display: grid;
  gap: ${space[12]};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[16]};
  }
  & > li {
    display: grid;
  }
`;

const Way = styled(Panel)`
  & p {
    color: ${color.muted};
    font-size: ${textSize[16]};
  }
`;

/** How the lobby gets onto a phone or computer: installed from the browser, without a store. */
export default function AppPage() {
  const text = useText();
  const install = useInstall();
  return (
    <TextPage data-wide="">
      <PageHead>
        <h1>{text('app.title')}</h1>
        <p>{text('app.text')}</p>
      </PageHead>
      {install.state === 'possible' && (
        <div>
          <Button tone="primary" size="lg" icon={<DownloadIcon size={20} />} onClick={install.ask}>
            {text('app.install')}
          </Button>
        </div>
      )}
      {install.state === 'done' && <Notice tone="success">{text('app.installed')}</Notice>}
      <Ways>
        {WAYS.map(([title, hint, WayIcon]) => (
          <li key={title}>
            <Way title={text(title)} action={<WayIcon size={24} />}>
              <p>{text(hint)}</p>
            </Way>
          </li>
        ))}
      </Ways>
    </TextPage>
  );
}
