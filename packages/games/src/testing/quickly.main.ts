import { keepCompiled, loadQuickly } from '@tessera/server/load-quickly';

/** Runs a script beside this one; what it compiles is kept for the next process that does. */
const [, , script = '', directory = ''] = process.argv;
loadQuickly(directory);
await import(`./${script}`);
keepCompiled();
