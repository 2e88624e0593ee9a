import { serveSprites } from '../../../../page/parts/sprites/serve.ts';
import { WATER_ART } from './water.art.ts';

serveSprites(WATER_ART);
