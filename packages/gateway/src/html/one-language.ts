import type { Registry, Release } from '@tessera/contracts';
import { DEFAULT_LOCALE, type LocaleCode } from '@tessera/domain';

type Described = Pick<Release, 'files' | 'parts' | 'titles' | 'server' | 'made'>;

/** The registry as one page needs it. A change of language is another document, so the other languages stay away. */
export function registryIn({ remotes }: Registry, code: LocaleCode): Registry {
  return {
    remotes: remotes.map(({ live, previous, ...entry }) => ({
      ...entry,
      live: inOneLanguage(live, code),
      previous: previous && inOneLanguage(previous, code),
    })),
  };
}

/** A release without the titles and the message files of the other languages; English stays to fall back on. */
export function inOneLanguage<R extends Described>(release: R, code: LocaleCode): R {
  const isForeign = (part: string) =>
    part.startsWith('messages:') && part !== `messages:${code}` && part !== `messages:${DEFAULT_LOCALE}`;
  const parts = Object.entries(release.parts);
  const kept = parts.filter(([part]) => !isForeign(part));
  const keptFiles = new Set(kept.flatMap(([, files]) => files));
  const dropped = new Set(parts.flatMap(([, files]) => files).filter((file) => !keptFiles.has(file)));
  return {
    ...release,
    // The gateway's own matter, and that of those who ship.
    server: {},
    made: undefined,
    parts: Object.fromEntries(kept),
    files: Object.fromEntries(Object.entries(release.files).filter(([file]) => !dropped.has(file))),
    titles: Object.fromEntries(
      Object.entries(release.titles).map(([route, { [code]: own }]) => [route, own ? { [code]: own } : {}]),
    ),
  };
}
