import type { CredentialStore } from '../session/credentials.ts';
import type { Showcase, ShowcaseDeps } from './showcase.ts';

interface ShowcaseLoaderDeps extends Omit<ShowcaseDeps, 'session'> {
  readonly credentials: Pick<CredentialStore, 'get'>;
  readonly session: () => ShowcaseDeps['session'];
}

/** Returns the showcase of a visitor without a token, or `undefined` elsewhere. Other sites never load its code. */
export type ShowcaseLoader = () => Promise<Showcase> | undefined;

/** Creates the function that loads the showcase when the first call is sent in this mode. */
export function createShowcaseLoader({ credentials, session, ...deps }: ShowcaseLoaderDeps): ShowcaseLoader {
  let loading: Promise<Showcase> | undefined;

  async function load(): Promise<Showcase> {
    try {
      const { createShowcase } = await import('./showcase.ts');
      return createShowcase({ ...deps, session: session() });
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return () => (deps.site.get().settings.demo && !credentials.get() ? (loading ??= load()) : undefined);
}
