/**
 * Adds the part of the native dialog that jsdom lacks, for tests: `showModal` and `close` set the attribute and
 * dispatch the event. Focus, top layer and backdrop are not simulated.
 */
export function installDialog(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeAttribute('open');
    // As in a browser, the event is dispatched after the caller of `close` has finished.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
