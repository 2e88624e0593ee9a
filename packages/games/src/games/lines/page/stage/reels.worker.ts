import { serveSprites } from '../../../../page/parts/sprites/serve.ts';
import { createReelsArt } from './reels.art.ts';

serveSprites(createReelsArt());
