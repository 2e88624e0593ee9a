/**
 * The router of a document without a shell: a remote's standalone page, and tests. Not in `@tessera/kit/router`, which
 * every visitor loads with all of its exports.
 */
export { BrowserRouter } from 'react-router-dom';
