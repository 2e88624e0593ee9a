import { useEffect, useState } from 'react';

interface TopHost {
  /** The element to render into; undefined on the server and during hydration. */
  readonly host: HTMLElement | undefined;
  /** Where the host is: the dialog that was opened last, or the page's body. */
  readonly place: HTMLElement | undefined;
}

/**
 * Keeps an element inside the modal dialog that was opened last, else at the end of the page. A modal dialog makes
 * everything outside it inert, the top layer included. The element is moved and never replaced, so that live regions in
 * it stay the same. Dialogs of all remotes count, therefore they are found in the document.
 */
export function useTopHost(): TopHost {
  const [top, setTop] = useState<TopHost>({ host: undefined, place: undefined });
  useEffect(() => {
    const { body } = document;
    const host = document.createElement('div');
    // Without a box, it changes no dialog's layout.
    host.style.display = 'contents';
    /** In the order of opening. */
    let opened = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];

    const settle = () => {
      opened = opened.filter((dialog) => dialog.open && dialog.isConnected);
      const place = opened.at(-1) ?? body;
      if (host.parentElement === place) return;
      place.append(host);
      removals.disconnect();
      // An open dialog may be removed with all that is in it.
      if (place !== body) removals.observe(body, { childList: true, subtree: true });
      setTop({ host, place });
    };
    const removals = new MutationObserver(() => {
      if (!host.isConnected) settle();
    });
    const openings = new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLDialogElement) opened = [...opened.filter((one) => one !== target), target];
      settle();
    });
    openings.observe(document, { attributes: true, attributeFilter: ['open'], subtree: true });
    settle();
    return () => {
      openings.disconnect();
      removals.disconnect();
      host.remove();
    };
  }, []);
  return top;
}
