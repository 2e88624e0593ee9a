/**
 * The contract's own version (semver). A remote states the range that it was built for; the shell loads it only
 * if this version is inside. Change it with every change of the API report: an addition is a minor, a change that an
 * existing remote could notice is a major.
 */
export const CONTRACT_VERSION = '1.11.0';
