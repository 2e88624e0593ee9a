import { join } from 'node:path';
import { loadQuickly } from '@tessera/server/load-quickly';

loadQuickly(join(process.env.DATA_DIR || '.data', 'compiled'));
await import('./program.ts');
