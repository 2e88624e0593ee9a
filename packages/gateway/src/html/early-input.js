/*
 * Runs in the page before any other script: takes down what a player does to the server's markup until the shell's
 * script has come, which then does it (shell/src/boot/early-taps.ts). A button that was tapped shows it for as
 * long as its tap is kept.
 */
(() => {
  const inputs = [];
  const life = new AbortController();
  let shown;
  const take = ({ type, target, isTrusted }) => {
    if (!isTrusted) return;
    if (type === 'click') {
      shown?.cancel();
      shown = target.closest?.('button')?.animate?.([{ opacity: 0.75 }, { opacity: 0.45 }], {
        duration: 700,
        iterations: 14,
        direction: 'alternate',
        easing: 'ease-in-out',
      });
      inputs.push({ type, target, at: performance.now(), shown });
    } else inputs.push({ type, target, at: performance.now() });
  };
  for (const name of ['click', 'input']) {
    addEventListener(name, take, { capture: true, signal: life.signal });
  }
  window.tesseraEarlyInput = { inputs, end: () => life.abort() };
})();
