/**
 * The schemas of what is published, for builds, publishers and gateways. An entry of its own: a browser takes what
 * the gateway has checked, and need not carry them.
 */
export { remoteConfig, shellRoute } from './config.ts';
export { made, registry, registryEntry, release, shellRelease } from './registry.ts';
