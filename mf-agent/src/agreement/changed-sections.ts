interface Section {
  readonly title: string;
  readonly content: string;
}

/** Returns the sections that an older version did not have, or had with another content. */
export function changedSections<One extends Section>(now: readonly One[], before: readonly Section[]): One[] {
  const contents = new Map(before.map(({ title, content }) => [title, content]));
  return now.filter(({ title, content }) => contents.get(title) !== content);
}
