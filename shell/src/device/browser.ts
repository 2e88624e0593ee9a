/** The facts about the browser on which pages depend, from its user agent. */
export interface Browser {
  readonly system: 'ios' | 'android' | 'desktop';
  readonly name: 'safari' | 'chrome' | 'edge' | 'uc' | 'firefox' | 'other';
  /** Whether the page is inside another app, whose browser installs no apps and may not open windows. */
  readonly isInApp: boolean;
}

const IN_APP = /\bFBA[NV]\b|FB_IAB|\bLine\/|MicroMessenger|Instagram|\bGSA\/|; wv\)/;

/** In this order: most browsers also claim to be Chrome or Safari. */
const NAMES = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['uc', /\bUC ?Browser\/|\bUCWEB/],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  [
    'other',
    /\bOP[RTX]\/|SamsungBrowser\/|MiuiBrowser\/|HuaweiBrowser\/|MQQBrowser\/|DuckDuckGo\/|YaBrowser\//,
  ],
  ['chrome', /\b(?:Chrome|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const satisfies readonly (readonly [Browser['name'], RegExp])[];

/** @param touchPoints of `navigator`: an iPad claims to be a Mac, which has no touch screen */
export function readBrowser(userAgent: string, touchPoints = 0): Browser {
  const isIos =
    /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1);
  const isInApp = IN_APP.test(userAgent);
  return {
    system: isIos ? 'ios' : /\bAndroid\b/.test(userAgent) ? 'android' : 'desktop',
    name: isInApp ? 'other' : (NAMES.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'),
    isInApp,
  };
}

/** Spec §5 Browser support: iOS needs Safari or Chrome, Android needs UC or Chrome. */
export function isSupported({ system, name }: Browser): boolean {
  switch (system) {
    case 'ios':
      return name === 'safari' || name === 'chrome';
    case 'android':
      return name === 'uc' || name === 'chrome';
    case 'desktop':
      return true;
  }
}

/** Whether the page runs as an installed app, without a browser's bars. */
export function isStandalone(page: Window): boolean {
  const ios = page.navigator as Navigator & { readonly standalone?: boolean };
  return ios.standalone === true || page.matchMedia('(display-mode: standalone)').matches;
}
