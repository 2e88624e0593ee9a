/** Schemas and definitions of `packages/wire`: these calls only return a value. */
const PURE_CALL = /(?<![\w$.])(?=(?:[vf]\.\w+|define(?:Call|Event))\()/g;

/**
 * Marks the calls that define schemas, calls and events as pure, so that the minifier leaves out those that an app does not
 * send. Modules alone are too coarse: a remote that sends one call of a file would contain all of them.
 */
export default function pureCallsLoader(source, map) {
  this.callback(null, source.replace(PURE_CALL, '/*#__PURE__*/ '), map);
}
