import { LIB } from './packages.mjs';

/**
 * Returns the package.json for a tarball. Inside the repository a package exports its TypeScript sources (decision
 * 004), outside its compiled files. Dependencies stay as declared; packages that the shell provides are peers.
 */
export function packedManifest(source) {
  const { private: _private, scripts: _scripts, devDependencies: _development, ...kept } = source;
  const refused = Object.entries({ ...kept.dependencies, ...kept.peerDependencies }).filter(([, range]) =>
    /^(file|link|workspace):/.test(range),
  );
  if (refused.length > 0)
    throw new Error(
      `${source.name} depends on ${refused.map(([name, range]) => `${name} ${range}`).join(', ')}, which cannot be installed outside this repository: use a version`,
    );
  return {
    ...kept,
    exports: Object.fromEntries(
      Object.entries(kept.exports).map(([entry, target]) => [entry, packedTarget(target)]),
    ),
    ...(Array.isArray(kept.sideEffects) ? { sideEffects: kept.sideEffects.map(compiledTo) } : {}),
  };
}

function packedTarget(target) {
  if (typeof target === 'string' && isTypeScript(target))
    return { types: compiledTo(target).replace(/\.js$/, '.d.ts'), default: compiledTo(target) };
  if (typeof target === 'string') return compiledTo(target);
  return Object.fromEntries(Object.entries(target).map(([condition, file]) => [condition, compiledTo(file)]));
}

const isTypeScript = (file) => /\.tsx?$/.test(file) && !isDeclaration(file);
const isDeclaration = (file) => /\.d(\.\w+)?\.ts$/.test(file);

/**
 * Maps a source to its compiled file: `./src/standalone/run.tsx` → `./dist/lib/standalone/run.js`. Other files stay.
 */
function compiledTo(file) {
  if (!/^\.\/src\/.*\.(tsx?|css|json)$/.test(file)) return file;
  const inLib = file.replace('./src/', `./${LIB}/`);
  return isDeclaration(file) ? inLib : inLib.replace(/\.tsx?$/, '.js');
}
