import '@tessera/ui/styles.css';
import { keepEarlyInput } from './early-taps.ts';
import { firstPaint } from './first-paint.ts';
import { orNotice } from './or-notice.ts';
import { nextTask } from '../services/edge/next-task.ts';

/**
 * The page's code in execution order, each piece in its own task: all at once would block the page. The pieces are in
 * one file, so nothing is fetched.
 */
const PIECES: readonly (() => unknown)[] = [
  // The first use of Intl is slow, since the browser loads its language data.
  () => Intl.NumberFormat.supportedLocalesOf('en'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tessera/kit/router'),
  () => import(/* webpackMode: "eager" */ '@tessera/kit/query'),
  () => import(/* webpackMode: "eager" */ '@emotion/styled'),
  () => import(/* webpackMode: "eager" */ '../composition/shared-modules.ts'),
  () =>
    import(
      /* webpackMode: "eager", webpackExports: ["createContainerLoader"] */ '../composition/federation.ts'
    ),
  () => import(/* webpackMode: "eager", webpackExports: ["createShellServices"] */ '../services/index.ts'),
  () => import(/* webpackMode: "eager" */ '../layout/Layout.tsx'),
];

void orNotice(window, start);

/** Records the player's input from now on, and starts the rest after the first paint. */
async function start(): Promise<void> {
  keepEarlyInput(window);
  await firstPaint(document);
  for (const piece of PIECES) {
    await piece();
    await nextTask();
  }
  const { boot } = await import(/* webpackMode: "eager" */ './main.tsx');
  await nextTask();
  await boot();
}
