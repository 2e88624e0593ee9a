import { TextDecoder, TextEncoder } from 'node:util';

/**
 * Gives jsdom what it lacks of a browser and Tessera's components use: modal dialogs, popovers, scrolling, text
 * encoding. Only what a test can see of them: open or not. Import it first: the router wants some of it when it is
 * imported itself.
 */
fill(globalThis, { TextEncoder, TextDecoder });
fill(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
fill(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
fill(Element.prototype, { scrollIntoView() {}, scrollTo() {} });
fill(window, { matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media }) });

function fill(target: object, missing: object): void {
  for (const [name, value] of Object.entries(missing)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}
