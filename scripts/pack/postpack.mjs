/** What npm runs in a package when it is packed. */
import { restore } from './swap.mjs';

restore(process.cwd());
