/** A comment that has its lines for itself, as those of styles have; webpack reads its own ones. */
const COMMENT = /^[ \t]*\/\*(?!\*)(?!.*webpack)[^*]*(?:\*(?!\/)[^*]*)*\*\/[ \t]*$/gm;

/** Leaves out the comments of styles: a minifier keeps them, as they are text within a template. Lines keep their numbers. */
export default function styleCommentsLoader(source) {
  return source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''));
}
