import { Fragment, type ReactNode } from 'react';

const MARK = '\u001f';

/**
 * Puts elements into a sentence of a catalogue, whose order of words is the language's.
 * @param write formats the sentence with a value for each placeholder
 */
export function sentenceWith<Name extends string>(
  write: (values: Readonly<Record<Name, string>>) => string,
  elements: Readonly<Record<Name, ReactNode>>,
): ReactNode[] {
  const names = Object.keys(elements) as Name[];
  const marked = Object.fromEntries(names.map((name) => [name, MARK + name + MARK])) as Record<Name, string>;
  return write(marked)
    .split(MARK)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : elements[part as Name]}</Fragment>);
}
