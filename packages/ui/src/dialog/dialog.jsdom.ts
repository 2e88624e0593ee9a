/**
 * The part of the native dialog that jsdom lacks: `showModal` and `close` set the attribute and send the event. For tests;
 * focus, the top layer and the backdrop are the browser's own.
 */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    // As in a browser, the event comes after whoever closed it has finished.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
