import semver from 'semver';
import type { RemoteBuild, ShellBuild } from './documents.ts';

/**
 * Why a remote cannot live in a shell; empty when it can. Each reason names what is wanted, what is provided and
 * how to mend it.
 */
export function misfits(remote: RemoteBuild, shell: ShellBuild): string[] {
  const who = `${remote.config.name} ${remote.release}`;
  const where = `the shell ${shell.release}`;
  const reasons: string[] = [];

  const { contract } = remote.config;
  if (!accepts(contract, shell.contract)) {
    reasons.push(
      `${who} wants contract ${contract}, ${where} provides ${shell.contract}: ` +
        `build ${remote.config.name} for that contract, or publish a shell that provides the wanted one`,
    );
  }
  for (const [name, range] of Object.entries(remote.shared)) {
    const provided = shell.provides[name];
    if (provided === undefined) {
      reasons.push(
        `${who} wants ${name} ${range}, ${where} does not provide it: ` +
          `add it to the table of shared packages and publish the shell, or bundle it into the remote`,
      );
    } else if (!accepts(range, provided)) {
      reasons.push(
        `${who} wants ${name} ${range}, ${where} provides ${provided}: ` +
          `build the remote with ${name} ${provided}, or publish a shell that brings the wanted one`,
      );
    }
  }
  return reasons;
}

function accepts(range: string, version: string): boolean {
  return semver.validRange(range) !== null && semver.satisfies(version, range);
}

/** Places that two parts of the same site both claim: only one could have them. */
export function clashes(remotes: readonly RemoteBuild[], shell: ShellBuild): string[] {
  const owners = new Map<string, string>();
  const reasons: string[] = [];
  const claim = (place: string, owner: string) => {
    const first = owners.get(place);
    if (first === undefined) owners.set(place, owner);
    else reasons.push(`${owner} claims ${place}, which ${first} has: change one of their configurations`);
  };
  for (const route of shell.routes) claim(`the route ${route.path}`, 'the shell');
  for (const { config } of remotes) {
    for (const route of config.routes) claim(`the route ${route.path}`, config.name);
    for (const dialog of config.dialogs) claim(`the dialog "${dialog}"`, config.name);
  }
  return reasons;
}
