/** npm runs this in a package after packing it. */
import { restore } from './swap.mjs';

restore(process.cwd());
