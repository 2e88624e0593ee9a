import { startPlatform } from '../../platform.ts';
import { readSettings } from '../../settings.ts';

/** A platform in a process of its own, by the environment's settings; it leaves the pictures undrawn. */
const platform = await startPlatform({
  ...readSettings(process.env),
  drawPictures: false,
  mediaDir: process.env.MEDIA_DIR,
});
process.once('SIGTERM', () => void platform.close().then(() => process.exit(0)));
process.stdout.write(`ready at ${platform.url}\n`);
