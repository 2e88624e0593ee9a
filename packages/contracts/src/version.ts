/**
 * The contract's own version (semver). A remote states the range that it was built for; the shell loads it only
 * where this version lies inside. Change it with every change of the API report: a new optional thing is a
 * minor, anything that a present remote could miss is a major.
 */
export const CONTRACT_VERSION = '1.4.0';
