import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { BookContext, DeskContext, SlipContext } from './desk.ts';
import { useShortWay } from './use-short-way.ts';
import type { OpenView, SlipDraft } from './use-slip.ts';

/** What the parts of a page look at, kept apart by how often it is another: each part is drawn again for its own alone. */
export function AtDesk({
  view,
  slip,
  children,
}: {
  readonly view: OpenView;
  readonly slip: SlipDraft;
  readonly children: ComponentChildren;
}) {
  const { book, now } = view;
  const { book: name } = book;
  const { acts } = slip;
  const toSlip = useShortWay();
  const desk = useMemo(() => ({ name, now, toSlip, acts }), [name, now, toSlip, acts]);
  return (
    <DeskContext.Provider value={desk}>
      <BookContext.Provider value={book}>
        <SlipContext.Provider value={slip}>{children}</SlipContext.Provider>
      </BookContext.Provider>
    </DeskContext.Provider>
  );
}
