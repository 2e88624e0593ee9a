interface Section {
  readonly title: string;
  readonly content: string;
}

/** Returns the sections that an older version did not have, or had with another content. */
export function changedSections<One extends Section>(now: readonly One[], before: readonly Section[]): One[] {
  const contents = new Map(before.map(({ title, content }) => [title, content]));
  return now.filter(({ title, content }) => contents.get(title) !== content);
}

/** Returns the titles of sections that a version no longer has. */
export function removedTitles(now: readonly Section[], before: readonly Section[]): string[] {
  const titles = new Set(now.map(({ title }) => title));
  return before.map(({ title }) => title).filter((title) => !titles.has(title));
}
