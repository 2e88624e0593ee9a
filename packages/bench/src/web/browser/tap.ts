import type { Browser, CDPSession } from '@playwright/test';
import { LOAD_LIMIT_MS, withColdPage } from './load.ts';
import { installTapProbe, TAP_BINDING, type TapNews } from './tap.probe.ts';
import { TARGETS, type TargetName } from './targets.ts';

/** A tap that had no effect by then is tried again. */
const AGAIN_MS = 1_000;

/**
 * When a target really does what it promises: real input is sent to it as soon as it could answer, until a dialog
 * stands there or a window is opened.
 * @returns ms from the begin of navigation to the effect
 */
export function measureTap(browser: Browser, url: string, name: TargetName): Promise<number> {
  return withColdPage(browser, async ({ page, devtools }) => {
    let place: { x: number; y: number } | undefined;
    const effect = new Promise<number>((resolve) => {
      devtools.on('Runtime.bindingCalled', ({ name: binding, payload }) => {
        if (binding !== TAP_BINDING) return;
        const news = JSON.parse(payload) as TapNews;
        if (news.kind === 'effect') return resolve(news.atMs);
        place = news;
        tap(devtools, place);
      });
    });
    await devtools.send('Runtime.enable');
    await devtools.send('Runtime.addBinding', { name: TAP_BINDING });
    await page.addInitScript(installTapProbe, { target: TARGETS[name], binding: TAP_BINDING });

    const finger = setInterval(() => place && tap(devtools, place), AGAIN_MS);
    let late: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      late = setTimeout(
        () =>
          reject(new Error(`no tap on "${name}" had an effect within ${LOAD_LIMIT_MS / 1000} s at ${url}`)),
        LOAD_LIMIT_MS,
      );
    });
    try {
      const loaded = page.goto(url, { waitUntil: 'commit', timeout: LOAD_LIMIT_MS });
      return await Promise.race([loaded.then(() => effect), limit]);
    } finally {
      clearInterval(finger);
      clearTimeout(late);
    }
  });
}

/** Not waited for: while the page is busy its input stands in a queue, as a real finger's does. */
function tap(devtools: CDPSession, { x, y }: { readonly x: number; readonly y: number }): void {
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    // The page may be closed by then.
    devtools.send('Input.dispatchMouseEvent', { type, ...button }).catch(() => undefined);
  }
}
