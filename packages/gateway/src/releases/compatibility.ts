import semver from 'semver';
import type { RemoteBuild, ShellBuild } from './documents.ts';
import type { Refusal } from './refusal.ts';

/** Why a remote cannot live in a shell; empty when it can. */
export function misfits(remote: RemoteBuild, shell: ShellBuild): Refusal[] {
  const { name, contract } = remote.config;
  const who = `${name} ${remote.release}`;
  const provided = (version: string) => `${version} of the shell ${shell.release}`;
  const reasons: Refusal[] = [];

  if (!accepts(contract, shell.contract)) {
    reasons.push({
      code: 'contract',
      what: `${who}: contract`,
      expected: contract,
      actual: provided(shell.contract),
      hint: `build ${name} for that contract, or publish a shell that provides the wanted one`,
    });
  }
  for (const [shared, range] of Object.entries(remote.shared)) {
    const version = shell.provides[shared];
    const what = `${who}: shared package ${shared}`;
    if (version === undefined) {
      const hint =
        'add it to the table of shared packages and publish the shell, or bundle it into the remote';
      reasons.push({ code: 'shared', what, expected: range, actual: provided('none'), hint });
    } else if (!accepts(range, version)) {
      const hint = `build ${name} with ${shared} ${version}, or publish a shell that brings the wanted one`;
      reasons.push({ code: 'shared', what, expected: range, actual: provided(version), hint });
    }
  }
  return reasons;
}

function accepts(range: string, version: string): boolean {
  return semver.validRange(range) !== null && semver.satisfies(version, range);
}

/** Places that two parts of the same site both claim: only one could have them. */
export function clashes(remotes: readonly RemoteBuild[], shell: ShellBuild): Refusal[] {
  const owners = new Map<string, string>();
  const reasons: Refusal[] = [];
  const claim = (place: string, owner: string, release: string) => {
    const first = owners.get(place);
    if (first === undefined) owners.set(place, owner);
    else {
      reasons.push({
        code: 'clash',
        what: `${owner} ${release}: ${place}`,
        expected: 'a place that no other part has',
        actual: `the one of ${first}`,
        hint: 'change the configuration of one of them',
      });
    }
  };
  for (const route of shell.routes) claim(`the route ${route.path}`, 'shell', shell.release);
  for (const { config, release } of remotes) {
    for (const route of config.routes) claim(`the route ${route.path}`, config.name, release);
    for (const dialog of config.dialogs) claim(`the dialog "${dialog}"`, config.name, release);
  }
  return reasons;
}
