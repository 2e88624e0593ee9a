import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIcons } from './read-icons.mjs';

/** `npm run icons -w @tessera/gateway`: writes what the icon service serves out of the design system's icons. */
const place = join(import.meta.dirname, '../src/icons/line-icons.json');
writeFileSync(place, `${JSON.stringify(readIcons(), null, 2)}\n`);
