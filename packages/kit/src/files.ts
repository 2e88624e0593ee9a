/** How a remote hands files to the browser: an entry of its own, so that only pages with exports load it. */
export { ExportFile, type ExportMessage } from './pages/ExportFile.tsx';
export { saveContent } from './pages/save-file.ts';
