import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative } from 'node:path';
import { packedManifest } from './manifest.mjs';
import { folderOf, LIB, neededBy, readManifest, ROOT } from './packages.mjs';

const TSC = join(
  createRequire(join(ROOT, 'package.json')).resolve('typescript-7/package.json'),
  '../bin/tsc',
);

/** A package without a `tsconfig.json` is JavaScript already. */
export const isCompiled = (name) => existsSync(join(folderOf(name), 'tsconfig.json'));

/**
 * Compiles a package to ES modules with declarations, and copies what else lies beside its sources (style sheets,
 * pictures, catalogues). Tests stay behind.
 * @param {string} name one of the packed packages
 * @param {(name: string) => string} libOf where each one's compiled files are; those it depends on stand there already
 * @throws Error with the compiler's lines
 */
export function compile(name, libOf) {
  if (!isCompiled(name)) return;
  const source = join(folderOf(name), 'src');
  const lib = libOf(name);
  mkdirSync(dirname(lib), { recursive: true });
  // Made beside its place and renamed: whoever packs at the same time never sees half of it.
  const made = mkdtempSync(`${lib}-`);
  try {
    runCompiler(name, source, made, libOf);
    for (const file of filesBelow(made)) if (/\.d\.ts$/.test(file)) writeFileSync(file, withJsImports(file));
    for (const file of filesBelow(source).filter(isAsset)) {
      const target = join(made, relative(source, file));
      mkdirSync(dirname(target), { recursive: true });
      cpSync(file, target);
    }
    rmSync(lib, { recursive: true, force: true });
    renameSync(made, lib);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

function runCompiler(name, source, outDir, libOf) {
  const project = join(outDir, 'tsconfig.json');
  const config = {
    extends: join(folderOf(name), 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: source,
      outDir,
      typeRoots: [join(ROOT, 'node_modules/@types')],
      // Against the declarations of what it depends on: their sources belong to tarballs of their own.
      paths: Object.fromEntries(neededBy(name).flatMap((one) => pathsOf(one, libOf(one)))),
    },
    include: [source],
    exclude: [`${source}/**/*.test.ts`, `${source}/**/*.test.tsx`],
  };
  writeFileSync(project, JSON.stringify(config));
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSC, '-p', project], { encoding: 'utf8' });
  rmSync(project);
  if (status !== 0) throw new Error(`@tessera/${name} does not compile:\n${stdout}${stderr}`);
}

function pathsOf(name, lib) {
  const { exports } = packedManifest(readManifest(folderOf(name)));
  return Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object'
      ? [[join(`@tessera/${name}`, entry), [target.types.replace(`./${LIB}`, lib)]]]
      : [],
  );
}

/** The compiler leaves `./x.ts` in declarations, which a checker outside reads as a source that is not there. */
function withJsImports(file) {
  return readFileSync(file, 'utf8').replaceAll(
    /((?:from|import|require)\s*\(?\s*['"]\.{1,2}\/[^'"]*?)\.tsx?(['"])/g,
    '$1.js$2',
  );
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const isAsset = (file) => !['.ts', '.tsx'].includes(extname(file)) || /\.d(\.\w+)?\.ts$/.test(file);
