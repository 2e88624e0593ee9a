import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** `sha384-…`, as the browser's `integrity` attribute and the registry write it. */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * Makes webpack's own chunk loader ask the shell before it loads a script: `__tessera_script(script, url)` sets
 * the hash that the registry knows for the file, and throws for a file that no release names. Federation's hooks
 * cover the entry only; without this a chunk that was tampered with would run.
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
