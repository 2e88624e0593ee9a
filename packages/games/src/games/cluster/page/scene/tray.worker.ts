import { serveSprites } from '../../../../page/parts/sprites/serve.ts';

serveSprites({});
