import type { Registry, Release } from '@tessera/contracts';

type Config = Release['config'];

/** Creates a remote's release. @param config its contributions */
export function aRelease(name: string, release: string, config: Partial<Config> = {}): Release {
  return {
    release,
    baseUrl: `/remotes/${name}/${release}/`,
    entry: 'entry.js',
    global: `${name}_${release}`,
    files: {},
    shared: {},
    server: {},
    titles: {},
    parts: {},
    signature: '',
    config: { name, contract: '^1.0.0', routes: [], slots: [], dialogs: [], wakes: [], ...config },
  };
}

const page = { titleId: 't', descriptionId: 'd', member: false, frame: 'page' } as const;

/** A lobby on the home page, and a remote with the promotions page. */
export const REGISTRY: Registry = {
  remotes: [
    {
      name: 'mf-lobby',
      live: aRelease('mf-lobby', '2', { slots: [{ slot: 'home.main', order: 10 }] }),
      previous: aRelease('mf-lobby', '1'),
    },
    {
      name: 'mf-promotions',
      live: aRelease('mf-promotions', '5', {
        routes: [{ ...page, id: 'promotion', path: '/discount/:id?' }],
      }),
      previous: null,
    },
  ],
};
