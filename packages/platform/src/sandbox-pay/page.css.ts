/** The page's whole look; its hash stands in the page's policy. */
export const PAGE_CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, "Noto Sans", sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; background: Canvas; color: CanvasText; }
main { box-sizing: border-box; width: min(28rem, 100%); padding: 2rem 1.25rem; }
.sandbox { margin: 0 0 1.5rem; padding: .75rem 1rem; border: 2px dashed #b45309; border-radius: .5rem; font-weight: 600; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1rem; margin: 0 0 1.5rem; }
dt { opacity: .75; }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.amount { font-size: 1.25rem; font-weight: 700; }
form { display: grid; gap: .75rem; }
button { min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid #767676; border-radius: .5rem; background: transparent; color: inherit; font: inherit; cursor: pointer; }
button:hover { background: rgb(128 128 128 / .15); }
button.main { border-color: #15603b; background: #15603b; color: #fff; font-weight: 600; }
button.main:hover { background: #0f4a2d; }
button:focus-visible, a:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
.state { margin: 0 0 1rem; font-weight: 600; }
a { color: LinkText; display: inline-block; padding: .5rem 0; }
`;
