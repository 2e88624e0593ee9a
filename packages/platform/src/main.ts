import { join } from 'node:path';
import { loadQuickly } from './load-quickly.ts';

loadQuickly(join(process.env.DATA_DIR || '.data', 'compiled'));
await import('./program.ts');
