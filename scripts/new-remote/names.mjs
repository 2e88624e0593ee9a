/** Valid names, the same as in the contract's schema of `remote.config.ts`. */
const NAME = /^mf-[a-z]+(-[a-z]+)*$/;

/**
 * Checks a remote's name.
 * @throws Error that says how remotes are named
 */
export function assertValidName(name) {
  if (!NAME.test(name))
    throw new Error(
      `"${name}" is not a valid name: write mf- and lower-case letters, such as mf-tips or mf-daily-tips.`,
    );
}

/** `mf-daily-tips` → `/daily-tips` */
export const routeOf = (name) => `/${name.slice('mf-'.length)}`;

/** `mf-daily-tips` → `Daily tips` */
export function titleOf(name) {
  const words = name.slice('mf-'.length).replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}

/** Checks a title. It becomes a message, in which braces and angle brackets have a meaning. */
export function assertValidTitle(title) {
  if (title.trim() === '' || /[{}<>]/.test(title))
    throw new Error(`--title "${title}" is not a valid title: write words without { } < >.`);
}
