import { motifNames, type MotifName } from '../motifs/motifs.ts';
import { roles } from '../motifs/roles.ts';

/** Returns the motifs of a hint's words, the most wanted first: by name or by tag. */
export function hintedMotifs(hint = ''): readonly MotifName[] {
  const words = hint
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return words.flatMap((word) =>
    motifNames.filter((name) => name.toLowerCase() === word || roles[name].tags.includes(word)),
  );
}
