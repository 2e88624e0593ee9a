import { TextEncoder } from 'node:util';

/** What jsdom has not of a browser: bytes of texts, modal dialogs, media queries, sizes. For tests that show a page. */
export function fitJsdom(): void {
  globalThis.TextEncoder = TextEncoder;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('reduce'),
      media,
    }) as unknown as MediaQueryList;
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}
