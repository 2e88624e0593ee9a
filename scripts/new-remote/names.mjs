/** What a name can be; the schema of `remote.config.ts` in the contract wants the same. */
const NAME = /^mf-[a-z]+(-[a-z]+)*$/;

/** @throws Error that says how a remote is named */
export function refuseName(name) {
  if (!NAME.test(name))
    throw new Error(
      `"${name}" is no name of a remote: write mf- and small letters, such as mf-tips or mf-daily-tips.`,
    );
}

/** `mf-daily-tips` → `/daily-tips` */
export const routeOf = (name) => `/${name.slice('mf-'.length)}`;

/** `mf-daily-tips` → `Daily tips` */
export function titleOf(name) {
  const words = name.slice('mf-'.length).replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}

/** A title becomes a message: braces and angle brackets mean something there. */
export function refuseTitle(title) {
  if (title.trim() === '' || /[{}<>]/.test(title))
    throw new Error(`--title "${title}" cannot be a title: write words, without { } < >.`);
}
