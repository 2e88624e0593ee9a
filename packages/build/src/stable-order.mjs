const NAME = 'StableOrderPlugin';
/** The names of one `export … from` statement are fewer. */
const MOST_NAMES = 10_000;

/**
 * Makes the same sources give the same files, whatever webpack's cache contains. Where an `export { a, b } from` leads past
 * modules that only re-export, webpack puts the modules of `a` and `b` into the bundle in the order in which it came to
 * them, which is another one with a cache. This plugin makes it the order of the statement.
 */
export class StableOrderPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, ({ hooks }) => {
      hooks.finishModules.tap(NAME, (modules) => {
        for (const { dependencies } of modules) orderReexports(dependencies);
      });
    });
  }
}

/** Numbers the names within their statement, whose number webpack sorts by. */
function orderReexports(dependencies) {
  const counts = new Map();
  for (const dependency of dependencies) {
    if (dependency.type !== 'harmony export imported specifier') continue;
    // A module from the cache has been numbered before.
    const statement = Math.floor(dependency.sourceOrder);
    const before = counts.get(statement) ?? 0;
    counts.set(statement, before + 1);
    dependency.sourceOrder = statement + before / MOST_NAMES;
  }
}
