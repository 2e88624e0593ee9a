import { CloseIcon, IconButton, Notice } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { isStandalone, readBrowser } from '../../device/browser.ts';
import { NoticePlace } from '../notice.styles.ts';
import { useServices } from '../services.context.ts';
import { isClosed, keepClosed, keepsData } from './closed-notices.ts';
import { deviceNotice, type DeviceNoticeKind } from './device-notice.rule.ts';
import type { LateText } from './use-late-text.ts';

const TEXTS = {
  browserIos: 'browser.ios',
  browserAndroid: 'browser.android',
  forgets: 'browser.forgets',
  homeScreen: 'homeScreen',
} as const;

/**
 * The alert for a browser that the site does not support or that keeps nothing, or the hint to keep the site on an iPhone's home
 * screen.
 */
export function DeviceNotice({ say }: { readonly say: LateText }) {
  const { native } = useServices();
  const [kind, setKind] = useState<DeviceNoticeKind>();
  const isNative = native.surroundings.kind === 'native';
  useEffect(() => {
    const { userAgent, maxTouchPoints } = navigator;
    setKind(
      deviceNotice({
        browser: readBrowser(userAgent, maxTouchPoints),
        isInstalled: isNative || isStandalone(window),
        keepsData: keepsData(),
        isBrowserKnown: isClosed('browser'),
        isHintKnown: isClosed('homeScreen'),
      }),
    );
  }, [isNative]);
  const close = () => {
    keepClosed(kind === 'homeScreen' ? 'homeScreen' : 'browser');
    setKind(undefined);
  };
  return (
    <div role="status">
      {kind && (
        <NoticePlace>
          <Notice
            tone={kind === 'homeScreen' ? 'info' : 'warning'}
            action={
              <IconButton size="sm" label={say('close')} onClick={close}>
                <CloseIcon size={18} />
              </IconButton>
            }
          >
            {say(TEXTS[kind])}
          </Notice>
        </NoticePlace>
      )}
    </div>
  );
}
