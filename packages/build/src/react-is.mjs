/**
 * The names of `react-is` that `hoist-non-react-statics` uses, which comes to the shell with emotion's `withTheme`. The
 * package itself is 2 kB in every visitor's first download.
 */
export const ForwardRef = Symbol.for('react.forward_ref');
export const Memo = Symbol.for('react.memo');

/** Returns whether a component was made by `React.memo`. */
export const isMemo = (component) => component?.$$typeof === Memo;
