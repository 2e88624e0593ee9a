/** The panel's own look, in a shadow root: nothing of the remote's styles comes in, nothing of these goes out. */
export const STYLES = `
:host { all: initial; }
* { box-sizing: border-box; }
.bench {
  --ground: #16181d; --card: #1e2128; --field: #2a2e37; --line: #3a3f4b; --edge: #757d8f;
  --text: #eceef2; --muted: #a9b0be; --accent: #8ab8ff; --on-accent: #0b1a30; --bad: #ff9a8f;
  position: fixed; inset: 0; display: grid; grid-template-columns: minmax(0, 1fr) 320px;
  background: #0c0d10; color: var(--text); color-scheme: dark;
  font: 13px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
.bench[data-collapsed] { grid-template-columns: minmax(0, 1fr) 44px; }
.stage { display: flex; justify-content: center; align-items: flex-start; min-inline-size: 0; overflow: hidden; }
.stage iframe { inline-size: 100%; block-size: 100%; border: 0; background: #fff0; }
.stage[data-frame='desktop'] { justify-content: flex-start; }
.stage[data-frame='phone'] { align-items: center; padding-block: 16px; }
.stage[data-frame='phone'] iframe { border-radius: 24px; outline: 1px solid var(--line); outline-offset: 6px; }
.panel { display: flex; flex-direction: column; min-block-size: 0; background: var(--ground); border-inline-start: 1px solid var(--line); }
.panel > header { display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 12px 12px 12px 16px; border-block-end: 1px solid var(--line); }
h1, h2, p, ol, ul, pre { margin: 0; padding: 0; list-style: none; }
h1 { font-size: 15px; font-weight: 650; line-height: 1.3; }
.source { color: var(--muted); font-size: 12px; }
.toggle { inline-size: 32px; min-block-size: 32px; padding: 0; display: grid; place-items: center; }
[data-collapsed] .panel > header { padding: 6px; border: 0; justify-content: center; }
[data-collapsed] .panel > header > div { display: none; }
[data-collapsed] .toggle svg { transform: rotate(180deg); }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
#sections { display: flex; flex-direction: column; min-block-size: 0; flex: 1; }
#sections[hidden] { display: none; }
.choices { flex: 1; min-block-size: 120px; overflow-y: auto; overscroll-behavior: contain; }
.done { flex: none; border-block-start: 1px solid var(--line); }
.choices > details + details { border-block-start: 1px solid var(--line); }
.title { display: flex; align-items: center; gap: 8px; padding: 10px 16px; cursor: pointer; list-style: none; }
.title::-webkit-details-marker { display: none; }
.title::before { content: ''; inline-size: 6px; block-size: 6px; border: solid var(--muted); border-width: 0 1.5px 1.5px 0; margin-inline: 1px 3px; transform: rotate(-45deg); transition: transform .12s; }
.panel details[open] > .title::before { transform: translateY(-2px) rotate(45deg); }
h2 { font-size: 12px; font-weight: 600; letter-spacing: .02em; }
.badge { margin-inline-start: auto; padding: 1px 8px; border-radius: 99px; background: #4b2320; color: var(--bad); font-size: 11px; }
.section { display: grid; gap: 8px; }
details > .section { padding: 2px 16px 16px; }
.row { display: grid; grid-template-columns: 104px minmax(0, 1fr); align-items: center; gap: 12px; }
.row > label { color: var(--muted); }
.row:has(> textarea) { align-items: start; }
select, input:not([type='radio'], [type='checkbox'], [type='range']), textarea, button {
  font: inherit; color: var(--text); background: var(--field); border: 1px solid var(--edge); border-radius: 6px; min-block-size: 30px; padding: 3px 8px; inline-size: 100%; min-inline-size: 0;
}
textarea, pre { font-family: ui-monospace, 'SF Mono', Menlo, monospace; font-size: 12px; }
textarea { resize: vertical; }
input:invalid { border-color: var(--bad); }
button { cursor: pointer; font-weight: 550; border-color: transparent; }
button:hover:not(:disabled) { background: #363b47; }
button:disabled { opacity: .5; cursor: default; }
:is(button, select, input, textarea, summary, .segments label:focus-within):focus-visible, .segments label:focus-within { outline: 2px solid var(--accent); outline-offset: 1px; }
.segments { display: flex; margin: 0; padding: 2px; border: 0; border-radius: 8px; background: var(--field); min-inline-size: 0; }
.segments legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.segments label { flex: 1; position: relative; border-radius: 6px; }
.segments input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.segments span { display: block; padding: 4px 6px; text-align: center; border-radius: 6px; color: var(--muted); }
.segments input:checked + span { background: var(--accent); color: var(--on-accent); font-weight: 600; }
input[type='checkbox'] { appearance: none; inline-size: 34px; block-size: 20px; margin: 0; border-radius: 99px; background: var(--field); border: 1px solid var(--edge); position: relative; cursor: pointer; justify-self: start; }
input[type='checkbox']::after { content: ''; position: absolute; inset-block-start: 2px; inset-inline-start: 2px; inline-size: 14px; block-size: 14px; border-radius: 50%; background: var(--muted); transition: translate .12s; }
input[type='checkbox']:checked { background: var(--accent); border-color: var(--accent); }
input[type='checkbox']:checked::after { translate: 14px 0; background: var(--on-accent); }
.latency { display: flex; align-items: center; gap: 8px; }
.latency input { flex: 1; min-inline-size: 0; accent-color: var(--accent); }
output { min-inline-size: 38px; text-align: end; font-variant-numeric: tabular-nums; }
.buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.buttons button { flex: 1; white-space: nowrap; }
.failures { display: grid; gap: 4px; }
.failures li { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 2px 2px 2px 8px; border-radius: 6px; background: #3a2523; }
.failures b { color: var(--bad); font-weight: 600; }
.failures button { inline-size: 28px; min-block-size: 28px; padding: 0; background: none; }
.failure { color: var(--bad); overflow-wrap: anywhere; }
.quiet { color: var(--muted); }
.captcha { border-radius: 6px; justify-self: end; }
.log { display: grid; max-block-size: 26dvh; overflow-y: auto; border: 1px solid var(--line); border-radius: 6px; }
.log li { padding: 4px 8px; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.log li:last-child { border: 0; }
.log b { display: inline-block; min-inline-size: 50px; color: var(--muted); font-weight: 500; }
.log [data-failed] { color: var(--bad); }
.log summary { cursor: pointer; list-style: none; }
.log pre { margin-block: 4px; padding: 8px; border-radius: 6px; background: #101217; color: var(--text); overflow: auto; max-block-size: 200px; }
@media (max-width: 899px) {
  .bench, .bench[data-collapsed] { grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); }
  .bench { font-size: 15px; }
  .panel { border-inline: 0; border-block-start: 1px solid var(--line); max-block-size: 55dvh; }
  .panel > header, [data-collapsed] .panel > header { padding: 4px 8px 4px 16px; justify-content: space-between; }
  [data-collapsed] .panel > header > div { display: block; }
  .panel > header > div { display: flex; gap: 8px; align-items: baseline; }
  .toggle { inline-size: 44px; min-block-size: 44px; background: none; }
  .toggle svg { transform: rotate(90deg); }
  [data-collapsed] .toggle svg { transform: rotate(-90deg); }
  .stage[data-frame='phone'] { padding: 0; }
  .stage[data-frame='phone'] iframe { border-radius: 0; inline-size: 100% !important; block-size: 100% !important; }
  select, input:not([type='radio'], [type='checkbox'], [type='range']), textarea, button { min-block-size: 40px; font-size: 16px; }
  .segments span { padding-block: 9px; }
  .title { padding-block: 12px; }
  #sections { overflow-y: auto; }
  .choices { flex: none; overflow: visible; }
  .failures button { inline-size: 40px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
