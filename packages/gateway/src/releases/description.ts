import * as v from 'valibot';
import {
  isSafeFile,
  publication,
  releaseId,
  remoteBuild,
  shellBuild,
  type RemoteBuild,
  type ShellBuild,
} from './documents.ts';
import { baseUrlOf, DOCUMENT, SERVER_FOLDER, SHELL } from './folders.ts';
import { refuse, Refused, type Refusal } from './refusal.ts';

/** What a build or a release says of itself, read by the contract's schema. */
export type Description = { readonly name: string } & (
  | { readonly kind: 'shell'; readonly document: ShellBuild }
  | { readonly kind: 'remote'; readonly document: RemoteBuild }
);

/**
 * Reads the description of a build, of the shell or of a remote.
 * @param where begins what refusals are about
 * @throws Refused where it does not obey the contract, or names files that cannot be loaded
 */
export function describe(value: unknown, where: string): Description {
  const isRemote = typeof value === 'object' && value !== null && 'config' in value;
  const description: Description = isRemote
    ? named(parse(remoteBuild, value, where))
    : { kind: 'shell', name: SHELL, document: parse(shellBuild, value, where) };
  refuse([...wrongNames(description, where), ...unhashed(description, where)]);
  return description;
}

function named(document: RemoteBuild): Description {
  return { kind: 'remote', name: document.config.name, document };
}

/**
 * What a signed document must say beside its build: who made it and whose signature it is.
 * @throws Refused where something of it is missing, or its address is not the release's own
 */
export function publicationOf(
  value: unknown,
  { name, document: { release } }: Description,
): v.InferOutput<typeof publication> {
  const where = `${name} ${release}`;
  const said = parse(publication, value, where);
  const expected = baseUrlOf(name, release);
  if (said.baseUrl !== expected) {
    const hint = 'fill in the address before you sign';
    throw new Refused([{ code: 'form', what: `${where}: baseUrl`, expected, actual: said.baseUrl, hint }]);
  }
  return said;
}

function parse<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, where: string): Output {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new Refused(
    parsed.issues.map((issue) => ({
      code: 'form',
      what: `${where}: ${v.getDotPath(issue) ?? 'the description'}`,
      expected: issue.expected ?? issue.message,
      actual: issue.received,
      hint: 'build it with this contract',
    })),
  );
}

function wrongNames({ document }: Description, where: string): Refusal[] {
  const { release, files, server } = document;
  const hint = 'build it with this contract';
  const id = v.safeParse(releaseId, release);
  const reasons: Refusal[] = (id.issues ?? []).map(({ message }) => {
    return {
      code: 'form',
      what: `${where}: release`,
      expected: message,
      actual: JSON.stringify(release),
      hint,
    };
  });
  const taken = (file: string) =>
    file === DOCUMENT || file.startsWith(`${SERVER_FOLDER}/`) || file.endsWith('.br');
  const wrong = [
    ...Object.keys(files).filter((file) => !isSafeFile(file) || taken(file)),
    ...Object.keys(server).filter((file) => !isSafeFile(file)),
  ];
  for (const file of wrong) {
    reasons.push({
      code: 'form',
      what: `${where}: a file`,
      expected: 'a name inside the release that the store does not use itself',
      actual: JSON.stringify(file),
      hint,
    });
  }
  return reasons;
}

/** Whatever is going to be loaded must have a hash: a browser refuses it without. */
function unhashed(description: Description, where: string): Refusal[] {
  const { files, parts } = description.document;
  const first =
    description.kind === 'shell'
      ? [...description.document.scripts, ...description.document.styles, ...description.document.fonts]
      : [description.document.entry];
  const loaded = new Set([...first, ...Object.values(parts).flat()]);
  const without = [...loaded].filter((file) => !Object.hasOwn(files, file));
  return without.map((file) => ({
    code: 'hash',
    what: `${where}: ${file}`,
    expected: 'a hash in "files", since it is to be loaded',
    actual: 'none',
    hint: 'build it again',
  }));
}
