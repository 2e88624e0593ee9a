import type { Browser } from '@playwright/test';
import type { Tessera } from '@tessera/e2e/tessera';
import { measureVitals } from './browser/vitals.measure.ts';
import { BUNDLE_URL, buildBundle } from './variants/bundle.ts';
import type { Certificate } from './variants/certificate.ts';
import { startFront, type Front, type Protocol, type Variant } from './variants/front.ts';
import { withBundle, withoutScripts, type BundleFiles } from './variants/html.ts';

export type VariantName = 'tessera' | 'bundle' | 'plain';

/** The site's address per variant, over one protocol. */
export type Addresses = Readonly<Record<VariantName, string>>;

export interface Fronts {
  readonly of: (protocol: Protocol) => Addresses;
  readonly stop: () => Promise<void>;
}

/** Starts the site three times over each protocol: as it is, as one bundle, and without scripts. */
export async function startFronts(
  browser: Browser,
  { site }: Tessera,
  { protocols, certificate }: { readonly protocols: readonly Protocol[]; readonly certificate: Certificate },
): Promise<Fronts> {
  const fronts: Front[] = [];
  const start = async (variant: Variant, protocol: Protocol) => {
    const front = await startFront({ site, variant, protocol, certificate });
    fronts.push(front);
    return front.url;
  };
  const stop = async () => void (await Promise.all(fronts.map((front) => front.stop())));
  try {
    const bundle = await tunedBundle(browser, (variant) => start(variant, 'http1'));
    const variants = {
      tessera: { name: 'tessera', rewrite: (html) => html },
      bundle,
      plain: { name: 'plain', rewrite: withoutScripts },
    } satisfies Record<VariantName, Variant>;
    const addresses = new Map<Protocol, Addresses>();
    for (const protocol of protocols) {
      addresses.set(protocol, {
        tessera: await start(variants.tessera, protocol),
        bundle: await start(variants.bundle, protocol),
        plain: await start(variants.plain, protocol),
      });
    }
    return { of: (protocol) => addresses.get(protocol)!, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The bundle with hints of exactly what its first view asks for, found by a load without hints. */
async function tunedBundle(browser: Browser, start: (variant: Variant) => Promise<string>): Promise<Variant> {
  const { main, files, integrity } = await buildBundle();
  const variant = (preloads: readonly string[]): Variant => {
    const bundle: BundleFiles = { baseUrl: BUNDLE_URL, main, preloads, integrity };
    return {
      name: 'bundle',
      rewrite: (html) => withBundle(html, bundle),
      files: new Map([...files].map(([name, packed]) => [BUNDLE_URL + name, packed])),
    };
  };
  const { firstScripts } = await measureVitals(browser, await start(variant([])), true);
  const needed = firstScripts.map((path) => path.slice(BUNDLE_URL.length)).filter((file) => file !== main);
  return variant(needed);
}
