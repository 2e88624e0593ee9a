import { serveSprites } from '../../../../page/parts/sprites/serve.ts';
import { THEATRE_ART } from './theatre.art.ts';

serveSprites(THEATRE_ART);
