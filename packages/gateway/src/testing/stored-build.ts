import { integrityOf } from '../releases/integrity.ts';
import type { SignedDocument, Upload } from '../releases/store/store.ts';

/** A file that is much smaller when it is packed. */
export const LONG = `globalThis.entry = 1; // ${'x'.repeat(4_000)}`;

/** The files of the build that tests of stores keep. */
export const FILES: Readonly<Record<string, string>> = {
  'entry.js': LONG,
  'chunks/page.js': '// page',
  'text.woff2': 'no font',
  'server/entry.cjs': `// ${LONG}`,
};

/** Returns the document of a build with {@link FILES}. */
export function documentOf(release = '1.0.0-a', more: object = {}): SignedDocument {
  const hash = (file: string) => integrityOf(Buffer.from(FILES[file] ?? ''));
  const files = Object.fromEntries(
    ['entry.js', 'chunks/page.js', 'text.woff2'].map((file) => [file, hash(file)]),
  );
  const baseUrl = `/remotes/mf-lobby/${release}/`;
  return { release, baseUrl, files, server: { 'entry.cjs': hash('server/entry.cjs') }, ...more };
}

/** Puts all files of {@link FILES} that an upload misses. */
export async function putAll(upload: Upload): Promise<void> {
  for (const file of await upload.missing()) await upload.put(file, Buffer.from(FILES[file] ?? ''));
}
