import { serveSprites } from '../../../../page/parts/sprites/serve.ts';
import { TRAY_ART } from './tray.art.ts';

serveSprites(TRAY_ART);
