import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** Returns the hash of a file, as in the browser's `integrity` attribute and the registry: `sha384-…`. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Makes webpack's chunk loader call the shell before it loads a script: `__tessera_script(script, url)` sets the hash
 * from the registry and throws for a file that no release lists. Federation's hooks cover only the entry, so a
 * tampered chunk would run without this.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(
        'ChunkIntegrityPlugin',
        (code) => `${code}\nself.__tessera_script(script, url);`,
      );
    });
  }
}
