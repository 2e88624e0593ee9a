import type { IframeHTMLAttributes } from 'react';

/**
 * Attributes of every frame that holds a provider's page. It may run as its own origin and open windows, but it cannot
 * navigate this page, open modal dialogs or download. The games' page is always of another origin than the lobby, which makes
 * `allow-same-origin` safe.
 */
export const PROVIDER_FRAME = {
  sandbox:
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock',
  referrerPolicy: 'no-referrer',
} as const satisfies IframeHTMLAttributes<HTMLIFrameElement>;
