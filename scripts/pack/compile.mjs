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
import { folderOf, LIB, dependenciesOf, readManifest, ROOT } from './packages.mjs';

const TSC = join(
  createRequire(join(ROOT, 'package.json')).resolve('typescript-7/package.json'),
  '../bin/tsc',
);

/** Whether the package has TypeScript. One without `tsconfig.json` is plain JavaScript. */
export const isCompiled = (name) => existsSync(join(folderOf(name), 'tsconfig.json'));

/**
 * Compiles a package to ES modules with declarations and copies its other files (style sheets, images, catalogues),
 * but no tests.
 * @param {string} name one of the packed packages
 * @param {(name: string) => string} libOf folder of a package's compiled files; those of its dependencies must exist
 * @throws Error with the compiler's output
 */
export function compile(name, libOf) {
  if (!isCompiled(name)) return;
  const source = join(folderOf(name), 'src');
  const lib = libOf(name);
  mkdirSync(dirname(lib), { recursive: true });
  // Compiled beside the target and then renamed, so that a concurrent pack never sees partial output.
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
      // Uses the compiled declarations of its dependencies, whose sources are in their own tarballs.
      paths: Object.fromEntries(dependenciesOf(name).flatMap((one) => pathsOf(one, libOf(one)))),
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

/**
 * Rewrites imports in declarations. The compiler leaves `./x.ts`, which type checkers outside take for a missing
 * source.
 */
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
