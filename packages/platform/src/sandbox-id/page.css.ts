/** The page's whole look; its hash is in the page's policy. */
export const PAGE_CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, "Noto Sans", sans-serif; --line: #d4d4dc; --raised: #fff; --ground: #f3f3f7; --ink: #17171f; --quiet: #5b5b6b; --accent: #4338ca; }
@media (prefers-color-scheme: dark) { :root { --line: #3b3b4a; --raised: #20202b; --ground: #14141b; --ink: #f1f1f6; --quiet: #a9a9ba; --accent: #a5b4fc; } }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; background: var(--ground); color: var(--ink); }
main { box-sizing: border-box; width: min(26rem, 100% - 2rem); margin: 1rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--raised); box-shadow: 0 1rem 3rem rgb(0 0 0 / .12); }
.sandbox { margin: -1.5rem -1.5rem 1.5rem; padding: .625rem 1.5rem; border-radius: 1rem 1rem 0 0; background: repeating-linear-gradient(-45deg, #fde68a 0 .75rem, #fcd34d .75rem 1.5rem); color: #422006; font-size: .875rem; font-weight: 600; }
h1 { margin: 0 0 .25rem; font-size: 1.375rem; line-height: 1.25; overflow-wrap: anywhere; }
p { margin: 0 0 1.25rem; color: var(--quiet); overflow-wrap: anywhere; }
form { display: grid; gap: .625rem; }
button { display: grid; min-height: 3.5rem; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .75rem; background: transparent; color: inherit; font: inherit; text-align: start; cursor: pointer; align-content: center; overflow-wrap: anywhere; }
button strong { font-weight: 600; }
button small { color: var(--quiet); font-size: .875rem; }
button:hover { border-color: var(--accent); }
button.refuse { min-height: 2.75rem; margin-top: .375rem; border-color: transparent; color: var(--accent); text-align: center; font-weight: 600; }
button.refuse:hover { border-color: var(--line); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
