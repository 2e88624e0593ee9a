import { serveSprites } from '../../../page/parts/sprites/serve.ts';
import { ASCENT_ART } from './ascent.art.ts';

serveSprites(ASCENT_ART);
