import '@tessera/ui/styles.css';
import { keepEarlyInput } from './early-taps.ts';
import { firstPaint } from './first-paint.ts';
import { nextTask } from '../services/edge/next-task.ts';

/**
 * The page's code in the order in which it is run, each piece in a task of its own: a script is compiled and run as
 * it is asked for, and all of it at once would hold the page. Nothing is fetched by this: it is one file.
 */
const PIECES: readonly (() => unknown)[] = [
  // The first question to the browser about its languages takes it longer than all later ones.
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

void start();

/** From now on nothing that the player does is lost; the rest begins when the page has been seen. */
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
